"""Allocations that failed: the lines about one buffer, joined into one event."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from app.diagnose.facts import Fact, Facts

Place = Literal["device", "pinned", "host", "unknown"]
Purpose = Literal[
    "weights", "kv", "compute", "output", "vision", "graph", "pool", "scratch", "unknown"
]

_ALLOCATION_KINDS = ("alloc-device", "alloc-named", "alloc-pinned", "alloc-pageable")
_PURPOSES: tuple[tuple[str, Purpose], ...] = (
    ("for-kv", "kv"),
    ("for-output", "output"),
    ("for-vision", "vision"),
    ("for-weights", "weights"),
    ("for-compute", "compute"),
    ("for-graph", "graph"),
    ("for-pool", "pool"),
    ("scratch-grow", "scratch"),
)
# A named buffer says more than the function that failed to get it.
_RANK: dict[Place, int] = {"unknown": 0, "host": 1, "device": 2, "pinned": 3}
_UNITS = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40, "b": 1}
# Lines between two reports of one buffer, and between a buffer and what it was for.
_JOIN_LINES = 4
_PURPOSE_LINES = 4
_BEFORE_LINES = 2
_DRAFT_LINES = 16


@dataclass(frozen=True)
class Allocation:
    """One buffer that could not be had; `nbytes` and `device` are None when not told."""

    place: Place
    purpose: Purpose
    first: int
    last: int
    texts: tuple[str, ...]
    device: int | None = None
    nbytes: int | None = None
    draft: bool = False
    named: bool = False
    reason: str = ""

    @property
    def mib(self) -> float | None:
        """Size in MiB."""
        return None if self.nbytes is None else self.nbytes / (1 << 20)


def size_bytes(size: str | None, unit: str | None) -> int | None:
    """Return '2428,11' 'MiB' as bytes; decimal units are read as binary, as engines mean them."""
    if not size or not unit:
        return None
    digits = size.replace(" ", "")
    # One comma with two or three digits behind it may be a decimal comma or a thousands mark.
    digits = digits.replace(",", ".") if re.fullmatch(r"\d+,\d{1,2}", digits) else digits
    digits = digits.replace(",", "")
    try:
        return int(float(digits) * _UNITS[unit[0].lower()])
    except ValueError:
        return None


def read_allocations(facts: Facts) -> tuple[Allocation, ...]:
    """Return every failed allocation of the log, oldest first."""
    events = list(_joined(facts))
    spoken = [_with_purpose(facts, event, events) for event in events]
    return tuple(_with_stage(facts, event) for event in (*spoken, *_unnamed(facts, spoken)))


def _joined(facts: Facts) -> Iterator[Allocation]:
    current: Allocation | None = None
    for fact in facts.all(*_ALLOCATION_KINDS):
        part = _part(fact)
        if current is not None and _same_buffer(facts, current, part):
            current = _join(current, part)
            continue
        if current is not None:
            yield current
        current = part
    if current is not None:
        yield current


def _part(fact: Fact) -> Allocation:
    place, device = _place(fact)
    nbytes = fact.number("bytes") or size_bytes(fact.values.get("size"), fact.values.get("unit"))
    return Allocation(
        place=place,
        purpose="unknown",
        first=fact.line,
        last=fact.line,
        texts=(fact.text,),
        device=device,
        nbytes=nbytes,
        reason=fact.values.get("reason", ""),
        named=fact.kind == "alloc-named",
    )


def _place(fact: Fact) -> tuple[Place, int | None]:
    plain: dict[str, Place] = {"alloc-pinned": "pinned", "alloc-pageable": "host"}
    if fact.kind in plain:
        return plain[fact.kind], None
    if fact.kind == "alloc-device":
        return "device", fact.number("device")
    name = fact.values.get("buffer", "").lower()
    if not name or "host" in name:
        return ("pinned" if name else "unknown"), None
    # "RPC0[10.0.0.7:50052]": the address is no card number.
    number = re.search(r"\d+", name.partition("[")[0])
    if name.startswith("cpu"):
        return "host", None
    return "device", int(number.group()) if number else None


def _same_buffer(facts: Facts, event: Allocation, part: Allocation) -> bool:
    if part.first == event.last:
        return True
    if part.first - event.last > _JOIN_LINES:
        return False
    retries = (fact.line for fact in facts.all("pipeline-retry"))
    if any(event.last < line < part.first for line in retries):
        return False
    if "device" in (event.place, part.place) and event.place != part.place:
        return "unknown" in (event.place, part.place)
    if None not in (event.device, part.device) and event.device != part.device:
        return False
    return _same_size(event.nbytes, part.nbytes)


def _same_size(left: int | None, right: int | None) -> bool:
    if left is None or right is None:
        return True
    return abs(left - right) <= max(1 << 20, left // 200)


def _join(event: Allocation, part: Allocation) -> Allocation:
    place = max(event.place, part.place, key=_RANK.__getitem__)
    return replace(
        event,
        place=place,
        last=part.last,
        texts=tuple(dict.fromkeys((*event.texts, *part.texts))),
        device=event.device if event.device is not None else part.device,
        nbytes=part.nbytes or event.nbytes,
        reason=event.reason or part.reason,
        named=event.named or part.named,
    )


def _with_purpose(facts: Facts, event: Allocation, events: list[Allocation]) -> Allocation:
    following = [other.first for other in events if other.first > event.last]
    until = min([event.last + _PURPOSE_LINES, *(line - 1 for line in following)])
    for kind, purpose in _PURPOSES:
        lines = [fact for fact in facts.all(kind) if event.first <= fact.line <= until]
        if lines:
            texts = tuple(dict.fromkeys((*event.texts, *(fact.text for fact in lines))))
            last = max(event.last, *(fact.line for fact in lines))
            return replace(event, purpose=purpose, texts=texts, last=last)
    return _told_before(facts, event, events)


def _told_before(facts: Facts, event: Allocation, events: list[Allocation]) -> Allocation:
    """Two streams that are joined may turn the order round: the purpose stands just before."""
    since = max(
        [event.first - _BEFORE_LINES, *(e.last + 1 for e in events if e.last < event.first)]
    )
    near = [
        (fact, purpose)
        for kind, purpose in _PURPOSES[:5]
        for fact in facts.all(kind)
        if since <= fact.line < event.first
    ]
    if not near:
        return event
    fact, purpose = max(near, key=lambda pair: pair[0].line)
    texts = tuple(dict.fromkeys((fact.text, *event.texts)))
    return replace(event, purpose=purpose, first=fact.line, texts=texts)


def _unnamed(facts: Facts, events: list[Allocation]) -> Iterator[Allocation]:
    """Yield what failed without any line that says which buffer."""
    for kind, purpose in _PURPOSES[:5]:
        fact = facts.last(kind)
        if fact is None or any(e.first <= fact.line <= e.last + _PURPOSE_LINES for e in events):
            continue
        # Results are read back by the processor: their buffer lies in the computer's memory.
        place: Place = "host" if purpose == "output" else "unknown"
        yield Allocation(place, purpose, fact.line, fact.line, (fact.text,))


def _with_stage(facts: Facts, event: Allocation) -> Allocation:
    ready = facts.last_line("ready")
    ends = [f.line for f in facts.all("draft-context-failed") if f.line >= event.first]
    begins = [f.line for f in facts.all("mtp-create") if ready < f.line <= event.first]
    near_end = bool(ends) and min(ends) - event.last <= _DRAFT_LINES
    return replace(event, draft=near_end or bool(begins))
