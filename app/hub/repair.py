"""Finding which parts of a fetched model are not what was published, so that only they are fetched."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from app.hub.cache import HubCache
from app.hub.faults import StoppedError, disk_trouble
from app.hub.quants import Quant, RepoFile

BLOCK_BYTES = 4 << 20


def damaged(
    cache: HubCache,
    repo: str,
    commit: str,
    quant: Quant,
    cancel: threading.Event,
    seen: Callable[[int], None],
) -> tuple[RepoFile, ...]:
    """Return the files of `quant` that are missing or differ from their published size or hash.

    `seen` hears the bytes read so far; a file without a published hash is judged by its size.

    Raises:
        StoppedError: `cancel` was set.
        DiskProblemError: a file cannot be read.
    """
    found: list[RepoFile] = []
    done_bytes = 0
    for file in quant.files:
        path = cache.find(repo, commit, file.name, file.size_bytes)
        if path is None or not _whole(path, file, cancel, partial(_ahead, seen, done_bytes)):
            found.append(file)
        done_bytes += file.size_bytes
    return tuple(found)


def drop(cache: HubCache, repo: str, commit: str, files: tuple[RepoFile, ...]) -> None:
    """Take damaged files out of the cache, so that the next fetch brings them and nothing else.

    Raises:
        DiskProblemError: the folder cannot be written.
    """
    for file in files:
        pointer = cache.pointer(repo, commit, file.name)
        try:
            # One step: further on lie bytes that other repositories may share.
            blob = cache.stored(pointer)
            pointer.unlink(missing_ok=True)
            blob.unlink(missing_ok=True)
        except OSError as error:
            raise disk_trouble(pointer.parent, error) from error


def _ahead(seen: Callable[[int], None], before_bytes: int, n_bytes: int) -> None:
    seen(before_bytes + n_bytes)


def _whole(
    path: Path, file: RepoFile, cancel: threading.Event, seen: Callable[[int], None]
) -> bool:
    if file.sha256 is None:
        return True
    digest, n_bytes = hashlib.sha256(), 0
    try:
        with path.open("rb") as stream:
            while block := stream.read(BLOCK_BYTES):
                if cancel.is_set():
                    raise StoppedError
                digest.update(block)
                n_bytes += len(block)
                seen(n_bytes)
    except OSError as error:
        raise disk_trouble(path.parent, error) from error
    return digest.hexdigest() == file.sha256
