"""Whether two greedy replies are the same, but for a choice between as good as equal tokens.

A card has other kernels for one row than for several and adds up in another order, so that what
drafts were verified with is not to the last digit what one token alone gives. Where two tokens are
as good as equal, greedy choice may then fall otherwise; from there on the texts differ rightly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from app.values.logprobs import TokenLogprobs

NEAR_TIE = 0.3
"""Natural logarithm of how much likelier the other token may be. llama.cpp's own tests let products
of matrices differ by 2 % (NMSE 5e-4); a memory that was left wrong costs whole units."""
TOP = 20
"""So many tokens are told in each place; one beyond them is no near tie."""


def first_difference(one: Sequence[int], other: Sequence[int]) -> int | None:
    """Return the first place at which the tokens differ; None where one begins with the other."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), None)


def gap(likely: Sequence[TokenLogprobs], common: Sequence[int], one: int, other: int) -> float:
    """Return how far apart (natural logarithm) two tokens are after `common`.

    `likely` is told of a reply that begins with `common`. Infinite where a token is not told.
    """
    place = len(common)
    if len(likely) <= place or [row.token for row in likely[:place]] != list(common):
        return math.inf
    row = likely[place]
    told = {option.token: option.logprob for option in (*row.top, row)}
    return abs(told[one] - told[other]) if {one, other} <= told.keys() else math.inf
