"""The Windows side, driven on any system: false registry, kernel32 and pdh; NVML as nvml.dll."""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import shutil
import subprocess
import sys
import types
from pathlib import Path

import pytest

from tests.sim.fake_windows import GIB, Pdh, kernel32, registry
from tests.sim.nvml_sim import MIB, Simulator, library

ROOT = Path(__file__).resolve().parents[2]
AS_WINDOWS = """
import json, os, sys
import psutil, pynvml
import app.values.machine, catalog.load
from tests.sim.fake_windows import become_windows
become_windows()
from app.machine import command
found = command.run(None)
pynvml.nvmlLib = None
pynvml._nvmlGetFunctionPointer_cache.clear()
os.environ["WINDIR"] = "nowhere"
print(json.dumps([found, command.run(None)]))
"""


@pytest.fixture
def windows(monkeypatch):
    """Import Windows modules here; they are forgotten afterwards."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "winreg", registry())
    libraries = types.SimpleNamespace(kernel32=kernel32())
    monkeypatch.setattr(ctypes, "windll", libraries, raising=False)
    yield importlib.import_module
    for name in ("app.machine.windows", "app.machine.wddm"):
        sys.modules.pop(name, None)


def test_commit_processor_and_adapters_come_from_windows_itself(windows):
    module = windows("app.machine.windows")
    assert module.commit_free_bytes() == 7 * GIB
    assert module.cpu_name() == "13th Gen Intel(R) Core(TM) i7-13700K"
    assert module.cpu_features() == ("avx", "avx2", "sse3")
    assert module.nvidia_adapters() == (r"PCI\VEN_10DE&DEV_2702",)


def test_memory_lent_to_the_engine_is_summed_over_its_cards(windows, monkeypatch):
    pdh = Pdh([("pid_42_luid_1", 3 * MIB), ("PID_42_luid_2", 4 * MIB), ("pid_421_luid_1", 900)])
    monkeypatch.setattr(ctypes, "WinDLL", lambda _name: pdh, raising=False)
    lent = windows("app.machine.wddm").LentMemory(42)
    assert lent.read() == 7 * MIB
    assert lent.read() == 7 * MIB
    assert pdh.collected == 1  # once a second is enough
    assert pdh.paths == [r"\GPU Process Memory(*)\Shared Usage"]
    del lent
    assert pdh.closed == 1


def test_a_windows_without_these_counters_has_no_figure(windows, monkeypatch):
    monkeypatch.setattr(ctypes, "WinDLL", lambda _name: Pdh([], missing=True), raising=False)
    assert windows("app.machine.wddm").LentMemory(42).read() is None


def test_detection_as_a_whole_runs_on_windows_with_its_nvml_dll(tmp_path):
    simulator = Simulator(library(), tmp_path / "nvml", "rtx-5090-laptop")
    (tmp_path / "System32").mkdir()
    shutil.copy(library(), tmp_path / "System32/nvml.dll")
    environment = os.environ | simulator.environment() | {"WINDIR": str(tmp_path)}
    environment.pop("CUDA_VISIBLE_DEVICES", None)
    command = [sys.executable, "-c", AS_WINDOWS]
    run = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr.decode()
    found, without = json.loads(run.stdout)
    assert found["gpus"][0]["total_bytes"] == 24463 * MIB
    assert found["host"]["commit_free_bytes"] == 7 * GIB
    assert found["os"] == "Windows 11 (build 26100)"
    assert found["problems"] == []
    assert [problem["cause"] for problem in without["problems"]] == ["driver-not-installed"]
