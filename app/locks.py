"""Locks on files between processes; a kill lets go of them too."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout


def lock_at(path: Path) -> FileLock:
    """Return a lock for the owner's processes alone, to be let go of on any thread."""
    return FileLock(path, mode=0o600, thread_local=False)


def acquired(lock: FileLock, seconds: float = 0.0) -> bool:
    """Return whether `lock` is held now, after waiting for `seconds`.

    Also where nobody can be told apart: the folder cannot be written, or its disk has no locks,
    which `filelock` says with NotImplementedError.
    """
    try:
        lock.acquire(timeout=seconds)
    except Timeout:
        return False
    except (OSError, NotImplementedError):
        return True
    return True
