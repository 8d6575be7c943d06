"""The time of readings and marks: counted on from the start by a clock that nobody sets.

The time of day jumps: it is set by hand and by the network, and after a sleep. Order and durations
that were taken from it were wrong then, and graphs lost their last seconds.
"""

from __future__ import annotations

import sys
import time


def steady() -> float:
    """Return seconds since the computer was started, those in which it slept included."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(time.CLOCK_BOOTTIME)


_BEGAN = time.time() - steady()


def now() -> float:
    """Return the Unix seconds that it would be, had nobody set the clock since the start."""
    return _BEGAN + steady()


def told(at: float) -> float:
    """Return what a clock on the wall that shows the time of day now showed at `at` of `now()`."""
    return at + round(time.time() - now())
