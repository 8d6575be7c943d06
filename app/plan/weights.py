"""Where the bytes of the weights go, tensor by tensor."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from app.plan.gguf import Tensor
from app.plan.placement import HOST, Places

_BLOCK = re.compile(r"^blk\.(\d+)\.")
_EXPERTS = re.compile(r"^blk\.\d+\.ffn_(up|down|gate|gate_up)_(ch|)exps")
_INPUT = ("token_embd", "position_embd", "token_types", "per_layer_token_embd", "masked_embd")
EMBEDDING = "token_embd.weight"
OUTPUT = "output.weight"
RUN_ALIGN = 32


def block_of(name: str) -> int | None:
    """Return the layer a tensor belongs to, or None."""
    match = _BLOCK.match(name)
    return int(match[1]) if match else None


def is_expert(name: str) -> bool:
    """Return whether a tensor holds routed experts (what --n-cpu-moe keeps on the host)."""
    return _EXPERTS.match(name) is not None


def by_place(
    tensors: Iterable[Tensor], places: Places, *, n_cpu_moe: int, n_layer: int, mtp: bool
) -> dict[int, int]:
    """Return bytes per place (index of a card, or HOST).

    The MTP layers count with `mtp` alone; without an output matrix the embedding table is used a
    second time, on the output's device; tensors are padded to 32 bytes each.
    """
    total: defaultdict[int, int] = defaultdict(int)
    embedding, has_output = 0, False
    for tensor in tensors:
        size = -(-tensor.n_bytes // RUN_ALIGN) * RUN_ALIGN
        block = block_of(tensor.name)
        if block is not None and block >= n_layer and not mtp:
            continue
        total[_spot(tensor.name, block, places, n_cpu_moe)] += size
        if tensor.name == EMBEDDING:
            embedding = size
        has_output = has_output or tensor.name == OUTPUT
    if embedding and not has_output and places.output != HOST:
        total[places.output] += embedding
    return dict(total)


def largest_streamed(
    tensors: Iterable[Tensor], places: Places, *, n_cpu_moe: int, n_layer: int
) -> int:
    """Return the largest host-side weight that a big batch copies to the card to compute there."""
    sizes = [
        tensor.n_bytes
        for tensor in tensors
        if (block := block_of(tensor.name)) is not None
        and block < n_layer
        and _spot(tensor.name, block, places, n_cpu_moe) == HOST
    ]
    return max(sizes, default=0)


def _spot(name: str, block: int | None, places: Places, n_cpu_moe: int) -> int:
    if block is None:
        return HOST if name.startswith(_INPUT) else places.output
    if block >= len(places.layers) or (block < n_cpu_moe and is_expert(name)):
        return HOST
    return places.layers[block]
