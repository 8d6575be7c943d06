"""Free memory watched over time: one reading may fall on a moment that is better than most."""

from __future__ import annotations

import bisect
import math
from collections.abc import Iterable, Sequence

from app.machine.history import Columns, SampleHistory
from app.values.machine import Gpu, Machine

WINDOW_SECONDS = 60.0
"""Long enough for a desktop's ups and downs, short enough that a closed game counts soon."""

FRESH_SECONDS = 15.0
SETTLE_SECONDS = 2.0
"""A card's memory is given back a moment after the process that held it has ended."""


def steady(machine: Machine, history: SampleHistory, now: float) -> Machine | None:
    """Return `machine` with the least memory that was free lately while no engine ran.

    While an engine runs, what was free before it came counts: it ends before another one starts.
    None where there is no such reading, or where none is as new as FRESH_SECONDS and no engine
    runs: then the machine has to be read again.
    """
    columns = history.since(now - 2 * WINDOW_SECONDS)
    idle = _idle(columns)
    if not idle:
        columns = history.since(-math.inf)
        idle = _idle(columns)
    if not idle:
        return None
    last = columns.at[idle[-1]]
    newest = columns.at[-1]
    running = idle[-1] != len(columns.at) - 1 and now - newest <= FRESH_SECONDS
    if not running and now - last > FRESH_SECONDS:
        return None
    first = bisect.bisect_left(columns.at, last - WINDOW_SECONDS)
    rows = [row for row in idle if row >= first]
    host = machine.host.model_copy(
        update={
            "available_bytes": _least_available(columns, rows, machine.host.available_bytes),
            "commit_free_bytes": _least(
                columns.host.get("commit_free_bytes", ()), rows, machine.host.commit_free_bytes
            ),
        }
    )
    gpus = tuple(_gpu(gpu, columns, rows) for gpu in machine.gpus)
    seconds = round(last - columns.at[rows[0]], 1)
    return machine.model_copy(update={"gpus": gpus, "host": host, "free_seconds": seconds})


def _idle(columns: Columns) -> list[int]:
    """Return the rows in which no engine of ours ran, nor had just ended."""
    resident = columns.host.get("worker_rss_bytes")
    if resident is None:
        return list(range(len(columns.at)))
    rows: list[int] = []
    until = -math.inf
    for row, at in enumerate(columns.at):
        if not math.isnan(resident[row]):
            until = at + SETTLE_SECONDS
        elif at >= until:
            rows.append(row)
    return rows


def _gpu(gpu: Gpu, columns: Columns, rows: Sequence[int]) -> Gpu:
    free = _least(columns.cards.get(gpu.uuid, {}).get("free_bytes", ()), rows, gpu.free_bytes)
    return gpu.model_copy(update={"free_bytes": free})


def _least_available(columns: Columns, rows: Sequence[int], otherwise: int) -> int:
    total, used = columns.host.get("host_total_bytes"), columns.host.get("host_used_bytes")
    if total is None or used is None:
        return otherwise
    return int(_lowest((total[row] - used[row] for row in rows), otherwise))


def _least(column: Sequence[float], rows: Sequence[int], otherwise: int | None) -> int | None:
    if not column or otherwise is None:
        return otherwise
    return int(_lowest((column[row] for row in rows), otherwise))


def _lowest(values: Iterable[float], otherwise: float) -> float:
    return min((value for value in values if not math.isnan(value)), default=otherwise)
