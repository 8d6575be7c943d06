"""Where the bytes of the weights go, layer by layer."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.plan.ggml_types import GGML_TYPES
from app.plan.header import Tensor
from app.plan.placement import HOST, Places

_BLOCK = re.compile(r"blk\.(\d+)\.")
_EXPERTS = re.compile(r"\.ffn_(up|down|gate|gate_up)_(ch|)exps")
_INPUT = ("token_embd", "position_embd", "token_types", "per_layer_token_embd", "masked_embd")
_FLOATS = frozenset({"F32", "F16", "BF16"})
EMBEDDING = "token_embd.weight"
OUTPUT = "output.weight"
ALIGN = 32


@dataclass(frozen=True, slots=True)
class Weights:
    """Bytes of a model's tensors, as they stand in a buffer (each padded to 32 bytes).

    `tied`: the embedding table serves as output matrix too. `largest` is the largest single tensor
    per layer (plain, expert): what is copied when a layer's weights are streamed to a card.
    """

    layers: Mapping[int, int]
    experts: Mapping[int, int]
    largest: Mapping[int, tuple[int, int]]
    inputs: int
    outputs: int
    embedding: int
    tied: bool
    n_elements: int
    float_share: float

    @property
    def total_bytes(self) -> int:
        """Bytes of all tensors, once each."""
        return self.inputs + self.outputs + sum(self.layers.values()) + sum(self.experts.values())


def weigh(tensors: Iterable[Tensor]) -> Weights:
    """Sum up a tensor table."""
    layers: defaultdict[int, int] = defaultdict(int)
    experts: defaultdict[int, int] = defaultdict(int)
    largest: defaultdict[int, tuple[int, int]] = defaultdict(lambda: (0, 0))
    inputs = outputs = embedding = n_elements = floats = 0
    tied = True
    for tensor in tensors:
        size = -(-tensor.n_bytes // ALIGN) * ALIGN
        count = 1
        for n in tensor.shape:
            count *= n
        n_elements += count
        match = _BLOCK.match(tensor.name)
        if match is None:
            tied = tied and tensor.name != OUTPUT
            embedding = size if tensor.name == EMBEDDING else embedding
            if tensor.name.startswith(_INPUT):
                inputs += size
            else:
                outputs += size
            continue
        layer, plain_expert = int(match[1]), largest[int(match[1])]
        floats += count if GGML_TYPES[tensor.type_id][0] in _FLOATS else 0
        if _EXPERTS.search(tensor.name):
            experts[layer] += size
            largest[layer] = (plain_expert[0], max(plain_expert[1], size))
        else:
            layers[layer] += size
            largest[layer] = (max(plain_expert[0], size), plain_expert[1])
    share = floats / n_elements if n_elements else 0.0
    return Weights(
        dict(layers), dict(experts), dict(largest), inputs, outputs, embedding, tied,
        n_elements, share,
    )  # fmt: skip


def by_place(
    weights: Weights, places: Places, *, n_cpu_moe: int, n_layer: int, mtp: bool
) -> dict[int, int]:
    """Return bytes per place (index of a card, or HOST).

    The embedding table stays on the host; where it is the output matrix too and the output is on
    a card, it counts there again. MTP layers count with `mtp` alone. Experts of the first
    `n_cpu_moe` layers stay on the host.
    """
    total: defaultdict[int, int] = defaultdict(int)
    total[HOST] += weights.inputs
    total[places.output] += weights.outputs
    if weights.tied and places.output != HOST:
        total[places.output] += weights.embedding
    for layer, size in weights.layers.items():
        if layer < n_layer or mtp:
            total[_spot(layer, places)] += size
    for layer, size in weights.experts.items():
        if layer < n_layer or mtp:
            total[HOST if layer < n_cpu_moe else _spot(layer, places)] += size
    return {place: size for place, size in total.items() if size}


def largest_streamed(weights: Weights, places: Places, *, n_cpu_moe: int, n_layer: int) -> int:
    """Return the largest host-side weight that a big batch copies to the card to compute there."""
    sizes = [0]
    for layer, (plain, expert) in weights.largest.items():
        if layer >= n_layer:
            continue
        on_host = _spot(layer, places) == HOST
        sizes.append(plain if on_host else 0)
        sizes.append(expert if on_host or layer < n_cpu_moe else 0)
    return max(sizes)


def _spot(layer: int, places: Places) -> int:
    return places.layers[layer] if layer < len(places.layers) else HOST
