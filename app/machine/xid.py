"""Fault events of the driver (Xid), asked for without waiting and told in plain words."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app import clock
from app.machine.nvml import Card, Nvml
from app.values.machine import Problem
from catalog import load

_IN_LOG = re.compile(r"\bXid\b(?:\s*\([^)]*\))?:?\s*(\d{1,3})\b", re.IGNORECASE)
MOST_AT_ONCE = 64  # a storm of events must not hold up the readings


@dataclass(frozen=True, slots=True)
class XidEvent:
    """One event: when (`clock.now`), which number, on which card (PCI address).

    `heard` is the same moment on the clock that nobody sets (`time.monotonic`): what is asked
    since when goes by that one.
    """

    at: float
    number: int
    device: str | None
    heard: float = 0.0

    @property
    def name(self) -> str:
        """What the number stands for."""
        known = load.xids().get(self.number)
        return known.name if known else "unknown fault"

    def case_row(self) -> dict[str, object]:
        """Return the event as a row of a case file's `nvml_events`."""
        return {"xid": self.number, "device": self.device, "text": self.name}


class XidWatch:
    """Collects Xid events of an open NVML; silent where the system has none (Windows)."""

    def __init__(self, nvml: Nvml, cards: list[Card]) -> None:
        self._nvml = nvml
        self._works = nvml.watch_xids(cards)

    def take(self) -> Iterator[XidEvent]:
        """Yield the events that are waiting, without waiting for more."""
        for _ in range(MOST_AT_ONCE if self._works else 0):
            found = self._nvml.next_xid()
            if found is None:
                return
            yield XidEvent(clock.now(), found[0], found[1], time.monotonic())


def in_log(lines: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers that lines of the system's log name, each once, in their order.

    "NVRM: Xid (PCI:0000:01:00): 79, pid=1234, name=python3, GPU has fallen off the bus."
    """
    found = (_IN_LOG.search(line) for line in lines)
    return tuple(dict.fromkeys(int(match[1]) for match in found if match))


def problem(event: XidEvent) -> Problem | None:
    """Return what a person should know of this event; None for harmless ones."""
    known = load.xids().get(event.number)
    if known is None or known.severity == "info":
        return None
    return Problem(
        cause=known.cause or "unknown",
        text=f"The driver reported Xid {event.number} ({known.name}). {known.text}",
        fix="Restart the computer before the card is used again."
        if known.severity == "hardware"
        else "Load the model again; if it happens again, open Fixes.",
    )
