"""What changes slowly, or costs much, is read less often than the rest of a reading."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Seldom(Generic[T]):
    """Returns what `read` returned last, and asks it anew after `seconds`; for one thread."""

    def __init__(self, seconds: float, read: Callable[[], T]) -> None:
        self._seconds = seconds
        self._read = read
        self._kept: tuple[float, T] | None = None

    def now(self) -> T:
        """Return the newest; what `read` raises passes, and it is asked again next time."""
        now = time.monotonic()
        if self._kept is None or now - self._kept[0] >= self._seconds:
            self._kept = None
            self._kept = (now, self._read())
        return self._kept[1]
