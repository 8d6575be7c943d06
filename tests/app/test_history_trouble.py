"""What the history promises when the process, the file or the disk lets it down."""

from __future__ import annotations

import contextlib
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from app.errors import DiskProblemError
from app.history import History
from app.history.schema import MIGRATIONS

ROOT = Path(__file__).resolve().parents[2]
WRITER = """
import sys
from pathlib import Path
from app.history import History
history = History(Path(sys.argv[1]))
chat = history.create("killed")
history.add(chat, "user", "Count.")
reply = history.begin_reply(chat)
for number in range(1_000_000):
    history.append(reply.id, f"{number} ")
    print(number, flush=True)
"""
LIMITED = """
import resource, sys
from pathlib import Path
from app.errors import DiskProblemError
from app.history import History
path = Path(sys.argv[1])
history = History(path)
chat = history.list()[0].id
limit = max(file.stat().st_size for file in path.parent.iterdir())
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
reply = written = None
try:
    reply = history.begin_reply(chat)
    for number in range(100_000):
        history.append(reply.id, "x" * 500)
        written = number
except DiskProblemError as error:
    print(error.cause, "|", error.text, "|", error.fix, "|", written)
print(len(history.entries(chat)) > 0, len(history.search("first")))
history.close()
"""
OPENED = """
import sys
from pathlib import Path
from app.history import History
if sys.argv[2] == "limit":
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
elif sys.argv[2] == "nobody":
    import os
    if os.geteuid() == 0:
        os.setegid(65534); os.seteuid(65534)
history = History(Path(sys.argv[1]))
print(history.kept, "|", history.notice)
print([item.title for item in history.list()])
chat = history.create("of this run")
history.add(chat, "user", "still usable")
print([entry.text for entry in history.entries(chat)])
history.close()
"""


def child(code: str, *arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def written(path: Path, *titles: str) -> None:
    history = History(path)
    for title in titles:
        history.add(history.create(title), "user", f"the first of {title}")
    history.close()


def half_written(path: Path) -> None:
    history = History(path)
    chat = history.create("half-written")
    history.add(chat, "user", "Count.")
    reply = history.begin_reply(chat)
    history.append(reply.id, "hmm", reasoning=True)
    for number in range(40):
        history.append(reply.id, f"{number} ")
    history.close()


@pytest.mark.parametrize("seed", range(5))
def test_kill_9_loses_at_most_a_quarter_of_a_second(tmp_path, seed):
    path = tmp_path / "history.sqlite"
    process = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(random.Random(seed).uniform(0.0, 0.25))
    process.kill()
    said = process.stdout.read().split()
    process.wait()
    process.stdout.close()

    history = History(path)
    assert history.notice == ""
    (chat,) = history.list()
    question, reply = history.entries(chat.id)
    assert (question.text, reply.state) == ("Count.", "interrupted")
    numbers = [int(number) for number in reply.text.split()]
    assert numbers == list(range(len(numbers)))
    assert numbers[-1] >= int(said[-1] if said else 0)
    again = history.begin_reply(chat.id)
    history.finish_reply(again.id, state="complete", text="It goes on.")
    history.close()


def test_a_killed_run_leaves_no_deleted_conversation(tmp_path):
    path = tmp_path / "history.sqlite"
    history = History(path)
    history.delete(history.create("deleted"))
    copy = tmp_path / "as-killed.sqlite"
    for side in ("", "-wal"):
        shutil.copy(f"{path}{side}", f"{copy}{side}")
    history.close()
    again = History(copy)
    database = sqlite3.connect(copy)
    assert database.execute("SELECT COUNT(*) FROM conversations").fetchone() == (0,)
    database.close()
    again.close()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"this is no database at all, and longer than a header" * 40,
        lambda data: data[:100] + bytes(len(data) - 100),
        lambda data: data[: len(data) // 2],
        lambda data: data[:4096] + random.Random(1).randbytes(len(data) - 4096),
    ],
    ids=["text", "zeros", "half", "noise"],
)
def test_a_damaged_file_is_moved_aside_by_name(tmp_path, spoil):
    path = tmp_path / "history.sqlite"
    written(path, *(f"chat {number}" for number in range(60)))
    damaged = spoil(path.read_bytes())
    path.write_bytes(damaged)
    history = History(path)
    assert history.kept
    aside = re.search(r"history\.corrupt-\d{8}-\d{6}\.sqlite", history.notice)
    assert aside is not None
    assert (tmp_path / aside[0]).read_bytes()[:50] == damaged[:50]
    taken_over = [item.title for item in history.list()]
    history.create("a fresh start")
    history.close()
    again = History(path)
    assert [item.title for item in again.list()] == ["a fresh start", *taken_over]
    assert again.notice == ""
    again.close()


