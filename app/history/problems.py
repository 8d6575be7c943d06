"""What the disk says about the history, as sentences for a person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from app.errors import DiskProblemError, UsageError


@contextmanager
def told(*, closed: bool) -> Iterator[None]:
    """Turn what SQLite says into a `DiskProblemError`; with `closed`, raise one at once."""
    if closed:
        raise DiskProblemError("Your chats are closed; Plimsoll is ending.", cause="history-closed")
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # a wrong query: a fault of ours, not of the disk
    except UnicodeDecodeError as error:  # what SQLite says of damage quotes the damaged letters
        raise _damaged() from error
    except sqlite3.Error as error:
        raise disk_problem(error) from error


def disk_problem(error: sqlite3.Error) -> DiskProblemError:
    """Return what `error` means."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return DiskProblemError(
            "The disk that keeps your chats is full.",
            fix="Free some space; what is on the screen stays until Plimsoll ends.",
            cause="disk-full",
        )
    if code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
        return _damaged()
    return DiskProblemError(
        f"Your chats cannot be kept ({error}).",
        fix="Look whether the disk is full or its folder may not be written.",
        cause="folder-not-writable",
    )


def _damaged() -> DiskProblemError:
    return DiskProblemError(
        "The file with your chats is damaged.",
        fix="Start Plimsoll again: it moves the file aside and takes over what can be read.",
        cause="history-damaged",
    )


def gone() -> UsageError:
    """Return the error for an id that is not, or no longer, in the history."""
    return UsageError(
        "That conversation or message is no longer there.", cause="conversation-missing"
    )
