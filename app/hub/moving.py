"""Taking a model to another folder or disk: the old file goes when the new one is proven."""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path

from app.errors import DiskProblemError, FileProblemError, UsageError
from app.files import sync_folder
from app.hub import faults
from app.hub.checking import BLOCK_BYTES, Advance, digest
from app.hub.limits import Limits
from app.hub.transfer import disk_free

MIB = 1 << 20


@dataclass(slots=True)
class Move:
    """Copies `parts` into `folder` under `names`; another file of that name is never replaced.

    A file that is not whole has a name that nothing lists. `advance` hears of every byte that was
    copied and of every byte that was read again.
    """

    parts: Sequence[Path]
    names: Sequence[str]
    folder: Path
    hashes: Sequence[str]
    advance: Advance
    cancel: threading.Event
    limits: Limits = field(default_factory=Limits)
    free_bytes: Callable[[Path], int] = disk_free

    def run(self) -> tuple[tuple[Path, ...], tuple[str, ...]]:
        """Return the new files and their hashes; the old files are still there.

        Raises:
            UsageError: a file of that name is there, or the folder is none.
            DiskProblemError: there is no room, or the disk refuses.
            FileProblemError: the file does not match its hash, before or after copying.
            StoppedError: `cancel` was set; nothing of the copy is left.
        """
        targets = self._targets()
        made = [target.with_name(f".{target.name}.moving") for target in targets]
        try:
            found = tuple(
                self._there(part, target, n) or self._copied(part, copy, n)
                for n, (part, copy, target) in enumerate(
                    zip(self.parts, made, targets, strict=True)
                )
            )
            # The first part is what a list shows: it gets its name last.
            for copy, target in reversed(list(zip(made, targets, strict=True))):
                if copy.exists():
                    copy.rename(target)
            sync_folder(self.folder)
        except OSError as error:
            raise faults.disk_trouble(self.folder, error) from error
        finally:
            for copy in made:
                with contextlib.suppress(OSError):
                    copy.unlink(missing_ok=True)
        return targets, found

    def _targets(self) -> tuple[Path, ...]:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise faults.disk_trouble(self.folder.parent, error) from error
        return tuple(self.folder / name for name in self.names)

    def _there(self, part: Path, target: Path, n: int) -> str:
        """Return the hash of a file that an earlier move, ended in the middle, put there; else ""."""
        if not target.exists():
            return ""
        if target.stat().st_size == part.stat().st_size:
            found = digest(target, self.advance, self.cancel)
            if found == (self._hash(n) or digest(part, self.advance, self.cancel)):
                return found
        raise UsageError(
            f"There is another file {target} already.",
            fix="Choose another folder, or rename that file.",
            cause="file-exists",
        )

    def _hash(self, n: int) -> str:
        return self.hashes[n] if self.hashes else ""

    def _copied(self, part: Path, copy: Path, n: int) -> str:
        """Put the bytes of `part` under the name `copy`; return their hash."""
        expected = self._hash(n)
        copy.unlink(missing_ok=True)
        if self._linked(part, copy):
            self.advance(2 * part.stat().st_size)
            return expected
        self._check_room(n)
        written = self._copy(part, copy)
        if expected and written != expected:
            raise _differs(part, "It was damaged before it was moved", "Fetch it again.")
        if digest(copy, self.advance, self.cancel) != written:
            raise _differs(copy, "The copy came out different", "Check that disk.")
        return written

    def _linked(self, part: Path, copy: Path) -> bool:
        """Give the file a second name where both folders are on one disk; no byte moves."""
        try:
            os.link(part.resolve(), copy)
        except OSError:
            return False
        return True

    def _copy(self, part: Path, copy: Path) -> str:
        found = hashlib.sha256()
        block = memoryview(bytearray(BLOCK_BYTES))
        with part.open("rb", buffering=0) as source, copy.open("xb", buffering=0) as target:
            while n_read := _read(source, block, part):
                if self.cancel.is_set():
                    raise faults.StoppedError
                found.update(block[:n_read])
                _write_all(target.fileno(), block[:n_read])
                self.advance(n_read)
            os.fsync(target.fileno())
        return found.hexdigest()

    def _check_room(self, n: int) -> None:
        need = sum(part.stat().st_size for part in self.parts[n:]) + self.limits.reserve_bytes
        free = self.free_bytes(self.folder)
        if need > free:
            raise DiskProblemError(
                f"The model needs {need / MIB:,.0f} MiB in {self.folder} (a margin included), and "
                f"{free / MIB:,.0f} MiB are free.",
                fix="Free some space there, or choose another folder.",
                cause="disk-full",
            )


def _read(source: FileIO, block: memoryview, part: Path) -> int:
    try:
        return source.readinto(block) or 0
    except OSError as error:
        raise FileProblemError(
            f"{part} cannot be read to its end ({error.strerror or error}).",
            fix="Check that disk; the file was left where it is.",
            cause="file-not-readable",
        ) from error


def _write_all(handle: int, block: memoryview) -> None:
    while block:
        block = block[os.write(handle, block) :]


def _differs(path: Path, what: str, fix: str) -> FileProblemError:
    return FileProblemError(
        f"{what}: {path} does not match its hash. The file was left where it is.",
        fix=fix,
        cause="checksum-mismatch",
    )
