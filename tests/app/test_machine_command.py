"""`plimsoll detect`, and the simulator as a developer uses it from a shell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace

import pynvml
import pytest

from app.cli import detect
from app.machine import command
from app.machine.nvml import Nvml
from tests.sim import nvml_sim
from tests.sim.nvml_sim import MIB, Simulator, library

DETECT = "import json; from app.machine import command; print(json.dumps(command.run(None)))"


@pytest.fixture
def nvml(tmp_path, monkeypatch):
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        yield simulator


def test_the_document_has_the_keys_that_scripts_rely_on(nvml):
    found = command.run(None)
    (gpu,) = found["gpus"]
    for key in (
        "name",
        "uuid",
        "total_bytes",
        "free_bytes",
        "compute_capability",
        "driver",
        "memory_kind",
    ):
        assert gpu[key], key
    for key in ("total_bytes", "available_bytes", "commit_free_bytes", "usable_bytes"):
        assert key in found["host"]
    assert found["cpu"]["usable_cores"] >= 1
    assert found["problems"] == []
    json.dumps(found)


def test_a_card_that_the_engine_cannot_use_is_what_is_missing(nvml):
    add_arguments, run, text = detect.COMMAND
    add_arguments(ArgumentParser())
    found = run(Namespace())
    assert [problem["cause"] for problem in found["problems"]] == ["silent-cpu-fallback-cpu-build"]
    assert "`plimsoll runtimes install` fetches an engine that can." in text(found)
    nvml.use("no-card")
    assert run(Namespace())["gpus"] == []


def test_the_text_says_card_memory_processor_and_problems(nvml):
    text = command.text(command.run(None))
    assert "NVIDIA GeForce RTX 3090 Ti" in text
    assert "23,285 MiB of 24,563 MiB free" in text
    assert "driver 580.95.05, CUDA up to 13.0" in text
    nvml.use("gb10-unified")
    assert "shared with the computer" in command.text(command.run(None))
    nvml.use("mismatch")
    text = command.text(command.run(None))
    assert "models run on the processor" in text
    assert "[driver-library-mismatch]" in text


@pytest.mark.parametrize("profile", nvml_sim.profiles())
def test_every_profile_can_be_detected_by_a_program_of_its_own(tmp_path, profile):
    simulator = Simulator(library(), tmp_path, profile)
    environment = os.environ | simulator.environment()
    run = subprocess.run(
        [sys.executable, "-c", DETECT], env=environment, capture_output=True, check=True, timeout=60
    )
    found = json.loads(run.stdout)
    assert bool(found["gpus"]) != bool(found["problems"])
    assert all(gpu["total_bytes"] > 0 for gpu in found["gpus"])


def test_the_simulators_shell_command_runs_a_program_under_the_card(tmp_path):
    tool = [sys.executable, nvml_sim.__file__, "--folder", str(tmp_path)]
    run = subprocess.run(
        [*tool, "--profile", "rtx-3050-laptop", "--", sys.executable, "-c", DETECT],
        capture_output=True,
        check=True,
        timeout=60,
    )
    (gpu,) = json.loads(run.stdout)["gpus"]
    assert gpu["total_bytes"] == 4096 * MIB
    printed = subprocess.run([*tool, "--print-env"], capture_output=True, check=True, timeout=60)
    assert b"export LD_LIBRARY_PATH=" in printed.stdout


def test_locked_clocks_hold_between_programs_as_with_a_driver(nvml):
    nvml.card(clk_sm=2100)
    first = Nvml()
    handle = first.card(0).handle
    nvml.set(root=0)
    with pytest.raises(pynvml.NVMLError_NoPermission):
        pynvml.nvmlDeviceSetGpuLockedClocks(handle, 210, 1500)
    nvml.set(root=1)
    with pytest.raises(pynvml.NVMLError_InvalidArgument):
        pynvml.nvmlDeviceSetGpuLockedClocks(handle, 210, pynvml.NVML_CLOCK_LIMIT_ID_TDP)
    pynvml.nvmlDeviceSetGpuLockedClocks(handle, 210, 1500)
    first.close()
    assert nvml.locked_clocks() == (210, 1500)
    second = Nvml()
    assert second.card(0).sm_mhz() == 1500
    tdp = pynvml.NVML_CLOCK_LIMIT_ID_TDP
    pynvml.nvmlDeviceSetGpuLockedClocks(handle, tdp, tdp)
    assert second.card(0).sm_mhz() == 1560
    pynvml.nvmlDeviceResetGpuLockedClocks(handle)
    assert second.card(0).sm_mhz() == 2100
    assert nvml.locked_clocks() is None
    assert len(pynvml.nvmlDeviceGetSupportedGraphicsClocks(handle, 10501)) > 100
    second.close()
