"""The ledger: every receipt's predicted bytes beside the measured, and what is learned from them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

from app.values.ledger import Learned, LedgerLine, LedgerRow
from app.values.plan import DevicePlan, ItemKey, MemoryPlan
from app.values.receipt import BufferLine, Receipt

PERCENTILE = 0.95
REPACK = "REPACK"
"""In the names of buffers that hold weights once more, in the order a processor reads them."""

_KEYS: dict[tuple[str, str], tuple[ItemKey, ...]] = {
    ("model", "weights"): ("weights",),
    ("draft", "weights"): ("draft_weights",),
    ("main", "kv"): ("kv", "kv_swa"),
    ("main", "recurrent"): ("recurrent",),
    ("main", "compute"): ("compute",),
    ("main", "output"): ("output",),
    ("mtp", "kv"): ("mtp_kv",),
    ("mtp", "compute"): ("mtp_compute",),
    ("mtp", "output"): ("mtp_output",),
}


def ledger(receipts: Iterable[Receipt]) -> tuple[LedgerRow, ...]:
    """Return one row per receipt that has a plan, in their order."""
    return tuple(_row(receipt, receipt.predicted) for receipt in receipts if receipt.predicted)


def learn(
    rows: Iterable[LedgerRow],
    *,
    runtime: str,
    driver: str | None,
    card: str | None,
    architecture: str,
) -> Learned:
    """Return what loads with this engine, driver, card and architecture took above their plan.

    Nothing is learned from other kinds: another build or driver has other libraries.
    """
    kind = (runtime, driver, card, architecture)
    alike = [row for row in rows if architecture and _kind(row) == kind]
    device = [
        row.card_measured_bytes - row.card_predicted_bytes - (row.card_reserved_bytes or 0)
        for row in alike
        if row.card_measured_bytes is not None and row.card_predicted_bytes is not None
    ]
    host = [
        row.host_measured_bytes - row.host_predicted_bytes
        for row in alike
        if row.host_measured_bytes is not None and row.host_predicted_bytes is not None
    ]
    return Learned(
        device_bytes=_p95(device),
        device_receipts=len(device),
        host_bytes=_p95(host),
        host_receipts=len(host),
    )


def _kind(row: LedgerRow) -> tuple[str, str | None, str | None, str]:
    return row.runtime, row.driver, row.card, row.architecture


def _p95(values: Sequence[int]) -> int:
    """Return the 95th percentile (nearest rank), never below zero; 0 without values."""
    if not values:
        return 0
    return max(0, sorted(values)[math.ceil(PERCENTILE * len(values)) - 1])


def _row(receipt: Receipt, predicted: MemoryPlan) -> LedgerRow:
    buffers = receipt.placement.buffers if receipt.placement else ()
    proven = receipt.verdict != "failed"
    row = LedgerRow(
        receipt=receipt.id,
        model=receipt.model,
        at=receipt.at,
        runtime=receipt.runtime,
        driver=receipt.driver,
        card=receipt.card,
        architecture=receipt.architecture,
        lines=_lines(predicted, buffers),
    )
    changes: dict[str, object] = {}
    if proven and predicted.devices and receipt.peak_used_bytes is not None:
        changes |= _on_cards(predicted.devices, receipt)
    if proven and receipt.host_peak_rss_bytes is not None and not predicted.devices:
        # On a card much of a worker's resident memory is the driver's own, and shared.
        changes |= {
            "host_predicted_bytes": predicted.host.total_bytes,
            "host_measured_bytes": receipt.host_peak_rss_bytes,
        }
    return row.model_copy(update=changes)


def _on_cards(devices: Sequence[DevicePlan], receipt: Receipt) -> dict[str, object]:
    before, peak = receipt.free_before_bytes, receipt.peak_used_bytes
    if before is None or peak is None:
        return {}
    used_before = sum(device.capacity_bytes for device in devices) - before
    growth = [r.bytes for device in devices for r in device.reserves if r.key == "growth"]
    return {
        "card_predicted_bytes": sum(device.total_bytes for device in devices),
        "card_reserved_bytes": sum(growth),
        "card_measured_bytes": max(0, peak - used_before),
    }


def _lines(predicted: MemoryPlan, buffers: Sequence[BufferLine]) -> tuple[LedgerLine, ...]:
    measured = _measured(buffers)
    parts = (*predicted.devices, predicted.host)
    lines = []
    known: set[ItemKey] = set()
    for kind, keys in (*_KEYS.items(), (("model", "repack"), ("repack",))):
        planned = sum(part.item_bytes(key) for part in parts for key in keys)
        seen = measured.get(kind)
        known |= set(keys)
        if planned or seen:
            found = seen if seen is not None or not buffers else 0
            source = _source(parts, keys)
            lines.append(
                LedgerLine(
                    key=keys[0], predicted_bytes=planned, measured_bytes=found, source=source
                )
            )
    for key in dict.fromkeys(item.key for part in parts for item in part.items):
        if key not in known:
            size = sum(part.item_bytes(key) for part in parts)
            lines.append(LedgerLine(key=key, predicted_bytes=size, source=_source(parts, (key,))))
    return tuple(lines)


def _source(parts: Sequence[DevicePlan], keys: Sequence[str]) -> str:
    sources = {item.source for part in parts for item in part.items if item.key in keys}
    return ", ".join(sorted(sources))


def _measured(buffers: Sequence[BufferLine]) -> dict[tuple[str, str], int]:
    """Return bytes by kind, like with like.

    A mapped file counts whole, with the weights that were repacked from it beside it; a file that
    was read is split between the two.
    """
    sizes: defaultdict[tuple[str, str], int] = defaultdict(int)
    mapped = any("Mapped" in line.device for line in buffers)
    for line in buffers:
        repacked = mapped and line.kind == "weights" and REPACK in line.device
        kind = "repack" if repacked else line.kind
        sizes["model" if kind == "repack" else line.context, kind] += line.bytes
    return dict(sizes)
