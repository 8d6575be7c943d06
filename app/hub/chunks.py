"""Which bytes of an unfinished file are here, and the note on the disk that remembers it."""

from __future__ import annotations

import hashlib
import json
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Protocol

from app.files import write_atomic
from app.inflight import boot_id

_COUNT = struct.Struct("<Q")


class Digest(Protocol):
    """The two calls of a hash that are used here."""

    def update(self, data: bytes | memoryview, /) -> None:
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


class Chunks:
    """How many bytes of each chunk are here, counted from its start."""

    def __init__(self, size_bytes: int, chunk_bytes: int, counts: list[int] | None = None) -> None:
        # Below two chunks a second connection would bring nothing.
        self.chunk_bytes = chunk_bytes if size_bytes >= 2 * chunk_bytes else max(1, size_bytes)
        self.size_bytes = size_bytes
        n = -(-size_bytes // self.chunk_bytes)
        self.counts = counts if counts is not None else [0] * n
        self.n_bytes = sum(self.counts)

    def __len__(self) -> int:
        return len(self.counts)

    def copy(self) -> Chunks:
        """Return the counts of this moment."""
        return Chunks(self.size_bytes, self.chunk_bytes, list(self.counts))

    def bounds(self, index: int) -> tuple[int, int]:
        """Return the first byte of a chunk and the one after its last."""
        begin = index * self.chunk_bytes
        return begin, min(begin + self.chunk_bytes, self.size_bytes)

    def around(self, offset: int) -> tuple[int, int, int]:
        """Return the chunk that holds `offset`, with its bounds."""
        index = offset // self.chunk_bytes
        return (index, *self.bounds(index))

    def add(self, index: int, n_bytes: int) -> None:
        """Count bytes that were written at the end of what a chunk has."""
        self.counts[index] += n_bytes
        self.n_bytes += n_bytes

    def missing(self) -> list[int]:
        """Return the chunks that are not whole, in order."""
        return [i for i, count in enumerate(self.counts) if count < self._size(i)]

    def contiguous(self, offset: int) -> int:
        """Return up to where all bytes from `offset` on are here."""
        while offset < self.size_bytes:
            index, begin, end = self.around(offset)
            reached = begin + self.counts[index]
            if reached < end:
                return max(offset, reached)
            offset = end
        return self.size_bytes

    @property
    def reach(self) -> int:
        """The end of the last byte that is here."""
        return max((self.bounds(i)[0] + n for i, n in enumerate(self.counts) if n), default=0)

    def fits(self, file_bytes: int) -> bool:
        """Whether the counts are possible, and a file of `file_bytes` can hold them."""
        n = -(-self.size_bytes // self.chunk_bytes)
        possible = len(self.counts) == n and all(
            0 <= count <= self._size(i) for i, count in enumerate(self.counts)
        )
        return possible and self.reach <= file_bytes

    def _size(self, index: int) -> int:
        begin, end = self.bounds(index)
        return end - begin


class Note:
    """Two small files beside the part.

    `.json` tells what the bytes are of and which are synced; `.map` counts every write, so that a
    kill loses nothing. A part of one chunk needs no map: its length is the count.
    """

    def __init__(self, part: Path) -> None:
        self._part = part
        self._json = part.with_name(f"{part.name}.json")
        self._map_path = part.with_name(f"{part.name}.map")
        self._map: IO[bytes] | None = None

    def trusted(self, wanted: Wanted, fresh: Chunks) -> Chunks:
        """Return what is here of `wanted`; `fresh` when it is nothing."""
        try:
            note = json.loads(self._json.read_bytes())
            if (note["etag"], note["size_bytes"]) != (wanted.etag, wanted.size_bytes):
                return fresh
            file_bytes = self._part.stat().st_size
            synced = Chunks(wanted.size_bytes, int(note["chunk_bytes"]), list(note["synced"]))
            found = synced
            if note["boot_id"] == boot_id():
                counts = [file_bytes] if len(synced) == 1 else self._counts()
                found = Chunks(wanted.size_bytes, synced.chunk_bytes, counts)
            return found if found.fits(file_bytes) else fresh
        except (OSError, ValueError, KeyError, TypeError, ZeroDivisionError):
            return fresh

    def begin(self, chunks: Chunks) -> None:
        """Count from `chunks` on."""
        self.close()
        if len(chunks) > 1:
            counts = b"".join(_COUNT.pack(count) for count in chunks.counts)
            write_atomic(self._map_path, counts)
            self._map = self._map_path.open("r+b", buffering=0)

    def count(self, index: int, n_bytes: int) -> None:
        """Remember how many bytes a chunk has now."""
        if self._map is not None:
            self._map.seek(index * _COUNT.size)
            self._map.write(_COUNT.pack(n_bytes))

    def write(self, wanted: Wanted, synced: Chunks) -> None:
        """Remember what is safe from a power cut."""
        note = {
            "etag": wanted.etag,
            "size_bytes": wanted.size_bytes,
            "commit": wanted.commit,
            "chunk_bytes": synced.chunk_bytes,
            "synced": synced.counts,
            "boot_id": boot_id(),
        }
        write_atomic(self._json, json.dumps(note).encode(), durable=True)

    def close(self) -> None:
        """Leave the files as they are."""
        if self._map is not None:
            self._map.close()
            self._map = None

    def remove(self) -> None:
        """Forget everything."""
        self.close()
        self._json.unlink(missing_ok=True)
        self._map_path.unlink(missing_ok=True)

    def _counts(self) -> list[int]:
        data = self._map_path.read_bytes()
        return [count for (count,) in _COUNT.iter_unpack(data)]
