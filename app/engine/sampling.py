"""How the next token is chosen from the logits of a decode."""

from __future__ import annotations

import secrets
from typing import Protocol

from app.engine import llama
from app.engine.protocol import SamplingParams

MANY = 10_000
"""Candidates that stand for "all" where a sort is needed: sorting 262,144 costs 15 ms a token."""
_SEEDS = 0xFFFF_FFFF
"""The library takes the highest 32-bit number for "any seed"."""


class Sampler(Protocol):
    """Chooses tokens; `close` gives its memory back."""

    def choose(self, context: llama.ContextHandle, rows: llama.Floats, row: int) -> int:
        """Return the token for the batch's token `row`, whose logits are `rows[row]`."""
        ...

    def close(self) -> None:
        """Give the memory back."""
        ...


class Greedy:
    """Takes the most likely token."""

    def choose(self, _context: llama.ContextHandle, rows: llama.Floats, row: int) -> int:
        """Return the index of the largest logit; the first of equals."""
        return int(rows[row].argmax())

    def close(self) -> None:
        """Nothing is held."""


class Chain:
    """The library's own samplers: top-k, top-p, min-p, temperature, one draw."""

    def __init__(self, params: SamplingParams) -> None:
        self._chain = llama.api.llama_sampler_chain_init(
            llama.api.llama_sampler_chain_default_params()
        )
        for name, arguments in stages(params):
            stage = getattr(llama.api, f"llama_sampler_init_{name}")(*arguments)
            llama.api.llama_sampler_chain_add(self._chain, stage)

    def choose(self, context: llama.ContextHandle, _rows: llama.Floats, row: int) -> int:
        """Return a token drawn from the distribution that the parameters leave."""
        return int(llama.api.llama_sampler_sample(self._chain, context, row))

    def close(self) -> None:
        """Free the chain with its stages."""
        llama.api.llama_sampler_free(self._chain)


def stages(params: SamplingParams) -> list[tuple[str, tuple[float, ...]]]:
    """Return the chain as names and arguments, in the order they are applied.

    top-p sorts what it gets, so it never gets more than `MANY` candidates.
    """
    seed = params.seed if params.seed is not None else secrets.randbelow(_SEEDS)
    top_p = params.top_p < 1.0
    top_k = params.top_k or (MANY if top_p else 0)
    chain: list[tuple[str, tuple[float, ...]]] = []
    if top_k:
        chain.append(("top_k", (top_k,)))
    if top_p:
        chain.append(("top_p", (params.top_p, 1)))
    if params.min_p > 0.0:
        chain.append(("min_p", (params.min_p, 1)))
    return [*chain, ("temp", (params.temperature,)), ("dist", (seed % _SEEDS,))]


def make(params: SamplingParams) -> Sampler:
    """Return the sampler for one reply."""
    return Greedy() if params.temperature <= 0.0 else Chain(params)
