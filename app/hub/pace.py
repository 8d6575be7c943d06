"""One speed limit for every connection of every download."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

BURST_SECONDS = 0.25
LOOK_SECONDS = 0.1
"""How long a changed limit may go unnoticed by those who wait."""


class Pace:
    """A bucket of bytes that fills at the limit; who takes more than is in it waits.

    `bytes_s` may be changed at any moment; 0 means no limit.
    """

    def __init__(self, bytes_s: int = 0, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.bytes_s = bytes_s
        self._clock = clock
        self._lock = threading.Lock()
        self._left = 0.0
        self._filled_at = clock()

    def take(self, n_bytes: int) -> float:
        """Count bytes that came; return the seconds until the next ones may (0: at once)."""
        with self._lock:
            now, rate = self._clock(), self.bytes_s
            elapsed, self._filled_at = now - self._filled_at, now
            if not rate:
                self._left = 0.0
                return 0.0
            self._left = min(self._left + elapsed * rate, BURST_SECONDS * rate) - n_bytes
            return max(0.0, -self._left / rate)

    def wait(self, n_bytes: int, left: threading.Event) -> None:
        """Count bytes that came, and return when the next ones may, or `left` is set."""
        seconds = self.take(n_bytes)
        while seconds and not left.wait(min(seconds, LOOK_SECONDS)):
            seconds = self.take(0)
