"""No phase and no work under way outlives its job, whatever exception ends that."""

import contextlib
import threading
from dataclasses import replace
from types import SimpleNamespace

import pytest

from app import commands as c
from app import events as e
from app.core import Core
from app.core.afar import Afar
from app.core.answering import Answering
from app.core.autofix import AutoFix
from app.core.board import Board
from app.core.clock_desk import ClockDesk
from app.core.holding import Holding
from app.core.hubdesk import HubDesk
from app.core.lending import LendingDesk
from app.core.runner import Runner
from app.core.table import Table
from app.errors import DiskProblemError
from app.serve.server import Served
from app.session import Phase
from app.settings import Settings
from app.state import State
from app.values.api import Api
from app.values.clocks import Clocks
from app.values.diagnosis import Diagnosis, EngineEvidence, Remedy
from app.values.remote import RemoteServer
from tests.sim.pulling import paths_in
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

    def cancel(self):
        """Nothing is under way."""


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


# --- asked, and never left as being asked ------------------------------------------------------
def test_a_server_that_cannot_be_asked_is_not_asked_for_ever(monkeypatch):
    monkeypatch.setattr("app.core.afar.probe", unforeseen)
    box = RemoteServer(name="box", url="http://127.0.0.1:9")
    board = Board(replace(State(), settings=Settings(remotes=(box,))), nothing)
    lane, keys = Lane(), SimpleNamespace(find=lambda _: SimpleNamespace(value=None), notice="")
    Afar(board, {"remote-asking": lane}, keys, nothing).do(c.ProbeRemote(name="box"))
    (found,) = board.state.remotes
    assert (found.state, "UnforeseenError" in found.text) == ("failed", True)


def test_another_computer_that_cannot_be_asked_is_not_asked_for_ever(monkeypatch):
    monkeypatch.setattr("app.core.lending.rpc.alike", unforeseen)
    settings = Settings(rpc=("127.0.0.1:50052",))
    board, lane = Board(replace(State(), settings=settings), nothing), Lane()
    LendingDesk(board, {"lending": lane}, nothing, nothing, tuple).do(c.AskLenders())
    (found,) = board.state.lenders
    assert (found.state, "UnforeseenError" in found.text) == ("failed", True)


def test_a_try_of_the_api_that_breaks_is_over(monkeypatch, tmp_path):
    monkeypatch.setattr("app.serve.trial.tried", unforeseen)
    on = Api(on=True, url="http://127.0.0.1:9/v1")
    board = Board(replace(State(), api=on), nothing)
    table = Table(board, None, paths_in(tmp_path).make())
    with pytest.raises(UnforeseenError):
        table.try_out(threading.Event())
    assert board.state.api.tried.state == "failed"


def test_an_api_that_opens_while_the_program_ends_is_closed_too(tmp_path, monkeypatch):
    opening, closing, servers = threading.Event(), threading.Event(), []

    class Slow:
        """A server that is open only when the end has begun."""

        def __init__(self, *_):
            self.open = False
            servers.append(self)

        def admit(self, *_):
            pass

        def start(self, door):
            opening.set()
            self.open = closing.wait(20)
            return Served(door.port)

        def stop(self, _):
            self.open = False
            return True

    monkeypatch.setattr("app.serve.server.ApiServer", Slow)
    core = Core(paths_in(tmp_path).make(), nothing)
    core.open_api(Settings(api_on=True))
    assert opening.wait(20)
    close = core._lanes.close
    monkeypatch.setattr(core._lanes, "close", lambda left: closing.set() or close(left))
    core.close(10.0)
    assert [server.open for server in servers] == [False]


# --- asked again -------------------------------------------------------------------------------
class Queue:
    """A lane that keeps what it is given."""

    def __init__(self):
        self.work = []

    def start(self, work, cancel=None):
        self.work.append((work, cancel))


def test_a_model_is_proven_once_but_anew_when_the_first_proof_was_stopped():
    lane = Queue()
    lanes = {"engine": lane, "pulse": Queue(), "rest": Queue()}
    runner = Runner(SimpleNamespace(board=Board(State(), nothing), lanes=lanes, brake=None))
    runner.qualify()
    runner.qualify()
    assert len(lane.work) == 1
    lane.work[0][1].set()
    runner.qualify()
    assert len(lane.work) == 2
    runner.prove = nothing
    lane.work[1][0](lane.work[1][1])
    runner.qualify()
    assert len(lane.work) == 3


def test_a_request_that_is_given_up_does_not_wait_for_the_model_of_another(monkeypatch):
    kept = SimpleNamespace(config=READY.config)
    monkeypatch.setattr(Answering, "_latest", lambda *_: kept)
    board, brought, ended = Board(replace(State(), session=READY), nothing), threading.Event(), []
    runner = SimpleNamespace(
        wanted=contextlib.nullcontext, generate=lambda _, __, cancel: ended.append(cancel)
    )
    answering = Answering(board, {}, runner, None, lambda _: brought.set())
    stops = threading.Event(), threading.Event()
    threads = [
        threading.Thread(target=answering.answer, args=("another", None, nothing, stop))
        for stop in stops
    ]
    threads[0].start()
    assert brought.wait(20)
    threads[1].start()
    stops[1].set()
    threads[1].join(20)
    assert ended == [stops[1]]
    stops[0].set()
    threads[0].join(20)
    assert ended == [stops[1], stops[0]]


@pytest.mark.logs
def test_a_part_that_cannot_end_keeps_no_other_from_its_end(tmp_path, monkeypatch, caplog):
    core, released = Core(paths_in(tmp_path).make(), nothing), []
    core._runner._engine = Broken()
    monkeypatch.setattr(core._clocking, "release", lambda: released.append(True))
    assert not core.close(5.0)
    assert released == [True]
    with pytest.raises(DiskProblemError):
        core.chats.list()
    assert "UnforeseenError" in caplog.text
