"""One device's plan as the plan bar draws it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from app.values.plan import DevicePlan, LineItem, Reserve
from ui.presenters.figures import MIB, count, duration, evened_mib, measure, mib, spare_bytes
from ui.words import QT_TR_NOOP, listed, named, plural, tr

ORDER = ("other", "weights", "kv", "recurrent", "compute", "mtp", "runtime")
NAMES: Mapping[str, str] = MappingProxyType(
    {
        "other": QT_TR_NOOP("Other programs"),
        "weights": QT_TR_NOOP("Weights"),
        "kv": QT_TR_NOOP("KV cache"),
        "recurrent": QT_TR_NOOP("Recurrent state"),
        "compute": QT_TR_NOOP("Compute"),
        "mtp": QT_TR_NOOP("MTP"),
        "runtime": QT_TR_NOOP("Engine"),
    }
)
_BAR_KEY: Mapping[str, str] = MappingProxyType(
    {
        "weights": "weights",
        "draft_weights": "weights",
        "repack": "weights",
        "mmproj": "weights",
        "kv": "kv",
        "kv_swa": "kv",
        "recurrent": "recurrent",
        "compute": "compute",
        "output": "compute",
        "mtp_kv": "mtp",
        "mtp_compute": "mtp",
        "mtp_output": "mtp",
        "prompt_cache": "runtime",
        "checkpoints": "runtime",
        "runtime": "runtime",
    }
)
_SOURCES = {
    "computed": QT_TR_NOOP("computed from the file"),
    "dry-run": QT_TR_NOOP("from a dry run of the engine"),
    "measured": QT_TR_NOOP("measured here"),
    "learned": QT_TR_NOOP("learned from earlier runs"),
}
_CONFIDENCE = {
    "exact": QT_TR_NOOP("exact"),
    "bound": QT_TR_NOOP("an upper bound"),
    "low": QT_TR_NOOP("a rough figure"),
}
_SENTENCES = {
    (True, True): QT_TR_NOOP(
        "Plan for {title}: {used} of {line} MiB up to the load line, {rest} to spare"
    ),
    (True, False): QT_TR_NOOP(
        "Plan for {title}: {used} of {line} MiB up to the load line, {rest} over it"
    ),
    (False, True): QT_TR_NOOP("Plan: {used} of {line} MiB up to the load line, {rest} to spare"),
    (False, False): QT_TR_NOOP("Plan: {used} of {line} MiB up to the load line, {rest} over it"),
}
"""By whether the plan has a title, and whether it stays under the load line."""
_WORST = ("exact", "bound", "low")
_RESERVES = {
    "desktop_reserve": QT_TR_NOOP("desktop"),
    "growth": QT_TR_NOOP("growth"),
    "residual": QT_TR_NOOP("drift"),
}


@dataclass(frozen=True, slots=True)
class BarItem:
    """One coloured part: its key in the tokens, its word, bytes, and how they are known."""

    key: str
    name: str
    bytes: int
    how: str = ""
    shown_mib: int | None = None
    """Where it is one of several that come to a sum: the MiB that do so."""

    @property
    def figure(self) -> str:
        """MiB without the unit."""
        return mib(self.bytes) if self.shown_mib is None else count(self.shown_mib)

    @property
    def tip(self) -> str:
        """Return what is said while a pointer rests on it."""
        exactly = measure(count(self.bytes), plural(self.bytes, "byte", "bytes"))
        words = (named(self.name, measure(self.figure, "MiB")), exactly, self.how)
        return "\n".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class PlanBarView:
    """A whole bar. `line_bytes` is where the load line stands, counted from the bar's start."""

    capacity_bytes: int
    line_bytes: int
    items: tuple[BarItem, ...]
    measured: tuple[BarItem, ...]
    reserve: BarItem
    free: BarItem
    spare_bytes: int
    name: str
    description: str

    @property
    def used_bytes(self) -> int:
        """Bytes of all items, other programs included."""
        return sum(item.bytes for item in self.items)

    @property
    def spare(self) -> str:
        """MiB to spare, with a minus sign when over the line."""
        return mib(self.spare_bytes)

    @property
    def excess(self) -> str:
        """MiB over the load line."""
        return mib(max(0, -self.spare_bytes))


