"""A worker's calls on the parent's side: the line that asks, and which answer belongs to which."""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from app.engine.api import EngineError, Report, Stop, Straight
from app.engine.protocol import Answer, Failure, Phase, Text, encode
from app.values.base import Value
from app.values.diagnosis import EngineEvidence

T = TypeVar("T")
POLL_SECONDS = 0.05
"""How often a call looks whether it is cancelled, and whether the worker lives."""
PATIENT_SECONDS = 0.25
"""The same where a cancel says so itself."""


def line_of(message: Value) -> bytes:
    """Return `message` as the line that the worker reads.

    Raises:
        EngineError: bad-request; a text has half a character, which no line can hold.
    """
    try:
        return encode(message)
    except ValueError as error:
        told = "A text of the request is not valid Unicode: it has half a character."
        failure = Failure(phase="idle", code="bad-request", message=told)
        raise EngineError(
            EngineEvidence(phase="idle", reason="error", message=told), failure
        ) from error


class Call(Generic[T]):
    """One call that waits for its answer, of type `kind`."""

    def __init__(
        self,
        kind: type[T],
        phase: str,
        silence: float,
        report: Report | None = None,
        cancel: threading.Event | None = None,
    ) -> None:
        self.kind = kind
        self.phase = phase
        self.silence = silence
        self.since = time.monotonic()
        self.answers: queue.SimpleQueue[Answer | BaseException | None] = queue.SimpleQueue()
        self._straight = report if isinstance(report, Straight) else None
        self._stop = cancel if isinstance(cancel, Stop) else None

    def next(self) -> Answer | BaseException | None:
        """Wait for the next answer; None: there is none yet, but something may be wrong."""
        try:
            return self.answers.get(timeout=PATIENT_SECONDS if self._stop else POLL_SECONDS)
        except queue.Empty:
            return None

    def woken(self) -> contextlib.AbstractContextManager[None]:
        """While the block runs a cancel ends the wait for the next answer, if it can say so."""
        if self._stop is None:
            return contextlib.nullcontext()
        return self._stop.waking(lambda: self.answers.put(None))

    def hand(self, answer: Answer) -> None:
        """Take one answer, on the thread that reads them."""
        if self._straight is None or not isinstance(answer, Text):
            self.answers.put(answer)
            return
        self.phase = "decode"
        try:
            self._straight(answer)
        except BaseException as error:  # noqa: BLE001 - it is raised where the answer is waited for
            self.answers.put(error)

    def note(self, answer: Answer) -> None:
        """Note the phase that `answer` shows, if it does."""
        if isinstance(answer, Text):
            self.phase = "decode"
        elif isinstance(answer, Phase):
            self.phase = answer.name


class Calls:
    """The calls under way by the id of their request; a load has none."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open: dict[str | None, Call[Any]] = {}
        self.heard = 0.0
        """When the worker last showed progress with anything."""

    @contextlib.contextmanager
    def open(self, name: str | None, call: Call[Any]) -> Iterator[None]:
        """Hand the answers for `name` to `call` while the block runs.

        Raises:
            EngineError: a generation of that id is under way.
        """
        with self._lock:
            if name in self._open:
                message = f"A reply {name!r} is being written already."
                raise EngineError(EngineEvidence(phase="idle", reason="error", message=message))
            self._open[name] = call
        try:
            yield
        finally:
            with self._lock:
                del self._open[name]

    def hand(self, answer: Answer) -> None:
        """Give `answer` to its call; what belongs to none goes to the one that waits longest.

        Nobody waits for the rest of what an abandoned call was told.
        """
        name = getattr(answer, "id", None)
        with self._lock:
            self.heard = time.monotonic()
            call = self._open.get(name)
            if call is None and name is None:
                call = next(iter(self._open.values()), None)
            if call is not None:
                call.hand(answer)
