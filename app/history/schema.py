"""The history's tables, and how older files become newer ones."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

BUSY_SECONDS = 5.0


def _first(database: sqlite3.Connection) -> None:
    database.execute(
        "CREATE TABLE conversations (id TEXT PRIMARY KEY, title TEXT NOT NULL,"
        " created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted INTEGER NOT NULL DEFAULT 0)"
    )
    database.execute(
        "CREATE TABLE entries (n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,"
        " conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,"
        " role TEXT NOT NULL, text TEXT NOT NULL, reasoning TEXT NOT NULL, at TEXT NOT NULL,"
        " state TEXT NOT NULL, stats TEXT)"
    )
    database.execute("CREATE INDEX entries_of ON entries (conversation, n, role)")
    # A reply being written: rows are only added, so that no token rewrites what came before.
    database.execute(
        "CREATE TABLE runs (n INTEGER PRIMARY KEY AUTOINCREMENT, reply TEXT NOT NULL"
        " REFERENCES entries (id) ON DELETE CASCADE, reasoning INTEGER NOT NULL,"
        " text TEXT NOT NULL)"
    )
    database.execute("CREATE INDEX runs_of ON runs (reply, n)")


def _second(database: sqlite3.Connection) -> None:
    """Messages become a tree: `parent` is the one before, `leaf` the last one that is shown."""
    for column in (
        "parent TEXT REFERENCES entries (id) ON DELETE CASCADE",
        "depth INTEGER NOT NULL DEFAULT 0",
        "attachments TEXT",
    ):
        database.execute(f"ALTER TABLE entries ADD COLUMN {column}")
    text = "TEXT NOT NULL DEFAULT ''"
    for column in ("leaf TEXT", f"instructions {text}", f"preset {text}"):
        database.execute(f"ALTER TABLE conversations ADD COLUMN {column}")
    database.execute("CREATE INDEX entries_after ON entries (parent)")
    chain(database)


def chain(database: sqlite3.Connection) -> None:
    """Let every message follow the one before it, and show the last."""
    database.execute(
        "UPDATE entries SET parent = before.id, depth = before.depth FROM"
        " (SELECT n, LAG(id) OVER chat AS id, SUM(role != 'system') OVER chat AS depth"
        " FROM entries WINDOW chat AS (PARTITION BY conversation ORDER BY n)) AS before"
        " WHERE before.n = entries.n"
    )
    database.execute(
        "UPDATE conversations SET leaf = (SELECT id FROM entries"
        " WHERE conversation = conversations.id ORDER BY n DESC LIMIT 1)"
    )


def _third(database: sqlite3.Connection) -> None:
    """A conversation says whether the model thinks first; NULL: as the model does by itself."""
    database.execute("ALTER TABLE conversations ADD COLUMN thinking INTEGER")


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first, _second, _third)
"""Step number i leads from schema version i to i + 1; a step is never changed once released."""


TABLES = {
    "conversations": (
        "id",
        "title",
        "created_at",
        "updated_at",
        "deleted",
        "leaf",
        "instructions",
        "preset",
        "thinking",
    ),
    "entries": (
        "n",
        "id",
        "conversation",
        "role",
        "text",
        "reasoning",
        "at",
        "state",
        "stats",
        "parent",
        "depth",
        "attachments",
    ),
    "runs": ("n", "reply", "reasoning", "text"),
}
"""The columns of this version, by table."""


class NewerSchemaError(Exception):
    """The file was written by a later Plimsoll."""


class DamagedError(Exception):
    """The file is no sound database."""


def connect(target: str | Path, *, uri: bool = False) -> sqlite3.Connection:
    """Return a connection in autocommit mode, usable from any thread under a lock."""
    database = sqlite3.connect(
        target, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=uri
    )
    # A damaged letter costs that letter, not the chat it stands in.
    database.text_factory = lambda data: data.decode("utf-8", "replace")
    return database


def as_text(value: object) -> str:
    """Return what stands in a column of text, also where damage made something else of it."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def in_memory() -> sqlite3.Connection:
    """Return an empty history that ends with the process."""
    database = connect(":memory:")
    prepare(database)
    return database


def prepare(database: sqlite3.Connection, *, alone: bool = True) -> None:
    """Bring the tables to this version, and finish what a killed process left.

    Not `alone`: another process may be in the middle of just that, so that it is left to it.

    Raises:
        NewerSchemaError: the file's version is higher than this program knows.
        DamagedError: a table or a column is missing.
    """
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA secure_delete = ON")
    database.execute("BEGIN IMMEDIATE")
    try:
        migrate(database)
        require_whole(database)
        if alone:
            settle(database)
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def migrate(database: sqlite3.Connection) -> None:
    """Bring the tables to this version, inside the caller's transaction.

    Raises:
        NewerSchemaError: the file's version is higher than this program knows.
    """
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise NewerSchemaError
    for step in MIGRATIONS[version:]:
        step(database)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def require_whole(database: sqlite3.Connection) -> None:
    """Raise DamagedError when a table or a column of this version is not there."""
    for table, wanted in TABLES.items():
        if set(wanted) - set(columns(database, table)):
            raise DamagedError


def columns(database: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """Return the names of a table's columns; none where there is no such table."""
    return tuple(row[1] for row in database.execute(f"PRAGMA table_info({table})"))


def settle(database: sqlite3.Connection) -> None:
    """Finish what a killed process left: deletions, and replies that were being written."""
    database.execute("DELETE FROM conversations WHERE deleted")
    for (reply,) in database.execute("SELECT id FROM entries WHERE state = 'streaming'").fetchall():
        gather_runs(database, reply)
        database.execute("UPDATE entries SET state = 'interrupted' WHERE id = ?", (reply,))


def gather_runs(database: sqlite3.Connection, reply: str) -> None:
    """Move the runs of `reply` into its entry, inside the caller's transaction."""
    parts: dict[bool, list[str]] = {False: [], True: []}
    query = "SELECT reasoning, text FROM runs WHERE reply = ? ORDER BY n"
    for reasoning, text in database.execute(query, (reply,)):
        parts[bool(reasoning)].append(as_text(text))
    database.execute(
        "UPDATE entries SET text = text || ?, reasoning = reasoning || ? WHERE id = ?",
        ("".join(parts[False]), "".join(parts[True]), reply),
    )
    database.execute("DELETE FROM runs WHERE reply = ?", (reply,))
