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


def used_line(state: State) -> str:
    """Return the tile's line alone."""
    gpu = shown_gpu(state)
    if gpu is None and state.machine is None:
        return tr("Looking…")
    total, used = _host_figures(state) if gpu is None else _card_figures(state, gpu)
    return in_use(used, total)


def short_name(name: str) -> str:
    """Return 'RTX 3090 Ti' for 'NVIDIA GeForce RTX 3090 Ti'."""
    for prefix in ("NVIDIA ", "GeForce "):
        name = name.removeprefix(prefix)
    return name


def in_use(used_bytes: int, total_bytes: int) -> str:
    """Return '16.9 of 24.0 GiB in use'."""
    used, total = decimal(used_bytes / GIB), decimal(total_bytes / GIB)
    return tr("{used} of {total} GiB in use").format(used=used, total=total)


def _card_figures(state: State, gpu: Gpu) -> tuple[int, int]:
    """Return the card's memory and what is used of it, bytes."""
    reading = shown_sample(state, gpu)
    if reading is None:
        return gpu.total_bytes, gpu.other_programs_bytes
    return reading.total_bytes, reading.total_bytes - reading.free_bytes


def _host_figures(state: State) -> tuple[int, int]:
    """Return the computer's memory and what is used of it, bytes; zeros while it is unknown."""
    if state.machine is None:
        return 0, 0
    if state.sample is not None:
        return state.sample.host_total_bytes, host_used_bytes(state.sample)
    host = state.machine.host
    return host.total_bytes, host.total_bytes - host.available_bytes


def _card(state: State, gpu: Gpu) -> CardTileView:
    total, used = _card_figures(state, gpu)
    plan = device_plan(state.session, gpu)
    bar = usage_bar_view(
        total,
        used,
        line_bytes=max(0, total - reserved_bytes(state, gpu, plan)),
        items=resident_items(state.session, plan, used),
    )
    return CardTileView("card", short_name(gpu.name), bar, in_use(used, total))


def _host(state: State) -> CardTileView:
    total, used = _host_figures(state)
    told = state.sample.worker_rss_bytes if state.sample else None
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
