"""The builds that lie side by side, each in a folder of its own with a manifest."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
import time
from pathlib import Path

from pydantic import Field, ValidationError

from app.files import sync_folder, write_atomic
from app.hub import faults
from app.runtimes.runtime import Runtime
from app.runtimes.trouble import RuntimeProblemError
from app.values.base import Value

MANIFEST = "manifest.json"
LEFT_SECONDS = 86_400.0
_TEMPORARY = ".new-"


class LibraryFile(Value):
    """One file of a build."""

    name: str
    size_bytes: int
    sha256: str


class Archive(Value):
    """Where files of a build came from."""

    name: str
    sha256: str
    url: str


class Manifest(Value):
    """What a folder holds, so that a change is noticed."""

    kind: str
    build: str
    cuda: str = ""
    glibc: str = Field(default="", description="the oldest GNU C library it runs with")
    archives: tuple[Archive, ...] = ()
    files: tuple[LibraryFile, ...] = ()

    @property
    def size_bytes(self) -> int:
        """All files together; links to one file count once."""
        return sum({file.sha256: file.size_bytes for file in self.files}.values())


class RuntimeShelf:
    """`root` holds <kind>-<build>/ folders; one that is being unpacked has a name with a dot."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def find(self, runtime_id: str) -> Runtime | None:
        """Return the build with this id; None when it is not here."""
        manifest = self.manifest(runtime_id)
        if manifest is None:
            return None
        return Runtime(
            kind=manifest.kind, build=manifest.build, folder=self.root.absolute() / runtime_id
        )

    def all(self) -> tuple[Runtime, ...]:
        """Return every build that is here."""
        try:
            names = sorted(path.name for path in self.root.iterdir() if path.name[:1] != ".")
        except OSError:
            return ()
        return tuple(found for name in names if (found := self.find(name)))

    def manifest(self, runtime_id: str) -> Manifest | None:
        """Return a folder's manifest; None when it has none that can be read."""
        if not runtime_id or Path(runtime_id).name != runtime_id:
            return None
        try:
            text = (self.root / runtime_id / MANIFEST).read_bytes()
            found = Manifest.model_validate_json(text)
        except (OSError, ValidationError):
            return None
        return found if f"{found.kind}-{found.build}" == runtime_id else None

    def changed(self, runtime: Runtime) -> str:
        """Return the first file that is not as it was unpacked; "" when all are."""
        manifest = self.manifest(runtime.id)
        if manifest is None or runtime.folder is None:
            return MANIFEST
        for file in manifest.files:
            path = runtime.folder / file.name
            try:
                same = path.stat().st_size == file.size_bytes and sha256(path) == file.sha256
            except OSError:
                same = False
            if not same:
                return file.name
        return ""

    def begin(self) -> Path:
        """Return a new, empty folder to unpack into.

        Raises:
            DiskProblemError: it cannot be made.
        """
        try:
            self.root.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._sweep()
            return Path(tempfile.mkdtemp(prefix=_TEMPORARY, dir=self.root))
        except OSError as error:
            raise faults.disk_trouble(self.root, error) from error

    def _sweep(self) -> None:
        """Remove what a killed program left; another one may be unpacking right now."""
        for folder in self.root.glob(f"{_TEMPORARY}*"):
            if time.time() - folder.stat().st_mtime > LEFT_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)

    def finish(self, folder: Path, manifest: Manifest) -> Runtime:
        """Put the unpacked `folder` in its place in one step; one of the same name gives way.

        Raises:
            DiskProblemError: the disk refuses.
        """
        place = self.root / f"{manifest.kind}-{manifest.build}"
        files = tuple(
            LibraryFile(name=path.name, size_bytes=path.stat().st_size, sha256=sha256(path))
            for path in sorted(folder.iterdir())
        )
        whole = manifest.model_copy(update={"files": files})
        try:
            write_atomic(folder / MANIFEST, whole.model_dump_json(indent=1).encode(), durable=True)
            if place.exists():
                place.replace(folder.with_name(f"{folder.name}.old"))
            folder.replace(place)
            sync_folder(self.root)
        except OSError as error:
            raise faults.disk_trouble(self.root, error) from error
        finally:
            shutil.rmtree(folder.with_name(f"{folder.name}.old"), ignore_errors=True)
        found = self.find(place.name)
        if found is None:
            raise RuntimeProblemError(f"{place} cannot be read.", cause="folder-not-writable")
        return found


def sha256(path: Path) -> str:
    """Return the hash of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
