"""Several replies written at once: the drafts of all, and what verifies them, in batches for all.

Every draft of a step is one decode of the head for all replies, and one decode of the main context
verifies them (common/speculative.cpp of llama.cpp drafts so too). All replies draft as many
tokens: the library computes sequences together whose numbers of new tokens are equal.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.engine import llama
from app.engine.batch import Batch
from app.engine.decoder import Decoder
from app.engine.mtp import Drafter, Wish
from app.engine.pace import Pace
from app.engine.paces import Paces
from app.engine.resident import Resident
from app.engine.sequence import refused
from app.engine.step import Step


@dataclass(eq=False, slots=True)
class Share:
    """What one reply computes in a step; `kept` are the drafts that were right, once known."""

    decoder: Decoder
    token: int
    position: int
    drafts: list[int]
    computed: Step | None = None
    seconds: float = 0.0
    kept: int | None = None

    @property
    def index(self) -> int:
        """Which sequence it belongs to."""
        return self.decoder.sequence.index

    def take(self) -> None:
        """Let the reply have what was computed.

        Raises:
            CancelledError, RequestError: as `Decoder.join`.
        """
        if self.computed is not None:
            self.kept = self.decoder.join(self.computed, self.seconds)


class Abreast:
    """Computes a step of several replies at once; what drafting brings then is measured apart."""

    def __init__(self, resident: Resident, paces: Paces) -> None:
        self._r = resident
        self._paces = paces
        self._before: list[Decoder] = []
        self.torn = False
        """Whether the batch that failed last may have moved the states of those not in it."""

    def steps(self, decoders: list[Decoder]) -> Iterator[Share]:
        """Yield the share of each of `decoders`, computed and to be taken before the next one.

        Raises:
            RequestError: a batch could not be computed; those not yielded yet got nothing.
        """
        start, self.torn = time.perf_counter(), False
        # Out of this order the library computes them apart (llama-batch.cpp, split_equal).
        decoders.sort(key=lambda decoder: decoder.sequence.index)
        shares = [
            Share(decoder, decoder.token, len(decoder.sequence.tokens), [])
            for decoder in decoders
            if decoder.token is not None
        ]
        drafting = [share for share in shares if share.decoder.drafts is not None]
        pace = self._pace_of(decoders, drafting)
        n = self._length(shares, drafting, pace)
        if n > 0:
            self._draft(drafting, n)
        for group in self._groups(shares):
            yield from self._compute(group)
            if len(group) > 1:
                for share in shares:
                    if share not in group:
                        share.decoder.sequence.stood_by()
        self._learn(drafting, pace, time.perf_counter() - start)

    # --- how many ----------------------------------------------------------------------------
    def _pace_of(self, decoders: list[Decoder], drafting: list[Share]) -> Pace | None:
        """Return who chooses the draft length for so many replies; None: always the longest."""
        if not any(share.decoder.adapts for share in drafting):
            return None
        pace = self._paces.of(len(decoders), len(drafting))
        if decoders != self._before:
            pace.begin()
            self._before = decoders
        return pace

    def _length(self, shares: list[Share], drafting: list[Share], pace: Pace | None) -> int:
        """Return how many tokens each of `drafting` drafts in this step."""
        if not drafting:
            return 0
        if not all(drafter.abreast for drafter in _drafters(drafting)):
            _step_aside(drafting)
            return 0
        wanted = self._r.draft_max if pace is None else pace.length()
        if pace is not None and pace.off and not wanted:
            _step_aside(drafting)
        in_ubatch = self._r.n_ubatch // len(shares) - 1
        in_reply = max(share.decoder.room for share in drafting)
        in_context = self._r.n_ctx - 1 - max(share.position for share in drafting)
        return min(wanted, in_ubatch, in_reply, in_context)

    def _learn(self, drafting: list[Share], pace: Pace | None, seconds: float) -> None:
        known = [(len(one.drafts), one.kept) for one in drafting if one.kept is not None]
        ended = any(one.decoder.end is not None for one in drafting)
        if pace is None or ended or len(known) < len(drafting):
            return
        notice = pace.note_all(known, seconds)
        for share in drafting:
            share.decoder.tell(notice)

    # --- drafting ----------------------------------------------------------------------------
    def _draft(self, shares: list[Share], n: int) -> None:
        """Let each of `shares` have up to `n` drafts.

        Raises:
            RequestError: a batch could not be computed.
        """
        batch, context = self._r.joint_mtp_batch, self._r.mtp
        if context is None:
            return
        last = self._lay(shares)
        for step in range(n):
            self._decode(context, batch)
            if step == 0:
                for drafter in _drafters(shares):
                    drafter.took_part()
            shares, last = self._go_on(context, shares, last)
            if not shares:
                break

    def _go_on(
        self, context: llama.ContextHandle, shares: list[Share], last: list[int]
    ) -> tuple[list[Share], list[int]]:
        """Keep the guesses that are likely enough and lay them out for the next decode.

        Returns whose they are, and their rows. `last` are the rows of those before.
        """
        batch, wish = self._r.joint_mtp_batch, Wish(1, self._r.config.mtp.p_min)
        logits = llama.logits(context, len(shares), self._r.info.n_vocab)
        going: list[Share] = []
        for row, (share, drafter) in enumerate(zip(shares, _drafters(shares), strict=True)):
            guess = drafter.guess(logits[row], wish, [])
            if guess is None:
                continue
            share.drafts.append(guess)
            batch.put(len(going), share.index, guess, share.position + len(share.drafts))
            hidden = llama.hidden_of(context, last[row], self._r.n_hidden)
            batch.embedding[len(going)], batch.output[len(going)] = hidden, True
            going.append(share)
        return going, list(range(len(going)))

    def _lay(self, shares: list[Share]) -> list[int]:
        """Put what each head lacks and each one's token into the batch; return the tokens' rows."""
        batch, drafters = self._r.joint_mtp_batch, _drafters(shares)
        wanting = [
            drafter.wanting(share.token, share.position)
            for share, drafter in zip(shares, drafters, strict=True)
        ]
        if sum(map(len, wanting)) > len(batch.token):
            for drafter in drafters:  # after many steps without drafts
                drafter.pay()
            wanting = [owed[-1:] for owed in wanting]
        row, last = 0, []
        for share, owed in zip(shares, wanting, strict=True):
            for one in owed:
                batch.put(row, share.index, one.token, one.position)
                batch.embedding[row], batch.output[row] = one.hidden, one is owed[-1]
                row += 1
            last.append(row - 1)
        return last

    # --- verifying ---------------------------------------------------------------------------
    def _groups(self, shares: list[Share]) -> Iterator[list[Share]]:
        """Yield `shares` in groups that one micro-batch can hold.

        The states that a recurrent memory can go back to are lost where a later micro-batch
        moves the sequence (llama-memory-recurrent.cpp, find_slot): there each one is decoded, and
        taken back, before the next.
        """
        strict = self._r.hybrid and self._r.draft_max > 0
        group: list[Share] = []
        n = 0
        for share in shares:
            width = len(share.drafts) + 1
            apart = strict and group and not _together(group[-1], share)
            if group and (apart or n + width > self._r.n_ubatch):
                yield group
                group, n = [], 0
            group.append(share)
            n += width
        yield group

    def _compute(self, group: list[Share]) -> Iterator[Share]:
        batch, row, firsts = self._r.joint_batch, 0, []
        for share in group:
            firsts.append(row)
            for place, token in enumerate((share.token, *share.drafts)):
                batch.put(row, share.index, token, share.position + place)
                row += 1
        start, self.torn = time.perf_counter(), self._r.hybrid
        self._decode(self._r.main, batch)
        seconds, self.torn = time.perf_counter() - start, False
        rows = llama.logits(self._r.main, row, self._r.info.n_vocab)
        for share, first in zip(group, firsts, strict=True):
            share.computed = Step(share.token, share.drafts, rows, first)
            share.seconds = seconds
            yield share

    def _decode(self, context: llama.ContextHandle, batch: Batch) -> None:
        if (result := self._r.compute(context, batch)) != 0:
            raise refused("decode", result)


def _together(one: Share, other: Share) -> bool:
    """Whether the library computes both in one micro-batch."""
    return other.index == one.index + 1 and len(other.drafts) == len(one.drafts)


def _drafters(shares: Sequence[Share]) -> list[Drafter]:
    return [share.decoder.drafts for share in shares if share.decoder.drafts is not None]


def _step_aside(shares: Sequence[Share]) -> None:
    for share in shares:
        share.decoder.step_aside()
