"""Sequences kept in host memory, so that going back to a chat does not read it all again."""

from __future__ import annotations

from app.engine.chat import common_prefix
from app.engine.saved import SavedState


class PromptCache:
    """Saved states within a budget of bytes; the oldest make room for the newest."""

    def __init__(self, budget_bytes: int) -> None:
        self._budget = budget_bytes
        self._kept: list[SavedState] = []

    @property
    def n_bytes(self) -> int:
        """Bytes held by all."""
        return sum(saved.n_bytes for saved in self._kept)

    def __len__(self) -> int:
        """Return how many states are kept."""
        return len(self._kept)

    def allows(self, n_bytes: int) -> bool:
        """Return whether a state of `n_bytes` can be kept at all."""
        return 0 < n_bytes <= self._budget

    def make_room(self, n_bytes: int, beside: SavedState | None = None) -> bool:
        """Drop the oldest until `n_bytes` more fit: old and new are never held together.

        `beside` stays, because it is about to be used; return whether there is room.
        """
        others = [saved for saved in self._kept if saved is not beside]
        while others and self.n_bytes + n_bytes > self._budget:
            self.take(others.pop(0))
        return self.n_bytes + n_bytes <= self._budget

    def add(self, saved: SavedState) -> None:
        """Keep `saved` and drop what it continues, if the budget allows."""
        n = len(saved.tokens)
        self._kept = [old for old in self._kept if saved.tokens[: len(old.tokens)] != old.tokens]
        if any(old.tokens[:n] == saved.tokens for old in self._kept):
            return
        self.make_room(saved.n_bytes)
        if saved.n_bytes <= self._budget:
            self._kept.append(saved)

    def best(self, prompt: list[int], *, cuttable: bool) -> tuple[int, SavedState | None]:
        """Return how many tokens of `prompt` the best state knows, and that state."""
        found: tuple[int, SavedState | None] = (0, None)
        for saved in self._kept:
            n = reusable(saved, prompt, cuttable=cuttable)
            if n > found[0]:
                found = (n, saved)
        return found

    def take(self, saved: SavedState) -> None:
        """Drop `saved`: it is in the engine's memory again."""
        self._kept = [kept for kept in self._kept if kept is not saved]


def reusable(saved: SavedState, prompt: list[int], *, cuttable: bool) -> int:
    """Return how many tokens of `prompt` need not be read once `saved` is restored."""
    common = common_prefix(list(saved.tokens), prompt[:-1])
    if cuttable or common == len(saved.tokens):
        return common
    points = (point.position for point in saved.checkpoints if point.position <= common)
    return max(points, default=0)
