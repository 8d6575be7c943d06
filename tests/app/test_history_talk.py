"""A reply on its way through the core: what is told, what is kept, what a full disk costs."""

from __future__ import annotations

import threading

import pytest

from app import commands as c
from app import events as e
from app.core import attach
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.talk import Talk
from app.engine.api import EngineError
from app.engine.protocol import Done, Failure, Phase, Text, Timings
from app.errors import DiskProblemError
from app.history import History
from app.runconfig import RunConfig
from app.session import Session
from app.settings import Settings
from app.state import State
from app.transcript import Transcript
from app.values.diagnosis import EngineEvidence
from app.values.model_file import ModelFile
from app.values.receipt import Receipt
from app.values.sampling import SamplingPreset

TIMINGS = Timings(n_prompt=20, n_generated=3, decode_seconds=0.5, ttft_seconds=0.1, n_drafted=4,
                  n_accepted=3)  # fmt: skip


class Scripted:
    """Stands for the runner and its voice: answers with these runs, then ends as told."""

    def __init__(self, *runs: tuple[str, bool], fails: bool = False) -> None:
        self.runs = runs
        self.fails = fails
        self.ready = True
        self.queue = 0
        self.reason = "stop"
        self.notices: tuple[str, ...] = ()
        self.asked: list[object] = []
        self.before_each = lambda: None

    lane = "engine"
    far = False
    board: Board

    def now(self):
        return self

    @property
    def session(self):
        return self.board.session

    thinks = ""

    def make_ready(self, cancel):
        return self.ready

    def forget_chat(self):
        """Nothing is kept."""

    def generate(self, request, hear, cancel):
        self.asked.append(request)
        hear(Phase(name="prefill", done=0, total=20))
        if self.queue:
            hear(Phase(name="queued", done=self.queue))
        for number, (text, reasoning) in enumerate(self.runs, start=1):
            self.before_each()
            hear(Text(id=request.id, text=text, reasoning=reasoning, n_tokens=number))
        if self.fails:
            raise EngineError(EngineEvidence(phase="decode", reason="error", message="Gone."))
        return Done(id=request.id, reason=self.reason, timings=TIMINGS, notices=self.notices)


class Desk:
    def __init__(self, path, runner: Scripted) -> None:
        self.errors: list[Exception] = []
        self.board = Board(State(), lambda *_: None)
        self.lanes = Lanes(self.errors.append)
        self.history = History(path)
        self.transcript = Transcript()
        runner.board = self.board
        self.talk = Talk(self.board, self.lanes, runner, self.history, self.transcript)

    def wait(self) -> None:
        """Let the engine's lane come to its end."""
        done = threading.Event()
        self.lanes["engine"].start(lambda _: done.set())
        assert done.wait(10)

    def texts(self) -> list[tuple[str, str, str]]:
        return [(e.role, e.text, e.state) for e in self.board.state.entries]


@pytest.fixture
def desk(tmp_path):
    made: list[Desk] = []

    def make(runner: Scripted) -> Desk:
        made.append(Desk(tmp_path / "chats.sqlite", runner))
        return made[-1]

    yield make
    for one in made:
        one.lanes.close(2.0)
        one.history.close()


def test_a_reply_is_told_and_kept_with_its_figures(desk):
    here = desk(Scripted(("Hm. ", True), ("Well. ", True), ("Yes.", False)))
    here.talk.send("Is it?")
    here.wait()
    assert here.texts() == [("user", "Is it?", "complete"), ("assistant", "Yes.", "complete")]
    reply = here.board.state.entries[1]
    assert reply.reasoning == "Hm. Well. "
    assert reply.stats is not None
    assert (reply.stats.n_tokens, reply.stats.n_reasoning, reply.stats.n_prompt) == (3, 2, 20)
    assert reply.stats.reasoning_seconds > 0
    assert reply.stats.acceptance == 0.75
    assert here.board.state.reply is None
    (listed,) = here.board.state.conversations
    assert (listed.title, listed.n_messages) == ("Is it?", 2)
    assert here.history.entries(listed.id) == here.board.state.entries


