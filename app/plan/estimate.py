"""Plans of files whose tensor table is not known: the bytes are spread evenly over the layers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.plan.header import Header, Tensor
from app.plan.hparams import from_header
from app.plan.planner import Model
from app.plan.weights import weigh
from app.values.plan import DevicePlan, MemoryPlan

I8 = 24
"""ggml's number of the type with one byte an element, so that a shape is a size."""

FLOAT_BITS = 16
LARGEST_TABLE = 4
"""An embedding table is at most this part of a file: seen on small models with large vocabularies."""


def spread(size_bytes: int, table_bytes: int, n_layer: int, *, tied: bool) -> Iterable[Tensor]:
    """Return a made-up tensor table of `size_bytes`: the tables, and the rest evenly in layers."""
    table = min(size_bytes // LARGEST_TABLE, table_bytes)
    ends = [("token_embd.weight", table)]
    if not tied:
        ends.append(("output.weight", table))
    rest = size_bytes - sum(size for _, size in ends)
    parts = ends + [(f"blk.{n}.ffn_up.weight", rest // n_layer) for n in range(n_layer)]
    return tuple(Tensor(name, (size,), I8, 0, size) for name, size in parts)


def model_of(header: Header, size_bytes: int, bits: float, name: str = "The file") -> Model:
    """Return the model of a file of `size_bytes` from its figures alone (`header` has no tensors).

    `bits` are those of a weight in the file's quant. The output matrix is counted on the card
    whether the file has one or shares the embedding's: never less than there will be.

    Raises:
        FileProblemError: it is no language model.
    """
    hparams = from_header(header, name)
    table = int((hparams.n_vocab or 0) * (hparams.n_embd or 0) * bits / 8)
    tensors = spread(size_bytes, table, max(1, hparams.n_layer_all), tied=True)
    weights = weigh(tensors)
    return Model(
        hparams,
        replace(
            weights,
            n_elements=int(8 * size_bytes / bits),
            float_share=1.0 if bits >= FLOAT_BITS else 0.0,
        ),
    )


def estimated(planned: MemoryPlan) -> MemoryPlan:
    """Mark every line as a bound: the tensor table has not been read."""
    devices = tuple(_bound(part) for part in planned.devices)
    return planned.model_copy(update={"devices": devices, "host": _bound(planned.host)})


def _bound(part: DevicePlan) -> DevicePlan:
    items = tuple(item.model_copy(update={"confidence": "bound"}) for item in part.items)
    return part.model_copy(update={"items": items})
