"""An unfinished file on the disk: its bytes, the note beside it, and the hash of what is here."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from app.files import sync_folder
from app.hub import faults
from app.hub.chunks import Chunks, Note, Wanted
from app.hub.limits import MIB

BLOCK_BYTES = 4 * MIB


class Part:
    """The bytes so far, trusted as far as the note beside them says.

    After a kill that is all of them, after a crash of the computer what was synced before. The
    file is filled in chunks, each from its start; the hash follows over the bytes without a gap.
    """

    def __init__(self, path: Path, wanted: Wanted, sync_bytes: int, chunk_bytes: int) -> None:
        self.path = path
        self.wanted = wanted
        self.chunks = Chunks(wanted.size_bytes, chunk_bytes)
        self.n_hashed = 0
        self._note = Note(path)
        self._sync_bytes = sync_bytes
        self._n_synced = 0
        self._digest = wanted.digest()
        self._file: IO[bytes] | None = None
        self._flusher: threading.Thread | None = None

    @property
    def n_bytes(self) -> int:
        """Bytes that are here."""
        return self.chunks.n_bytes

    @property
    def complete(self) -> bool:
        """Whether all bytes are here."""
        return self.n_bytes == self.wanted.size_bytes

    def open(self, cancel: threading.Event, seen: Callable[[int], None]) -> None:
        """Take up what is here and hash it again; `seen` hears the bytes taken up so far.

        Raises:
            StoppedError: `cancel` was set.
            DiskProblemError: the folder cannot be written.
        """
        try:
            self.chunks = self._note.trusted(self.wanted, self.chunks)
            here = self.n_bytes
            self._file = self.path.open("r+b" if here else "w+b", buffering=0)
            self._file.truncate(self.chunks.reach)
            self._note.begin(self.chunks)
            ahead = here - self.chunks.contiguous(0)
            while self.hash_some():
                seen(ahead + self.n_hashed)
                if cancel.is_set():
                    raise faults.StoppedError
            seen(here)
            self.sync()
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error

    def write(self, offset: int, data: bytes) -> int:
        """Keep bytes that belong at `offset`; return how many of them were new.

        Raises:
            DiskProblemError: the disk is full or refuses.
        """
        if self._file is None:
            raise ValueError("the part is not open")
        view, n_new = memoryview(data), 0
        try:
            while view:
                index, begin, end = self.chunks.around(offset)
                have = begin + self.chunks.counts[index]
                if offset > have:
                    raise ValueError("bytes would leave a gap")
                piece, view = view[: end - offset], view[end - offset :]
                fresh = piece[have - offset :]
                if fresh:
                    self._put(self._file, have, fresh)
                    self.chunks.add(index, len(fresh))
                    self._note.count(index, self.chunks.counts[index])
                    self._hash_at(have, fresh)
                n_new += len(fresh)
                offset += len(piece)
            if self.n_bytes - self._n_synced >= self._sync_bytes:
                self._sync_behind(self._file)
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error
        return n_new

    def hash_some(self) -> bool:
        """Hash one more block of what is here without a gap; False when there is none.

        Raises:
            DiskProblemError: the disk does not give the bytes back.
        """
        until = self.chunks.contiguous(self.n_hashed)
        if self._file is None or self.n_hashed >= until:
            return False
        try:
            self._file.seek(self.n_hashed)
            data = self._file.read(min(BLOCK_BYTES, until - self.n_hashed))
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error
        if not data:
            raise faults.disk_trouble(self.path.parent, OSError("the file became shorter"))
        self._hash_at(self.n_hashed, memoryview(data))
        return True

    def sync(self) -> None:
        """Put the bytes so far where a power cut leaves them."""
        self._join()
        if self._file is not None:
            self._flush(self._file, self.chunks.copy())

    def close(self) -> None:
        """Keep what is here for the next time; a disk that refuses now costs only the sync."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self.sync()
            self._shut()

    def matches(self) -> bool:
        """Whether all bytes are here, hashed, and the published ones."""
        if not self.complete or self.n_hashed != self.wanted.size_bytes:
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
            self._shut()
            self.path.replace(place)
            self._note.remove()
            sync_folder(place.parent)
        except OSError as error:
            raise faults.disk_trouble(place.parent, error) from error

    def discard(self) -> None:
        """Remove the bytes and the note."""
        self._join()
        self._shut()
        self.path.unlink(missing_ok=True)
        self._note.remove()

    def _put(self, file: IO[bytes], offset: int, data: memoryview) -> None:
        file.seek(offset)
        while data:
            data = data[file.write(data) :]

    def _hash_at(self, offset: int, data: memoryview) -> None:
        if offset == self.n_hashed:
            if self._digest is not None:
                self._digest.update(data)
            self.n_hashed += len(data)

    def _sync_behind(self, file: IO[bytes]) -> None:
        """Sync on a thread, so that the network need not wait for the disk."""
        if self._flusher is not None and self._flusher.is_alive():
            return

        chunks = self.chunks.copy()

        def run() -> None:
            # A disk that refuses shows itself at the next write, or at the end.
            with contextlib.suppress(OSError):
                self._flush(file, chunks)

        self._flusher = threading.Thread(target=run, name="hub-flush", daemon=True)
        self._flusher.start()

    def _flush(self, file: IO[bytes], chunks: Chunks) -> None:
        os.fsync(file.fileno())
        self._n_synced = chunks.n_bytes
        self._note.write(self.wanted, chunks)

    def _join(self) -> None:
        if self._flusher is not None:
            self._flusher.join()
            self._flusher = None

    def _shut(self) -> None:
        self._note.close()
        if self._file is not None:
            self._file.close()
            self._file = None
