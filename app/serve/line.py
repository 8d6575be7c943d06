"""How many requests there may be at once, and what was counted of them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator

from app.engine.protocol import Done, Phase
from app.serve.trouble import Trouble

MOST = 64


class Line:
    """Counts what is under way; beyond `most` a client is asked to come back.

    It belongs to the server's loop; other threads may read its numbers.
    """

    def __init__(self, most: int = MOST, changed: Callable[[], None] = lambda: None) -> None:
        self._most = most
        self._changed = changed
        self.under_way = 0
        self.waiting = 0
        self.asked_total = 0
        self.refused_total = 0
        self.cancelled_total = 0
        self.failed_total = 0
        self.prompt_tokens_total = 0
        self.cached_tokens_total = 0
        self.generated_tokens_total = 0
        self.drafted_tokens_total = 0
        self.accepted_tokens_total = 0
        self.prompt_seconds_total = 0.0
        self.decode_seconds_total = 0.0
        self.wait_seconds_last = 0.0

    def _check(self) -> None:
        if self.under_way < self._most:
            return
        self.refused_total += 1
        raise Trouble(
            429,
            f"{self._most} requests are being answered; that is the most.",
            fix="Try again in a moment.",
            code="rate_limit_exceeded",
            kind="rate_limit_error",
        )

    @contextlib.contextmanager
    def place(self) -> Iterator[Turn]:
        """Hold a place while one request is answered.

        Nothing runs between the look and the taking: many may ask in one turn of the loop.

        Raises:
            Trouble: 429, there are too many requests.
        """
        self._check()
        self.under_way += 1
        self.waiting += 1
        self.asked_total += 1
        self._changed()
        turn = Turn(self)
        try:
            yield turn
        except (asyncio.CancelledError, GeneratorExit):
            self.cancelled_total += not turn.ended
            raise
        except BaseException:
            self.failed_total += not turn.ended
            raise
        finally:
            turn.goes()
            self.under_way -= 1
            self._changed()

    def goes(self) -> None:
        """One that waited is being answered, or left."""
        self.waiting -= 1
        self._changed()

    def note(self, done: Done, waited_seconds: float) -> None:
        """Count one reply that ended."""
        timings = done.timings
        self.cancelled_total += done.reason == "cancelled"
        self.prompt_tokens_total += timings.n_prompt - timings.n_cached
        self.cached_tokens_total += timings.n_cached
        self.generated_tokens_total += timings.n_generated
        self.drafted_tokens_total += timings.n_drafted
        self.accepted_tokens_total += timings.n_accepted
        self.prompt_seconds_total += timings.prefill_seconds
        self.decode_seconds_total += timings.decode_seconds
        self.wait_seconds_last = waited_seconds


class Turn:
    """One request's time in the line: it waits until its prompt is read."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._begun = time.monotonic()
        self._went: float | None = None
        self.ended = False

    def hears(self, phase: Phase) -> None:
        """The engine told what it does for this request."""
        if phase.name in {"prefill", "decode"}:
            self.goes()

    def goes(self) -> None:
        """Its answer has begun, or it has left."""
        if self._went is None:
            self._went = time.monotonic()
            self._line.goes()

    def leaves(self) -> None:
        """The client went away before the answer was whole."""
        self.ended = True
        self._line.cancelled_total += 1

    def counts(self, n_prompt: int) -> None:
        """Nothing is written: a prompt was read, and that was all."""
        self.ended = True
        self._line.prompt_tokens_total += n_prompt

    def ends(self, done: Done) -> None:
        """The reply is whole."""
        self.goes()
        self.ended = True
        self._line.note(done, (self._went or self._begun) - self._begun)


def metrics(line: Line, *, loaded: bool) -> str:
    """Return the counts as Prometheus reads them, by llama.cpp's names where it has them."""
    rate = (
        line.generated_tokens_total / line.decode_seconds_total if line.decode_seconds_total else 0
    )
    read = line.prompt_tokens_total / line.prompt_seconds_total if line.prompt_seconds_total else 0
    rows = (
        ("llamacpp:prompt_tokens_total", "counter", "Prompt tokens read", line.prompt_tokens_total),
        ("llamacpp:prompt_seconds_total", "counter", "Time reading prompts", line.prompt_seconds_total),
        ("llamacpp:tokens_predicted_total", "counter", "Tokens written", line.generated_tokens_total),
        ("llamacpp:tokens_predicted_seconds_total", "counter", "Time writing", line.decode_seconds_total),
        ("llamacpp:prompt_tokens_seconds", "gauge", "Prompt tokens per second", read),
        ("llamacpp:predicted_tokens_seconds", "gauge", "Tokens written per second", rate),
        ("llamacpp:requests_processing", "gauge", "Requests being answered", line.under_way - line.waiting),
        ("llamacpp:requests_deferred", "gauge", "Requests that wait for their turn", line.waiting),
        ("llamacpp:spec_decode_num_draft_tokens_total", "counter", "Tokens drafted", line.drafted_tokens_total),
        ("llamacpp:spec_decode_num_accepted_tokens_total", "counter", "Drafts accepted", line.accepted_tokens_total),
        ("plimsoll:prompt_tokens_cached_total", "counter", "Prompt tokens reused", line.cached_tokens_total),
        ("plimsoll:requests_total", "counter", "Requests taken", line.asked_total),
        ("plimsoll:requests_refused_total", "counter", "Requests above the limit", line.refused_total),
        ("plimsoll:requests_cancelled_total", "counter", "Clients that went away", line.cancelled_total),
        ("plimsoll:requests_failed_total", "counter", "Requests that failed", line.failed_total),
        ("plimsoll:wait_seconds", "gauge", "Wait of the last reply", line.wait_seconds_last),
        ("plimsoll:model_loaded", "gauge", "A model is in memory", int(loaded)),
    )  # fmt: skip
    return "".join(
        f"# HELP {name} {told}.\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, kind, told, value in rows
    )
