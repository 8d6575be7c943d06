"""A curve in as few points as can be seen: readings gathered into columns of one px."""

from __future__ import annotations

import bisect
import math
from array import array
from dataclasses import dataclass

GAP_SECONDS = 15.0
"""Readings further apart have nothing between them: nobody looked, or the computer slept."""


@dataclass(slots=True)
class Column:
    """What falls into one column: its readings' first, lowest, highest and last."""

    place: int
    first: float
    low: float
    high: float
    last: float

    def points(self) -> tuple[float, ...]:
        """Return the values that a line goes through to cover the same px as one through all."""
        if self.low == self.high:
            return (self.first,)
        return (self.first, self.low, self.high, self.last)


def trace(
    at: array[float], values: array[float], since: float, seconds: float
) -> list[list[Column]]:
    """Return the readings from `since` (Unix seconds) on, one list from a gap to the next.

    A column holds `seconds` and is counted from the epoch.
    """
    pieces: list[list[Column]] = []
    gap = True
    for place in range(bisect.bisect_left(at, since), len(at)):
        value = values[place]
        gap = gap or at[place] - at[place - 1] > GAP_SECONDS
        if math.isnan(value):
            gap = True
            continue
        now = int(at[place] / seconds)
        if gap:
            pieces.append([])
            gap = False
        piece = pieces[-1]
        if piece and piece[-1].place == now:
            held = piece[-1]
            held.low, held.high, held.last = min(held.low, value), max(held.high, value), value
        else:
            piece.append(Column(now, value, value, value, value))
    return pieces
