"""Locked clocks as a remedy: one click, the figures before and under the lock, kept or undone."""

import contextlib
import time

import pytest

from app import commands as c
from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.machine import clock_markers, clocks
from app.process import Spawner
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from app.values.diagnosis import EngineEvidence
from tests.e2e.harness import Voyage
from tests.sim import clock_helper
from tests.sim.nvml_sim import Simulator, library

pytestmark = pytest.mark.slow
SMALL = RunConfig(n_ctx=1024, n_batch=256, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(on=False))
TDP = 0xFFFFFF01
HANG = ("CUDA error: the launch timed out and was terminated",)


@pytest.fixture
def spawner():
    spawner = Spawner()
    yield spawner
    spawner.close()


@pytest.fixture
def nvml(tmp_path, monkeypatch):
    run = tmp_path / "run"
    monkeypatch.setattr(clock_markers, "FOLDER", run)
    monkeypatch.setattr(clocks, "obstacle", lambda hand=None: None)
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        simulator.set(root=1)
        simulator.card(clk_sm=2010, util_gpu=99, power=402_000, temp=79)
        command = clock_helper.command(simulator, run)
        monkeypatch.setattr(clocks, "helper_command", lambda: command)
        yield simulator


def engines(spawner, nvml):
    """Give engines whose loads hang the card until its clocks are locked."""

    def make():
        engine = WorkerEngine(spawner)
        load = engine.load

        def guarded(request, hear, cancel):
            if nvml.locked_clocks() is None:
                time.sleep(0.5)  # the card works, and is seen to
                raise EngineError(
                    EngineEvidence(phase="load", reason="error", message=HANG[0], log=HANG)
                )
            nvml.card(power=301_000, temp=66)
            return load(request, hear, cancel)

        engine.load = guarded
        return engine

    return make


@pytest.mark.parametrize("then", ["keep", "undo"])
def test_one_click_locks_proves_and_shows_the_card_before_and_after(
    tmp_path, monkeypatch, spawner, nvml, then
):
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    with contextlib.ExitStack() as stack:
        voyage = stack.enter_context(Voyage(tmp_path / "home", engines=engines(spawner, nvml)))
        voyage.do(c.WatchGraphs(visible=True))
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.until(lambda s: s.session and s.session.plan and s.session.file.path)
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        session = voyage.phase(Phase.FAILED)
        offered = {remedy.kind: remedy for remedy in session.diagnosis.remedies}
        assert offered["locked-clocks"].enough != "guide", session.diagnosis.cause

        voyage.do(c.TryRemedy(kind="locked-clocks"))
        trial = voyage.until(
            lambda s: s.session.phase is Phase.READY and s.session.trial.clock_now
        ).session.trial
        before, now = trial.clock_before, trial.clock_now
        assert (before.mhz, before.power_w, before.temperature_c) == (2010, 402.0, 79)
        assert (now.mhz, now.under_load) == (1560, True)
        assert now.power_w == 301.0
        assert nvml.locked_clocks() == (TDP, TDP)

        voyage.do(c.KeepTrial() if then == "keep" else c.UndoTrial())
        voyage.until(lambda s: s.session.trial is None)
        assert (nvml.locked_clocks() is None) == (then == "undo")
    assert nvml.locked_clocks() is None, "the lock ends with Plimsoll"
