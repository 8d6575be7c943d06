"""Locks that a person chose to keep over restarts: units of systemd, written by keep-clocks.

On Windows it is a scheduled task that a person makes by a command; who is no administrator cannot
see it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import threading
from pathlib import Path

from app.machine import clock_trouble
from app.machine.clock_values import KeptClocks
from app.process import Child, Spawner, foreign_env

FOLDER = Path("/etc/systemd/system")
INSTALLED = Path("/usr/libexec/plimsoll/keep-clocks")
CHECKOUT = Path(__file__).resolve().parents[2] / "packaging/clocks/keep-clocks"
_POLL_SECONDS = 0.1
_TASK = "Plimsoll clocks"
_UNIT = re.compile(r"plimsoll-clocks-(GPU-[0-9a-f-]{36})\.service")
_LOCK = re.compile(r"^ExecStart=.* -lgc (\d+),(\d+)$", re.MULTILINE)


def kept(folder: Path | None = None) -> tuple[KeptClocks, ...]:
    """Return what is locked at every start of this computer."""
    found: list[KeptClocks] = []
    for path in sorted((folder or FOLDER).glob("plimsoll-clocks-GPU-*.service")):
        name = _UNIT.fullmatch(path.name)
        try:
            lock = _LOCK.search(path.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue
        if name and lock:
            low, high = int(lock[1]), int(lock[2])
            found.append(KeptClocks(uuid=name[1], low=low, high=high, unit=path.name))
    return tuple(found)


def afterwards(uuid: str, folder: Path | None = None) -> str:
    """Return what becomes of a kept lock when another one is given back; "" without one."""
    units = (one.unit for one in kept(folder) if one.uuid == uuid)
    return next(
        (
            f"The lock that is kept over restarts ends with it; `sudo systemctl restart {unit}` "
            "sets it again."
            for unit in units
        ),
        "",
    )


def keep_command(uuid: str, low: int, high: int) -> str | None:
    """Return what a person types to keep a lock over restarts; None where that is not possible.

    On Windows: as administrator; a task that runs the driver's own program at every start.
    """
    if sys.platform == "win32":
        root = os.environ.get("SYSTEMROOT", r"C:\Windows")
        line = rf"{root}\System32\nvidia-smi.exe -i {uuid} -lgc {low},{high}"
        return f'schtasks /Create /F /SC ONSTART /RU SYSTEM /TN "{_TASK} {uuid}" /TR "{line}"'
    program = _program()
    return program and f"sudo {shlex.quote(program)} keep {uuid} {low},{high}"


def forget_command(uuid: str) -> str | None:
    """Return what a person types so that this card's lock (Linux: no lock at all) is kept no more."""
    if sys.platform == "win32":
        return f'schtasks /Delete /F /TN "{_TASK} {uuid}"'
    program = _program()
    return program and f"sudo {shlex.quote(program)} forget"


def by_click() -> bool:
    """Return whether the installed program can be asked for, with a password, from here."""
    return _asked() is not None


def keep(spawner: Spawner, uuid: str, low: int, high: int, cancel: threading.Event) -> None:
    """Keep a lock over restarts; waits for the administrator's password.

    Raises:
        ClockLockError: it was not allowed, or did not work.
    """
    _ask(spawner, ("keep", uuid, f"{low},{high}"), cancel)


def forget(spawner: Spawner, cancel: threading.Event) -> None:
    """Keep nothing any more; waits for the administrator's password.

    Raises:
        ClockLockError: it was not allowed, or did not work.
    """
    _ask(spawner, ("forget",), cancel)


def _ask(spawner: Spawner, words: tuple[str, ...], cancel: threading.Event) -> None:
    command = _asked()
    if command is None:
        raise clock_trouble.no_helper(None)
    child = spawner.spawn((*command, *words), env=foreign_env())
    child.stdin.close()
    code = _ended(child, cancel)
    if code is None:
        return
    complaint = child.stderr.read().decode(errors="replace")
    child.stdout.close()
    child.stderr.close()
    if code:
        raise clock_trouble.ended(code, complaint, None)


def _ended(child: Child, cancel: threading.Event) -> int | None:
    """Return the exit code; None when nobody waits any more: a dialog cannot be closed from here."""
    while (code := child.wait(_POLL_SECONDS)) is None and not cancel.is_set():
        pass
    return code


def _asked() -> tuple[str, ...] | None:
    if sys.platform == "win32" or not INSTALLED.is_file():
        return None
    if os.geteuid() == 0:
        return (str(INSTALLED),)
    pkexec = shutil.which("pkexec")
    return (pkexec, "--disable-internal-agent", str(INSTALLED)) if pkexec else None


def _program() -> str | None:
    return next((str(path) for path in (INSTALLED, CHECKOUT) if path.is_file()), None)
