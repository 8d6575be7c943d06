"""One sequence of the memory: its tokens, and how far they can be reused."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence as Tokens

from app.engine import llama
from app.engine.batch import Batch
from app.engine.chat import common_prefix
from app.engine.checkpoints import Checkpoint, Checkpoints
from app.engine.drafters import drafter_of
from app.engine.failure import CancelledError, RequestError
from app.engine.resident import Resident
from app.engine.saved import TOKEN_BYTES, SavedState

ABORTED = 2
LOST = "What was known of this conversation was lost when a batch failed: it is read again."
_MEANING = {
    1: "no room for the batch",
    -1: "invalid batch",
    -2: "no memory",
    -3: "computing failed",
}


class Sequence:
    """Sequence `index` of the main context with the drafting head that follows it."""

    def __init__(self, resident: Resident, index: int = 0) -> None:
        self._r = resident
        self.index = index
        self._whole = True
        self._spare = 0
        self.tokens: list[int] = []
        self.seconds = 0.0
        self.phase = "idle"
        self.cancel = threading.Event()
        self.notice = ""
        budget = resident.config.checkpoint_bytes // resident.config.n_seq_max
        self.checkpoints = Checkpoints(budget)
        self.drafter = drafter_of(resident, index, self._decode)

    # --- reuse -------------------------------------------------------------------------------
    def reusable(self, prompt: list[int]) -> int:
        """Return how many tokens of `prompt` would not have to be read; changes nothing.

        At least one token is left to be read, for its logits.
        """
        common = common_prefix(self.tokens, prompt[:-1])
        if self._can_end(common):
            return common
        point = self.checkpoints.best(common)
        return point.position if point else 0

    def reuse(self, prompt: list[int]) -> int:
        """Keep what of the memory begins `prompt`; return how many of its tokens are known."""
        self.rewind(common_prefix(self.tokens, prompt[:-1]))
        return len(self.tokens)

    def rewind(self, n: int) -> None:
        """Forget all but the first `n` tokens, or more where the memory cannot be cut there."""
        if n == len(self.tokens) and self._whole:
            return
        here = self.drafter.last_hidden.copy() if self.drafter and n == len(self.tokens) else None
        if n > 0 and self._cut(n):
            self._forget(n, here)
        elif (point := self.checkpoints.best(n)) and self._restore(point):
            self._forget(point.position, point.hidden)
        else:
            self.clear()
        self._whole = True

    def clear(self) -> None:
        """Forget everything."""
        if self._r.config.n_seq_max == 1:
            llama.clear(self._r.main)
        else:
            llama.cut(self._r.main, self.index, 0)
        self.tokens.clear()
        self._spare = 0
        self.checkpoints.keep_until(0)
        if self.drafter:
            self.drafter.reset()
        self._whole = True

    def checkpoint(self) -> bool:
        """Save the part of the memory that cannot be cut, if the budget allows; say if done."""
        if self._r.cuttable or not self.tokens:
            return False
        size = llama.state_bytes(self._r.main, self.index, llama.PARTIAL_STATE)
        whole = size + (self.drafter.last_hidden.nbytes if self.drafter else 0)
        if not size or not self.checkpoints.allows(whole):
            return False
        self.checkpoints.make_room(whole)
        state = llama.save_state(self._r.main, self.index, llama.PARTIAL_STATE)
        if state is None:
            self.notice = f"A checkpoint of {size:,} bytes could not be made and was left out."
            return False
        hidden = self.drafter.last_hidden.copy() if self.drafter else None
        return self.checkpoints.add(Checkpoint(len(self.tokens), state, hidden))

    # --- as a whole --------------------------------------------------------------------------
    def save_bytes(self) -> int:
        """Return how many bytes `save` would take, but for what the head still lacks."""
        main = llama.state_bytes(self._r.main, self.index, llama.FULL_STATE)
        drafter = self.drafter.save_bytes() if self.drafter else 0
        return main + drafter + self.checkpoints.n_bytes + TOKEN_BYTES * len(self.tokens)

    def save(self) -> SavedState | None:
        """Return everything that is known of this sequence; None when it cannot be exported.

        Raises:
            RequestError: tokens that the head still lacked could not be computed.
        """
        mtp = self.drafter.save() if self.drafter else None
        main = llama.save_state(self._r.main, self.index, llama.FULL_STATE)
        if main is None or not self._whole:
            return None
        hidden = self.drafter.last_hidden.copy() if self.drafter else None
        return SavedState(tuple(self.tokens), main, mtp, hidden, self.checkpoints.kept)

    def restore(self, saved: SavedState) -> bool:
        """Take everything from `saved`; False, and empty, when it does not fit this context."""
        self.clear()
        if len(saved.tokens) > self._r.n_ctx or not llama.restore_state(
            self._r.main, self.index, saved.main, llama.FULL_STATE
        ):
            self.clear()
            return False
        self.tokens[:] = saved.tokens
        if self.drafter:
            self.drafter.restore(saved.mtp, saved.hidden)
        for point in saved.checkpoints:
            self.checkpoints.add(point)
        return True

    # --- going back --------------------------------------------------------------------------
    def _can_end(self, n: int) -> bool:
        """Whether the memory can be cut at `n` with every part of it whole.

        A recurrent state goes back only to a token of the last micro-batch. The library also
        agrees to go back before that batch, and then the state is wrong.
        """
        if n == len(self.tokens):
            return self._whole
        if n == 0 or (not self._whole and not self._r.cuttable):
            return False
        if self._r.hybrid and len(self.tokens) - n > self._spare:
            return False
        first = llama.positions(self._r.main, self.index)[0] if self._r.n_swa else 0
        return first <= max(0, n - self._r.n_swa)

    def _cut(self, n: int) -> bool:
        if n == len(self.tokens):
            # What a stopped decode may have left behind the last token goes.
            return self._r.cuttable and llama.cut(self._r.main, self.index, n)
        return self._can_end(n) and llama.cut(self._r.main, self.index, n)

    def _restore(self, point: Checkpoint) -> bool:
        return llama.restore_state(
            self._r.main, self.index, point.state, llama.PARTIAL_STATE
        ) and llama.cut(self._r.main, self.index, point.position)

    def _forget(self, n: int, hidden: llama.Floats | None) -> None:
        del self.tokens[n:]
        self._spare = 0
        self.checkpoints.keep_until(n)
        if self.drafter:
            self.drafter.cut(n, hidden)

    # --- computing ---------------------------------------------------------------------------
    def read(self, part: Tokens[int], *, last: bool) -> llama.Floats | None:
        """Read `part`, at most a chunk; with `last`, return the logits after it.

        Raises:
            CancelledError: the cancel was heard; the memory is good for what it says it holds.
            RequestError: a decode failed.
        """
        if self.cancel.is_set():
            raise CancelledError(self.phase)
        self.append(part, outputs="last" if last else "none")
        if self.drafter:
            known = len(self.tokens) - len(part)
            hidden = llama.hidden(self._r.main, len(part), self._r.n_hidden)
            try:
                self.drafter.read(part, known, hidden)
            except RequestError:
                del self.tokens[known:]  # the head must not lack them
                raise
        return llama.logits(self._r.main, 1, self._r.info.n_vocab) if last else None

    def append(self, tokens: Tokens[int], *, outputs: str) -> None:
        """Compute `tokens` at the end of the sequence."""
        batch = self._r.batch.of(self.index)
        batch.fill(tokens, len(self.tokens), outputs=outputs)
        self._decode(self._r.main, batch)
        self.tokens.extend(tokens)
        self._spare = 0
        if len(tokens) > 1:
            self._spare = min((len(tokens) - 1) % self._r.n_ubatch, self._r.draft_max)

    def joined(self, tokens: Tokens[int], seconds: float) -> None:
        """Note that `tokens` were computed in a micro-batch of several sequences."""
        self.tokens.extend(tokens)
        self.seconds += seconds
        self._spare = min(len(tokens) - 1, self._r.draft_max)

    def stood_by(self) -> None:
        """Note that others were computed together: that may have moved a recurrent state.

        The library then moves where it stands alone, not the states it could go back to
        (llama-memory-recurrent.cpp, find_slot).
        """
        self._spare = 0

    def take_back(self, n: int) -> None:
        """Forget the last `n` tokens of the last batch.

        Raises:
            RequestError: the memory refused, which it must not for a batch it could verify.
        """
        if not n:
            return
        if not self._cut(len(self.tokens) - n):
            self._whole = False
            raise RequestError(self.phase, "decode-failed", "Rejected drafts could not be removed.")
        del self.tokens[-n:]
        self._spare = 0

    def doubt(self) -> None:
        """Say that something went wrong between two decodes that belong together."""
        self._whole = False

    def maybe_moved(self) -> None:
        """A batch of others stopped in the middle, and may have moved this state, or not.

        The library notes where it moves recurrent states to before it computes; where that does
        not come to its end they are not there (llama-memory-recurrent.cpp, find_slot).
        """
        known = len(self.tokens)
        self.doubt()
        self.mend()
        if len(self.tokens) < known:
            self.notice = LOST

    def mend(self) -> None:
        """After a decode that failed or was stopped: go back to what is surely right."""
        if not self._whole:
            self.rewind(len(self.tokens))

    def _decode(self, context: llama.ContextHandle, batch: Batch) -> None:
        start = time.perf_counter()
        result = self._r.compute(context, batch)
        self.seconds += time.perf_counter() - start
        if result == 0:
            return
        self._whole = False
        if result == ABORTED and self.cancel.is_set():
            raise CancelledError(self.phase)
        raise refused(self.phase, result)


def refused(phase: str, result: int) -> RequestError:
    """Return the failure that `llama_decode`'s `result` means."""
    reason = _MEANING.get(result, f"code {result}")
    return RequestError(
        phase, "decode-failed", f"The engine could not compute a batch: {reason}.", rc=result
    )
