"""How likely tokens were."""

from __future__ import annotations

from pydantic import Field

from app.values.base import Value


class Likelihood(Value):
    """One token and the natural logarithm of its probability, before any sampling."""

    token: int
    text: str
    bytes: tuple[int, ...] = Field(default=(), description="the text may be part of a character")
    logprob: float


class TokenLogprobs(Likelihood):
    """A token that was chosen, and what was likely in its place, likeliest first."""

    top: tuple[Likelihood, ...] = ()
