"""A worker that makes embeddings and nothing else."""

from __future__ import annotations

import threading

from app.engine.api import Report
from app.engine.client import WorkerEngine
from app.values.embedding import Embed, Embedded

SILENCE_SECONDS = 300.0
"""The longest text of a large model takes so long on a small processor; nothing is told meanwhile."""


class EmbeddingWorker(WorkerEngine):
    """The model for it is opened by the first request; one request after another is computed."""

    def embed(self, request: Embed, report: Report, cancel: threading.Event) -> Embedded:
        """Turn texts into vectors.

        Raises:
            EngineError: as the calls of `api.Engine`.
        """
        return self._call(request, Embedded, report, cancel, SILENCE_SECONDS)
