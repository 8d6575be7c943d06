"""One reply: read the prompt, then step by step draft, verify, choose and roll back."""

from __future__ import annotations

import time
from dataclasses import dataclass

from app.engine import llama
from app.engine.api import Report
from app.engine.chat import Prompt
from app.engine.chunk import NO_MEMORY
from app.engine.failure import CancelledError, RequestError
from app.engine.mtp import Drafter, Wish
from app.engine.pace import Pace
from app.engine.protocol import Log, Phase, Timings
from app.engine.reply import End, Reply
from app.engine.resident import Resident
from app.engine.sampling import Sampler
from app.engine.sequence import Sequence
from app.engine.step import Step

ASIDE = "Drafting steps aside while several replies are written at once."


@dataclass(slots=True)
class Counts:
    """What one reply took; seconds as `time.perf_counter` counts them."""

    asked: float = 0.0
    begun: float = 0.0
    first: float = 0.0
    end: float = 0.0
    n_prompt: int = 0
    n_cached: int = 0
    drafted: int = 0
    accepted: int = 0


class Decoder:
    """Writes one reply into one sequence, a decode at a time; `end` says when it is over.

    `pace` chooses draft lengths; None: always the longest.
    """

    def __init__(
        self,
        resident: Resident,
        sequence: Sequence,
        reply: Reply,
        sampler: Sampler,
        report: Report,
    ) -> None:
        self._r = resident
        self._reply = reply
        self._sampler = sampler
        self._report = report
        self._drafter = sequence.drafter
        self._draft = False
        self._pace: Pace | None = None
        self._sure: list[float] = []
        self._aside = False
        self._resumed: int | None = None
        self._prompt: list[int] = []
        self._boundary = 0
        self._counts = Counts()
        self.sequence = sequence
        self.token: int | None = None
        self.end: End | None = None

    def begin(self, prompt: Prompt, *, asked: float, draft: bool, pace: Pace | None) -> None:
        """Keep what is known of `prompt`; the state after its boundary is worth a checkpoint.

        Args:
            prompt: what is answered.
            asked: when it was asked for (`time.perf_counter`).
            draft: whether the head may draft.
            pace: who chooses draft lengths.
        """
        self._draft = draft and self._drafter is not None
        self._pace = pace if self._draft else None
        sequence, counts = self.sequence, self._counts
        sequence.seconds = 0.0
        sequence.phase = "prefill"
        counts.asked = asked
        counts.begun = counts.first = time.perf_counter()
        self._prompt, self._boundary = prompt.tokens, prompt.boundary
        counts.n_prompt = len(prompt.tokens)
        counts.n_cached = sequence.reuse(prompt.tokens)
        self._pass_on_notice()
        self._tell_read()

    @property
    def writing(self) -> bool:
        """Whether the prompt is read."""
        return self.token is not None

    def advance(self) -> None:
        """Compute one thing by itself: a chunk of the prompt, or a step with its drafts.

        Raises:
            CancelledError, RequestError: as the sequence's `read` and `append`.
        """
        if self.token is None:
            self._read()
        else:
            self._step(self.token)
            self._check_room()

    @property
    def drafts(self) -> Drafter | None:
        """What drafts for this reply, if anything may."""
        return self._drafter if self._draft else None

    @property
    def adapts(self) -> bool:
        """Whether draft lengths follow what drafting brings."""
        return self._pace is not None

    @property
    def room(self) -> int:
        """Tokens that may still come after the next one."""
        return self._reply.room - 1

    def step_aside(self) -> None:
        """Say once that drafting makes way for writing several replies."""
        if not self._aside:
            self._aside = True
            self.tell(ASIDE)

    def join(self, step: Step, seconds: float) -> int:
        """Take a step that was computed with other replies'; return how many drafts were right.

        Raises:
            CancelledError, RequestError: as `advance`.
        """
        self.sequence.joined((step.token, *step.drafts), seconds)
        if self._pace:
            self._pace.unsettle()
        kept = self._accept(step)
        self._check_room()
        return kept

    def again(self) -> None:
        """A batch of several sequences failed: read what was lost, and go on alone."""
        sequence = self.sequence
        if self.token is not None:
            self._resumed, self._prompt, self._boundary = self.token, list(sequence.tokens), 0
        sequence.doubt()
        sequence.mend()
        known = len(sequence.tokens)
        self._counts.n_cached = min(self._counts.n_cached, known)
        if known < len(self._prompt):
            self.token = None

    def fail(self) -> None:
        """Something went wrong in the middle: go back to what is surely right."""
        self.sequence.doubt()
        self.close()

    def close(self) -> None:
        """The reply is over, whatever its end."""
        self._counts.end = time.perf_counter()
        self.sequence.mend()

    def timings(self) -> Timings:
        """Return what was measured."""
        counts = self._counts
        return Timings(
            n_prompt=counts.n_prompt,
            n_cached=counts.n_cached,
            n_generated=len(self._reply.tokens),
            prefill_seconds=counts.first - counts.begun,
            ttft_seconds=counts.first - counts.asked,
            decode_seconds=counts.end - counts.first,
            n_drafted=counts.drafted,
            n_accepted=counts.accepted,
            engine_seconds=self.sequence.seconds,
        )

    # --- reading -----------------------------------------------------------------------------
    def _read(self) -> None:
        sequence, n = self.sequence, len(self._prompt)
        known = len(sequence.tokens)
        until = self._boundary if known < self._boundary < n else n
        part = self._prompt[known : min(known + self._r.reading.now, until)]
        try:
            rows = sequence.read(part, last=known + len(part) == n)
        except RequestError as error:
            self._read_less(error)
            return
        self.tell(self._r.reading.went_well())
        if self._resumed is None:
            self._counts.first = time.perf_counter()
        self._tell_read()
        if len(sequence.tokens) == self._boundary:
            sequence.checkpoint()
            self._pass_on_notice()
        if rows is not None and self._resumed is not None:
            self.token, self._resumed = self._resumed, None
        elif rows is not None:
            sequence.phase = "decode"
            if self._pace:
                self._pace.begin()
            self._take(self._sampler.choose(self._r.main, rows, -1))
            self._counts.first = time.perf_counter()
            self._check_room()

    def _read_less(self, error: RequestError) -> None:
        """Where memory was refused, go on with smaller chunks from what is surely known.

        Raises:
            RequestError: `error`, when it is another, or the chunks are as small as can be.
        """
        if error.details.get("rc") != NO_MEMORY or not (less := self._r.reading.refused()):
            raise error
        self.tell(less)
        self.sequence.mend()
        known = len(self.sequence.tokens)
        self._counts.n_cached = min(self._counts.n_cached, known)

    def tell(self, notice: str) -> None:
        """Report a notice, where there is one."""
        if notice:
            self._report(Log(id=self._reply.id, level="info", text=f"notice: {notice}"))

    def _tell_read(self) -> None:
        counts = self._counts
        done = len(self.sequence.tokens) - counts.n_cached
        total = len(self._prompt) - counts.n_cached
        self._report(Phase(id=self._reply.id, name="prefill", done=done, total=total))

    def _pass_on_notice(self) -> None:
        self.tell(self.sequence.notice)
        self.sequence.notice = ""

    # --- writing -----------------------------------------------------------------------------
    def _take(self, token: int) -> None:
        self.token = token
        self.end = self._reply.add(token)

    def _check_room(self) -> None:
        if self.end is None and self.sequence.cancel.is_set():
            raise CancelledError(self.sequence.phase)
        if self.end is None and len(self.sequence.tokens) >= self._r.n_ctx:
            self.end = "context"

    def _step(self, token: int) -> None:
        """Decode `token` with drafts after it; take the tokens that follow."""
        start = time.perf_counter()
        sequence = self.sequence
        position = len(sequence.tokens)
        drafts = self._drafts(token, position)
        sequence.append([token, *drafts], outputs="all")
        rows = llama.logits(self._r.main, len(drafts) + 1, self._r.info.n_vocab)
        kept = self._accept(Step(token, drafts, rows, 0))
        if self._pace and self.end is None:
            self._learn(len(drafts), kept, time.perf_counter() - start)

    def _accept(self, step: Step) -> int:
        """Take the tokens that a computed step gives; return how many drafts were right."""
        sequence, drafts, kept = self.sequence, step.drafts, 0
        while True:
            self._take(self._sampler.choose(self._r.main, step.rows, step.row + kept))
            if self.end is not None or kept == len(drafts) or drafts[kept] != self.token:
                break
            kept += 1
        if self._drafter:
            until = step.row + len(drafts) + 1
            hidden = llama.hidden(self._r.main, until, self._r.n_hidden)[step.row :]
            position = len(sequence.tokens) - len(drafts) - 1
            self._drafter.follow(step.token, position, drafts[:kept], hidden)
        sequence.take_back(len(drafts) - kept)
        self._counts.drafted += len(drafts)
        self._counts.accepted += kept
        return kept

    def _drafts(self, token: int, position: int) -> list[int]:
        self._sure = []
        if not self._draft or self._drafter is None:
            return []
        most = min(self._r.draft_max, self._reply.room - 1, self._r.n_ctx - position - 1)
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
        if self._pace:
            self.tell(self._pace.note(self._sure, drafted, kept, seconds))
