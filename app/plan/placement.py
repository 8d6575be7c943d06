"""Which layer goes to which device, by llama.cpp's own rule (load_tensors in llama-model.cpp)."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate

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

    @property
    def on_host(self) -> int:
        """Layers that stay on the host."""
        return sum(1 for place in self.layers if place == HOST)


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
    points = _split_points(config, gpus)
    spots = [HOST] * first + [bisect_right(points, i / n) for i in range(n)]
    spots = [min(spot, len(gpus) - 1) for spot in spots]
    return Places(gpus, tuple(spots[:n_layer_all]), spots[n_layer_all])


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
