"""Which remedy helped on this computer, to be offered first when the same happens again."""

from __future__ import annotations

import threading
from pathlib import Path

from pydantic import Field, ValidationError

from app import documents
from app.values.base import Value

MOST = 200
_WHAT = "what helped before"


class Situation(Value):
    """What must be the same for a remedy to be expected to help again."""

    model: str = Field(description="hash of the file, else its architecture and size")
    runtime: str
    driver: str | None
    card: str | None
    cause: str


class Worked(Value):
    """A remedy that was proven and kept."""

    situation: Situation
    kind: str
    change: str = ""
    at: str = Field(description="ISO 8601, UTC")


class WorkedStore:
    """One file, newest first; damaged or unwritable it costs the memory, nothing else."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "worked.json"
        self._lock = threading.Lock()

    def all(self) -> tuple[Worked, ...]:
        """Return everything that helped, newest first."""
        fields = documents.read(self._path, (), _WHAT).fields or {}
        rows = fields.get("worked")
        found = (_understood(row) for row in rows) if isinstance(rows, list) else ()
        return tuple(worked for worked in found if worked is not None)

    def find(self, situation: Situation) -> Worked | None:
        """Return the newest remedy that helped in exactly this situation."""
        return next((worked for worked in self.all() if worked.situation == situation), None)

    def add(self, worked: Worked) -> None:
        """Keep `worked`; what helped this model under another driver or engine is forgotten."""
        now = worked.situation
        with self._lock:
            others = (
                old
                for old in self.all()
                if (old.situation.model, old.situation.cause) != (now.model, now.cause)
            )
            rows = [row.model_dump(mode="json") for row in (worked, *others)][:MOST]
            documents.write(self._path, {documents.VERSION: 1, "worked": rows}, _WHAT)


def _understood(row: object) -> Worked | None:
    try:
        return Worked.model_validate(row)
    except ValidationError:
        return None
