"""Card memory over time, split into the plan's items: what was whose at every moment."""

from __future__ import annotations

import bisect
import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from app.session import RESIDENT, Phase, Session
from app.state import State
from app.values.plan import DevicePlan
from ui.presenters.memory_now import device_plan, shown_gpu, shown_sample
from ui.presenters.plan_bar import ORDER, bar_key

MAX_STRETCHES = 64


@dataclass(frozen=True, slots=True)
class Stretch:
    """One stay of a model in memory.

    `others_bytes` is what other programs used before it came; `ours_bytes` is what it took once
    it was `ready` (None while it is still being loaded); `end` is None while it stays.
    """

    start: float
    others_bytes: int
    sizes: tuple[tuple[str, int], ...]
    ours_bytes: int | None = None
    ready: float = math.inf
    end: float | None = None


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
            plan = device_plan(session, shown_gpu(state))
            self.stretches.append(Stretch(sample.at, others, grouped(plan)))
            del self.stretches[:-MAX_STRETCHES]
            fresh = self.stretches[-1]
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


def _is_ready(session: Session | None) -> bool:
    return session is not None and session.phase is Phase.READY


def used_bytes(state: State) -> int:
    """Return what is used of the shown memory: the card's, or the computer's without one."""
    gpu = shown_gpu(state)
    if gpu is None:
        return state.sample.host_used_bytes if state.sample else 0
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
        if part <= 0:
            break
        room -= part
        found.append((key, part))
    return tuple(found)
