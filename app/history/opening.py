"""Opening the history, whatever the condition of its file."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from app.documents import aside_of
from app.history.salvage import Salvaged, salvage
from app.history.schema import DamagedError, NewerSchemaError, connect, in_memory, prepare

LOG = logging.getLogger(__name__)
THOROUGH_BYTES = 8 << 20
"""Up to this size the indexes are compared with the tables too: some hundredths of a second."""
LEFT_SECONDS = 3600.0
"""What a run that was killed left half done is nobody's after so long."""
_SIDES = ("", "-wal", "-shm")
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR})
"""What SQLite says to a file that is no database, or whose tables are not ours."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A usable database; `notice` says what went wrong on the way, `kept` whether it persists."""

    database: sqlite3.Connection
    kept: bool = True
    notice: str = ""


def open_history(path: Path, *, alone: bool = True) -> Opened:
    """Open `path`, whatever its condition: the app starts even when its chats cannot be read.

    A damaged or emptied file is moved aside by name, and what can be read of it is taken over into
    a fresh one. A file that cannot be written is copied into memory. A file of a later Plimsoll is
    left alone, and nothing is kept. Not `alone`: another Plimsoll has it open too.
    """
    try:
        _finish(path)
        _require_something(path)
        return Opened(_open(path, alone=alone))
    except NewerSchemaError:
        return Opened(
            in_memory(),
            kept=False,
            notice=f"Your chats were written by a newer Plimsoll and were left as they are"
            f" ({path}). Chats of this run are not kept.",
        )
    except DamagedError:
        return _start_again(path)
    except (OSError, sqlite3.Error) as error:
        LOG.debug("history cannot be opened", exc_info=True)
        return _read_only(path, error)


def _require_something(path: Path) -> None:
    """Raise DamagedError where a history was and is none: we never leave an empty file."""
    if path.is_dir() or (path.exists() and not path.stat().st_size):
        raise DamagedError
    if not path.exists() and Path(f"{path}-wal").exists():
        raise DamagedError


def _open(path: Path, *, alone: bool = True) -> sqlite3.Connection:
    if not path.exists():
        _create(path)
    os.close(os.open(path, os.O_RDWR))
    path.chmod(0o600)
    database = connect(path)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")
        _require_sound(database, path.stat().st_size)
        prepare(database, alone=alone)
    except UnicodeDecodeError as error:  # what SQLite says of it quotes the damaged letters
        database.close()
        raise DamagedError from error
    except sqlite3.DatabaseError as error:
        database.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            raise DamagedError from error
        raise
    except BaseException:
        database.close()
        raise
    return database


def _create(path: Path) -> None:
    """Make an empty history beside `path` and give it its name when it is whole."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    new.unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        database = connect(new)
        try:
            prepare(database)
        finally:
            database.close()
        try:
            os.link(new, path)
        except FileExistsError:
            pass  # another Plimsoll was faster: its file holds
        except OSError:  # a file system without links
            new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def _require_sound(database: sqlite3.Connection, size_bytes: int) -> None:
    how = "integrity_check" if size_bytes <= THOROUGH_BYTES else "quick_check"
    if database.execute(f"PRAGMA {how}(1)").fetchone()[0] != "ok":
        raise DamagedError
    if not database.execute("PRAGMA user_version").fetchone()[0]:
        raise DamagedError  # somebody else's, or one without tables: ours always has a version


def _salvaged(path: Path) -> Path:
    return path.with_name(f".{path.name}.salvaged")


def _finish(path: Path) -> None:
    """Finish what a run that was killed had begun, and remove what it left."""
    folder = path.parent
    if not folder.is_dir():
        return
    whole = _salvaged(path)
    if whole.exists():
        if path.exists():
            whole.unlink()  # the damaged file was not moved yet: it is read again
        else:
            for side in _SIDES[1:]:
                Path(f"{path}{side}").unlink(missing_ok=True)
            whole.replace(path)
    for left in (*folder.glob(f".{path.name}.*.new*"), *folder.glob(".salvage-*")):
        with contextlib.suppress(OSError):  # it is in nobody's way
            if time.time() - left.stat().st_mtime > LEFT_SECONDS:
                shutil.rmtree(left) if left.is_dir() else left.unlink(missing_ok=True)


def _start_again(path: Path) -> Opened:
    """Take over what can be read, then move the damaged file aside: a kill loses neither."""
    aside = aside_of(path, "corrupt")
    said = _found(path)
    try:
        found = _take_over(path, _salvaged(path))
        for side in _SIDES:
            source = Path(f"{path}{side}")
            if source.exists():
                source.replace(f"{aside}{side}")
        _salvaged(path).replace(path)
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
        notice=f"{said} It was moved to {aside.name} and a new one was begun. {_told(found)}",
    )


def _take_over(damaged: Path, whole: Path) -> Salvaged:
    """Write what can be read of `damaged` to `whole`, which has its name once it is complete."""
    new = whole.with_name(f".{damaged.name}.{os.getpid()}.new")
    new.unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        with contextlib.closing(connect(new)) as database:
            prepare(database)
            found = salvage(damaged, database)
        new.replace(whole)
    finally:
        new.unlink(missing_ok=True)
    return found


def _found(path: Path) -> str:
    if path.is_dir():
        return "There was a folder in the place of the file with your chats."
    if path.is_file() and not path.stat().st_size:
        return "The file with your chats was empty."
    return "The file with your chats was damaged."


def _told(found: Salvaged) -> str:
    if not found.messages:
        return "Nothing could be read of it."
    chats = "1 chat" if found.chats == 1 else f"{found.chats:,} chats"
    messages = "1 message" if found.messages == 1 else f"{found.messages:,} messages"
    text = f"What could be read of it was taken over: {chats} with {messages}."
    if not found.lost:
        return text
    if found.lost == 1:
        return f"{text} 1 more message is damaged beyond reading."
    return f"{text} {found.lost:,} more messages are damaged beyond reading."


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
    with contextlib.closing(connect(":memory:")) as copy:
        try:
            with contextlib.closing(
                connect(f"{path.absolute().as_uri()}?{flags}", uri=True)
            ) as source:
                source.backup(copy)
            prepare(copy)
            copy.backup(into)
        except (OSError, sqlite3.Error, UnicodeDecodeError, NewerSchemaError, DamagedError):
            return False
    return True
