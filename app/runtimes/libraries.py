"""The libraries of a build as evidence: which files a worker really computes with."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from app.runtimes.runtime import LIB_PATH, Runtime, packaged_folder
from app.runtimes.shelf import RuntimeShelf, sha256

_SUFFIXES = (".so", ".dll", ".dylib")
"""Of a file's own name: the copies that carry a version besides are the same file."""


def library_hashes(runtime: Runtime, shelf: RuntimeShelf) -> dict[str, str]:
    """Return name: sha256 of every library of a build, as they are now.

    What was fetched has them in its manifest, and was compared with it when it was chosen.
    """
    manifest = shelf.manifest(runtime.id) if runtime.folder else None
    if manifest is not None:
        return {file.name: file.sha256 for file in manifest.files if _counts(file.name)}
    own = os.environ.get(LIB_PATH)
    folder = runtime.folder or (Path(own) if own else packaged_folder())
    try:
        paths = sorted(path for path in folder.iterdir() if _counts(path.name)) if folder else []
        return {path.name: _sha256(path, path.stat().st_mtime_ns) for path in paths}
    except OSError:
        return {}


def _counts(name: str) -> bool:
    return name.endswith(_SUFFIXES)


@lru_cache(maxsize=64)
def _sha256(path: Path, _changed_ns: int) -> str:
    return sha256(path)
