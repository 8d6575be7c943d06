"""How the next token is chosen from the logits of a decode.

The library's own samplers choose; what they are given is narrowed first to what can be chosen,
because looking at 248,320 candidates one by one is what sampling costs. Narrowing never changes
the result: penalties only lower the logits of tokens that were seen, so the `k` likeliest after
them are among the `k + seen` likeliest before.

A sampler is told every token that it chose, from left to right, and none that was not: a draft
that is not the chosen token is never accepted. That is all that penalties and grammars need to
say the same with drafting as without.
"""

from __future__ import annotations

import ctypes
import math
import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

from app.engine import llama
from app.engine.candidates import Candidates, Ids, Need, likeliest
from app.engine.failure import RequestError
from app.engine.vocabulary import Vocabulary
from app.values.sampling import SamplingParams

MANY = 10_000
"""Candidates that stand for "all" where a sort is needed: sorting 262,144 costs 15 ms a token."""
_SEEDS = 0xFFFF_FFFF
"""The library takes the highest 32-bit number for "any seed"."""
_KEEP = 1
_ROUNDING = 0.01
Stage = tuple[str, tuple[float, ...]]


class Sampler(Protocol):
    """Chooses tokens; `close` gives its memory back."""

    def choose(self, context: llama.ContextHandle, rows: llama.Floats, row: int) -> int:
        """Return the token for the batch's token `row`, whose logits are `rows[row]`."""
        ...

    def close(self) -> None:
        """Give the memory back."""
        ...


class Constraint(Protocol):
    """What a reply must look like."""

    def allows(self, token: int) -> bool:
        """Return whether `token` may come next."""
        ...

    def narrow(self, logits: llama.Floats, need: Need) -> Candidates:
        """Return what may come next, at least what `need` asks for of it."""
        ...

    def accept(self, token: int) -> None:
        """Take note of the token that was chosen."""
        ...

    def close(self) -> None:
        """Give the memory back."""
        ...


class Greedy:
    """Takes the most likely token."""

    def choose(self, _context: llama.ContextHandle, rows: llama.Floats, row: int) -> int:
        """Return the index of the largest logit; the first of equals."""
        return int((rows if len(rows) == 1 else rows[row]).argmax())

    def close(self) -> None:
        """Nothing is held."""


class Chain:
    """The library's own samplers, one after another, under a constraint if there is one."""

    def __init__(
        self, stages: Sequence[int], seen: Sequence[int], need: Need, constraint: Constraint | None
    ) -> None:
        """Own the samplers `stages` and the constraint; the tokens `seen` came before."""
        api = llama.api
        self._chain = api.llama_sampler_chain_init(api.llama_sampler_chain_default_params())
        for stage in stages:
            api.llama_sampler_chain_add(self._chain, stage)
        for token in seen:
            api.llama_sampler_accept(self._chain, token)
        self._need = need
        self._constraint = constraint
        self._candidates: Candidates | None = None

    def choose(self, _context: llama.ContextHandle, rows: llama.Floats, row: int) -> int:
        """Return a token drawn from the distribution that the parameters leave.

        A constraint is asked about the drawn token alone; only where it refuses is the token
        drawn again, from what it allows. That is the distribution of the constrained model, at a
        hundredth of the price of asking about every token.
        """
        logits = rows[row]
        candidates = self._held(logits, likeliest(logits, self._need))
        candidates.apply(self._chain)
        token = candidates.selected
        if self._constraint:
            if not self._constraint.allows(token):
                candidates = self._constraint.narrow(logits, self._need)
                candidates.apply(self._chain)
                token = candidates.selected
            self._constraint.accept(token)
        llama.accept_token(self._chain, token)
        return token

    def _held(self, logits: llama.Floats, ids: Ids | None) -> Candidates:
        """Return the candidates in the memory of the choice before."""
        if self._candidates is None:
            self._candidates = Candidates(logits, ids)
        else:
            self._candidates.take(logits, ids)
        return self._candidates

    def close(self) -> None:
        """Free the chain with its stages."""
        llama.api.llama_sampler_free(self._chain)
        if self._constraint:
            self._constraint.close()


