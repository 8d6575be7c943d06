"""A model that is here, and where it came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.errors import UsageError
from app.hub import starter
from app.hub.cache import HubCache
from app.hub.listing import Listing
from app.hub.quants import Quant
from app.hub.reference import Reference


@dataclass(frozen=True, slots=True)
class Pulled:
    """A model that is here, and where it came from."""

    path: Path
    """The file to load: the first part of a split model."""
    paths: tuple[Path, ...]
    size_bytes: int
    origin: Literal["hub", "imported", "starter", "engine-test"]
    quant: str = ""
    repo: str | None = None
    revision: str | None = None
    sha256: str | None = None
    hashes: tuple[str, ...] = ()
    """Published SHA-256 of every part; empty where one is not known."""
    licence: str = ""
    fetched: bool = False
    """Whether anything had to be fetched or made."""
    note: str = ""
    drafters: tuple[str, ...] = ()
    """References of drafting files beside it in its repository that are not here."""


def from_hub(
    repo: str,
    commit: str,
    quant: Quant,
    paths: Sequence[Path],
    *,
    licence: str = "",
    fetched: bool = False,
) -> Pulled:
    """Describe a quant of a repository whose files lie at `paths`."""
    return Pulled(
        path=paths[0],
        paths=tuple(paths),
        size_bytes=quant.size_bytes,
        origin="hub",
        quant=quant.tag,
        repo=repo,
        revision=commit,
        sha256=quant.files[0].sha256,
        hashes=_all(file.sha256 for file in quant.files),
        licence=licence,
        fetched=fetched,
    )


def drafters_of(cache: HubCache, listing: Listing, quant: Quant) -> tuple[str, ...]:
    """Return what fetches the files of `listing` that could draft for `quant` and are not here."""
    names = [one.files[0].name for one in listing.drafters if quant in listing.models]
    lacking = [name for name in names if not cache.find(listing.repo, listing.revision, name)]
    return tuple(f"{listing.repo}/{name}@{listing.revision}" for name in lacking)


def _all(hashes: Iterable[str | None]) -> tuple[str, ...]:
    """Return the hashes if every one is known, else none: half a proof proves nothing."""
    known = tuple(hashes)
    return tuple(filter(None, known)) if all(known) else ()


def from_path(found: Reference) -> Pulled:
    """Describe a file that a person named.

    Raises:
        UsageError: it is not a file.
    """
    if found.path is None or not found.path.is_file():
        raise UsageError(f"{found.text} is not a file.", fix="Name a GGUF file.", cause="usage")
    size = found.path.stat().st_size
    return Pulled(path=found.path, paths=(found.path,), size_bytes=size, origin="imported")


def the_starter(path: Path) -> Pulled:
    """Describe the starter model."""
    return Pulled(
        path=path,
        paths=(path,),
        size_bytes=path.stat().st_size,
        origin="starter",
        quant="Q4_K_M",
        sha256=starter.STARTER_SHA256,
        hashes=(starter.STARTER_SHA256,),
        licence="gemma",
        note=starter.STARTER_NOTE,
    )


def the_engine_test(path: Path) -> Pulled:
    """Describe the engine's test model."""
    size = path.stat().st_size
    note = starter.ENGINE_TEST_NOTE
    return Pulled(path=path, paths=(path,), size_bytes=size, origin="engine-test", note=note)
