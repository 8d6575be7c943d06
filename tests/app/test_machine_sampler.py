"""The sampler against the simulated driver: rates, sleep, lost cards, gone drivers, Xids."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import time

import pynvml
import pytest

from app.machine import cards, sampler
from app.machine.nvml import Card
from app.machine.sampler import Mode
from app.machine.worker_memory import WorkerMemory
from tests.sim.nvml_sim import MIB, Simulator, library, ramp
from tests.sim.sampling import Watched, wait_for


@pytest.fixture
def nvml(tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        yield simulator


@pytest.fixture
def watched(tmp_path):
    (tmp_path / "root").mkdir()
    found = Watched(tmp_path / "root")
    yield found
    assert found.sampler.close(5.0)


def steps_of(watched, n):
    return itertools.pairwise([watched.next().at for _ in range(n)])


def test_off_opens_nothing_and_starts_no_thread(nvml, watched):
    watched.sampler.set_mode(Mode.OFF)
    assert nvml.calls("nvmlInitWithFlags") == 0
    assert watched.sampler.close(0.1)


def test_every_reading_of_a_card_arrives_in_the_words_of_the_case_files(nvml, watched):
    nvml.card(util_gpu=97, util_mem=61, temp=71, power=349500, pstate=2, fan=55)
    nvml.card(clk_sm=1860, clk_mem=10251, reasons=0x4 | 0x20)
    watched.sampler.set_mode(Mode.FAST)
    (card,) = watched.next().gpus
    assert (card.total_bytes, card.free_bytes) == (24563 * MIB, 23285 * MIB)
    assert card.used_bytes == card.total_bytes - card.free_bytes
    assert (card.sm_mhz, card.mem_mhz) == (1860, 10251)
    assert (card.power_w, card.power_limit_w) == (349.5, 450.0)
    assert (card.temperature_c, card.util_pct, card.mem_util_pct) == (71, 97, 61)
    assert (card.pstate, card.fan_pct) == (2, 55)
    assert card.throttle == ("sw-power-cap", "sw-thermal-slowdown")


def test_fast_gives_about_ten_samples_a_second_and_slow_about_one(nvml, watched):
    watched.sampler.set_mode(Mode.FAST)
    times = [watched.next().at for _ in range(6)]
    assert 0.4 < times[-1] - times[0] < 5.0
    watched.sampler.set_mode(Mode.SLOW)
    steps = [later - earlier for earlier, later in steps_of(watched, 4)]
    assert 0.8 < max(steps) < 5.0


def test_modes_that_change_all_the_time_measure_no_more_often_than_fast(nvml, watched):
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    before, begun = nvml.calls("nvmlDeviceGetPowerUsage"), time.monotonic()
    for _ in range(50):
        for mode in (Mode.SLOW, Mode.FAST):
            watched.sampler.set_mode(mode)
            time.sleep(0.005)
    taken = nvml.calls("nvmlDeviceGetPowerUsage") - before
    assert taken <= (time.monotonic() - begun) / 0.1 + 2


def test_off_closes_nvml_so_that_a_laptop_card_can_sleep(nvml, watched):
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    watched.sampler.set_mode(Mode.OFF)
    wait_for(lambda: nvml.calls("nvmlShutdown") == 1)
    calls = nvml.calls("nvmlDeviceGetClockInfo")
    time.sleep(0.3)
    assert nvml.calls("nvmlDeviceGetClockInfo") == calls


def test_a_sleeping_card_is_not_woken_by_a_graph(nvml, watched, tmp_path):
    folder = tmp_path / "root/sys/bus/pci/devices/0000:01:00.0"
    (folder / "power").mkdir(parents=True)
    (folder / "vendor").write_text("0x10de")
    (folder / "class").write_text("0x030200")
    (folder / "power/runtime_status").write_text("suspended")
    watched.sampler.set_mode(Mode.FAST)
    assert watched.next().gpus == ()
    assert nvml.calls("nvmlInitWithFlags") == 0
    watched.sampler.watch_pid(os.getpid())  # an engine lives: the card is awake anyway
    assert watched.until(lambda sample: sample.gpus).gpus


def test_the_engines_memory_is_told_apart_from_mapped_files(nvml, watched, tmp_path):
    (tmp_path / "root/proc").mkdir()
    (tmp_path / "root/proc/meminfo").write_text("Inactive(file): 80000000 kB\n")
    script = "import time; held = bytearray(64 << 20); print(1, flush=True); time.sleep(60)"
    child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE)
    with child:
        child.stdout.readline()
        watched.sampler.watch_pid(child.pid)
        watched.sampler.set_mode(Mode.FAST)
        found = watched.until(lambda sample: sample.worker_rss_bytes)
        assert 64 * MIB < found.worker_anon_bytes < found.worker_rss_bytes
        mapped = found.worker_rss_bytes - found.worker_anon_bytes
        assert found.worker_droppable_bytes == mapped
        child.kill()
        child.wait()
        assert watched.until(lambda sample: sample.worker_rss_bytes is None)
    watched.sampler.watch_pid(None)
    assert watched.next().host_total_bytes > 0


def test_who_uses_the_card_comes_with_names_the_biggest_first(nvml, watched):
    mine = os.getpid()
    nvml.card(compute=f"{mine}:{512 * MIB},999999:{600 * MIB}", graphics=f"{mine}:{512 * MIB}")
    watched.sampler.set_mode(Mode.FAST)
    (card,) = watched.next().gpus
    assert [(row.pid, row.used_bytes) for row in card.processes] == [
        (999999, 600 * MIB),
        (mine, 512 * MIB),
    ]
    assert card.processes[0].name == "process 999999"
    assert "py" in card.processes[1].name


def test_under_wddm_the_memory_of_a_process_is_unknown_and_not_zero(nvml, watched):
    nvml.card(compute="999999:NA", graphics="")
    watched.sampler.set_mode(Mode.FAST)
    (card,) = watched.next().gpus
    assert [row.used_bytes for row in card.processes] == [None]


def test_memory_that_fills_up_is_followed(nvml, watched):
    nvml.card(mem_used=ramp(1000 * MIB, 20000 * MIB, 0.4))
    watched.sampler.set_mode(Mode.FAST)
    first = watched.next().gpus[0].used_bytes
    assert first < 12000 * MIB
    assert watched.until(lambda sample: sample.gpus[0].used_bytes == 20432 * MIB)


def test_one_lost_card_is_told_once_and_the_other_goes_on(nvml, watched):
    nvml.use("rtx-5060-ti-pair")
    watched.sampler.set_mode(Mode.FAST)
    assert len(watched.next().gpus) == 2
    nvml.card(0, lost=1)
    (left,) = watched.until(lambda sample: len(sample.gpus) == 1).gpus
    assert left.uuid.endswith("2")
    assert watched.problems.get(timeout=5).cause == "gpu-lost-xid79"
    for _ in range(3):
        assert len(watched.next().gpus) == 1
    assert watched.problems.empty()


def test_a_card_that_returns_is_seen_again_and_a_second_loss_is_told_again(
    nvml, watched, monkeypatch
):
    monkeypatch.setattr(cards, "RETRY_SECONDS", 0.05)
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    for _ in range(2):
        nvml.card(lost=1)
        assert watched.until(lambda sample: not sample.gpus)
        watched.next()
        nvml.card(lost=0)
        assert watched.until(lambda sample: sample.gpus)
    causes = [watched.problems.get(timeout=5).cause for _ in range(2)]
    assert causes == ["gpu-lost-xid79"] * 2
    assert watched.problems.empty()


def test_a_driver_that_goes_away_leaves_samples_without_a_card_until_it_returns(
    nvml, watched, monkeypatch
):
    monkeypatch.setattr(cards, "RETRY_SECONDS", 0.05)
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    nvml.set(**{"err.all": pynvml.NVML_ERROR_DRIVER_NOT_LOADED, "init_err": 9})
    gone = watched.until(lambda sample: not sample.gpus)
    assert gone.host_total_bytes > 0
    assert watched.problems.get(timeout=5).cause == "driver-module-not-loaded"
    watched.next()
    nvml.set(**{"err.all": 0, "init_err": 0})
    assert watched.until(lambda sample: sample.gpus)
    assert watched.problems.empty()


def test_a_computer_without_a_card_still_has_samples(nvml, watched):
    nvml.use("no-driver")
    watched.sampler.set_mode(Mode.FAST)
    assert watched.next().gpus == ()
    assert watched.next().cpu_pct is not None
    assert watched.problems.empty()  # detection has told it already


def test_a_card_without_its_own_memory_shows_the_computers(nvml, watched):
    nvml.use("gb10-unified")
    watched.sampler.set_mode(Mode.FAST)
    sample = watched.next()
    assert sample.gpus[0].total_bytes == sample.host_total_bytes
    assert sample.gpus[0].power_limit_w is None


def test_a_stalled_driver_makes_no_burst_of_samples_afterwards(nvml, watched):
    nvml.set(**{"delay.nvmlDeviceGetPowerUsage": 400})
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    nvml.set(**{"delay.nvmlDeviceGetPowerUsage": 0})
    watched.next()
    steps = [later - earlier for earlier, later in steps_of(watched, 3)]
    assert min(steps) > 0.05


def test_a_driver_that_hangs_does_not_hold_up_the_end(nvml, tmp_path):
    nvml.set(**{"delay.nvmlDeviceGetPowerUsage": 1500})
    watched = Watched(tmp_path)
    watched.sampler.set_mode(Mode.FAST)
    wait_for(
        lambda: (
            nvml.calls("nvmlDeviceGetEnforcedPowerLimit") or nvml.calls("nvmlDeviceGetClockInfo")
        )
    )
    start = time.monotonic()
    assert watched.sampler.close(0.2) is False
    assert time.monotonic() - start < 1.0
    assert watched.sampler.close(10.0) is True


def test_a_closed_sampler_stays_closed(nvml, watched):
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    assert watched.sampler.close(5.0)
    watched.sampler.set_mode(Mode.FAST)
    assert nvml.calls("nvmlShutdown") == 1


def test_a_card_that_cannot_be_opened_is_told_and_the_other_is_read(nvml, watched):
    nvml.use("rtx-5060-ti-pair")
    nvml.fail("nvmlDeviceGetHandleByIndex_v2", pynvml.NVML_ERROR_NO_PERMISSION, index=1)
    watched.sampler.set_mode(Mode.FAST)
    assert len(watched.next().gpus) == 1
    assert "may not use" in watched.problems.get(timeout=5).text


def test_a_card_lost_before_the_first_look_is_told_too(nvml, watched):
    nvml.card(lost=1)
    watched.sampler.set_mode(Mode.FAST)
    assert watched.next().gpus == ()
    assert watched.problems.get(timeout=5).cause == "gpu-lost-xid79"


def test_a_process_that_is_gone_already_has_no_memory(nvml, watched):
    watched.sampler.watch_pid(2**22 + 1)
    watched.sampler.set_mode(Mode.FAST)
    assert watched.next().worker_rss_bytes is None


def unforeseen(*_args, **_kwargs):
    raise ValueError("of all things")


@pytest.mark.logs
@pytest.mark.parametrize(
    ("part", "name", "lost"),
    [
        (Card, "temperature_c", lambda sample: sample.gpus[0].temperature_c is None),
        (Card, "throttle", lambda sample: sample.gpus[0].throttle == ()),
        (Card, "processes", lambda sample: sample.gpus[0].processes == ()),
        (Card, "memory", lambda sample: sample.gpus == ()),
        (cards.Cards, "read", lambda sample: sample.gpus == ()),
        (WorkerMemory, "read", lambda sample: sample.worker_rss_bytes is None),
        (sampler, "commit_free_bytes", lambda sample: sample.commit_free_bytes is None),
        (sampler.psutil, "cpu_percent", lambda sample: sample.cpu_pct is None),
    ],
)
def test_a_reading_that_fails_unforeseen_fails_alone_and_is_told_once(
    nvml, watched, monkeypatch, part, name, lost
):
    monkeypatch.setattr(part, name, unforeseen)
    watched.sampler.watch_pid(os.getpid())
    watched.sampler.set_mode(Mode.FAST)
    for _ in range(3):
        sample = watched.next()
        assert lost(sample)
        assert sample.host_total_bytes > 0
    assert "ValueError" in watched.problems.get(timeout=5).text
    assert watched.problems.empty()


@pytest.mark.logs
def test_memory_that_cannot_be_read_for_a_moment_stays_as_it_was(nvml, watched, monkeypatch):
    watched.sampler.set_mode(Mode.FAST)
    known = watched.next().host_total_bytes
    monkeypatch.setattr(sampler, "memory_now", unforeseen)
    assert {watched.next().host_total_bytes for _ in range(3)} == {known}


@pytest.mark.logs
def test_who_hears_a_reading_and_fails_does_not_end_the_readings(nvml, watched, monkeypatch):
    monkeypatch.setattr(watched.sampler, "_publish", unforeseen)
    watched.sampler.set_mode(Mode.FAST)
    assert watched.sampler.hear(5.0)
    assert watched.problems.get(timeout=5)
    monkeypatch.undo()
    assert watched.next().gpus
