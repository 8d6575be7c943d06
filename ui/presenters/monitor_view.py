"""What the monitor draws around its data, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

NOT_TOLD = "\N{EN DASH}"
"""Stands where the driver gives no reading."""


@dataclass(frozen=True, slots=True)
class Metric:
    """A figure with its name and unit."""

    name: str
    value: str
    unit: str


@dataclass(frozen=True, slots=True)
class UserRow:
    """Who holds how much of the card; `key` colours the swatch, "" has none."""

    name: str
    figure: str
    key: str = "other"
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Share:
    """A named part of the computer's memory."""

    name: str
    text: str
    fraction: float


@dataclass(frozen=True, slots=True)
class EventRow:
    """When something happened, and what."""

    time: str
    text: str


@dataclass(frozen=True, slots=True)
class Curve:
    """One graph over time. `column` is a key of the history; values are divided by `per`."""

    key: str
    name: str
    heading: str
    column: str
    source: Literal["card", "host"]
    unit: str
    item: str
    low: float
    high: float
    ticks: tuple[float, ...]
    per: float = 1.0
    tall: bool = True


@dataclass(frozen=True, slots=True)
class Memory:
    """The stacked graph's frame: its capacity, its load line and what it is called."""

    title: str
    capacity_bytes: int
    line_bytes: int
    uuid: str | None


@dataclass(frozen=True, slots=True)
class MonitorView:
    """Everything around the graphs' data."""

    known: bool
    subtitle: str
    note: str
    memory: Memory
    curves: tuple[Curve, ...]
    throttle: bool
    metrics: tuple[Metric, ...]
    users: tuple[UserRow, ...]
    shares: tuple[Share, ...]
    events: tuple[EventRow, ...]

    def same_frame(self, shown: MonitorView | None) -> bool:
        """Whether this differs from what is `shown` in its figures alone."""
        if shown is None:
            return False
        figures = {"metrics": shown.metrics, "users": shown.users, "shares": shown.shares}
        return replace(self, **figures) == shown
