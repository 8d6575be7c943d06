"""The notes of the clock helper: which card is locked, by whom, and whether that one still lives."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
from pydantic import ValidationError

from app.machine.clock_values import ClockHolder

FOLDER = Path("/run/plimsoll")  # root's; gone with every start of the computer, as are locks
_SAME_SECONDS = 0.05  # two ways to ask Windows for one time, one of them rounded


def holders(folder: Path | None = None) -> tuple[ClockHolder, ...]:
    """Return who locked which card; one that is not `alive` left its lock behind."""
    found = map(_holder, _notes(folder or FOLDER))
    return tuple(holder for holder in found if holder)


def left_behind(folder: Path | None = None) -> tuple[ClockHolder, ...]:
    """Return the locks nobody gives back any more: a reset restores the card."""
    return tuple(holder for holder in holders(folder) if not holder.alive)


def _notes(folder: Path) -> Iterator[str]:
    if sys.platform == "win32":
        from app.machine import clock_elevated  # noqa: PLC0415 - there is no such system elsewhere

        yield from clock_elevated.notes()
        return
    for path in sorted(folder.glob("GPU-*.json")):
        with contextlib.suppress(OSError, ValueError):
            yield path.read_text()


def _holder(text: str) -> ClockHolder | None:
    try:
        note = json.loads(text)
        start = note.pop("helper_start")
        return ClockHolder(**note, alive=_alive(int(note["helper_pid"]), start))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, ValidationError):
        return None


def _alive(pid: int, start: float | None) -> bool:
    """Return whether the process is still the one that began at `start`.

    Ticks since the computer's start; on Windows Unix seconds.
    """
    if sys.platform == "win32":
        return _began(pid, start)
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
        return int(text.rpartition(")")[2].split()[19]) == start
    except (OSError, ValueError, IndexError):
        return _hidden(pid)


def _began(pid: int, start: float | None) -> bool:
    try:
        return start is not None and abs(psutil.Process(pid).create_time() - start) < _SAME_SECONDS
    except (psutil.Error, ValueError, OverflowError):
        return False


def _hidden(pid: int) -> bool:
    """Return whether it runs although /proc hides the processes of others (hidepid)."""
    try:
        os.kill(pid, 0)
    except PermissionError:
        return True
    except (OSError, OverflowError):
        return False
    return True