def test_damage_met_while_running_is_named(tmp_path):
    path = tmp_path / "history.sqlite"
    written(path, *(f"chat {number}" for number in range(200)))
    history = History(path)
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(random.Random(2).randbytes(size - 4096))
    with pytest.raises(DiskProblemError) as caught:
        history.search("first of chat")
    assert caught.value.cause == "history-damaged"
    history.close()


def emptied(path):
    path.write_bytes(b"")


def foldered(path):
    path.unlink()
    path.mkdir()


def without(*queries):
    def spoil(path):
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
            for query in queries:
                database.execute(query)

    return spoil


def only_the_log_left(path):
    path.unlink()
    path.with_name(f"{path.name}-wal").write_bytes(b"7" * 4096)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (emptied, "was empty"),
        (foldered, "was a folder"),
        (without("DROP TABLE runs", "DROP TABLE entries", "DROP TABLE conversations"), "damaged"),
        (without("ALTER TABLE entries DROP COLUMN stats"), "damaged"),
        (without("DROP TABLE runs"), "damaged"),
        (without("PRAGMA user_version = 0"), "damaged"),
        (only_the_log_left, "damaged"),
    ],
    ids=["empty", "folder", "no tables", "no column", "no table", "no version", "no file"],
)
def test_what_is_no_history_any_more_is_named_and_kept(tmp_path, spoil, said):
    path = tmp_path / "history.sqlite"
    written(path, "one")
    spoil(path)
    history = History(path)
    assert history.kept
    assert said in history.notice
    (aside,) = re.findall(r"history\.corrupt-[\d-]+\.sqlite", history.notice)
    assert list(tmp_path.glob(f"{aside}*"))
    history.add(history.create(), "user", "It goes on.")
    history.close()
    again = History(path)
    assert again.notice == ""
    again.close()


def test_a_first_start_finds_and_leaves_nothing_else(tmp_path):
    path = tmp_path / "history.sqlite"
    history = History(path)
    assert (history.notice, history.kept) == ("", True)
    history.close()
    assert [file.name for file in tmp_path.iterdir()] == ["history.sqlite"]


