"""The memory of one process, told apart into what a mapped file holds and what is its own."""

from __future__ import annotations

import psutil


class WorkerMemory:
    """Follows one process; survives its end."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        try:
            self._process: psutil.Process | None = psutil.Process(pid)
        except psutil.Error:
            self._process = None

    def read(self) -> tuple[int | None, int | None]:
        """Return resident bytes and the anonymous part of them; (None, None) after its end.

        Resident memory counts mapped weights, which the system can drop at any time; the
        anonymous part (on Windows: private bytes) is what the process itself holds.
        """
        if self._process is None:
            return None, None
        try:
            info = self._process.memory_info()
        except psutil.Error:
            self._process = None
            return None, None
        resident = int(info.rss)
        private = getattr(info, "private", None)  # Windows only
        shared = int(getattr(info, "shared", 0))
        return resident, max(0, resident - shared) if private is None else int(private)
