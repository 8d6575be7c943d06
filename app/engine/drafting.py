"""How many tokens a model may draft in one step, and why fewer than wanted."""

from __future__ import annotations

from app.engine import llama
from app.engine.assistants import is_assistant
from app.engine.heads import most_drafts_of
from app.runconfig import RunConfig

NO_WAY_BACK = "This kind of model cannot take back rejected drafts: loaded without drafting."
_BESIDE_DRAFTS = 2
"""A micro-batch must be this much longer than the drafts: the library asserts that the states it
may go back to, and one token before them, lie in one (llama-batch.cpp, n_keep_tail)."""


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
    limit = None if is_assistant(architecture) else most_drafts_of(architecture, n_heads)
    if limit == 0:
        return 0, (
            f"The file has {n_heads} MTP layers, and the engine drafts with one for"
            f" the architecture {architecture}: loaded without drafting."
        )
    wanted, most = config.mtp.draft_max, max(0, config.n_ubatch - _BESIDE_DRAFTS)
    if limit is not None and limit < min(wanted, most):
        return limit, f"The model has {n_heads} MTP layers, which draft one token each."
    if wanted <= most:
        return wanted, ""
    return most, f"A micro-batch of {config.n_ubatch} leaves room for {most} draft tokens."


def can_roll_back(model: llama.ModelHandle, main: llama.ContextHandle, draft_max: int) -> bool:
    """Return whether the context can take back `draft_max` tokens."""
    kinds = ("is_hybrid", "is_recurrent")
    recurrent = any(llama.model_number(model, kind) for kind in kinds)
    return not recurrent or llama.context_number(main, "n_rs_seq") >= draft_max
