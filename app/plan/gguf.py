"""Read the header of a GGUF file from anywhere, trusting nothing in it."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from app.errors import FileProblemError
from app.plan import foreign
from app.plan.ggml_types import GGML_TYPES, tensor_bytes

Fetch = Callable[[int, int], bytes]
"""(offset, n) -> at most n bytes from there; fewer only at the end of the file."""

Scalar = int | float | bool | str
KvValue = Scalar | tuple[Scalar, ...]

MIB = 1 << 20
FIRST_READ_BYTES = MIB
LARGEST_READ_BYTES = 8 * MIB
MAX_HEADER_BYTES = 512 * MIB
MAX_KEPT_NUMBERS = 4096
MAX_KEPT_STRINGS = 64
MAX_DIMENSIONS = 4
MAX_NAME_BYTES = 65_535
DEFAULT_ALIGNMENT = 32

_STRING, _ARRAY, _BOOL = 8, 9, 7
_FORMATS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q"} | {
    12: "d"
}
_MIN_KV_BYTES = 8 + 1 + 4 + 1
_MIN_TENSOR_BYTES = 8 + 1 + 4 + 4 + 8


class Tensor(NamedTuple):
    """One entry of the tensor table; `shape` in ggml's order, `offset` from the data's start."""

    name: str
    shape: tuple[int, ...]
    type_id: int
    offset: int
    n_bytes: int


@dataclass(frozen=True, slots=True)
class Header:
    """What stands before the weights of one GGUF file.

    `kv` leaves out big arrays; `counts` keeps the length of every array, kept or not.
    """

    kv: Mapping[str, KvValue]
    counts: Mapping[str, int]
    tensors: tuple[Tensor, ...]
    data_offset: int
    n_bytes_read: int
    size_bytes: int
    version: int = 3
    split_no: int = 0
    split_count: int = 1

    @property
    def architecture(self) -> str:
        """`general.architecture`, or an empty string."""
        return self.text("general.architecture")

    @property
    def needed_bytes(self) -> int:
        """Size that the file must have to hold every tensor of its table."""
        return self.data_offset + max((t.offset + t.n_bytes for t in self.tensors), default=0)

    def text(self, key: str) -> str:
        """Return the string at `key`, or an empty one."""
        value = self.kv.get(key)
        return value if isinstance(value, str) else ""

    def integer(self, key: str) -> int | None:
        """Return the whole number at `key`, or None."""
        value = self.kv.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None


def read_header(fetch: Fetch, size_bytes: int, name: str = "The file") -> Header:
    """Return the header of a file of `size_bytes`, read through `fetch`.

    Reads grow 1, 2, 4, 8 MiB. Every count and length is checked against the bytes left before
    anything is made from it. Raises `FileProblemError` (causes not-a-gguf-file, gguf-truncated,
    legacy-ggml-format, engine-too-old-for-gguf, unsupported-quant-type) and whatever `fetch`
    raises.
    """
    return _Reader(fetch, size_bytes, name).header()


def read_file(path: Path) -> Header:
    """Return the header of the file at `path`; raise `FileProblemError` if there is none."""
    try:
        size_bytes = path.stat().st_size
        with path.open("rb") as file:

            def fetch(offset: int, n: int) -> bytes:
                file.seek(offset)
                return file.read(n)

            return read_header(fetch, size_bytes, path.name)
    except OSError as error:
        raise FileProblemError(
            f"{path} cannot be read: {error.strerror or error}.",
            fix="Check the path and that you may read the file.",
            cause="file-missing" if isinstance(error, FileNotFoundError) else "unknown",
        ) from error


def check_complete(header: Header, name: str) -> None:
    """Raise `FileProblemError` (gguf-truncated) if the file is too short for its tensors."""
    if header.needed_bytes > header.size_bytes:
        raise foreign.truncated(name, header.size_bytes, header.needed_bytes)


class _Reader:
    """A cursor over a growing prefix of the file."""

    def __init__(self, fetch: Fetch, size_bytes: int, name: str) -> None:
        self._fetch = fetch
        self._size = size_bytes
        self._name = name
        self._data = bytearray()
        self._at = 0
        self._step = FIRST_READ_BYTES

    def header(self) -> Header:
        version, n_tensors, n_kv = self._preamble()
        kv, counts = self._pairs(n_kv)
        alignment = kv.get("general.alignment", DEFAULT_ALIGNMENT)
        if not isinstance(alignment, int) or alignment < 1 or alignment & (alignment - 1):
            raise foreign.damaged(self._name, f"an alignment of {alignment!r}")
        if alignment > LARGEST_READ_BYTES:
            raise foreign.damaged(self._name, f"an alignment of {alignment} bytes")
        tensors = tuple(self._tensors(n_tensors))
        count = kv.get("split.count", 1)
        number = kv.get("split.no", 0)
        return Header(
            kv=MappingProxyType(kv),
            counts=MappingProxyType(counts),
            tensors=tensors,
            data_offset=-(-self._at // alignment) * alignment,
            n_bytes_read=len(self._data),
            size_bytes=self._size,
            version=version,
            split_no=number if isinstance(number, int) else 0,
            split_count=count if isinstance(count, int) else 1,
        )

    def _preamble(self) -> tuple[int, int, int]:
        head = self._peek(512)
        if head[:4] != b"GGUF":
            raise foreign.not_gguf(self._name, head)
        self._at = 4
        version = int(self._number("I"))
        if version not in (2, 3):
            raise foreign.wrong_version(self._name, version)
        n_tensors, n_kv = int(self._number("Q")), int(self._number("Q"))
        self._claim(n_tensors * _MIN_TENSOR_BYTES + n_kv * _MIN_KV_BYTES)
        return version, n_tensors, n_kv

    def _pairs(self, n_kv: int) -> tuple[dict[str, KvValue], dict[str, int]]:
        kv: dict[str, KvValue] = {}
        counts: dict[str, int] = {}
        seen: set[str] = set()
        for _ in range(n_kv):
            key = self._text()
            if not key or key in seen:
                raise foreign.damaged(self._name, f"the key {key[:64]!r} is empty or stands twice")
            seen.add(key)
            type_id = int(self._number("I"))
            if type_id == _ARRAY:
                values, counts[key] = self._array(key)
                if values is not None:
                    kv[key] = values
            else:
                kv[key] = self._scalar(type_id, key)
        return kv, counts

    def _scalar(self, type_id: int, key: str) -> Scalar:
        if type_id == _STRING:
            return self._text(limit=None)
        form = _FORMATS.get(type_id)
        if form is None:
            raise foreign.damaged(self._name, f"{key[:64]!r} has the unknown type {type_id}")
        return self._number(form)

    def _array(self, key: str) -> tuple[tuple[Scalar, ...] | None, int]:
        """Return (values or None when too many to keep, count)."""
        type_id, n = int(self._number("I")), int(self._number("Q"))
        if type_id == _STRING:
            self._claim(n * 8)
            if n <= MAX_KEPT_STRINGS:
                return tuple(self._text(limit=None) for _ in range(n)), n
            self._skip_strings(n)
            return None, n
        form = _FORMATS.get(type_id)
        if form is None:
            raise foreign.damaged(self._name, f"{key[:64]!r} is an array of type {type_id}")
        n_bytes = n * struct.calcsize(f"<{form}")
        self._claim(n_bytes)
        self._need(n_bytes)
        start = self._at
        self._at += n_bytes
        if n > MAX_KEPT_NUMBERS:
            return None, n
        return struct.unpack_from(f"<{n}{form}", self._data, start), n

    def _tensors(self, n: int) -> Iterator[Tensor]:
        seen: set[str] = set()
        for _ in range(n):
            name = self._text()
            if name in seen:
                raise foreign.damaged(self._name, f"the tensor {name[:64]!r} stands twice")
            seen.add(name)
            n_dims = int(self._number("I"))
            if n_dims > MAX_DIMENSIONS:
                raise foreign.damaged(self._name, f"{name[:64]!r} has {n_dims} dimensions")
            shape = tuple(int(self._number("Q")) for _ in range(n_dims))
            type_id, offset = int(self._number("I")), int(self._number("Q"))
            if type_id not in GGML_TYPES:
                raise foreign.unknown_type(self._name, name[:64], type_id)
            n_bytes = tensor_bytes(shape, type_id)
            if max(n_bytes, offset, *shape, 0) >= 1 << 63:
                raise foreign.damaged(self._name, f"{name[:64]!r} is impossibly large")
            yield Tensor(name, shape, type_id, offset, n_bytes)

    def _text(self, limit: int | None = MAX_NAME_BYTES) -> str:
        n = int(self._number("Q"))
        if limit is not None and n > limit:
            raise foreign.damaged(self._name, f"a name of {n} bytes")
        self._claim(n)
        self._need(n)
        start = self._at
        self._at += n
        return self._data[start : self._at].decode("utf-8", "replace")

    def _skip_strings(self, n: int) -> None:
        unpack = struct.Struct("<Q").unpack_from
        data, at, end = self._data, self._at, len(self._data)
        for _ in range(n):
            if at + 8 > end:
                self._at = at
                self._need(8)
                end = len(data)
            length = unpack(data, at)[0]
            at += 8 + length
            if at > end:
                self._at = at - length
                self._claim(length)
                self._need(length)
                end = len(data)
        self._at = at

    def _number(self, form: str) -> Scalar:
        n = struct.calcsize(f"<{form}")
        self._need(n)
        (value,) = struct.unpack_from(f"<{form}", self._data, self._at)
        self._at += n
        result: Scalar = value
        return result

    def _claim(self, n: int) -> None:
        """Refuse `n` more bytes than the file has, before they are fetched or counted."""
        if self._at + n > MAX_HEADER_BYTES:
            raise foreign.damaged(self._name, f"it claims to be {self._at + n:,} bytes long")
        if n > self._size - self._at:
            raise foreign.truncated(self._name, self._size, self._at + n)

    def _need(self, n: int) -> None:
        """Have `n` bytes from the cursor in memory."""
        end = self._at + n
        if end <= len(self._data):
            return
        self._claim(n)
        while len(self._data) < end:
            have = len(self._data)
            chunk = self._fetch(have, min(max(self._step, end - have), self._size - have))
            if not chunk:
                raise foreign.truncated(self._name, have, end)
            self._data += chunk
            self._step = min(self._step * 2, LARGEST_READ_BYTES)

    def _peek(self, n: int) -> bytes:
        if self._size > 0:
            self._need(min(n, self._size))
        return bytes(self._data[:n])