def plan_bar_view(
    plan: DevicePlan, measured: Iterable[LineItem] = (), title: str = ""
) -> PlanBarView:
    """Return the bar of `plan`; `measured` are the engine's real buffers, for the second row.

    A plan for the CPU is the host's: the computer's memory is the bar, the items are the same.
    """
    other = _item("other", plan.other_programs_bytes, _watched(plan.free_seconds))
    line = max(0, plan.other_programs_bytes + plan.load_line_bytes)
    items = _with_other(other, plan.items)
    spare = spare_bytes(plan.load_line_bytes, plan.total_bytes)
    used = sum(item.bytes for item in items)
    reserve = _reserve(plan.reserves, max(0, plan.capacity_bytes - line))
    free_bytes = max(0, line - used)
    measured = tuple(measured)
    return PlanBarView(
        capacity_bytes=plan.capacity_bytes,
        line_bytes=line,
        items=items,
        measured=_with_other(other, measured) if measured else (),
        reserve=reserve,
        free=BarItem("free", tr("Free"), free_bytes, shown_mib=max(0, spare) // MIB),
        spare_bytes=spare,
        name=_name(title, (round(other.bytes / MIB) + round(plan.total_bytes / MIB)) * MIB, spare),
        description=_description(items, reserve),
    )


def _watched(seconds: float) -> str:
    """Say what the figure of other programs stands for: a moment, or the most of some time."""
    if not seconds:
        return tr("in use when the plan was made")
    return tr("the most in use over the last {time} before the plan was made").format(
        time=duration(seconds)
    )


def usage_bar_view(
    capacity_bytes: int,
    used_bytes: int,
    *,
    line_bytes: int | None = None,
    items: Iterable[LineItem] = (),
) -> PlanBarView:
    """Return a bar of what is used now: `items` of ours, and the rest by other programs."""
    ours = tuple(items)
    others = max(0, used_bytes - sum(item.bytes for item in ours))
    line = capacity_bytes if line_bytes is None else line_bytes
    return plan_bar_view(
        DevicePlan(
            name="",
            capacity_bytes=capacity_bytes,
            free_bytes=max(0, capacity_bytes - others),
            other_programs_bytes=others,
            items=ours,
            reserves=(Reserve(key="growth", bytes=max(0, capacity_bytes - line)),),
        )
    )


def all_items(views: Sequence[PlanBarView]) -> PlanBarView:
    """Return the first view with every item that any of `views` has, for one key to all."""
    found = {item.key: item for view in reversed(views) for item in view.items}
    return replace(views[0], items=tuple(found[key] for key in ORDER if key in found))


def bar_key(key: str) -> str:
    """Return the bar's item that the plan's item `key` belongs to."""
    return _BAR_KEY[key]


def _with_other(other: BarItem, items: Iterable[LineItem]) -> tuple[BarItem, ...]:
    groups: dict[str, list[LineItem]] = {}
    for item in items:
        if item.bytes:
            groups.setdefault(_BAR_KEY[item.key], []).append(item)
    ours = [_grouped(key, groups[key]) for key in ORDER if key in groups]
    shown = evened_mib([item.bytes for item in ours])
    even = tuple(replace(item, shown_mib=n) for item, n in zip(ours, shown, strict=True))
    return (other, *even) if other.bytes else even


def _grouped(key: str, parts: list[LineItem]) -> BarItem:
    sources = dict.fromkeys(tr(_SOURCES[part.source]) for part in parts)
    worst = max((part.confidence for part in parts), key=_WORST.index)
    how = f"{listed(sources)}; {tr(_CONFIDENCE[worst])}"
    if again := sum(part.bytes for part in parts if part.key == "repack"):
        twice = tr("{size} of it a second copy, in the order that the processor reads fastest")
        how = f"{how}\n{twice.format(size=measure(mib(again), 'MiB'))}"
    return _item(key, sum(part.bytes for part in parts), how)


def _item(key: str, size: int, how: str) -> BarItem:
    return BarItem(key, tr(NAMES[key]), size, how)


def _reserve(parts: tuple[Reserve, ...], size: int) -> BarItem:
    names = [f"{tr(_RESERVES[part.key])} {mib(part.bytes)}" for part in parts if part.bytes]
    return BarItem("reserve", tr("Kept free"), size, listed(names))


def _name(title: str, used: int, spare: int) -> str:
    return tr(_SENTENCES[bool(title), spare >= 0]).format(
        title=title, used=mib(used), line=mib(used + spare), rest=mib(abs(spare))
    )


def _description(items: tuple[BarItem, ...], reserve: BarItem) -> str:
    parts = [f"{item.name} {measure(item.figure, 'MiB')}" for item in items]
    if reserve.bytes:
        parts.append(tr("kept free {n} MiB").format(n=reserve.figure))
    return listed(parts)
