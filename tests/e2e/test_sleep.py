"""Before the computer sleeps the model is put away; after it the card is asked, then it is back."""

from dataclasses import replace

import pytest

from app import commands as c
from app.machine.logind import SleepWatch
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim.logind import system_bus

pytestmark = pytest.mark.slow
SMALL = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=128, n_gpu_layers=0, mtp=MtpConfig(on=False))


@pytest.fixture
def logind(tmp_path, monkeypatch):
    with system_bus(tmp_path, monkeypatch) as logind:
        yield logind


@pytest.fixture
def voyage(tmp_path, logind):
    with Voyage(tmp_path / "plimsoll") as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY)
        yield voyage


def test_the_model_is_put_away_before_sleep_and_is_back_after_it(voyage, logind):
    logind.sleep()
    session = voyage.core.state.session
    assert session.phase is Phase.PLANNED, "it was put away before the computer slept"
    assert voyage.core.engine_pid is None
    logind.wake()
    assert voyage.phase(Phase.READY).id == session.id
    logind.sleep()
    assert voyage.core.state.session.phase is Phase.PLANNED, "the second time too"


def test_a_reply_that_is_being_written_keeps_what_it_has(voyage, logind):
    settings = voyage.core.state.settings.model_copy(update={"max_reply_tokens": 1900})
    voyage.do(c.ChangeSettings(settings=settings))
    voyage.do(c.Send(text="Go on."))
    voyage.until(lambda s: s.reply and s.reply.stats.n_tokens > 5)
    logind.sleep()
    state = voyage.until(lambda s: s.reply is None)
    assert state.entries[-1].text
    logind.wake()
    voyage.phase(Phase.READY)


def test_what_was_not_loaded_is_not_loaded_by_waking(voyage, logind):
    voyage.do(c.UnloadModel())
    voyage.phase(Phase.PLANNED)
    logind.sleep()
    logind.wake()
    before = len(voyage.events)
    voyage.do(c.Detect())
    voyage.until(lambda _: any(e.type == "machine-seen" for e in voyage.events[before:]))
    assert voyage.core.state.session.phase is Phase.PLANNED


def test_a_card_that_does_not_answer_after_sleep_is_named_with_its_fix(voyage, logind):
    logind.sleep()
    sleep, session = voyage.core._sleep, voyage.core.state.session
    card = session.plan.host.model_copy(update={"name": "RTX 3090 Ti", "uuid": "GPU-1"})
    plan = session.plan.model_copy(update={"devices": (card,)})
    on_card = session.config.with_(n_gpu_layers=-1)
    changed = session.model_copy(update={"plan": plan, "config": on_card})
    voyage.core._board._state = _with_session(voyage.core.state, changed)
    sleep.wake_up()
    state = voyage.until(lambda s: any("since the computer slept" in n.text for n in s.notices))
    notice = next(n for n in state.notices if n.id == "gpu-unavailable-after-suspend")
    assert "nvidia_uvm" in notice.fix
    assert state.session.phase is Phase.PLANNED, "nothing was loaded, on the processor least of all"


def _with_session(state, session):
    return replace(state, session=session)


def test_without_a_system_bus_nothing_is_heard_and_nothing_breaks(tmp_path, monkeypatch):
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", f"unix:path={tmp_path / 'nobody'}")
    heard = []
    watch = SleepWatch(lambda: heard.append("asleep"), lambda: heard.append("awake"))
    watch.start()
    assert watch.close(5.0)
    assert heard == []
