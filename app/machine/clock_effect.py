"""Whether a lock does what it should: the SM clock before and after, from the sampler."""

from __future__ import annotations

import statistics
import threading
from collections import deque

from app.values.base import Value
from app.values.machine import Sample

BUSY_PCT = 50  # an idle card is slow by itself and proves nothing
KEPT_READINGS = 64


class SmReading(Value):
    """The median SM clock; `under_load` when the card was busy for all of it."""

    mhz: int
    under_load: bool


class ClockEffect:
    """Takes samples of one card from any thread, and compares before with after."""

    def __init__(self, uuid: str) -> None:
        self._uuid = uuid
        self._lock = threading.Lock()
        self._high_mhz: int | None = None
        self._before: deque[tuple[int, bool]] = deque(maxlen=KEPT_READINGS)
        self._after: deque[tuple[int, bool]] | None = None

    def take(self, sample: Sample) -> None:
        """Count a sample to before or after."""
        for card in sample.gpus:
            if card.uuid == self._uuid and card.sm_mhz is not None:
                busy = card.util_pct is not None and card.util_pct >= BUSY_PCT
                with self._lock:
                    readings = self._before if self._after is None else self._after
                    readings.append((card.sm_mhz, busy))

    def locked(self, high_mhz: int | None) -> None:
        """Count from now on to after; `high_mhz` is None where only the driver knows the limit."""
        with self._lock:
            self._high_mhz = high_mhz
            self._after = deque(maxlen=KEPT_READINGS)

    @property
    def before(self) -> SmReading | None:
        """The SM clock before the lock; readings under load count alone when there are any."""
        with self._lock:
            return _median(self._before)

    @property
    def after(self) -> SmReading | None:
        """The SM clock since the lock."""
        with self._lock:
            return _median(self._after or ())

    @property
    def kept(self) -> bool | None:
        """Whether the card obeys under load; None while that cannot be said.

        Against a number the clock must not be above it; the base clock has no number that the
        driver tells, so there the clock must not be above what it was under load before.
        """
        before, after = self.before, self.after
        if after is None or not after.under_load:
            return None
        if self._high_mhz is not None:
            return after.mhz <= self._high_mhz
        return after.mhz <= before.mhz if before and before.under_load else None


def _median(readings: deque[tuple[int, bool]] | tuple[()]) -> SmReading | None:
    busy = [mhz for mhz, under_load in readings if under_load]
    found = busy or [mhz for mhz, _ in readings]
    if not found:
        return None
    return SmReading(mhz=round(statistics.median(found)), under_load=bool(busy))
