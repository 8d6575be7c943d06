"""A small file of rows, newest first, that never stops the program."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import ValidationError

from app import documents
from app.values.base import Value

T = TypeVar("T", bound=Value)


class RowFile(Generic[T]):
    """Rows of one kind; damaged or unwritable it costs the memory of them, nothing else.

    `notice` is what a person should know about the file as it was first read ("": nothing).
    """

    def __init__(self, path: Path, kind: type[T], *, key: str, what: str, most: int) -> None:
        self._path = path
        self._kind = kind
        self._key = key
        self._what = what
        self._most = most
        self._lock = threading.Lock()
        self.notice = ""
        rows, unread = self._read()
        if unread:
            aside = documents.set_aside(path, "unread", copy=True)
            kept = f"; the file was kept as {aside.name}" if aside else ""
            of = f"Rows of {what} that could not be read: {unread}{kept}."
            self.notice = f"{self.notice} {of}".strip()
            if aside:  # said once, kept once
                self._write(rows)

    def all(self) -> tuple[T, ...]:
        """Return the rows, newest first."""
        return self._read()[0]

    def add(self, row: T) -> None:
        """Keep `row` as the newest."""
        with self._lock:
            self._write((row, *self.all())[: self._most])

    def _write(self, rows: tuple[T, ...]) -> None:
        kept = [row.model_dump(mode="json", round_trip=True) for row in rows]
        documents.write(self._path, {documents.VERSION: 1, self._key: kept}, self._what)

    def _read(self) -> tuple[tuple[T, ...], int]:
        """Return the rows that can be read, and how many cannot."""
        content = documents.read(self._path, (), self._what)
        self.notice = self.notice or content.notice
        rows = (content.fields or {}).get(self._key, [])
        if not isinstance(rows, list):
            return (), 1
        found = tuple(row for row in map(self._understood, rows) if row is not None)
        return found, len(rows) - len(found)

    def _understood(self, row: object) -> T | None:
        try:
            return self._kind.model_validate(row)
        except ValidationError:
            return None
