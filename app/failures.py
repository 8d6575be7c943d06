"""The newest failures, each with its case, for the bundle and for a look back."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from pydantic import Field, ValidationError

from app import documents
from app.runconfig import RunConfig
from app.values.base import Value
from app.values.diagnosis import Diagnosis
from app.values.plan import MemoryPlan

MOST = 10
_WHAT = "the failures of before"


class Failure(Value):
    """One failure as it was seen; never a word of a prompt or a reply."""

    at: str = Field(description="ISO 8601, UTC")
    model: str
    path: str
    case: dict[str, Any] = Field(description="of the public schema")
    diagnosis: Diagnosis
    config: RunConfig | None = None
    plan: MemoryPlan | None = None
    runtime: str = ""


class FailureStore:
    """One file, newest first; damaged or unwritable it costs the look back, nothing else."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "failures.json"
        self._lock = threading.Lock()

    def all(self) -> tuple[Failure, ...]:
        """Return the kept failures, newest first."""
        fields = documents.read(self._path, (), _WHAT).fields or {}
        rows = fields.get("failures")
        found = (_understood(row) for row in rows) if isinstance(rows, list) else ()
        return tuple(failure for failure in found if failure is not None)

    def latest(self) -> Failure | None:
        """Return the newest failure, None when there was none."""
        return next(iter(self.all()), None)

    def add(self, failure: Failure) -> None:
        """Keep `failure` as the newest."""
        with self._lock:
            kept = (failure, *self.all())[:MOST]
            rows = [row.model_dump(mode="json", round_trip=True) for row in kept]
            documents.write(self._path, {documents.VERSION: 1, "failures": rows}, _WHAT)


def _understood(row: object) -> Failure | None:
    try:
        return Failure.model_validate(row)
    except ValidationError:
        return None
