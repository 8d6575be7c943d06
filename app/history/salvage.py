"""What can still be read of a damaged history, taken over into a fresh one."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from app.history.schema import TABLES, chain, columns, connect, settle

LOG = logging.getLogger(__name__)
MISSES = 2000
"""So many rows are tried one by one, more than a page holds: a page of pages must be damaged."""
_HIGHEST = (1 << 63) - 1
"""No row has a higher number."""
_UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
_FOUND_AGAIN = "Found again"


@dataclass(frozen=True, slots=True)
class Salvaged:
    """How much was taken over."""

    chats: int = 0
    messages: int = 0


def salvage(damaged: Path, into: sqlite3.Connection) -> Salvaged:
    """Copy every row of `damaged` that can be read into `into`, a fresh history.

    A damaged page costs the rows on it, a missing conversation its title alone. Never raises;
    when something goes wrong on the way, nothing is taken over.
    """
    if not damaged.is_file() or not damaged.stat().st_size:
        return Salvaged()
    try:
        with closing(connect(f"{damaged.absolute().as_uri()}?mode=ro", uri=True)) as source:
            return _take_over(source, into)
    except (OSError, sqlite3.Error, UnicodeDecodeError):
        LOG.debug("nothing could be taken over of %s", damaged, exc_info=True)
        return Salvaged()


def _take_over(source: sqlite3.Connection, into: sqlite3.Connection) -> Salvaged:
    into.execute("PRAGMA foreign_keys = OFF")
    into.execute("BEGIN IMMEDIATE")
    try:
        for table in TABLES:
            for names, row in _rows(source, table):
                marks = ", ".join("?" * len(row))
                query = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})"  # noqa: S608
                into.execute(query, row)
        if "parent" not in columns(source, "entries"):
            chain(into)
        _join(into)
        settle(into)
        into.execute("COMMIT")
    except BaseException:
        into.execute("ROLLBACK")
        raise
    finally:
        into.execute("PRAGMA foreign_keys = ON")
    chats = into.execute("SELECT COUNT(*) FROM conversations").fetchone()[0]
    return Salvaged(chats, into.execute("SELECT COUNT(*) FROM entries").fetchone()[0])


def _rows(source: sqlite3.Connection, table: str) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Yield the names of a table's columns, and each row of it that can be read.

    Every turn starts behind the one before, and the steps double behind a long damaged stretch:
    it ends however the pages refer to each other. A row may come twice.
    """
    known = [name for name in TABLES[table] if name in columns(source, table)]
    names = ", ".join(known)
    query = f"SELECT rowid, {names} FROM {table} WHERE rowid >= ? ORDER BY rowid"  # noqa: S608
    start = misses = 0
    while known and start <= _HIGHEST:
        n = start - 1
        try:
            for row in source.execute(query, (start,)):
                n = row[0]
                yield names, row[1:]
        except _UNREADABLE:
            misses = 0 if n >= start else misses + 1
            far = start + (1 << max(misses - MISSES, 0))
            start = max(n + 1, _nearest(source, query, start, far))
        else:
            return


def _nearest(source: sqlite3.Connection, query: str, lost: int, far: int) -> int:
    """Return where reading can go on between `lost` and `far`, `far` where it cannot yet."""
    if far - lost == 1 or far > _HIGHEST or not _readable(source, query, far):
        return far
    # A long step may have gone over the newest messages: back to the end of the damage.
    while far - lost > 1:
        middle = (lost + far) // 2
        if _readable(source, query, middle):
            far = middle
        else:
            lost = middle
    return far


def _readable(source: sqlite3.Connection, query: str, start: int) -> bool:
    try:
        source.execute(query, (start,)).fetchone()
    except _UNREADABLE:
        return False
    return True


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
