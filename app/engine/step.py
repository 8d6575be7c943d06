"""One step of a reply, computed and not yet taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine import llama


@dataclass(slots=True)
class Step:
    """A token and the drafts after it; their logits begin at row `row` of `rows`.

    Both `rows` and the hidden rows of the same batch die with the next decode.
    """

    token: int
    drafts: Sequence[int]
    rows: llama.Floats
    row: int
