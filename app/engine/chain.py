"""Drafting with several MTP layers: one for each draft of a step.

Each layer was trained to predict one token further than the one before it, and keeps a cache of its
own for every position. The library computes one layer at a time; a layer reads all that its cache
lacks and the drafts so far in one batch (common/speculative.cpp of llama.cpp, `chain_heads`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from app.engine import llama
from app.engine.mtp import Decode, Drafter, Owed, Wish
from app.engine.resident import Resident


class Chain(Drafter):
    """Drafts the n-th token of a step with the n-th layer; there are no more drafts than layers."""

    def __init__(
        self,
        resident: Resident,
        context: llama.ContextHandle,
        sequence: int,
        decode: Decode,
        n_heads: int,
    ) -> None:
        super().__init__(resident, context, sequence, decode)
        self._owing: list[list[Owed]] = [[] for _ in range(n_heads)]
        self._took_part = 0
        self._torn = False
        """Whether a decode did not come to its end since the cells for it were freed."""

    @property
    def abreast(self) -> bool:
        """Its layers free cells of their own sequence between two decodes of a step."""
        return False

    def reset(self) -> None:
        """Forget everything."""
        super().reset()
        self._owe_nothing()

    def cut(self, position: int, hidden: llama.Floats | None = None) -> None:
        """Forget the tokens from `position` on; `hidden` is the row before it, when known."""
        if self._torn:
            # One layer's cells are gone, and those of the others stand on the same list.
            first = [owing[0].position for owing in self._owing if owing]
            llama.cut(self._context, self._sequence, min([position, *first]))
            self._owe_nothing()
        super().cut(position, hidden)
        self._took_part = 0
        for owing in self._owing:
            owing[:] = takewhile(lambda one: one.position < position, owing)

    def draft(self, token: int, position: int, wish: Wish) -> tuple[list[int], list[float]]:
        """Return guesses for the tokens after `token`, as `Drafter.draft` does."""
        rows = [Owed(position, token, self._last.copy())]
        drafts: list[int] = []
        sure: list[float] = []
        for head in range(min(wish.n, len(self._owing))):
            last = self._read_with(head, rows)
            guess = self.guess(llama.logits(self._context, 1, self._n_vocab)[0], wish, sure)
            if guess is None:
                break
            drafts.append(guess)
            hidden = llama.hidden_of(self._context, last, self._n_hidden).copy()
            rows.append(Owed(position + len(drafts), guess, hidden))
        return drafts, sure

    def follow(self, token: int, position: int, kept: Sequence[int], hidden: llama.Floats) -> None:
        """Follow one step, as `Drafter.follow` does; layers that took no part owe all of it."""
        if self._took_part:
            llama.cut(self._context, self._sequence, position + 1)
        here = Owed(position, token, self._last.copy())
        others = [Owed(position + 1 + i, draft, hidden[i].copy()) for i, draft in enumerate(kept)]
        for head, owing in enumerate(self._owing):
            owing.extend(others if head < self._took_part else [here, *others])
        self._took_part = 0
        self._last[:] = hidden[len(kept)]
        if max(map(len, self._owing)) >= self._room:
            self.pay()

    def pay(self) -> None:
        """Let every layer's cache have the tokens that it still lacks."""
        for head, owing in enumerate(self._owing):
            if owing:
                self._turn_to(head, owing[0].position)
                self._fill(owing, output=False)
                self._decode(self._context, self._batch)
                self._torn = False
                owing.clear()

    def _read_with(self, head: int, rows: list[Owed]) -> int:
        """Let layer `head` read what it owes and then `rows`; return the last one's place."""
        owing = self._owing[head]
        all_rows = [*owing, *rows]
        self._turn_to(head, all_rows[0].position)
        self._fill(all_rows, output=True)
        self._decode(self._context, self._batch)
        self._torn = False
        owing.clear()
        self._took_part = head + 1
        return len(all_rows) - 1

    def _fill(self, rows: list[Owed], *, output: bool) -> None:
        """Put `rows` into the batch; with `output`, the last one gives logits."""
        last = len(rows) - 1
        for n, one in enumerate(rows):
            self._put(n, one.token, one.position, one.hidden, output=output and n == last)

    def _turn_to(self, head: int, position: int) -> None:
        """Choose a layer, and free the cells from `position` on for it to fill again.

        The cells are one list for all layers: the same positions take the same cells again, and
        what the other layers keep in them stays.
        """
        self._torn = True
        llama.cut(self._context, self._sequence, position)
        llama.turn_to_head(self._context, head)

    def _compute(self, position: int) -> None:
        """Let every layer compute the batch, whose first token stands at `position`."""
        for head in range(len(self._owing)):
            self._turn_to(head, position)
            self._decode(self._context, self._batch)
        self._torn = False

    def _owe_nothing(self) -> None:
        self._took_part, self._torn = 0, False
        for owing in self._owing:
            owing.clear()
