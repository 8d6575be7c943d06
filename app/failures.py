"""The newest failures, each with its case, for the bundle and for a look back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import Field

from app.row_file import RowFile
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


class FailureStore(RowFile[Failure]):
    """The failures that were seen here."""

    def __init__(self, folder: Path) -> None:
        path = folder / "failures.json"
        super().__init__(path, Failure, key="failures", what=_WHAT, most=MOST)

    def latest(self) -> Failure | None:
        """Return the newest failure, None when there was none."""
        return next(iter(self.all()), None)
