"""The model files on this machine, wherever they lie, and what their headers say."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pydantic import Field, TypeAdapter, ValidationError

from app import documents
from app.errors import PlimsollError
from app.files import write_atomic
from app.hub import adopt, places
from app.hub.cache import HubCache
from app.hub.places import Found
from app.hub.pulled import Pulled
from app.hub.quants import parts_of, tag_of
from app.hub.removal import Remover
from app.hub.site import cache_folder
from app.hub.starter import ENGINE_TEST_NOTE, STARTER_NOTE
from app.paths import Paths
from app.values.base import Value
from app.values.machine import Problem
from app.values.model_file import ModelFile, Origin

LOG = logging.getLogger(__name__)
Describe = Callable[[Path], ModelFile]


class Proof(Value):
    """What is known of a file's bytes, beyond what its place tells."""

    hashes: tuple[str, ...] = Field(default=(), description="SHA-256 of every part")
    published: bool = Field(default=False, description="by its maker, not only taken here")
    matched: bool = Field(default=True, description="the bytes matched when they were last read")
    ours: bool = Field(default=False, description="Plimsoll put it there: it may delete it too")
    repo: str | None = None
    revision: str | None = None


class _Known(Value):
    """What was read from a file's header; it holds while size and time of change stay."""

    size_bytes: int
    mtime_ns: int
    file: ModelFile
    proof: Proof | None = None


_KNOWN = TypeAdapter(dict[str, _Known])


@dataclass(frozen=True, slots=True)
class Shelf:
    """What is here, and which files are here but cannot be used."""

    files: tuple[ModelFile, ...]
    problems: tuple[Problem, ...]


class Library:
    """Finds and describes model files; `describe` reads a header and raises named errors."""

    def __init__(self, paths: Paths, describe: Describe, cache: HubCache | None = None) -> None:
        self._paths = paths
        self._describe = describe
        self.cache = cache or HubCache(cache_folder())
        self._note = paths.cache / "library.json"
        self._lock = threading.Lock()
        self._known = self._read_note()

    def scan(self, imported: Iterable[str] = (), folders: Iterable[str] = ()) -> Shelf:
        """Look again; `imported` are paths added by hand, `folders` are looked through. Never raises."""
        with self._lock:
            files: dict[Path, ModelFile] = {}
            problems: list[Problem] = []
            before = dict(self._known)
            remover = Remover(self.cache, self._paths.models)
            for found in self._found(imported, folders):
                try:
                    real = found.path.resolve()
                    if real not in files:
                        files[real] = self._file(found, remover)
                except PlimsollError as error:
                    if found.origin not in _OTHERS:
                        problems.append(Problem(cause=error.cause, text=error.text, fix=error.fix))
                except OSError as error:
                    if found.origin not in _OTHERS:
                        problems.append(_unreadable(found.path, error))
            self._known = {str(f.path): k for f in files.values() if (k := self._known.get(f.path))}
            if self._known != before:
                self._write_note()
        order = sorted(files.values(), key=lambda file: (file.title.lower(), file.size_bytes))
        return Shelf(tuple(order), tuple(problems))

    def proof(self, path: str) -> Proof | None:
        """Return what was kept of the bytes of the file at `path`, while it is unchanged."""
        with self._lock:
            known = self._known.get(path)
        return known.proof if known and _unchanged(known, Path(path)) else None

    def remember(self, path: str, proof: Proof) -> None:
        """Keep what is known of the bytes of the file at `path`.

        Raises:
            PlimsollError: it is no model, or not whole.
            OSError: it cannot be read.
        """
        with self._lock:
            known = self._read(Path(path))
            self._known[path] = known.model_copy(update={"proof": proof})
            self._write_note()

    def arrived(self, pulled: Pulled) -> None:
        """Remember that a model came whole: its bytes were compared with the published hashes."""
        if pulled.hashes:
            came = {"repo": pulled.repo, "revision": pulled.revision}
            proof = Proof(hashes=pulled.hashes, published=True, **came)
            # A file that is no model is named when it is opened, and listed nowhere.
            with contextlib.suppress(PlimsollError, OSError):
                self.remember(str(pulled.path), proof)

    def _found(self, imported: Iterable[str], folders: Iterable[str]) -> Iterator[Found]:
        yield from places.of_ours(self._paths.models)
        for text in imported:
            yield Found(Path(text), "imported")
        yield from places.of_the_hub(self.cache)
        yield from adopt.of_lm_studio()
        yield from adopt.of_ollama()
        yield from places.of_folders(folders)

    def _read(self, path: Path) -> _Known:
        size, mtime_ns, key = _whole_size(path), path.stat().st_mtime_ns, str(path)
        known = self._known.get(key)
        if known is None or (known.size_bytes, known.mtime_ns) != (size, mtime_ns):
            told = self._describe(path)
            known = _Known(size_bytes=size, mtime_ns=mtime_ns, file=told)
            self._known[key] = known
        return known

    def _file(self, found: Found, remover: Remover) -> ModelFile:
        known = self._read(found.path)
        told, proof = known.file, known.proof or Proof()
        hashes = proof.hashes if proof.published else ()
        file = told.model_copy(
            update={
                "path": str(found.path),
                "size_bytes": known.size_bytes,
                "title": found.title or told.title,
                "quant": told.quant or tag_of(found.path.name),
                "origin": found.origin,
                "repo": found.repo or proof.repo,
                "revision": found.revision or proof.revision,
                "sha256": found.sha256 or (hashes[0] if hashes else None),
                "verified": _verified(known.proof),
                "note": _NOTES.get(found.origin, told.note) if proof.matched else DAMAGED_NOTE,
            }
        )
        seen = remover.outlook(file, ours=proof.ours)
        return file.model_copy(update={"removal": seen.kind, "removable_bytes": seen.frees_bytes})

    def _read_note(self) -> dict[str, _Known]:
        try:
            return _KNOWN.validate_json(b"" if self._note.is_dir() else self._note.read_bytes())
        except OSError:
            return {}
        except ValidationError:
            # What it knew is found out again from the files themselves.
            LOG.debug("%s", documents.damaged(self._note, "what is known of the models"))
            return {}

    def _write_note(self) -> None:
        try:
            self._note.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._note, _KNOWN.dump_json(self._known))
        except OSError as error:
            LOG.debug("the library's note could not be kept: %s", error)


