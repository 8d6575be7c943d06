"""Everything that is known of one sequence, outside the engine's own memory."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine import llama
from app.engine.checkpoints import Checkpoint

TOKEN_BYTES = 8
"""Bytes of a reference in a tuple."""


@dataclass(frozen=True, slots=True, eq=False)
class SavedState:
    """A sequence's tokens, exported states of both contexts, last hidden row, checkpoints."""

    tokens: tuple[int, ...]
    main: llama.State
    mtp: llama.State | None
    hidden: llama.Floats | None
    checkpoints: tuple[Checkpoint, ...]

    @property
    def n_bytes(self) -> int:
        """Bytes held."""
        arrays = (self.main, self.mtp, self.hidden)
        held = sum(array.nbytes for array in arrays if array is not None)
        points = sum(point.n_bytes for point in self.checkpoints)
        return held + points + TOKEN_BYTES * len(self.tokens)
