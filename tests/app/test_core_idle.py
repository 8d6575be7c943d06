"""What is told when an idle model leaves."""

import threading
from dataclasses import replace

import pytest

from app import events as e
from app.core.board import Board
from app.core.idle import Rest, power_w
from app.core.replies import Replies
from app.state import State
from tests.sim.nvml_sim import Simulator, library
from tests.ui.flow_values import READY


@pytest.fixture
def card(tmp_path):
    simulator = Simulator(library(), tmp_path / "nvml")
    with simulator.injected():
        yield simulator


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr("app.core.idle.SETTLE_SECONDS", 0)


def told(end):
    """Return the notice of a model that is unloaded by `end`, once the card is calm."""
    board, later = Board(State(), lambda *_: None), []
    Rest(board, end, later.append).take()
    for work in later:
        work(threading.Event())
    (notice,) = board.state.notices
    return notice


def test_the_watts_saved_are_told(card):
    card.card(power=112_000)
    notice = told(lambda: card.card(power=18_000))
    assert "drew 112 W and draws 18 W now: 94 W saved" in notice.text
    assert notice.fix == "The next message loads it again."


def test_the_unload_is_told_before_the_card_is_calm_and_the_lane_is_free(card):
    card.card(power=112_000)
    board, later = Board(State(), lambda *_: None), []
    Rest(board, lambda: card.card(power=18_000), later.append).take()
    assert "saved" not in board.state.notices[0].text
    assert len(later) == 1


def test_a_model_that_came_back_meanwhile_saved_nothing(card):
    card.card(power=112_000)
    board, later = Board(replace(State(), session=READY), lambda *_: None), []
    Rest(board, lambda: card.card(power=18_000), later.append).take()
    later[0](threading.Event())
    assert "saved" not in board.state.notices[0].text


def test_a_notice_that_was_put_away_does_not_come_back(card):
    card.card(power=112_000)
    board, later = Board(State(), lambda *_: None), []
    Rest(board, lambda: card.card(power=18_000), later.append).take()
    board.publish(e.NoticeDismissed(id="idle"))
    later[0](threading.Event())
    assert board.state.notices == ()


def test_the_end_of_the_program_does_not_wait_for_the_card(card, monkeypatch):
    monkeypatch.setattr("app.core.idle.SETTLE_SECONDS", 600)
    board, later, ended = Board(State(), lambda *_: None), [], threading.Event()
    Rest(board, lambda: None, later.append).take()
    ended.set()
    later[0](ended)
    assert "saved" not in board.state.notices[0].text


def test_nothing_is_claimed_when_nothing_was_saved(card):
    card.card(power=18_000)
    assert "saved" not in told(lambda: None).text


def test_without_a_card_only_the_unload_is_told(card):
    card.set(count=0)
    assert power_w() is None
    notice = told(lambda: None)
    assert notice.text == "The model was unloaded after 30 minutes without a request."


@pytest.fixture
def replies():
    board = Board(replace(State(), session=READY), lambda *_: None)

    def move(phase):
        return board.publish(e.PhaseChanged(session=READY.id, phase=phase))

    return Replies(board, move)


def always(_):
    return True


def test_a_model_does_not_rest_while_a_reply_is_written_or_waited_for(replies):
    with replies.writing():
        assert not replies.leave(always)
    with replies.wanted():
        assert replies.idle_seconds() == 0
        assert not replies.leave(lambda idle: idle > 0)
    assert replies.leave(always)


def test_no_reply_begins_once_the_model_goes_to_rest(replies):
    assert replies.leave(always)
    with replies.writing() as possible:
        assert not possible
    assert not replies.leave(always)


def test_what_was_asked_after_the_rest_was_due_puts_it_off(replies):
    assert not replies.leave(lambda idle: idle > 60)
    with replies.writing() as possible:
        assert possible


def test_a_model_whose_watts_cannot_be_read_is_ended_all_the_same(monkeypatch):
    def broken():
        raise OSError

    monkeypatch.setattr("app.core.idle.power_w", broken)
    ended = []
    with pytest.raises(OSError):
        told(lambda: ended.append(True))
    assert ended


def test_a_reply_that_came_and_went_is_counted_and_a_waiting_one_is_known(replies):
    with replies.writing():
        begun = replies.begun
        with replies.writing():
            pass
        assert not replies.several
        assert replies.begun == begun + 1
    assert not replies.in_demand
    with replies.wanted():
        assert replies.in_demand
