"""Which layer goes to which device, by llama.cpp's own rule (load_tensors in llama-model.cpp)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, groupby

from app.errors import UsageError
from app.runconfig import ALL_LAYERS, RunConfig
from app.values.machine import Gpu, Machine

HOST = -1


@dataclass(frozen=True, slots=True)
class Places:
    """Index into `gpus` per layer, HOST where a layer stays; the output counts as one layer more.

    The embedding table always stays on the host.
    """

    gpus: tuple[Gpu, ...]
    layers: tuple[int, ...]
    output: int
    on_host: int = 0
    """Layers that stay on the host: the first ones."""
    stretches: tuple[tuple[int, int, int], ...] = ()
    """(place, first layer, end) of every run of layers in one place, in order."""


def choose_gpus(machine: Machine, config: RunConfig) -> tuple[Gpu, ...]:
    """Return the cards that take part; raise `UsageError` for one that is not there.

    Without a choice: every card with memory of its own, else the ones that share the host's.
    """
    if config.n_gpu_layers == 0:
        return ()
    if config.devices:
        by_uuid = {gpu.uuid: gpu for gpu in machine.gpus}
        missing = [uuid for uuid in config.devices if uuid not in by_uuid]
        if missing:
            raise UsageError(
                f"There is no card {missing[0]} in this computer.",
                fix="Choose one of the cards that `plimsoll detect` lists.",
            )
        return tuple(by_uuid[uuid] for uuid in config.devices)
    own = tuple(gpu for gpu in machine.gpus if gpu.memory_kind == "dedicated")
    chosen = own or machine.gpus
    return chosen[:1] if config.split_mode == "none" else chosen


def place(n_layer_all: int, config: RunConfig, gpus: tuple[Gpu, ...]) -> Places:
    """Return where each of the layers and the output go.

    Layers are taken from the end: the output first, then the last layer. Over several cards they
    are split by `tensor_split`, or by free memory, in order.
    """
    total = n_layer_all + 1
    wanted = total if config.n_gpu_layers == ALL_LAYERS else config.n_gpu_layers
    n = min(wanted, total) if gpus else 0
    first = total - n
    spots = (HOST,) * first + _spots(n, config, gpus)
    layers = spots[:n_layer_all]
    return Places(
        gpus, layers, spots[n_layer_all], min(first, n_layer_all), tuple(_stretches(layers))
    )


def _spots(n: int, config: RunConfig, gpus: tuple[Gpu, ...]) -> tuple[int, ...]:
    if len(gpus) <= 1:
        return (0,) * n
    points, last = _split_points(config, gpus), len(gpus) - 1
    return tuple(min(bisect_right(points, i / n), last) for i in range(n))


def _stretches(layers: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    first = 0
    for spot, run in groupby(layers):
        end = first + sum(1 for _ in run)
        yield spot, first, end
        first = end


def _split_points(config: RunConfig, gpus: tuple[Gpu, ...]) -> list[float]:
    """Return the upper bounds of each card's share, cumulative, 0..1."""
    shares = list(config.tensor_split[: len(gpus)])
    shares += [0.0] * (len(gpus) - len(shares))
    if not any(shares):
        shares = [float(gpu.free_bytes) for gpu in gpus]
    if not any(shares):
        shares = [1.0] * len(gpus)
    total = sum(shares)
    return [point / total for point in accumulate(shares)]
