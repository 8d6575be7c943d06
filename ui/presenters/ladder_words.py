"""What a quant's row and its button say, in whole words that can be translated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from catalog.load import quant_tier
from ui.presenters.card_tile import short_name
from ui.presenters.figures import count, decimal, file_size, mib, percent
from ui.words import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from app.values.hub import Rung
    from app.values.plan import MemoryPlan
    from app.values.transfer import Transfer

RungAction = Literal["get", "queue", "open", "watch"]
ORIGINAL_BITS = 15.5
_QUALITY = {
    "excellent": QT_TR_NOOP("Nearly lossless"),
    "very good": QT_TR_NOOP("Very good"),
    "good": QT_TR_NOOP("Good", "quant"),
    "fair": QT_TR_NOOP("Noticeable loss"),
    "basic": QT_TR_NOOP("Heavy loss"),
}
_WORDS: dict[RungAction, str] = {
    "get": QT_TR_NOOP("Get"),
    "queue": QT_TR_NOOP("Queue"),
    "open": QT_TR_NOOP("Open"),
    "watch": QT_TR_NOOP("Watch"),
}
_UNDER_WAY = {
    "queued": QT_TR_NOOP("Waiting"),
    "paused": QT_TR_NOOP("Paused"),
    "verifying": QT_TR_NOOP("Checking"),
    "failed": QT_TR_NOOP("Stopped"),
}
_RECOMMENDED = {
    (False, False): QT_TR_NOOP(
        "{quant} is recommended: the most faithful one that fits with {n} tokens of context."
    ),
    (True, False): QT_TR_NOOP(
        "{quant} is recommended so far: the most faithful one that fits with {n} tokens of context."
    ),
    (False, True): QT_TR_NOOP(
        "{quant} is recommended: it fits with {n} tokens of context. Larger ones fit too, and "
        "answer no better in any measurement."
    ),
    (True, True): QT_TR_NOOP(
        "{quant} is recommended so far: it fits with {n} tokens of context. Larger ones fit too, "
        "and answer no better in any measurement."
    ),
}
"""By whether others are still read, and whether larger ones that fit were passed over."""
_SPARE = {
    (False, False): QT_TR_NOOP("{mib} MiB to spare"),
    (False, True): QT_TR_NOOP("{mib} MiB over the load line"),
    (True, False): QT_TR_NOOP("about {mib} MiB to spare"),
    (True, True): QT_TR_NOOP("about {mib} MiB over the load line"),
}


def where(plan: MemoryPlan | None) -> str:
    """Say what the column of spare memory is about: a card, the fullest of several, neither."""
    if plan is None:
        return tr("On this computer")
    if not plan.devices:
        return tr("In this computer's memory")
    if len(plan.devices) == 1:
        return tr("On your {card}").format(card=short_name(plan.devices[0].name))
    return tr("On the fullest of {n} cards").format(n=count(len(plan.devices)))


def recommendation(quant: str, n_ctx: int, *, so_far: bool, larger: bool) -> str:
    """Say why `quant` is the one to take, with room for `n_ctx` tokens.

    `so_far`: others are still read; `larger`: larger ones fit as well and were passed over.
    """
    return tr(_RECOMMENDED[so_far, larger]).format(quant=quant, n=count(n_ctx))


def spare_words(spare_bytes: int, *, rough: bool) -> str:
    """Say how far a plan stays under the load line or goes over it; `rough`: it is a guess."""
    return tr(_SPARE[rough, spare_bytes < 0]).format(mib=mib(abs(spare_bytes)))


def about(rung: Rung) -> str:
    """Return bits a weight, whether it drafts, and its parts, as far as they are known."""
    bits = rung.bits_per_weight
    drafts = {True: "MTP", False: tr("no MTP"), None: ""}[rung.drafts]
    parts = tr("{n} parts").format(n=count(rung.n_parts)) if rung.n_parts > 1 else ""
    with_file = tr("{size} of it for drafting").format(size=file_size(rung.draft_bytes))
    apart = with_file if rung.draft_bytes else ""
    known = (tr("{n} bits").format(n=decimal(bits)) if bits else "", drafts, apart, parts)
    return " · ".join(part for part in known if part)


def quality(rung: Rung) -> str:
    """Return what the quant leaves of the model, as it was measured."""
    tier = quant_tier(rung.quant)
    bits = tier.bits_per_weight if tier else rung.bits_per_weight or 0.0
    if bits >= ORIGINAL_BITS:
        return tr("Original")
    return tr(_QUALITY[tier.grade], "quant") if tier else ""


def button(action: RungAction, transfer: Transfer | None) -> str:
    """Return the word on the button, or how far `transfer` is."""
    if action != "watch" or transfer is None:
        return tr(_WORDS[action])
    if transfer.state in _UNDER_WAY:
        return tr(_UNDER_WAY[transfer.state])
    return percent(transfer.done_bytes / transfer.total_bytes if transfer.total_bytes else 0.0)
