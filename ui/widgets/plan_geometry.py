"""Where each part of a plan bar lies; plain arithmetic, mirrored for right-to-left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ui.theme.tokens import tokens

OVER_ZONE = 0.12
"""Share of the width right of the card that is kept for what does not fit."""


@dataclass(frozen=True, slots=True)
class BarSize:
    """One size of the bar, px."""

    disc_zone: int
    bar: int
    below: int
    radius: int
    gap: int
    disc: int
    line: float
    measured: int
    disc_middle: float

    @property
    def height(self) -> int:
        """Height without a measured row."""
        return self.disc_zone + self.bar + self.below

    @property
    def height_measured(self) -> int:
        """Height with the measured row."""
        return self.height + measured_gap() + self.measured


def bar_size(name: str) -> BarSize:
    """Return the size S, M or L of the tokens."""
    raw = tokens().plan_bar[name]
    return BarSize(
        disc_zone=raw["disc_zone"],
        bar=raw["bar"],
        below=raw["below"],
        radius=raw["radius"],
        gap=raw["gap"],
        disc=raw["disc_d"],
        line=raw["line"],
        measured=raw.get("measured", 0),
        disc_middle={"S": 4.0, "M": 7.5, "L": 10.0}[name],
    )


def measured_gap() -> int:
    """Return the distance between the bar and the measured row, px."""
    return int(tokens().plan_bar["measured_gap"])


@dataclass(frozen=True, slots=True)
class Part:
    """One item's stretch of the track, px from the track's start."""

    key: str
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Layout:
    """All stretches of one row, px; `over_card` is how far it sticks out of the track."""

    track: float
    parts: tuple[Part, ...]
    end: float
    line: float
    over_card: float


def lay_out(
    sizes: Sequence[tuple[str, float]],
    *,
    capacity: float,
    line: float,
    track: float,
    gap: float,
    ratio: float = 1.0,
) -> Layout:
    """Return the stretches of `sizes` (key, bytes in bar order) on a track `track` px wide.

    Edges are rounded once, from running sums, to device px, so that items never drift; an item
    narrower than the least width keeps it.
    """
    least = float(tokens().plan_bar["min_segment"])

    def edge(size: float) -> float:
        return round(size * track / capacity * ratio) / ratio if capacity else 0.0

    parts = []
    total = 0.0
    for key, size in sizes:
        start = edge(total)
        total += size
        if size > 0 and start < track:
            parts.append(Part(key, start, min(track, max(start + least, edge(total) - gap))))
    end = edge(total)
    return Layout(
        track=track,
        parts=tuple(parts),
        end=end,
        line=min(track, edge(line)),
        over_card=min(max(0.0, end - track), track * OVER_ZONE),
    )
