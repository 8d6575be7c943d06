"""The clock helper of Windows and the app that starts it, against a Windows made of Python."""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import re
import sys
import threading
import types
from pathlib import Path

import pytest

import app.machine
from app.machine import clock_markers, clocks
from app.machine.clock_trouble import ClockLockError
from app.machine.clocks import ClockLock
from app.process import Spawner
from tests.sim import clock_helper, fake_elevation
from tests.sim.fake_elevation import (
    ADMINISTRATORS,
    FULL,
    HELPER_PID,
    READ,
    SYSTEM,
    USER,
    USERS,
    Windows,
    wait_until,
)
from tests.sim.nvml_sim import Simulator, library

UUID = "GPU-3090a1b2-0000-4000-8000-000000000001"
TDP = 0xFFFFFF01
PIPE = rf"\\.\pipe\plimsoll-clocks-{HELPER_PID}"
NOTES = r"SOFTWARE\PlimsollClocks"
CORE = re.compile(r"^# --- The card and its lock.*?(?=^# --- )", re.MULTILINE | re.DOTALL)


@pytest.fixture
def nvml(tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        simulator.set(root=1)
        yield simulator


@pytest.fixture
def windows(tmp_path, nvml, monkeypatch):
    """Give a Windows with the helper and a Python for all users in it; see `Windows`."""
    python, helper = tmp_path / "Python313/pythonw.exe", "Plimsoll\\Clocks\\plimsoll-clocks.py"
    system = tmp_path / "System32"
    for path in (python, tmp_path / helper, system / "nvml.dll"):
        path.parent.mkdir(exist_ok=True)
        path.touch()
    found = Windows(system)
    install = r"SOFTWARE\Python\PythonCore\{}\InstallPath"
    found.registry = {
        r"SOFTWARE\Microsoft\Windows\CurrentVersion": {"ProgramFilesDir": str(tmp_path)},
        r"SOFTWARE\Python\PythonCore": {},
        install.format("3.8"): {"WindowedExecutablePath": str(python)},
        install.format("3.13"): {"WindowedExecutablePath": str(python)},
        install.format("3.12"): {"WindowedExecutablePath": str(tmp_path / "gone.exe")},
    }
    monkeypatch.setitem(sys.modules, "winreg", found.winreg())
    monkeypatch.setattr(ctypes, "WinError", found.error, raising=False)
    monkeypatch.setattr(ctypes, "get_last_error", found.last_error, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(
        ctypes, "WinDLL", lambda name, **_: found.library(name, os.getpid()), raising=False
    )
    found.module = module = _helper(found, nvml, tmp_path)
    found.helper = lambda words: found.run(HELPER_PID, module.main, words)
    yield found
    for thread in found.threads:
        thread.join(10)
        assert not thread.is_alive()
    # Made for this Windows: the next one has another registry.
    for name in ("clock_elevated", "elevation"):
        sys.modules.pop(f"app.machine.{name}", None)
        vars(app.machine).pop(name, None)


def _helper(found, nvml, folder):
    """Return the helper as a process of its own: number, environment, folder, and the driver."""
    module = fake_elevation.load()
    own = types.SimpleNamespace(getpid=lambda: HELPER_PID, environ={"PATH": "a user's"})
    own.chdir, own.__file__ = lambda _folder: None, os.__file__
    seen = {name: found.library(name, HELPER_PID) for name in module.CALLS}
    module.os, module.windows = own, seen.__getitem__
    module.__file__ = str(folder / "plimsoll-clocks.py")
    Path(module.__file__).touch()
    real = module.Driver
    module.Driver = lambda path: real(str(nvml.library)) if path.endswith("nvml.dll") else None
    return module


@pytest.fixture
def lock(windows):
    spawner = Spawner()
    found = ClockLock(spawner)
    yield found
    found.release()
    spawner.close()


def note(windows):
    return json.loads(windows.registry.get(NOTES, {}).get(UUID, "null"))


def refusal(lock, mode="tdp"):
    with pytest.raises(ClockLockError) as caught:
        lock.lock(UUID, mode)
    return caught.value


def test_both_helpers_treat_the_card_alike():
    linux, windows = (
        CORE.search(path.read_text())[0] for path in (clock_helper.HELPER, fake_elevation.HELPER)
    )
    assert linux == windows
    assert len(linux.splitlines()) > 200


def test_a_yes_locks_until_the_lock_is_released(windows, nvml, lock):
    nvml.card(clk_sm=2010)
    limits = lock.lock(UUID, "1500")
    assert lock.held == limits
    assert (limits.low, limits.high, limits.before_mhz, limits.sm_mhz) == (210, 1500, 2010, 1500)
    assert nvml.locked_clocks() == (210, 1500)
    held = note(windows)
    assert (held["helper_pid"], held["holder_pid"]) == (HELPER_PID, os.getpid())
    assert lock.release()
    assert nvml.locked_clocks() is None
    assert note(windows) is None


def test_another_lock_on_the_card_asks_nobody_again(windows, nvml, lock):
    lock.lock(UUID, "1500")
    assert lock.lock(UUID, "1200").high == 1200
    assert nvml.locked_clocks() == (210, 1200)
    assert note(windows)["mode"] == "1200"
    assert len(windows.started) == 1
    assert refusal(lock, "99").cause == "clock-out-of-range"
    assert nvml.locked_clocks() == (210, 1200)
    assert lock.held.high == 1200
    assert lock.lock(UUID, "1500").high == 1500
    assert len(windows.started) == 1


def test_a_change_that_the_card_ignores_asks_nobody_again(windows, nvml, lock):
    nvml.card(clk_sm=2010, clk_deaf=1)
    lock.lock(UUID)
    assert refusal(lock, "1500").cause == "clocks-not-kept"
    assert nvml.locked_clocks() is None
    assert lock.held is None
    assert lock.lock(UUID).high == TDP
    assert len(windows.started) == 1


def test_the_helper_is_told_words_and_numbers_and_no_path(windows, lock):
    lock.lock(UUID)
    ((program, words),) = windows.started
    assert program.endswith("Python313/pythonw.exe")
    assert words[:2] == ["-I", "-S"]
    assert words[3:] == ["lock", UUID, "tdp", str(os.getpid()), USER]
    assert windows.pipes[PIPE].descriptor == f"D:P(A;;0x12019b;;;{USER})"
    assert windows.module.os.environ == {}


def test_the_end_of_the_app_gives_the_clocks_back(windows, nvml, lock):
    lock.lock(UUID)
    assert nvml.locked_clocks() == (TDP, TDP)
    windows.finish(windows.processes[os.getpid()], 1)
    wait_until(lambda: nvml.locked_clocks() is None)
    wait_until(lambda: lock.held is None)
    assert note(windows) is None


def test_a_no_changes_nothing(windows, nvml, lock):
    windows.answer_to_uac = False
    assert refusal(lock).cause == "clock-lock-dismissed"
    assert nvml.locked_clocks() is None


def test_a_lock_released_while_windows_asks_is_not_set(windows, nvml, lock):
    asked, answered = threading.Event(), threading.Event()
    helper = windows.helper

    def ask(words):
        asked.set()
        answered.wait(10)
        return helper(words)

    windows.helper = ask
    failed = []
    thread = threading.Thread(target=lambda: failed.append(refusal(lock)))
    thread.start()
    assert asked.wait(10)
    windows.module.MEET_SECONDS = 0.05
    lock.release()
    answered.set()
    thread.join(10)
    assert failed[0].cause == "cancelled"
    assert nvml.locked_clocks() is None


def test_what_the_driver_refuses_is_told(nvml, lock):
    nvml.fail("nvmlDeviceSetGpuLockedClocks", 4)
    assert refusal(lock).cause == "clock-lock-forbidden"


def test_without_an_administrators_rights_it_refuses(windows, lock):
    windows.administrator = False
    assert refusal(lock).cause == "clock-helper-not-root"


def test_a_pipe_that_another_process_made_is_not_believed(windows, nvml, lock):
    # Somebody who guesses the number makes the pipe first; the helper's own then cannot be made.
    squatter = windows.processes[66] = fake_elevation.Process(66, fake_elevation.STARTED)
    pipe = windows.pipes[PIPE] = fake_elevation.Pipe(66, f"D:P(A;;0x12019b;;;{USER})")
    pipe.to["client"] = b'{"locked": {}}\n'
    windows.helper = lambda _: windows.processes.setdefault(
        HELPER_PID, fake_elevation.Process(HELPER_PID, 1)
    )
    threading.Timer(0.1, lambda: windows.finish(windows.processes[HELPER_PID], 3)).start()
    assert refusal(lock).cause == "clock-helper-failed"
    assert squatter.code == fake_elevation.RUNNING
    assert nvml.locked_clocks() is None


def test_another_process_at_the_pipe_is_turned_away(windows, nvml):
    process = windows.run(HELPER_PID, windows.module.main, ["lock", UUID, "tdp", "77", USER])
    wait_until(lambda: PIPE in windows.pipes)
    pipe = windows.pipes[PIPE]
    with windows.changed:
        pipe.client = 78
        windows.changed.notify_all()
    wait_until(lambda: process.code != fake_elevation.RUNNING)
    assert process.code == 3
    assert b"clock-helper-not-trusted" in pipe.to["client"]
    assert nvml.locked_clocks() is None


def test_a_starter_that_never_comes_gets_no_lock(windows, nvml):
    windows.module.MEET_SECONDS = 0.05
    process = windows.run(HELPER_PID, windows.module.main, ["lock", UUID, "tdp", "77", USER])
    wait_until(lambda: process.code != fake_elevation.RUNNING)
    assert process.code == 3
    assert nvml.locked_clocks() is None


def test_a_killed_helper_leaves_its_note_and_reset_restores(windows, nvml, lock, monkeypatch):
    monkeypatch.setattr(windows.module, "give_back", lambda *_: None)  # it never gets so far
    lock.lock(UUID)
    windows.finish(windows.processes[HELPER_PID], 1)
    wait_until(lambda: lock.held is None)
    lock.release()
    windows.threads.pop().join(10)
    monkeypatch.undo()
    monkeypatch.setattr(sys, "platform", "win32")
    assert nvml.locked_clocks() == (TDP, TDP)
    assert note(windows)


def test_reset_ends_a_living_holder_and_gives_its_clocks_back(windows, nvml, lock):
    windows.registry[NOTES] = {
        UUID: json.dumps({"helper_pid": 900, "helper_start": start_of(windows, 900)})
    }
    assert lock.restore() == (UUID,)
    assert windows.processes[900].code == 0
    assert note(windows) is None
    assert nvml.calls("nvmlDeviceResetGpuLockedClocks") == 1


def start_of(windows, pid):
    windows.processes[pid] = fake_elevation.Process(pid, fake_elevation.STARTED + 5)
    return windows.module.start_of(pid)


def test_two_cannot_hold_one_card(windows, nvml, lock):
    windows.registry[NOTES] = {
        UUID: json.dumps({"helper_pid": 900, "helper_start": start_of(windows, 900)})
    }
    assert refusal(lock).cause == "clocks-already-locked"


def test_a_guard_that_somebody_has_open_is_waited_for_and_then_told(windows, lock):
    windows.module.GUARD_SECONDS = 0.05
    windows.open_files.add(str(Path(windows.module.__file__).with_name("guard")))
    assert refusal(lock).cause == "clock-helper-busy"


@pytest.mark.parametrize(
    ("owner", "entries", "fine"),
    [
        (ADMINISTRATORS, [(0, 0, FULL, SYSTEM), (0, 0, READ, USERS)], True),
        (ADMINISTRATORS, [(0, 0x8, FULL, USERS)], True),  # for what is made in it, not itself
        (ADMINISTRATORS, [(1, 0, FULL, USERS)], True),  # forbidden
        (ADMINISTRATORS, [(0, 0, FULL, USERS)], False),
        (ADMINISTRATORS, [(0, 0, 0x2, USER)], False),
        (ADMINISTRATORS, [(0, 0, 0x10000, "S-1-1-0")], False),
        (ADMINISTRATORS, [(9, 0, FULL, SYSTEM)], False),  # a condition, which is not understood
        (ADMINISTRATORS, None, False),  # no list: everybody
        (USER, [], False),
    ],
)
def test_a_file_that_others_can_change_is_not_trusted(windows, tmp_path, owner, entries, fine):
    module, path = windows.module, tmp_path / "plimsoll-clocks.py"
    for place in (path, tmp_path):
        windows.rights = {str(place): (owner, entries)}
        if fine:
            assert module.trusted(path) == path
            continue
        with pytest.raises(module.RefusedError, match="can be changed by others") as caught:
            module.trusted(path)
        assert caught.value.cause == "clock-helper-not-trusted"


def test_new_folders_beside_it_in_a_drives_root_change_nothing(windows, tmp_path):
    module, path = windows.module, tmp_path / "plimsoll-clocks.py"
    windows.rights = {str(tmp_path.parent): (ADMINISTRATORS, [(0, 0, 0x4, USERS)])}
    assert module.trusted(path) == path
    windows.rights = {str(tmp_path.parent): (ADMINISTRATORS, [(0, 0, 0x40, USERS)])}
    with pytest.raises(module.RefusedError):
        module.trusted(path)


def test_an_untrusted_python_locks_nothing(windows, nvml, lock):
    windows.rights = {str(Path(sys.executable).resolve()): (USER, [])}
    assert refusal(lock).cause == "clock-helper-not-trusted"
    assert nvml.locked_clocks() is None


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["lock", UUID, "tdp"],
        ["lock", UUID, "tdp", "0", USER],
        ["lock", UUID, "tdp", "77", "everybody"],
        ["lock", UUID, "tdp", "77", f"{USER})(A;;GA;;;WD"],
        ["lock", UUID.upper(), "tdp", "77", USER],
        ["lock", UUID, "1500;reboot", "77", USER],
        ["reset", UUID, "77", USER],
        ["status", "77", USER],
    ],
)
def test_arguments_that_make_no_sense_open_no_pipe(windows, words):
    assert windows.module.main(words) == 2
    assert windows.pipes == {}
    assert NOTES not in windows.registry


def test_the_app_reads_who_holds_a_lock(windows, lock, monkeypatch):
    assert clock_markers.holders() == ()
    lock.lock(UUID)
    (held,) = clock_markers.holders()
    assert (held.uuid, held.mode, held.holder_pid) == (UUID, "tdp", os.getpid())
    assert not held.alive  # no process of this computer has the number and start of the false one
    start = note(windows)["helper_start"]
    process = types.SimpleNamespace(create_time=lambda: start + 0.004)
    monkeypatch.setattr(clock_markers.psutil, "Process", lambda _pid: process)
    assert clock_markers.holders()[0].alive


def test_without_helper_or_python_the_commands_are_shown(windows, tmp_path, nvml):
    elevated = importlib.import_module("app.machine.clock_elevated")
    assert clocks.installed()
    assert elevated.command()[0].endswith("pythonw.exe")
    (tmp_path / "Python313/pythonw.exe").unlink()
    found = clocks.obstacle(clocks._hand(UUID))
    assert found.cause == "clock-helper-missing"
    assert f"Open a terminal as administrator, then run: nvidia-smi -i {UUID}" in found.fix
