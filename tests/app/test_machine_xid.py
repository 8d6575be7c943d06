"""Fault events of the driver, as the sampler hears and tells them."""

from __future__ import annotations

import time

import pynvml
import pytest

from app.machine import xid
from app.machine.sampler import Mode
from tests.sim.nvml_sim import Simulator, library
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


def test_an_xid_is_told_in_plain_words_even_when_the_card_is_lost_by_it(nvml, watched):
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    before = time.monotonic()
    nvml.xid(79)
    nvml.card(lost=1)
    problem = watched.problems.get(timeout=5)
    assert problem.cause == "gpu-lost-xid79"
    wait_for(watched.sampler.xid_events)
    (event,) = watched.sampler.xid_events(since=before)
    assert (event.number, event.device) == (79, "00000000:01:00.0")
    assert event.case_row()["text"] == "GPU has fallen off the bus"
    assert watched.sampler.xid_events(since=event.heard + 1) == ()


def test_harmless_and_unknown_xids_are_kept_but_frighten_nobody(nvml, watched):
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    for number in (45, 4711, 31):
        nvml.xid(number)
        wait_for(lambda n=number: n in [e.number for e in watched.sampler.xid_events()])
    assert watched.problems.get(timeout=5).cause == "gpu-fault-xid31"
    assert watched.problems.empty()
    assert xid.XidEvent(0.0, 4711, None).name == "unknown fault"


def test_a_system_without_xid_events_is_no_trouble(nvml, watched):
    nvml.fail("nvmlDeviceRegisterEvents", pynvml.NVML_ERROR_NOT_SUPPORTED)
    nvml.fail("nvmlEventSetCreate", pynvml.NVML_ERROR_NOT_SUPPORTED)
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    assert watched.next().gpus
    assert watched.sampler.xid_events() == ()


def test_the_systems_log_names_events_that_nobody_heard():
    lines = (
        "NVRM: GPU at PCI:0000:01:00: GPU-3090a1b2-0000-4000-8000-000000000001",
        "NVRM: Xid (PCI:0000:01:00): 79, pid='<unknown>', name=<unknown>, GPU has fallen off the bus.",
        "NVRM: GPU 0000:01:00.0: GPU has fallen off the bus.",
        "NVRM: Xid (PCI:0000:01:00): 154, GPU recovery action changed from 0x0 to 0x2 (Node Reboot)",
        "NVRM: Xid (PCI:0000:01:00): 31, pid=4242, name=python3, Ch 00000008, intr 00000000. MMU Fault",
        "NVRM: Xid (PCI:0000:41:00): 79, pid=77, name=python3, GPU has fallen off the bus.",
        "nvlddmkm 153: \\Device\\Video3 Error occurred on GPUID: 100",
    )
    assert xid.in_log(lines) == (79, 154, 31)
    assert xid.in_log(()) == ()


def test_a_driver_that_says_it_where_events_are_asked_for_does_not_end_the_readings(nvml, watched):
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    nvml.fail("nvmlEventSetWait_v2", pynvml.NVML_ERROR_GPU_IS_LOST)
    for _ in range(4):
        assert watched.next().gpus
    nvml.fail("nvmlEventSetWait_v2", 0)
    nvml.xid(31)
    wait_for(watched.sampler.xid_events)


def test_a_card_that_is_lost_before_its_events_are_asked_for_ends_no_readings(nvml, watched):
    nvml.fail("nvmlDeviceGetSupportedEventTypes", pynvml.NVML_ERROR_GPU_IS_LOST)
    watched.sampler.set_mode(Mode.FAST)
    for _ in range(3):
        assert watched.next().gpus


def test_a_clock_that_is_set_back_hides_no_event(nvml, watched, monkeypatch):
    watched.sampler.set_mode(Mode.FAST)
    watched.next()
    began = time.monotonic()
    now = time.time
    monkeypatch.setattr(xid.time, "time", lambda: now() - 3600.0)
    nvml.xid(31)
    wait_for(watched.sampler.xid_events)
    assert [event.number for event in watched.sampler.xid_events(began)] == [31]
