"""The verdict of a proof that went through: qualified, tight, or slow with its cause."""

import time

import pytest

from app.qualify.footprint import Footprint
from app.qualify.judgement import judge
from app.qualify.setup import Setup
from app.runconfig import RunConfig
from app.values.machine import Cpu, Gpu, GpuSample, HostMemory, Machine, Sample
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, LineItem, MemoryPlan, Reserve
from app.values.receipt import Receipt

GIB = 1 << 30
CARD = Gpu(
    index=0,
    name="NVIDIA GeForce RTX 3090 Ti",
    uuid="GPU-1",
    total_bytes=24 * GIB,
    free_bytes=20 * GIB,
    max_sm_mhz=2115,
)
MACHINE = Machine(
    gpus=(CARD,),
    host=HostMemory(total_bytes=64 * GIB, available_bytes=50 * GIB),
    cpu=Cpu(name="cpu", physical_cores=8, logical_cores=16, usable_cores=16),
    os="Linux",
)
FILE = ModelFile(path="/m/a.gguf", title="A", size_bytes=GIB)
CONFIG = RunConfig()


def plan(free):
    host = DevicePlan(name="host", capacity_bytes=64, free_bytes=50, other_programs_bytes=14)
    card = DevicePlan(
        name=CARD.name,
        capacity_bytes=100,
        free_bytes=free,
        other_programs_bytes=100 - free,
        items=(LineItem(key="weights", bytes=50),),
        reserves=(Reserve(key="growth", bytes=10),),
    )
    return MemoryPlan(config=CONFIG, devices=(card,), host=host)


def setup(free=100):
    return Setup(FILE, CONFIG, plan(free), MACHINE, "cu13 b11312", 8)


def watched(n=10, lent=None, **card):
    """Return the footprint of a proof that saw `n` readings like this one."""
    reading = {"used_bytes": 4 * GIB, "free_bytes": 20 * GIB, "sm_mhz": 1900, "util_pct": 99}
    gpu = GpuSample(uuid="GPU-1", total_bytes=24 * GIB, **(reading | card))
    now = time.time()
    samples = iter(
        Sample(
            at=now + step,
            gpus=(gpu,),
            host_used_bytes=10 * GIB + step,
            host_total_bytes=64 * GIB,
            commit_free_bytes=90 * GIB - step,
            worker_lent_bytes=None if lent is None else (0 if step == 0 else lent),
        )
        for step in range(n + 1)
    )
    found = Footprint(lambda: next(samples), ["GPU-1"])
    found.begin()
    for _ in range(n):
        found.note()
    return found


def before(rate):
    return Receipt(
        id="r",
        model="A",
        path="/m/a.gguf",
        size_bytes=GIB,
        config=CONFIG,
        runtime="cu13 b11312",
        at="2026-11-29T12:00:00+00:00",
        verdict="qualified",
        prefill_tok_s=rate,
    )


def test_a_proof_without_a_fault_is_qualified_and_one_over_the_line_is_tight():
    assert judge(setup(), {}, watched()).verdict == "qualified"
    assert judge(setup(free=55), {}, watched()).verdict == "tight"


@pytest.mark.parametrize(
    ("reading", "cause", "word"),
    [
        (
            {"throttle": ("sw-power-cap",), "sm_mhz": 900, "power_limit_w": 200.0},
            "power-capped",
            "200 W",
        ),
        ({"throttle": ("hw-power-brake",), "sm_mhz": 700}, "power-capped", "700 MHz"),
        ({"throttle": ("hw-thermal-slowdown",), "temperature_c": 91}, "thermal-throttle", "91"),
        ({"pstate": 5}, "unknown", "P5"),
    ],
)
def test_a_card_that_is_held_down_makes_it_slow(reading, cause, word):
    found = judge(setup(), {}, watched(**reading))
    assert (found.verdict, found.cause) == ("slow", cause)
    assert word in found.reason


@pytest.mark.parametrize(
    "reading",
    [
        {"throttle": ("sw-power-cap",), "sm_mhz": 1800},
        {"throttle": ("sw-power-cap",), "sm_mhz": 300, "util_pct": 3},
        {"pstate": 2},
        {"throttle": ("idle",), "pstate": 8, "util_pct": 0},
    ],
)
def test_what_every_healthy_card_shows_is_not_slow(reading):
    assert judge(setup(), {}, watched(**reading)).verdict == "qualified"


def test_few_readings_decide_nothing():
    assert judge(setup(), {}, watched(n=4, pstate=8)).verdict == "qualified"


def test_memory_that_windows_lends_the_card_makes_it_slow():
    found = judge(setup(), {}, watched(lent=900 << 20))
    assert (found.verdict, found.cause) == ("slow", "wddm-shared-memory-spill")
    assert "900 MiB" in found.reason
    assert judge(setup(), {}, watched(lent=40 << 20)).verdict == "qualified"


def test_drafting_that_does_not_pay_makes_it_slow_unless_nobody_notices():
    figures = {"decode_tok_s": 30.0, "decode_tok_s_without_mtp": 40.0}
    assert judge(setup(), figures, watched()).cause == "mtp-no-gain"
    even = figures | {"decode_tok_s": 39.0}
    assert judge(setup(), even, watched()).verdict == "qualified"
    fast = {"decode_tok_s": 2000.0, "decode_tok_s_without_mtp": 3000.0}
    assert judge(setup(), fast, watched()).verdict == "qualified"


def test_half_the_speed_of_an_older_proof_makes_it_slow():
    figures = {"prefill_tok_s": 400.0}
    found = judge(setup(), figures, watched(), [before(300.0), before(1000.0)])
    assert (found.verdict, found.cause) == ("slow", "unknown")
    assert "1,000" in found.reason
    assert judge(setup(), figures, watched(), [before(700.0)]).verdict == "qualified"
    assert judge(setup(), figures, watched(), []).verdict == "qualified"


def test_the_footprint_keeps_before_peak_and_after():
    found = watched(n=8, used_bytes=9 * GIB)
    figures = found.figures
    assert figures["free_before_bytes"] == 20 * GIB
    assert figures["peak_used_bytes"] == 9 * GIB
    assert figures["host_before_bytes"] == 54 * GIB
    assert figures["host_low_bytes"] == 54 * GIB - 8
    assert figures["commit_before_bytes"] == 90 * GIB
    assert figures["commit_low_bytes"] == 90 * GIB - 8
    assert found.kept_bytes is None


def test_a_reading_after_the_end_tells_what_was_not_given_back():
    now = time.time()
    free = iter([20 * GIB, 18 * GIB])

    def latest():
        left = next(free)
        card = GpuSample(uuid="GPU-1", total_bytes=24 * GIB, used_bytes=0, free_bytes=left)
        return Sample(at=now + 100, gpus=(card,), host_used_bytes=0, host_total_bytes=GIB)

    found = Footprint(latest, ["GPU-1"])
    found.begin()
    found.end()
    assert found.kept_bytes == 2 * GIB
    assert found.figures["host_after_bytes"] == GIB


def test_a_clock_that_is_set_back_hides_no_peak():
    used = iter([(2000.0, GIB), (1000.0, 9 * GIB)])

    def latest():
        at, size = next(used)
        card = GpuSample(uuid="GPU-1", total_bytes=24 * GIB, used_bytes=size, free_bytes=GIB)
        return Sample(at=at, gpus=(card,), host_used_bytes=0, host_total_bytes=GIB)

    found = Footprint(latest, ["GPU-1"])
    found.note()
    found.note()
    assert found.figures["peak_used_bytes"] == 9 * GIB
