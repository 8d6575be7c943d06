"""Which bytes of an unfinished file are here, chunk by chunk, with the hash of each."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Protocol


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


@dataclass(slots=True)
class Chunk:
    """How many bytes of a chunk are here, counted from its start, and their SHA-256."""

    n_bytes: int = 0
    sha256: bytes = b""


class Chunks:
    """What is here of a file of `size_bytes`; a chunk is filled from its start."""

    def __init__(self, size_bytes: int, chunk_bytes: int, held: list[Chunk] | None = None) -> None:
        self.size_bytes = size_bytes
        self.chunk_bytes = chunk_bytes
        n_chunks = -(-size_bytes // chunk_bytes)
        self.held = held if held is not None else [Chunk() for _ in range(n_chunks)]
        self.n_bytes = sum(chunk.n_bytes for chunk in self.held)

    def __len__(self) -> int:
        return len(self.held)

    def bounds(self, index: int) -> tuple[int, int]:
        """Return the first byte of a chunk and the one after its last."""
        begin = index * self.chunk_bytes
        return begin, min(begin + self.chunk_bytes, self.size_bytes)

    def size(self, index: int) -> int:
        """Return how many bytes a chunk has when it is whole."""
        begin, end = self.bounds(index)
        return end - begin

    def around(self, offset: int) -> tuple[int, int, int]:
        """Return the chunk that holds `offset`, with its bounds."""
        index = offset // self.chunk_bytes
        return (index, *self.bounds(index))

    def put(self, index: int, chunk: Chunk) -> None:
        """Replace what is known of a chunk."""
        self.n_bytes += chunk.n_bytes - self.held[index].n_bytes
        self.held[index] = chunk

    def contiguous(self, offset: int) -> int:
        """Return up to where all bytes from `offset` on are here."""
        while offset < self.size_bytes:
            index, begin, end = self.around(offset)
            reached = begin + self.held[index].n_bytes
            if reached < end:
                return max(offset, reached)
            offset = end
        return self.size_bytes

    def gaps(self, span_bytes: int) -> list[tuple[int, int]]:
        """Return the ranges that are missing, in order, none longer than `span_bytes`.

        A range may cover several chunks, so that small chunks do not cost a request each.
        """
        found: list[tuple[int, int]] = []
        for index, chunk in enumerate(self.held):
            begin, end = self.bounds(index)
            at = begin + chunk.n_bytes
            if at == end:
                continue
            if found and found[-1][1] == at and end - found[-1][0] <= span_bytes:
                found[-1] = (found[-1][0], end)
            else:
                found.append((at, end))
        return found

    @property
    def reach(self) -> int:
        """The end of the last byte that is here."""
        ends = (self.bounds(i)[0] + c.n_bytes for i, c in enumerate(self.held) if c.n_bytes)
        return max(ends, default=0)

    @property
    def possible(self) -> bool:
        """Whether every count is one that its chunk can have."""
        if len(self.held) != -(-self.size_bytes // self.chunk_bytes):
            return False
        sizes = (self.bounds(index) for index in range(len(self.held)))
        return all(
            0 <= chunk.n_bytes <= end - begin
            for chunk, (begin, end) in zip(self.held, sizes, strict=True)
        )