def test_a_disk_that_fills_up_costs_no_token_and_is_told_once(desk):
    runner = Scripted(*[(f"word{n} ", False) for n in range(20)])
    here = desk(runner)
    here.talk.send("Go on")
    here.wait()
    limit = here.history._database.writer.execute("PRAGMA page_count").fetchone()[0]

    def fill() -> None:
        here.history._database.writer.execute(f"PRAGMA max_page_count = {limit}")

    runner.runs = tuple((f"{n} " * 400, False) for n in range(20))
    runner.before_each = fill
    here.talk.regenerate()
    here.wait()
    assert here.board.state.reply is None
    assert here.board.state.entries[-1].text == "".join(text for text, _ in runner.runs)
    (notice,) = here.board.state.notices
    assert "full" in notice.text
    assert here.errors == []


def test_a_message_that_the_disk_does_not_take_is_given_back(desk):
    here = desk(Scripted(("Yes.", False)))
    here.talk.send("Is it?")
    here.wait()
    limit = here.history._database.writer.execute("PRAGMA page_count").fetchone()[0]
    here.history._database.writer.execute(f"PRAGMA max_page_count = {limit}")
    long = "What I have thought about for an hour. " * 400
    with pytest.raises(DiskProblemError):
        here.talk.send(long)
    unsent = here.board.state.unsent
    assert (unsent.text, unsent.question) == (long, "")
    question = here.board.state.entries[0].id
    with pytest.raises(DiskProblemError):
        here.talk.edit(question, long)
    assert here.board.state.unsent.question == question
    assert here.board.state.unsent.id != unsent.id
    assert here.texts() == [("user", "Is it?", "complete"), ("assistant", "Yes.", "complete")]


def test_turns_alternate_after_a_reply_that_broke_off_before_its_first_word(desk):
    runner = Scripted(fails=True)
    here = desk(runner)
    here.talk.send("One")
    here.wait()
    runner.fails, runner.runs = False, (("Both.", False),)
    here.talk.send("Two")
    here.wait()
    here.talk.send("Three")
    here.wait()
    told = [(turn.role, turn.content) for turn in runner.asked[-1].messages]
    assert told == [("user", "One\n\nTwo"), ("assistant", "Both."), ("user", "Three")]


def test_a_failure_keeps_what_was_written(desk):
    here = desk(Scripted(("Half", False), fails=True))
    here.talk.send("Tell me")
    here.wait()
    assert here.texts()[1] == ("assistant", "Half", "interrupted")
    stats = here.board.state.entries[1].stats
    assert stats is not None
    assert stats.n_prompt == 20
    assert here.board.state.notices[0].text == "Gone."


def test_a_reply_that_another_program_writes_is_shown_as_far_as_it_is_kept(desk, tmp_path):
    here = desk(Scripted())
    other = History(here.history.path)
    chat = other.create("Theirs")
    other.add(chat, "user", "Count.")
    reply = other.begin_reply(chat)
    other.append(reply.id, "one two")
    here.talk.open(chat)
    assert here.texts() == [("user", "Count.", "complete"), ("assistant", "one two", "interrupted")]
    other.finish_reply(reply.id, state="complete", text="one two three")
    here.talk.open(chat)
    assert here.texts()[1] == ("assistant", "one two three", "complete")
    other.close()


@pytest.mark.parametrize(
    ("reason", "words"), [("length", "limit of 2,048 tokens"), ("context", "context is full")]
)
def test_a_reply_that_ended_for_want_of_room_says_so(desk, reason, words):
    runner = Scripted(("Cut", False))
    runner.reason = reason
    here = desk(runner)
    here.talk.send("Tell me")
    here.wait()
    assert here.texts()[1] == ("assistant", "Cut", "complete")
    assert words in here.board.state.notices[0].text
    runner.reason = "stop"
    here.talk.send("Go on")
    here.wait()
    assert here.board.state.notices == ()


def test_writing_again_replaces_the_last_reply(desk):
    runner = Scripted(("first", False))
    here = desk(runner)
    here.talk.send("Say")
    here.wait()
    runner.runs = (("second", False),)
    here.talk.regenerate()
    here.wait()
    assert here.texts() == [("user", "Say", "complete"), ("assistant", "second", "complete")]
    assert [message.content for message in runner.asked[1].messages] == ["Say"]


def test_a_question_written_anew_is_answered_in_its_place_and_the_old_answer_stays(desk):
    runner = Scripted(("of one", False))
    here = desk(runner)
    here.talk.send("One?")
    here.wait()
    question = here.board.state.entries[0]
    runner.runs = (("of two", False),)
    here.talk.do(c.EditMessage(id=question.id, text="Two?"))
    here.wait()
    assert [message.content for message in runner.asked[1].messages] == ["Two?"]
    asked, answered = here.board.state.entries
    assert (asked.text, asked.version, asked.versions) == ("Two?", 2, 2)
    assert answered.text == "of two"
    here.talk.do(c.ShowVersion(id=asked.id, step=-1))
    assert [entry.text for entry in here.board.state.entries] == ["One?", "of one"]


