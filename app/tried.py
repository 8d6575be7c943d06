"""Which remedies were kept and undone here; what helped is offered first the next time."""

from __future__ import annotations

import threading
from pathlib import Path

from pydantic import ValidationError

from app import documents
from app.values.tried import Situation, Tried

MOST = 200
_WHAT = "what helped before"


class TriedStore:
    """One file, newest first; damaged or unwritable it costs the memory, nothing else."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "tried.json"
        self._lock = threading.Lock()

    def all(self) -> tuple[Tried, ...]:
        """Return everything that was tried, newest first."""
        fields = documents.read(self._path, (), _WHAT).fields or {}
        rows = fields.get("tried")
        found = (_understood(row) for row in rows) if isinstance(rows, list) else ()
        return tuple(tried for tried in found if tried is not None)

    def helped(self, situation: Situation) -> Tried | None:
        """Return the newest remedy that was kept in exactly this situation.

        Another driver, engine, card or file is another situation. What was undone after it was
        kept does not count.
        """
        undone: set[tuple[str, str]] = set()
        for tried in self.all():
            if tried.situation != situation:
                continue
            if tried.outcome == "undone":
                undone.add((tried.kind, tried.change))
            elif (tried.kind, tried.change) not in undone:
                return tried
        return None

    def add(self, tried: Tried) -> None:
        """Keep `tried` as the newest."""
        with self._lock:
            rows = [row.model_dump(mode="json") for row in (tried, *self.all())][:MOST]
            documents.write(self._path, {documents.VERSION: 1, "tried": rows}, _WHAT)


def _understood(row: object) -> Tried | None:
    try:
        return Tried.model_validate(row)
    except ValidationError:
        return None
