"""How many tokens a model may draft in one step, and why fewer than wanted."""

from __future__ import annotations

from app.engine import llama
from app.engine.assistants import is_assistant
from app.runconfig import RunConfig

NO_WAY_BACK = "This kind of model cannot take back rejected drafts: loaded without drafting."
_BESIDE_DRAFTS = 2
"""A micro-batch must be this much longer than the drafts: the library asserts that the states it
may go back to, and one token before them, lie in one (llama-batch.cpp, n_keep_tail)."""
_SEVERAL_HEADS = frozenset({"hy_v3", "mimo2", "step35"})
"""What may have more than one MTP layer: with any other, the library asserts that it is one and
ends the process. The first of them drafts, as often as drafts are wanted."""


def most_drafts(config: RunConfig, drafts: llama.ModelHandle) -> tuple[int, str]:
    """Return the most draft tokens of a step, and what a person must know of that.

    `drafts` is the model whose MTP layers draft.
    """
    if not config.mtp.on:
        return 0, ""
    n_heads = llama.model_number(drafts, "n_layer_nextn")
    if not n_heads:
        return 0, "The file has no MTP head: loaded without drafting."
    architecture = llama.model_text(drafts, "general.architecture")
    one_head = n_heads == 1 or is_assistant(architecture)
    if not one_head and architecture not in _SEVERAL_HEADS:
        return 0, (
            f"The file has {n_heads} MTP layers, and the engine drafts with one for"
            f" the architecture {architecture}: loaded without drafting."
        )
    most = max(0, config.n_ubatch - _BESIDE_DRAFTS)
    if config.mtp.draft_max <= most:
        return config.mtp.draft_max, ""
    return most, f"A micro-batch of {config.n_ubatch} leaves room for {most} draft tokens."


def can_roll_back(model: llama.ModelHandle, main: llama.ContextHandle, draft_max: int) -> bool:
    """Return whether the context can take back `draft_max` tokens."""
    kinds = ("is_hybrid", "is_recurrent")
    recurrent = any(llama.model_number(model, kind) for kind in kinds)
    return not recurrent or llama.context_number(main, "n_rs_seq") >= draft_max
