"""Drafting with the model's own multi-token-prediction head.

The head predicts the token after next from a token and the hidden row of the one before it. Its
context keeps a cache of its own, which must be built with the true hidden rows of the main
context. Rows of accepted drafts were built with guessed ones; they are built again in the same
batch as the next step's first draft, which saves one decode a step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from app.engine import llama
from app.engine.batch import Batch
from app.engine.resident import ROWS, Resident

Decode = Callable[[llama.ContextHandle, Batch], None]


@dataclass(frozen=True, slots=True)
class Owed:
    """A token that the head's cache still lacks, with the hidden row of the one before it."""

    position: int
    token: int
    hidden: llama.Floats


@dataclass(frozen=True, slots=True)
class Wish:
    """At most `n` drafts, each with at least `p_min`; `sure`: tell the probabilities."""

    n: int
    p_min: float = 0.0
    sure: bool = False


class Drafter:
    """The head with its cache, always as long as the main sequence (owed tokens counted)."""

    def __init__(
        self, resident: Resident, context: llama.ContextHandle, sequence: int, decode: Decode
    ) -> None:
        self._context = context
        self._sequence = sequence
        self._decode = decode
        self._n_vocab = resident.info.n_vocab
        self._n_hidden = resident.n_hidden
        self._room = min(resident.chunk, ROWS)
        self._shared = resident.mtp_batch
        self._owed: list[Owed] = []
        self._last: llama.Floats = np.zeros(self._n_hidden, np.float32)
        self._drafted = False
        self._step = 1
        self._shares: llama.Floats = np.zeros(self._n_vocab, np.float32)

    @property
    def _batch(self) -> Batch:
        return self._shared.of(self._sequence)

    @property
    def last_hidden(self) -> llama.Floats:
        """Hidden row of the last token of the main sequence."""
        return self._last

    def reset(self) -> None:
        """Forget everything."""
        llama.cut(self._context, self._sequence, 0)
        self._owed.clear()
        self._drafted = False
        self._last[:] = 0.0

    def save(self) -> llama.State | None:
        """Return the head's cache of this sequence; None when it cannot be exported."""
        self.pay()
        return llama.save_state(self._context, self._sequence, llama.FULL_STATE)

    def save_bytes(self) -> int:
        """Return about how many bytes `save` and the last hidden row take."""
        known = llama.state_bytes(self._context, self._sequence, llama.FULL_STATE)
        return known + self._last.nbytes

    def restore(self, state: llama.State | None, hidden: llama.Floats | None) -> None:
        """Take a saved cache; without one the head guesses worse, and nothing else is wrong."""
        self.reset()
        if state is not None:
            llama.restore_state(self._context, self._sequence, state, llama.FULL_STATE)
        if hidden is not None:
            self._last[:] = hidden

    def cut(self, position: int, hidden: llama.Floats | None = None) -> None:
        """Forget the tokens from `position` on; `hidden` is the row before it, when known.

        What is owed is not there yet, or only a part of it where its decode was stopped.
        """
        self._owed = [owed for owed in self._owed if owed.position < position]
        until = min([position, *(owed.position for owed in self._owed[:1])])
        llama.cut(self._context, self._sequence, until)
        self._drafted = False
        if hidden is None:
            self._last[:] = 0.0
        else:
            self._last[:] = hidden

    def read(self, tokens: Sequence[int], position: int, hidden: llama.Floats) -> None:
        """Follow the main context, which just computed `tokens` with the rows `hidden`.

        Where a decode fails or is stopped, what is known ends at `position` or a little later.
        """
        self.pay()
        batch, before = self._batch, self._last.copy()
        for start in range(0, len(tokens), self._room):
            part = tokens[start : start + self._room]
            n = batch.fill(part, position + start, outputs="none")
            batch.embedding[0] = hidden[start - 1] if start else before
            batch.embedding[1:n] = hidden[start : start + n - 1]
            self._compute(position + start)
        self._last[:] = hidden[len(tokens) - 1]

    def draft(self, token: int, position: int, wish: Wish) -> tuple[list[int], list[float]]:
        """Return guesses for the tokens after `token`, which stands at `position`.

        The second list has the head's probability of each, where the wish asks for it.
        """
        batch = self._batch
        row = self._fill_owed()
        self._drafted = True
        self._put(row, token, position, self._last, output=True)
        drafts: list[int] = []
        sure: list[float] = []
        while True:
            self._decode(self._context, batch)
            self._owed.clear()
            guess = self.guess(llama.logits(self._context, 1, self._n_vocab)[0], wish, sure)
            if guess is None:
                break
            drafts.append(guess)
            if len(drafts) == wish.n:
                break
            hidden = llama.hidden_of(self._context, row, self._n_hidden)
            row = 0
            self._put(0, guess, position + self._step * len(drafts), hidden, output=True)
        return drafts, sure

    def guess(self, logits: llama.Floats, wish: Wish, sure: list[float]) -> int | None:
        """Return the likeliest token, or None where the head finds it less likely than wished.

        Its probability goes to the end of `sure`, where the wish is about that.
        """
        guess = int(logits.argmax())
        if not wish.sure and wish.p_min <= 0.0:
            return guess
        np.subtract(logits, logits[guess], out=self._shares)
        np.exp(self._shares, out=self._shares)
        share = float(1.0 / self._shares.sum())
        if share < wish.p_min:
            return None
        sure.append(share)
        return guess

    @property
    def abreast(self) -> bool:
        """Whether it can draft in one batch with the drafters of other sequences."""
        return True

    def wanting(self, token: int, position: int) -> list[Owed]:
        """Return what the head must read to draft after `token`, which stands at `position`."""
        return [*self._owed, Owed(position, token, self._last)]

    def took_part(self) -> None:
        """Note that another's batch had what was `wanting`."""
        self._owed.clear()
        self._drafted = True

    def follow(self, token: int, position: int, kept: Sequence[int], hidden: llama.Floats) -> None:
        """Follow one step: `token` at `position`, then the drafts that were right.

        `hidden` has the true rows from `position` on. Where the step was drafted, the row at
        `position` was built with the true hidden row already.
        """
        if self._drafted:
            llama.cut(self._context, self._sequence, position + 1)
            self._drafted = False
        else:
            self._owed.append(Owed(position, token, self._last.copy()))
        self._owed += [
            Owed(position + 1 + i, draft, hidden[i].copy()) for i, draft in enumerate(kept)
        ]
        self._last[:] = hidden[len(kept)]
        if len(self._owed) >= self._room:
            self.pay()

    def pay(self) -> None:
        """Let the head's cache have the tokens that it still lacks."""
        if self._owed:
            self._fill_owed()
            self._decode(self._context, self._batch)
            self._owed.clear()

    def _compute(self, position: int) -> None:  # noqa: ARG002 - for those that go back to it
        """Compute the batch, whose first token stands at `position`."""
        self._decode(self._context, self._batch)

    def _fill_owed(self) -> int:
        for row, one in enumerate(self._owed):
            self._put(row, one.token, one.position, one.hidden, output=False)
        return len(self._owed)

    def _put(
        self, row: int, token: int, position: int, hidden: llama.Floats, *, output: bool
    ) -> None:
        batch = self._shared
        batch.token[row] = token
        batch.position[row] = position
        batch.embedding[row] = hidden
        batch.output[row] = output
        batch.struct.n_tokens = row + 1

    @property
    def first(self) -> int:
        """The lowest position that can be drafted at."""
        return 0


