"""Embeddings for other programs: a small model beside the one that is open, on the processor.

It takes nothing of a card, so no plan changes with it. It is opened by the first request and ended
when nobody asked for a while; it is not proven as a model that writes text is.
"""

from __future__ import annotations

import contextlib
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

from app.core.jobs import Lanes
from app.engine.api import EngineError
from app.engine.embedding_client import EmbeddingWorker
from app.errors import FileProblemError, MachineProblemError, PlimsollError
from app.machine.hostmem import memory_now
from app.plan.embedding import needed_bytes
from app.values.embedding import Embed, Embedded

IDLE_SECONDS = 300.0
POLL_SECONDS = 0.5
BESIDE_BYTES = 256 << 20
"""What a worker takes beside the weights and the caches."""
GIVEN_UP = "The request was given up."
_GONE = frozenset({"exit", "hang", "garbage"})
_WRONG = frozenset({"bad-request", "context-overflow", "no-embeddings"})


class EmbeddingRefusedError(PlimsollError):
    """The request cannot be answered as it is; `numbers` say by how much."""

    status = 400

    def __init__(self, text: str, *, cause: str, numbers: dict[str, object]) -> None:
        super().__init__(text, cause=cause)
        self.numbers = numbers


class NoRoomError(MachineProblemError):
    """There is no memory for an embedding model now."""

    status = 503


class ClosingError(MachineProblemError):
    """Nothing is begun any more."""

    status = 503


class Embedding:
    """One worker at a time; requests are computed one after another."""

    def __init__(
        self, lanes: Lanes, worker: Callable[[], EmbeddingWorker], n_threads: Callable[[], int]
    ) -> None:
        self._lanes = lanes
        self._make = worker
        self._n_threads = n_threads
        self._lock = threading.Lock()
        self._worker: EmbeddingWorker | None = None
        self._path = ""
        self._last = 0.0
        self._closing = threading.Event()

    def embed(
        self,
        path: str,
        texts: tuple[str, ...],
        cancel: threading.Event,
        query: str | None = None,
    ) -> Embedded:
        """Turn `texts` into vectors by the model file at `path`, or score them by `query`.

        Raises:
            EmbeddingRefusedError: a text is empty or too long, or the file makes no embeddings.
            PlimsollError: the worker failed, there is no memory for it, or `cancel` was set.
        """
        request = Embed(
            id=uuid.uuid4().hex,
            path=path,
            n_threads=self._n_threads(),
            texts=texts,
            query=query,
        )
        with self._turn(cancel):
            worker = self._ready(path)
            try:
                return worker.embed(request, lambda _: None, cancel)
            except EngineError as error:
                if error.evidence.reason in _GONE:
                    self._end()
                raise _named(error) from error
            finally:
                self._last = time.monotonic()

    @contextlib.contextmanager
    def _turn(self, cancel: threading.Event) -> Iterator[None]:
        """Hold the worker; a request that is given up while it waits for others leaves."""
        while not self._lock.acquire(timeout=POLL_SECONDS):
            _go_on(cancel)
        try:
            _go_on(cancel)
            yield
        finally:
            self._lock.release()

    def _ready(self, path: str) -> EmbeddingWorker:
        worker = self._worker
        if worker is not None and worker.alive and self._path == path:
            return worker
        self._end()
        if self._closing.is_set():
            raise ClosingError("Plimsoll is closing.")
        _check_room(Path(path))
        self._worker = worker = self._make()
        self._path = path
        if self._closing.is_set():  # meanwhile
            self._end()
            raise ClosingError("Plimsoll is closing.")
        self._lanes["embedding"].start(self._rest)
        return worker

    def _rest(self, cancel: threading.Event) -> None:
        """End the worker once nobody asked for a while."""
        mine = self._worker
        while self._worker is mine and not cancel.wait(POLL_SECONDS):
            if time.monotonic() - self._last < IDLE_SECONDS or not self._lock.acquire(
                blocking=False
            ):
                continue
            try:
                if self._worker is mine:
                    self._end()
            finally:
                self._lock.release()

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    def close(self) -> None:
        """End the worker, and with it what it computes."""
        self._closing.set()
        self._end()


def _go_on(cancel: threading.Event) -> None:
    if cancel.is_set():
        raise MachineProblemError(GIVEN_UP, cause="cancelled")


def _check_room(path: Path) -> None:
    """Refuse what would push other programs out of memory.

    Raises:
        NoRoomError: host-ram-exhausted.
    """
    try:
        needed = needed_bytes(path) + BESIDE_BYTES
    except (FileProblemError, OSError):
        return  # the worker names what is wrong with the file
    _, free = memory_now()
    if free < needed:
        raise NoRoomError(
            f"{path.name} needs about {needed >> 20:,} MiB of memory, and {free >> 20:,} MiB are"
            " free.",
            fix="Close programs, or choose a smaller embedding model.",
            cause="host-ram-exhausted",
        )


def _named(error: EngineError) -> PlimsollError:
    failure = error.failure
    if error.evidence.reason == "cancelled":
        return MachineProblemError(GIVEN_UP, cause="cancelled")
    if failure is not None and failure.code in _WRONG:
        return EmbeddingRefusedError(failure.message, cause=failure.code, numbers=failure.details)
    return MachineProblemError(
        f"The embedding model failed: {error.evidence.message or error.evidence.reason}",
        fix="Ask again; if it fails again, choose another file of the model.",
        cause=failure.code if failure is not None else "unknown",
    )
