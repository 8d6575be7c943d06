"""A note on the disk while the engine does something that could take the computer down.

Found at the next start, it tells what was going on: with another boot id the whole computer went
down in that phase, with the same one Plimsoll itself was ended.

Replies come many a second, and a durable write takes longer than a short one. So the note of a
reply is not removed at its end but set aside for a moment under another name, and taken back by the
next one. A kill finds the name as it was left; a power cut may find either, and both count.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Literal

import psutil
from pydantic import Field, ValidationError

from app import documents
from app.files import write_atomic
from app.runconfig import RunConfig
from app.values.base import Value

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
_STARTS = r"SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters"
_WHAT = "what Plimsoll was doing when it ended"
ASIDE_SECONDS = 1.0
"""How long a note is kept aside for a next reply."""
DRIFT_SECONDS = 60
"""By how much the second of a start may be told differently later: a restart takes longer."""
FRESH_SECONDS = 60.0
"""A note that is older is written anew: its time tells when things went wrong."""


class InFlight(Value):
    """What was being done; never a word of a prompt or a reply."""

    boot_id: str
    phase: Literal["load", "qualify", "prefill"]
    model: str
    path: str
    config: RunConfig
    planned_bytes: dict[str, int] = Field(default_factory=dict, description="device -> bytes")
    at: float = Field(description="Unix time, seconds")
    pid: int = Field(default=0, description="the process that does it; 0: not known")
    began: float | None = Field(default=None, description="when that process did: `process_start`")


@cache
def boot_id() -> str:
    """Return what identifies this start of the computer.

    Where the system gives no id, the second of the start stands for it.
    """
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return _windows_start() or str(round(time.time() - time.monotonic()))


def _windows_start() -> str:
    """Return the number of this start as Windows counts them, "" where it does not tell."""
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 - exists on Windows only

        with suppress(OSError), winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _STARTS) as key:
            return f"start {winreg.QueryValueEx(key, 'BootId')[0]}"
    return ""


def process_start(pid: int) -> float | None:
    """Return when a process began, on a scale that setting the clock does not move; None: gone.

    Linux: ticks since the computer's start; psutil would count from the time of day.
    """
    if sys.platform != "linux":
        try:
            return psutil.Process(pid).create_time()
        except psutil.Error:
            return None
    try:
        return float(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19])
    except (OSError, ValueError, IndexError):
        return None


def same_start(one: str, other: str) -> bool:
    """Whether two ids are of one start of the computer; a clock that is set moves its second."""
    if one.isdecimal() and other.isdecimal():
        return abs(int(one) - int(other)) <= DRIFT_SECONDS
    return one == other


def _is_done_now(note: InFlight) -> bool:
    """Whether the process that wrote `note` lives, and is no later one of the same number."""
    if note.pid in {0, os.getpid()} or not same_start(note.boot_id, boot_id()):
        return False
    return note.began is not None and process_start(note.pid) == note.began


class Marker:
    """Writes and removes the note; one per data folder.

    `notice` is what a person should know about it, once it was taken ("": nothing).
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "in-flight.json"
        self._aside = folder / "in-flight.aside"
        self.notice = ""
        self._lock = threading.Lock()
        self._running = 0
        self._kept: InFlight | None = None
        self._written = self._since = 0.0

    @contextmanager
    def during(self, note: InFlight) -> Iterator[None]:
        """Keep `note` on the disk while the block runs, however it ends short of a kill.

        Several replies may run at once: the note goes when the last of them has ended.
        """
        with self._lock:
            self._running += 1
            self._write(note)
        try:
            yield
        finally:
            with self._lock:
                self._running -= 1
                if not self._running:
                    self._remove()

    @contextmanager
    def replying(self, note: InFlight) -> Iterator[None]:
        """As `during`; the note that lies there or aside is used again where it says the same."""
        with self._lock:
            self._running += 1
            if not self._again(note):
                self._write(note)
        try:
            yield
        finally:
            with self._lock:
                self._running -= 1
                if not self._running:
                    self._set_aside()

    def sweep(self, *, at_once: bool = False) -> None:
        """Remove what was set aside, `ASIDE_SECONDS` after the last reply or `at_once`."""
        with self._lock:
            rests = self._kept is not None and not self._running
            if rests and (at_once or time.monotonic() - self._since >= ASIDE_SECONDS):
                self._remove()

    def take(self) -> InFlight | None:
        """Return the note a former run left, and remove it; an unreadable one is moved aside.

        The note of another Plimsoll that runs now stays where it is.
        """
        note = self._read(self._path)
        if note is not None and _is_done_now(note):
            return None
        aside = self._read(self._aside) if note is None else None
        if aside is not None and not same_start(aside.boot_id, boot_id()):
            # The cut came before the disk heard that the note was taken back.
            note = aside
        self._remove()
        return note

    def _read(self, path: Path) -> InFlight | None:
        try:
            return InFlight.model_validate_json(b"" if path.is_dir() else path.read_bytes())
        except OSError:
            return None
        except ValidationError:
            self.notice = documents.damaged(path, _WHAT)
            return None

    def _again(self, note: InFlight) -> bool:
        """Take the kept note for `note` where it says the same; False: it must be written."""
        kept = self._kept
        if kept is None or time.monotonic() - self._written > FRESH_SECONDS:
            return False
        if kept != note.model_copy(update={"at": kept.at}):
            return False
        if self._running == 1:
            try:
                self._aside.rename(self._path)
            except OSError:
                return False
        return True

    def _set_aside(self) -> None:
        self._since = time.monotonic()
        try:
            self._path.replace(self._aside)
        except OSError:
            self._remove()

    def _remove(self) -> None:
        """Take the note away; what cannot be taken away must not keep anybody from working."""
        self._kept = None
        for path in (self._path, self._aside):
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def _write(self, note: InFlight) -> None:
        try:
            write_atomic(self._path, note.model_dump_json().encode(), durable=True)
        except OSError:
            # A full disk must not keep a model from loading; the note is then missing.
            self._remove()
        else:
            self._kept, self._written = note, time.monotonic()
