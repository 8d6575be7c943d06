"""What the history promises while everything is well."""

from __future__ import annotations

import json
import os
import sqlite3
import threading

import pytest

from app.errors import UsageError
from app.history import History
from app.history.rows import title_of
from app.history.schema import MIGRATIONS
from app.values.chat import Attachment, ReplyStats


@pytest.fixture
def history(tmp_path):
    store = History(tmp_path / "history.sqlite")
    yield store
    store.close()


def texts(history, conversation):
    return [(entry.role, entry.text, entry.state) for entry in history.entries(conversation)]


def test_a_new_history_is_empty_private_and_says_nothing(history):
    assert history.list() == ()
    assert (history.notice, history.kept) == ("", True)
    history.create("Wal and shm files exist from here on")
    for file in history.path.parent.iterdir():
        assert file.stat().st_mode & 0o077 == 0 or os.name == "nt"


def test_messages_come_back_in_order_after_a_restart(tmp_path):
    first = History(tmp_path / "history.sqlite")
    chat = first.create()
    first.add(chat, "user", "Why is the sky blue?")
    reply = first.begin_reply(chat)
    first.append(reply.id, "Let me think.", reasoning=True)
    first.append(reply.id, "Because air ")
    first.append(reply.id, "scatters blue light.")
    stats = ReplyStats(n_tokens=9, tok_s=41.5, ttft_seconds=0.3, acceptance=0.8)
    ended = first.finish_reply(reply.id, state="complete", stats=stats)
    first.close()

    again = History(tmp_path / "history.sqlite")
    assert again.entries(chat)[1] == ended
    assert ended.text == "Because air scatters blue light."
    assert ended.reasoning == "Let me think."
    assert ended.stats == stats
    assert texts(again, chat)[0] == ("user", "Why is the sky blue?", "complete")
    again.close()


def test_a_reply_can_be_read_while_it_is_written(history):
    chat = history.create()
    reply = history.begin_reply(chat)
    history.append(reply.id, "half a ")
    history.append(reply.id, "sentence")
    assert texts(history, chat) == [("assistant", "half a sentence", "streaming")]


def test_the_whole_text_given_at_the_end_heals_what_was_refused_on_the_way(history):
    chat = history.create()
    reply = history.begin_reply(chat)
    history.append(reply.id, "only the sta")
    ended = history.finish_reply(reply.id, state="stopped", text="only the start", reasoning="why")
    assert (ended.text, ended.reasoning, ended.state) == ("only the start", "why", "stopped")


def test_the_list_is_newest_first_and_counts_messages(history):
    old, new = history.create("old"), history.create("new")
    assert [item.title for item in history.list()] == ["new", "old"]
    history.add(old, "system", "Be brief.")
    history.add(old, "user", "Hello")
    listed = history.list()
    assert [(item.id, item.n_messages) for item in listed] == [(old, 1), (new, 0)]


def test_a_conversation_takes_its_title_from_the_first_question_and_keeps_a_given_one(history):
    chat = history.create()
    history.add(chat, "user", "\n  Compare   two parsers\nin detail")
    history.add(chat, "user", "Another question")
    assert history.list()[0].title == "Compare two parsers"
    history.rename(chat, "  Parsers ")
    history.add(chat, "user", "A third")
    assert history.list()[0].title == "Parsers"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("", ""),
        ("\n\n", ""),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
        ("word " * 20, "word word word word word word word word word word word…"),
        ("日本語" * 30, ("日本語" * 30)[:59] + "…"),
    ],
)
def test_titles_end_at_a_word(text, title):
    assert title_of(text) == title
    assert len(title) <= 60


def test_a_deleted_conversation_comes_back_until_the_history_is_closed(tmp_path):
    history = History(tmp_path / "history.sqlite")
    kept, gone = history.create("kept"), history.create("gone")
    history.add(gone, "user", "a secret nobody shall find")
    history.delete(gone)
    assert [item.id for item in history.list()] == [kept]
    assert history.search("secret") == ()
    history.restore(gone)
    assert texts(history, gone) == [("user", "a secret nobody shall find", "complete")]
    history.delete(gone)
    history.close()

    assert b"a secret nobody" not in (tmp_path / "history.sqlite").read_bytes()
    again = History(tmp_path / "history.sqlite")
    assert [item.id for item in again.list()] == [kept]
    with pytest.raises(UsageError):
        again.restore(gone)
    again.close()


def reply(history, chat, text):
    entry = history.begin_reply(chat)
    return history.finish_reply(entry.id, state="complete", text=text)


def versions(history, chat):
    return [(entry.text, entry.version, entry.versions) for entry in history.entries(chat)]


