"""Threads that wait for the engine, one per reply that is under way."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

Work = Callable[[], None]
IDLE_SECONDS = 10.0
"""How long a thread without work waits for more: starting one costs as much as a short request."""


class Carriers:
    """As many threads as there is work at once; they stay a while for what comes next."""

    def __init__(self) -> None:
        self._work: queue.SimpleQueue[Work] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._idle = 0

    def carry(self, work: Work) -> None:
        """Do `work`, which must not raise, on a thread that does nothing else meanwhile."""
        with self._lock:
            if self._idle:
                self._idle -= 1
                self._work.put(work)
                return
        threading.Thread(target=self._run, args=(work,), name="api-reply", daemon=True).start()

    def _run(self, work: Work | None) -> None:
        while work is not None:
            work()
            work = self._next()

    def _next(self) -> Work | None:
        with self._lock:
            self._idle += 1
        try:
            return self._work.get(timeout=IDLE_SECONDS)
        except queue.Empty:
            with self._lock:
                if self._idle:
                    self._idle -= 1
                    return None
        return self._work.get()  # it was handed over in the meantime
