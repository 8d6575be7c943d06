"""Reading a model file whole and comparing it with the hash that was published for it."""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from app.errors import FileProblemError, TransferError
from app.hub import faults
from app.hub.cache import SHA256, HubCache
from app.hub.limits import Limits
from app.hub.listing import list_repo
from app.hub.site import Site

BLOCK_BYTES = 4 << 20
Advance = Callable[[int], None]
"""Hears how many bytes were read since it was called last."""


def digest(path: Path, advance: Advance, cancel: threading.Event) -> str:
    """Return the SHA-256 of a file, hexadecimal; memory does not grow with the file.

    Raises:
        StoppedError: `cancel` was set.
        FileProblemError: it cannot be read.
    """
    try:
        with path.open("rb", buffering=0) as file:
            _from_the_disk(file)
            return _digest(file, advance, cancel)
    except OSError as error:
        raise FileProblemError(
            f"{path} cannot be read ({error.strerror or error}).",
            fix="Check the disk and the file's permissions.",
            cause="file-not-readable",
        ) from error


def _digest(file: BinaryIO, advance: Advance, cancel: threading.Event) -> str:
    found = hashlib.sha256()
    block = memoryview(bytearray(BLOCK_BYTES))
    while n_read := file.readinto(block):  # type: ignore[attr-defined]
        if cancel.is_set():
            raise faults.StoppedError
        found.update(block[:n_read])
        advance(n_read)
    return found.hexdigest()


def _from_the_disk(file: BinaryIO) -> None:
    """Drop what memory holds of the file, so that the disk answers and not its copy in memory."""
    if sys.platform == "linux":
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def hashes_by_name(cache: HubCache, parts: Sequence[Path]) -> tuple[str, ...]:
    """Return the hashes that the names of the kept files are; empty where one is no hash."""
    names = [cache.stored(part).name.removeprefix("sha256-") for part in parts]
    names = [name.removeprefix("sha256:") for name in names]
    return tuple(names) if all(SHA256.fullmatch(name) for name in names) else ()


def published_hashes(
    site: Site, repo: str, revision: str, parts: Sequence[Path], cancel: threading.Event
) -> tuple[str, ...]:
    """Return what the Hub says of files with these names and sizes; empty when it does not know.

    Raises:
        StoppedError: `cancel` was set.
    """
    try:
        listing = list_repo(site, repo, revision, cancel=cancel, limits=Limits(tries=1))
    except TransferError as error:
        if error.cause == "cancelled":
            raise
        return ()
    return _all_known(
        {
            (PurePosixPath(file.name).name, file.size_bytes): file.sha256
            for quant in listing.quants
            for file in quant.files
        },
        parts,
    )


def catalogue_hashes(parts: Sequence[Path]) -> tuple[str, ...]:
    """Return what the catalogue says of files with these names and sizes; empty when nothing."""
    from catalog.load import models  # noqa: PLC0415 - read when first asked for

    rows = (row for model in models() for repo in model.repos for row in repo.quants)
    known = {(PurePosixPath(row.file).name, row.size_bytes): row.sha256 for row in rows}
    return _all_known(known, parts)


def _all_known(
    known: Mapping[tuple[str, int], str | None], parts: Sequence[Path]
) -> tuple[str, ...]:
    found = [known.get((part.name, part.stat().st_size)) for part in parts]
    return tuple(sha256 for sha256 in found if sha256) if all(found) else ()
