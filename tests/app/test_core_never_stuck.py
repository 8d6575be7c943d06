"""No phase and no work under way outlives its job, whatever exception ends that."""

import threading
from dataclasses import replace
from types import SimpleNamespace

import pytest

from app import commands as c
from app import events as e
from app.core.autofix import AutoFix
from app.core.board import Board
from app.core.clock_desk import ClockDesk
from app.core.holding import Holding
from app.core.hubdesk import HubDesk
from app.session import Phase
from app.state import State
from app.values.clocks import Clocks
from app.values.diagnosis import Diagnosis, EngineEvidence, Remedy
from tests.ui.flow_values import READY

EVIDENCE = EngineEvidence(phase="load", reason="error", message="cudaMalloc failed: out of memory")


class UnforeseenError(Exception):
    """What nobody reckoned with."""


def unforeseen(*_args, **_kwargs):
    raise UnforeseenError


def nothing(*_args, **_kwargs):
    return None


class Broken:
    """An engine that cannot even be closed."""

    pid, close = 7, unforeseen


def held(phase, **changes):
    """Return what holds an engine of a session in `phase`; `changes` replace its services."""
    told = []
    services = {
        "board": Board(
            replace(State(), session=READY.model_copy(update={"phase": phase})), nothing
        ),
        "watch": SimpleNamespace(follow=nothing, mark=nothing, pace=nothing),
        "verdict": SimpleNamespace(
            diagnose=lambda *_: Diagnosis(cause="vram-oom-weights", severity="failed"),
            failed=lambda: told.append(True),
        ),
        "brake": SimpleNamespace(note=nothing),
        "states": SimpleNamespace(keep=unforeseen),
    }
    holding = Holding(SimpleNamespace(**services | changes))
    return holding, lambda: holding.services.board.session


@pytest.mark.parametrize("phase", [Phase.LOADING, Phase.QUALIFYING, Phase.UNLOADING])
def test_a_job_that_ends_in_any_exception_leaves_no_phase_of_its_own(phase):
    holding, session = held(phase)
    with pytest.raises(UnforeseenError), holding.never_stuck():
        unforeseen()
    assert session().phase is Phase.FAILED
    assert session().diagnosis.cause == "vram-oom-weights"


def test_a_model_that_answers_still_does_after_a_job_that_had_left_it_so():
    holding, session = held(Phase.READY)
    with pytest.raises(UnforeseenError), holding.never_stuck():
        unforeseen()
    assert session().phase is Phase.READY


@pytest.mark.parametrize("broken", ["brake", "verdict", "watch"])
def test_a_failure_that_cannot_be_looked_into_is_one_all_the_same(broken):
    trouble = SimpleNamespace(note=unforeseen, diagnose=unforeseen, mark=unforeseen)
    trouble.follow = trouble.pace = trouble.failed = nothing
    holding, session = held(Phase.LOADING, **{broken: trouble})
    with pytest.raises(UnforeseenError):
        holding.fail(EVIDENCE)
    assert session().phase is Phase.FAILED
    assert session().diagnosis.cause.startswith("vram-oom")


@pytest.mark.logs
def test_a_chat_that_cannot_be_kept_does_not_keep_the_model_from_leaving():
    holding, session = held(Phase.READY)
    holding._engine = SimpleNamespace(pid=7, close=nothing)
    holding.end_engine(Phase.PLANNED)
    assert session().phase is Phase.PLANNED


@pytest.mark.logs
def test_an_engine_that_cannot_be_closed_does_not_keep_the_session_unloading():
    holding, session = held(Phase.READY)
    holding._engine = Broken()
    with pytest.raises(UnforeseenError):
        holding.end_engine(Phase.PLANNED)
    assert session().phase is Phase.PLANNED


class Lane:
    """A lane that works at once, and says what became of it."""

    def __init__(self):
        self.raised = []

    def start(self, work, cancel=None):
        try:
            work(cancel or threading.Event())
        except UnforeseenError as error:
            self.raised.append(error)


def test_work_on_clocks_is_over_when_its_job_is():
    board, lane = Board(State(), nothing), Lane()
    clocking = SimpleNamespace(
        lock=unforeseen, gpu=None, held=None, problem=nothing, release=nothing
    )
    desk = ClockDesk(board, {"clocks": lane, "engine": lane}, None, clocking, None)
    for _ in range(2):  # the second is begun, so the first is over
        desk.do(c.UseClocks(mode="tdp"))
    assert [type(error) for error in lane.raised] == [UnforeseenError] * 2
    assert board.state.clocks.work == ""


def test_a_search_of_clocks_ends_even_where_nothing_can_be_told(monkeypatch):
    board, lane = Board(State(), nothing), Lane()
    board.publish(e.ClocksChanged(clocks=Clocks(work="searching")))
    clocking = SimpleNamespace(gpu=None, held=None, problem=unforeseen)
    desk = ClockDesk(board, {"clocks": lane, "engine": lane}, None, clocking, None)
    desk.do(c.SearchClocks())
    assert board.state.clocks.work == ""
    assert board.state.clocks.ended


def test_a_search_of_the_hub_that_breaks_is_failed_and_says_so(monkeypatch):
    monkeypatch.setattr("app.core.hubdesk.search", unforeseen)
    board, lane = Board(State(), nothing), Lane()
    desk = HubDesk(board, {"search": lane, "repo": lane}, SimpleNamespace())
    desk.do(c.SearchHub(text="qwen"))
    assert board.state.search.state == "failed"
    assert "UnforeseenError" in board.state.search.problem


def test_a_walk_that_breaks_off_is_over():
    remedy = Remedy(kind="restart-engine", enough="likely")
    found = Diagnosis(cause="engine-crashed", severity="failed", remedies=(remedy,))
    failed = READY.model_copy(update={"phase": Phase.FAILED, "diagnosis": found})
    board, lane = Board(replace(State(), session=failed), nothing), Lane()
    restored = []
    trials = SimpleNamespace(attempt=unforeseen, restore=lambda *was: restored.append(was))
    AutoFix(board, {"engine": lane}, trials, nothing).start()
    assert board.session.fixing is None
    assert restored == [(failed, found)]