@pytest.mark.parametrize("lost", ["runs", "stats", "version"])
def test_of_a_history_without_a_part_everything_else_is_taken_over(tmp_path, lost):
    path = tmp_path / "history.sqlite"
    written(path, "one", "two")
    query = {
        "runs": "DROP TABLE runs",
        "stats": "ALTER TABLE entries DROP COLUMN stats",
        "version": "PRAGMA user_version = 0",
    }[lost]
    without(query)(path)
    history = History(path)
    assert "2 chats with 2 messages" in history.notice
    assert [[e.text for e in history.entries(c.id)] for c in history.list()] == [
        ["the first of two"],
        ["the first of one"],
    ]
    history.close()


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_page_costs_what_stood_on_it(tmp_path, seed):
    path, rng = tmp_path / "history.sqlite", random.Random(seed)
    history = History(path)
    for number in range(40):
        chat = history.create(f"chat {number}")
        history.add(chat, "user", f"question {number} " + "x" * rng.randrange(2000))
        history.add(chat, "assistant", f"answer {number} " + "y" * rng.randrange(9000))
    history.close()
    data = bytearray(path.read_bytes())
    page = rng.randrange(20, len(data) // 4096)
    data[page * 4096 : page * 4096 + 4096] = rng.randbytes(4096)
    path.write_bytes(data)
    history = History(path)
    found = [entry.text.split(" ")[:2] for c in history.list() for entry in history.entries(c.id)]
    whole = [[who, str(n)] for n in range(40) for who in ("question", "answer")]
    assert all(text in whole for text in found)
    assert len(found) >= 70
    assert history.notice == "" or "taken over" in history.notice
    history.close()


def told_at_length(path, n=40):
    history = History(path)
    for number in range(n):
        chat = history.create(f"chat {number}")
        history.add(chat, "user", f"question {number}" + " and so on" * 300)
    history.close()
    return path.read_bytes()


def read_again(path):
    history = History(path)
    history.close()
    (found,) = re.findall(r"taken over: (\d+) chats? with (\d+) messages?", history.notice)
    return int(found[0]), int(found[1])


@pytest.mark.parametrize("share", [0.9, 0.5, 0.25])
def test_of_a_history_that_was_cut_off_what_is_left_is_taken_over(tmp_path, share):
    path = tmp_path / "history.sqlite"
    data = told_at_length(path)
    path.write_bytes(data[: int(len(data) * share)])
    chats, messages = read_again(path)
    assert chats >= messages >= 40 * share - 8


@pytest.mark.parametrize("first", [1, 2, 4, 6])
def test_the_way_to_the_messages_may_be_damaged(tmp_path, first):
    path = tmp_path / "history.sqlite"
    data = bytearray(told_at_length(path))
    data[(first - 1) * 4096 : first * 4096] = random.Random(first).randbytes(4096)
    path.write_bytes(data)
    chats, messages = read_again(path)
    assert chats >= 20
    assert messages == 40


def test_what_holds_for_a_whole_conversation_is_taken_over_too(tmp_path):
    path = tmp_path / "history.sqlite"
    told_at_length(path, 3)
    history = History(path)
    chosen = dict(zip((item.id for item in history.list()), (True, False, None), strict=True))
    for chat, wanted in chosen.items():
        history.prepare(chat, "Be brief.", "precise")
        history.think_first(chat, wanted=wanted)
    history.close()
    data = bytearray(path.read_bytes())
    data[:4096] = random.Random(1).randbytes(4096)
    path.write_bytes(data)
    history = History(path)
    assert {item.id: item.thinking for item in history.list()} == chosen
    assert {item.instructions for item in history.list()} == {"Be brief."}
    history.close()


def test_nonsense_in_the_place_of_a_choice_is_no_choice(tmp_path):
    path = tmp_path / "history.sqlite"
    written(path, "one")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE conversations SET thinking = 'perhaps'")
    history = History(path)
    assert [item.thinking for item in history.list()] == [None]
    history.close()


def test_what_only_the_log_holds_is_taken_over_from_a_file_without_a_header(tmp_path):
    path, again = tmp_path / "history.sqlite", tmp_path / "again" / "history.sqlite"
    history = History(path)
    chat = history.create("alive")
    history.add(chat, "user", "said a moment ago")
    again.parent.mkdir()
    again.write_bytes(bytes(5000))
    shutil.copy(f"{path}-wal", f"{again}-wal")
    history.close()
    assert read_again(again) == (1, 1)


def test_messages_whose_text_is_cut_off_are_counted(tmp_path):
    path = tmp_path / "history.sqlite"
    history = History(path)
    chat = history.create("long")
    for text in ("short", "long " * 20_000, "longer " * 20_000):
        history.add(chat, "user", text)
    history.close()
    path.write_bytes(path.read_bytes()[:100_000])
    history = History(path)
    assert "1 chat with 1 message." in history.notice
    assert "2 more messages are damaged beyond reading" in history.notice
    history.close()


@pytest.mark.parametrize("killed", ["before", "between", "after"])
def test_a_run_that_is_killed_while_it_takes_over_loses_nothing(tmp_path, monkeypatch, killed):
    path = tmp_path / "history.sqlite"
    data = told_at_length(path, 4)
    path.write_bytes(data[:-4096])
    real = Path.replace

    def dies(source, target):
        last = str(source).endswith(".salvaged")
        if killed == "before" and not last:
            raise KeyboardInterrupt
        if killed == "between" and last:
            raise KeyboardInterrupt
        done = real(source, target)
        if killed == "after" and last:
            raise KeyboardInterrupt
        return done

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", dies)
        with pytest.raises(KeyboardInterrupt):
            History(path)
    history = History(path)
    assert len(history.list()) == 4
    history.close()
    assert not list(tmp_path.glob(".history*"))


def test_what_an_earlier_run_left_half_done_is_removed_once_it_is_old(tmp_path):
    path = tmp_path / "history.sqlite"
    old, young = tmp_path / ".history.sqlite.1.new", tmp_path / ".history.sqlite.2.new"
    folder = tmp_path / ".salvage-x"
    folder.mkdir()
    for left in (old, young, folder / "copy.sqlite"):
        left.touch()
    for left in (old, folder):
        os.utime(left, (0, 0))
    History(path).close()
    assert sorted(file.name for file in tmp_path.iterdir()) == [young.name, path.name]


def test_what_cannot_be_looked_at_of_that_costs_no_chat(tmp_path):
    path = tmp_path / "history.sqlite"
    (tmp_path / ".history.sqlite.1.new").symlink_to(tmp_path / "gone meanwhile")
    history = History(path)
    assert (history.kept, history.notice) == (True, "")
    history.close()


def test_a_history_of_the_first_version_is_taken_over_in_its_order(tmp_path):
    path = tmp_path / "history.sqlite"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        MIGRATIONS[0](database)
        now = "2026-01-01T00:00:00"
        database.execute("INSERT INTO conversations VALUES ('c', 'old', ?, ?, 0)", (now, now))
        for n, role in enumerate(("user", "assistant", "user"), 1):
            row = (n, f"e{n}", "c", role, f"text {n}", "", now, "complete", None)
            database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        database.execute("DROP TABLE runs")
        database.execute("PRAGMA user_version = 1")
    history = History(path)
    assert [entry.text for entry in history.entries("c")] == ["text 1", "text 2", "text 3"]
    history.close()


@pytest.mark.parametrize("seed", range(25))
def test_flipped_bytes_stop_nobody(tmp_path, seed):
    path, rng = tmp_path / "history.sqlite", random.Random(seed)
    written(path, *(f"chat {number}" for number in range(20)))
    half_written(path)
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 3, 30))):
        data[rng.randrange(len(data))] = rng.randrange(256)
    path.write_bytes(data[: rng.choice((len(data), rng.randrange(len(data))))])
    history = History(path)
    for chat in history.list():
        history.entries(chat.id)
    assert history.kept or "newer" in history.notice
    history.add(history.create(), "user", "It goes on.")
    history.close()


