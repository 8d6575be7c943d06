"""Threads of the core: every long piece of work has a lane, a name and a way to stop it."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

Work = Callable[[threading.Event], object]
LOG = logging.getLogger(__name__)


def unforeseen(error: Exception) -> str:
    """Return what a person is told of an exception that nobody reckoned with."""
    return f"Something went wrong inside Plimsoll ({type(error).__name__}: {error})."


def went_well(end: Callable[[], object]) -> bool:
    """Whether one of the program's ends went well: where it did not, the others still have theirs."""
    try:
        end()
    except Exception:
        LOG.exception("a part of the program did not end")
        return False
    return True


class Lane:
    """Runs one piece of work after another on a thread of its own.

    Work that is cancelled before its turn still runs, with its event set, so that it can tidy up.
    """

    def __init__(self, name: str, failed: Callable[[Exception], None]) -> None:
        self._name = name
        self._failed = failed
        self._changed = threading.Condition()
        self._work: list[tuple[Work, threading.Event]] = []
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=f"core-{name}", daemon=True)
        self._thread.start()

    def start(self, work: Work, cancel: threading.Event | None = None) -> None:
        """Run `work` after what was started before; `cancel` is the event that stops it."""
        with self._changed:
            if not self._closed:
                self._work.append((work, cancel or threading.Event()))
                self._changed.notify_all()

    @property
    def busy(self) -> bool:
        """Whether work is running or waiting."""
        with self._changed:
            return bool(self._work)

    @property
    def waiting(self) -> bool:
        """Whether more work waits for the running one to end."""
        with self._changed:
            return len(self._work) > 1

    @property
    def closed(self) -> bool:
        """Whether nothing that is started now will run any more."""
        return self._closed

    def cancel(self) -> None:
        """Ask the running and the waiting work to stop."""
        with self._changed:
            for _, cancel in self._work:
                cancel.set()

    def close(self) -> None:
        """Cancel, and end the thread when the running work returns; does not wait."""
        self.cancel()
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def join(self, until: float) -> bool:
        """Wait for the thread's end until `until` (monotonic seconds); return whether it ended."""
        self._thread.join(max(0.0, until - time.monotonic()))
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._work or self._closed)
                if self._closed:
                    return
                work, cancel = self._work[0]
            try:
                work(cancel)
            except Exception as error:
                LOG.debug("work on lane %s failed", self._name, exc_info=True)
                self._failed(error)
            finally:
                with self._changed:
                    self._work.pop(0)


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
        ended = [lane.join(until) for lane in lanes]
        return all(ended)
