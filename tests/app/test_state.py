"""The state is one value; an event changes what it names and nothing else."""

import pytest

from app import events as e
from app.core.board import Board
from app.runconfig import RunConfig
from app.session import Phase, Session
from app.state import MAX_MARKS, State, reduce
from app.values.chat import ChatEntry
from app.values.diagnosis import Diagnosis
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, MemoryPlan
from app.values.receipt import Placement, Stage
from app.values.transfer import Transfer

SESSION = Session(
    id="s", file=ModelFile(path="/m.gguf", title="M", size_bytes=1), config=RunConfig()
)


def entry(name, text="x"):
    return ChatEntry(id=name, role="user", text=text, at="2026-01-01T00:00:00+00:00")


def test_an_event_for_another_session_changes_nothing():
    state = State(session=SESSION)
    assert reduce(state, e.PhaseChanged(session="other", phase=Phase.LOADING)) is state


def test_phase_changes_keep_what_they_do_not_name():
    state = reduce(State(session=SESSION), e.LoadProgressed(session="s", fraction=0.5))
    state = reduce(state, e.PhaseChanged(session="s", phase=Phase.LOADING))
    assert state.session.phase is Phase.LOADING
    assert state.session.load_fraction == 0.5


def test_a_loaded_model_tells_whether_it_thinks():
    state = reduce(State(session=SESSION), e.PhaseChanged(session="s", phase=Phase.LOADING))
    assert state.session.file.thinks == ""
    state = reduce(state, e.PhaseChanged(session="s", phase=Phase.READY, thinks="off"))
    assert state.session.file.thinks == "off"
    state = reduce(state, e.PhaseChanged(session="s", phase=Phase.GENERATING))
    assert state.session.file.thinks == "off"


def test_entries_are_replaced_by_id_and_kept_in_order():
    state = reduce(State(), e.ConversationOpened(id="c", entries=(entry("1"), entry("2"))))
    state = reduce(state, e.EntryChanged(conversation="c", entry=entry("1", "new")))
    state = reduce(state, e.EntryChanged(conversation="c", entry=entry("3")))
    assert [(x.id, x.text) for x in state.entries] == [("1", "new"), ("2", "x"), ("3", "x")]
    assert reduce(state, e.EntryChanged(conversation="d", entry=entry("4"))) is state


def test_a_newer_notice_replaces_the_older_of_the_same_id():
    state = reduce(State(), e.Notice(id="a", level="info", text="1"))
    state = reduce(state, e.Notice(id="b", level="warn", text="2"))
    state = reduce(state, e.Notice(id="a", level="error", text="3"))
    assert [n.text for n in state.notices] == ["2", "3"]
    assert [n.text for n in reduce(state, e.NoticeDismissed(id="b")).notices] == ["3"]


def test_why_a_setup_was_not_started_is_no_longer_told_in_another_session():
    told = reduce(State(session=SESSION), e.Notice(id="start", level="warn", text="Tight."))
    again = reduce(told, e.SessionOpened(session=SESSION))
    assert [notice.text for notice in again.notices] == ["Tight."]
    other = SESSION.model_copy(update={"id": "other"})
    assert reduce(told, e.SessionOpened(session=other)).notices == ()
    assert reduce(told, e.SessionClosed()).notices == ()


def test_marks_are_bounded():
    state = State()
    for n in range(MAX_MARKS + 10):
        state = reduce(state, e.Marked(at=float(n), kind="load", text=""))
    assert len(state.marks) == MAX_MARKS
    assert state.marks[-1].at == MAX_MARKS + 9


def test_transfers_are_kept_by_reference():
    state = State()
    for done in (1, 2):
        moved = Transfer(ref="o/r", title="R", state="running", done_bytes=done, total_bytes=2)
        state = reduce(state, e.TransferChanged(transfer=moved))
    assert state.transfers["o/r"].done_bytes == 2


@pytest.mark.logs
def test_the_board_refuses_an_illegal_move_and_tells_nobody(caplog):
    told = []
    board = Board(State(session=SESSION), lambda state, event: told.append(event.type))
    assert board.publish(e.PhaseChanged(session="s", phase=Phase.LOADING))
    assert not board.publish(e.PhaseChanged(session="s", phase=Phase.DOWNLOADING))
    assert board.session.phase is Phase.LOADING
    assert told == ["phase-changed"]
    assert "refused phase-changed" in caplog.text


def test_a_session_that_is_ready_has_no_failure_left():
    failed = SESSION.model_copy(update={"phase": Phase.REMEDIED, "diagnosis": Diagnosis(cause="x")})
    state = reduce(State(session=failed), e.PhaseChanged(session="s", phase=Phase.LOADING))
    assert state.session.diagnosis.cause == "x"
    state = reduce(state, e.PhaseChanged(session="s", phase=Phase.READY))
    assert state.session.diagnosis is None


def test_a_new_start_has_not_the_stages_of_the_one_before():
    proven = SESSION.model_copy(update={"stages": (Stage(name="cold-load", state="passed"),)})
    state = reduce(State(session=proven), e.PhaseChanged(session="s", phase=Phase.LOADING))
    assert state.session.stages == ()


def test_another_setup_has_neither_the_proof_nor_the_placement_of_the_one_before():
    placed = SESSION.model_copy(update={"placement": Placement(device="CPU")})
    host = DevicePlan(name="host", capacity_bytes=1, free_bytes=1, other_programs_bytes=0)
    state = State(session=placed)
    same = e.Planned(
        session="s", config=SESSION.config, plan=MemoryPlan(config=SESSION.config, host=host)
    )
    assert reduce(state, same).session.placement is not None
    other = SESSION.config.with_(n_ctx=4096)
    changed = e.Planned(session="s", config=other, plan=MemoryPlan(config=other, host=host))
    assert reduce(state, changed).session.placement is None
