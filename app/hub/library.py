"""The model files on this machine: our folder, imported ones, and the shared Hub cache."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from app.errors import PlimsollError
from app.files import write_atomic
from app.hub.cache import SHA256, HubCache
from app.hub.quants import is_model, shard_of, tag_of
from app.hub.site import cache_folder
from app.hub.starter import ENGINE_TEST_NAME, ENGINE_TEST_NOTE, STARTER_NAME, STARTER_NOTE
from app.paths import Paths
from app.values.base import Value
from app.values.machine import Problem
from app.values.model_file import ModelFile

LOG = logging.getLogger(__name__)
Describe = Callable[[Path], ModelFile]
Origin = Literal["hub", "imported", "starter", "engine-test"]


class _Known(Value):
    """What was read from a file's header; it holds while size and time of change stay."""

    size_bytes: int
    mtime_ns: int
    file: ModelFile


_KNOWN = TypeAdapter(dict[str, _Known])


@dataclass(frozen=True, slots=True)
class Shelf:
    """What is here, and which files are here but cannot be used."""

    files: tuple[ModelFile, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Found:
    """A file to load, with what its place tells about it."""

    path: Path
    origin: Origin
    repo: str | None = None
    revision: str | None = None
    sha256: str | None = None


class Library:
    """Finds and describes model files; `describe` reads a header and raises named errors."""

    def __init__(self, paths: Paths, describe: Describe, cache: HubCache | None = None) -> None:
        self._paths = paths
        self._describe = describe
        self._cache = cache or HubCache(cache_folder())
        self._note = paths.cache / "library.json"
        self._lock = threading.Lock()
        self._known = self._read_note()

    def scan(self, imported: Iterable[str] = ()) -> Shelf:
        """Look again; `imported` are the paths that were added by hand. Never raises."""
        with self._lock:
            files: dict[Path, ModelFile] = {}
            problems: list[Problem] = []
            before = dict(self._known)
            for found in self._found(imported):
                try:
                    real = found.path.resolve()
                    if real not in files:
                        files[real] = self._file(found)
                except PlimsollError as error:
                    problems.append(Problem(cause=error.cause, text=error.text, fix=error.fix))
                except OSError as error:
                    problems.append(_unreadable(found.path, error))
            self._known = {str(f.path): k for f in files.values() if (k := self._known.get(f.path))}
            if self._known != before:
                self._write_note()
        order = sorted(files.values(), key=lambda file: (file.title.lower(), file.size_bytes))
        return Shelf(tuple(order), tuple(problems))

    # --- where files are ---------------------------------------------------------------------
    def _found(self, imported: Iterable[str]) -> Iterator[_Found]:
        for path in _models_in(self._paths.models):
            yield _Found(path, _OWN.get(path.name, "imported"))
        for text in imported:
            yield _Found(Path(text), "imported")
        yield from self._cached()

    def _cached(self) -> Iterator[_Found]:
        try:
            folders = sorted(self._cache.root.glob("models--*"))
        except OSError:
            return
        for folder in folders:
            repo = folder.name.removeprefix("models--").replace("--", "/")
            snapshots = folder / "snapshots"
            newest = self._cache.commit(repo)
            for commit in sorted(_children(snapshots), key=lambda path: path.name != newest):
                for path in _models_in(commit):
                    blob = path.resolve().name
                    sha256 = blob if SHA256.fullmatch(blob) else None
                    yield _Found(path, "hub", repo, commit.name, sha256)

    # --- what they are -----------------------------------------------------------------------
    def _file(self, found: _Found) -> ModelFile:
        size = _whole_size(found.path)
        stat = found.path.stat()
        key = str(found.path)
        known = self._known.get(key)
        if known is None or (known.size_bytes, known.mtime_ns) != (size, stat.st_mtime_ns):
            told = self._describe(found.path)
            known = _Known(size_bytes=size, mtime_ns=stat.st_mtime_ns, file=told)
            self._known[key] = known
        told = known.file
        return told.model_copy(
            update={
                "path": key,
                "size_bytes": size,
                "quant": told.quant or tag_of(found.path.name),
                "origin": found.origin,
                "repo": found.repo,
                "revision": found.revision,
                "sha256": found.sha256,
                "note": _NOTES.get(found.origin, told.note),
            }
        )

    def _read_note(self) -> dict[str, _Known]:
        try:
            return _KNOWN.validate_json(self._note.read_bytes())
        except (OSError, ValidationError):
            return {}

    def _write_note(self) -> None:
        try:
            self._note.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._note, _KNOWN.dump_json(self._known))
        except OSError as error:
            LOG.debug("the library's note could not be kept: %s", error)


_OWN: dict[str, Origin] = {STARTER_NAME: "starter", ENGINE_TEST_NAME: "engine-test"}
_NOTES: dict[Origin, str] = {"starter": STARTER_NOTE, "engine-test": ENGINE_TEST_NOTE}


def _children(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.is_dir()]
    except OSError:
        return []


def _models_in(folder: Path) -> Iterator[Path]:
    """Yield files to load: whole ones and first parts; links that lead nowhere are passed over."""
    for path in sorted(folder.rglob("*")):
        name = path.name
        if not is_model(name) or name.startswith(".") or not path.is_file():
            continue
        shard = shard_of(name)
        if (shard is None or shard[0] == 1) and path.stat().st_size:
            yield path


def _whole_size(path: Path) -> int:
    """Return the bytes of a model, all parts together.

    Raises:
        PlimsollError: a part is missing.
    """
    shard = shard_of(path.name)
    if shard is None:
        return path.stat().st_size
    total = 0
    for n in range(1, shard[1] + 1):
        part = path.with_name(path.name.replace(f"-{shard[0]:05d}-of-", f"-{n:05d}-of-"))
        if not part.is_file() or not part.stat().st_size:
            raise PlimsollError(
                f"{path.name} is in {shard[1]} parts, and part {n} is missing.",
                fix="Fetch the model again: only the missing part is transferred.",
                cause="missing-shard",
            )
        total += part.stat().st_size
    return total


def _unreadable(path: Path, error: OSError) -> Problem:
    gone = isinstance(error, FileNotFoundError)
    return Problem(
        cause="file-missing" if gone else "file-not-readable",
        text=f"{path} is no longer there."
        if gone
        else f"{path} cannot be read ({error.strerror}).",
        fix="Take it off the list, or put it back." if gone else "Check the file's permissions.",
    )
