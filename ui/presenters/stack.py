"""Memory over time, split into the plan's items: what was whose at every moment.

A card tells only how full it is, so what came with the model is the model's. Without a card the
computer tells how much the engine holds, and how much of that is mapped from the file.
"""

from __future__ import annotations

import bisect
import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from app.machine.history import Columns
from app.session import RESIDENT, Phase, Session
from app.state import State
from app.values.plan import DevicePlan
from ui.presenters.memory_now import device_plan, host_used_bytes, shown_gpu, shown_sample
from ui.presenters.plan_bar import ORDER, bar_key

MAX_STRETCHES = 64
_IN_FILES = frozenset({"weights", "draft_weights", "mmproj"})


@dataclass(frozen=True, slots=True)
class Stretch:
    """One stay of a model in memory.

    `others_bytes` is what other programs used before it came; `ours_bytes` is what it took once
    it was `ready` (None while it is still being loaded); `end` is None while it stays.
    `mapped_bytes`: weights that stay in their files and are mapped.
    """

    start: float
    others_bytes: int
    sizes: tuple[tuple[str, int], ...]
    ours_bytes: int | None = None
    ready: float = math.inf
    end: float | None = None
    mapped_bytes: int = 0


@dataclass(slots=True)
class Residency:
    """Follows the states and remembers every stay; the graphs ask it for any moment."""

    stretches: list[Stretch] = field(default_factory=list)
    _last_used: int | None = None

    def note(self, state: State) -> bool:
        """Take in `state`; return whether a stay began, changed or ended."""
        sample = state.sample
        if sample is None:
            return False
        used = used_bytes(state)
        session = state.session
        resident = session is not None and session.phase in RESIDENT
        current = self.stretches[-1] if self.stretches and self.stretches[-1].end is None else None
        fresh = None
        if resident and current is None:
            others = self._last_used if self._last_used is not None else used
            fresh = _begun(state, sample.at, others)
            self.stretches.append(fresh)
            del self.stretches[:-MAX_STRETCHES]
        elif current is not None and not resident:
            fresh = replace(current, end=sample.at)
        elif current is not None and current.ours_bytes is None and _is_ready(session):
            fresh = replace(
                current, ours_bytes=max(0, used - current.others_bytes), ready=sample.at
            )
        if fresh is not None:
            self.stretches[-1] = fresh
        self._last_used = used
        return fresh is not None

    def at(self, moment: float) -> Stretch | None:
        """Return the stay at `moment` (Unix seconds)."""
        place = bisect.bisect_right([stretch.start for stretch in self.stretches], moment) - 1
        if place < 0:
            return None
        stretch = self.stretches[place]
        return stretch if stretch.end is None or moment < stretch.end else None


def _begun(state: State, at: float, others_bytes: int) -> Stretch:
    session, gpu = state.session, shown_gpu(state)
    plan = device_plan(session, gpu)
    mapped = 0
    if plan is not None and gpu is None and session is not None and session.config.mmap:
        mapped = sum(item.bytes for item in plan.items if item.key in _IN_FILES)
    return Stretch(at, others_bytes, grouped(plan), mapped_bytes=mapped)


def _is_ready(session: Session | None) -> bool:
    return session is not None and session.phase is Phase.READY


def used_bytes(state: State) -> int:
    """Return what is used of the shown memory: the card's, or the computer's without one."""
    gpu = shown_gpu(state)
    if gpu is None:
        return host_used_bytes(state.sample) if state.sample else 0
    reading = shown_sample(state, gpu)
    return reading.total_bytes - reading.free_bytes if reading else gpu.other_programs_bytes


def grouped(plan: DevicePlan | None) -> tuple[tuple[str, int], ...]:
    """Return the plan's bytes by the bar's items, in bar order."""
    sizes: dict[str, int] = {}
    for item in plan.items if plan else ():
        key = bar_key(item.key)
        sizes[key] = sizes.get(key, 0) + item.bytes
    return tuple((key, sizes[key]) for key in ORDER if key in sizes)


def split(stretch: Stretch | None, moment: float, used: int) -> tuple[tuple[str, int], ...]:
    """Return the bytes `used` at `moment` by item, other programs first.

    While loading, what is above the others fills the items in order. Once ready, ours stay as
    they were measured: the engine's item takes what the plan did not name, and whatever changes
    afterwards belongs to the other programs.
    """
    if stretch is None:
        return (("other", used),)
    if stretch.ours_bytes is None or moment < stretch.ready:
        others = min(used, stretch.others_bytes)
    else:
        others = max(0, used - stretch.ours_bytes)
    return (("other", others), *_ours(stretch.sizes, used - others))


def engine_at(columns: Columns, moment: float) -> tuple[int, int] | None:
    """Return what the engine held at `moment`, and its mapped part, bytes; None without one."""
    row = bisect.bisect_right(columns.at, moment) - 1
    resident, anonymous = (columns.host.get(f"worker_{x}_bytes") for x in ("rss", "anon"))
    if row < 0 or resident is None or anonymous is None:
        return None
    held, own = resident[row], anonymous[row]
    if math.isnan(held) or math.isnan(own):
        return None
    return int(held), max(0, int(held - own))


def split_host(
    stretch: Stretch | None, used: int, engine: tuple[int, int] | None
) -> tuple[tuple[str, int], ...]:
    """Return the bytes `used` of the computer's memory by item, other programs first.

    `engine` is what it holds and the mapped part of that, as `engine_at` returns them. What is
    mapped are weights, as far as the plan has mapped ones; the rest fills the items in order. A
    system that does not tell what is mapped shows the weights last.
    """
    if stretch is None or engine is None:
        return (("other", used),)
    held = min(engine[0], used)
    mapped = min(engine[1], stretch.mapped_bytes, held)
    unmapped = tuple(
        (key, size - stretch.mapped_bytes if key == "weights" else size)
        for key, size in stretch.sizes
        if key != "weights" or size > stretch.mapped_bytes
    )
    named = _filled(unmapped, held - mapped)
    rest = held - mapped - sum(size for _, size in named)
    late = min(rest, stretch.mapped_bytes - mapped)
    parts = dict(named)
    parts["weights"] = parts.get("weights", 0) + mapped + late
    parts["runtime"] = parts.get("runtime", 0) + rest - late
    ours = ((key, parts[key]) for key in ORDER if parts.get(key))
    return (("other", used - held), *ours)


def _ours(sizes: Sequence[tuple[str, int]], size: int) -> tuple[tuple[str, int], ...]:
    """Fill the items in order; what is left over is the engine's."""
    named = _filled(sizes, size)
    rest = size - sum(part for _, part in named)
    if rest <= 0:
        return named
    engine = rest + sum(part for key, part in named if key == "runtime")
    return (*(pair for pair in named if pair[0] != "runtime"), ("runtime", engine))


def _filled(sizes: Sequence[tuple[str, int]], room: int) -> tuple[tuple[str, int], ...]:
    found = []
    for key, size in sizes:
        part = min(size, room)
        if part > 0:
            room -= part
            found.append((key, part))
    return tuple(found)
