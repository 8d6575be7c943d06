"""What drafts for a sequence: one MTP layer, several of them, or an assistant."""

from __future__ import annotations

from app.engine import llama
from app.engine.chain import Chain
from app.engine.mtp import Assistant, Decode, Drafter
from app.engine.resident import Resident


def drafter_of(resident: Resident, sequence: int, decode: Decode) -> Drafter | None:
    """Return what drafts for `sequence`; None without drafting."""
    if resident.mtp is None:
        return None
    if resident.head and resident.head.assists:
        return Assistant(resident, resident.mtp, sequence, decode)
    drafts = resident.head.model if resident.head else resident.model
    if (n_heads := llama.model_number(drafts, "n_layer_nextn")) > 1:
        return Chain(resident, resident.mtp, sequence, decode, n_heads)
    return Drafter(resident, resident.mtp, sequence, decode)
