"""On battery readings are taken less often, and the person is told once."""

from types import SimpleNamespace

import psutil
import pytest

from app.core import watch as module
from app.core.board import Board
from app.core.watch import Watch
from app.machine.battery import on_battery
from app.machine.history import SampleHistory
from app.machine.recorder import FlightRecorder
from app.machine.sampler import Mode
from app.state import State


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (None, False),
        (SimpleNamespace(power_plugged=True), False),
        (SimpleNamespace(power_plugged=None), False),
        (SimpleNamespace(power_plugged=False), True),
    ],
)
def test_only_a_computer_that_says_so_is_on_battery(monkeypatch, told, expected):
    monkeypatch.setattr(psutil, "sensors_battery", lambda: told, raising=False)
    assert on_battery() is expected


def test_readings_become_rarer_and_it_is_said_once(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "on_battery", lambda: True)
    notices, modes = [], []
    board = Board(State(), lambda _, event: notices.append(event))
    watch = Watch(board, SampleHistory(), FlightRecorder(tmp_path))
    monkeypatch.setattr(watch._sampler, "set_mode", modes.append)
    for mode in (Mode.SLOW, Mode.FAST, Mode.FAST, Mode.OFF):
        watch._sample(mode)
    assert modes == [Mode.RARE, Mode.SPARING, Mode.SPARING, Mode.OFF]
    assert [n.id for n in notices] == ["battery"]
    assert watch.close(2.0)
