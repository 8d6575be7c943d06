"""The root-owned clock helper: what it asks of the driver, what it notes, what it refuses."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.sim import clock_helper, fake_elevation
from tests.sim.nvml_sim import Simulator, library

UUID = "GPU-3090a1b2-0000-4000-8000-000000000001"
CLOCKS = list(range(210, 2116, 15))
TDP, UNLIMITED = 0xFFFFFF01, 0xFFFFFF02
SET = "nvmlDeviceSetGpuLockedClocks"
RESET = "nvmlDeviceResetGpuLockedClocks"


@pytest.fixture
def helper():
    return clock_helper.load()


@pytest.fixture
def nvml(tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        simulator.set(root=1)
        yield simulator


@pytest.fixture
def card(helper, nvml):
    return helper.Driver(str(nvml.library)).card(UUID)


@pytest.fixture
def start(nvml, tmp_path):
    """Start the helper as a process; it ends with the test."""
    running = []

    def started(*words, **more):
        process = subprocess.Popen(
            [*clock_helper.command(nvml, tmp_path / "run"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | nvml.environment(),
            **more,
        )
        running.append(process)
        return process

    yield started
    for process in running:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


def answer(process):
    return json.loads(process.stdout.readline())


def marker(tmp_path):
    path = tmp_path / "run" / f"{UUID}.json"
    return json.loads(path.read_text()) if path.exists() else None


@pytest.mark.parametrize(
    ("mode", "pairs"),
    [
        ("tdp", [(TDP, TDP), (210, 1680), (210, 1470)]),
        ("cap", [(UNLIMITED, TDP), (210, 1680), (210, 1470)]),
        ("1500", [(210, 1500)]),
        ("1499", [(210, 1485)]),
        ("210", [(210, 210)]),
        ("2115", [(210, 2115)]),
    ],
)
def test_a_mode_becomes_limits_that_the_card_supports(helper, card, mode, pairs):
    assert card.supported_mhz() == CLOCKS
    assert helper.steps(mode, CLOCKS) == pairs


@pytest.mark.parametrize(
    ("mode", "clocks", "cause"),
    [
        ("209", CLOCKS, "clock-out-of-range"),
        ("2116", CLOCKS, "clock-out-of-range"),
        ("0", CLOCKS, "usage"),
        ("-300", CLOCKS, "usage"),
        ("4294967041", CLOCKS, "usage"),  # NVML's name for TDP as a number
        ("1500.5", CLOCKS, "usage"),
        ("\u0661\u0665\u0660\u0660", CLOCKS, "usage"),
        ("TDP", CLOCKS, "usage"),
        ("", CLOCKS, "usage"),
        ("1500", [], "clock-lock-unsupported"),
    ],
)
def test_other_modes_are_refused(helper, mode, clocks, cause):
    with pytest.raises(helper.RefusedError) as caught:
        helper.steps(mode, clocks)
    assert caught.value.cause == cause


def test_without_a_list_of_clocks_the_named_limit_is_still_tried(helper, nvml, card):
    nvml.fail("nvmlDeviceGetSupportedGraphicsClocks", 3)
    assert helper.steps("tdp", card.supported_mhz()) == [(TDP, TDP)]


def test_the_lock_is_there_while_stdin_is_open_and_noted_before_the_change(nvml, start, tmp_path):
    nvml.card(clk_sm=2010)
    process = start("lock", UUID, "tdp")
    assert answer(process)["locked"] == {
        "uuid": UUID,
        "mode": "tdp",
        "low": TDP,
        "high": TDP,
        "before_mhz": 2010,
        "sm_mhz": 1560,
    }
    note = marker(tmp_path)
    assert (note["helper_pid"], note["holder_pid"]) == (process.pid, os.getpid())
    assert (note["low"], note["holder_uid"]) == (TDP, os.getuid())
    assert nvml.locked_clocks() == (TDP, TDP)
    process.stdin.close()
    assert process.wait(10) == 0
    assert nvml.locked_clocks() is None
    assert marker(tmp_path) is None


@pytest.mark.parametrize("end", ["q", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"])
def test_q_and_signals_give_the_clocks_back(nvml, start, end):
    process = start("lock", UUID, "1500")
    assert answer(process)["locked"]["high"] == 1500
    if end == "q":
        process.stdin.write(b"q")
        process.stdin.flush()
    else:
        process.send_signal(signal.Signals[end])
    assert process.wait(10) == 0
    assert nvml.locked_clocks() is None


def wish(process, words):
    process.stdin.write(words)
    process.stdin.flush()


def test_a_line_on_stdin_changes_the_lock_that_is_held(nvml, start, tmp_path):
    nvml.card(clk_sm=2010)
    process = start("lock", UUID, "1500")
    assert answer(process)["relocks"] is True
    wish(process, b"12")
    wish(process, b"00\ntdp\n")
    told = [answer(process)["locked"] for _ in range(2)]
    assert [(one["mode"], one["high"]) for one in told] == [("1200", 1200), ("tdp", TDP)]
    assert told[1]["before_mhz"] == 1200
    assert nvml.locked_clocks() == (TDP, TDP)
    assert (marker(tmp_path)["mode"], marker(tmp_path)["high"]) == ("tdp", TDP)
    process.stdin.close()
    assert process.wait(10) == 0
    assert nvml.locked_clocks() is None


def test_a_change_that_the_card_ignores_gives_it_back_and_the_next_wish_is_heard(nvml, start):
    nvml.card(clk_sm=2010, clk_deaf=1)
    process = start("lock", UUID, "tdp")
    answer(process)
    wish(process, b"1500\n")
    told = answer(process)
    assert (told["error"]["cause"], told["relocks"]) == ("clocks-not-kept", True)
    assert nvml.locked_clocks() is None
    wish(process, b"tdp\n")
    assert answer(process)["locked"]["high"] == TDP
    process.stdin.close()
    assert process.wait(10) == 0
    assert nvml.locked_clocks() is None


@pytest.mark.parametrize("beyond", [b"99\n", b"99999\n"])
def test_a_wish_beyond_the_cards_clocks_is_refused_and_the_lock_stays(nvml, start, beyond):
    process = start("lock", UUID, "1500")
    answer(process)
    wish(process, beyond)
    told = answer(process)
    assert told["error"]["cause"] == "clock-out-of-range"
    assert (told["relocks"], told["kept"]) == (True, True)
    assert nvml.locked_clocks() == (210, 1500)
    wish(process, b"1200\n")
    assert answer(process)["locked"]["high"] == 1200
    process.stdin.close()
    assert process.wait(10) == 0
    assert nvml.locked_clocks() is None


def test_a_change_that_the_driver_refuses_gives_the_clocks_back_and_hears_on(nvml, start):
    process = start("lock", UUID, "1500")
    answer(process)
    nvml.fail(SET, 3)
    wish(process, b"1200\n")
    told = answer(process)
    assert (told["error"]["cause"], told["relocks"]) == ("clock-lock-unsupported", True)
    assert nvml.locked_clocks() is None
    nvml.fail(SET, 0)
    wish(process, b"1200\n")
    assert answer(process)["locked"]["high"] == 1200


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (b"1500; reboot\n", "usage"),
        (b"\xff\n", "usage"),
        (b"0" * 100, None),
    ],
)
def test_a_line_that_makes_no_sense_gives_the_clocks_back(nvml, start, tmp_path, words, cause):
    process = start("lock", UUID, "1500")
    answer(process)
    wish(process, words)
    assert cause is None or answer(process)["error"]["cause"] == cause
    assert process.wait(10) == {"usage": 2, None: 0}.get(cause, 3)
    assert nvml.locked_clocks() is None
    assert marker(tmp_path) is None


def test_a_lock_that_somebody_else_gave_back_is_not_changed_any_more(nvml, start, tmp_path):
    process = start("lock", UUID, "1500")
    answer(process)
    (tmp_path / "run" / f"{UUID}.json").unlink()
    wish(process, b"1200\n")
    assert process.wait(10) == 0
    assert nvml.locked_clocks() == (210, 1500)


def test_a_starter_that_hears_nothing_any_more_changes_nothing(nvml, start):
    process = start("lock", UUID, "tdp")
    process.stdout.close()
    process.stdin.close()
    assert process.wait(10) == 0
    assert nvml.locked_clocks() is None


@pytest.mark.parametrize("code", [2, 3, 13])
def test_a_driver_without_the_named_limit_gets_numbers(helper, nvml, card, monkeypatch, code):
    real = card.lock

    def only_numbers(low, high):
        if high == TDP:
            raise helper.DriverError(SET, code)
        real(low, high)

    monkeypatch.setattr(card, "lock", only_numbers)
    assert helper.lock_first(card, helper.steps("tdp", CLOCKS)) == (210, 1680)
    assert nvml.locked_clocks() == (210, 1680)


@pytest.mark.parametrize("code", [2, 3, 13])
def test_a_driver_that_takes_no_lock_at_all_is_asked_three_times(nvml, start, code, tmp_path):
    nvml.fail(SET, code)
    process = start("lock", UUID, "tdp")
    error = answer(process)["error"]
    assert (error["cause"], error["code"]) == ("clock-lock-unsupported", code)
    assert nvml.calls(SET) == 3
    assert process.wait(10) == 3
    assert marker(tmp_path) is None


def test_a_lock_that_the_card_ignores_is_given_back(helper, card, monkeypatch):
    monkeypatch.setattr(helper, "KEPT_SECONDS", 0.05)
    monkeypatch.setattr(card, "sm_mhz", lambda: 2010)
    with pytest.raises(helper.RefusedError) as caught:
        helper.lock_first(card, [(210, 1680), (210, 1470)])
    assert caught.value.cause == "clocks-not-kept"
    assert card.locked


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        (4, "clock-lock-forbidden"),
        (9, "driver-module-not-loaded"),
        (15, "gpu-lost-xid79"),
        (18, "driver-library-mismatch"),
        (999, "clock-lock-refused"),
    ],
)
def test_what_the_driver_answers_is_named_and_leaves_no_marker(nvml, start, tmp_path, code, cause):
    nvml.fail(SET, code)
    process = start("lock", UUID, "tdp")
    assert answer(process)["error"]["cause"] == cause
    assert process.wait(10) == 3
    assert marker(tmp_path) is None


def test_a_card_older_than_volta_is_not_even_asked(nvml, start):
    nvml.card(cc=61)
    assert answer(start("lock", UUID, "tdp"))["error"]["cause"] == "clock-lock-unsupported"
    assert nvml.calls(SET) == 0


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("status",),
        ("lock",),
        ("lock", UUID),
        ("lock", UUID, "tdp", "more"),
        ("reset", UUID),
        ("lock", "0", "tdp"),
        ("lock", UUID.upper(), "tdp"),
        ("lock", f"{UUID}\n", "tdp"),
        ("lock", "GPU-../../../../etc/passwd", "tdp"),
        ("lock", UUID, "1500;reboot"),
    ],
)
def test_arguments_that_make_no_sense_touch_no_card(
    nvml, helper, monkeypatch, capfd, words, tmp_path
):
    monkeypatch.setattr(helper, "settle", lambda: None)
    monkeypatch.setattr(helper, "trusted", lambda path: path)
    monkeypatch.setattr(helper, "RUN", tmp_path / "run")
    monkeypatch.setattr(helper.os, "geteuid", lambda: 0)
    assert helper.main(list(words)) == 2
    assert json.loads(capfd.readouterr().out)["error"]["cause"] == "usage"
    assert not nvml.log.exists()
    assert not (tmp_path / "run").exists()


def test_an_unknown_card_is_named(start):
    unknown = "GPU-ffffffff-0000-4000-8000-000000000001"
    assert answer(start("lock", unknown, "tdp"))["error"]["cause"] == "clock-card-unknown"


def test_two_cannot_hold_one_card(nvml, start):
    first = start("lock", UUID, "1500")
    answer(first)
    second = start("lock", UUID, "1200")
    assert answer(second)["error"]["cause"] == "clocks-already-locked"
    assert nvml.locked_clocks() == (210, 1500)


def test_a_killed_helper_leaves_its_marker_and_reset_restores(nvml, start, tmp_path):
    killed = start("lock", UUID, "tdp")
    answer(killed)
    killed.kill()
    killed.wait()
    assert marker(tmp_path)["helper_pid"] == killed.pid
    assert nvml.locked_clocks() == (TDP, TDP)
    assert answer(start("reset")) == {"reset": [UUID]}
    assert nvml.locked_clocks() is None
    assert marker(tmp_path) is None
    assert answer(start("reset")) == {"reset": []}


def test_reset_asks_a_living_helper_to_let_go(nvml, start, tmp_path):
    holder = start("lock", UUID, "tdp")
    answer(holder)
    assert answer(start("reset")) == {"reset": [UUID]}
    assert holder.wait(10) == 0
    assert nvml.locked_clocks() is None
    assert marker(tmp_path) is None


def test_a_reset_that_fails_keeps_the_marker(nvml, start, tmp_path):
    holder = start("lock", UUID, "tdp")
    answer(holder)
    nvml.fail(RESET, 999)
    holder.stdin.close()
    assert holder.wait(10) == 3
    assert marker(tmp_path)
    nvml.fail(RESET, 0)
    assert answer(start("reset")) == {"reset": [UUID]}
    assert nvml.locked_clocks() is None


def test_a_card_that_was_taken_out_has_nothing_to_give_back(nvml, start, tmp_path):
    holder = start("lock", UUID, "tdp")
    answer(holder)
    holder.kill()
    holder.wait()
    nvml.set(count=0)
    assert answer(start("reset")) == {"reset": [UUID]}
    assert marker(tmp_path) is None


def test_files_that_others_can_change_are_not_trusted(helper, tmp_path):
    with pytest.raises(helper.RefusedError, match="can be changed by others"):
        helper.trusted(tmp_path)
    assert helper.trusted(Path("/usr/bin")) == Path("/usr/bin")


def test_started_by_hand_from_a_checkout_it_refuses(tmp_path):
    copy = tmp_path / "plimsoll-clocks"
    copy.write_bytes(clock_helper.HELPER.read_bytes())
    done = subprocess.run(
        [sys.executable, "-IS", copy, "lock", UUID, "tdp"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    root = os.geteuid() == 0
    cause = "clock-helper-not-trusted" if root else "clock-helper-not-root"
    assert json.loads(done.stdout)["error"]["cause"] == cause
    assert done.returncode == 3


def test_the_kernel_starts_it_in_the_isolated_python_of_the_system():
    # The kernel hands everything after the interpreter over as one argument.
    assert clock_helper.HELPER.read_text().startswith("#!/usr/bin/python3 -IS\n")


@pytest.mark.parametrize("helper", [clock_helper.HELPER, fake_elevation.HELPER])
def test_a_helper_is_one_file_that_reads_no_environment(helper):
    source = helper.read_text()
    tree = ast.parse(source, feature_version=(3, 9))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [a.name for a in node.names]
        )
    }
    assert imported <= sys.stdlib_module_names
    assert "getenv" not in source
    assert source.count("environ") == source.count("os.environ.clear()") + source.count(
        "environment"
    )


def test_polkit_asks_for_a_password_for_all_but_giving_back():
    policy = ET.parse(clock_helper.HELPER.with_name("io.plimsoll.clocks.policy"))
    actions = {}
    for action in policy.iter("action"):
        notes = {note.get("key").rpartition(".")[2]: note.text for note in action.iter("annotate")}
        actions[notes["argv1"]] = (action.findtext("defaults/allow_active"), notes["path"])
    helper, keeper = (
        f"/usr/libexec/plimsoll/{name}" for name in ("plimsoll-clocks", "keep-clocks")
    )
    assert actions == {
        "lock": ("auth_admin_keep", helper),
        "reset": ("yes", helper),
        # What outlives a restart is asked for every time.
        "keep": ("auth_admin", keeper),
        "forget": ("auth_admin", keeper),
    }
