"""What can still be read of a damaged history, taken over into a fresh one."""

from __future__ import annotations

import logging
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from app.history.leaves import UNREADABLE, Leaves, Row, mended
from app.history.schema import TABLES, chain, columns, connect, settle

LOG = logging.getLogger(__name__)
_FOUND_AGAIN = "Found again"


@dataclass(frozen=True, slots=True)
class Salvaged:
    """How much was taken over."""

    chats: int = 0
    messages: int = 0
    lost: int = 0
    """Rows that are there and cannot be read; what is gone without a trace is not known."""


def salvage(damaged: Path, into: sqlite3.Connection) -> Salvaged:
    """Copy every row of `damaged` that can be read into `into`, a fresh history.

    A damaged page costs the rows on it, a missing conversation its title alone; where the file was
    cut off, or the way to a page is damaged, its rows are found all the same. The file itself is
    left as it is. Never raises; when something goes wrong on the way, nothing is taken over.
    """
    sides = (damaged, Path(f"{damaged}-wal"))
    if damaged.is_dir() or not any(side.is_file() and side.stat().st_size for side in sides):
        return Salvaged()
    try:
        with tempfile.TemporaryDirectory(prefix=".salvage-", dir=damaged.parent) as folder:
            copy = mended(damaged, Path(folder))
            return _take_over(copy, into)
    except (OSError, sqlite3.Error, UnicodeDecodeError):
        LOG.debug("nothing could be taken over of %s", damaged, exc_info=True)
        return Salvaged()


def _take_over(copy: Path, into: sqlite3.Connection) -> Salvaged:
    leaves = Leaves(copy)
    into.execute("PRAGMA foreign_keys = OFF")
    into.execute("BEGIN IMMEDIATE")
    try:
        for source in (_by_table(copy), leaves.rows()):
            for table, row in source:
                names, marks = ", ".join(row), ", ".join("?" * len(row))
                query = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})"  # noqa: S608
                into.execute(query, tuple(row.values()))
        if not into.execute("SELECT 1 FROM entries WHERE parent IS NOT NULL LIMIT 1").fetchone():
            chain(into)  # of the first version
        _join(into)
        settle(into)
        into.execute("COMMIT")
    except BaseException:
        into.execute("ROLLBACK")
        raise
    finally:
        into.execute("PRAGMA foreign_keys = ON")
    chats = into.execute("SELECT COUNT(*) FROM conversations").fetchone()[0]
    messages = into.execute("SELECT COUNT(*) FROM entries").fetchone()[0]
    return Salvaged(chats, messages, len(leaves.lost))


def _by_table(copy: Path) -> Iterator[Row]:
    """Yield what SQLite finds by itself up to the first damage, whatever the types of the values."""
    with closing(connect(copy)) as source:
        for table, names in TABLES.items():
            try:
                known = [name for name in names if name in columns(source, table)]
                query = f"SELECT {', '.join(known)} FROM {table} ORDER BY rowid"  # noqa: S608
                for row in source.execute(query) if known else ():
                    held = zip(known, row, strict=True)
                    yield table, {name: value for name, value in held if value is not None}
            except UNREADABLE:
                LOG.debug("the table %s is damaged", table, exc_info=True)


def _join(into: sqlite3.Connection) -> None:
    """Give every message a conversation and a place in it, and every conversation an end."""
    # Nothing cascades here: without this, messages of a deleted chat would be found again later.
    into.execute(
        "DELETE FROM entries WHERE conversation IN (SELECT id FROM conversations WHERE deleted)"
    )
    into.execute(
        "INSERT INTO conversations (id, title, created_at, updated_at)"
        " SELECT conversation, ?, MIN(at), MAX(at) FROM entries"
        " WHERE conversation NOT IN (SELECT id FROM conversations) GROUP BY conversation",
        (_FOUND_AGAIN,),
    )
    # The message before that is lost: the nearest one before it takes its place.
    into.execute(
        "UPDATE entries SET parent = (SELECT id FROM entries AS e WHERE e.n < entries.n"
        " AND e.conversation = entries.conversation ORDER BY e.n DESC LIMIT 1)"
        " WHERE parent NOT IN (SELECT id FROM entries)"
    )
    into.execute("DELETE FROM runs WHERE reply NOT IN (SELECT id FROM entries)")
    into.execute(
        "UPDATE conversations SET leaf = (SELECT id FROM entries"
        " WHERE conversation = conversations.id ORDER BY n DESC LIMIT 1)"
        " WHERE leaf IS NULL OR leaf NOT IN (SELECT id FROM entries)"
    )
