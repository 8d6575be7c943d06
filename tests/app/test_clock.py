"""Somebody sets the clock: order, durations and the graph of the last seconds do not notice."""

import math
import sys
import time
import types

import pytest

from app import clock, inflight
from app.core.board import Board
from app.core.outlook import Outlook
from app.core.watch import Watch
from app.diagnose import flight
from app.machine.detect import detect
from app.machine.history import SampleHistory
from app.machine.recorder import FLIGHT, FlightRecorder, last_flight
from app.machine.sampler import Mode, Sampler
from app.qualify.footprint import Footprint
from app.state import State
from tests.sim.nvml_sim import Simulator, library
from tests.sim.sampling import wait_for

JUMPS = pytest.mark.parametrize("jump", [-3600.0, 86400.0], ids=["an hour back", "a day forward"])


class Wall:
    """The time of day, as somebody set it."""

    def __init__(self, patch):
        self._time, self.off = time.time, 0.0
        patch.setattr("time.time", lambda: self._time() + self.off)


@pytest.fixture
def wall(monkeypatch):
    return Wall(monkeypatch)


@JUMPS
def test_readings_stay_in_order_and_the_last_seconds_are_whole(wall, jump, tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected():
        history, recorder = SampleHistory(), FlightRecorder(tmp_path)
        sampler = Sampler(lambda sample: (history.add(sample), recorder.add(sample)))
        sampler.set_mode(Mode.FAST)
        wait_for(lambda: len(history.since(-math.inf).at) >= 4)
        wall.off = jump
        before = len(history.since(-math.inf).at)
        wait_for(lambda: len(history.since(-math.inf).at) >= before + 4)
        assert sampler.close(5.0)
    recorder.close()
    now = clock.now()
    at = list(history.since(now - flight.SECONDS).at)
    assert len(at) >= before + 4, "nothing was forgotten, nothing lies elsewhere"
    assert at == sorted(at)
    assert at[-1] - at[0] < flight.SECONDS
    points = flight.last_seconds(history.since(now - flight.SECONDS), now)
    assert len(points) == len(at)
    recorded = last_flight(tmp_path, FLIGHT)
    assert [sample.at for sample in recorded] == at
    assert len(flight.of_samples(recorded)) == len(at)


@JUMPS
def test_a_mark_stands_among_its_readings_and_is_told_by_the_clock_of_now(wall, jump, tmp_path):
    board = Board(State(), lambda *_: None)
    watch = Watch(board, SampleHistory(), FlightRecorder(tmp_path))
    watch.mark("load", "Load")
    wall.off = jump
    watch.mark("failure", "Stopped")
    first, second = (mark.at for mark in board.state.marks)
    assert 0 <= second - first < 60
    assert abs(clock.told(second) - time.time()) < 60
    assert watch.close(5.0)


@JUMPS
def test_a_reading_is_as_fresh_as_it_was(wall, jump):
    looks = []
    known = detect()
    outlook = Outlook(lambda: known, SampleHistory(), lambda: looks.append(1) or known)
    outlook()
    wall.off = jump
    outlook()
    assert not looks, "the reading is some milliseconds old, whatever the clock shows"


@JUMPS
def test_a_proof_notes_what_is_free_afterwards(wall, jump):
    history, seen = SampleHistory(), []
    sampler = Sampler(lambda sample: (history.add(sample), seen.append(sample)))
    sampler.set_mode(Mode.FAST)
    try:
        wait_for(lambda: seen)
        wall.off = jump
        footprint = Footprint(history.latest)
        footprint.end()
    finally:
        assert sampler.close(5.0)
    assert "host_after_bytes" in footprint.figures


@JUMPS
def test_a_process_and_a_start_are_known_again(wall, jump, tmp_path):
    own = inflight.process_start(inflight.os.getpid())
    wall.off = jump
    assert inflight.process_start(inflight.os.getpid()) == own
    assert inflight.process_start(1 << 30) is None


@JUMPS
def test_windows_numbers_its_starts(wall, jump, monkeypatch, tmp_path):
    keys = []

    class Key:
        def __enter__(self):
            return self

        def __exit__(self, *_):
            return None

    def opened(_, name):
        keys.append(name)
        return Key()

    winreg = types.SimpleNamespace(
        HKEY_LOCAL_MACHINE="HKLM", OpenKey=opened, QueryValueEx=lambda _key, _name: (271, 4)
    )
    monkeypatch.setitem(sys.modules, "winreg", winreg)
    monkeypatch.setattr(inflight, "sys", types.SimpleNamespace(platform="win32"))
    monkeypatch.setattr(inflight, "_BOOT_ID", tmp_path / "no")
    first = inflight.boot_id.__wrapped__()
    wall.off = jump
    assert inflight.boot_id.__wrapped__() == first == "start 271"
    assert keys[0].endswith("PrefetchParameters")
    winreg.QueryValueEx = lambda _key, _name: (272, 4)
    assert not inflight.same_start(first, inflight.boot_id.__wrapped__())


def test_where_no_clock_counts_sleep_the_other_one_is_taken(monkeypatch):
    monkeypatch.setattr(clock, "sys", types.SimpleNamespace(platform="win32"))
    assert abs(clock.steady() - time.monotonic()) < 5


def test_a_little_drift_moves_no_time_that_is_shown(wall):
    wall.off = 0.3
    assert clock.told(1000.0) == 1000.0
