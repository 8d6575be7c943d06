"""Workers, and the next one started ahead: a start takes longer than the load of a small model."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.process import Spawner, SpawnerClosedError

LIBRARIES = "LLAMA_CPP_LIB_PATH"


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A worker, and what it was started with: `place` tells a folder from a later one there."""

    worker: WorkerEngine
    env: Mapping[str, str]
    place: tuple[int, int]

    def suits(self, env: Mapping[str, str]) -> bool:
        """Whether it is what a worker started now with `env` would be."""
        return self.worker.alive and self.env == env and self.place == _place(env)


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
        self._waiting: _Waiting | None = None
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
            if self._closed or (self._waiting is not None and self._waiting.suits(env)):
                return
            gone = self._waiting
            try:
                place = _place(env)  # before it opens anything there
                worker = WorkerEngine(self._spawner, env=env, waits=True)
                self._waiting = _Waiting(worker, env, place)
            except (EngineError, SpawnerClosedError):
                self._waiting = None
        _end(gone)

    def drop(self) -> None:
        """End the one that waits: the build that it has opened is about to be replaced."""
        with self._lock:
            gone, self._waiting = self._waiting, None
        _end(gone)

    def close(self) -> None:
        """End the one that waits; none will wait again."""
        with self._lock:
            self._closed = True
        self.drop()

    def _taken(self, env: Mapping[str, str]) -> WorkerEngine | None:
        with self._lock:
            kept, self._waiting = self._waiting, None
        if kept is not None and kept.suits(env):
            return kept.worker
        _end(kept)
        return None


def _place(env: Mapping[str, str]) -> tuple[int, int]:
    """Return which folder the build is in: one that was fetched again has the same name."""
    try:
        told = Path(env[LIBRARIES]).stat()
    except (KeyError, OSError):
        return 0, 0
    return told.st_ino, told.st_mtime_ns


def _end(waiting: _Waiting | None) -> None:
    if waiting is not None:
        waiting.worker.close()
