"""Which settings hold the words that somebody looks for, and which group is looked at."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache


def found_rows(query: str, heading: str, rows: Sequence[str]) -> frozenset[int]:
    """Return the numbers of the `rows` that hold every word of `query`, as their heading may too.

    An empty row is one that is not there; it holds nothing.
    """
    return frozenset(at for at, row in enumerate(rows) if row and holds(f"{heading} {row}", query))


def holds(text: str, query: str) -> bool:
    """Return whether every word of `query` is somewhere in `text`, however it is written."""
    inside = _plain(text)
    return all(word in inside for word in _plain(query).split())


@lru_cache(maxsize=512)
def _plain(text: str) -> str:
    """Return `text` without case and accents: "Größe" is found by "grosse" as well."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def looked_at(tops: Sequence[int | None], value: int, reach: int) -> int:
    """Return the number of the group that is read when a page stands at `value`, px.

    Args:
        tops: where each group begins; None: it is not shown.
        value: how far the page is scrolled.
        reach: how far below the upper edge a group's beginning still makes it the current one.
    """
    shown = [(top, at) for at, top in enumerate(tops) if top is not None]
    begun = [at for top, at in shown if top <= value + reach]
    return begun[-1] if begun else shown[0][1] if shown else 0
