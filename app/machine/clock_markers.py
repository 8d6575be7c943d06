"""The notes of the clock helper: which card is locked, by whom, and whether that one still lives."""

from __future__ import annotations

import json
import os
from pathlib import Path

from pydantic import ValidationError

from app.machine.clock_values import ClockHolder

FOLDER = Path("/run/plimsoll")  # root's; gone with every start of the computer, as are locks


def holders(folder: Path | None = None) -> tuple[ClockHolder, ...]:
    """Return who locked which card; one that is not `alive` left its lock behind."""
    found = (_holder(path) for path in sorted((folder or FOLDER).glob("GPU-*.json")))
    return tuple(holder for holder in found if holder)


def left_behind(folder: Path | None = None) -> tuple[ClockHolder, ...]:
    """Return the locks nobody gives back any more: a reset restores the card."""
    return tuple(holder for holder in holders(folder) if not holder.alive)


def _holder(path: Path) -> ClockHolder | None:
    try:
        note = json.loads(path.read_text())
        start = note.pop("helper_start")
        return ClockHolder(**note, alive=_alive(int(note["helper_pid"]), start))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, ValidationError):
        return None


def _alive(pid: int, start: int | None) -> bool:
    """Return whether the process is still the one that began at `start` (ticks since boot)."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
        return int(text.rpartition(")")[2].split()[19]) == start
    except (OSError, ValueError, IndexError):
        return _hidden(pid)


def _hidden(pid: int) -> bool:
    """Return whether it runs although /proc hides the processes of others (hidepid)."""
    try:
        os.kill(pid, 0)
    except PermissionError:
        return True
    except (OSError, OverflowError):
        return False
    return True
