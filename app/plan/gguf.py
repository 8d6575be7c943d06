"""Read the header of a GGUF file from anywhere, trusting nothing in it."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from app.errors import FileProblemError
from app.plan import foreign
from app.plan.cursor import FIRST_READ_BYTES, LARGEST_READ_BYTES, Cursor, Fetch
from app.plan.ggml_types import GGML_TYPES, tensor_bytes
from app.plan.header import Header, KvValue, Scalar, Span, Tensor
from app.values.text import whole

MAX_KEPT_NUMBERS = 4096
MAX_KEPT_STRINGS = 64
MAX_DIMENSIONS = 4
DEFAULT_ALIGNMENT = 32

_STRING, _ARRAY, _BOOL = 8, 9, 7
_FORMATS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q"} | {
    12: "d"
}
_MIN_KV_BYTES = 8 + 1 + 4 + 1
_MIN_TENSOR_BYTES = 8 + 1 + 4 + 4 + 8


def read_header(
    fetch: Fetch,
    size_bytes: int,
    name: str = "The file",
    *,
    first_read: int = FIRST_READ_BYTES,
    span: Span | None = None,
    early: Callable[[Header], None] | None = None,
) -> Header:
    """Return the header of a file of `size_bytes`, read through `fetch`.

    Reads grow from `first_read` to 8 MiB. Every count and length is checked against the bytes left
    before anything is made from it. A `span` of another file of the same model is not read again
    where this file has the same array there and the same string behind it. `early` hears once of
    what stands before the first big array: a header without tensors. Raises `FileProblemError`
    (causes not-a-gguf-file, gguf-other-byte-order, gguf-truncated, legacy-ggml-format,
    engine-too-old-for-gguf, unsupported-quant-type) and whatever `fetch` raises.
    """
    return _Reader(Cursor(fetch, size_bytes, name, first_read), span, early).header()


def read_file(path: Path) -> Header:
    """Return the header of the file at `path`; raise `FileProblemError` if there is none."""
    _require_text(path)
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
            cause="file-missing" if isinstance(error, FileNotFoundError) else "file-not-readable",
        ) from error


def _require_text(path: Path) -> None:
    """Refuse a path that no note, no receipt and no line to the engine could hold."""
    shown = whole(str(path))
    if shown != str(path) or "\0" in shown:
        raise FileProblemError(
            f"The name {shown!r} holds bytes that are no text (UTF-8).",
            fix="Rename the file, or the folder that it lies in.",
            cause="file-not-readable",
        )


def check_complete(header: Header, name: str) -> None:
    """Raise `FileProblemError` (gguf-truncated) if the file is too short for its tensors."""
    if header.needed_bytes > header.size_bytes:
        raise foreign.truncated(name, header.size_bytes, header.needed_bytes)


@dataclass(slots=True)
class _Stretch:
    """Where the big arrays stand: the first one, and the end of the last."""

    key: str
    type_id: int
    count: int
    start: int
    first_key: int
    """Place of the first key behind `key` in the order of keys."""
    end: int = 0
    n_keys: int = 0
    then: str = ""


class _Reader:
    """One reading of one header."""

    def __init__(
        self, cursor: Cursor, span: Span | None, early: Callable[[Header], None] | None
    ) -> None:
        self._c = cursor
        self._known = span
        self._early = early
        self._kv: dict[str, KvValue] = {}
        self._counts: dict[str, int] = {}
        self._order: dict[str, None] = {}
        """Every key so far, in the file's order."""
        self._left = 0
        self._big: _Stretch | None = None

    def header(self) -> Header:
        version, n_tensors, n_kv = self._preamble()
        self._pairs(n_kv)
        alignment = self._kv.get("general.alignment", DEFAULT_ALIGNMENT)
        if not isinstance(alignment, int) or alignment < 1 or alignment & (alignment - 1):
            raise foreign.damaged(self._c.name, f"an alignment of {alignment!r}")
        if alignment > LARGEST_READ_BYTES:
            raise foreign.damaged(self._c.name, f"an alignment of {alignment} bytes")
        tensors = tuple(self._tensors(n_tensors))
        offset = -(-self._c.at // alignment) * alignment
        return self._made(tensors, offset, version)

    def _made(self, tensors: tuple[Tensor, ...], data_offset: int, version: int) -> Header:
        count = self._kv.get("split.count", 1)
        number = self._kv.get("split.no", 0)
        return Header(
            kv=MappingProxyType(dict(self._kv)),
            counts=MappingProxyType(dict(self._counts)),
            tensors=tensors,
            data_offset=data_offset,
            n_bytes_read=self._c.n_read,
            size_bytes=self._c.size,
            version=version,
            split_no=number if isinstance(number, int) else 0,
            split_count=count if isinstance(count, int) else 1,
            span=self._span() if tensors else None,
        )

    def _preamble(self) -> tuple[int, int, int]:
        c = self._c
        head = c.peek(512)
        if head[:4] != b"GGUF":
            raise foreign.not_gguf(c.name, head)
        c.at = 4
        version = int(c.number("I"))
        if version not in (2, 3):
            raise foreign.wrong_version(c.name, version)
        n_tensors, n_kv = int(c.number("Q")), int(c.number("Q"))
        c.claim(n_tensors * _MIN_TENSOR_BYTES + n_kv * _MIN_KV_BYTES)
        return version, n_tensors, n_kv

    def _pairs(self, n_kv: int) -> None:
        self._left = n_kv
        while self._left > 0:
            self._left -= 1
            key = self._c.text()
            if not key or key in self._order:
                raise foreign.damaged(
                    self._c.name, f"the key {key[:64]!r} is empty or stands twice"
                )
            self._follow(key)
            self._order[key] = None
            type_id = int(self._c.number("I"))
            if type_id == _ARRAY:
                values = self._array(key)
                if values is not None:
                    self._kv[key] = values
            else:
                self._kv[key] = self._scalar(type_id, key)

    def _scalar(self, type_id: int, key: str) -> Scalar:
        if type_id == _STRING:
            return self._c.text(limit=None)
        form = _FORMATS.get(type_id)
        if form is None:
            raise foreign.damaged(self._c.name, f"{key[:64]!r} has the unknown type {type_id}")
        return self._c.number(form)

    def _array(self, key: str) -> tuple[Scalar, ...] | None:
        """Return the values, or None when there are too many to keep."""
        c = self._c
        type_id, n = int(c.number("I")), int(c.number("Q"))
        form = "Q" if type_id == _STRING else _FORMATS.get(type_id)
        if form is None:
            raise foreign.damaged(c.name, f"{key[:64]!r} is an array of type {type_id}")
        n_bytes = n * struct.calcsize(f"<{form}")
        c.claim(n_bytes)
        self._counts[key] = n
        if type_id == _STRING and n <= MAX_KEPT_STRINGS:
            return tuple(c.text(limit=None) for _ in range(n))
        if n <= MAX_KEPT_NUMBERS and type_id != _STRING:
            return c.numbers(n, form)
        self._pass_over(key, type_id, n, n_bytes)
        return None

    def _pass_over(self, key: str, type_id: int, n: int, n_bytes: int) -> None:
        """Go behind a big array; behind the whole vocabulary if it is known from another file."""
        if self._early is not None:
            self._early(self._made((), 0, 3))
            self._early = None
        if self._skipped(key, type_id, n):
            return
        if self._big is None:
            self._big = _Stretch(key, type_id, n, self._c.at, len(self._order))
        if type_id == _STRING:
            self._c.skip_strings(n)
        else:
            self._c.skip(n_bytes)
        self._big.end, self._big.n_keys, self._big.then = self._c.at, len(self._order), ""

    def _skipped(self, key: str, type_id: int, n: int) -> bool:
        known, self._known = self._known, None
        if known is None or (known.key, known.type_id, known.count) != (key, type_id, n):
            return False
        inside = known.counts.keys() | known.kv.keys()
        if len(inside) > self._left or not self._c.jump(known.n_bytes, known.then):
            return False
        self._left -= len(inside)
        self._order |= dict.fromkeys(inside)
        self._kv |= known.kv
        self._counts |= known.counts
        return True

    def _follow(self, name: str) -> None:
        """Note what stands behind the last big array."""
        if self._big is not None and not self._big.then:
            self._big.then = name

    def _span(self) -> Span | None:
        big = self._big
        if big is None or not big.then:
            return None
        inside = tuple(self._order)[big.first_key : big.n_keys]
        return Span(
            key=big.key,
            type_id=big.type_id,
            count=big.count,
            n_bytes=big.end - big.start,
            then=big.then,
            kv={key: self._kv[key] for key in inside if key in self._kv},
            counts={key: self._counts[key] for key in inside if key in self._counts},
        )

    def _tensors(self, n: int) -> Iterator[Tensor]:
        c = self._c
        seen: set[str] = set()
        for _ in range(n):
            name = c.text()
            if name in seen:
                raise foreign.damaged(c.name, f"the tensor {name[:64]!r} stands twice")
            seen.add(name)
            self._follow(name)
            n_dims = int(c.number("I"))
            if n_dims > MAX_DIMENSIONS:
                raise foreign.damaged(c.name, f"{name[:64]!r} has {n_dims} dimensions")
            yield self._tensor(name, tuple(int(x) for x in c.numbers(n_dims, "Q")))

    def _tensor(self, name: str, shape: tuple[int, ...]) -> Tensor:
        c = self._c
        type_id, offset = int(c.number("I")), int(c.number("Q"))
        if type_id not in GGML_TYPES:
            raise foreign.unknown_type(c.name, name[:64], type_id)
        n_bytes = tensor_bytes(shape, type_id)
        if max(n_bytes, offset, *shape, 0) >= 1 << 63:
            raise foreign.damaged(c.name, f"{name[:64]!r} is impossibly large")
        return Tensor(name, shape, type_id, offset, n_bytes)
