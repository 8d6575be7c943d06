"""Threads of the core: every long piece of work has a lane, a name and a way to stop it."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

Work = Callable[[threading.Event], None]
LOG = logging.getLogger(__name__)


class Lane:
    """Runs one piece of work after another on a thread of its own; the newest can be cancelled."""

    def __init__(self, name: str, failed: Callable[[Exception], None]) -> None:
        self._name = name
        self._failed = failed
        self._changed = threading.Condition()
        self._waiting: list[Work] = []
        self._cancel: threading.Event | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=f"core-{name}", daemon=True)
        self._thread.start()

    def start(self, work: Work) -> None:
        """Run `work` after what is running now; ignored when the lane is closed."""
        with self._changed:
            if not self._closed:
                self._waiting.append(work)
                self._changed.notify_all()

    @property
    def busy(self) -> bool:
        """Whether work is running or waiting."""
        with self._changed:
            return self._cancel is not None or bool(self._waiting)

    def cancel(self) -> None:
        """Ask the running work to stop and forget what is waiting."""
        with self._changed:
            self._waiting.clear()
            if self._cancel is not None:
                self._cancel.set()

    def close(self) -> None:
        """Cancel and end the thread when its work returns; does not wait."""
        with self._changed:
            self._closed = True
        self.cancel()
        with self._changed:
            self._changed.notify_all()

    def join(self, until: float) -> bool:
        """Wait for the thread's end until `until` (monotonic seconds); return whether it ended."""
        self._thread.join(max(0.0, until - time.monotonic()))
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    return
                work = self._waiting.pop(0)
                cancel = self._cancel = threading.Event()
            try:
                work(cancel)
            except Exception as error:
                LOG.debug("work on lane %s failed", self._name, exc_info=True)
                self._failed(error)
            finally:
                with self._changed:
                    self._cancel = None


class Lanes:
    """Every lane of the core, so that closing can stop them all."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._lanes: dict[str, Lane] = {}
        self._lock = threading.Lock()

    def __getitem__(self, name: str) -> Lane:
        """Return the lane called `name`, made at its first use."""
        with self._lock:
            if name not in self._lanes:
                self._lanes[name] = Lane(name, self._failed)
            return self._lanes[name]

    def close(self, deadline: float) -> bool:
        """Stop every lane; return whether all threads ended within `deadline` seconds."""
        until = time.monotonic() + deadline
        with self._lock:
            lanes = list(self._lanes.values())
        for lane in lanes:
            lane.close()
        return all([lane.join(until) for lane in lanes])
