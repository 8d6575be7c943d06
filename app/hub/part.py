"""An unfinished file on the disk: its bytes, the note beside it, and the hash of what is here."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Protocol

from app.files import sync_folder, write_atomic
from app.hub import faults
from app.hub.limits import MIB
from app.inflight import boot_id

BLOCK_BYTES = 4 * MIB


class Digest(Protocol):
    """The two calls of a hash that are used here."""

    def update(self, data: bytes, /) -> None:
        """Take more bytes."""

    def hexdigest(self) -> str:
        """Return the hash of all bytes so far."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the finished file must be."""

    etag: str
    size_bytes: int
    commit: str

    def digest(self) -> Digest | None:
        """Return the hash that the etag is of: SHA-256 (LFS), Git's SHA-1, or None (unknown)."""
        if len(self.etag) == 64:
            return hashlib.sha256()
        if len(self.etag) == 40:
            git = hashlib.sha1(usedforsecurity=False)
            git.update(b"blob %d\0" % self.size_bytes)
            return git
        return None


class Part:
    """The bytes so far, trusted as far as the note beside them says.

    After a kill that is all of them, after a crash of the computer what was synced before.
    """

    def __init__(self, path: Path, wanted: Wanted, sync_bytes: int) -> None:
        self.path = path
        self.wanted = wanted
        self.n_bytes = 0
        self._note = path.with_name(f"{path.name}.json")
        self._sync_bytes = sync_bytes
        self._synced = 0
        self._digest = wanted.digest()
        self._file: IO[bytes] | None = None
        self._flusher: threading.Thread | None = None

    def open(self, cancel: threading.Event, seen: Callable[[int], None]) -> None:
        """Take up what is here and hash it again; `seen` hears the bytes hashed so far.

        Raises:
            StoppedError: `cancel` was set.
            DiskProblemError: the folder cannot be written.
        """
        try:
            trusted = self._trusted_bytes()
            self._file = self.path.open("r+b" if trusted else "w+b", buffering=0)
            self._file.truncate(trusted)
            self._rehash(trusted, cancel, seen)
            self.sync()
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error

    def append(self, data: bytes) -> None:
        """Add bytes at the end.

        Raises:
            DiskProblemError: the disk is full or refuses.
        """
        if self._file is None:
            raise ValueError("the part is not open")
        try:
            view = memoryview(data)
            while view:
                view = view[self._file.write(view) :]
            self._take(data)
            if self.n_bytes - self._synced >= self._sync_bytes:
                self._sync_behind(self._file)
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error

    def sync(self) -> None:
        """Put the bytes so far where a power cut leaves them."""
        self._join()
        if self._file is not None:
            self._flush(self._file, self.n_bytes)

    def close(self) -> None:
        """Keep what is here for the next time; a disk that refuses now costs only the sync."""
        if self._file is not None:
            try:
                self.sync()
            except OSError:
                pass
            finally:
                self._file.close()
                self._file = None

    def matches(self) -> bool:
        """Whether all bytes are here and are the published ones."""
        if self.n_bytes != self.wanted.size_bytes:
            return False
        return self._digest is None or self._digest.hexdigest() == self.wanted.etag

    def finish(self, place: Path) -> None:
        """Move the whole file to `place` in one step.

        Raises:
            DiskProblemError: the disk refuses.
        """
        self._join()
        try:
            if self._file is not None:
                os.fsync(self._file.fileno())
                self._file.close()
                self._file = None
            self.path.replace(place)
            self._note.unlink(missing_ok=True)
            sync_folder(place.parent)
        except OSError as error:
            raise faults.disk_trouble(place.parent, error) from error

    def discard(self) -> None:
        """Remove the bytes and the note."""
        self._join()
        if self._file is not None:
            self._file.close()
            self._file = None
        self.path.unlink(missing_ok=True)
        self._note.unlink(missing_ok=True)

    def _sync_behind(self, file: IO[bytes]) -> None:
        """Sync on a thread, so that the network need not wait for the disk."""
        if self._flusher is not None and self._flusher.is_alive():
            return

        def run(n_bytes: int = self.n_bytes) -> None:
            # A disk that refuses shows itself at the next write, or at the end.
            with contextlib.suppress(OSError):
                self._flush(file, n_bytes)

        self._flusher = threading.Thread(target=run, name="hub-flush", daemon=True)
        self._flusher.start()

    def _flush(self, file: IO[bytes], n_bytes: int) -> None:
        os.fsync(file.fileno())
        self._synced = n_bytes
        self._write_note()

    def _join(self) -> None:
        if self._flusher is not None:
            self._flusher.join()
            self._flusher = None

    def _take(self, data: bytes) -> None:
        if self._digest is not None:
            self._digest.update(data)
        self.n_bytes += len(data)

    def _rehash(self, trusted: int, cancel: threading.Event, seen: Callable[[int], None]) -> None:
        if self._file is None:
            return
        self._file.seek(0)
        while self.n_bytes < trusted:
            if cancel.is_set():
                self._file.close()
                self._file = None
                raise faults.StoppedError
            data = self._file.read(min(BLOCK_BYTES, trusted - self.n_bytes))
            if not data:
                break
            self._take(data)
            seen(self.n_bytes)

    def _trusted_bytes(self) -> int:
        try:
            note = json.loads(self._note.read_bytes())
            size = self.path.stat().st_size
            same = (note["etag"], note["size_bytes"]) == (self.wanted.etag, self.wanted.size_bytes)
            synced = size if note["boot_id"] == boot_id() else int(note["synced_bytes"])
        except (OSError, ValueError, KeyError, TypeError):
            return 0
        return min(size, synced) if same and size <= self.wanted.size_bytes else 0

    def _write_note(self) -> None:
        note = {
            "etag": self.wanted.etag,
            "size_bytes": self.wanted.size_bytes,
            "commit": self.wanted.commit,
            "synced_bytes": self._synced,
            "boot_id": boot_id(),
        }
        write_atomic(self._note, json.dumps(note).encode(), durable=True)
