"""Taking a model off the disk: what would go, what that frees, and doing it."""

from __future__ import annotations

import contextlib
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from app.errors import UsageError
from app.hub import faults
from app.hub.cache import HubCache
from app.hub.quants import parts_of
from app.hub.quiet import hush
from app.values.model_file import ModelFile, Removal

OWNERS = {
    "lm-studio": "LM Studio",
    "ollama": "Ollama",
    "folder": "a folder of yours",
}
"""Who the places belong to in which nothing is deleted."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What removing would do."""

    kind: Removal
    frees_bytes: int = 0


@dataclass(slots=True)
class Remover:
    """Foresees and does removals in our folder `models` and in the Hub's cache; make one a look."""

    cache: HubCache
    models: Path
    _pointers: dict[str, dict[Path, list[Path]]] = field(default_factory=dict)

    def outlook(self, file: ModelFile, *, ours: bool = False) -> Outlook:
        """Return what removing `file` would do, and the bytes that would be free after it.

        `ours`: Plimsoll put it where it lies.
        """
        path = Path(file.path)
        if file.origin == "hub" and file.repo:
            blobs = [self.cache.stored(part) for part in parts_of(path)]
            return Outlook("delete", sum(self._freed(blob) for blob in blobs))
        if file.origin in OWNERS:
            return Outlook("keep")
        if not ours and not path.is_relative_to(self.models):
            return Outlook("unlist")
        return Outlook("delete", sum(_own_bytes(part) for part in parts_of(path)))

    def delete(self, file: ModelFile, cancel: threading.Event, *, ours: bool = False) -> int:
        """Delete `file` with all its parts; return the bytes that it freed.

        The first part goes first: what is left of a removal that was killed is not listed.

        Raises:
            UsageError: it is not ours to delete.
            DiskProblemError: the disk refuses.
            StoppedError: `cancel` was set while another program held the file.
        """
        seen = self.outlook(file, ours=ours)
        if seen.kind != "delete":
            raise not_ours(file)
        for part in parts_of(Path(file.path)):
            try:
                if file.origin == "hub" and file.repo:
                    self._forget(file.repo, part, cancel)
                else:
                    part.unlink(missing_ok=True)
            except OSError as error:
                raise faults.disk_trouble(part.parent, error) from error
        return seen.frees_bytes

    # --- the cache -----------------------------------------------------------------------------
    def _forget(self, repo: str, pointer: Path, cancel: threading.Event) -> None:
        """Remove a file under every name that leads to it; a link to nothing is no model."""
        blob = self.cache.stored(pointer)
        names = self._names(repo).get(blob, [pointer])
        with self.cache.lock(repo, blob.name, cancel, lambda: None):
            shared = _shared(self.cache.root, blob)
            blob.unlink(missing_ok=True)
            for name in names:
                name.unlink(missing_ok=True)
            if shared is not None:
                _sweep(self.cache.root, shared)
        self._tidy(repo, names)

    def _tidy(self, repo: str, names: list[Path]) -> None:
        """Remove the folders that hold nothing any more, and the repository's when all is gone."""
        folder = self.cache.folder(repo)
        for name in names:
            for parent in name.parents:
                if parent == folder or not _removed(parent):
                    break
        if _removed(folder / "blobs") or not (folder / "blobs").exists():
            for ref in sorted((folder / "refs").rglob("*"), reverse=True):
                with contextlib.suppress(OSError):
                    ref.rmdir() if ref.is_dir() else ref.unlink()
            _removed(folder / "refs")
            _removed(folder)

    def _names(self, repo: str) -> dict[Path, list[Path]]:
        if repo not in self._pointers:
            found: dict[Path, list[Path]] = {}
            for path in (self.cache.folder(repo) / "snapshots").rglob("*"):
                if not path.is_dir():
                    found.setdefault(self.cache.stored(path), []).append(path)
            self._pointers[repo] = found
        return self._pointers[repo]

    def _freed(self, blob: Path) -> int:
        shared = _shared(self.cache.root, blob)
        if shared is None:
            return _own_bytes(blob)
        hush()
        from huggingface_hub.utils import _shared_blobs  # noqa: PLC0415 - slow to import, rare

        return _shared_blobs.expected_shared_blob_freed_size(
            shared, blob_paths_to_delete={blob}, cache_dir=self.cache.root
        )


def not_ours(file: ModelFile, deed: Literal["remove", "move"] = "remove") -> UsageError:
    """Return why a file of another program is left alone, and who can do the `deed`."""
    owner = OWNERS.get(file.origin, "you")
    fix = (
        f"{deed.capitalize()} it in {owner}."
        if owner[0].isupper()
        else f"{deed.capitalize()} it in the file manager, or drop its folder from Plimsoll's list."
    )
    return UsageError(
        f"{file.title} belongs to {owner}: Plimsoll only reads it.", fix=fix, cause="not-ours"
    )


def _own_bytes(path: Path) -> int:
    """Return what the disk gets back: nothing where the file has a second name elsewhere."""
    try:
        stat = path.stat()
    except OSError:
        return 0
    return stat.st_size if stat.st_nlink == 1 else 0


def _shared(root: Path, blob: Path) -> Path | None:
    """Return where the bytes lie when repositories share them in the cache's common store."""
    if not blob.is_symlink():
        return None
    hush()
    from huggingface_hub.utils import _shared_blobs  # noqa: PLC0415 - slow to import, rare

    return _shared_blobs.shared_blob_target(blob, root)


def _sweep(root: Path, shared: Path) -> None:
    hush()
    from huggingface_hub.utils import _shared_blobs  # noqa: PLC0415 - slow to import, rare

    _shared_blobs.sweep_shared_blob(shared, cache_dir=root)


def _removed(folder: Path) -> bool:
    """Remove `folder` if nothing is in it; return whether it is gone."""
    try:
        folder.rmdir()
    except OSError:
        return False
    return True
