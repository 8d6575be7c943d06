"""Where model files lie on this machine: our folder, the shared Hub cache, folders of a person."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from app.hub.cache import SHA256, HubCache
from app.hub.quants import is_model, shard_of
from app.hub.starter import ENGINE_TEST_NAME, STARTER_NAME, STARTER_SHA256
from app.values.model_file import Origin

MOST_ENTRIES = 100_000
"""How many names of one folder are looked at: a whole disk may have been chosen."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file to load, with what its place tells about it."""

    path: Path
    origin: Origin
    repo: str | None = None
    revision: str | None = None
    sha256: str | None = None
    title: str = ""


def of_ours(models: Path) -> Iterator[Found]:
    """Yield what lies in Plimsoll's own folder."""
    for path in models_in(models):
        origin = _OWN.get(path.name, "imported")
        yield Found(path, origin, sha256=STARTER_SHA256 if origin == "starter" else None)


def of_the_hub(cache: HubCache) -> Iterator[Found]:
    """Yield what the tools of the Hub fetched, the newest commit of a repository first."""
    try:
        folders = sorted(cache.root.glob("models--*"))
    except OSError:
        return
    for folder in folders:
        repo = folder.name.removeprefix("models--").replace("--", "/", 1)
        newest = cache.commit(repo)
        commits = sorted(_children(folder / "snapshots"), key=lambda path: path.name != newest)
        for commit in commits:
            for path in models_in(commit):
                blob = cache.stored(path).name
                sha256 = blob if SHA256.fullmatch(blob) else None
                yield Found(path, "hub", repo, commit.name, sha256)


def of_folders(folders: Iterable[str]) -> Iterator[Found]:
    """Yield what lies in the folders that a person chose."""
    for folder in folders:
        for path in models_in(Path(folder)):
            yield Found(path, "folder")


def models_in(folder: Path) -> Iterator[Path]:
    """Yield files to load: whole ones and first parts; links that lead nowhere are passed over."""
    for path in sorted(_gguf_under(folder)):
        shard = shard_of(path.name)
        if (shard is None or shard[0] == 1) and has_bytes(path):
            yield path


def _gguf_under(folder: Path) -> Iterator[Path]:
    n_seen, seen = 0, set()
    # People put a link where a program expects its models; a link may lead back up.
    for root, folders, names in os.walk(folder, followlinks=True):
        real = os.path.realpath(root)
        folders[:] = [] if real in seen else [x for x in folders if not x.startswith(".")]
        seen.add(real)
        n_seen += len(folders) + len(names)
        if n_seen > MOST_ENTRIES:
            return
        for name in names:
            if is_model(name) and not name.startswith("."):
                yield Path(root, name)


def has_bytes(path: Path) -> bool:
    """Whether there is a file that holds something; False where nobody may look."""
    try:
        return path.is_file() and path.stat().st_size > 0
    except OSError:
        return False


def _children(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.is_dir()]
    except OSError:
        return []


_OWN: dict[str, Origin] = {STARTER_NAME: "starter", ENGINE_TEST_NAME: "engine-test"}
