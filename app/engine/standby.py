"""Workers, and the next one started ahead: a start takes longer than the load of a small model."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping

from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.process import Spawner, SpawnerClosedError


class Standby:
    """Called, it gives a fresh worker: the one that waits, if it still suits, else a new one.

    One that waits has imported its modules and sleeps: no device was looked for, no card was
    touched, and it holds about 30 MiB of its own.
    """

    def __init__(self, spawner: Spawner, env: Callable[[], Mapping[str, str]]) -> None:
        """`env` is what a worker needs in its environment now: it tells the build to be used."""
        self._spawner = spawner
        self._env = env
        self._lock = threading.Lock()
        self._waiting: tuple[Mapping[str, str], WorkerEngine] | None = None
        self._closed = False

    def __call__(self) -> WorkerEngine:
        """Return a worker that was asked nothing yet.

        Raises:
            EngineError: none can be started.
        """
        return self._taken(self._env()) or self.fresh()

    def fresh(self) -> WorkerEngine:
        """Return a worker that was started now, and leave the one that waits.

        Raises:
            EngineError: it cannot be started.
        """
        return WorkerEngine(self._spawner, env=self._env())

    def prepare(self) -> None:
        """Let a worker wait, unless one does. What goes wrong is told by the next call."""
        env = self._env()
        with self._lock:
            if self._closed or (self._waiting is not None and _suits(self._waiting, env)):
                return
            gone = self._waiting
            try:
                self._waiting = (env, WorkerEngine(self._spawner, env=env, waits=True))
            except (EngineError, SpawnerClosedError):
                self._waiting = None
        _end(gone)

    def close(self) -> None:
        """End the one that waits; none will wait again."""
        with self._lock:
            self._closed = True
            gone, self._waiting = self._waiting, None
        _end(gone)

    def _taken(self, env: Mapping[str, str]) -> WorkerEngine | None:
        with self._lock:
            kept, self._waiting = self._waiting, None
        if kept is not None and _suits(kept, env):
            return kept[1]
        _end(kept)
        return None


def _suits(waiting: tuple[Mapping[str, str], WorkerEngine], env: Mapping[str, str]) -> bool:
    return waiting[1].alive and waiting[0] == env


def _end(waiting: tuple[Mapping[str, str], WorkerEngine] | None) -> None:
    if waiting is not None:
        waiting[1].close()
