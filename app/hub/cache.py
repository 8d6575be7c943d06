"""The Hub cache that all tools share: models--owner--name/{blobs,refs,snapshots/<commit>}."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from app.files import sync_folder, write_atomic
from app.hub import faults
from app.hub.patience import POLL_SECONDS
from app.hub.quants import RepoFile
from app.hub.quiet import hush

SHA256 = re.compile(r"[0-9a-f]{64}")
_COMMIT = re.compile(r"[0-9a-f]{40}")


@dataclass(frozen=True, slots=True)
class HubCache:
    """The cache at `root`; `symlinks` False keeps real files in snapshots (None: try it out)."""

    root: Path
    symlinks: bool | None = None

    def folder(self, repo: str) -> Path:
        """Return the repository's folder."""
        return self.root / "--".join(("models", *repo.split("/")))

    def blob(self, repo: str, etag: str) -> Path:
        """Return where the file with this hash lies."""
        return self.folder(repo) / "blobs" / etag

    def part(self, repo: str, etag: str) -> Path:
        """Return where the bytes of an unfinished file lie; other tools pass over this name."""
        return self.blob(repo, etag).with_name(f"{etag}.part")

    def pointer(self, repo: str, commit: str, name: str) -> Path:
        """Return where `name` is found at `commit`."""
        return self.folder(repo).joinpath("snapshots", commit, *name.split("/"))

    def name_of(self, pointer: Path) -> str:
        """Return the name inside its repository of a file of a snapshot; "" for any other place."""
        try:
            _, snapshots, _, *name = pointer.relative_to(self.root).parts
        except ValueError:
            return ""
        return "/".join(name) if snapshots == "snapshots" else ""

    def stored(self, pointer: Path) -> Path:
        """Return the file in blobs/ that `pointer` leads to, or itself where it is no link.

        One step alone: what lies in blobs/ may be a link into a store that repositories share,
        where names are other hashes.
        """
        try:
            target = pointer.readlink()
        except OSError:
            return pointer
        return Path(os.path.normpath(pointer.parent / target))

    def commit(self, repo: str, revision: str = "main") -> str | None:
        """Return the commit that `revision` stood for when it was last fetched.

        Where only pinned commits were fetched nobody noted what main was: the newest stands in.
        """
        try:
            return (self.folder(repo) / "refs" / revision).read_text().strip() or None
        except (OSError, ValueError):
            return revision if _COMMIT.fullmatch(revision) else self._newest(repo, revision)

    def _newest(self, repo: str, revision: str) -> str | None:
        if revision != "main":
            return None
        try:
            found = [
                path
                for path in (self.folder(repo) / "snapshots").iterdir()
                if _COMMIT.fullmatch(path.name)
            ]
            return max(found, key=lambda path: path.stat().st_mtime_ns).name if found else None
        except OSError:
            return None

    def find(self, repo: str, commit: str, name: str, size_bytes: int | None = None) -> Path | None:
        """Return the file when it is here and whole (of `size_bytes`, where that is known)."""
        pointer = self.pointer(repo, commit, name)
        try:
            found = pointer.stat().st_size
        except OSError:
            return None
        return pointer if found and size_bytes in {None, found} else None

    def files(self, repo: str, commit: str) -> tuple[RepoFile, ...]:
        """Return the GGUF files of `commit` that are here, with their hash where a link tells it."""
        root = self.folder(repo) / "snapshots" / commit
        found: list[RepoFile] = []
        for path in sorted(root.rglob("*")):
            if path.name.lower().endswith(".gguf") and path.is_file():
                blob = self.stored(path).name
                found.append(
                    RepoFile(
                        name=path.relative_to(root).as_posix(),
                        size_bytes=path.stat().st_size,
                        sha256=blob if SHA256.fullmatch(blob) else None,
                    )
                )
        return tuple(found)

    def adopt(self, repo: str, commit: str, name: str, etag: str) -> Path:
        """List the finished blob under its name, as the Hub's own client does; return the path.

        Call it under the lock.

        Raises:
            DiskProblemError: the folder cannot be written.
        """
        pointer = self.pointer(repo, commit, name)
        try:
            pointer.parent.mkdir(parents=True, exist_ok=True)
            self._point(pointer, self.blob(repo, etag))
        except OSError as error:
            raise faults.disk_trouble(pointer.parent, error) from error
        return pointer

    def _point(self, pointer: Path, blob: Path) -> None:
        if self.symlinks is not False:
            made = pointer.with_name(f".{pointer.name}.{uuid4().hex[:8]}")
            try:
                made.symlink_to(os.path.relpath(blob, pointer.parent))
            except OSError:
                if self.symlinks:
                    raise
            else:
                made.replace(pointer)
                return
        # No links on this file system or for this user: the file itself stands in the snapshot.
        shutil.move(blob, pointer)
        sync_folder(pointer.parent)

    def remember(self, repo: str, revision: str, commit: str) -> None:
        """Note which commit `revision` stands for now; a cache that is read-only is left as it is."""
        if revision == commit:
            return
        ref = self.folder(repo).joinpath("refs", *revision.split("/"))
        with contextlib.suppress(OSError):
            if not ref.exists() or ref.read_text() != commit:
                ref.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(ref, commit.encode())

    @contextlib.contextmanager
    def lock(
        self, repo: str, etag: str, cancel: threading.Event, waiting: Callable[[], None]
    ) -> Iterator[None]:
        """Hold the lock that the Hub's own client takes too, so that one process writes at a time.

        Raises:
            StoppedError: `cancel` was set while another process held it; `waiting` was called.
            DiskProblemError: the lock file cannot be made.
        """
        hush()
        from huggingface_hub.utils._fixes import (  # noqa: PLC0415 - slow to import
            WeakFileLock,
        )

        path = self.root / ".locks" / self.folder(repo).name / f"{etag}.lock"
        with contextlib.ExitStack() as stack:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self.blob(repo, etag).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise faults.disk_trouble(self.root, error) from error
            while True:
                if cancel.is_set():
                    raise faults.StoppedError
                try:
                    stack.enter_context(WeakFileLock(path, timeout=POLL_SECONDS))
                    break
                except TimeoutError:
                    waiting()
                except OSError as error:
                    raise faults.disk_trouble(path.parent, error) from error
            yield
