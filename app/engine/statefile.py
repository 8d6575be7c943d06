"""One sequence's state as a file, so that a chat goes on after a restart without being read again.

Layout: the magic line, one line of JSON (`Header`), then the arrays it lists, one after another.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np
from pydantic import ValidationError

from app.engine import llama
from app.engine.checkpoints import Checkpoint
from app.engine.saved import SavedState
from app.values.base import Value

MAGIC = b"plimsoll-state 1\n"
_HEADER_BYTES = 1 << 20


class StateRefusedError(Exception):
    """The file is not for this engine, or is damaged; the text says in what."""


class Fit(Value):
    """What must be the same when a state is read as when it was written.

    `head` alone may differ: it is whose cache the drafts were made from, "" where there was none.
    """

    model: str
    engine: str
    cache: str
    n_ctx: int
    head: str = ""


class Part(Value):
    """One array of the file; `position` is a checkpoint's."""

    kind: str
    n_bytes: int
    position: int = 0


class Header(Value):
    """The line that describes the rest."""

    fit: Fit
    parts: tuple[Part, ...]
    digest: str


_NAMES = {
    "model": "another model",
    "engine": "another version of the engine",
    "cache": "another type of KV cache",
    "n_ctx": "another context",
}


@dataclass(frozen=True, slots=True)
class _Array:
    kind: str
    array: llama.State
    position: int = 0


def write(path: Path, saved: SavedState, fit: Fit) -> int:
    """Write `saved` in one piece or not at all, for its owner alone; return its bytes.

    Raises:
        OSError: the disk refused; the file that was there before is still there.
    """
    arrays = list(_arrays(saved))
    digest = hashlib.blake2b(digest_size=16)
    for one in arrays:
        digest.update(one.array.data)
    parts = tuple(
        Part(kind=one.kind, n_bytes=one.array.nbytes, position=one.position) for one in arrays
    )
    header = Header(fit=fit, parts=parts, digest=digest.hexdigest())
    part = path.with_name(f".{path.name}.part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(MAGIC)
            file.write(header.model_dump_json().encode() + b"\n")
            for one in arrays:
                file.write(one.array.data)
            n_bytes = file.tell()
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return n_bytes


def read(path: Path, fit: Fit, most_bytes: int) -> tuple[SavedState, str]:
    """Return the state in `path`, and whose cache the drafts in it were made from.

    The drafts' cache of another head than that of `fit` is left out.

    Raises:
        StateRefusedError: it was written for something else, is damaged, or has more than
            `most_bytes`.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        header = _header(file)
        for name, what in _NAMES.items():
            if getattr(header.fit, name) != getattr(fit, name):
                raise StateRefusedError(f"it was saved with {what}")
        n_bytes = sum(part.n_bytes for part in header.parts)
        if n_bytes != path.stat().st_size - file.tell():
            raise StateRefusedError("it is damaged: its size is wrong")
        if n_bytes > most_bytes:
            raise StateRefusedError("there is too little free memory for it")
        digest = hashlib.blake2b(digest_size=16)
        arrays = []
        for part in header.parts:
            array = np.fromfile(file, np.uint8, part.n_bytes)
            digest.update(array.data)
            arrays.append(_Array(part.kind, array, part.position))
    if digest.hexdigest() != header.digest:
        raise StateRefusedError("it is damaged: its checksum is wrong")
    head = header.fit.head
    kept = [one for one in arrays if one.kind != "mtp" or head == fit.head]
    return _saved(kept), head


def _header(file: BinaryIO) -> Header:
    if file.read(len(MAGIC)) != MAGIC:
        raise StateRefusedError("it is of another version or no saved chat")
    try:
        return Header.model_validate_json(file.readline(_HEADER_BYTES))
    except ValidationError as error:
        raise StateRefusedError("it is damaged: its header cannot be read") from error


def _arrays(saved: SavedState) -> Iterator[_Array]:
    yield _Array("tokens", _raw(np.array(saved.tokens, np.int32)))
    yield _Array("main", saved.main)
    if saved.mtp is not None:
        yield _Array("mtp", saved.mtp)
    if saved.hidden is not None:
        yield _Array("hidden", _raw(saved.hidden))
    for point in saved.checkpoints:
        yield _Array("checkpoint", point.state, point.position)
        if point.hidden is not None:
            yield _Array("checkpoint-hidden", _raw(point.hidden), point.position)


def _saved(arrays: list[_Array]) -> SavedState:
    known = {(one.kind, one.position): one.array for one in arrays}
    tokens, main = known.get(("tokens", 0)), known.get(("main", 0))
    if tokens is None or main is None:
        raise StateRefusedError("it is damaged: a part is missing")
    points = tuple(
        Checkpoint(at, state, _floats(known.get(("checkpoint-hidden", at))))
        for (kind, at), state in known.items()
        if kind == "checkpoint"
    )
    return SavedState(
        tuple(tokens.view(np.int32).tolist()),
        main,
        known.get(("mtp", 0)),
        _floats(known.get(("hidden", 0))),
        points,
    )


def _raw(array: llama.Floats | np.ndarray[tuple[int], np.dtype[np.int32]]) -> llama.State:
    return np.ascontiguousarray(array).view(np.uint8)


def _floats(raw: llama.State | None) -> llama.Floats | None:
    return raw.view(np.float32) if raw is not None else None
