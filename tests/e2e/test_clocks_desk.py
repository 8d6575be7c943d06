"""The search for the highest stable clock in the program: steps, stop, use, keep over restarts."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from app import commands as c
from app.core.clocking import Clocking
from app.engine.client import WorkerEngine
from app.engine.protocol import Generate
from app.machine import clock_kept, clock_markers, clocks
from app.machine.clock_search import STOPPED
from app.machine.clock_trouble import refused
from app.process import Spawner
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim import clock_helper
from tests.sim.nvml_sim import Simulator, library

SMALL = RunConfig(n_ctx=1024, n_batch=256, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(on=False))
TDP, POWER_CAP = 0xFFFFFF01, 0x4
BASE_MHZ, FREE_MHZ = 1560, 2010
KEEPER = """#!/bin/sh
[ ! -e {asked}.no ] || exit 126
echo "$@" >>{asked}
[ "$1" = forget ] && rm -f {units}/*.service && exit 0
[ "$1" = keep ] || exit 2
echo "ExecStart=/usr/bin/nvidia-smi -i $2 -lgc $3" >"{units}/plimsoll-clocks-$2.service"
"""


class Rig:
    """A card that is slowed above `holds` MHz; `during` hears every reply with the clock then."""

    def __init__(self, nvml, spawner):
        self.nvml, self._spawner = nvml, spawner
        self.holds = 1500
        self.during = lambda mhz, engine: None

    def answer(self, code):
        """Let the administrator say yes (0) or no."""
        no = self.asked.with_name("asked.no")
        no.touch() if code else no.unlink()

    def mhz(self):
        _low, high = self.nvml.locked_clocks() or (0, FREE_MHZ)
        return BASE_MHZ if high == TDP else high

    def engine(self):
        engine = WorkerEngine(self._spawner)
        generate = engine.generate

        def working(request, hear, cancel):
            mhz = self.mhz()
            slowed = POWER_CAP * (mhz > self.holds)
            self.nvml.card(clk_sm=FREE_MHZ, util_gpu=99, power=200_000 + 100 * mhz, reasons=slowed)
            self.during(mhz, engine)
            return generate(request, hear, cancel)

        engine.generate = working
        return engine


@pytest.fixture
def rig(tmp_path, monkeypatch):
    run, units = tmp_path / "run", tmp_path / "units"
    units.mkdir()
    keeper, asked = tmp_path / "keep-clocks", tmp_path / "asked"
    keeper.write_text(KEEPER.format(asked=asked, units=units))
    keeper.chmod(0o755)
    for module, name, value in (
        (clock_markers, "FOLDER", run),
        (clock_kept, "FOLDER", units),
        (clock_kept, "INSTALLED", keeper),
        (clocks, "obstacle", lambda hand=None: None),
    ):
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(clock_kept, "_asked", lambda: (str(keeper),))
    monkeypatch.setattr("app.core.clock_desk.STEP_SECONDS", 0.4)
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    spawner = Spawner()
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        simulator.set(root=1)
        command = clock_helper.command(simulator, run)
        monkeypatch.setattr(clocks, "helper_command", lambda: command)
        made = Rig(simulator, spawner)
        made.asked = asked
        yield made
        assert simulator.locked_clocks() is None, "the clocks were not given back"
    spawner.close()


@pytest.fixture
def voyage(rig, tmp_path):
    """Give a program whose model is ready."""
    with Voyage(tmp_path / "home", engines=rig.engine) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.until(lambda s: s.session and s.session.plan)
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY)
        voyage.do(c.LookAtClocks())
        voyage.until(lambda s: s.clocks and s.clocks.card)
        yield voyage


def searched(voyage):
    state = voyage.until(lambda s: s.clocks.ended and not s.clocks.work, 60.0)
    return state.clocks


def test_the_search_tells_every_step_and_what_held_is_used_and_kept(voyage, rig):
    voyage.do(c.SearchClocks())
    found = searched(voyage)
    assert [(step.mode, step.stable) for step in found.steps] == [
        ("", False),
        ("tdp", False),
        ("1470", True),
    ]
    assert all(step.decode_tok_s and step.reading.power_w for step in found.steps)
    assert "its power limit" in found.steps[1].why
    assert (found.found.high_mhz, found.stopped, found.trouble) == (1470, "", None)
    assert voyage.core.state.session.phase is Phase.READY
    assert rig.nvml.locked_clocks() is None

    voyage.do(c.UseClocks(mode="1470"))
    assert voyage.until(lambda s: s.clocks.locked).clocks.locked_mode == "1470"
    assert rig.nvml.locked_clocks() == (210, 1470)
    rig.answer(126)
    voyage.do(c.KeepClocks())
    trouble = voyage.until(lambda s: s.clocks.trouble and not s.clocks.work).clocks.trouble
    assert (trouble.cause, voyage.core.state.clocks.kept) == ("clock-lock-dismissed", "")
    rig.answer(0)
    voyage.do(c.KeepClocks())
    assert voyage.until(lambda s: s.clocks.kept).clocks.kept == "210 to 1,470 MHz"
    voyage.do(c.ForgetClocks())
    voyage.until(lambda s: not s.clocks.kept and not s.clocks.work)
    keep, forget = rig.asked.read_text().splitlines()
    assert (keep, forget) == (f"keep {found.uuid} 210,1470", "forget")
    voyage.do(c.ReleaseClocks())
    voyage.until(lambda s: not s.clocks.locked)


def test_a_search_is_stopped_and_what_it_found_stays(voyage, rig):
    rig.holds = 0
    rig.during = lambda mhz, _engine: mhz < FREE_MHZ and voyage.do(c.StopClockSearch())
    voyage.do(c.SearchClocks())
    found = searched(voyage)
    assert (found.stopped, len(found.steps)) == (STOPPED, 1)
    assert voyage.core.state.session.phase is Phase.READY


def test_a_question_ends_the_search(voyage, rig):
    rig.holds, asked = 0, []

    def ask(mhz, _engine):
        if mhz < FREE_MHZ and not asked:
            asked.append(mhz)
            voyage.do(c.LoadModel())  # whatever needs the engine waits on its lane

    rig.during = ask
    voyage.do(c.SearchClocks())
    assert searched(voyage).stopped == STOPPED
    voyage.phase(Phase.READY)


def test_a_model_that_dies_under_a_lock_is_loaded_again_for_the_next(voyage, rig):
    killed = []

    def kill(mhz, engine):
        if mhz == BASE_MHZ and not killed:
            killed.append(engine.pid)
            os.kill(engine.pid, signal.SIGKILL)

    rig.during = kill
    voyage.do(c.SearchClocks())
    found = searched(voyage)
    assert "The model failed" in found.steps[1].why
    assert found.found.high_mhz == 1470
    assert voyage.core.state.session.phase is Phase.READY
    assert voyage.core.engine_pid not in {None, *killed}


def test_without_a_model_or_a_helper_it_is_said_what_is_missing(voyage, rig, monkeypatch):
    voyage.do(c.UnloadModel())
    voyage.phase(Phase.PLANNED)
    voyage.do(c.SearchClocks())
    assert searched(voyage).trouble.fix == "Load one first."
    monkeypatch.undo()
    voyage.do(c.LookAtClocks())
    now = voyage.until(lambda s: s.clocks.problem).clocks
    assert now.problem.cause == "clock-helper-missing"
    assert now.hand_lock == f"sudo nvidia-smi -i {now.uuid} -lgc 210,1680"
    assert now.hand_reset == f"sudo nvidia-smi -i {now.uuid} -rgc"


def answered(voyage):
    """Ask as another program does, on a thread of its own; return the thread and its replies."""
    asked, done = Generate(id="served", prompt="What is a load line?", max_tokens=8), []
    asker = threading.Thread(
        target=lambda: done.append(voyage.core.answer("", asked, lambda _: None, threading.Event()))
    )
    asker.start()
    return asker, done


def test_a_request_of_another_program_ends_the_search(voyage, rig):
    rig.holds, asked = 0, []

    def ask(mhz, _engine):
        if mhz < FREE_MHZ and not asked:
            asked.append(answered(voyage))

    rig.during = ask
    voyage.do(c.SearchClocks())
    assert searched(voyage).stopped == STOPPED
    ((asker, done),) = asked
    asker.join(30)
    assert done[0].timings.n_generated


def test_a_request_does_not_wait_for_a_password(voyage, monkeypatch):
    taken_back, asked = threading.Event(), []
    release = clocks.ClockLock.release

    def lock(*_):
        asked.append(answered(voyage))
        assert taken_back.wait(30), "the password is still being asked for"
        raise refused("cancelled", "The lock was given back meanwhile.")

    def give_back(holder, *more):
        if asked:
            taken_back.set()
        return release(holder, *more)

    monkeypatch.setattr(clocks.ClockLock, "lock", lock)
    monkeypatch.setattr(clocks.ClockLock, "release", give_back)
    voyage.do(c.SearchClocks())
    assert searched(voyage).stopped == STOPPED
    ((asker, done),) = asked
    asker.join(30)
    assert done[0].timings.n_generated


def test_a_lock_that_is_not_given_back_leaves_the_model_ready(voyage, monkeypatch):
    def stuck(*_):
        raise refused("helper", "It does not answer.")

    with monkeypatch.context() as patched:
        patched.setattr(Clocking, "release", stuck)
        voyage.do(c.SearchClocks())
        assert searched(voyage).trouble
    assert voyage.core.state.session.phase is Phase.READY
