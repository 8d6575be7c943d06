"""Which engine is used: a worker process, or this one."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable

from app.engine.api import Engine
from app.engine.client import WorkerEngine
from app.process import Spawner

BACKEND = "cpu"


def engine_factory(*, in_process: bool, spawner: Spawner | None = None) -> Callable[[], Engine]:
    """Return what makes a new, empty engine; workers are started by one spawner."""
    if in_process:
        # Not before: it maps llama.cpp into this process, which the window must never do.
        from app.engine.inline import InlineEngine  # noqa: PLC0415

        return InlineEngine
    shared = spawner or Spawner()
    return lambda: WorkerEngine(shared)


def runtime_name() -> str:
    """Return the build of llama.cpp in use: 'cpu llama-cpp-python 0.3.36'."""
    return f"{BACKEND} llama-cpp-python {importlib.metadata.version('llama-cpp-python')}"
