"""The engine in this process."""

from __future__ import annotations

import os
import threading

from app.engine import devices
from app.engine.api import EngineError, Report
from app.engine.failure import RequestError
from app.engine.llama import LibraryError
from app.engine.logbook import start_library
from app.engine.protocol import (
    Done,
    DryRun,
    DryRunDone,
    Generate,
    Load,
    Loaded,
    Log,
    SaveState,
    StateSaved,
)
from app.engine.service import Service
from app.engine.tail import Tail
from app.values.diagnosis import EngineEvidence


class InlineEngine:
    """`api.Engine` without a process of its own: an abort of the library ends this one."""

    def __init__(self) -> None:
        self._tail = Tail()
        self._open = True
        self._lock = threading.Lock()
        self._service: Service | None = None

    @property
    def pid(self) -> int:
        """This process."""
        return os.getpid()

    @property
    def alive(self) -> bool:
        """Whether `close` has not been called."""
        return self._open

    def gpus(self) -> tuple[str, ...]:
        """Return the cards that the library of this process can use."""
        with self._lock, _Failing(self._tail):
            self._ready()
            return tuple(device.name for device in devices.gpus())

    def load(self, request: Load, report: Report, cancel: threading.Event) -> Loaded:
        """Load a model, make its contexts, warm up."""
        with self._lock, _Failing(self._tail):
            return self._ready().load(request, self._tail.noting(report), cancel)

    def dry_run(self, request: DryRun, report: Report, cancel: threading.Event) -> DryRunDone:
        """Report the buffers a load would make."""
        with self._lock, _Failing(self._tail):
            return self._ready().dry_run(request, self._tail.noting(report), cancel)

    def generate(self, request: Generate, report: Report, cancel: threading.Event) -> Done:
        """Answer one request; several may be answered at once."""
        with _Failing(self._tail):
            with self._lock:
                over = self._ready().start(request, self._tail.noting(report), cancel)
            try:
                return over.result()
            except KeyboardInterrupt:
                cancel.set()
                raise

    def save(self, request: SaveState, deadline: float) -> StateSaved:  # noqa: ARG002 - as asked
        """Keep the chat that was written last, for a later load; it takes the time it takes."""
        with self._lock, _Failing(self._tail):
            return self._ready().save(request)

    def obituary(self, phase: str) -> EngineEvidence:
        """Return that it was closed: nothing else ends it without ending this process."""
        return EngineEvidence(
            phase=phase, reason="exit", message="The engine is closed.", log=self._tail.lines
        )

    def close(self, deadline: float = 3.0) -> int | None:
        """Give the model back; there is no process and so no exit code."""
        self._open = False
        if self._lock.acquire(timeout=deadline):
            try:
                if self._service is not None:
                    self._service.close()
            finally:
                self._lock.release()
        return None

    def _ready(self) -> Service:
        if not self._open:
            raise RequestError("idle", "bad-request", "The engine is closed.")
        if self._service is None:
            try:
                start_library()
            except LibraryError as error:
                raise RequestError("load", "library-wrong", str(error)) from error
            self._service = Service()
        return self._service


class _Failing:
    """Turns a `RequestError` into the `EngineError` of the interface."""

    def __init__(self, tail: Tail) -> None:
        self._tail = tail

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, RequestError):
            answer = error.answer()
            self._tail.add(Log(level="error", text=answer.message))
            raise EngineError(self._tail.evidence(answer), answer) from error
