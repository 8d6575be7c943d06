"""How the layers of a model are shared out over several cards, in layers as a person counts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.plan.placement import layers_per_card
from app.runconfig import ALL_LAYERS
from ui.presenters.plans import place_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.runconfig import RunConfig
    from app.session import Session


@dataclass(frozen=True, slots=True)
class SharesView:
    """The cards in the order of the layers, how many each has, and how many there are together."""

    names: tuple[str, ...]
    layers: tuple[int, ...]
    total: int


def present_shares(session: Session | None) -> SharesView | None:
    """Return the shares of a model on several cards; None where there is nothing to share out.

    The output counts as one layer more.
    """
    if session is None or session.plan is None or not session.file.n_layer:
        return None
    names = tuple(place_name(device.name) for device in session.plan.devices)
    most = session.file.n_layer + 1
    wanted = session.config.n_gpu_layers
    total = most if wanted == ALL_LAYERS else min(wanted, most)
    layers = layers_per_card(total, session.config, len(names))
    return None if layers is None else SharesView(names, layers, total)


def moved(layers: Sequence[int], index: int, wanted: int) -> tuple[int, ...]:
    """Return `layers` with `wanted` on the card `index`; the others give or take, by their shares."""
    total = sum(layers)
    wanted = max(0, min(wanted, total))
    others = [n for n in range(len(layers)) if n != index]
    weights = [layers[n] for n in others]
    weights = weights if any(weights) else [1] * len(others)
    left, shares = total - wanted, sum(weights)
    new = {index: wanted}
    for n, weight in zip(others, weights, strict=True):
        new[n] = round(left * weight / shares) if shares else 0
        left, shares = left - new[n], shares - weight
    return tuple(new[n] for n in range(len(layers)))


def with_layers(config: RunConfig, layers: Sequence[int]) -> RunConfig:
    """Return `config` with so many layers on each card."""
    return config.with_(tensor_split=tuple(map(float, layers)))


def by_free_memory(config: RunConfig) -> RunConfig:
    """Return `config` without shares: they are worked out from what is free when it is planned."""
    return config.with_(tensor_split=())