def test_instructions_and_files_come_before_the_question(desk, tmp_path):
    runner = Scripted(("Bread.", False))
    here = desk(runner)
    file = tmp_path / "notes.md"
    file.write_bytes("\ufeffbuy\r\n```\nbread\n```\n".encode())
    here.talk.do(c.PrepareChat(instructions="Be brief.", preset="precise"))
    here.talk.do(c.Attach(paths=(str(file),)))
    here.talk.send("What is in it?")
    here.wait()
    assert [(turn.role, turn.content) for turn in runner.asked[0].messages] == [
        ("system", "Be brief."),
        ("user", "notes.md:\n````\nbuy\n```\nbread\n```\n````\n\nWhat is in it?"),
    ]
    assert here.board.state.attachments == ()
    (asked, _) = here.board.state.entries
    assert [attached.name for attached in asked.attachments] == ["notes.md"]
    assert here.board.state.conversations[0].title == "What is in it?"
    assert (runner.asked[0].sampling.temperature, runner.asked[0].sampling.top_k) == (0.2, 20)


@pytest.mark.parametrize(
    ("data", "cause"),
    [(b"\x00\x01GGUF", "no text file"), (b"\xff\xfe\xff", "no text file"),
     (b"a" * (attach.MOST_BYTES + 1), "larger than 2 MiB"), (None, "cannot be read"),
     (b"%PDF-1.4\n1 0 obj", "a document of another program"), (b"%PDF-1.4" + b" " * (3 << 20), "a document of another program"),
     (b"PK\x03\x04[Content_Types].xml", "a document of another program"), (b"{\\rtf1 hello}", "a document of another program"),
     (b"", "is empty"), (b" \n\n", "is empty")],
)  # fmt: skip
def test_a_file_that_is_no_text_is_refused_by_name_and_the_others_go(desk, tmp_path, data, cause):
    here = desk(Scripted())
    bad, good = tmp_path / "bad.bin", tmp_path / "good.txt"
    if data is not None:
        bad.write_bytes(data)
    good.write_text("fine")
    here.talk.do(c.Attach(paths=(str(bad), str(good))))
    assert [file.text for file in here.board.state.attachments] == ["fine"]
    assert cause in here.board.state.notices[0].text
    here.talk.do(c.Detach(index=0))
    assert here.board.state.attachments == ()


def test_of_several_files_that_cannot_go_each_is_told(desk, tmp_path):
    here = desk(Scripted())
    files = {"a.pdf": b"%PDF-1.7\n\x00\x01", "b.png": b"\x89PNG\r\n\x1a\n", "c.txt": b"fine"}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    missing = [str(tmp_path / name) for name in (*files, "d.txt")]
    here.talk.do(c.Attach(paths=tuple(missing)))
    assert [file.name for file in here.board.state.attachments] == ["c.txt"]
    (told,) = here.board.state.notices
    assert [name for name in ("a.pdf", "b.png", "c.txt", "d.txt") if name in told.text] == [
        "a.pdf",
        "b.png",
        "d.txt",
    ]
    assert told.fix.count("Plimsoll reads text") == 1


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_text_of_any_usual_encoding_goes(desk, tmp_path, encoding):
    here = desk(Scripted())
    file = tmp_path / "letter.txt"
    file.write_bytes("Grüße aus Köln,\r\n12 € wie üblich\tteuer".encode(encoding))
    here.talk.do(c.Attach(paths=(str(file),)))
    (read,) = here.board.state.attachments
    assert read.text == "Grüße aus Köln,\n12 € wie üblich\tteuer"


def test_a_prompt_that_outgrows_the_context_says_what_helps(desk):
    runner = Scripted()
    failure = Failure(phase="prefill", code="context-overflow", message="Too long.")
    evidence = EngineEvidence(phase="prefill", reason="error", message="Too long.")

    def refuse() -> None:
        raise EngineError(evidence, failure)

    runner.runs, runner.before_each = (("x", False),), refuse
    here = desk(runner)
    here.talk.send("Go on")
    here.wait()
    (told,) = here.board.state.notices
    assert told.text == "Too long."
    assert "larger context" in told.fix


