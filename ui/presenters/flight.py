"""The last seconds before a failure as one curve: memory, which is what most failures are about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.figures import count, measure, mib, speed
from ui.words import tr

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


def present_flight(points: Sequence[FlightPoint], *, on_host: bool = False) -> FlightView | None:
    """Return the curve of the card's memory, or the computer's without one; None: too few.

    `on_host`: the model was in the computer's memory alone, whatever card is beside it.
    """
    on_card = not on_host and any(point.card_used_bytes is not None for point in points)
    name = "card_used_bytes" if on_card else "host_used_bytes"
    known = [(point.seconds, getattr(point, name)) for point in points]
    seen = [(seconds, size) for seconds, size in known if size is not None]
    if len(seen) < FEWEST:
        return None
    top = max(size for _, size in seen) * ROOM
    title = tr("Card memory, last {n} s") if on_card else tr("Computer memory, last {n} s")
    begin, last = seen[0][0], seen[-1][1]
    told = _figures(points[-1], on_card=on_card)
    heard = _sentence(on_card=on_card).format(
        n=count(round(-begin)),
        lowest=mib(min(size for _, size in seen)),
        highest=mib(max(size for _, size in seen)),
        last=mib(last),
    )
    return FlightView(
        title=title.format(n=count(round(-begin))),
        points=tuple((seconds, size / top if top else 0.0) for seconds, size in seen),
        begin=measure(count(round(begin)), "s"),
        top=measure(mib(int(top / ROOM)), "MiB"),
        last=measure(mib(last), "MiB"),
        figures=told,
        accessible=f"{heard} {told}".strip(),
    )


def _sentence(*, on_card: bool) -> str:
    if on_card:
        return tr(
            "Card memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop "
            "{last} MiB."
        )
    return tr(
        "Computer memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop "
        "{last} MiB."
    )


def _figures(point: FlightPoint, *, on_card: bool) -> str:
    parts = []
    if point.worker_bytes:
        parts.append(tr("engine {mib} MiB of computer memory").format(mib=mib(point.worker_bytes)))
    if on_card and point.sm_mhz:
        parts.append(measure(count(point.sm_mhz), "MHz"))
    if on_card and point.power_w:
        parts.append(measure(speed(point.power_w), "W"))
    return " · ".join(parts)
