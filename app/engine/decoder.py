"""The decode loop: read the prompt, then step by step draft, verify, choose and roll back."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from app.engine import llama
from app.engine.api import Report
from app.engine.failure import CancelledError, RequestError
from app.engine.mtp import Wish
from app.engine.pace import Pace
from app.engine.protocol import Log, Phase, Timings
from app.engine.reply import End, Reply
from app.engine.resident import Resident
from app.engine.sampling import Sampler
from app.engine.sequence import Sequence0


@dataclass(slots=True)
class Drafted:
    """Counts of one reply."""

    drafted: int = 0
    accepted: int = 0


class Decoder:
    """Writes one reply with one sampler; `pace` chooses draft lengths, None: always the longest."""

    def __init__(
        self,
        resident: Resident,
        sequence: Sequence0,
        sampler: Sampler,
        report: Report,
        *,
        draft: bool,
        pace: Pace | None,
    ) -> None:
        self._r = resident
        self._sequence = sequence
        self._sampler = sampler
        self._report = report
        self._drafter = sequence.drafter
        self._draft = draft and sequence.drafter is not None
        self._pace = pace if self._draft else None
        self._sure: list[float] = []
        self._counts = Drafted()
        self._times = [time.perf_counter()] * 3
        self._n_prompt = 0
        self._n_cached = 0

    def run(self, prompt: list[int], boundary: int, reply: Reply) -> End:
        """Answer `prompt` into `reply`; the state after `boundary` tokens is worth keeping.

        Raises:
            RequestError: context-overflow before anything is read; decode-failed.
        """
        self._n_prompt = len(prompt)
        n_ctx = self._r.n_ctx
        if len(prompt) >= n_ctx:
            raise RequestError(
                "prefill",
                "context-overflow",
                f"The prompt has {len(prompt):,} tokens, but the context holds {n_ctx:,}.",
                n_prompt=len(prompt),
                n_ctx=n_ctx,
            )
        self._sequence.seconds = 0.0
        try:
            rows = self._prefill(prompt, boundary)
            return self._decode(rows, reply)
        except CancelledError:
            return "cancelled"
        except BaseException:
            self._sequence.doubt()
            raise
        finally:
            self._times[2] = time.perf_counter()
            self._sequence.mend()

    def timings(self, n_generated: int) -> Timings:
        """Return what was measured."""
        start, first, end = self._times
        return Timings(
            n_prompt=self._n_prompt,
            n_cached=self._n_cached,
            n_generated=n_generated,
            prefill_seconds=first - start,
            ttft_seconds=first - start,
            decode_seconds=end - first,
            n_drafted=self._counts.drafted,
            n_accepted=self._counts.accepted,
            engine_seconds=self._sequence.seconds,
        )

    def _prefill(self, prompt: list[int], boundary: int) -> llama.Floats:
        sequence = self._sequence
        sequence.phase = "prefill"
        try:
            self._n_cached = sequence.reuse(prompt)
            total = len(prompt) - self._n_cached
            self._report(Phase(name="prefill", done=0, total=total))
            if self._n_cached < boundary < len(prompt):
                sequence.read(prompt[self._n_cached : boundary], self._told(0, total), last=False)
                sequence.checkpoint()
            known = len(sequence.tokens)
            rows = sequence.read(
                prompt[known:], self._told(known - self._n_cached, total), last=True
            )
        finally:
            self._times[1] = time.perf_counter()
        if rows is None:
            raise RequestError("prefill", "decode-failed", "The prompt gave no logits.")
        return rows

    def _told(self, before: int, total: int) -> Callable[[int], None]:
        return lambda done: self._report(Phase(name="prefill", done=before + done, total=total))

    def _decode(self, rows: llama.Floats, reply: Reply) -> End:
        sequence = self._sequence
        sequence.phase = "decode"
        if self._pace:
            self._pace.begin()
        token = self._sampler.choose(self._r.main, rows, -1)
        self._times[1] = time.perf_counter()
        end = reply.add(token)
        while end is None:
            if sequence.cancel.is_set():
                return "cancelled"
            if len(sequence.tokens) >= self._r.n_ctx:
                return "context"
            token, end = self._step(token, reply)
        return end

    def _step(self, token: int, reply: Reply) -> tuple[int, End | None]:
        """Decode `token` with drafts after it; return the token that follows and the end."""
        start = time.perf_counter()
        sequence = self._sequence
        position = len(sequence.tokens)
        drafts = self._drafts(token, position, reply.room)
        sequence.append([token, *drafts], outputs="all")
        rows = llama.logits(self._r.main, len(drafts) + 1, self._r.info.n_vocab)
        kept, end = 0, None
        while True:
            token_next = self._sampler.choose(self._r.main, rows, kept)
            end = reply.add(token_next)
            if end is not None or kept == len(drafts) or drafts[kept] != token_next:
                break
            kept += 1
        if self._drafter:
            hidden = llama.hidden(self._r.main, len(drafts) + 1, self._r.n_hidden)
            self._drafter.follow(token, position, drafts[:kept], hidden)
        sequence.take_back(len(drafts) - kept)
        self._counts.drafted += len(drafts)
        self._counts.accepted += kept
        if self._pace and not end:
            self._learn(len(drafts), kept, time.perf_counter() - start)
        return token_next, end

    def _drafts(self, token: int, position: int, room: int) -> list[int]:
        self._sure = []
        if not self._draft or self._drafter is None:
            return []
        most = min(self._r.draft_max, room - 1, self._r.n_ctx - position - 1)
        wish = self._wish(most)
        if wish.n < 1:
            return []
        drafts, self._sure = self._drafter.draft(token, position, wish)
        return drafts

    def _wish(self, most: int) -> Wish:
        pace = self._pace
        if pace is None:
            return Wish(most, self._r.config.mtp.p_min)
        sure = pace.wants_probabilities(self._r.info.n_vocab)
        return Wish(min(most, pace.length()), pace.p_min if sure else 0.0, sure)

    def _learn(self, drafted: int, kept: int, seconds: float) -> None:
        if self._pace and (notice := self._pace.note(self._sure, drafted, kept, seconds)):
            self._report(Log(level="info", text=f"notice: {notice}"))
