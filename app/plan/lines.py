"""Weights, caches and budgets as line items; the scratch buffers are in scratch.py."""

from __future__ import annotations

from collections import defaultdict

from app.plan import caches, compute, placement, scratch, weights
from app.plan.items import Items, Subject
from app.plan.placement import HOST
from app.values.plan import Confidence, ItemKey, LineItem, Source

MMPROJ_COMPUTE_BYTES = 256 << 20
"""Scratch memory of a vision projector: 248 MiB in the one public log that prints it."""


def shared(subject: Subject) -> Items:
    """Return every line that quants of one model have in common: all but the weights."""
    items = Items()
    _caches(subject, items)
    scratch.add(subject, items)
    _rows(subject, items)
    return items


def with_weights(s: Subject, common: Items) -> Items:
    """Return the whole plan's lines: the weights, then `common`, which is left as it is."""
    items = Items()
    if s.weights is None:
        items.add(HOST, "weights", None)
    else:
        _weights(s, s.weights, items)
    if s.mmproj_bytes:
        first = 0 if s.places.gpus else HOST
        items.add(first, "mmproj", s.mmproj_bytes + MMPROJ_COMPUTE_BYTES, "low")
    streamed = scratch.streamed(s)
    for spot, lines in common.lines.items():
        more = streamed if spot == 0 else 0
        items.lines[spot] += [_widened(line, more) for line in lines] if more else lines
    items.missing += common.missing
    items.notes += common.notes
    return items


def _weights(s: Subject, table: weights.Weights, items: Items) -> None:
    sizes = weights.by_place(
        table,
        s.places,
        n_cpu_moe=s.config.n_cpu_moe,
        n_layer=s.hparams.n_layer or 0,
        mtp=s.run.mtp and not s.hparams.apart,
    )
    sure: Confidence = "exact" if s.hparams.caches_known else "low"
    for place, size in sorted(sizes.items()):
        items.add(place, "weights", size, sure)
    if not s.places.gpus:
        items.add(HOST, "repack", s.repacked(sizes.get(HOST, 0)), "exact", "dry-run")
    if s.head is not None and s.run.mtp:
        _drafting_file(s, s.head, items, sure)


def _drafting_file(s: Subject, table: weights.Weights, items: Items, sure: Confidence) -> None:
    """Add the weights of the drafting file, which is placed as a model of its own."""
    n_layer = len(table.layers) - 1
    places = placement.place(n_layer, s.config, s.places.gpus)
    sizes = weights.by_place(table, places, n_cpu_moe=s.config.n_cpu_moe, n_layer=n_layer, mtp=True)
    for spot, size in sorted(sizes.items()):
        items.add(spot, "draft_weights", size, sure)
    if not s.places.gpus:
        items.add(HOST, "repack", s.repacked(sizes.get(HOST, 0), "draft"), "exact", "dry-run")


def _widened(line: LineItem, more: int) -> LineItem:
    """Return a compute buffer with room for the weights that are streamed through it."""
    if line.key not in {"compute", "mtp_compute"}:
        return line
    return line.model_copy(update={"bytes": line.bytes + more})


def _caches(s: Subject, items: Items) -> None:
    parts: tuple[tuple[ItemKey, caches.PerLayer | None, tuple[str, str]], ...] = (
        ("kv", caches.kv(s.hparams, s.run), ("main", "kv")),
        ("kv_swa", caches.kv_swa(s.hparams, s.run), ("main", "kv")),
        ("recurrent", caches.recurrent(s.hparams, s.run), ("main", "recurrent")),
        ("mtp_kv", caches.mtp_kv(s.hparams, s.run), ("mtp", "kv")),
    )
    computed: dict[tuple[str, str], int] = defaultdict(int)
    for _, layers, origin in parts:
        computed[origin] += sum((layers or {}).values())
    sure: Confidence = "exact" if s.hparams.caches_known else "low"
    for key, layers, origin in parts:
        seen = s.dry(*origin)
        if seen is None:
            _spread(s, items, key, layers, (sure, "computed"))
        elif _same(seen, computed[origin]):
            _spread(s, items, key, layers, ("exact", "dry-run"))
        elif key != "kv_swa":
            home = s.home
            items.add(home, key, seen, "exact" if s.single or home == HOST else "low", "dry-run")
            items.notes.append(
                f"The engine's own dry run gives {seen:,} bytes for {key}, the formula"
                f" {computed[origin]:,}; the plan takes the engine's figure."
            )


def _spread(
    s: Subject,
    items: Items,
    key: ItemKey,
    layers: caches.PerLayer | None,
    marks: tuple[Confidence, Source],
) -> None:
    """Add one line per place for a cache that is kept layer by layer."""
    if layers is None:
        items.add(HOST, key, None)
        return
    sizes: defaultdict[int, int] = defaultdict(int)
    for layer, size in layers.items():
        behind = s.drafting_place if key == "mtp_kv" else s.home
        spot = s.places.layers[layer] if layer < len(s.places.layers) else behind
        sizes[spot] += size
    for place, size in sorted(sizes.items()):
        items.add(place, key, size, *marks)


def _rows(s: Subject, items: Items) -> None:
    """Add the output rows and the budgets that a person set."""
    items.add(HOST, "output", compute.output(s.hparams, s.run))
    items.add(HOST, "mtp_output", compute.mtp_output(s.hparams, s.run))
    items.add(HOST, "prompt_cache", s.config.cache_ram_bytes, "bound")
    items.add(HOST, "checkpoints", s.config.checkpoint_bytes, "bound")


def _same(a: int, b: int) -> bool:
    """Return whether a figure that the log rounds to 0.01 MiB is the computed one."""
    return abs(a - b) <= max(1 << 14, b // 1000)
