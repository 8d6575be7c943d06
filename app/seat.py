"""What only one Plimsoll on a folder may keep at a time, and where the others keep theirs.

The window's are the queue of downloads, the open model and the plain names of files. Whoever runs
beside it has a folder of its own for its note and its readings, which goes when it ends.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from filelock import FileLock

from app.locks import acquired, lock_at

PROBE_SECONDS = 1.0
"""A window waits so long for its place: one that runs beside may just be asking whether it is free."""
MOST = 32
"""Places beside the window; whoever finds none keeps its files by its process number."""


class Seat:
    """Held while a core runs; a kill lets go of it too."""

    def __init__(self, state: Path, *, beside: bool = False) -> None:
        """Take the first place, or with `beside` another one.

        What serves other programs never takes the first: a window that is opened later would be
        without its downloads.
        """
        self._state = state
        self._held: FileLock | None = None
        self.first = not beside and self._sits("window", PROBE_SECONDS)
        self.folder = state if self.first else self._apart()

    @property
    def beside_window(self) -> bool:
        """Whether somebody else has the first place now."""
        if self.first:
            return False
        lock = _lock(self._state, "window")
        taken = not acquired(lock, 0.0)
        lock.release()
        return taken

    def left(self) -> Iterator[Path]:
        """Yield the folders of those that were killed; each goes when the next is asked for."""
        for folder in sorted(self._state.glob("beside-*")):
            lock = _lock(self._state, folder.name)
            if not acquired(lock, 0.0):
                continue
            try:
                yield folder
            finally:
                shutil.rmtree(folder, ignore_errors=True)
                lock.release()

    def close(self) -> None:
        """Give the place back."""
        if not self.first:
            shutil.rmtree(self.folder, ignore_errors=True)
        if self._held is not None:
            self._held.release()

    def _apart(self) -> Path:
        names = (f"beside-{n}" for n in range(1, MOST + 1))
        name = next((name for name in names if self._sits(name, 0.0)), f"beside-pid-{os.getpid()}")
        folder = self._state / name
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    def _sits(self, name: str, seconds: float) -> bool:
        lock = _lock(self._state, name)
        if acquired(lock, seconds):
            self._held = lock
            return True
        return False


def _lock(state: Path, name: str) -> FileLock:
    return lock_at(state / f".{name}.lock")
