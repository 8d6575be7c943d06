"""What a model does while clocks are searched: prompts are read, replies written, again and again."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable
from itertools import count

from app.engine.api import Engine, EngineError
from app.engine.protocol import Answer
from app.machine.clock_search import Load, LoadFailedError
from app.qualify import prompts
from app.runconfig import RunConfig

STEP_SECONDS = 8.0
_PROMPT_CHARS = 1500
_TOKENS = 48


class ClockWork:
    """A load of `seconds`. `alive` gives an engine that holds the model, a new one after a death."""

    def __init__(
        self,
        alive: Callable[[], Engine],
        config: RunConfig,
        stop: threading.Event,
        *,
        chat: bool,
        seconds: float = STEP_SECONDS,
    ) -> None:
        room = config.n_ctx // config.n_seq_max - 2 * _TOKENS
        self._n_chars = max(1, min(_PROMPT_CHARS, room))  # a token is a character or more
        self._alive = alive
        self._stop = stop
        self._chat = chat
        self._seconds = seconds
        self._numbers = count(1)
        self.working = False
        """Whether the model is being asked: readings at other times say nothing of the clocks."""
        self.hear: Callable[[Answer], None] = lambda _: None

    def __call__(self) -> Load:
        """Work the card once.

        Raises:
            LoadFailedError: the model did not get through it, or could not be loaded for it.
        """
        end = time.monotonic() + self._seconds
        rates: list[tuple[float, float]] = []
        try:
            engine = self._alive()
            while not rates or (time.monotonic() < end and not self._stop.is_set()):
                rates.append(self._reply(engine))
        except EngineError as error:
            raise LoadFailedError(error.evidence.message or error.evidence.reason) from error
        decode, prefill = (statistics.median(column) for column in zip(*rates, strict=True))
        return Load(round(decode, 1), round(prefill, 1))

    def _reply(self, engine: Engine) -> tuple[float, float]:
        n = next(self._numbers)
        # Another text every time, so that no prompt is found in memory.
        text = prompts.logbook(self._n_chars, start=n * 1000)
        request = prompts.request(
            f"clocks-{n}", text, chat=self._chat, max_tokens=_TOKENS, ignore_eos=True
        )
        self.working = True
        try:
            timings = engine.generate(request, self.hear, self._stop).timings
        finally:
            self.working = False
        return timings.decode_tok_s, timings.prefill_tok_s
