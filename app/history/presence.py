"""Whether another Plimsoll has the same chats open: what it is in the middle of is left to it."""

from __future__ import annotations

import contextlib
from pathlib import Path

from app.locks import acquired, lock_at


class Presence:
    """Held from the opening of the chats to their closing; a kill lets go of it too.

    `alone`: nobody else has them open, or the disk cannot tell.
    """

    def __init__(self, path: Path) -> None:
        self._place = path.with_name(f".{path.name}.lock")
        self._lock = lock_at(self._place)
        self.alone = acquired(self._lock)

    def close(self) -> None:
        """Let another one be alone."""
        if self._lock.is_locked:
            with contextlib.suppress(OSError):
                self._place.unlink(missing_ok=True)
            self._lock.release()
