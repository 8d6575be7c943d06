"""Locks that a person chose to keep over restarts: units of systemd, written by keep-clocks."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

from app.machine.clock_values import KeptClocks

FOLDER = Path("/etc/systemd/system")
INSTALLED = Path("/usr/libexec/plimsoll/keep-clocks")
CHECKOUT = Path(__file__).resolve().parents[2] / "packaging/clocks/keep-clocks"
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
    """Return what a person types to keep a lock over restarts; None where that is not possible."""
    program = _program()
    return program and f"sudo {shlex.quote(program)} {uuid} {low},{high}"


def forget_command() -> str | None:
    """Return what a person types so that nothing is kept any more."""
    program = _program()
    return program and f"sudo {shlex.quote(program)} forget"


def _program() -> str | None:
    if sys.platform == "win32":
        return None
    return next((str(path) for path in (INSTALLED, CHECKOUT) if path.is_file()), None)
