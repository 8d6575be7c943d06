"""What is taken from the system's own log: the card, memory, our process, and nothing else."""

from __future__ import annotations

import os
import sys
import time

import pytest

from app.cli.failure import failure_text
from app.diagnose.case import Circumstances, live_case
from app.diagnose.diagnosis import diagnose
from app.engine.api import EngineError
from app.machine import system_log
from app.values.diagnosis import EngineEvidence
from tests.sim.journal import entries

XID = "NVRM: Xid (PCI:0000:01:00): 31, pid={}, name=plimsoll, Ch 00000008, MMU Fault: ENGINE"
LOST = "NVRM: Xid (PCI:0000:01:00): 79, pid='<unknown>', GPU has fallen off the bus."
EVENTS = """
Event[0]:
  Log Name: System
  Source: nvlddmkm
  Date: 2026-11-29T10:22:10.000
  Event ID: 14
  Computer: SOMEBODYS-PC
  Description:
\\Device\\Video3
  GPU has fallen off the bus

Event[1]:
  Log Name: System
  Source: Display
  Event ID: 4101
  Computer: SOMEBODYS-PC
  Description:
Display driver nvlddmkm stopped responding and has successfully recovered.
"""


def journal(*lines):
    """Answer every question with these lines."""
    return lambda _command: entries(*lines)


linux = pytest.mark.skipif(sys.platform == "win32", reason="the journal is Linux's")


@linux
def test_lines_of_the_card_and_of_our_process_are_taken_and_no_others():
    told = system_log.since(
        60.0,
        42,
        journal(
            "usb 1-1: new high-speed USB device, SerialNumber: 4711",
            XID.format(42),
            XID.format(99),
            LOST,
            "Out of memory: Killed process 99 (firefox) total-vm:1kB",
            "Out of memory: Killed process 42 (python) total-vm:1kB",
            "firefox invoked oom-killer: gfp_mask=0x0",
        ),
    )
    assert told == (XID.format(42), LOST, "Out of memory: Killed process 42 (python) total-vm:1kB")


@linux
def test_the_command_of_the_system_is_asked_and_may_be_missing(tmp_path, monkeypatch):
    assert system_log.since(60.0, 42) == ()
    script = tmp_path / "journalctl"
    script.write_text(f"#!/bin/sh\necho \"$@\"\ncat <<'E'\n{entries(LOST)}E\n")
    script.chmod(0o755)
    monkeypatch.setattr(system_log, "_JOURNAL", str(script))
    assert system_log.since(60.0, 42) == (LOST,)


@linux
@pytest.mark.parametrize("jump", [-3600.0, 86400.0])
def test_what_was_said_is_dated_right_when_the_clock_was_set_meanwhile(monkeypatch, jump):
    recent, old = entries(LOST, age=5), entries(XID.format(42), age=90)
    wall = time.time
    monkeypatch.setattr("time.time", lambda: wall() + jump)
    assert system_log.since(30.0, 42, lambda _: old + recent) == (LOST,)


@linux
def test_entries_that_are_none_are_passed_over():
    wrong = '-- No entries --\n{"MESSAGE": "NVRM: no time"}\n[]\n{"__MONOTONIC_TIMESTAMP": "x"}\n'
    raw = '{"__MONOTONIC_TIMESTAMP": "99999999999999", "MESSAGE": [78, 86]}\n'
    assert system_log.since(30.0, 42, lambda _: wrong + raw + entries(LOST)) == (LOST,)


@linux
def test_the_ring_of_the_kernel_is_read_where_there_is_no_journal(tmp_path, monkeypatch):
    slept, clock = 8 * 3600.0, time.clock_gettime
    monkeypatch.setattr(
        "time.clock_gettime",
        lambda which: clock(time.CLOCK_MONOTONIC) + slept * (which == time.CLOCK_BOOTTIME),
    )
    now = clock(time.CLOCK_MONOTONIC) * 1e6
    ring = tmp_path / "kmsg"
    # Records come one a read; a file gives all at once, so that one is enough here.
    ring.write_text(f"4,100,{now:.0f},-;{LOST}\n SUBSYSTEM=pci\n")
    monkeypatch.setattr(system_log, "_KMSG", ring)
    assert system_log.since(5.0, 42) == (LOST,)
    assert system_log.since(-60.0, 42) == ()


@linux
@pytest.mark.parametrize(
    ("before", "mark", "ending"),
    [
        (["a", "systemd[1]: Reached target reboot.target - System Reboot."], [], "clean"),
        (["a", "Journal stopped"], [], "clean"),
        (
            ["slot update_slots"],
            ["File system.journal corrupted or uncleanly shut down"],
            "unclean",
        ),
        (["slot update_slots"], [], "unclean"),
        ([], [], "unknown"),
    ],
)
def test_how_the_computer_went_down_before(before, mark, ending):
    told = system_log.former_run(lambda c: "\n".join(before if "-1" in c else mark))
    assert told.ending == ending
    assert told.lines == tuple(mark)


def test_events_of_windows_are_read_without_the_computers_name():
    lines = system_log._events(EVENTS)
    assert [line.split(":")[0] for line in lines] == ["Display 4101", "nvlddmkm 14"]
    assert "SOMEBODYS-PC" not in "".join(lines)


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        (LOST, "gpu-lost-xid79"),
        (XID.format(42), "gpu-fault-xid31"),
        ("nvlddmkm 14: \\Device\\Video3 GPU has fallen off the bus", "gpu-lost-xid79"),
        ("Display 4101: Display driver nvlddmkm stopped responding", "windows-tdr"),
        (
            "nvlddmkm 13: \\Device\\Video3 Graphics SM Warp Exception on (GPC 1, TPC 0)",
            "cuda-illegal-memory-access",
        ),
        ("Out of memory: Killed process 42 (python) total-vm:1kB", "host-ram-exhausted"),
    ],
)
def test_a_line_of_the_system_decides_where_the_engine_said_nothing(line, cause):
    evidence = EngineEvidence(phase="decode", reason="exit", message="", exit_code=-9, signal=9)
    case = live_case(evidence, Circumstances(system_log=(line,)))
    assert diagnose(case).cause == cause


@linux
def test_a_command_that_failed_is_named_by_what_the_log_says_too(tmp_path, monkeypatch):
    script = tmp_path / "journalctl"
    script.write_text(f"#!/bin/sh\ncat <<'E'\n{entries(LOST)}E\n")
    script.chmod(0o755)
    monkeypatch.setattr(system_log, "_JOURNAL", str(script))
    end = EngineEvidence(phase="decode", reason="exit", exit_code=-6, signal=6)
    assert "gpu-lost-xid79" in failure_text(EngineError(end))


def test_our_own_log_can_be_asked_on_this_computer():
    assert isinstance(system_log.since(0.0, os.getpid()), tuple)
    assert system_log.former_run().ending in {"clean", "unclean", "unknown"}
