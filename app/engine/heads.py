"""How many tokens the MTP layers of a model can draft in one step."""

from __future__ import annotations

CHAINS = frozenset({"hy_v3", "mimo2", "step35"})
"""Architectures whose MTP layers can be chosen one by one (llama_set_nextn_layer_offset). With any
other the library asserts that there is one, and ends the process."""


def most_drafts_of(architecture: str, n_layers: int) -> int | None:
    """Return the most drafts of a step: None with one layer, which goes on from its own drafts.

    Several layers draft one token each, where the library can compute them; 0: it cannot.
    """
    if n_layers == 1:
        return None
    return n_layers if architecture in CHAINS else 0
