"""The buffers of a model and its contexts, in exact bytes where the library can tell."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine import llama
from app.engine.breakdown import Share, breakdown
from app.engine.logparse import Seen, rounded_lines
from app.values.receipt import BufferLine

_ROUNDING_BYTES = 1 << 16


def context_lines(
    context: llama.ContextHandle, seen: Seen, name: str, *, output_bytes: int
) -> tuple[BufferLine, ...]:
    """Return the buffers of the context `name` ("main" with the weights, or "mtp").

    The account gives caches and recurrent state as one sum per device; the log's cache figure,
    made exact, tells them apart. `output_bytes` is what the outputs take once a batch has run.
    """
    shares = breakdown(context)
    lines = rounded_lines(seen, name) if shares is None else tuple(_exact(shares, seen, name))
    host = BufferLine(
        context="mtp" if name == "mtp" else "main",
        kind="output",
        device=next(iter(seen.of_kind("output")), "CPU"),
        bytes=output_bytes,
    )
    return (*lines, host)


def weight_lines(context: llama.ContextHandle, seen: Seen) -> tuple[BufferLine, ...]:
    """Return the buffers of the weights; one context's account has them all."""
    shares = breakdown(context)
    if shares is None:
        return rounded_lines(seen, "model")
    return tuple(
        BufferLine(context="model", kind="weights", device=share.device, bytes=share.model)
        for share in shares
        if share.model
    )


def _exact(shares: tuple[Share, ...], seen: Seen, name: str) -> Iterator[BufferLine]:
    state = seen.of_kind("recurrent")
    for share in shares:
        rest = share.context
        if device_state := state.get(share.device, 0):
            kv = _kv_share(share, seen, device_state)
            yield _line(name, "recurrent", share.device, rest - kv)
            rest = kv
        if rest:
            yield _line(name, "kv", share.device, rest)
        if share.compute:
            yield _line(name, "compute", share.device, share.compute)


def _kv_share(share: Share, seen: Seen, state_bytes: int) -> int:
    """Return the cache's part of `share`: as many layers as the rounded state leaves room for.

    In a model with recurrent layers those with a cache are alike.
    """
    rest = max(0, share.context - state_bytes)
    layer = seen.kv_bytes // max(1, seen.kv_layers)
    n = round(rest / layer) if layer else 0
    return n * layer if abs(rest - n * layer) < _ROUNDING_BYTES else rest


def _line(context: str, kind: str, device: str, size: int) -> BufferLine:
    return BufferLine.model_validate(
        {"context": context, "kind": kind, "device": device, "bytes": size}
    )