class Assistant(Drafter):
    """A head that attends to the main context's own memory: it keeps nothing and owes nothing.

    All drafts of a step stand at the position of the token they follow, which is not in the
    memory yet (common/speculative.cpp of llama.cpp does the same).
    """

    def __init__(
        self, resident: Resident, context: llama.ContextHandle, sequence: int, decode: Decode
    ) -> None:
        super().__init__(resident, context, sequence, decode)
        self._step = 0

    @property
    def abreast(self) -> bool:
        """Its rows stand in the memory of the main context, which is not tried for several."""
        return False

    @property
    def first(self) -> int:
        """There must be a token to attend to."""
        return 1

    def reset(self) -> None:
        """Forget everything."""
        self._last[:] = 0.0

    def save(self) -> llama.State | None:
        """Nothing is kept."""
        return None

    def save_bytes(self) -> int:
        """The last hidden row is all there is."""
        return self._last.nbytes

    def cut(self, position: int, hidden: llama.Floats | None = None) -> None:  # noqa: ARG002
        """Note that the memory ends before `position` now."""
        self._last[:] = 0.0 if hidden is None else hidden

    def restore(self, state: llama.State | None, hidden: llama.Floats | None) -> None:  # noqa: ARG002
        """Take the hidden row of the last token."""
        self.cut(0, hidden)

    def read(self, tokens: Sequence[int], position: int, hidden: llama.Floats) -> None:  # noqa: ARG002
        """Follow the main context: the last row is all that is needed."""
        self._last[:] = hidden[len(tokens) - 1]

    def follow(  # noqa: D102 - as above
        self,
        token: int,  # noqa: ARG002
        position: int,  # noqa: ARG002
        kept: Sequence[int],
        hidden: llama.Floats,
    ) -> None:
        self._last[:] = hidden[len(kept)]
