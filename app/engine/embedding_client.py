"""A worker that makes embeddings and nothing else."""

from __future__ import annotations

import threading

from app.engine.api import Report
from app.engine.client import LOAD_SILENCE_SECONDS, WorkerEngine
from app.values.embedding import Embed, Embedded


class EmbeddingWorker(WorkerEngine):
    """The model for it is opened by the first request; one request after another is computed."""

    def embed(self, request: Embed, report: Report, cancel: threading.Event) -> Embedded:
        """Turn texts into vectors.

        Raises:
            EngineError: as the calls of `api.Engine`.
        """
        return self._call(request, Embedded, report, cancel, LOAD_SILENCE_SECONDS)
