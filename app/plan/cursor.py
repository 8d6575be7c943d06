"""A place in a file of which only a part is in memory; every length is checked before it is used."""

from __future__ import annotations

import struct
from collections.abc import Callable

from app.plan import foreign

Fetch = Callable[[int, int], bytes]
"""(offset, n) -> at most n bytes from there; fewer only at the end of the file."""

MIB = 1 << 20
FIRST_READ_BYTES = MIB
LARGEST_READ_BYTES = 8 * MIB
MAX_HEADER_BYTES = 512 * MIB
MAX_NAME_BYTES = 65_535

Number = int | float | bool


class Cursor:
    """Reads forward through a growing window; `at` is a place in the file, bytes.

    Reads double from `first_read` up to 8 MiB. Nothing that the file claims is believed: a length
    is held against the bytes that are left before anything is made from it.
    """

    def __init__(
        self, fetch: Fetch, size_bytes: int, name: str, first_read: int = FIRST_READ_BYTES
    ) -> None:
        self.size = size_bytes
        self.name = name
        self.at = 0
        self.n_read = 0
        self._fetch = fetch
        self._data = bytearray()
        self._base = 0
        self._step = self._first = first_read

    @property
    def ahead(self) -> int:
        """Bytes that are in memory from the cursor on."""
        return self._base + len(self._data) - self.at

    def peek(self, n: int) -> bytes:
        """Return up to `n` bytes from the cursor without moving it."""
        n = min(n, self.size - self.at)
        if n > 0:
            self.need(n)
        start = self.at - self._base
        return bytes(self._data[start : start + n])

    def number(self, form: str) -> Number:
        """Read one number of a `struct` format."""
        (value,) = self.numbers(1, form)
        return value

    def numbers(self, n: int, form: str) -> tuple[Number, ...]:
        """Read `n` numbers of a `struct` format."""
        n_bytes = n * struct.calcsize(f"<{form}")
        self.need(n_bytes)
        values = struct.unpack_from(f"<{n}{form}", self._data, self.at - self._base)
        self.at += n_bytes
        return values

    def text(self, limit: int | None = MAX_NAME_BYTES) -> str:
        """Read one string; `limit` is the most bytes that a name may have."""
        n = int(self.number("Q"))
        if limit is not None and n > limit:
            raise foreign.damaged(self.name, f"a name of {n} bytes")
        self.claim(n)
        self.need(n)
        start = self.at - self._base
        self.at += n
        return self._data[start : start + n].decode("utf-8", "replace")

    def skip(self, n_bytes: int) -> None:
        """Go over `n_bytes`, which must be in memory afterwards."""
        self.need(n_bytes)
        self.at += n_bytes

    def skip_strings(self, n: int) -> None:
        """Go over `n` strings."""
        unpack = struct.Struct("<Q").unpack_from
        data, at, end = self._data, self.at - self._base, len(self._data)
        for _ in range(n):
            if at + 8 > end:
                self.at = at + self._base
                self.need(8)
                end = len(data)
            length = unpack(data, at)[0]
            at += 8 + length
            if at > end:
                self.at = at - length + self._base
                self.claim(length)
                self.need(length)
                end = len(data)
        self.at = at + self._base

    def jump(self, n_bytes: int, then: str) -> bool:
        """Go `n_bytes` on without reading them if the string `then` stands there; else stay."""
        if self.ahead >= n_bytes or self.at + n_bytes >= self.size:
            return False
        wanted = then.encode()
        wanted = struct.pack("<Q", len(wanted)) + wanted
        target = self.at + n_bytes
        found = self._get(target, max(self._first, len(wanted)))
        if not found.startswith(wanted):
            return False
        self._data, self._base, self.at = bytearray(found), target, target
        self._step = self._first
        return True

    def claim(self, n: int) -> None:
        """Refuse `n` more bytes than the file has, before they are fetched or counted."""
        if self.at + n > MAX_HEADER_BYTES:
            raise foreign.damaged(self.name, f"it claims to be {self.at + n:,} bytes long")
        if n > self.size - self.at:
            raise foreign.truncated(self.name, self.size, self.at + n)

    def need(self, n: int) -> None:
        """Have `n` bytes from the cursor in memory."""
        end = self.at + n
        if end <= self._base + len(self._data):
            return
        self.claim(n)
        while (have := self._base + len(self._data)) < end:
            chunk = self._get(have, max(self._step, end - have))
            if not chunk:
                raise foreign.truncated(self.name, have, end)
            self._data += chunk
            self._step = min(self._step * 2, LARGEST_READ_BYTES)

    def _get(self, offset: int, n: int) -> bytes:
        got = self._fetch(offset, min(n, self.size - offset))
        self.n_read += len(got)
        return got
