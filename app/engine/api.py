"""The interface of an engine; the worker process and the same-process host both have it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from app.engine.protocol import (
    Answer,
    Done,
    DryRun,
    DryRunDone,
    Failure,
    Generate,
    Load,
    Loaded,
    SaveState,
    StateSaved,
)

if TYPE_CHECKING:
    from app.values.diagnosis import EngineEvidence  # a worker has no use for it

Report = Callable[[Answer], None]
"""Receives `Log`, `Phase` and `Text` while a call runs, in order, on a thread of the engine's or
on the one that made the call; it must return at once."""


class Straight:
    """A report whose runs of text come from the thread that reads what a worker says.

    A thread less has to wake for each of them. Whoever hears must neither wait nor write: the
    worker's signs of life come by the same thread.
    """

    def __init__(self, hear: Report) -> None:
        self._hear = hear

    def __call__(self, answer: Answer) -> None:
        """Hear one answer."""
        self._hear(answer)


class Stop(threading.Event):
    """A cancel that wakes whoever waits for something else, who so need not look again and again."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._wakes: list[Callable[[], None]] = []

    def set(self) -> None:
        """Give up, and wake who waits."""
        super().set()
        with self._lock:
            for call in self._wakes:
                call()

    def wake(self, call: Callable[[], None]) -> None:
        """Call this when it is set, at once if it is; it must not block."""
        with self._lock:
            self._wakes.append(call)
            if self.is_set():
                call()

    def leave(self, call: Callable[[], None]) -> None:
        """Call this no more: it does not run any longer either."""
        with self._lock:
            self._wakes.remove(call)

    @contextlib.contextmanager
    def waking(self, call: Callable[[], None]) -> Iterator[None]:
        """Call this when it is set while the block runs."""
        self.wake(call)
        try:
            yield
        finally:
            self.leave(call)


class EngineError(Exception):
    """A load or a reply failed; `evidence` is what was seen, ready for diagnosis.

    `failure` is the engine's own answer, with its code and figures; None when it died.
    """

    def __init__(self, evidence: EngineEvidence, failure: Failure | None = None) -> None:
        super().__init__(evidence.message or evidence.reason)
        self.evidence = evidence
        self.failure = failure


class Speaker(Protocol):
    """A model that answers, wherever it is."""

    @property
    def alive(self) -> bool:
        """Whether requests can still be answered."""
        ...

    def generate(self, request: Generate, report: Report, cancel: threading.Event) -> Done:
        """Answer one request, streaming `Text` through `report`; several may be under way."""
        ...


class Engine(Speaker, Protocol):
    """One model at a time. Calls block; run them on a thread of your own.

    `generate` may be called from several threads at once; each request has an id of its own, and
    those that find no free sequence wait. A `load` ends what is being written as cancelled.

    Every call raises `EngineError` when it fails; after one whose evidence has reason "exit",
    "hang" or "garbage" the engine is gone and only `close` may be called. Setting `cancel` ends
    a call within one ubatch: `load` raises with reason "cancelled", `generate` returns `Done`
    with reason "cancelled".
    """

    @property
    def pid(self) -> int:
        """Process that holds the model."""
        ...

    def gpus(self) -> tuple[str, ...]:
        """Return the cards that this engine's build can use, by the library's names."""
        ...

    def load(self, request: Load, report: Report, cancel: threading.Event) -> Loaded:
        """Load a model, make its contexts, warm up."""
        ...

    def dry_run(self, request: DryRun, report: Report, cancel: threading.Event) -> DryRunDone:
        """Report the buffers a load would make, without making the weights'."""
        ...

    def save(self, request: SaveState, deadline: float) -> StateSaved:
        """Keep the chat that was written last in a file, for a later `load`.

        Raises:
            EngineError: it was not kept, or not within `deadline` seconds.
        """
        ...

    def obituary(self, phase: str) -> EngineEvidence:
        """Return how an engine ended that is not `alive` any more, for diagnosis."""
        ...

    def close(self, deadline: float = 3.0) -> int | None:
        """End the engine within `deadline` seconds; return the exit code of its process."""
        ...
