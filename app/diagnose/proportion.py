"""A plan by proportion: what a case tells of its buffers, scaled to another configuration.

What was granted before the failure was there; a change is enough when it makes room for what
was refused. Cache grows with the context and the bytes of its type, compute with the
micro-batch, the pinned part of it with both (llama.cpp's worst-case graph).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding
from app.diagnose.ladder import Planner
from app.runconfig import KvType, RunConfig
from app.values.diagnosis import Diagnosis, Remedy
from app.values.plan import DevicePlan, ItemKey, LineItem, MemoryPlan

# Changes whose effect follows from these proportions.
KINDS = frozenset({"smaller-ubatch", "smaller-context", "quantised-kv-cache", "mtp-off"})
_MIB = 1 << 20
_BYTES_PER_VALUE = {KvType.F16: 2.0, KvType.BF16: 2.0, KvType.Q8_0: 1.0625, KvType.Q4_0: 0.5625}
_CARD_KEYS: tuple[ItemKey, ...] = (
    "weights",
    "kv",
    "recurrent",
    "compute",
    "mtp_kv",
    "mtp_compute",
)
_NEEDED = {"kv": ("ctx",), "compute": ("ubatch",), "output": ("ubatch",)}


def proportional_planner(e: Evidence, finding: Finding, config: RunConfig) -> Planner | None:
    """Return a planner for one card, None when the case tells too little to scale."""
    needed = _NEEDED.get(finding.purpose, ())
    failed = finding.failed_bytes
    if not needed or failed is None or finding.place is None or e.gpu_count > 1:
        return None
    if any(e.count(name) is None for name in needed):
        return None
    card, host = _known(e), _known_host(e)
    key = _failed_key(e, finding)
    place = card if finding.place == "device" else host
    place[key] = max(place.get(key, 0), failed)
    granted = (sum(card.values()), sum(host.values()) - (0 if place is card else failed))
    free_card = granted[0] - (failed if place is card else 0)

    def plan(new: RunConfig) -> MemoryPlan:
        on_card = {
            name: _scaled(name, size, config, new, pinned=False) for name, size in card.items()
        }
        on_host = {
            name: _scaled(name, size, config, new, pinned=True) for name, size in host.items()
        }
        return MemoryPlan(
            config=new,
            devices=(_part("card", free_card, on_card),),
            host=_part("host", max(granted[1], sum(on_host.values())), on_host),
        )

    return plan


def softened(found: Diagnosis, rung: Remedy) -> Remedy:
    """Take back "not alone" where something is freed: buffers the case leaves out shrink too."""
    on_card = found.failed_place == "device"
    freed = rung.frees_bytes if on_card else rung.frees_host_bytes
    if rung.enough != "not-alone" or not freed:
        return rung
    return rung.model_copy(update={"enough": "likely", "why": ""})


def _known(e: Evidence) -> dict[str, int]:
    figures = {key: e.planned(f"{key}_mib") for key in _CARD_KEYS}
    return {key: int(mib * _MIB) for key, mib in figures.items() if mib and mib > 0}


def _known_host(e: Evidence) -> dict[str, int]:
    mib = e.planned_host("compute_mib")
    return {"compute": int(mib * _MIB)} if mib and mib > 0 else {}


def _failed_key(e: Evidence, finding: Finding) -> str:
    name = "kv" if finding.purpose == "kv" else "compute"
    event = e.allocation
    return f"mtp_{name}" if event is not None and event.draft else name


def _scaled(key: str, size: int, old: RunConfig, new: RunConfig, *, pinned: bool) -> int:
    if key.startswith("mtp_") and not new.mtp.on:
        return 0
    factor = 1.0
    if key.endswith("compute"):
        factor = new.n_ubatch / old.n_ubatch * (new.n_ctx / old.n_ctx if pinned else 1.0)
    elif key.endswith("kv"):
        factor = new.n_ctx / old.n_ctx * _width(new) / _width(old)
    return int(size * factor)


def _width(config: RunConfig) -> float:
    widths = [_BYTES_PER_VALUE.get(kind, 1.0) for kind in (config.type_k, config.type_v)]
    return sum(widths)


def _part(name: str, free: int, sizes: Mapping[str, int]) -> DevicePlan:
    items = tuple(
        LineItem(key=key, bytes=sizes[key], confidence="low")
        for key in get_args(ItemKey)
        if key in sizes
    )
    return DevicePlan(
        name=name,
        capacity_bytes=max(0, free),
        free_bytes=max(0, free),
        other_programs_bytes=0,
        items=items,
    )
