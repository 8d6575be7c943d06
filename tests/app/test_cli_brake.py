"""The command line heeds the brake, and says how a person overrules it."""

import threading
from types import SimpleNamespace

import pytest

from app import commands as c
from app.cli import braking, serve
from app.errors import MachineProblemError
from app.events import Notice
from app.paths import Paths
from app.runconfig import RunConfig
from app.session import Phase, Session
from app.state import State
from app.values.diagnosis import Diagnosis
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, MemoryPlan

CRASH = Diagnosis(cause="engine-crashed", title="The engine crashed.")


def session(phase=Phase.PLANNED, layers=-1):
    part = DevicePlan(name="card", capacity_bytes=9, free_bytes=9, other_programs_bytes=0, items=())
    config = RunConfig(n_gpu_layers=layers)
    return Session(
        id="s",
        file=ModelFile(path="/m.gguf", title="M", size_bytes=5),
        config=config,
        plan=MemoryPlan(config=config, devices=(part,), host=part),
        phase=phase,
    )


@pytest.fixture
def brake():
    return braking.brake_of(Paths.default().make())


def admitted(brake, setup, **how):
    try:
        braking.admit(brake, setup, setup.plan, **how)
    except MachineProblemError as error:
        return error.cause
    return ""


def test_what_failed_twice_waits_for_again_which_is_once(brake):
    setup = session()
    for _ in range(2):
        assert admitted(brake, setup) == ""
        brake.note(setup, CRASH, "load")
    assert admitted(brake, setup) == "failed-twice"
    assert admitted(brake, setup, again=True) == ""
    brake.note(setup, CRASH, "load")
    assert admitted(brake, setup) == "failed-twice"


@pytest.mark.parametrize(("xid", "cause"), [(79, "gpu-lost-xid79"), (154, "gpu-reset-required")])
def test_a_card_that_waits_for_a_restart_is_not_tried_whatever_is_said(brake, xid, cause):
    brake.halt([xid])
    assert admitted(brake, session(), again=True) == cause
    assert admitted(brake, session(layers=0)) == "", "the processor is not concerned"


def served(state, *, again=False):
    asked = []
    core = SimpleNamespace(state=state, do=asked.append)
    serve._proven(core, threading.Event(), again=again)
    return asked


def test_serving_takes_again_too_and_says_so_where_it_is_missing():
    ready = State(session=session(Phase.READY))
    assert served(ready) == [c.LoadModel()]
    assert served(ready, again=True) == [c.TryAgain()]
    notice = Notice(id="start", level="warn", text="Twice.", fix="Change it.", click="try-again")
    with pytest.raises(MachineProblemError) as refused:
        served(State(session=session(), notices=(notice,)))
    assert refused.value.cause == "failed-twice"
    assert "--again" in refused.value.fix
