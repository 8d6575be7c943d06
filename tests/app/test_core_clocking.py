"""Locked clocks are a click where the helper is installed, and commands to type elsewhere."""

import os
import signal
import time

import pytest

from app.core.board import Board
from app.core.clocking import KIND, Clocking
from app.machine import clock_markers, clocks
from app.machine.clocks import ClockLock
from app.machine.detect import detect
from app.process import Spawner
from app.runconfig import RunConfig
from app.session import Session
from app.state import State
from app.values.diagnosis import Remedy
from app.values.model_file import ModelFile
from tests.sim import clock_helper
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
    monkeypatch.setattr(clocks, "installed", lambda: "")
    offered = clocking.offered(REMEDY)
    assert offered.enough == "guide"
    assert "nvidia-smi" in offered.why
    assert "-lgc" in offered.why


def test_with_the_helper_it_is_a_click(clocking, monkeypatch):
    monkeypatch.setattr(clocks, "obstacle", lambda hand: None)
    assert clocking.offered(REMEDY).enough == "unknown"


def test_a_card_older_than_volta_is_no_click_and_is_told_why(tmp_path, monkeypatch):
    monkeypatch.setattr(clocks, "obstacle", lambda hand: None)
    spawner = Spawner()
    with Simulator(library(), tmp_path / "nvml", "gtx-1070-pascal").injected():
        board = Board(State(machine=detect()), lambda state, event: None)
        offered = Clocking(board, spawner).offered(REMEDY)
    assert offered.enough == "guide"
    assert "GTX 1070 is too old" in offered.why
    spawner.close()


def test_the_card_that_the_session_uses_is_the_one_to_lock(tmp_path):
    spawner = Spawner()
    with Simulator(library(), tmp_path / "nvml", "rtx-5060-ti-pair").injected():
        first, second = (gpu.uuid for gpu in detect().gpus)
        file = ModelFile(path="/m.gguf", title="M", size_bytes=5)
        session = Session(id="s", file=file, config=RunConfig(devices=(second,)))
        for opened, card in ((None, first), (session, second)):
            board = Board(State(machine=detect(), session=opened), lambda state, event: None)
            assert Clocking(board, spawner).card == card
    spawner.close()


def test_a_machine_without_a_card_has_nothing_to_lock(monkeypatch):
    monkeypatch.setattr(clocks, "obstacle", lambda hand: None)
    spawner = Spawner()
    told = []
    clocking = Clocking(Board(State(), lambda state, event: told.append(event)), spawner)
    assert clocking.offered(REMEDY).enough == "guide"
    assert not clocking.lock()
    clocking.release()
    spawner.close()


def test_a_lock_whose_helper_was_killed_is_told_at_the_next_start_and_given_back(
    tmp_path, monkeypatch
):
    folder = tmp_path / "run"
    folder.mkdir()
    monkeypatch.setattr(clock_markers, "FOLDER", folder)
    notices = []
    spawner = Spawner()
    simulator = Simulator(library(), tmp_path / "nvml")
    with simulator.injected():
        command = clock_helper.command(simulator, folder)
        before = ClockLock(spawner, command)
        before.lock(detect().gpus[0].uuid, "1200")
        (holder,) = clock_markers.holders()
        os.kill(holder.helper_pid, signal.SIGKILL)
        while before.held is not None:
            time.sleep(0.01)
        before.release()
        assert simulator.locked_clocks() is not None, "nobody gave them back"

        board = Board(State(machine=detect()), lambda state, event: notices.append(event))
        clocking = Clocking(board, spawner)
        clocking._lock = ClockLock(spawner, command)
        clocking.look_back()
        assert notices[-1].id == "clocks-left"
        assert "still locked" in notices[-1].text
        assert "plimsoll clocks reset" in notices[-1].fix
        clocking.restore()
        assert notices[-1].text == "The clocks of 1 card were given back."
        assert simulator.locked_clocks() is None
        told = len(notices)
        clocking.look_back()
        assert len(notices) == told, "there is nothing left to say"
    spawner.close()
