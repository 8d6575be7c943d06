"""The note beside an unfinished file: what it is of, and the count and hash of every chunk."""

from __future__ import annotations

import json
import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from app.files import write_atomic
from app.hub.chunks import Chunk, Chunks, Wanted

_RECORD = struct.Struct("<Q32s24x")
"""Count and SHA-256 of a chunk. 64 bytes never cross a page, so that a kill cannot tear one."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What a note says: the chunks, and whether they are those of the second pass."""

    chunks: Chunks
    second: bool


class Note:
    """One file: a line of JSON, then a record for each chunk, written over in place.

    Records are written after the bytes they speak of. What they say is believed only as far as
    the bytes on the disk have that hash, so that neither a kill, nor a power cut, nor a damaged
    disk can make it lie.
    """

    def __init__(self, part: Path) -> None:
        self._path = part.with_name(f"{part.name}.map")
        self._file: IO[bytes] | None = None
        self._records_at = 0

    def read(self, wanted: Wanted) -> Kept | None:
        """Return what is noted of `wanted`; None when that is nothing."""
        try:
            data = self._path.read_bytes()
            at = data.index(b"\n") + 1
            head = json.loads(data[:at])
            if (head["etag"], head["size_bytes"]) != (wanted.etag, wanted.size_bytes):
                return None
            held = [Chunk(n, sha256) for n, sha256 in _RECORD.iter_unpack(data[at:])]
            chunks = Chunks(wanted.size_bytes, int(head["chunk_bytes"]), held)
            return Kept(chunks, bool(head["second"])) if chunks.possible else None
        except (OSError, ValueError, KeyError, TypeError, ZeroDivisionError, struct.error):
            return None

    def begin(self, wanted: Wanted, chunks: Chunks, *, second: bool) -> None:
        """Note everything from here on; what was noted before is replaced in one step."""
        self.close()
        head = {
            "etag": wanted.etag,
            "size_bytes": wanted.size_bytes,
            "commit": wanted.commit,
            "chunk_bytes": chunks.chunk_bytes,
            "second": second,
        }
        text = json.dumps(head).encode()
        # Padded to whole records, so that each of them lies within a page.
        text = text.ljust(-(-(len(text) + 1) // _RECORD.size) * _RECORD.size - 1) + b"\n"
        records = b"".join(_RECORD.pack(held.n_bytes, held.sha256) for held in chunks.held)
        write_atomic(self._path, text + records, durable=True)
        self._records_at = len(text)
        self._file = self._path.open("r+b", buffering=0)

    def record(self, index: int, chunk: Chunk) -> None:
        """Note what a chunk has now."""
        if self._file is not None:
            self._file.seek(self._records_at + index * _RECORD.size)
            self._file.write(_RECORD.pack(chunk.n_bytes, chunk.sha256))

    def sync(self) -> None:
        """Put what is noted where a power cut leaves it."""
        if self._file is not None:
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Leave the file as it is."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Forget everything."""
        self.close()
        self._path.unlink(missing_ok=True)
