"""An unfinished file on the disk: its bytes, the note beside it, and the hash of what is here."""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from app.files import sync_folder
from app.hub import faults
from app.hub.chunks import Chunk, Chunks, Wanted
from app.hub.follow import Follower
from app.hub.limits import MIB
from app.hub.note import Note

BLOCK_BYTES = 4 * MIB
Seen = Callable[[int], None]


class Part:
    """The bytes so far, believed as far as they have the hashes in the note.

    In the `second` pass every byte comes once more: a chunk that differs from what lies on the
    disk is replaced.
    """

    def __init__(self, path: Path, wanted: Wanted, sync_bytes: int, chunk_bytes: int) -> None:
        self.path = path
        self.wanted = wanted
        self.chunks = Chunks(wanted.size_bytes, chunk_bytes)
        self.second = False
        self.replaced: set[int] = set()
        self.damaged: set[int] = set()
        self._note = Note(path)
        self._sync_bytes = sync_bytes
        self._n_synced = 0
        self._hashes: dict[int, hashlib._Hash] = {}
        self._follower = Follower(path, None)
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

    @property
    def hashed(self) -> bool:
        """Whether all bytes are here and in the file's hash.

        Raises:
            DiskProblemError: the disk does not give them back.
        """
        return self.complete and self._follower.n_hashed == self.wanted.size_bytes

    def open(self, cancel: threading.Event, seen: Seen) -> None:
        """Take up what is here and still has its hash; `seen` hears the bytes looked at so far.

        Raises:
            StoppedError: `cancel` was set.
            DiskProblemError: the folder cannot be written.
        """
        try:
            known = self.path.exists()
            if known and (kept := self._note.read(self.wanted)):
                self.chunks, self.second = kept.chunks, kept.second
            self._file = self.path.open("r+b" if known else "w+b", buffering=0)
            self._forget_damaged(self._file, cancel, seen)
            if not self.second:
                self._file.truncate(self.chunks.reach)
            self._begin()
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error

    def check(self, cancel: threading.Event, seen: Seen) -> bool:
        """Read everything again; return whether a chunk is no longer what arrived.

        Such chunks count as missing from then on.

        Raises:
            StoppedError: `cancel` was set.
            DiskProblemError: the disk refuses.
        """
        try:
            damaged = self._forget_damaged(self._opened, cancel, seen)
            if damaged:
                self._begin()
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error
        return damaged

    def begin_second(self) -> None:
        """Count from nothing again: the bytes stay, and are compared with those to come.

        Raises:
            DiskProblemError: the disk refuses.
        """
        self.second = True
        self.chunks = Chunks(self.wanted.size_bytes, self.chunks.chunk_bytes)
        self._hashes.clear()
        try:
            self._begin()
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error

    def write(self, offset: int, data: bytes) -> int:
        """Keep bytes that belong at `offset`; return how many of them were new.

        Raises:
            DiskProblemError: the disk is full or refuses.
        """
        view, n_new = memoryview(data), 0
        try:
            while view:
                index, begin, end = self.chunks.around(offset)
                have = begin + self.chunks.held[index].n_bytes
                if offset > have:
                    raise ValueError("bytes would leave a gap")
                piece, view = view[: end - offset], view[end - offset :]
                fresh = piece[have - offset :]
                if fresh:
                    self._keep(index, have, fresh)
                n_new += len(fresh)
                offset += len(piece)
            self._follower.reach(self.chunks.contiguous(self._follower.reached))
            if self.n_bytes - self._n_synced >= self._sync_bytes:
                self._sync_behind(self._opened)
        except OSError as error:
            raise faults.disk_trouble(self.path.parent, error) from error
        return n_new

    def sync(self) -> None:
        """Put the bytes so far where a power cut leaves them."""
        self._join()
        if self._file is not None:
            self._flush(self._file)

    def close(self) -> None:
        """Keep what is here for the next time; a disk that refuses now costs only the sync."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self.sync()
            self._shut()

    def matches(self) -> bool:
        """Whether all bytes are here, hashed, and the published ones."""
        return self.hashed and self._follower.hexdigest() in {None, self.wanted.etag}

    def finish(self, place: Path) -> None:
        """Move the whole file to `place` in one step.

        Raises:
            DiskProblemError: the disk refuses.
        """
        self._join()
        try:
            os.fsync(self._opened.fileno())
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
        forget(self.path)

    @property
    def _opened(self) -> IO[bytes]:
        if self._file is None:
            raise ValueError("the part is not open")
        return self._file

    def _begin(self) -> None:
        """Note what is here, and hash the file from its start."""
        self._join()
        self._note.begin(self.wanted, self.chunks, second=self.second)
        self._n_synced = self.n_bytes
        self._follower.close()
        self._follower = Follower(self.path, self.wanted.digest())
        self._follower.reach(self.chunks.contiguous(0))

    def _forget_damaged(self, file: IO[bytes], cancel: threading.Event, seen: Seen) -> bool:
        """Drop every chunk whose bytes have another hash than the note says."""
        n_before, n_seen = self.n_bytes, 0
        for index, chunk in enumerate(self.chunks.held.copy()):
            begin, end = self.chunks.bounds(index)
            found = hashlib.sha256()
            file.seek(begin)
            left = chunk.n_bytes
            while left and (block := file.read(min(BLOCK_BYTES, left))):
                found.update(block)
                left -= len(block)
                n_seen += len(block)
                seen(n_seen)
                if cancel.is_set():
                    raise faults.StoppedError
            if chunk.n_bytes and (left or found.digest() != chunk.sha256):
                self.chunks.put(index, Chunk())
                self._hashes.pop(index, None)
                self.damaged.add(index)
            elif 0 < chunk.n_bytes < end - begin:
                self._hashes[index] = found
        seen(self.n_bytes)
        return self.n_bytes < n_before

    def _keep(self, index: int, offset: int, data: memoryview) -> None:
        """Write bytes that follow on what a chunk has, and note them."""
        n_kept = 0
        try:
            if self.second and self._same(offset, data):
                n_kept = len(data)
            else:
                self._opened.seek(offset)
                if self.second:
                    self.replaced.add(index)
            while n_kept < len(data):
                n_kept += self._opened.write(data[n_kept:])
        finally:
            # A disk that fills up takes some of it first.
            self._count(index, offset, data[:n_kept])

    def _count(self, index: int, offset: int, data: memoryview) -> None:
        hashed = self._hashes.setdefault(index, hashlib.sha256())
        hashed.update(data)
        begin, end = self.chunks.bounds(index)
        chunk = Chunk(offset + len(data) - begin, hashed.digest())
        if begin + chunk.n_bytes == end:
            del self._hashes[index]
        self.chunks.put(index, chunk)
        self._note.record(index, chunk)

    def _same(self, offset: int, data: memoryview) -> bool:
        self._opened.seek(offset)
        return self._opened.read(len(data)) == data

    def _sync_behind(self, file: IO[bytes]) -> None:
        """Sync on a thread, so that the network need not wait for the disk."""
        if self._flusher is not None and self._flusher.is_alive():
            return

        def run() -> None:
            # A disk that refuses shows itself at the next write, or at the end.
            with contextlib.suppress(OSError):
                self._flush(file)

        self._flusher = threading.Thread(target=run, name="hub-flush", daemon=True)
        self._flusher.start()

    def _flush(self, file: IO[bytes]) -> None:
        n_bytes = self.n_bytes
        os.fsync(file.fileno())
        self._note.sync()
        self._n_synced = n_bytes

    def _join(self) -> None:
        if self._flusher is not None:
            self._flusher.join()
            self._flusher = None

    def _shut(self) -> None:
        self._follower.close()
        self._note.close()
        if self._file is not None:
            self._file.close()
            self._file = None


def forget(path: Path) -> None:
    """Remove an unfinished file and its note.

    Raises:
        DiskProblemError: the disk refuses.
    """
    try:
        path.unlink(missing_ok=True)
        Note(path).remove()
    except OSError as error:
        raise faults.disk_trouble(path.parent, error) from error
