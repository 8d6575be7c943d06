"""The step-down search: a simulated card that throttles above a clock, under the real helper."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import threading

import pytest

from app.cli.main import main
from app.engine import testmodel
from app.errors import MachineProblemError
from app.machine import clock_markers, clocks
from app.machine.clock_cards import supported
from app.machine.clock_effect import ClockEffect
from app.machine.clock_search import STOPPED, Bench, Load, LoadFailedError, search
from app.machine.clock_trouble import ClockLockError
from app.machine.clocks import ClockLock
from app.machine.sampler import Mode, Sampler
from app.process import Spawner
from tests.sim import clock_helper
from tests.sim.nvml_sim import Simulator, library
from tests.sim.sampling import wait_for

pytestmark = pytest.mark.slow

UUID = "GPU-3090a1b2-0000-4000-8000-000000000001"
TDP = 0xFFFFFF01
POWER_CAP, HEAT = 0x4, 0x20
BASE_MHZ, FREE_MHZ = 1560, 2010


class Rig:
    """A card that is slowed above `holds` MHz, and a model that works on it."""

    def __init__(self, nvml, folder, spawner):
        self.nvml = nvml
        self.effect = ClockEffect(UUID)
        self.sampler = Sampler(self.effect.take)
        self.told = []
        self.holds = 9999
        self.stop = threading.Event()
        self.during = lambda mhz: None
        self.holder = ClockLock(spawner, clock_helper.command(nvml, folder))

    def mhz(self):
        _low, high = self.nvml.locked_clocks() or (0, FREE_MHZ)
        return BASE_MHZ if high == TDP else high

    def load(self):
        mhz = self.mhz()
        slowed = mhz > self.holds
        self.nvml.card(
            clk_sm=FREE_MHZ,
            util_gpu=99,
            power=200_000 + 100 * mhz,
            temp=40 + mhz // 50,
            reasons=POWER_CAP | HEAT if slowed else 0,
        )
        self.sampler.set_mode(Mode.FAST)
        calls = self.nvml.calls("nvmlDeviceGetUtilizationRates")
        wait_for(lambda: self.nvml.calls("nvmlDeviceGetUtilizationRates") > calls + 3)
        self.sampler.set_mode(Mode.OFF)
        self.during(mhz)
        return Load(decode_tok_s=mhz / 20, prefill_tok_s=mhz)

    def search(self):
        bench = Bench(
            uuid=UUID,
            supported_mhz=supported(UUID),
            holder=self.holder,
            effect=self.effect,
            load=self.load,
            xids=lambda since: [event.number for event in self.sampler.xid_events(since)],
        )
        return search(bench, self.told.append, self.stop)


@pytest.fixture
def nvml(tmp_path, monkeypatch):
    monkeypatch.setattr(clock_markers, "FOLDER", tmp_path / "run")
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        simulator.set(root=1)
        yield simulator
        assert simulator.locked_clocks() is None, "the clocks were not given back"


@pytest.fixture
def rig(nvml, tmp_path):
    spawner = Spawner()
    found = Rig(nvml, tmp_path / "run", spawner)
    yield found
    found.holder.release()
    assert found.sampler.close(5.0)
    spawner.close()


def test_a_card_that_holds_its_base_clock_needs_one_step(rig):
    found = rig.search()
    assert [step.mode for step in found.steps] == ["tdp"]
    assert found.found.limits == "the base clock"
    assert (found.before.reading.mhz, found.found.reading.mhz) == (FREE_MHZ, BASE_MHZ)
    assert (found.before.decode_tok_s, found.found.decode_tok_s) == (100.5, 78.0)
    assert (found.before.reading.power_w, found.found.reading.power_w) == (401.0, 356.0)
    assert found.found.reading.temperature_c == 71
    assert rig.told == [found.before, *found.steps]


def test_it_goes_down_until_the_card_is_not_slowed_any_more(rig):
    rig.holds = 1300
    found = rig.search()
    # 80 and 75 % of 2,115 MHz lie above the base clock, which was not held.
    assert [step.mode for step in found.steps] == ["tdp", "1470", "1365", "1260"]
    assert [step.stable for step in found.steps] == [False, False, False, True]
    assert found.steps[1].why == "The card was slowed by its power limit, its heat."
    assert (found.found.high_mhz, found.found.reading.mhz) == (1260, 1260)


def test_a_card_that_holds_nothing_ends_with_every_step_told(rig):
    rig.holds = 0
    found = rig.search()
    assert found.found is None
    assert found.steps[-1].mode == "1050"
    assert found.stopped == ""


def test_a_driver_that_takes_a_lock_without_obeying_is_seen(rig, nvml):
    nvml.card(clk_base=FREE_MHZ)
    found = rig.search()
    assert found.steps[0].stable
    rig.effect = ClockEffect(UUID)
    nvml.card(clk_base=FREE_MHZ + 45)
    rig.sampler.close(5.0)
    rig.sampler = Sampler(rig.effect.take)
    first, second = rig.search().steps
    assert first.why == "The card ran at 2,055 MHz, above the lock."
    assert second.stable


def test_a_model_that_fails_at_a_clock_makes_that_clock_unstable(rig):
    def during(mhz):
        if mhz > 1400:
            raise LoadFailedError("the engine ended")

    rig.during = during
    found = rig.search()
    assert found.before.why == "The model failed: the engine ended"
    assert found.steps[0].why == "The model failed: the engine ended"
    assert found.found.high_mhz == 1365


@pytest.mark.parametrize(("number", "ends"), [(8, False), (79, True), (45, False)])
def test_a_fault_of_the_driver_counts_and_a_lost_card_ends_the_search(
    rig, monkeypatch, number, ends
):
    events = []
    monkeypatch.setattr(Sampler, "xid_events", lambda self, since: tuple(events))
    rig.during = lambda mhz: events.__setitem__(
        slice(None), [type("E", (), {"number": number})] if mhz == BASE_MHZ else []
    )
    found = rig.search()
    harmless = number == 45
    assert found.steps[0].stable is harmless
    assert found.stopped == (f"The driver reported Xid {number}." if ends else "")
    assert (found.found is None) == ends


def test_a_model_that_does_not_work_the_card_proves_nothing(rig, nvml, monkeypatch):
    monkeypatch.setattr(rig, "load", lambda: Load(5.0, 50.0))
    with pytest.raises(MachineProblemError) as caught:
        rig.search()
    assert caught.value.cause == "clock-search-idle"
    assert nvml.calls("nvmlDeviceSetGpuLockedClocks") == 0


def test_a_load_that_ends_before_the_card_was_looked_at_is_repeated(rig):
    load, asked = rig.load, []

    def hasty():
        asked.append(rig.mhz())
        return load() if asked.count(rig.mhz()) > 1 else Load(1.0, 1.0)

    rig.load = hasty
    assert rig.search().found.decode_tok_s == 78.0
    assert asked == [FREE_MHZ, FREE_MHZ, BASE_MHZ, BASE_MHZ]


def test_stopping_gives_the_clocks_back_and_keeps_what_was_found(rig):
    rig.holds = 1300
    rig.during = lambda mhz: rig.stop.set() if mhz == 1470 else None
    found = rig.search()
    assert found.stopped == STOPPED
    assert [step.mode for step in found.steps] == ["tdp"]


def test_a_refused_password_ends_it(rig, monkeypatch):
    rig.holder._command = ("/bin/sh", "-c", "exit 126")
    with pytest.raises(ClockLockError) as caught:
        rig.search()
    assert caught.value.cause == "clock-lock-dismissed"


@pytest.fixture
def packaged(nvml, tmp_path, monkeypatch):
    """Let the command line find a helper, and the card be busy."""
    nvml.card(clk_sm=FREE_MHZ, util_gpu=99, power=300_000, temp=70)
    command = clock_helper.command(nvml, tmp_path / "run")
    monkeypatch.setattr(clocks, "helper_command", lambda: command)
    monkeypatch.setattr(clocks, "obstacle", lambda hand=None: None)
    monkeypatch.setattr("app.cli.clock_search.password_on_terminal", contextlib.nullcontext)
    return testmodel.build(tmp_path / "m.gguf")


def test_on_the_command_line_a_real_model_works_and_every_step_is_told(packaged, nvml, capsys):
    words = ["clocks", "search", str(packaged), "--seconds", "0.5"]
    assert main([*words, "--json"]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert found["found"]["mode"] == "tdp"
    assert found["found"]["decode_tok_s"] > 0
    assert found["before"]["reading"]["mhz"] == FREE_MHZ
    assert "the base clock  1,560 MHz, 300 W, 70 °C" in said.err
    assert "held" in said.err
    assert main(words) == 0
    said = capsys.readouterr().out
    assert said.startswith("Highest lock that held: the base clock.")
    assert "Before      2,010 MHz, 300 W, 70 °C · " in said
    assert said.endswith("plimsoll clocks lock\n")


def test_a_model_is_named_for_a_search_alone(nvml, capsys):
    assert main(["clocks", "status", "starter"]) == 2
    assert "takes no model" in capsys.readouterr().err


def test_a_proof_can_go_on_to_the_clocks(packaged, monkeypatch, capsys):
    monkeypatch.setattr("app.cli.clock_search.STEP_SECONDS", 0.5)
    words = ["qualify", str(packaged), "--clocks", "--long-seconds", "1", "--ctx", "512"]
    assert main([*words, "--in-process", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] in {"qualified", "tight", "slow"}
    assert found["clocks"]["found"], found["clocks"]


def test_ctrl_c_ends_the_search_and_gives_the_clocks_back(packaged, nvml, capsys):
    over = threading.Event()

    def stop():
        while nvml.locked_clocks() is None and not over.wait(0.01):
            pass
        if not over.is_set():
            os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=stop)
    thread.start()
    assert main(["clocks", "search", str(packaged), "--seconds", "1"]) == 0
    over.set()
    thread.join()
    assert STOPPED in capsys.readouterr().out


def test_without_a_model_the_one_that_was_proven_last_is_asked_for(packaged, capsys):
    assert main(["clocks", "search"]) == 2
    assert "plimsoll clocks search REF" in capsys.readouterr().err
