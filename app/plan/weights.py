"""Where the bytes of the weights go, layer by layer."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

from app.plan.ggml_types import GGML_TYPES
from app.plan.header import Tensor
from app.plan.placement import HOST, Places

_BLOCK = re.compile(r"blk\.(\d+)\.")
_EXPERTS = re.compile(r"\.ffn_(up|down|gate|gate_up)_(ch|)exps")
_INPUT = ("token_embd", "position_embd", "token_types", "per_layer_token_embd", "masked_embd")
_FLOATS = frozenset({"F32", "F16", "BF16"})
_FIRST = ("nextn.pre_projection", "rope_f")
"""An assistant's way in, and factors that all layers share: they go where the first layer goes."""
EMBEDDING = "token_embd.weight"
OUTPUT = "output.weight"
ALIGN = 32
MAX_LAYERS = 1024
"""A tensor of a layer beyond counts with the output: no model has so many."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Bytes of a model's tensors, as they stand in a buffer (each padded to 32 bytes).

    `layers` and `experts` are running sums: the bytes before layer n, expert matrices apart.
    `largest` and `largest_expert` are the largest single tensors before layer n: what is copied
    when a layer's weights are streamed to a card. `tied`: the embedding table serves as output
    matrix too.
    """

    layers: tuple[int, ...]
    experts: tuple[int, ...]
    largest: tuple[int, ...]
    largest_expert: tuple[int, ...]
    inputs: int
    outputs: int
    embedding: int
    tied: bool
    n_elements: int
    float_share: float

    @property
    def total_bytes(self) -> int:
        """Bytes of all tensors, once each."""
        return self.inputs + self.outputs + self.layers[-1] + self.experts[-1]


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
        elsewhere = 0 if tensor.name.startswith(_FIRST) else MAX_LAYERS
        layer = int(match[1]) if match else elsewhere
        if layer >= MAX_LAYERS:
            tied = tied and tensor.name != OUTPUT
            embedding = size if tensor.name == EMBEDDING else embedding
            if tensor.name.startswith(_INPUT):
                inputs += size
            else:
                outputs += size
            continue
        plain, expert = largest[layer]
        floats += count if GGML_TYPES[tensor.type_id][0] in _FLOATS else 0
        if _EXPERTS.search(tensor.name):
            experts[layer] += size
            largest[layer] = (plain, max(expert, size))
        else:
            layers[layer] += size
            largest[layer] = (max(plain, size), expert)
    n = max(layers.keys() | experts.keys(), default=-1) + 1
    return Weights(
        layers=_sums([layers[i] for i in range(n)]),
        experts=_sums([experts[i] for i in range(n)]),
        largest=_peaks([largest[i][0] for i in range(n)]),
        largest_expert=_peaks([largest[i][1] for i in range(n)]),
        inputs=inputs,
        outputs=outputs,
        embedding=embedding,
        tied=tied,
        n_elements=n_elements,
        float_share=floats / n_elements if n_elements else 0.0,
    )


def _sums(sizes: Iterable[int]) -> tuple[int, ...]:
    return tuple(accumulate(sizes, initial=0))


def _peaks(sizes: Iterable[int]) -> tuple[int, ...]:
    return tuple(accumulate(sizes, max, initial=0))


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
    known = len(weights.layers) - 1
    counted = known if mtp else min(n_layer, known)
    for spot, start, stop in (*places.stretches, (HOST, len(places.layers), counted)):
        end = min(stop, counted)
        if start < end:
            total[spot] += weights.layers[end] - weights.layers[start]
            kept = min(max(start, n_cpu_moe), end)
            total[HOST] += weights.experts[kept] - weights.experts[start]
            total[spot] += weights.experts[end] - weights.experts[kept]
    return {place: size for place, size in total.items() if size}


def largest_streamed(weights: Weights, places: Places, *, n_cpu_moe: int, n_layer: int) -> int:
    """Return the largest host-side weight that a big batch copies to the card to compute there."""
    known = min(n_layer, len(weights.layers) - 1)
    on_host = min(places.on_host, known)
    experts_on_host = min(max(places.on_host, n_cpu_moe), known)
    return max(weights.largest[on_host], weights.largest_expert[experts_on_host])
