"""Whether another Plimsoll has the same chats open: what it is in the middle of is left to it."""

from __future__ import annotations

import contextlib
from pathlib import Path

from filelock import FileLock, Timeout


class Presence:
    """Held from the opening of the chats to their closing; a kill lets go of it too.

    `alone`: nobody else has them open, or the disk cannot tell.
    """

    def __init__(self, path: Path) -> None:
        self._place = path.with_name(f".{path.name}.lock")
        self._lock = FileLock(self._place, timeout=0, mode=0o600, thread_local=False)
        self.alone = self._first()

    def _first(self) -> bool:
        try:
            self._lock.acquire()
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True  # a folder that cannot be written, or a disk without locks
        return True

    def close(self) -> None:
        """Let another one be alone."""
        if self._lock.is_locked:
            with contextlib.suppress(OSError):
                self._place.unlink(missing_ok=True)
            self._lock.release()