def stages(params: SamplingParams) -> list[Stage]:
    """Return the chain after the penalties: names and arguments, in the order they are applied.

    top-p and typical sort what they get, so they never get more than `MANY` candidates.
    """
    if params.temperature <= 0.0:
        return [("greedy", ())]
    seed = (params.seed if params.seed is not None else secrets.randbelow(_SEEDS)) % _SEEDS
    top_k = params.top_k or (MANY if sorts(params) else 0)
    chain: list[tuple[bool, Stage]] = [
        (top_k > 0, ("top_k", (top_k,))),
        (params.typical_p < 1.0, ("typical", (params.typical_p, _KEEP))),
        (params.top_p < 1.0, ("top_p", (params.top_p, _KEEP))),
        (params.min_p > 0.0, ("min_p", (params.min_p, _KEEP))),
        (
            params.xtc_probability > 0.0,
            ("xtc", (params.xtc_probability, params.xtc_threshold, _KEEP, seed)),
        ),
        (True, ("temp", (params.temperature,))),
        (True, ("dist", (seed,))),
    ]
    return [stage for wanted, stage in chain if wanted]


def needs(params: SamplingParams) -> Need:
    """Return which candidates decide what `params` choose.

    Penalties that only lower logits change at most as many candidates as tokens are looked back
    on; with so many more taken, the likeliest after them are among the likeliest before. min-p
    keeps what is within a factor of the likeliest, which is a distance of logits.
    """
    lowers = (
        params.repeat_penalty >= 1.0
        and params.presence_penalty >= 0.0
        and params.frequency_penalty >= 0.0
    )
    if params.penalises and not lowers:
        return Need()
    biased = tuple(token for token, _ in params.logit_bias)
    lowered = (
        params.penalises * params.penalty_last_n + params.dries * params.dry_last_n + len(biased)
    )
    k = 1 if params.temperature <= 0.0 else params.top_k
    if k:
        return Need(lowered + k, always=biased)
    if params.min_p > 0.0 and not sorts(params):
        return Need(lowered + 1, _ROUNDING - math.log(params.min_p), biased)
    return Need()


def sorts(params: SamplingParams) -> bool:
    """Return whether a stage weighs every candidate against the others."""
    return params.top_p < 1.0 or params.typical_p < 1.0


class SamplerMaker:
    """Makes the samplers of one model's replies."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._dry: dict[tuple[object, ...], int] = {}

    def make(
        self,
        params: SamplingParams,
        prompt: Sequence[int] = (),
        constrain: Callable[[], Constraint] | None = None,
    ) -> Sampler:
        """Return the sampler for one reply to `prompt`; `constrain` makes what it must follow.

        Raises:
            RequestError: bad-request; a bias for a token that the model does not have.
        """
        n_vocab = self._vocabulary.n_tokens
        for token, _ in params.logit_bias:
            if token >= n_vocab:
                raise RequestError(
                    "prefill",
                    "bad-request",
                    f"There is no token {token:,} to bias: the model has {n_vocab:,}.",
                )
        changes = bool(params.penalises or params.dries or params.logit_bias)
        if params.temperature <= 0.0 and not changes and constrain is None:
            return Greedy()
        constraint = constrain() if constrain else None
        made = [*self._changes(params), *(_init(name, *given) for name, given in stages(params))]
        back = max(params.penalises * params.penalty_last_n, params.dries * params.dry_last_n)
        seen = prompt[-back:] if back else ()
        return Chain(made, seen, needs(params), constraint)

    def close(self) -> None:
        """Give back what was kept for the next reply."""
        for sampler in self._dry.values():
            llama.api.llama_sampler_free(sampler)
        self._dry.clear()

    def _changes(self, params: SamplingParams) -> list[int]:
        n_vocab = self._vocabulary.n_tokens
        made = []
        if params.logit_bias:
            biases = (llama.api.llama_logit_bias * len(params.logit_bias))(*params.logit_bias)
            made.append(_init("logit_bias", n_vocab, len(biases), biases))
        if params.penalises:
            made.append(
                _init(
                    "penalties",
                    n_vocab,
                    params.penalty_last_n,
                    params.repeat_penalty,
                    params.frequency_penalty,
                    params.presence_penalty,
                )
            )
        if params.dries:
            made.append(llama.api.llama_sampler_clone(self._dried(params)))
        return made

    def _dried(self, params: SamplingParams) -> int:
        """Return a sampler to clone: finding the breakers in a large vocabulary takes 0.1 s."""
        numbers = (
            params.dry_multiplier,
            params.dry_base,
            params.dry_allowed_length,
            params.dry_last_n,
        )
        key = (*numbers, params.dry_breakers)
        if key not in self._dry:
            if len(self._dry) >= 4:
                self.close()
            words = [word.encode("utf-8", "replace") for word in params.dry_breakers]
            breakers = (ctypes.c_char_p * len(words))(*words)
            self._dry[key] = _init("dry", self._vocabulary.handle, *numbers, breakers, len(words))
        return self._dry[key]


def _init(name: str, *arguments: object) -> int:
    make: Callable[..., int] = getattr(llama.api, f"llama_sampler_init_{name}")
    return make(*arguments)