_NOTES: dict[Origin, str] = {"starter": STARTER_NOTE, "engine-test": ENGINE_TEST_NOTE}
_OTHERS = frozenset({"lm-studio", "ollama"})
"""Programs whose files are offered where they can be used, and passed over where not."""
DAMAGED_NOTE = "damaged: it does not match its hash"


def _unchanged(known: _Known, path: Path) -> bool:
    try:
        return (known.size_bytes, known.mtime_ns) == (_whole_size(path), path.stat().st_mtime_ns)
    except (OSError, PlimsollError):
        return False


def _verified(proof: Proof | None) -> bool | None:
    if proof is None or (proof.matched and not proof.published):
        return None
    return proof.matched


def _whole_size(path: Path) -> int:
    """Return the bytes of a model, all parts together.

    Raises:
        PlimsollError: a part is missing.
    """
    parts = parts_of(path)
    for n, part in enumerate(parts, 1):
        if len(parts) > 1 and (not part.is_file() or not part.stat().st_size):
            raise PlimsollError(
                f"{path.name} is in {len(parts)} parts, and part {n} is missing.",
                fix="Fetch the model again: only the missing part is transferred.",
                cause="missing-shard",
            )
    return sum(part.stat().st_size for part in parts)


def _unreadable(path: Path, error: OSError) -> Problem:
    gone = isinstance(error, FileNotFoundError)
    return Problem(
        cause="file-missing" if gone else "file-not-readable",
        text=f"{path} is no longer there."
        if gone
        else f"{path} cannot be read ({error.strerror}).",
        fix="Take it off the list, or put it back." if gone else "Check the file's permissions.",
    )
