"""The memory of one process: what is its own, what a mapped file holds, what Windows lends it."""

from __future__ import annotations

import sys
from typing import NamedTuple

import psutil

from app.machine.cgroup import short_text

if sys.platform == "win32":
    from app.machine.wddm import LentMemory


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
    """Follows one process; survives its end."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
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
        anonymous = max(0, resident - int(getattr(info, "shared", 0)))
        return WorkerReading(resident, anonymous, locked=_locked_bytes(self.pid))


def _locked_bytes(pid: int) -> int:
    """Return what the process has locked into memory (Linux; 0 where the system does not tell)."""
    words = short_text(f"/proc/{pid}/status").partition("VmLck:")[2].split(maxsplit=1)
    return int(words[0]) * 1024 if words else 0
