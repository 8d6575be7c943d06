"""Headers that were read from the Hub, kept as small documents: tensor table and figures."""

from __future__ import annotations

import contextlib
import hashlib
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from pydantic import ValidationError

from app.files import write_atomic
from app.plan.header import Header, KvValue, Scalar, Span, Tensor
from app.values.base import Value

MAX_KEPT = 400
"""Documents; the longest unused ones go first. One has 100 to 300 KB."""
VERSION = 1

_Pairs = dict[str, Scalar | tuple[Scalar, ...]]


class _KeptSpan(Value):
    key: str
    type_id: int
    count: int
    n_bytes: int
    then: str
    kv: _Pairs
    counts: dict[str, int]


class _Kept(Value):
    version: int
    kv: _Pairs
    counts: dict[str, int]
    tensors: tuple[tuple[str, tuple[int, ...], int, int, int], ...]
    data_offset: int
    size_bytes: int
    gguf_version: int
    split_no: int
    split_count: int
    span: _KeptSpan | None = None


class KeptHeaders:
    """A folder of headers; a document that is damaged counts as none, a full disk costs nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, *key: str) -> Header | None:
        """Return the header kept under `key`, or None."""
        path = self._path(key)
        try:
            kept = _Kept.model_validate_json(path.read_bytes())
            path.touch()
        except (OSError, ValidationError):
            return None
        return _header(kept) if kept.version == VERSION else None

    def keep(self, header: Header, *key: str) -> None:
        """Keep `header` under `key`."""
        kept = _kept(header)
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._path(key), kept.model_dump_json().encode())
            self._prune()

    def _path(self, key: tuple[str, ...]) -> Path:
        name = hashlib.sha256(chr(0).join(key).encode()).hexdigest()[:40]
        return self._folder / f"{name}.table"

    def _prune(self) -> None:
        kept = sorted(self._folder.glob("*.table"), key=lambda p: p.stat().st_mtime, reverse=True)
        for path in kept[MAX_KEPT:]:
            path.unlink(missing_ok=True)


def _kept(header: Header) -> _Kept:
    span = header.span
    return _Kept(
        version=VERSION,
        kv=dict(header.kv),
        counts=dict(header.counts),
        tensors=tuple(tuple(tensor) for tensor in header.tensors),
        data_offset=header.data_offset,
        size_bytes=header.size_bytes,
        gguf_version=header.version,
        split_no=header.split_no,
        split_count=header.split_count,
        span=None
        if span is None
        else _KeptSpan(
            key=span.key,
            type_id=span.type_id,
            count=span.count,
            n_bytes=span.n_bytes,
            then=span.then,
            kv=dict(span.kv),
            counts=dict(span.counts),
        ),
    )


def _header(kept: _Kept) -> Header:
    header = Header(
        kv=_pairs(kept.kv),
        counts=MappingProxyType(kept.counts),
        tensors=tuple(Tensor(*row) for row in kept.tensors),
        data_offset=kept.data_offset,
        n_bytes_read=0,
        size_bytes=kept.size_bytes,
        version=kept.gguf_version,
        split_no=kept.split_no,
        split_count=kept.split_count,
    )
    if kept.span is None:
        return header
    s = kept.span
    span = Span(s.key, s.type_id, s.count, s.n_bytes, s.then, _pairs(s.kv), dict(s.counts))
    return replace(header, span=span)


def _pairs(kv: _Pairs) -> MappingProxyType[str, KvValue]:
    return MappingProxyType(dict(kv))