def test_without_a_model_the_question_is_kept_and_the_reply_says_so(desk):
    runner = Scripted()
    runner.ready = False
    here = desk(runner)
    here.talk.send("Anybody?")
    here.wait()
    assert here.texts() == [("user", "Anybody?", "complete"), ("assistant", "", "interrupted")]
    assert here.board.state.reply is None


@pytest.mark.parametrize("template", [True, False])
def test_a_chat_without_a_preset_is_sampled_as_the_settings_say(desk, template):
    runner = Scripted()
    here = desk(runner)
    file = ModelFile(path="/m.gguf", title="M", size_bytes=1, has_chat_template=template)
    here.board.publish(e.SessionOpened(session=Session(id="s", file=file, config=RunConfig())))
    here.talk.send("One?")
    here.wait()
    chosen = Settings(temperature=0.3, sampling=SamplingPreset(top_k=7, min_p=0.2), seed=5)
    here.board.publish(e.SettingsChanged(settings=chosen))
    here.talk.send("Two?")
    here.wait()
    first, second = (request.sampling for request in runner.asked)
    # A model that only completes text repeats itself, unless somebody chose otherwise.
    assert (first.penalises or first.dries) is not template
    assert first.seed is None
    assert (second.temperature, second.top_k, second.min_p, second.seed) == (0.3, 7, 0.2, 5)
    assert not second.penalises
    assert not second.dries


@pytest.mark.parametrize("wanted", [True, False, None])
def test_whether_to_think_is_asked_of_a_model_that_can_be_told(desk, wanted):
    runner = Scripted(("Yes.", False))
    runner.thinks = "told"
    here = desk(runner)
    here.talk.do(c.ThinkFirst(wanted=wanted))
    assert [item.thinking for item in here.board.state.conversations] == [wanted]
    here.talk.do(c.Send(text="Is it?"))
    here.wait()
    runner.thinks = ""  # another model, which knows no such switch
    here.talk.do(c.Regenerate())
    here.wait()
    assert [request.thinking for request in runner.asked] == [wanted, None]


def test_a_chat_that_is_left_without_a_word_in_it_is_gone(desk):
    here = desk(Scripted(("Yes.", False)))
    here.talk.do(c.ThinkFirst(wanted=False))
    assert len(here.board.state.conversations) == 1
    here.talk.do(c.OpenConversation(id=None))
    assert here.board.state.conversations == ()
    here.talk.do(c.PrepareChat(instructions="Be brief.", preset=""))
    here.talk.do(c.OpenConversation(id=None))
    assert len(here.board.state.conversations) == 1, "somebody wrote instructions"
    here.talk.do(c.ThinkFirst(wanted=True))
    here.talk.do(c.Send(text="Is it?"))
    here.wait()
    here.talk.do(c.OpenConversation(id=None))
    assert [item.thinking for item in here.board.state.conversations] == [True, None]


def test_what_was_done_otherwise_than_asked_is_told(desk):
    runner = Scripted()
    runner.notices = ("The reply may go against parts of the schema: pattern.",)
    here = desk(runner)
    here.talk.send("One?")
    here.wait()
    assert [notice.text for notice in here.board.state.notices] == list(runner.notices)


def test_a_chat_drafts_though_the_proof_gained_nothing(desk):
    # What drafting brings depends on the text: the engine measures it while it writes.
    runner = Scripted(("Yes.", False))
    here = desk(runner)
    file = ModelFile(path="/m.gguf", title="M", size_bytes=1)
    proof = Receipt(
        id="r", model="M", path=file.path, size_bytes=1, config=RunConfig(), runtime="cpu",
        at="2026-01-01T00:00:00Z", verdict="slow", cause="mtp-no-gain", decode_tok_s=10.0,
        decode_tok_s_without_mtp=40.0,
    )  # fmt: skip
    session = Session(id="s", file=file, config=RunConfig(), receipt=proof)
    here.board.publish(e.SessionOpened(session=session))
    here.talk.send("One?")
    here.wait()
    assert [request.mtp for request in runner.asked] == [True]


def test_a_reply_that_waits_for_others_says_so(desk):
    runner = Scripted(("Yes.", False))
    here = desk(runner)
    seen = []
    runner.queue = 2
    runner.before_each = lambda: seen.append(here.board.state.reply)
    here.talk.send("One?")
    here.wait()
    assert (seen[0].phase, seen[0].queue_place) == ("queued", 2)
