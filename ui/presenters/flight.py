"""The last seconds before a failure as one curve: memory, which is what most failures are about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.figures import count, mib, speed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.values.diagnosis import FlightPoint

FEWEST = 3
ROOM = 1.08
"""Air above the highest reading."""


@dataclass(frozen=True, slots=True)
class FlightView:
    """Points of (seconds before the stop, share of the height); words for their ends."""

    title: str
    points: tuple[tuple[float, float], ...]
    begin: str
    top: str
    last: str
    figures: str
    accessible: str


def present_flight(points: Sequence[FlightPoint]) -> FlightView | None:
    """Return the curve of the card's memory, or the computer's without one; None: too few."""
    on_card = any(point.card_used_bytes is not None for point in points)
    name = "card_used_bytes" if on_card else "host_used_bytes"
    known = [(point.seconds, getattr(point, name)) for point in points]
    seen = [(seconds, size) for seconds, size in known if size is not None]
    if len(seen) < FEWEST:
        return None
    top = max(size for _, size in seen) * ROOM
    title = "Card memory" if on_card else "Computer memory"
    begin, last = seen[0][0], seen[-1][1]
    told = _figures(points[-1])
    lowest, highest = (mib(pick(size for _, size in seen)) for pick in (min, max))
    return FlightView(
        title=f"{title}, last {count(round(-begin))} s",
        points=tuple((seconds, size / top if top else 0.0) for seconds, size in seen),
        begin=f"{count(round(begin))} s",
        top=f"{mib(int(top / ROOM))} MiB",
        last=f"{mib(last)} MiB",
        figures=told,
        accessible=f"{title} in the last {round(-begin)} seconds: lowest {lowest}, highest "
        f"{highest}, at the stop {mib(last)} MiB. {told}".strip(),
    )


def _figures(point: FlightPoint) -> str:
    parts = []
    if point.worker_bytes:
        parts.append(f"engine {mib(point.worker_bytes)} MiB of computer memory")
    if point.sm_mhz:
        parts.append(f"{count(point.sm_mhz)} MHz")
    if point.power_w:
        parts.append(f"{speed(point.power_w)} W")
    return " · ".join(parts)