def test_a_reply_written_again_stands_beside_the_old_one(history):
    chat = history.create()
    history.add(chat, "user", "one")
    reply(history, chat, "answer")
    assert history.step_back(chat)
    assert not history.step_back(chat)
    assert texts(history, chat) == [("user", "one", "complete")]
    again = reply(history, chat, "another")
    assert versions(history, chat) == [("one", 1, 1), ("another", 2, 2)]
    assert (again.version, again.versions) == (2, 2)
    assert history.show_version(again.id, -1) == chat
    assert versions(history, chat) == [("one", 1, 1), ("answer", 1, 2)]


def test_a_question_written_anew_keeps_what_followed_the_old_one(history):
    chat = history.create()
    first = history.add(chat, "user", "one")
    reply(history, chat, "answer to one")
    history.add(chat, "user", "more")
    reply(history, chat, "more of one")
    other = history.rewrite(first.id, "two")
    reply(history, chat, "answer to two")
    assert versions(history, chat) == [("two", 2, 2), ("answer to two", 1, 1)]
    history.show_version(other.id, -1)
    assert [text for text, _, _ in versions(history, chat)] == [
        "one", "answer to one", "more", "more of one",
    ]  # fmt: skip
    assert history.list()[0].n_messages == 4
    history.show_version(first.id, +5)
    assert history.entries(chat)[0].text == "two"
    assert history.list()[0].n_messages == 2
    assert [item.id for item in history.search("more of one")] == [chat]


def test_the_newest_version_is_shown_at_every_turn_after_a_choice(history):
    chat = history.create()
    first = history.add(chat, "user", "one")
    reply(history, chat, "a")
    history.step_back(chat)
    reply(history, chat, "b")
    history.rewrite(first.id, "two")
    history.show_version(first.id, 0)
    assert [text for text, _, _ in versions(history, chat)] == ["one", "b"]


def test_files_go_with_a_question_and_with_its_new_version(tmp_path):
    history = History(tmp_path / "history.sqlite")
    chat = history.create()
    file = Attachment(name="notes.txt", text="buy bread", size_bytes=9)
    asked = history.add(chat, "user", "What is in it?", (file,))
    history.rewrite(asked.id, "How long is it?")
    history.close()
    again = History(tmp_path / "history.sqlite")
    assert again.entries(chat)[0].attachments == (file,)
    again.close()


def test_a_conversation_keeps_its_instructions_and_its_preset(history):
    chat = history.create("Rules")
    history.prepare(chat, "  Be brief. ", "precise")
    assert [(item.instructions, item.preset) for item in history.list()] == [
        ("Be brief.", "precise")
    ]


@pytest.mark.parametrize("wanted", [True, False, None])
def test_a_conversation_keeps_whether_the_model_thinks_first(tmp_path, wanted):
    path = tmp_path / "history.sqlite"
    history = History(path)
    chat = history.create("Riddles")
    assert history.list()[0].thinking is None
    history.think_first(chat, wanted=True)
    history.think_first(chat, wanted=wanted)
    history.close()
    again = History(path)
    assert [item.thinking for item in (*again.list(), *again.search("riddles"))] == [wanted] * 2
    assert json.loads(again.export_json(chat))["conversation"]["thinking"] is wanted
    again.close()


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_in_a_file_of_an_older_version_models_think_as_they_do_by_themselves(tmp_path, version):
    path = tmp_path / "history.sqlite"
    old = sqlite3.connect(path, isolation_level=None)
    for step in MIGRATIONS[:version]:
        step(old)
    old.execute(f"PRAGMA user_version = {version}")
    old.execute(
        "INSERT INTO conversations (id, title, created_at, updated_at)"
        " VALUES ('c', 'old', '2026', '2026')"
    )
    old.close()
    history = History(path)
    assert (history.notice, [item.thinking for item in history.list()]) == ("", [None])
    history.think_first("c", wanted=False)
    assert history.list()[0].thinking is False
    history.close()


def test_a_file_of_the_first_version_becomes_one_path(tmp_path):
    path = tmp_path / "history.sqlite"
    old = sqlite3.connect(path, isolation_level=None)
    MIGRATIONS[0](old)
    old.execute("PRAGMA user_version = 1")
    for chat in ("a", "b"):
        old.execute("INSERT INTO conversations VALUES (?, ?, '2026', '2026', 0)", (chat, chat))
    for n, (chat, role) in enumerate(
        [("a", "system"), ("b", "user"), ("a", "user"), ("a", "assistant")]
    ):
        row = (f"e{n}", chat, role, f"text {n}")
        old.execute(
            "INSERT INTO entries (id, conversation, role, text, reasoning, at, state)"
            " VALUES (?, ?, ?, ?, '', '2026', 'complete')", row,
        )  # fmt: skip
    old.close()
    history = History(path)
    assert versions(history, "a") == [("text 0", 1, 1), ("text 2", 1, 1), ("text 3", 1, 1)]
    assert versions(history, "b") == [("text 1", 1, 1)]
    assert {item.id: item.n_messages for item in history.list()} == {"a": 2, "b": 1}
    history.add("a", "user", "go on")
    assert [text for text, _, _ in versions(history, "a")][-1] == "go on"
    history.close()


