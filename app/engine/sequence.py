"""The live sequence: the tokens in the main context's memory, and how far they can be reused."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

from app.engine import llama
from app.engine.batch import Batch
from app.engine.chat import common_prefix
from app.engine.checkpoints import Checkpoint, Checkpoints
from app.engine.failure import CancelledError, RequestError
from app.engine.mtp import Drafter
from app.engine.resident import Resident

_ABORTED = 2
_MEANING = {
    1: "no room for the batch",
    -1: "invalid batch",
    -2: "no memory",
    -3: "computing failed",
}


class Sequence0:
    """Sequence 0 of the main context with the drafting head that follows it."""

    def __init__(self, resident: Resident) -> None:
        self._r = resident
        self._batch = Batch(max(resident.chunk, resident.draft_max + 1))
        self._whole = True
        self._spare = 0
        self.tokens: list[int] = []
        self.seconds = 0.0
        self.phase = "idle"
        self.cancel = threading.Event()
        self.checkpoints = Checkpoints(resident.config.checkpoint_bytes)
        self.drafter = (
            Drafter(resident, resident.mtp, self._decode) if resident.mtp is not None else None
        )

    # --- reuse -------------------------------------------------------------------------------
    def reuse(self, prompt: list[int]) -> int:
        """Keep what of the memory begins `prompt`; return how many of its tokens are known.

        At least one token is left to be read, for its logits.
        """
        common = common_prefix(self.tokens, prompt[:-1])
        self.rewind(common)
        return len(self.tokens)

    def rewind(self, n: int) -> None:
        """Forget all but the first `n` tokens, or more where the memory cannot be cut there."""
        if n == len(self.tokens) and self._whole:
            return
        if n > 0 and self._cut(n):
            self._forget(n, None)
        elif (point := self.checkpoints.best(n)) and self._restore(point):
            self._forget(point.position, point.hidden)
        else:
            self.clear()
        self._whole = True

    def clear(self) -> None:
        """Forget everything."""
        llama.clear(self._r.main)
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
        if not self.checkpoints.allows(llama.state_bytes(self._r.main, llama.PARTIAL_STATE)):
            return False
        state = llama.save_state(self._r.main, llama.PARTIAL_STATE)
        hidden = self.drafter.last_hidden.copy() if self.drafter else None
        return bool(state) and self.checkpoints.add(Checkpoint(len(self.tokens), state, hidden))

    def _cut(self, n: int) -> bool:
        """Cut the memory at `n`, where that leaves every part of it whole.

        A recurrent state goes back only to a token of the last micro-batch. The library also
        agrees to go back before that batch, and then the state is wrong.
        """
        if not self._whole and not self._r.cuttable:
            return False
        if self._r.hybrid and len(self.tokens) - n > self._spare:
            return False
        if self._r.n_swa and llama.positions(self._r.main)[0] > max(0, n - self._r.n_swa):
            return False
        return llama.cut(self._r.main, n)

    def _restore(self, point: Checkpoint) -> bool:
        return llama.restore_state(self._r.main, point.state, llama.PARTIAL_STATE) and llama.cut(
            self._r.main, point.position
        )

    def _forget(self, n: int, hidden: llama.Floats | None) -> None:
        del self.tokens[n:]
        self._spare = 0
        self.checkpoints.keep_until(n)
        if self.drafter:
            self.drafter.cut(n, hidden)

    # --- computing ---------------------------------------------------------------------------
    def read(
        self, tokens: Sequence[int], told: Callable[[int], None], *, last: bool
    ) -> llama.Floats | None:
        """Read `tokens` in chunks, `told` how many are done; with `last`, return the last logits.

        Raises:
            CancelledError: the cancel was heard; the memory is good for what it says it holds.
            RequestError: a decode failed.
        """
        done = 0
        while done < len(tokens):
            if self.cancel.is_set():
                raise CancelledError(self.phase)
            part = tokens[done : done + self._r.chunk]
            ends = last and done + len(part) == len(tokens)
            self.append(part, outputs="last" if ends else "none")
            if self.drafter:
                hidden = llama.hidden(self._r.main, len(part), self._r.n_hidden)
                self.drafter.read(part, len(self.tokens) - len(part), hidden)
            done += len(part)
            told(done)
        return llama.logits(self._r.main, 1, self._r.info.n_vocab) if last else None

    def append(self, tokens: Sequence[int], *, outputs: str) -> None:
        """Compute `tokens` at the end of the sequence."""
        self._batch.fill(tokens, len(self.tokens), outputs=outputs)
        self._decode(self._r.main, self._batch)
        self.tokens.extend(tokens)
        last = (len(tokens) - 1) % self._r.n_ubatch
        self._spare = min(last, self._r.draft_max)

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

    def mend(self) -> None:
        """After a decode that failed or was stopped: go back to what is surely right."""
        if not self._whole:
            self.rewind(len(self.tokens))

    def _decode(self, context: llama.ContextHandle, batch: Batch) -> None:
        start = time.perf_counter()
        result = llama.decode(context, batch.struct)
        llama.synchronize(context)
        self.seconds += time.perf_counter() - start
        if result == 0:
            return
        self._whole = False
        if result == _ABORTED and self.cancel.is_set():
            raise CancelledError(self.phase)
        reason = _MEANING.get(result, f"code {result}")
        raise RequestError(
            self.phase,
            "decode-failed",
            f"The engine could not compute a batch: {reason}.",
            rc=result,
        )
