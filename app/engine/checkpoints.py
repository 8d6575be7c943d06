"""Saved parts of the memory that cannot be cut at will, within a budget of bytes."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine import llama


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The recurrent (or sliding) state after `position` tokens, and the last hidden row there."""

    position: int
    state: llama.State
    hidden: llama.Floats | None

    @property
    def n_bytes(self) -> int:
        """Bytes held."""
        return self.state.nbytes + (self.hidden.nbytes if self.hidden is not None else 0)


class Checkpoints:
    """Checkpoints of one sequence, by position; the oldest make room for the newest."""

    def __init__(self, budget_bytes: int) -> None:
        self._budget = budget_bytes
        self._kept: list[Checkpoint] = []

    @property
    def n_bytes(self) -> int:
        """Bytes held by all."""
        return sum(point.n_bytes for point in self._kept)

    @property
    def positions(self) -> tuple[int, ...]:
        """Where there are checkpoints."""
        return tuple(point.position for point in self._kept)

    @property
    def kept(self) -> tuple[Checkpoint, ...]:
        """Every checkpoint, the oldest first."""
        return tuple(self._kept)

    def allows(self, size: int) -> bool:
        """Return whether a checkpoint of `size` bytes can be kept at all."""
        return 0 < size <= self._budget

    def make_room(self, size: int) -> None:
        """Drop the oldest until `size` bytes more fit: old and new are never held together."""
        while self._kept and self.n_bytes + size > self._budget:
            self._kept.pop(0)

    def add(self, point: Checkpoint) -> bool:
        """Keep `point`; say if the budget allows it."""
        if point.n_bytes > self._budget:
            return False
        self._kept = [kept for kept in self._kept if kept.position != point.position]
        self.make_room(point.n_bytes)
        self._kept.append(point)
        return True

    def best(self, position: int) -> Checkpoint | None:
        """Return the last checkpoint at or before `position`."""
        usable = [point for point in self._kept if point.position <= position]
        return max(usable, key=lambda point: point.position, default=None)

    def keep_until(self, position: int) -> None:
        """Drop the checkpoints after `position`: their tokens are gone."""
        self._kept = [point for point in self._kept if point.position <= position]