@pytest.mark.parametrize(
    "call",
    [
        lambda history: history.rename("nothing", "x"),
        lambda history: history.delete("nothing"),
        lambda history: history.add("nothing", "user", "x"),
        lambda history: history.append("nothing", "x"),
        lambda history: history.finish_reply("nothing", state="complete"),
        lambda history: history.rewrite("nothing", "x"),
        lambda history: history.show_version("nothing", 1),
        lambda history: history.prepare("nothing", "", ""),
        lambda history: history.think_first("nothing", wanted=True),
        lambda history: history.export_json("nothing"),
    ],
)
def test_what_is_no_longer_there_is_named(history, call):
    with pytest.raises(UsageError) as caught:
        call(history)
    assert caught.value.cause == "conversation-missing"
    assert history.list() == ()


@pytest.mark.parametrize(
    ("needle", "found"),
    [
        ("ÄPFEL", "fruit"),
        ("äpfel   und", "fruit"),
        ("100%", "figures"),
        ("a_b", "figures"),
        ("c:\\temp", "figures"),
        ("記憶", "memory"),
        ("ÉCLAIR", "memory"),
        ("figures", "figures"),
        ("axb", None),
        ("100x", None),
    ],
)
def test_search_finds_words_in_any_case_and_takes_signs_as_they_are(history, needle, found):
    for title, text in (
        ("fruit", "Äpfel und Birnen"),
        ("figures", "100% of a_b is in C:\\Temp"),
        ("memory", "記憶 and éclair"),
    ):
        history.add(history.create(title), "user", text)
    expected = [] if found is None else [found]
    assert [item.title for item in history.search(needle)] == expected


def test_an_empty_search_is_the_list(history):
    history.create("a")
    assert history.search("  ") == history.list()


def test_export_says_who_spoke_and_where_a_reply_broke_off(history):
    chat = history.create("Sky")
    history.add(chat, "user", "Why?")
    reply = history.begin_reply(chat)
    history.finish_reply(reply.id, state="stopped", text="Because", reasoning="Hm.\n\nWell.")
    markdown = history.export_markdown(chat)
    assert markdown.startswith("# Sky\n")
    assert "## You\n\nWhy?" in markdown
    assert "## Reply\n\n> Hm.\n>\n> Well.\n\nBecause\n\n*Stopped here.*" in markdown
    document = json.loads(history.export_json(chat))
    assert document["conversation"]["title"] == "Sky"
    assert [entry["text"] for entry in document["entries"]] == ["Why?", "Because"]


def test_an_exported_chat_tells_its_instructions_and_files(history):
    chat = history.create("Bread")
    history.prepare(chat, "Be brief.", "")
    file = Attachment(name="notes.md", text="buy bread", size_bytes=9)
    history.add(chat, "user", "What is in it?", (file,))
    said = history.export_markdown(chat).split("\n\n")[2:]
    assert said == [
        "## Instructions",
        "Be brief.",
        "## You",
        "*With notes.md*",
        "What is in it?\n",
    ]


def test_readers_never_wait_for_a_writer_and_never_see_half_a_reply(history):
    chat = history.create()
    whole = "abcdefghij"
    failures: list[str] = []
    ended = threading.Event()

    def read():
        while not ended.is_set():
            for entry in history.entries(chat):
                if not (whole * 40).startswith(entry.text):
                    failures.append(entry.text)
                if entry.state == "complete" and entry.text != whole * 40:
                    failures.append(f"complete but short: {len(entry.text)}")
            history.list()

    readers = [threading.Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    for _ in range(10):
        reply = history.begin_reply(chat)
        for _ in range(40):
            history.append(reply.id, whole)
        history.finish_reply(reply.id, state="complete")
    ended.set()
    for reader in readers:
        reader.join()
    assert failures == []
    assert [entry.text for entry in history.entries(chat)] == [whole * 40] * 10


def test_several_writers_share_one_history(history):
    chats = [history.create() for _ in range(4)]

    def write(chat):
        for number in range(25):
            history.add(chat, "user", f"{chat} {number}")

    threads = [threading.Thread(target=write, args=(chat,)) for chat in chats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for chat in chats:
        expected = [f"{chat} {number}" for number in range(25)]
        assert [entry.text for entry in history.entries(chat)] == expected


def test_two_processes_or_two_histories_may_hold_one_file(tmp_path):
    first, second = History(tmp_path / "h.sqlite"), History(tmp_path / "h.sqlite")
    chat = first.create("shared")
    second.add(chat, "user", "from the other")
    assert texts(first, chat) == [("user", "from the other", "complete")]
    first.close()
    second.close()


def test_the_file_says_its_version(history):
    database = sqlite3.connect(history.path)
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
