"""The sequences of the memory, and which of them takes the next reply."""

from __future__ import annotations

from app.engine.failure import RequestError
from app.engine.promptcache import PromptCache
from app.engine.resident import Resident
from app.engine.saved import SavedState
from app.engine.sequence import Sequence

LEAST_TOKENS = 32
"""Sequences shorter than this are read again faster than they are kept."""


class Slots:
    """Finds each prompt the sequence that knows most of it, and keeps what has to make way."""

    def __init__(self, resident: Resident) -> None:
        self._r = resident
        self._cache = PromptCache(resident.config.cache_ram_bytes)
        self._clock = 0
        self._used: dict[int, int] = {}
        self._busy: set[int] = set()
        self.all = tuple(Sequence(resident, index) for index in range(resident.config.n_seq_max))

    @property
    def free(self) -> bool:
        """Whether a reply can begin."""
        return len(self._busy) < len(self.all)

    @property
    def idle(self) -> tuple[Sequence, ...]:
        """The sequences that no reply is written into."""
        return tuple(slot for slot in self.all if slot.index not in self._busy)

    @property
    def latest(self) -> Sequence:
        """The sequence that was used last."""
        return max(self.all, key=self._last_use)

    def take(self, prompt: list[int]) -> Sequence:
        """Return the idle sequence for `prompt`, with the best of what is known in it.

        A sequence is given up for a prompt that it does not begin only when no other is empty
        or older; the prompt cache keeps it then.
        """
        idle = self.idle
        slot = max(idle, key=lambda slot: self._fitness(slot, prompt))
        known = slot.reusable(prompt)
        cached, saved = self._cache.best(prompt, cuttable=self._r.cuttable)
        if saved is not None and cached > known:
            slot = min(idle, key=self._last_use)
            self._keep(slot, slot.reusable(prompt), beside=saved)
            self._cache.take(saved)
            if not slot.restore(saved):
                slot.notice = "A kept conversation did not fit the engine any more."
        else:
            self._keep(slot, known)
        self._busy.add(slot.index)
        return slot

    def give_back(self, slot: Sequence) -> None:
        """Say that the reply in `slot` is over."""
        self._busy.discard(slot.index)
        self._clock += 1
        self._used[slot.index] = self._clock

    def _fitness(self, slot: Sequence, prompt: list[int]) -> tuple[int, int]:
        """Known tokens count where most of the sequence goes on; else the longest unused wins."""
        known = slot.reusable(prompt)
        goes_on = 2 * known >= len(slot.tokens) and known > 0
        return (known if goes_on else 0, -self._last_use(slot))

    def _last_use(self, slot: Sequence) -> int:
        return self._used.get(slot.index, 0)

    def _keep(self, slot: Sequence, known: int, beside: SavedState | None = None) -> None:
        """Save `slot` to the cache when `known` tokens are all that will be left of it.

        `beside` takes its place, and both are in memory for a moment.
        """
        lost = len(slot.tokens) - known
        if lost < LEAST_TOKENS or 2 * known >= len(slot.tokens):
            return
        n_bytes = slot.save_bytes()
        if not self._cache.allows(n_bytes) or not self._cache.make_room(n_bytes, beside):
            return
        try:
            saved = slot.save()
        except RequestError:
            saved = None
        if saved is None:
            slot.notice = f"A conversation of {n_bytes:,} bytes could not be kept for later."
        else:
            self._cache.add(saved)
