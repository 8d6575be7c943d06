"""The engine under proof: loaded, asked, stopped and ended, with what it said."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import psutil

from app.engine.api import Engine, Report
from app.engine.protocol import Answer, Done, Generate, Load, Loaded, Text
from app.qualify import prompts
from app.qualify.footprint import Footprint
from app.qualify.setup import Setup, stopped
from app.values.logprobs import TokenLogprobs

STOP_SECONDS = 2.0
"""An engine that works on for longer after it was told to stop does not obey."""


class Subject:
    """One engine at a time; `report` hears its words, except for the text of replies."""

    def __init__(
        self,
        setup: Setup,
        engines: Callable[[], Engine],
        report: Report,
        footprint: Footprint,
    ) -> None:
        self.setup = setup
        self.footprint = footprint
        self.engine: Engine | None = None
        self.chars_per_token = 4.0
        self._engines = engines
        self._report = report
        self._loaded: Loaded | None = None
        self._text: list[str] = []
        self._likely: list[TokenLogprobs] = []

    @property
    def loaded(self) -> Loaded:
        """What the load said.

        Raises:
            EngineError: nothing was loaded.
        """
        if self._loaded is None:
            raise stopped("load", "Nothing is loaded.")
        return self._loaded

    @property
    def n_ctx(self) -> int:
        """Tokens of context that the engine made."""
        return self.loaded.placement.n_ctx

    @property
    def text(self) -> str:
        """The text of the last reply."""
        return "".join(self._text)

    @property
    def likely(self) -> list[TokenLogprobs]:
        """How likely the tokens of the last reply were, where `logprobs` asked for it."""
        return self._likely

    def load(self, cancel: threading.Event) -> Loaded:
        """Load the setup in a fresh engine."""
        self.engine = self._engines()
        setup = self.setup
        request = Load(
            path=setup.file.path, config=setup.config, n_threads=setup.n_threads, exact=True
        )
        self._loaded = self.engine.load(request, self._hear, cancel)
        self.measure()
        return self._loaded

    def adopt(self, engine: Engine, loaded: Loaded) -> None:
        """Go on with an engine that holds the setup already."""
        self.engine, self._loaded = engine, loaded

    def say(self, name: str, text: str, cancel: threading.Event, **options: object) -> Done:
        """Answer `text` greedily and return what the engine measured."""
        self._text, self._likely = [], []
        return self._running().generate(self._request(name, text, **options), self._hear, cancel)

    def stop_at(
        self, kind: type[Answer], text: str, cancel: threading.Event, max_tokens: int
    ) -> float | None:
        """Stop a reply to `text` at the first `kind` of answer; return the seconds to its end.

        None when the work was done by then. With `cancel` set it is stopped at once.

        Raises:
            EngineError: the engine went on for more than STOP_SECONDS.
        """
        stop = threading.Event()
        asked = [0.0]

        def hear(answer: Answer) -> None:
            begun = isinstance(answer, kind) and getattr(answer, "name", "prefill") == "prefill"
            if (begun or cancel.is_set()) and not stop.is_set():
                asked[0] = time.monotonic()
                stop.set()

        request = self._request("cancel", text, max_tokens=max_tokens, ignore_eos=True)
        done = self._running().generate(request, hear, stop)
        seconds = time.monotonic() - asked[0] if stop.is_set() else 0.0
        if done.reason == "cancelled":
            return seconds
        if seconds > STOP_SECONDS:
            raise stopped("decode", f"The engine went on for {seconds:.1f} s when stopped.")
        return None

    def measure(self) -> None:
        """Note the memory of the engine and of the cards now."""
        self.footprint.note()
        if self.engine is None or not self.engine.alive:
            return
        try:
            self.footprint.resident(psutil.Process(self.engine.pid).memory_info().rss)
        except psutil.Error:
            return

    def close(self) -> None:
        """End the engine, if there is one."""
        if self.engine is not None:
            self.engine.close()
            self.engine = None

    def _running(self) -> Engine:
        if self.engine is None:
            raise stopped("load", "No engine is running.")
        return self.engine

    def _request(self, name: str, text: str, **options: object) -> Generate:
        chat = self.loaded.model.chat_template
        return prompts.request(f"proof-{name}", text, chat=chat, **options)

    def _hear(self, answer: Answer) -> None:
        self.footprint.note()
        if isinstance(answer, Text):
            self._text.append(answer.text)
            self._likely += answer.logprobs
            return
        self._report(answer)
