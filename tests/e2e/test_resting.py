"""A model that nobody asks leaves the card, comes back when asked, and so does its chat."""

import threading
import time

import psutil
import pytest

from app import commands as c
from app.core.idle import Rest
from app.core.slow_reading import SlowReading
from app.engine.client import WorkerEngine
from app.engine.protocol import Generate, Text
from app.process import Spawner
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage

SMALL = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(draft_max=3))
QUESTION = "What is a load line, and why does a ship have one on each of its sides?"


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    return tmp_path / "plimsoll"


def prove(voyage, **changes):
    settings = voyage.core.state.settings.model_copy(update={"max_reply_tokens": 60})
    voyage.do(c.ChangeSettings(settings=settings))
    voyage.do(c.Choose(ref="engine-test", config=SMALL.with_(**changes)))
    voyage.phase(Phase.PLANNED)
    voyage.do(c.Qualify())
    assert voyage.phase(Phase.READY, Phase.FAILED).phase is Phase.READY


def say(voyage, text):
    """Send `text`; return the reply's entry."""
    before = len(voyage.core.state.entries)
    voyage.do(c.Send(text=text))
    state = voyage.until(
        lambda s: (
            s.reply is None and len(s.entries) == before + 2 and s.entries[-1].state != "streaming"
        )
    )
    return state.entries[-1]


def test_an_idle_model_leaves_and_the_next_message_brings_it_back(home, monkeypatch):
    with Voyage(home) as voyage:
        prove(voyage)
        first = say(voyage, QUESTION)
        receipt = voyage.core.state.session.receipt
        with monkeypatch.context() as patched:
            patched.setattr(Rest, "due", lambda _, idle: idle > 0.2)
            session = voyage.phase(Phase.PLANNED)
        assert session.receipt == receipt
        assert voyage.core.engine_pid is None
        notice = voyage.until(lambda s: any(n.id == "idle" for n in s.notices))
        assert "unloaded after 30 minutes" in notice.notices[-1].text
        second = say(voyage, "And then?")
        assert second.state == "complete"
        assert second.stats.n_cached > first.stats.n_prompt
        assert any(event.type == "load-progressed" for event in voyage.events)


def waiting():
    """Return the engines that were started before anybody asked, loaded since or not."""
    return {
        child.pid
        for child in psutil.Process().children()
        if "app.engine.host" in child.cmdline() and "--wait" in child.cmdline()
    }


def settled(question, seconds=30.0):
    """Return what `question` answers once that is true."""
    end = time.monotonic() + seconds
    while not (answer := question()) and time.monotonic() < end:
        time.sleep(0.02)
    return answer


def test_the_next_engine_waits_while_a_plan_is_read_or_the_model_rests(home, monkeypatch):
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        (planned,) = settled(waiting)
        voyage.do(c.Qualify())
        assert voyage.phase(Phase.READY, Phase.FAILED).phase is Phase.READY
        with monkeypatch.context() as patched:
            patched.setattr(Rest, "due", lambda _, idle: idle > 0.2)
            voyage.phase(Phase.PLANNED)
            (resting,) = settled(lambda: waiting() - {planned})
        voyage.do(c.LoadModel())
        voyage.phase(Phase.READY)
        assert voyage.core.engine_pid == resting
    assert not waiting()


def test_an_idle_model_stays_when_the_timer_is_off(home):
    with Voyage(home) as voyage:
        settings = voyage.core.state.settings.model_copy(update={"idle_unload_minutes": 0})
        voyage.do(c.ChangeSettings(settings=settings))
        rest = Rest(voyage.core._board, lambda: None, lambda _: None)
        assert not rest.due(1e9)
        voyage.do(c.ChangeSettings(settings=settings.model_copy(update={"idle_unload_minutes": 1})))
        assert not rest.due(59)
        assert rest.due(60)


