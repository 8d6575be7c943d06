"""Who else holds the card: other programs, or our own earlier load."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.diagnose.allocations import Allocation
from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.view import number

# A desktop with a browser takes about this much; more is another program's work.
DESKTOP_MIB = 1536.0
# A card so taken that the load would have had to be small.
LARGE_SHARE = 0.3


def others_mib(e: Evidence, index: int) -> float | None:
    """Return what others held on card `index` before the load (or hold now), MiB."""
    before = _row(e.devices_before, index)
    if before is not None:
        used = number(before.get("used_mib"))
        if used is not None:
            own = number(before.get("own_used_mib")) or 0.0
            return used - own
        free, total = number(before.get("free_mib")), e.vram_mib(index)
        return None if free is None or total is None else max(0.0, total - free)
    now = _row(e.devices, index)
    if now is None:
        return None
    used, own_now = number(now.get("used_mib")), number(now.get("own_used_mib"))
    return None if used is None or own_now is None else used - own_now


def _row(rows: tuple[Mapping[str, Any], ...], index: int) -> Mapping[str, Any] | None:
    for row in rows:
        if row.get("index") == index:
            return row
    return rows[0] if len(rows) == 1 else None


def _needed_mib(e: Evidence, index: int, event: Allocation | None) -> float | None:
    row = _row(e.planned_devices, index)
    planned = number(row.get("total_mib")) if row else None
    if planned is None and e.gpu_count <= 1:
        planned = e.planned("total_mib")
    return planned if planned is not None else (event.mib if event else None)


def held_by_others(e: Evidence, event: Allocation | None) -> Finding | None:
    """Say that another program holds the card, where figures or circumstances show it."""
    fact = e.facts.last("card-taken")
    if fact:
        return sure("vram-held-by-other-process", fact, *(event.texts if event else ()))
    index = event.device if event and event.device is not None else 0
    taken = others_mib(e, index)
    names = ", ".join(e.other_programs)
    if taken is not None:
        return _by_figures(e, index, event, taken, names)
    if e.flag("worked_before") and not names and e.phase == "load" and event is not None:
        proof = (*event.texts, "The same setup loaded before.")
        return likely("vram-held-by-other-process", *proof, nearest=("vram-oom-weights",))
    if e.flag("worked_before") and names:
        proof = (*(event.texts if event else ()), f"Other programs on the card: {names}")
        return likely("vram-held-by-other-process", *proof, nearest=("vram-oom-weights",))
    return None


def _by_figures(
    e: Evidence, index: int, event: Allocation | None, taken: float, names: str
) -> Finding | None:
    if taken < DESKTOP_MIB:
        return None
    total, needed = e.vram_mib(index), _needed_mib(e, index, event)
    if total is None or total <= taken:
        total = taken + (number((_row(e.devices_before, index) or {}).get("free_mib")) or 0.0)
    fits_alone = needed is not None and total - taken < needed <= total
    large = taken >= LARGE_SHARE * total and (needed is None or needed <= total)
    if not (fits_alone or large):
        return None
    said = f"Others held {taken:,.0f} MiB" + (f" ({names})" if names else "")
    proof = (*(event.texts if event else ()), said)
    if fits_alone and (names or e.flag("worked_before")):
        return sure("vram-held-by-other-process", *proof)
    return likely("vram-held-by-other-process", *proof, nearest=("vram-oom-weights",))


def freed_by_us(e: Evidence) -> str | None:
    """Say how much our own process still holds after an unload."""
    if e.flag("vram_retained_after_unload"):
        return "Memory of the card stayed taken after the unload."
    own = [number(row.get("own_used_mib")) or 0.0 for row in e.devices]
    if e.flag("unloaded") and sum(own) > LEFT_MIB:
        return f"Our process holds {sum(own):,.0f} MiB after the unload."
    if e.flag("unloaded") and e.phase == "idle" and not e.process_ended:
        return "The model was unloaded, and memory of the card is still taken."
    before = [number(row.get("own_used_mib")) or 0.0 for row in e.devices_before]
    if e.phase == "load" and e.failed and sum(before) > DESKTOP_MIB:
        return f"Our process held {sum(before):,.0f} MiB before the load."
    return None


# A CUDA context alone takes 300 to 600 MiB.
LEFT_MIB = 1024.0
