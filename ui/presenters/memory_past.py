"""Memory in use over time, out of the history's columns."""

from __future__ import annotations

import math
from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.machine.history import Columns
    from ui.presenters.monitor_view import Memory


def used_column(memory: Memory, columns: Columns, card: Mapping[str, array[float]]) -> array[float]:
    """Return the bytes in use over time of the card, or of the computer without one."""
    if memory.uuid is None:
        used = columns.host.get("host_used_bytes") or blank(columns)
        loose = columns.host.get("worker_droppable_bytes")
        if loose is None:
            return used
        return array("d", (a if math.isnan(b) else a + b for a, b in zip(used, loose, strict=True)))
    total, free = card.get("total_bytes"), card.get("free_bytes")
    if total is None or free is None:
        return blank(columns)
    return array("d", (a - b for a, b in zip(total, free, strict=True)))


def blank(columns: Columns) -> array[float]:
    """Return a column without a single reading."""
    return array("d", [math.nan]) * len(columns.at)
