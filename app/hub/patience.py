"""Waiting that can be left at once, and trying again while a fault may pass."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from app.hub.faults import PassingError, StoppedError
from app.hub.limits import Limits

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


def persist(
    work: Callable[[], T],
    cancel: threading.Event,
    limits: Limits,
    tell: Callable[[float], None] | None = None,
) -> T:
    """Return what `work` returns; repeat it with growing waits while its fault may pass.

    Raises:
        TransferError: a fault that does not pass, or one that outlasted all tries.
        StoppedError: `cancel` was set while waiting.
    """
    n_failed = 0
    while True:
        try:
            return work()
        except PassingError as fault:
            n_failed += 1
            wait = limits.backoff(n_failed, fault.wait_seconds)
            if n_failed >= limits.tries or wait > limits.longest_wait_seconds:
                raise
            pause(wait, cancel, tell or (lambda _: None))
