"""Waiting that can be left: slow calls run on a thread that is left behind when a person stops."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from app.hub.faults import StoppedError

T = TypeVar("T")
POLL_SECONDS = 0.05
"""How long a stop may go unnoticed."""


def abandonable(work: Callable[[], T], cancel: threading.Event) -> T:
    """Return what `work` returns, or raise what it raises.

    Raises:
        StoppedError: `cancel` was set first; the thread ends by its own time-outs.
    """
    answers: queue.SimpleQueue[tuple[T | None, Exception | None]] = queue.SimpleQueue()

    def run() -> None:
        try:
            answers.put((work(), None))
        except Exception as error:  # noqa: BLE001 - raised again by the thread that waits
            answers.put((None, error))

    threading.Thread(target=run, name="hub-call", daemon=True).start()
    while not cancel.is_set():
        try:
            result, error = answers.get(timeout=POLL_SECONDS)
        except queue.Empty:
            continue
        if error is not None:
            raise error
        return result  # type: ignore[return-value]
    raise StoppedError


def pause(seconds: float, cancel: threading.Event, tell: Callable[[float], None]) -> None:
    """Wait; `tell` hears the seconds left about once a second.

    Raises:
        StoppedError: `cancel` was set.
    """
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        tell(left)
        if cancel.wait(min(left, 1.0)):
            raise StoppedError
