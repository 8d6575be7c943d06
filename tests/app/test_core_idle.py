"""What is told when an idle model leaves."""

import pytest

from app.core.board import Board
from app.core.idle import Rest, power_w
from app.state import State
from tests.sim.nvml_sim import Simulator, library


@pytest.fixture
def card(tmp_path):
    simulator = Simulator(library(), tmp_path / "nvml")
    with simulator.injected():
        yield simulator


def told(end):
    """Return the notice of a model that is unloaded by `end`."""
    board = Board(State(), lambda *_: None)
    Rest(board, end, lambda _: None).take()
    (notice,) = board.state.notices
    return notice


def test_the_watts_saved_are_told(card):
    card.card(power=112_000)
    notice = told(lambda: card.card(power=18_000))
    assert "drew 112 W and draws 18 W now: 94 W saved" in notice.text
    assert notice.fix == "The next message loads it again."


def test_nothing_is_claimed_when_nothing_was_saved(card):
    card.card(power=18_000)
    assert "saved" not in told(lambda: None).text


def test_without_a_card_only_the_unload_is_told(card):
    card.set(count=0)
    assert power_w() is None
    notice = told(lambda: None)
    assert notice.text == "The model was unloaded after 30 minutes without a request."
