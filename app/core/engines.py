"""Which engine is used: a worker process, or this one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from app.engine.api import Engine
from app.engine.embedding_client import EmbeddingWorker
from app.engine.standby import Standby
from app.paths import Paths
from app.plan.dry import NO_CARD
from app.process import Spawner
from app.runtimes.chosen import Chosen, active
from app.runtimes.libraries import library_hashes


def engine_factory(*, in_process: bool, spawner: Spawner | None = None) -> Callable[[], Engine]:
    """Return what makes a new, empty engine; workers are started by one spawner.

    Each new worker takes the build that is chosen then, so that a change needs no restart.
    """
    if in_process:
        if "llama_cpp" not in sys.modules:
            os.environ.update(active(Paths.default()).env)
        # Not before: it maps llama.cpp into this process, which the window must never do.
        from app.engine.inline import InlineEngine  # noqa: PLC0415

        return InlineEngine
    return standby(spawner or Spawner())


def standby(spawner: Spawner) -> Standby:
    """Return what makes workers and can start the next one ahead."""
    return Standby(spawner, lambda: active(Paths.default()).env)


def embedding_factory(spawner: Spawner) -> Callable[[], EmbeddingWorker]:
    """Return what makes a worker for embeddings, of the build that is chosen then.

    It sees no card: a CUDA build takes some memory of each one it sees, which no plan counts.
    """
    return lambda: EmbeddingWorker(spawner, env={**active(Paths.default()).env, **NO_CARD})


def runtime_evidence() -> dict[str, object]:
    """Return which build of llama.cpp is in use, and what its libraries are (name: sha256)."""
    chosen = Chosen(Paths.default())
    runtime = chosen.active()
    return {"runtime": runtime.name, "runtime_files": library_hashes(runtime, chosen.shelf)}


def runtime_name() -> str:
    """Return the build of llama.cpp in use: 'cpu llama-cpp-python 0.3.36', 'cu13 b11312'."""
    return active(Paths.default()).name
