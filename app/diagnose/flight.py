"""The last seconds before a failure, as few points of what the recorder saw."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence

from app.machine.history import Columns, SampleHistory
from app.values.diagnosis import FlightPoint
from app.values.machine import Sample

SECONDS = 20.0
MOST_POINTS = 80


def last_seconds(
    columns: Columns, end: float, uuids: Iterable[str] = ()
) -> tuple[FlightPoint, ...]:
    """Return the readings of the `SECONDS` before `end` (`clock.now`), thinned evenly.

    `uuids` names the cards in use; figures of several are summed, clocks are of the first.
    """
    rows = [n for n, at in enumerate(columns.at) if end - SECONDS <= at <= end + 1.0]
    step = max(1, math.ceil(len(rows) / MOST_POINTS))
    # From the end: the newest reading is the one that counts.
    chosen = sorted(rows[::-1][::step])
    cards = [columns.cards[uuid] for uuid in uuids if uuid in columns.cards]
    cards = cards or list(columns.cards.values())
    return tuple(
        FlightPoint(
            seconds=min(0.0, columns.at[n] - end),
            card_used_bytes=_whole(sum(_at(card.get("used_bytes"), n) for card in cards))
            if cards
            else None,
            host_used_bytes=_whole(_at(columns.host.get("host_used_bytes"), n)),
            worker_bytes=_whole(_at(columns.host.get("worker_rss_bytes"), n)),
            sm_mhz=_whole(_at(cards[0].get("sm_mhz"), n)) if cards else None,
            power_w=_known(_at(cards[0].get("power_w"), n)) if cards else None,
        )
        for n in chosen
    )


def of_samples(samples: Sequence[Sample]) -> tuple[FlightPoint, ...]:
    """Return the last seconds of a recording that ended when everything went down."""
    if not samples:
        return ()
    history = SampleHistory()
    for sample in samples:
        history.add(sample)
    end = samples[-1].at
    return last_seconds(history.since(end - SECONDS), end)


def _at(column: array[float] | None, n: int) -> float:
    return math.nan if column is None else column[n]


def _known(value: float) -> float | None:
    return None if math.isnan(value) else value


def _whole(value: float) -> int | None:
    return None if math.isnan(value) else int(value)
