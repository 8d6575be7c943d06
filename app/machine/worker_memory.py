"""The memory of one process: what is its own, what a mapped file holds, what Windows lends it."""

from __future__ import annotations

import contextlib
import mmap
import os
import sys
import weakref
from typing import NamedTuple

import psutil

from app.machine.cgroup import short_text
from app.machine.seldom import Seldom

if sys.platform == "win32":
    from app.machine.wddm import LentMemory


LOCKED_SECONDS = 1.0
"""How often it is asked what is locked: that file takes longer than all others together."""
_MOST_BYTES = 256


class WorkerReading(NamedTuple):
    """Bytes; resident memory counts mapped weights, which the system can drop at any time."""

    resident: int | None = None
    anonymous: int | None = None
    lent: int | None = None
    locked: int = 0

    @property
    def loose(self) -> int:
        """Mapped pages that are not locked."""
        mapped = (self.resident or 0) - (self.anonymous or 0)
        return max(0, mapped - self.locked)


class WorkerMemory:
    """Follows one process; survives its end. Only one thread reads."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._statm = _Statm(pid) if sys.platform == "linux" else None
        self._locked = Seldom(LOCKED_SECONDS, lambda: _locked_bytes(pid))
        try:
            self._process: psutil.Process | None = psutil.Process(pid)
        except psutil.Error:
            self._process = None
        if sys.platform == "win32":
            self._lent = LentMemory(pid)

    def read(self) -> WorkerReading:
        """Read the process now; everything is None after its end.

        The anonymous part (on Windows: private bytes) is what the process itself holds.
        """
        if self._statm is not None:
            return self._told(*self._statm.read())
        if self._process is None:
            return WorkerReading()
        try:
            info = self._process.memory_info()
        except psutil.Error:
            self._process = None
            return WorkerReading()
        resident = int(info.rss)
        if sys.platform == "win32":
            return WorkerReading(resident, int(info.private), self._lent.read())
        return self._told(resident, int(getattr(info, "shared", 0)))

    def _told(self, resident: int, shared: int) -> WorkerReading:
        if not resident:
            return WorkerReading()
        return WorkerReading(resident, max(0, resident - shared), locked=self._locked.now())


class _Statm:
    """The kernel's line of a process's pages (Linux), kept open: it is read ten times a second.

    The file stays that of the process, whoever gets its number later.
    """

    def __init__(self, pid: int) -> None:
        self._file = -1
        with contextlib.suppress(OSError):
            self._file = os.open(f"/proc/{pid}/statm", os.O_RDONLY)
            weakref.finalize(self, os.close, self._file)

    def read(self) -> tuple[int, int]:
        """Return resident and shared bytes; 0 after the end of the process."""
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            words = os.read(self._file, _MOST_BYTES).split()
        except OSError:
            return 0, 0
        if len(words) < 3:
            return 0, 0
        return int(words[1]) * mmap.PAGESIZE, int(words[2]) * mmap.PAGESIZE


def _locked_bytes(pid: int) -> int:
    """Return what the process has locked into memory (Linux; 0 where the system does not tell)."""
    words = short_text(f"/proc/{pid}/status").partition("VmLck:")[2].split(maxsplit=1)
    return int(words[0]) * 1024 if words else 0
