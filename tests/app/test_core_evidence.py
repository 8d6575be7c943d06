"""What is asked of the computer when something failed, and kept with the failure."""

from __future__ import annotations

import hashlib
import json
import os
import threading
import types
from pathlib import Path

import jsonschema
import pytest

from app.core import verdict, watch
from app.diagnose.case import diagnose_evidence
from app.failures import FailureStore
from app.inflight import InFlight, boot_id
from app.machine import system_log
from app.runconfig import RunConfig
from app.runtimes.runtime import packaged_folder
from app.session import Session
from app.values.diagnosis import EngineEvidence
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, MemoryPlan
from tests.e2e.harness import Voyage
from tests.sim.journal import entries
from tests.sim.nvml_sim import Simulator, library
from tests.sim.sampling import wait_for

DATA = Path(__file__).parents[1] / "data"
WORKER = 4711
LOST = "NVRM: Xid (PCI:0000:01:00): 79, pid='<unknown>', GPU has fallen off the bus."
FAULT = "NVRM: Xid (PCI:0000:01:00): 31, pid={}, name=plimsoll, Ch 00000008, MMU Fault: ENGINE"
EVENT = """
Event[0]:
  Source: nvlddmkm
  Event ID: 14
  Description:
\\Device\\Video3
  GPU has fallen off the bus
"""
DIED = EngineEvidence(phase="decode", reason="exit", exit_code=-6, signal=6)
NOTHING_SAID = diagnose_evidence(DIED).cause
"""What such an end is called where the computer says nothing of it."""


