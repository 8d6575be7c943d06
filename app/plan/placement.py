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
GIB = 1 << 30


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
    found = _in_order(machine, config.rpc)
    if config.devices:
        chosen = tuple(_named(found, name) for name in config.devices)
    else:
        chosen = tuple(gpu for gpu in found if gpu.memory_kind == "dedicated") or found
    if config.split_mode == "none" and config.main_gpu:
        return (_named(chosen, config.main_gpu),)
    return chosen[:1] if config.split_mode == "none" else chosen


def settled(machine: Machine, config: RunConfig) -> RunConfig:
    """Return `config` with other computers' cards and the shares of several written down.

    Without them the engine shares by what is free when it loads, which nobody accepted. Whole GiB
    of what is free now: a setup stays the same when a browser opens.
    """
    if lent := tuple(dict.fromkeys(gpu.endpoint for gpu in machine.gpus if gpu.endpoint)):
        config = config.with_(rpc=lent)
    gpus = choose_gpus(machine, config)
    if len(gpus) < 2 or config.tensor_split:
        return config
    return config.with_(tensor_split=tuple(max(1.0, gpu.free_bytes // GIB) for gpu in gpus))


def _in_order(machine: Machine, rpc: tuple[str, ...]) -> tuple[Gpu, ...]:
    """Return the cards of other computers that take part, then those here, as the engine does."""
    far = sorted(
        (gpu for gpu in machine.gpus if gpu.endpoint in rpc),
        key=lambda gpu: (rpc.index(gpu.endpoint), gpu.index),
    )
    served = {gpu.endpoint for gpu in far}
    missing = [endpoint for endpoint in rpc if endpoint not in served]
    if missing:
        raise UsageError(
            f"No other computer was asked for its cards at {missing[0]}.",
            fix=f"Give it: --rpc {missing[0]}.",
            cause="rpc-unreachable",
        )
    return (*far, *(gpu for gpu in machine.gpus if not gpu.endpoint))


def _named(gpus: tuple[Gpu, ...], name: str) -> Gpu:
    for gpu in gpus:
        if gpu.uuid == name:
            return gpu
    raise UsageError(
        f"There is no card {name} in this computer.",
        fix="Choose one of the cards that `plimsoll detect` lists.",
    )


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


def layers_per_card(n: int, config: RunConfig, n_cards: int) -> tuple[int, ...] | None:
    """Return how many of `n` layers each of several cards gets; None where nothing tells."""
    shares = config.tensor_split[:n_cards]
    if n_cards < 2 or not any(shares):
        return None
    spots = _shared_out(n, [*shares, *[0.0] * (n_cards - len(shares))])
    return tuple(spots.count(card) for card in range(n_cards))


def _spots(n: int, config: RunConfig, gpus: tuple[Gpu, ...]) -> tuple[int, ...]:
    return (0,) * n if len(gpus) <= 1 else _shared_out(n, _shares(config, gpus))


def _shared_out(n: int, shares: list[float]) -> tuple[int, ...]:
    total, last = sum(shares), len(shares) - 1
    points = [point / total for point in accumulate(shares)]
    return tuple(min(bisect_right(points, i / n), last) for i in range(n))


def _stretches(layers: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    first = 0
    for spot, run in groupby(layers):
        end = first + sum(1 for _ in run)
        yield spot, first, end
        first = end


def _shares(config: RunConfig, gpus: tuple[Gpu, ...]) -> list[float]:
    """Return each card's share, in any unit."""
    shares = list(config.tensor_split[: len(gpus)])
    shares += [0.0] * (len(gpus) - len(shares))
    if not any(shares):
        shares = [float(gpu.free_bytes) for gpu in gpus]
    return shares if any(shares) else [1.0] * len(gpus)