@pytest.mark.parametrize(
    "query",
    [
        "UPDATE runs SET reasoning = 7 WHERE reasoning",
        "UPDATE runs SET text = CAST(text AS BLOB)",
        "UPDATE entries SET text = CAST(text AS BLOB), reasoning = CAST(reasoning AS BLOB)",
    ],
    ids=["number", "runs", "messages"],
)
@pytest.mark.parametrize("also", ["", "ALTER TABLE entries DROP COLUMN stats"])
def test_a_half_written_reply_of_other_types_is_read_and_taken_over(tmp_path, query, also):
    path = tmp_path / "history.sqlite"
    half_written(path)
    without(query, *filter(None, [also]))(path)
    history = History(path)
    question, reply = history.entries(history.list()[0].id)
    assert question.text == "Count."
    assert (reply.text, reply.reasoning) == ("".join(f"{n} " for n in range(40)), "hmm")
    assert reply.state == "interrupted"
    assert history.kept
    history.close()


def test_a_reply_being_written_is_shown_whatever_its_types(tmp_path):
    path = tmp_path / "history.sqlite"
    history = History(path)
    chat = history.create("now")
    reply = history.begin_reply(chat)
    history.append(reply.id, "as bytes")
    without("UPDATE runs SET text = CAST(text AS BLOB)")(path)
    without("UPDATE entries SET reasoning = x'61ff'")(path)
    (shown,) = history.entries(chat)
    assert (shown.text, shown.reasoning) == ("as bytes", "a\ufffd")
    history.close()


def test_a_deleted_chat_stays_deleted_however_often_chats_are_taken_over(tmp_path):
    path = tmp_path / "history.sqlite"
    written(path, "kept")
    half_written(path)
    without("UPDATE conversations SET deleted = 1 WHERE title = 'half-written'")(path)
    for _ in range(2):
        without("ALTER TABLE entries DROP COLUMN stats")(path)
        history = History(path)
        assert "1 chat with 1 message." in history.notice
        assert [item.title for item in history.list()] == ["kept"]
        history.close()
        with contextlib.closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT COUNT(*) FROM runs").fetchone() == (0,)
        for aside in tmp_path.glob("*corrupt*"):
            aside.unlink()


