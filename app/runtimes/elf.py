"""What a Linux library needs, read from its file and without loading it (ELF, 64 bit)."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import IO

_LOAD, _DYNAMIC = 1, 2
_NULL, _NEEDED, _STRTAB, _VERNEED, _VERNEEDNUM = 0, 1, 5, 0x6FFFFFFE, 0x6FFFFFFF
_MAX_ROWS = 10_000
_MAX_NAME_BYTES = 512
_GLIBC = re.compile(r"GLIBC_(\d+(?:\.\d+)+)")


class ElfError(ValueError):
    """The file is no 64-bit little-endian ELF library, or it is damaged."""


@dataclass(frozen=True, slots=True)
class Needs:
    """Libraries by name, and the symbol versions asked of them."""

    libraries: tuple[str, ...]
    versions: tuple[str, ...]

    @property
    def glibc(self) -> tuple[int, ...]:
        """The oldest GNU C library it runs with: (2, 38); () when it needs none."""
        found = [_GLIBC.fullmatch(version) for version in self.versions]
        return max((numbers(match[1]) for match in found if match), default=())


def numbers(version: str) -> tuple[int, ...]:
    """Return '2.38' as (2, 38)."""
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def needs(path: Path) -> Needs:
    """Return what the library at `path` needs.

    Raises:
        ElfError: it is no such library, or its tables point outside the file.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return _Reader(file).needs()


class _Reader:
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        header = self._at(0, 64)
        if header[:6] != b"\x7fELF\x02\x01":
            raise ElfError("not a 64-bit little-endian ELF file")
        (at,) = struct.unpack_from("<Q", header, 32)
        size, count = struct.unpack_from("<HH", header, 54)
        if size != 56:
            raise ElfError("program headers of an unknown size")
        table = self._at(at, size * count)
        self._segments = [struct.unpack_from("<IIQQQQQQ", table, i * size) for i in range(count)]

    def needs(self) -> Needs:
        rows = self._dynamic()
        tags = dict(rows)
        if _STRTAB not in tags:
            return Needs((), ())
        strings = self._offset(tags[_STRTAB])
        libraries = [self._name(strings + value) for tag, value in rows if tag == _NEEDED]
        versions = []
        if _VERNEED in tags:
            versions = self._versions(self._offset(tags[_VERNEED]), tags[_VERNEEDNUM], strings)
        return Needs(tuple(libraries), tuple(versions))

    def _dynamic(self) -> list[tuple[int, int]]:
        for kind, _, offset, _, _, size, _, _ in self._segments:
            if kind == _DYNAMIC:
                if size > 16 * _MAX_ROWS:
                    raise ElfError("a dynamic table of an impossible size")
                rows = list(struct.iter_unpack("<QQ", self._at(offset, size - size % 16)))
                end = next((i for i, (tag, _) in enumerate(rows) if tag == _NULL), len(rows))
                return [(tag, value) for tag, value in rows[:end]]
        return []

    def _versions(self, at: int, count: int, strings: int) -> list[str]:
        found = []
        for _ in range(min(count, _MAX_ROWS)):
            _, n_names, _, first, following = struct.unpack("<HHIII", self._at(at, 16))
            name_at = at + first
            for _ in range(n_names):
                _, _, _, name, next_name = struct.unpack("<IHHII", self._at(name_at, 16))
                found.append(self._name(strings + name))
                name_at += next_name
            at += following
        return found

    def _offset(self, address: int) -> int:
        for kind, _, offset, start, _, size, _, _ in self._segments:
            if kind == _LOAD and start <= address < start + size:
                return int(offset + address - start)
        raise ElfError("an address outside the file")

    def _at(self, offset: int, size: int) -> bytes:
        try:
            self._file.seek(offset)
            data = self._file.read(size)
        except (OverflowError, OSError) as error:
            raise ElfError("a table outside the file") from error
        if len(data) != size:
            raise ElfError("the file ends early")
        return data

    def _name(self, offset: int) -> str:
        self._file.seek(offset)
        return self._file.read(_MAX_NAME_BYTES).partition(b"\0")[0].decode("ascii", "replace")
