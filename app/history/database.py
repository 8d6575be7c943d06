"""Transactions of a history: one writes at a time, and nobody who reads waits for it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from app.history.opening import Opened
from app.history.problems import gone, told
from app.history.schema import connect
from app.history.search import holds


class Database:
    """What was opened, usable from any thread.

    Every block raises `DiskProblemError` when the disk refuses; nothing of it is kept then.
    """

    def __init__(self, path: Path, opened: Opened) -> None:
        self.writer = opened.database
        self._closed = False
        self._write_lock = threading.RLock()
        # A second connection: in write-ahead mode a reader never waits for a writer.
        self._reader = connect(path) if opened.kept else self.writer
        self._read_lock = threading.RLock() if opened.kept else self._write_lock
        self._reader.create_function("holds", 2, holds, deterministic=True)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Keep all that the block writes, or none of it."""
        with self._write_lock, told(closed=self._closed):
            self.writer.execute("BEGIN IMMEDIATE")
            try:
                yield self.writer
                self.writer.execute("COMMIT")
            except BaseException:
                if self.writer.in_transaction:
                    self.writer.execute("ROLLBACK")
                raise

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Let all that the block reads be of one moment."""
        with self._read_lock, told(closed=self._closed):
            outermost = not self._reader.in_transaction
            if outermost:
                self._reader.execute("BEGIN")
            try:
                yield self._reader
            finally:
                if outermost:
                    self._reader.execute("COMMIT")

    def close(self, last: str = "") -> bool:
        """Write what the query `last` says, then close; False: it was closed before."""
        with self._read_lock, self._write_lock:
            if self._closed:
                return False
            self._closed = True
            with suppress(sqlite3.Error):  # the next start does it
                self.writer.execute(last)
            self._reader.close()
            self.writer.close()
        return True


def change(database: sqlite3.Connection, query: str, values: tuple[object, ...]) -> None:
    """Change what `query` finds.

    Raises:
        UsageError: it finds nothing: that conversation or message is gone.
    """
    if database.execute(query, values).rowcount < 1:
        raise gone()
