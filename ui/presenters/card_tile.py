"""The tile in the sidebar: the card, or the computer's memory where there is none."""

from __future__ import annotations

from dataclasses import dataclass

from app.state import State
from app.values.machine import Gpu
from ui.presenters.figures import decimal
from ui.presenters.memory_now import (
    device_plan,
    host_used_bytes,
    reserved_bytes,
    resident_items,
    shown_gpu,
    shown_sample,
)
from ui.presenters.plan_bar import PlanBarView, usage_bar_view
from ui.words import tr

GIB = 1 << 30


@dataclass(frozen=True, slots=True)
class CardTileView:
    """Name, bar and one line."""

    icon: str
    title: str
    bar: PlanBarView | None
    text: str


def card_tile_view(state: State) -> CardTileView:
    """Return the tile of `state`."""
    gpu = shown_gpu(state)
    if gpu is not None:
        return _card(state, gpu)
    if state.machine is None:
        return CardTileView("card", tr("This machine"), None, tr("Looking…"))
    return _host(state)


def short_name(name: str) -> str:
    """Return 'RTX 3090 Ti' for 'NVIDIA GeForce RTX 3090 Ti'."""
    for prefix in ("NVIDIA ", "GeForce "):
        name = name.removeprefix(prefix)
    return name


def in_use(used_bytes: int, total_bytes: int) -> str:
    """Return '16.9 of 24.0 GiB in use'."""
    used, total = decimal(used_bytes / GIB), decimal(total_bytes / GIB)
    return tr("{used} of {total} GiB in use").format(used=used, total=total)


def _card(state: State, gpu: Gpu) -> CardTileView:
    reading = shown_sample(state, gpu)
    total = reading.total_bytes if reading else gpu.total_bytes
    used = total - reading.free_bytes if reading else gpu.other_programs_bytes
    plan = device_plan(state.session, gpu)
    bar = usage_bar_view(
        total,
        used,
        line_bytes=max(0, total - reserved_bytes(state, plan)),
        items=resident_items(state.session, plan, used),
    )
    return CardTileView("card", short_name(gpu.name), bar, in_use(used, total))


def _host(state: State) -> CardTileView:
    machine, sample = state.machine, state.sample
    if machine is None:
        return CardTileView("memory", tr("Computer memory"), None, "")
    total = sample.host_total_bytes if sample else machine.host.total_bytes
    used = host_used_bytes(sample) if sample else total - machine.host.available_bytes
    told = sample.worker_rss_bytes if sample else None
    ours = used if told is None else min(used, told)
    plan = device_plan(state.session, None)
    reserve = sum(part.bytes for part in plan.reserves) if plan else 0
    bar = usage_bar_view(
        total,
        used,
        line_bytes=max(0, total - reserve),
        items=resident_items(state.session, plan, ours),
    )
    return CardTileView("memory", tr("Computer memory"), bar, in_use(used, total))
