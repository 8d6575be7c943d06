"""Locked clocks are a click where the helper is installed, and commands to type elsewhere."""

import pytest

from app.core.board import Board
from app.core.clocking import KIND, Clocking
from app.machine import clocks
from app.machine.detect import detect
from app.process import Spawner
from app.state import State
from app.values.diagnosis import Remedy
from tests.sim.nvml_sim import Simulator, library

REMEDY = Remedy(kind=KIND, name="Lock the clocks", enough="unknown")


@pytest.fixture
def clocking(tmp_path):
    spawner = Spawner()
    with Simulator(library(), tmp_path / "nvml").injected():
        notices = []
        board = Board(State(machine=detect()), lambda state, event: notices.append(event))
        yield Clocking(board, spawner)
    spawner.close()


def test_without_the_helper_the_commands_for_this_card_are_shown(clocking, monkeypatch):
    monkeypatch.setattr(clocks, "installed", lambda: False)
    offered = clocking.offered(REMEDY)
    assert offered.enough == "guide"
    assert "nvidia-smi" in offered.why
    assert "-lgc" in offered.why


def test_with_the_helper_it_is_a_click(clocking, monkeypatch):
    monkeypatch.setattr(clocks, "obstacle", lambda hand: None)
    assert clocking.offered(REMEDY).enough == "unknown"


def test_a_machine_without_a_card_has_nothing_to_lock(monkeypatch):
    monkeypatch.setattr(clocks, "obstacle", lambda hand: None)
    spawner = Spawner()
    told = []
    clocking = Clocking(Board(State(), lambda state, event: told.append(event)), spawner)
    assert clocking.offered(REMEDY).enough == "guide"
    assert not clocking.lock()
    clocking.release()
    spawner.close()