def test_a_newer_file_is_left_alone_and_the_app_still_works(tmp_path):
    path = tmp_path / "history.sqlite"
    written(path, "from the future")
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    before = path.read_bytes()
    history = History(path)
    assert not history.kept
    assert "newer Plimsoll" in history.notice
    history.create("only for now")
    history.close()
    assert path.read_bytes() == before


def test_a_place_that_is_no_folder_costs_the_memory_not_the_app(tmp_path):
    (tmp_path / "file").write_text("in the way")
    history = History(tmp_path / "file" / "history.sqlite")
    assert not history.kept
    assert "not kept" in history.notice
    assert history.add(history.create(), "user", "works").text == "works"
    history.close()


def test_what_one_plimsoll_is_in_the_middle_of_another_leaves_to_it(tmp_path):
    path = tmp_path / "history.sqlite"
    window = History(path)
    chat, other = window.create("kept"), window.create("deleted")
    reply = window.begin_reply(chat)
    window.append(reply.id, "one ")
    window.delete(other)
    server = History(path)  # `plimsoll serve` beside the window
    window.append(reply.id, "two ")
    assert [(entry.state, entry.text) for entry in window.entries(chat)] == [
        ("streaming", "one two ")
    ]
    server.close()
    window.restore(other)
    assert {item.title for item in window.list()} == {"kept", "deleted"}
    window.finish_reply(reply.id, state="complete")
    window.delete(other)
    window.close()
    again = History(path)
    assert [(entry.state, entry.text) for entry in again.entries(chat)] == [
        ("complete", "one two ")
    ]
    assert [item.title for item in again.list()] == ["kept"]
    again.close()
    assert [file.name for file in tmp_path.iterdir()] == ["history.sqlite"]


def test_a_closed_history_says_so_and_may_be_closed_again(tmp_path):
    history = History(tmp_path / "history.sqlite")
    chat = history.create("x")
    history.close()
    history.close()
    for call in (history.list, lambda: history.search("x"), lambda: history.add(chat, "user", "y")):
        with pytest.raises(DiskProblemError) as caught:
            call()
        assert caught.value.cause == "history-closed"


def test_a_full_database_is_called_a_full_disk(tmp_path):
    history = History(tmp_path / "history.sqlite")
    chat = history.create("x")
    pages = history._database.writer.execute("PRAGMA page_count").fetchone()[0]
    history._database.writer.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(DiskProblemError) as caught:
        history.add(chat, "user", "y" * 100_000)
    assert caught.value.cause == "disk-full"
    assert history.entries(chat) == ()
    history._database.writer.execute("PRAGMA max_page_count = 100000")
    history.add(chat, "user", "space was made")
    history.close()


if os.name == "posix":  # limits and users are POSIX things

    @pytest.mark.parametrize("how", ["limit", "nobody"])
    def test_a_history_that_cannot_be_written_can_still_be_read(how):
        folder = Path(tempfile.mkdtemp())
        try:
            path = folder / "history.sqlite"
            written(path, "from before")
            for file in folder.iterdir():
                file.chmod(0o444)
            folder.chmod(0o555)
            told, titles, mine = child(OPENED, str(path), how)
        finally:
            folder.chmod(0o755)
            shutil.rmtree(folder)
        assert told.startswith("False | Plimsoll cannot write to ")
        assert "can be read" in told
        assert titles == "['from before']"
        assert mine == "['still usable']"

    def test_a_full_disk_is_a_sentence_and_costs_only_what_was_not_yet_written(tmp_path):
        path = tmp_path / "history.sqlite"
        written(path, "before")
        told, after = child(LIMITED, str(path))
        cause, text, fix, _ = (part.strip() for part in told.split("|"))
        assert cause in {"disk-full", "folder-not-writable"}
        assert text.endswith(".")
        assert fix
        assert after == "True 1"
        history = History(path)
        (chat,) = history.list()
        assert history.entries(chat.id)[0].text == "the first of before"
        assert history.notice == ""
        history.close()
