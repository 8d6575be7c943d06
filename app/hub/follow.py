"""The hash of a growing file, on a thread of its own: the network need not wait for it."""

from __future__ import annotations

import threading
from pathlib import Path

from app.hub import faults
from app.hub.chunks import Digest
from app.hub.limits import MIB

BLOCK_BYTES = MIB


class Follower:
    """Hashes `path` from its start, as far as `reach` was told that it is there.

    The bytes are read back (from the system's memory, as a rule): several connections deliver
    them out of order, and what was read is what the disk will give to the engine. A `digest` of
    None hashes nothing: what the file should be is not known.
    """

    def __init__(self, path: Path, digest: Digest | None) -> None:
        self._path = path
        self._digest = digest
        self._changed = threading.Condition()
        self._until = 0
        self._n_hashed = 0
        self._closed = False
        self._error: OSError | None = None
        self._thread: threading.Thread | None = None

    def reach(self, until: int) -> None:
        """Say that all bytes before `until` are there."""
        with self._changed:
            self._until = max(self._until, until)
            self._changed.notify_all()
        if self._thread is None and self._digest is not None and until:
            self._thread = threading.Thread(target=self._run, name="hub-hash", daemon=True)
            self._thread.start()

    @property
    def reached(self) -> int:
        """Up to where all bytes are known to be there."""
        return self._until

    @property
    def n_hashed(self) -> int:
        """How many bytes are in the hash.

        Raises:
            DiskProblemError: the disk does not give the bytes back.
        """
        if self._error is not None:
            raise faults.disk_trouble(self._path.parent, self._error) from self._error
        return self._until if self._digest is None else self._n_hashed

    def hexdigest(self) -> str | None:
        """Return the hash of what was hashed; None when there is none to compare with."""
        return None if self._digest is None else self._digest.hexdigest()

    def close(self) -> None:
        """End the thread; a block takes it a millisecond."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        try:
            with self._path.open("rb", buffering=0) as file:
                buffer = memoryview(bytearray(BLOCK_BYTES))
                while (until := self._next()) is not None:
                    self._take(buffer[: file.readinto(buffer[: until - self._n_hashed])])
        except OSError as error:
            self._error = error

    def _take(self, data: memoryview) -> None:
        if not data:
            raise OSError("the file became shorter")
        if self._digest is not None:
            self._digest.update(data)
        self._n_hashed += len(data)

    def _next(self) -> int | None:
        """Wait for more; return up to where it goes, None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._until > self._n_hashed)
            return None if self._closed else self._until
