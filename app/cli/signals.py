"""Ctrl+C and SIGTERM, taken as the wish that a command comes to its end."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator

ENDING = (signal.SIGINT, signal.SIGTERM)
_POLL_SECONDS = 0.05


@contextlib.contextmanager
def stopped_by_signals(
    stop: threading.Event, numbers: tuple[signal.Signals, ...] = ENDING
) -> Iterator[None]:
    """Let the signals `numbers` set `stop`, so that what was found is told and all is given back.

    Another thread sets it: a handler runs between two steps of the main thread, which may hold the
    event's own lock then, and would wait for itself for ever.
    """
    caught: list[int] = []
    over = threading.Event()

    def carry() -> None:
        while not over.wait(_POLL_SECONDS):
            if caught:
                stop.set()

    before = {number: signal.signal(number, lambda n, _: caught.append(n)) for number in numbers}
    carrier = threading.Thread(target=carry, name="signals")
    carrier.start()
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        over.set()
        carrier.join()
