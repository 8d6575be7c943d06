"""The memory while a proof runs: the curve since its start, what was predicted, the load line."""

from __future__ import annotations

import bisect
from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.figures import count, duration, measure, mib
from ui.presenters.memory_now import device_plan, frame_of, shown_gpu, shown_sample
from ui.presenters.memory_past import used_column
from ui.words import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.machine.history import Columns, SampleHistory
    from app.state import State
    from app.values.machine import Gpu
    from ui.presenters.monitor_view import Memory

MEASURED = frozenset({Phase.LOADING, Phase.QUALIFYING, Phase.UNLOADING})
SPANS = (15.0, 30.0, 60.0, 120.0, 300.0, 600.0)
"""Seconds that are shown; the next one when the curve has reached the end, the last one moves on."""
BEFORE_SECONDS = 1.0
"""How much of the quiet before the load is shown."""
PLACES = 150
"""Points of the curve: more are not seen in a picture of this size."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Level:
    """A height (0..1) with what it is."""

    height: float
    text: str


@dataclass(frozen=True, slots=True)
class ProofMemoryView:
    """The curve as points of (share of the width, share of the height), and what stands by it."""

    title: str
    value: str
    points: tuple[Point, ...]
    line: Level | None
    predicted: Level | None
    begin: str
    end: str
    readings: str
    accessible: str


@dataclass(frozen=True, slots=True)
class _Known:
    """Moments (Unix seconds) and the bytes in use then, without those nobody read."""

    at: Sequence[float] = ()
    sizes: Sequence[float] = ()


def present_proof_memory(state: State, history: SampleHistory) -> ProofMemoryView | None:
    """Return the memory since the proof's load began; None while none runs or nothing is known."""
    began = _began(state)
    gpu = _measured(state)
    memory = frame_of(state, gpu)
    if began is None or state.sample is None or not memory.capacity_bytes:
        return None
    start, span = _stretch(began, state.sample.at)
    columns = history.since(start)
    used = used_column(memory, columns, _card(memory, columns))
    pairs = zip(columns.at, used, strict=True)
    known = _Known(*zip(*((at, size) for at, size in pairs if size >= 0), strict=True))
    return ProofMemoryView(
        title=memory.title,
        value=measure(mib(int(known.sizes[-1])), "MiB") if known.sizes else "",
        points=_points(known, start, span, memory.capacity_bytes),
        line=_line(memory),
        predicted=_predicted(state, gpu, memory),
        begin=duration(max(0.0, start - began)),
        end=duration(start + span - began),
        readings=_readings(state, gpu),
        accessible=_said(memory, known.sizes),
    )


def _measured(state: State) -> Gpu | None:
    """Return the card that the plan uses; None for a plan on the processor alone."""
    plan = state.session.plan if state.session else None
    return shown_gpu(state) if plan is None or plan.devices else None


def _began(state: State) -> float | None:
    if state.session is None or state.session.phase not in MEASURED:
        return None
    return max((mark.at for mark in state.marks if mark.kind == "load"), default=None)


def _stretch(began: float, now: float) -> tuple[float, float]:
    """Return the first moment that is shown, and how many seconds from there on."""
    span = next((span for span in SPANS if now - began <= span), None)
    if span is None:
        return now - SPANS[-1], SPANS[-1]
    return began - BEFORE_SECONDS, span + BEFORE_SECONDS


def _card(memory: Memory, columns: Columns) -> Mapping[str, array[float]]:
    return columns.cards.get(memory.uuid or "", {})


def _points(known: _Known, start: float, span: float, whole: int) -> tuple[Point, ...]:
    """Return the last moment and the highest bytes of each place that has any."""
    points: list[Point] = []
    begin = 0
    for place in range(1, PLACES + 1):
        end = bisect.bisect_right(known.at, start + place / PLACES * span, begin)
        if end > begin:
            share = max(0.0, known.at[end - 1] - start) / span
            points.append((share, min(1.0, max(known.sizes[begin:end]) / whole)))
        begin = end
    return tuple(points)


def _line(memory: Memory) -> Level | None:
    if not 0 < memory.line_bytes < memory.capacity_bytes:
        return None
    text = tr("Load line {n}").format(n=mib(memory.line_bytes))
    return Level(memory.line_bytes / memory.capacity_bytes, text)


def _predicted(state: State, gpu: Gpu | None, memory: Memory) -> Level | None:
    plan = device_plan(state.session, gpu)
    if plan is None:
        return None
    size = plan.total_bytes + plan.other_programs_bytes
    text = tr("Predicted {n}").format(n=mib(size))
    return Level(min(1.0, size / memory.capacity_bytes), text)


def _readings(state: State, gpu: Gpu | None) -> str:
    card = shown_sample(state, gpu) if gpu else None
    if card is None:
        return ""
    parts = []
    if card.sm_mhz is not None:
        parts.append(measure(count(card.sm_mhz), "MHz"))
    if card.power_w is not None:
        parts.append(measure(count(round(card.power_w)), "W"))
    if card.temperature_c is not None:
        parts.append(measure(count(card.temperature_c), "°C"))
    return " · ".join(parts)


def _said(memory: Memory, told: Sequence[float]) -> str:
    if not told:
        return tr("{name}: no readings yet").format(name=memory.title)
    text = tr(
        "{name} since the proof began: now {now} of {total} MiB, {spare} below the load line, "
        "highest {high}"
    )
    return text.format(
        name=memory.title,
        now=mib(int(told[-1])),
        total=mib(memory.capacity_bytes),
        spare=mib(memory.line_bytes - int(told[-1])),
        high=mib(int(max(told))),
    )