def test_a_chat_goes_on_after_a_restart_without_being_read_again(home):
    with Voyage(home) as voyage:
        prove(voyage)
        first = say(voyage, QUESTION)
    assert list((home / "data" / "states").iterdir())
    with Voyage(home) as again:
        name = again.until(lambda s: s.session and s.conversations).conversations[0].id
        again.do(c.OpenConversation(id=name))
        again.until(lambda s: len(s.entries) == 2)
        second = say(again, "And then?")
        assert second.stats.n_cached > first.stats.n_prompt


def test_what_is_deleted_is_not_kept_here_either(home):
    with Voyage(home) as voyage:
        prove(voyage)
        say(voyage, QUESTION)
        voyage.do(c.UnloadModel())
        voyage.phase(Phase.PLANNED)
        assert list((home / "data" / "states").glob("*.state"))
        voyage.do(c.DeleteConversation(id=voyage.core.state.conversation))
        voyage.until(lambda s: not s.conversations)
    assert not list((home / "data" / "states").glob("*.state"))


def test_replies_of_several_askers_are_written_at_once(home):
    with Voyage(home) as voyage:
        prove(voyage, n_seq_max=2, n_ctx=4096)
        done, running = [], []

        def ask(n):
            request = Generate(id=f"served-{n}", prompt=f"{QUESTION} {n}", max_tokens=200)
            hear = lambda _: running.append(voyage.core.state.session.phase)  # noqa: E731
            done.append(voyage.core._runner.generate(request, hear, threading.Event()))

        askers = [threading.Thread(target=ask, args=(n,)) for n in range(3)]
        for asker in askers:
            asker.start()
        for asker in askers:
            asker.join(30)
        assert len(done) == 3
        assert set(running) == {Phase.GENERATING}
        assert voyage.phase(Phase.READY)


@pytest.fixture
def spawner():
    made = Spawner()
    yield made
    made.close()


def test_a_proven_setup_that_is_loaded_otherwise_than_accepted_is_not_used(home, spawner):
    class Astray(WorkerEngine):
        astray = False

        def load(self, request, report, cancel):
            loaded = super().load(request, report, cancel)
            on = loaded.placement.model_copy(update={"n_ubatch": 16} if Astray.astray else {})
            return loaded.model_copy(update={"placement": on})

    with Voyage(home, engines=lambda: Astray(spawner)) as voyage:
        prove(voyage)
        voyage.do(c.UnloadModel())
        voyage.phase(Phase.PLANNED)
        Astray.astray = True
        voyage.do(c.LoadModel())
        session = voyage.phase(Phase.READY, Phase.FAILED)
        assert session.phase is Phase.FAILED
        assert voyage.core.engine_pid is None
        assert "micro-batch: 16 instead of" in str(session.diagnosis)


def test_a_reply_that_another_came_and_went_beside_was_not_alone(home, monkeypatch):
    alone = {}
    monkeypatch.setattr(
        SlowReading,
        "judge",
        lambda *seen, **known: alone.update({seen[2].n_prompt: known["alone"]}),
    )
    with Voyage(home) as voyage:
        prove(voyage, n_seq_max=2, n_ctx=4096)
        generate = voyage.core._runner.generate
        writes, stop = threading.Event(), threading.Event()

        def hear(answer):
            if isinstance(answer, Text):
                writes.set()

        long = Generate(id="long", prompt=QUESTION * 2, max_tokens=1800, ignore_eos=True)
        asker = threading.Thread(target=generate, args=(long, hear, stop))
        asker.start()
        assert writes.wait(30)
        short = Generate(id="short", prompt=QUESTION, max_tokens=1)
        between = generate(short, lambda _: None, threading.Event()).timings.n_prompt
        assert voyage.core.state.session.phase is Phase.GENERATING
        stop.set()
        asker.join(30)
        assert len(alone) == 2
        assert not any(alone.values()), "the long one was slowed by the short one"
        again = generate(short, lambda _: None, threading.Event()).timings.n_prompt
        assert again == between
        assert alone[again]
