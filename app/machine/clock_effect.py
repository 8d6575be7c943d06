"""Whether a lock does what it should: clock, power and heat before and after, from readings."""

from __future__ import annotations

import math
import statistics
import threading
from array import array
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from app.machine.history import Columns, throttle_words
from app.values.clocks import ClockReading
from app.values.machine import GpuSample, Sample

BUSY_PCT = 50  # an idle card is slow by itself and proves nothing
KEPT_READINGS = 64
SLOWED_SHARE = 0.1
SLOWING = frozenset(
    {
        "sw-power-cap",
        "hw-slowdown",
        "sw-thermal-slowdown",
        "hw-thermal-slowdown",
        "hw-power-brake",
    }
)
"""Throttle reasons that take clock away from a busy card; the others are its own idleness or us."""


class Row(NamedTuple):
    """What one sample says of one card."""

    mhz: int
    busy: bool
    power_w: float | None
    temperature_c: int | None
    throttle: tuple[str, ...]


def row_of(card: GpuSample) -> Row | None:
    """Return what counts of a sample; None where the driver tells no clock."""
    if card.sm_mhz is None:
        return None
    busy = card.util_pct is not None and card.util_pct >= BUSY_PCT
    return Row(card.sm_mhz, busy, card.power_w, card.temperature_c, card.throttle)


def rows_between(columns: Columns, uuid: str, first: float, end: float) -> Iterator[Row]:
    """Yield one card's rows of the history from `first` to `end` (`clock.now`)."""
    card = columns.cards.get(uuid, {})
    for n, at in enumerate(columns.at):
        mhz = _known(card, "sm_mhz", n)
        if not first <= at <= end or mhz is None:
            continue
        heat = _known(card, "temperature_c", n)
        yield Row(
            mhz=int(mhz),
            busy=(_known(card, "util_pct", n) or 0.0) >= BUSY_PCT,
            power_w=_known(card, "power_w", n),
            temperature_c=None if heat is None else int(heat),
            throttle=throttle_words(_known(card, "throttle", n) or 0.0),
        )


def reading(rows: Sequence[Row]) -> ClockReading | None:
    """Return what the rows come to; None for none. Rows under load count alone if there are any."""
    counted = [row for row in rows if row.busy] or list(rows)
    if not counted:
        return None
    power = [row.power_w for row in counted if row.power_w is not None]
    heat = [row.temperature_c for row in counted if row.temperature_c is not None]
    slowed = Counter(word for row in counted for word in row.throttle if word in SLOWING)
    return ClockReading(
        mhz=round(statistics.median(row.mhz for row in counted)),
        under_load=counted[0].busy,
        power_w=round(statistics.median(power), 1) if power else None,
        temperature_c=max(heat, default=None),
        throttle=tuple(
            sorted(word for word, n in slowed.items() if n >= SLOWED_SHARE * len(counted))
        ),
    )


class ClockEffect:
    """Takes samples of one card from any thread, and compares before with after."""

    def __init__(self, uuid: str) -> None:
        self._uuid = uuid
        self._lock = threading.Lock()
        self._high_mhz: int | None = None
        self._before: deque[Row] = deque(maxlen=KEPT_READINGS)
        self._after: deque[Row] | None = None

    def take(self, sample: Sample) -> None:
        """Count a sample to before or after."""
        for card in sample.gpus:
            if card.uuid == self._uuid and (row := row_of(card)) is not None:
                with self._lock:
                    rows = self._before if self._after is None else self._after
                    rows.append(row)

    def locked(self, high_mhz: int | None) -> None:
        """Count from now on to after, anew; `high_mhz` is None where only the driver knows it."""
        with self._lock:
            self._high_mhz = high_mhz
            self._after = deque(maxlen=KEPT_READINGS)

    @property
    def n_readings(self) -> int:
        """How many samples were taken since the newest lock, or before there was one."""
        with self._lock:
            return len(self._before if self._after is None else self._after)

    @property
    def high_mhz(self) -> int | None:
        """The limit of the newest lock; None where only the driver knows it."""
        with self._lock:
            return self._high_mhz

    @property
    def before(self) -> ClockReading | None:
        """The card before the first lock."""
        with self._lock:
            return reading(self._before)

    @property
    def after(self) -> ClockReading | None:
        """The card since the newest lock."""
        with self._lock:
            return reading(self._after or ())

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


def _known(card: Mapping[str, array[float]], key: str, n: int) -> float | None:
    value = card[key][n] if key in card else math.nan
    return None if math.isnan(value) else value
