"""What a stage of the proof looks at: placement against the accepted setup, sanity of a text."""

from __future__ import annotations

from collections import Counter

from app.plan.placement import layers_per_card
from app.qualify.setup import stopped
from app.runconfig import RunConfig
from app.values.plan import MemoryPlan
from app.values.receipt import Placement

MIB = 1 << 20
CONTEXT_STEP = 256
_LINES = {
    ("main", "kv"): ("kv", "kv_swa"),
    ("main", "recurrent"): ("recurrent",),
    ("main", "compute"): ("compute",),
    ("mtp", "kv"): ("mtp_kv",),
    ("mtp", "compute"): ("mtp_compute",),
}


def placement_differences(config: RunConfig, placement: Placement) -> list[str]:
    """Return every way in which the engine did not do what was accepted, in plain words."""
    wanted_layers = placement.layers_total if config.n_gpu_layers < 0 else config.n_gpu_layers
    each = config.n_ctx // config.n_seq_max
    padded = -(-each // CONTEXT_STEP) * CONTEXT_STEP
    pairs = [
        ("layers on the card", wanted_layers, placement.layers_on_gpu),
        ("KV type of keys", config.type_k.value, placement.type_k),
        ("KV type of values", config.type_v.value, placement.type_v),
        ("micro-batch", config.n_ubatch, placement.n_ubatch),
        *_layers_per_card(config, placement),
    ]
    wrong = [
        f"{name}: {seen} instead of {wanted}" for name, wanted, seen in pairs if wanted != seen
    ]
    if placement.n_ctx not in (each, padded):
        wrong.append(f"context: {placement.n_ctx} instead of {each}")
    return wrong


def as_accepted(config: RunConfig, placement: Placement) -> None:
    """Refuse an engine that did something else than was accepted: it must not be used.

    Raises:
        EngineError: every difference in plain words.
    """
    if wrong := placement_differences(config, placement):
        raise stopped("load", "The engine did not do what was accepted: " + "; ".join(wrong))


def _layers_per_card(config: RunConfig, placement: Placement) -> list[tuple[str, int, int]]:
    cards = placement.cards
    wanted = layers_per_card(placement.layers_on_gpu, config, len(cards)) or ()
    return [
        (f"layers on {card.device}", n, card.layers) for card, n in zip(cards, wanted, strict=False)
    ]


def predicted_against_measured(
    plan: MemoryPlan, placement: Placement
) -> list[tuple[str, int, int]]:
    """Return (line, predicted bytes, measured bytes) for every line that both know."""
    rows = []
    parts = (*plan.devices, plan.host)
    for (context, kind), keys in _LINES.items():
        measured = sum(
            line.bytes for line in placement.buffers if (line.context, line.kind) == (context, kind)
        )
        predicted = sum(part.item_bytes(key) for part in parts for key in keys)
        if measured or predicted:
            rows.append((f"{context} {kind}", predicted, measured))
    return rows + _weights_per_card(plan, placement)


def _weights_per_card(plan: MemoryPlan, placement: Placement) -> list[tuple[str, int, int]]:
    """Return the weights of each of several cards: the sum alone hides a wrong split."""
    if len(placement.cards) < 2 or len(placement.cards) != len(plan.devices):
        return []
    weights = {line.device: line.bytes for line in placement.buffers if line.kind == "weights"}
    return [
        (f"weights on {card.device}", part.item_bytes("weights"), weights.get(card.buffers, 0))
        for card, part in zip(placement.cards, plan.devices, strict=True)
    ]


def insane(text: str, tokens: tuple[int, ...]) -> str:
    """Return what is wrong with a reply, or an empty string: empty, not text, or one token only."""
    if not tokens or not text.strip():
        return "the reply is empty"
    control = sum(1 for c in text if (ord(c) < 32 and c not in "\n\r\t") or c == "\ufffd")
    if control * 4 > len(text):
        return "the reply is not readable text"
    token, count = Counter(tokens).most_common(1)[0]
    if len(tokens) >= 16 and count == len(tokens):
        return f"the reply repeats one token ({token}) {count} times"
    return ""
