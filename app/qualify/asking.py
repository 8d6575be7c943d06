"""The stages that ask the model something: a reply, long prompts, drafting, and being stopped."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from app.engine.protocol import Answer, Done, Phase, Text
from app.qualify import alike, checks, prompts
from app.qualify.setup import stopped
from app.qualify.subject import Subject

DEPTH_SHARE = 4
"""The long prompt fills a quarter of the context unless its time is up first."""
SOAK_SHARE = 0.9
SAMPLE_TOKENS = 64
MTP_TOKENS = 96
MTP_NO_GAIN = 0.95
MTP_ROUNDS = (2, 4)
"""So many pairs are measured; more when the first ones say that drafting does not pay."""
Figures = dict[str, float | int | None]


class Asking:
    """`figures` gathers what the receipt will say; `long_seconds` bounds the long prompt."""

    def __init__(self, subject: Subject, figures: Figures, long_seconds: float) -> None:
        self._subject = subject
        self._figures = figures
        self._long_seconds = long_seconds

    def first_reply(self, cancel: threading.Event) -> str:
        """Answer a fixed question greedily; the text must make sense."""
        subject = self._subject
        done = subject.say("first-reply", prompts.QUESTION, cancel, max_tokens=SAMPLE_TOKENS)
        if trouble := checks.insane(subject.text, done.tokens):
            raise stopped("decode", f"The first reply makes no sense: {trouble}.")
        timings = done.timings
        subject.chars_per_token = max(0.5, len(prompts.QUESTION) / max(1, timings.n_prompt))
        self._figures |= {
            "ttft_seconds": timings.ttft_seconds,
            "decode_tok_s": timings.decode_tok_s or None,
            "acceptance": timings.acceptance,
            "proven_depth": timings.n_prompt + timings.n_generated,
        }
        return (
            f"first token after {timings.ttft_seconds:.2f} s, {timings.decode_tok_s:.1f} tokens/s"
        )

    def long_prompt(self, cancel: threading.Event) -> str:
        """Fill a quarter of the context, or as much as the time allows."""
        n_ctx = self._subject.n_ctx
        room = n_ctx - 2 * SAMPLE_TOKENS
        target = min(room, max(n_ctx // DEPTH_SHARE, min(room, 1024)))
        if target < SAMPLE_TOKENS:
            return f"skipped: a context of {n_ctx} leaves no room for a long prompt"
        reached, rate = self.fill(target, cancel, until=time.monotonic() + self._long_seconds)
        self._figures |= {"proven_depth": reached, "prefill_tok_s": rate or None}
        return f"{reached:,} of {n_ctx:,} tokens filled at {rate:,.0f} tokens/s"

    def soak(self, cancel: threading.Event) -> str:
        """Fill nine tenths of the context, however long that takes."""
        n_ctx = self._subject.n_ctx
        target = min(n_ctx - 2 * SAMPLE_TOKENS, int(n_ctx * SOAK_SHARE))
        if target < SAMPLE_TOKENS:
            return f"skipped: a context of {n_ctx} leaves no room for a long prompt"
        reached, rate = self.fill(target, cancel)
        self._figures["proven_depth"] = max(reached, int(self._figures.get("proven_depth") or 0))
        return f"{reached:,} of {n_ctx:,} tokens filled, {rate:,.0f} tokens/s at the end"

    def fill(
        self,
        target: int,
        cancel: threading.Event,
        until: float | None = None,
        tell: Callable[[int], None] = lambda _depth: None,
    ) -> tuple[int, float]:
        """Read ever longer prompts up to `target` tokens; return the depth and the last rate.

        `until` (monotonic seconds) ends it before a prompt that would not be done by then; `tell`
        hears of every depth that was reached.
        """
        subject = self._subject
        depth, rate, reached = min(target, 512), 0.0, 0
        while True:
            text = prompts.logbook(int(depth * subject.chars_per_token * 0.9))
            done = subject.say("long-prompt", text, cancel, max_tokens=8, ignore_eos=True)
            if done.reason == "cancelled":
                return reached, rate
            timings = done.timings
            reached = max(reached, timings.n_prompt + timings.n_generated)
            tell(reached)
            subject.chars_per_token = len(text) / max(1, timings.n_prompt)
            rate = timings.prefill_tok_s or rate
            no_time = until is not None and (until - time.monotonic()) * rate < depth
            if reached >= 0.95 * target or depth >= target * 1.2 or no_time:
                return reached, rate
            depth = _deeper(depth, reached, target)

    def drafting(self, cancel: threading.Event) -> str:
        """Measure with and without drafting; the replies must be the same, token for token.

        But for a choice between tokens as good as equal: see `alike`.
        """
        if not self._subject.loaded.placement.mtp:
            return "skipped: this setup does not draft"
        pairs = _Pairs(self._subject, cancel)
        pairs.measure(MTP_ROUNDS[0])
        if not pairs.pays:
            # The computer may have been busy with something else: look twice before saying so.
            pairs.measure(MTP_ROUNDS[1] - MTP_ROUNDS[0])
        self._figures |= {
            "decode_tok_s": pairs.best(drafting=True) or None,
            "decode_tok_s_without_mtp": pairs.best(drafting=False) or None,
            "acceptance": pairs.acceptance,
        }
        share = f", {pairs.acceptance:.0%} of drafts accepted" if pairs.acceptance else ""
        pays = "" if pairs.pays else "; drafting does not pay here"
        tie = "; of two tokens as good as equal it took the other one" if pairs.tied else ""
        with_mtp, without = pairs.best(drafting=True), pairs.best(drafting=False)
        return f"{with_mtp:.1f} tokens/s with drafting, {without:.1f} without{share}{pays}{tie}"

    def cancel(self, cancel: threading.Event) -> str:
        """Stop a prompt while it is read, and a reply while it is written."""
        told: list[str] = []
        room = self._subject.n_ctx - 4 * SAMPLE_TOKENS
        chars = int(max(8, min(room, 4096)) * self._subject.chars_per_token * 0.8)
        ways: tuple[tuple[type[Answer], str], ...] = (
            (Phase, prompts.logbook(chars, start=1000)),
            (Text, prompts.QUESTION),
        )
        for kind, text in ways:
            seconds = self._subject.stop_at(kind, text, cancel, SAMPLE_TOKENS * 2)
            done = "done before it could be stopped" if seconds is None else f"{seconds:.2f} s"
            told.append(done)
        reading, writing = told
        return f"stopped while reading: {reading}, while writing: {writing}"


def _deeper(depth: int, reached: int, target: int) -> int:
    """Return the next depth: four times as deep, at the end what is still missing."""
    if depth < target:
        return min(target, depth * 4)
    return depth + max(1, target - reached)


class _Pairs:
    """Replies with and without drafting, in turn."""

    def __init__(self, subject: Subject, cancel: threading.Event) -> None:
        self._subject = subject
        self._cancel = cancel
        self._rates: dict[bool, list[float]] = {True: [], False: []}
        self._accepted = self._drafted = 0
        self.tied: tuple[int, int] | None = None
        """Place and token of a near tie that fell otherwise."""

    def measure(self, n_pairs: int) -> None:
        """Add `n_pairs` pairs.

        Raises:
            EngineError: drafting changed the reply.
        """
        for _ in range(n_pairs):
            drafted, plain = self._once(drafting=True), self._once(drafting=False)
            if drafted != plain and not self._cancel.is_set():
                self._judge(drafted, plain)

    def _judge(self, drafted: tuple[int, ...], plain: tuple[int, ...]) -> None:
        """Look how likely both tokens were at the first difference; ask once for each."""
        place = alike.first_difference(drafted, plain)
        if place is not None and self.tied == (place, drafted[place]):
            return
        if place is None or self._gap(plain[: place + 1], drafted[place]) > alike.NEAR_TIE:
            raise stopped("decode", "Drafting changed the reply; it must never do that.")
        self.tied = (place, drafted[place])

    def _gap(self, plain: tuple[int, ...], token: int) -> float:
        """Return how far apart the last token of `plain` and `token` are, without drafting."""
        self._ask(len(plain), mtp=False, logprobs=alike.TOP)
        return alike.gap(self._subject.likely, plain[:-1], plain[-1], token)

    def best(self, *, drafting: bool) -> float:
        """Return the fastest of the replies, tokens/s: what disturbs only ever slows down."""
        return max(self._rates[drafting])

    @property
    def pays(self) -> bool:
        """Whether drafting is at least as fast as none, within the noise."""
        return self.best(drafting=True) >= MTP_NO_GAIN * self.best(drafting=False)

    @property
    def acceptance(self) -> float | None:
        """Accepted / drafted; None when nothing was drafted."""
        return self._accepted / self._drafted if self._drafted else None

    def _once(self, *, drafting: bool) -> tuple[int, ...]:
        done = self._ask(MTP_TOKENS, mtp=drafting)
        self._rates[drafting].append(done.timings.decode_tok_s)
        self._accepted += done.timings.n_accepted
        self._drafted += done.timings.n_drafted
        return done.tokens

    def _ask(self, n_tokens: int, **options: object) -> Done:
        said = {"max_tokens": n_tokens, "ignore_eos": True, **options}
        return self._subject.say("mtp", prompts.QUESTION, self._cancel, **said)
