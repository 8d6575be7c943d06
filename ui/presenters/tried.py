"""What was tried on this computer: what helped and was kept, what was undone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from catalog.causes import causes
from ui.presenters.failure import arrow
from ui.presenters.figures import count, moment
from ui.presenters.marks import OUTCOMES, Mark
from ui.words import ended, listed, named, plural, sentences, told, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.values.tried import Tried

MOST = 12


@dataclass(frozen=True, slots=True)
class TriedRow:
    """One remedy that was tried to its end."""

    key: str
    title: str
    detail: str
    mark: Mark
    accessible: str


def present_tried(tried: Sequence[Tried], now: datetime | None = None) -> tuple[TriedRow, ...]:
    """Return the newest tries, each with what it was against."""
    at = now or datetime.now(UTC).astimezone()
    return tuple(_row(place, item, at) for place, item in enumerate(tried[:MOST]))


def outcomes(tried: Sequence[Tried]) -> str:
    """Say in one line what became of everything that was tried."""
    kept = sum(item.outcome == "kept" for item in tried)
    undone = len(tried) - kept
    parts = (
        plural(kept, tr("{n} kept", "one"), tr("{n} kept")).format(n=count(kept)),
        plural(undone, tr("{n} undone", "one"), tr("{n} undone")).format(n=count(undone)),
    )
    return listed(parts)


def _row(place: int, item: Tried, now: datetime) -> TriedRow:
    name = told(item.name)
    title = listed((name, arrow(told(item.change))))
    known = causes().get(item.situation.cause)
    parts = (item.title, told(known.group) if known else "", moment(item.at, now))
    detail = " · ".join(part for part in parts if part)
    mark = OUTCOMES[item.outcome]
    return TriedRow(
        f"{item.at} {place}", title, detail, mark, sentences(ended(named(title, mark.text)), detail)
    )
