"""The history's tables, how older files become newer ones, and what is done with damaged ones."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

LOG = logging.getLogger(__name__)
BUSY_SECONDS = 5.0
_SIDES = ("", "-wal", "-shm")
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


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


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first, _second)
"""Step number i leads from schema version i to i + 1; a step is never changed once released."""


class NewerSchemaError(Exception):
    """The file was written by a later Plimsoll."""


class DamagedError(Exception):
    """The file is no sound database."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A usable database; `notice` says what went wrong on the way, `kept` whether it persists."""

    database: sqlite3.Connection
    kept: bool = True
    notice: str = ""


def connect(target: str | Path, *, uri: bool = False) -> sqlite3.Connection:
    """Return a connection in autocommit mode, usable from any thread under a lock."""
    return sqlite3.connect(
        target, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=uri
    )


def open_history(path: Path) -> Opened:
    """Open `path`, whatever its condition: the app starts even when its chats cannot be read.

    A damaged file is moved aside by name and a fresh one begun. A file that cannot be written is
    copied into memory. A file of a later Plimsoll is left alone, and nothing is kept.
    """
    try:
        return Opened(_open(path))
    except NewerSchemaError:
        return Opened(
            in_memory(),
            kept=False,
            notice=f"Your chats were written by a newer Plimsoll and were left as they are"
            f" ({path}). Chats of this run are not kept.",
        )
    except DamagedError:
        return _start_fresh(path)
    except (OSError, sqlite3.Error) as error:
        LOG.debug("history cannot be opened", exc_info=True)
        return _read_only(path, error)


def in_memory() -> sqlite3.Connection:
    """Return an empty history that ends with the process."""
    database = connect(":memory:")
    _prepare(database)
    return database


def _open(path: Path) -> sqlite3.Connection:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    database = connect(path)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")
        _require_sound(database)
        _prepare(database)
    except sqlite3.DatabaseError as error:
        database.close()
        if error.sqlite_errorcode & 0xFF in _DAMAGED:
            raise DamagedError from error
        raise
    except BaseException:
        database.close()
        raise
    return database


def _require_sound(database: sqlite3.Connection) -> None:
    if database.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise DamagedError


def _prepare(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA secure_delete = ON")
    database.execute("BEGIN IMMEDIATE")
    try:
        migrate(database)
        _settle(database)
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


def _settle(database: sqlite3.Connection) -> None:
    """Finish what a killed process left: deletions, and replies that were being written."""
    database.execute("DELETE FROM conversations WHERE deleted")
    for (reply,) in database.execute("SELECT id FROM entries WHERE state = 'streaming'").fetchall():
        gather_runs(database, reply)
        database.execute("UPDATE entries SET state = 'interrupted' WHERE id = ?", (reply,))


def gather_runs(database: sqlite3.Connection, reply: str) -> None:
    """Move the runs of `reply` into its entry, inside the caller's transaction."""
    parts: dict[int, list[str]] = {0: [], 1: []}
    query = "SELECT reasoning, text FROM runs WHERE reply = ? ORDER BY n"
    for reasoning, text in database.execute(query, (reply,)):
        parts[reasoning].append(text)
    database.execute(
        "UPDATE entries SET text = text || ?, reasoning = reasoning || ? WHERE id = ?",
        ("".join(parts[0]), "".join(parts[1]), reply),
    )
    database.execute("DELETE FROM runs WHERE reply = ?", (reply,))


def _start_fresh(path: Path) -> Opened:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.corrupt-{stamp}{path.suffix}")
    try:
        for side in _SIDES:
            source = Path(f"{path}{side}")
            if source.exists():
                source.replace(f"{aside}{side}")
        database = _open(path)
    except (OSError, sqlite3.Error, DamagedError):
        LOG.debug("damaged history cannot be moved aside", exc_info=True)
        return Opened(
            in_memory(),
            kept=False,
            notice=f"The file with your chats is damaged ({path}) and could not be moved aside."
            " Chats of this run are not kept.",
        )
    return Opened(
        database,
        notice=f"The file with your chats was damaged. It was moved to {aside.name} and a new one"
        " was begun.",
    )


def _read_only(path: Path, error: OSError | sqlite3.Error) -> Opened:
    database = in_memory()
    reason = f"Plimsoll cannot write to {path} ({getattr(error, 'strerror', None) or error})."
    if not any(_copied(path, flags, database) for flags in ("mode=ro", "mode=ro&immutable=1")):
        return Opened(database, kept=False, notice=f"{reason} Chats of this run are not kept.")
    return Opened(
        database,
        kept=False,
        notice=f"{reason} Your chats can be read; what is added in this run is not kept.",
    )


def _copied(path: Path, flags: str, into: sqlite3.Connection) -> bool:
    # Without "immutable" the newest messages are seen too, but a folder that cannot be written
    # may not allow the lock that needs.
    if not path.is_file() or not path.stat().st_size:
        return False
    copy = connect(":memory:")
    try:
        source = connect(f"{path.absolute().as_uri()}?{flags}", uri=True)
        try:
            source.backup(copy)
        finally:
            source.close()
        _prepare(copy)
        copy.backup(into)
    except (OSError, sqlite3.Error, NewerSchemaError):
        return False
    finally:
        copy.close()
    return True