@pytest.fixture
def voyage(tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        yield voyage


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Make a program of the system that prints a text and notes what it was asked."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    # The tests' own settings keep this computer's journal away.
    monkeypatch.setattr(system_log, "_JOURNAL", "journalctl")

    def make(name, text, first="true"):
        path = folder / name
        (folder / "text").write_text(text)
        path.write_text(f'#!/bin/sh\n{first}\necho "$@" >>{folder}/asked\ncat {folder}/text\n')
        path.chmod(0o755)
        return folder / "asked"

    return make


def session(path="/m.gguf", layers=0):
    part = DevicePlan(name="Card", capacity_bytes=9, free_bytes=9, other_programs_bytes=0, items=())
    setup = RunConfig(n_gpu_layers=layers)
    return Session(
        id="s",
        file=ModelFile(path=str(path), title="M", size_bytes=5),
        config=setup,
        plan=MemoryPlan(config=setup, devices=(part,), host=part),
    )


def kept_case(voyage):
    return FailureStore(voyage.paths.state).all()[0].case


def test_what_the_journal_says_of_the_card_names_the_cause_and_is_kept(voyage, program):
    asked = program("journalctl", entries("usb 1-1: a stick of somebody", LOST))
    told = voyage.core._verdict.diagnose(DIED, session())
    assert told.cause == "gpu-lost-xid79"
    case = kept_case(voyage)
    assert LOST in case["log"]
    assert "stick" not in json.dumps(case)
    assert {"xid": 79} in case["nvml_events"]
    assert voyage.core._verdict.sources.brake.halted() == 79
    assert "-k -q -o json" in asked.read_text()


@pytest.mark.parametrize(
    ("pid", "cause"), [(WORKER, "gpu-fault-xid31"), (WORKER + 1, NOTHING_SAID)]
)
def test_a_fault_in_the_journal_counts_when_it_was_our_engines(voyage, program, pid, cause):
    program("journalctl", entries(FAULT.format(pid)))
    assert voyage.core._verdict.diagnose(DIED, session(), WORKER).cause == cause


def test_what_the_event_log_of_windows_says_names_the_cause(voyage, program, monkeypatch):
    monkeypatch.setattr(system_log, "sys", types.SimpleNamespace(platform="win32"))
    asked = program("wevtutil", EVENT)
    assert voyage.core._verdict.diagnose(DIED, session()).cause == "gpu-lost-xid79"
    assert "nvlddmkm" in asked.read_text()


def test_a_log_that_does_not_answer_is_not_waited_for(voyage, program, monkeypatch):
    monkeypatch.setattr(system_log, "WAIT_SECONDS", 0.05)
    program("journalctl", LOST, first="exec sleep 60")
    assert voyage.core._verdict.diagnose(DIED, session()).cause == NOTHING_SAID


@pytest.mark.parametrize(
    ("last_words", "told"),
    [
        ("systemd[1]: Reached target reboot.target - System Reboot.", "was shut down"),
        ("plimsoll[9]: reading a prompt", "The whole computer went down"),
    ],
)
def test_the_journal_tells_how_the_computer_went_down(voyage, program, last_words, told):
    program("journalctl", last_words)
    note = InFlight(
        boot_id="another",
        phase="prefill",
        model="M",
        path="/m.gguf",
        config=session().config,
        at=1.0,
    )
    assert note.boot_id != boot_id()
    voyage.core._verdict.explain_last_run(note, ())
    notice = next(n for n in voyage.core.state.notices if n.id == "last-run")
    assert told in notice.text
    strikes = voyage.core._brake.standing(session()).strikes
    assert [one.restarted for one in strikes] == [True] * ("went down" in told)


def test_a_case_names_the_files_the_libraries_and_how_long_the_engine_was_silent(
    voyage, program, tmp_path
):
    program("journalctl", "")
    model = tmp_path / "m.gguf"
    model.write_bytes(b"GGUF" + bytes(2 << 20))
    hung = DIED.model_copy(
        update={"reason": "hang", "heartbeat_age_s": 0.21, "progress_age_s": 20.4}
    )
    voyage.core._verdict.diagnose(hung, session(model))
    case = kept_case(voyage)
    settings = case["settings"]
    assert (
        settings["file_head_sha256"] == hashlib.sha256(b"GGUF" + bytes((1 << 20) - 4)).hexdigest()
    )
    assert (settings["heartbeat_age_s"], settings["progress_age_s"]) == (0.21, 20.4)
    assert settings["runtime"]
    library_name = next(name for name in settings["runtime_files"] if "llama" in name)
    data = (packaged_folder() / library_name).read_bytes()
    assert settings["runtime_files"][library_name] == hashlib.sha256(data).hexdigest()
    jsonschema.Draft202012Validator(json.loads((DATA / "schema.json").read_text())).validate(case)


def test_what_a_case_adds_to_the_public_keys_means_nothing_else_in_other_cases(voyage, program):
    program("journalctl", "")
    voyage.core._verdict.diagnose(DIED, session())
    schema = json.loads((DATA / "schema.json").read_text())["properties"]
    added = kept_case(voyage)["settings"].keys() - schema["settings"]["properties"].keys()
    assert added >= {"runtime", "runtime_files"}
    for path in (DATA / "cases").glob("*.json"):
        others = json.loads(path.read_text())["settings"].keys()
        assert not added & {"runtime", "runtime_files", "file_head_sha256"} & others, path.name


@pytest.fixture
def card(voyage, tmp_path, program):
    """Give the simulated card, which is looked at."""
    program("journalctl", "")
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        voyage.core._watch.show(visible=True)
        wait_for(lambda: voyage.core._watch.settle() and voyage.core.state.sample.gpus)
        yield simulator
        voyage.core._watch.show(visible=False)


def test_an_event_that_comes_after_the_engines_end_is_waited_for(voyage, card):
    late = threading.Timer(0.3, lambda: card.xid(31))
    late.start()
    assert voyage.core._verdict.diagnose(DIED, session(layers=-1)).cause == "gpu-fault-xid31"
    late.join()


def test_a_model_on_the_processor_waits_for_no_event(voyage, card, monkeypatch):
    asked = []
    real = voyage.core._watch.settle
    monkeypatch.setattr(voyage.core._watch, "settle", lambda: asked.append(1) or real())
    assert voyage.core._verdict.diagnose(DIED, session(layers=0)).cause == NOTHING_SAID
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("reason", "cause"), [("hang", "gpu-watchdog-timeout-xid8"), ("exit", NOTHING_SAID)]
)
def test_the_event_that_a_long_hang_began_with_belongs_to_it(
    voyage, card, monkeypatch, reason, cause
):
    card.xid(8)
    wait_for(lambda: voyage.core._watch.settle() and voyage.core._watch.xids(0.0))
    monkeypatch.setattr(verdict, "XID_SECONDS", 0.0)  # as if it were long ago
    monkeypatch.setattr(watch, "LATE_SECONDS", 0.0)
    ended = DIED.model_copy(update={"reason": reason, "progress_age_s": 60.0})
    assert voyage.core._verdict.diagnose(ended, session(layers=-1)).cause == cause
