"""The last lines of an engine: its log and whatever else it said, kept for diagnosis."""

from __future__ import annotations

import signal
import threading
from collections import deque

from app.engine.api import Report
from app.engine.protocol import Answer, Failure, Log
from app.values.diagnosis import EngineEvidence

KEPT_LINES = 400


class Tail:
    """Keeps the last lines; any thread may add."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lines: deque[str] = deque(maxlen=KEPT_LINES)

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines, oldest first."""
        with self._lock:
            return tuple(self._lines)

    def add(self, line: Log | str) -> None:
        """Keep one line."""
        with self._lock:
            self._lines.append(line.text if isinstance(line, Log) else line)

    def noting(self, report: Report) -> Report:
        """Return `report` that also keeps the log lines that pass."""

        def note(answer: Answer) -> None:
            if isinstance(answer, Log):
                self.add(answer)
            report(answer)

        return note

    def evidence(self, failure: Failure) -> EngineEvidence:
        """Return what is known of a request that failed while the engine lives on."""
        return EngineEvidence(
            phase=failure.phase,
            reason="cancelled" if failure.code == "cancelled" else "error",
            message=failure.message,
            log=self.lines,
        )


def age(then: float, now: float) -> float | None:
    """Return the seconds since `then`, both monotonic; None when it never was (0)."""
    return round(max(0.0, now - then), 2) if then else None


def ending(code: int | None) -> str:
    """Say how a process with this exit code ended; None: it did not."""
    if code is None:
        return "The engine does not answer any more."
    if code < 0:
        try:
            name = signal.Signals(-code).name
        except ValueError:
            name = str(-code)
        return f"The engine's process was ended by signal {name}."
    return f"The engine's process ended with exit code {code}."
