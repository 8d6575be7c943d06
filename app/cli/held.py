"""The model of a command: put away while the computer sleeps, back for the next reply."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from app.cli.prepare import Prepared
from app.cli.record import Record
from app.engine.api import Engine, EngineError, Report
from app.engine.protocol import Answer, Done, Generate, Load, Loaded, Text
from app.engine.protocol import Phase as EnginePhase
from app.qualify.checks import as_accepted
from app.values.diagnosis import EngineEvidence

if TYPE_CHECKING:
    from app.machine.logind import SleepWatch

WATCH_SECONDS = 1.0
SLEPT = "The computer slept in the middle of this. Ask again: the model is loaded anew for it."


class Held:
    """Loads, answers and notes what it does; what lies on a card does not survive a sleep."""

    def __init__(self, ready: Prepared, record: Record) -> None:
        self._ready = ready
        self._record = record
        self._engine: Engine | None = None
        self._lock = threading.Lock()
        self._watch = _watch(self)
        if self._watch is not None:
            self._watch.start()

    @property
    def alive(self) -> bool:
        """Whether requests can still be answered."""
        engine = self._engine
        return engine is None or engine.alive

    def load(self) -> Loaded:
        """Load the model as it was accepted.

        Raises:
            EngineError: it does not load, or loads in another way.
        """
        ready, engine = self._ready, self._record.engine()
        self._engine = engine
        request = Load(path=ready.file.path, config=ready.config, n_threads=ready.desk.n_threads())
        with self._record.noted("load"):
            loaded = engine.load(request, self._record.hear, threading.Event())
        as_accepted(ready.config, loaded.placement)
        return loaded

    def generate(self, request: Generate, report: Report, cancel: threading.Event) -> Done:
        """Answer one request, with the model loaded anew where it was put away.

        Raises:
            EngineError: the reply failed; with the reason "cancelled" where the computer slept.
        """
        if self._engine is None:
            self.load()
        engine = self._engine
        if engine is None:
            raise _slept()
        writing: list[bool] = []

        def heard(answer: Answer) -> None:
            if isinstance(answer, EnginePhase):
                self._record.hear(answer)
            elif isinstance(answer, Text) and not writing:
                writing.append(True)
                self._record.doing("decode")
            report(answer)

        try:
            with self._record.noted("prefill"):
                return engine.generate(request, heard, cancel)
        except EngineError as error:
            if self._engine is not engine:
                raise _slept() from error
            raise

    def put_away(self) -> None:
        """End the engine; the next request loads it again."""
        with self._lock:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def close(self) -> None:
        """End the engine for good."""
        if self._watch is not None:
            self._watch.close(WATCH_SECONDS)
        self.put_away()


def _slept() -> EngineError:
    return EngineError(EngineEvidence(phase="idle", reason="cancelled", message=SLEPT))


def _watch(held: Held) -> SleepWatch | None:
    """Return what hears of sleep on Linux; on Windows only a window hears of it."""
    if not sys.platform.startswith("linux"):
        return None
    from app.machine.logind import SleepWatch  # noqa: PLC0415 - its library is there on Linux alone

    return SleepWatch(held.put_away, lambda: None)
