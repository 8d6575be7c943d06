"""The doctor says what is right, what is not and what to do; it changes nothing."""

import argparse
import json
import os
import threading

import psutil
import pytest

from app.cli import card_lines, doctor
from app.cli.main import main
from app.core import health
from app.core.health import Doctor
from app.failures import Failure, FailureStore
from app.machine.detect import detect
from app.paths import Paths
from app.process import Spawner
from app.runconfig import RunConfig
from app.runtimes import selftest
from app.runtimes.trouble import RuntimeProblemError
from app.settings import Settings
from app.settings_store import SettingsStore
from app.values.diagnosis import Diagnosis
from app.values.machine import Problem
from tests.sim.hub import LoopbackHub
from tests.sim.nvml_sim import Simulator, library

IDLE = "silent-cpu-fallback-cpu-build"
PASSED = selftest.SelfTest(
    commit="abc", devices=("CPU",), layers_on_gpu=0, layers_total=9, n_tokens=8, seconds=0.1
)


@pytest.fixture
def engine(monkeypatch):
    """The engine's self-test has tests of its own; here only what it says matters."""
    said = [PASSED]

    def run(*_):
        if isinstance(said[0], Exception):
            raise said[0]
        return said[0]

    monkeypatch.setattr(selftest, "run", run)
    return said


def looked(machine=None, **more):
    spawner = Spawner()
    seen = machine or detect()
    try:
        found = Doctor(Paths.default().make(), lambda: seen, spawner)
        return {check.id: check for check in found.look(threading.Event(), **more)}
    finally:
        spawner.close()


@pytest.mark.usefixtures("engine")
def test_a_healthy_computer_is_all_right():
    checks = looked()
    assert {"engine", "memory", "disk", "folders", "library", "failures"} <= set(checks)
    assert "hub" not in checks, "nobody is asked without being told to"
    assert checks["engine"].state == "ok"


def test_an_engine_that_fails_its_test_is_broken_and_the_exit_code_says_so(engine, monkeypatch):
    engine[0] = RuntimeProblemError("It does not answer.", fix="Fetch it again.")
    document = doctor.run(argparse.Namespace(online=False))
    assert document["state"] == "error"
    assert doctor.code(document) == 1
    assert "ERROR Engine: It does not answer.\n      Fetch it again." in doctor.text(document)
    engine[0] = PASSED
    monkeypatch.setattr(health, "disk_free", lambda _: 1 << 40)
    assert doctor.code({"state": "warn", "checks": []}) == 0


@pytest.mark.usefixtures("engine")
def test_the_document_is_json(capsys):
    assert main(["doctor", "--json"]) in {0, 1}
    document = json.loads(capsys.readouterr().out)
    assert set(document["checks"][0]) == {"id", "name", "state", "text", "fix"}


@pytest.mark.usefixtures("engine")
def test_what_others_can_read_is_told_with_the_command_that_ends_it():
    paths = Paths.default().make()
    secret = paths.data / "receipts.json"
    secret.write_text("{}")
    secret.chmod(0o644)
    assert looked()["folders"].state == "ok", "the folder is closed, so the file is too"
    paths.data.chmod(0o755)
    told = looked()["folders"]
    assert told.state == "warn"
    assert told.fix.startswith("chmod -R go-rwx")


@pytest.mark.usefixtures("engine")
def test_a_full_disk_and_little_memory_are_told(monkeypatch):
    monkeypatch.setattr(health, "disk_free", lambda _: 100 << 20)
    machine = detect()
    host = machine.host.model_copy(update={"available_bytes": 1 << 30, "commit_free_bytes": None})
    checks = looked(machine.model_copy(update={"host": host}))
    assert checks["disk"].state == "error"
    assert checks["memory"].state == "warn"


@pytest.mark.usefixtures("engine")
def test_a_driver_that_does_not_run_is_an_error_and_no_card_is_none():
    machine = detect()
    mismatch = Problem(cause="driver-library-mismatch", text="Updated.", fix="Restart.")
    none = Problem(
        cause="gpu-hidden-or-absent", text="No card.", fix="Nothing needs to be done; x."
    )
    assert looked(machine.model_copy(update={"problems": (mismatch,)}))[mismatch.cause].state == (
        "error"
    )
    assert looked(machine.model_copy(update={"problems": (none,), "gpus": ()}))[
        none.cause
    ].state == ("ok")


@pytest.mark.usefixtures("engine")
def test_with_a_card_the_clock_helper_is_looked_for(tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected():
        checks = looked()
    assert checks["card"].state == "ok"
    assert checks["clock-helper"].state in {"ok", "warn"}


def test_a_card_that_the_engine_cannot_use_is_not_all_right(engine, tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected():
        checks = looked()
        assert checks[IDLE].state == "warn"
        assert "GeForce RTX 3090 Ti is not used" in checks[IDLE].text
        assert "runtimes install" in checks[IDLE].fix
        engine[0] = PASSED.model_copy(update={"layers_on_gpu": 9})
        assert IDLE not in looked()


@pytest.mark.usefixtures("engine")
def test_models_that_cannot_be_read_and_the_last_failure_are_named(tmp_path):
    paths = Paths.default().make()
    bad = tmp_path / "page.gguf"
    bad.write_text("<html>")
    SettingsStore(paths.data).save(Settings(imported=(str(bad),)))
    FailureStore(paths.state).add(
        Failure(
            at="2999-01-01T00:00:00+00:00",
            model="M",
            path="/m.gguf",
            case={},
            diagnosis=Diagnosis(cause="unknown", title="It stopped."),
            config=RunConfig(),
        )
    )
    checks = looked()
    assert checks["library"].state == "warn"
    assert "M: It stopped." in checks["failures"].text


@pytest.mark.usefixtures("engine")
def test_the_hub_is_asked_only_when_told_to(monkeypatch):
    with LoopbackHub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        assert looked(online=True)["hub"].state == "ok"
    assert looked(online=True)["hub"].state == "error"
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    assert looked(online=True)["hub"].state == "warn"


@pytest.mark.usefixtures("engine")
def test_the_terminal_shows_who_uses_the_card_what_slows_it_and_what_the_driver_reported(
    tmp_path, monkeypatch
):
    lost = "NVRM: Xid (PCI:0000:01:00): 31, pid=1, name=x, MMU Fault"
    monkeypatch.setattr(card_lines.system_log, "since", lambda seconds: (lost,) * (seconds > 3600))
    with Simulator(library(), tmp_path / "nvml").injected() as card:
        card.card(mem_used="9000M", compute=f"{os.getpid()}:{5000 << 20}", reasons=0x4, temp=71)
        document = doctor.run(argparse.Namespace(online=False))
    shown = doctor.text(document)
    assert "RTX 3090 Ti now: 9,432 of 24,563 MiB used, 71 °C, slowed by its power limit." in shown
    assert f"5,000 MiB  {psutil.Process().name()} (process {os.getpid()})" in shown
    assert "The driver reported Xid 31" in shown
    assert document["faults"] == [31]
    json.dumps(document)
