"""Texts that become vectors, and the vectors."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

MOST_TOKENS = 8192
LOGITS_BYTES = 2 << 30
"""The library reserves a row of logits for each token of a batch, though it writes none."""
MOST_TEXTS = 64
"""Texts that are computed together."""


def most_tokens(n_ctx_train: int, n_vocab: int) -> int:
    """Return how many tokens are computed at once; a text cannot be longer."""
    return min(n_ctx_train, MOST_TOKENS, LOGITS_BYTES // (4 * n_vocab))


class Embed(Value):
    """Turn `texts` into vectors by the model at `path`; it is opened first where it is not."""

    type: Literal["embed"] = "embed"
    id: str
    path: str
    n_threads: int = Field(ge=1)
    texts: tuple[str, ...] = Field(min_length=1)
    query: str | None = Field(
        default=None, description="instead of a vector: how well does each text answer this"
    )


class Embedded(Value):
    """One vector for each text, each of length 1; one score as its only element for a query."""

    type: Literal["embedded"] = "embedded"
    id: str
    n_embd: int = Field(description="elements of a vector")
    n_tokens: int = Field(description="tokens of all texts")
    rows: str = Field(
        description="base64 of the vectors in a row: 32-bit floats, lowest byte first"
    )
