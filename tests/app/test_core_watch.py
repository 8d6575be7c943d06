"""A fault of the card is heeded when it happens, also while nothing is being done."""

from __future__ import annotations

import time

import pytest

from app.brakes import BrakeStore
from app.core.board import Board
from app.core.brake import Halts
from app.core.watch import Watch
from app.machine.history import SampleHistory
from app.machine.recorder import FlightRecorder
from app.machine.sampler import Mode
from app.state import State
from tests.sim.nvml_sim import Simulator, library
from tests.sim.sampling import wait_for


@pytest.fixture
def nvml(tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        yield simulator


@pytest.fixture
def looked_at(tmp_path):
    board = Board(State(), lambda *_: None)
    watch = Watch(board, SampleHistory(), FlightRecorder(tmp_path))
    brake = Halts(BrakeStore(tmp_path))
    watch.faulted = brake.halt
    watch.show(visible=True)
    wait_for(lambda: board.state.sample)
    yield board, brake
    assert watch.close(5.0)


@pytest.mark.parametrize("number", [79, 154])
def test_an_event_while_idle_stops_every_later_try(nvml, looked_at, number):
    board, brake = looked_at
    nvml.xid(number)
    wait_for(brake.halted)
    assert brake.halted() == number
    wait_for(lambda: "error" in {notice.level for notice in board.state.notices})


def test_a_card_that_is_lost_without_an_event_stops_it_too(nvml, looked_at):
    board, brake = looked_at
    nvml.card(lost=1)
    wait_for(brake.halted)
    assert brake.halted() == 79
    wait_for(lambda: any("Restart" in notice.fix for notice in board.state.notices))


def test_an_event_that_settings_can_mend_stops_nothing(nvml, looked_at):
    board, brake = looked_at
    nvml.xid(31)
    wait_for(lambda: board.state.notices)
    assert brake.halted() is None


def test_an_event_of_this_moment_is_heard_before_a_cause_is_named(nvml, tmp_path):
    board = Board(State(), lambda *_: None)
    watch = Watch(board, SampleHistory(), FlightRecorder(tmp_path))
    assert not watch.settle()  # nothing measures: there is nothing to wait for
    watch.show(visible=True)
    wait_for(lambda: board.state.sample)
    for number in (31, 8, 13):
        nvml.xid(number)
        watch.settle()
        assert watch.xids(0.0)[-1] == number
    assert watch.close(5.0)


def test_an_event_is_heard_also_when_one_reading_takes_long(nvml, tmp_path):
    board = Board(State(), lambda *_: None)
    watch = Watch(board, SampleHistory(), FlightRecorder(tmp_path))
    watch.show(visible=True)
    wait_for(lambda: board.state.sample)
    # Then one is always under way, which asked for events before it came to this.
    nvml.set(**{"delay.nvmlDeviceGetTemperature": 200, "delay.nvmlDeviceGetTemperatureV": 200})
    watch._sampler.set_mode(Mode.FAST)
    for number in (31, 8):
        before = board.state.sample
        wait_for(lambda before=before: board.state.sample is not before)
        time.sleep(0.05)
        nvml.xid(number)
        assert watch.heard(0.0, late=False)[-1:] == (number,)
    assert watch.close(5.0)


def test_nobody_waits_for_a_watch_that_was_closed(nvml, tmp_path):
    watch = Watch(Board(State(), lambda *_: None), SampleHistory(), FlightRecorder(tmp_path))
    watch.show(visible=True)
    assert watch.settle()
    assert watch.close(5.0)
    assert not watch.settle()
    assert watch.heard(0.0, late=True) == ()
