"""From a cancel to the flag that the engine's decode looks at.

A cancel of a worker's requests sets the flag itself; any other event is looked at by a thread.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

from app.engine.api import Stop
from app.engine.params import CancelFlag

WATCH_SECONDS = 0.02


class Aborter:
    """Sets the flag soon after the event of the work that is going on is set."""

    def __init__(self, flag: CancelFlag) -> None:
        self._flag = flag
        self._changed = threading.Condition()
        self._armed: threading.Event | None = None
        self._stop: Stop | None = None
        self._closed = False
        self._asleep = False
        self._watcher = threading.Thread(target=self._watch, name="engine-cancel", daemon=True)
        self._watcher.start()

    @contextlib.contextmanager
    def armed(self, cancel: threading.Event) -> Iterator[None]:
        """Stop the decodes of the block soon after `cancel` is set, and no later ones."""
        self.arm(cancel)
        try:
            yield
        finally:
            self.disarm()

    def arm(self, cancel: threading.Event) -> None:
        """Watch `cancel`."""
        if isinstance(cancel, Stop):
            self._stop = cancel
            cancel.wake(self._flag.set)
            return
        with self._changed:
            self._armed = cancel
            if self._asleep:
                self._changed.notify()

    def disarm(self) -> None:
        """Watch nothing; decodes are allowed again."""
        stop, self._stop = self._stop, None
        if stop is not None:
            stop.leave(self._flag.set)
            self._flag.clear()
            return
        with self._changed:
            self._armed = None
            self._flag.clear()

    def close(self) -> None:
        """End the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._watcher.join()

    def _watch(self) -> None:
        with self._changed:
            while not self._closed:
                if self._armed is not None and self._armed.is_set():
                    self._flag.set()
                self._asleep = self._armed is None
                self._changed.wait(None if self._asleep else WATCH_SECONDS)
