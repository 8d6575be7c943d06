"""An archive of libraries into one flat folder: no path escapes, no links out, bounded sizes."""

from __future__ import annotations

import re
import shutil
import stat
import tarfile
import threading
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from app.hub import faults
from app.runtimes.trouble import LATER, RuntimeProblemError

GIB = 1 << 30
MAX_BYTES = 6 * GIB
MAX_FILES = 5000
BLOCK_BYTES = 1 << 20
_LICENCE = re.compile(r"LICEN[CS]E", re.IGNORECASE)
_WANTED = re.compile(r"lib[\w.+-]+\.so(\.\d+)*|[\w.+-]+\.dll|LICEN[CS]E[\w.-]*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Member:
    """One entry of an archive; `link` is where a symbolic link points."""

    name: str
    size_bytes: int
    open: Callable[[], IO[bytes] | None]
    link: str | None = None
    plain: bool = True


def unpack(
    packed: Path, archive: str, folder: Path, cancel: threading.Event, max_bytes: int = MAX_BYTES
) -> tuple[str, ...]:
    """Put the libraries and licences of `packed` into `folder`; return their names.

    `archive` is the name it was published under, which tells its format.

    Raises:
        RuntimeProblemError: the archive is damaged, or holds what no release holds.
        DiskProblemError: the disk is full or refuses.
        StoppedError: `cancel` was set.
    """
    names: list[str] = []
    links: dict[str, str] = {}
    seen = n_bytes = 0
    try:
        for member in _zip(packed) if archive.endswith(".zip") else _tar(packed):
            seen, n_bytes = seen + 1, n_bytes + member.size_bytes
            if seen > MAX_FILES or n_bytes > max_bytes:
                raise _unsafe(archive, "it unpacks to more than an engine can be")
            name = _safe_name(archive, member)
            if not _WANTED.fullmatch(name):
                continue
            if _LICENCE.match(name):
                name = _free_name(folder, name)
            if name in links or (folder / name).exists():
                raise _unsafe(archive, f"it holds {name} twice")
            if member.link is not None:
                links[name] = _link_target(archive, member)
                continue
            _write(archive, member, folder / name, cancel)
            names.append(name)
    except (tarfile.TarError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as error:
        raise _damaged(archive) from error
    except OSError as error:
        raise faults.disk_trouble(folder, error) from error
    _make_links(archive, folder, names, links)
    return (*names, *links)


def _tar(archive: Path) -> Iterator[_Member]:
    with tarfile.open(archive, "r|gz") as tar:
        for entry in tar:
            if entry.isdir():
                continue
            yield _Member(
                entry.name,
                entry.size,
                lambda entry=entry: tar.extractfile(entry),  # type: ignore[misc]
                entry.linkname if entry.issym() else None,
                plain=entry.isfile() or entry.issym(),
            )


def _zip(archive: Path) -> Iterator[_Member]:
    with zipfile.ZipFile(archive) as packed:
        for entry in packed.infolist():
            if entry.is_dir():
                continue
            kind = stat.S_IFMT(entry.external_attr >> 16)
            yield _Member(
                entry.filename,
                entry.file_size,
                lambda entry=entry: packed.open(entry),  # type: ignore[misc]
                plain=kind in (0, stat.S_IFREG),
            )


def _safe_name(archive: str, member: _Member) -> str:
    path = PurePosixPath(member.name)
    if path.is_absolute() or ".." in path.parts or "\\" in member.name or ":" in member.name:
        raise _unsafe(archive, f"it would write outside its folder ({member.name[:80]!r})")
    if not member.plain:
        raise _unsafe(archive, f"{member.name[:80]!r} is neither a file nor a link")
    return path.name


def _free_name(folder: Path, name: str) -> str:
    """Return a name for one more licence: the archives hold several under the same one."""
    found, n = name, 1
    while (folder / found).exists():
        n += 1
        found = f"{name}-{n}"
    return found


def _link_target(archive: str, member: _Member) -> str:
    """Return the name that a link points to; the releases link to names in the same folder."""
    target = member.link or ""
    if not target or "/" in target or "\\" in target or target in {".", ".."}:
        raise _unsafe(archive, f"{member.name[:80]!r} is a link to {target[:80]!r}")
    return target


def _make_links(archive: str, folder: Path, names: list[str], links: dict[str, str]) -> None:
    for name, target in links.items():
        end = target
        for _ in links:
            end = links.get(end, end)
        if end not in names:
            raise _unsafe(archive, f"{name} is a link to {target}, which it does not hold")
        try:
            (folder / name).symlink_to(end)
        except OSError:
            # Some systems have no links for everyone; a second copy is the same to the loader.
            shutil.copyfile(folder / end, folder / name)


def _write(archive: str, member: _Member, place: Path, cancel: threading.Event) -> None:
    source = member.open()
    if source is None:
        raise _damaged(archive)
    left = member.size_bytes
    with source, place.open("xb") as file:
        while block := source.read(BLOCK_BYTES):
            left -= len(block)
            if left < 0:
                raise _unsafe(archive, f"{place.name} is larger than it says")
            if cancel.is_set():
                raise faults.StoppedError
            file.write(block)
    if left:
        raise _damaged(archive)


def _unsafe(archive: str, why: str) -> RuntimeProblemError:
    return RuntimeProblemError(
        f"The archive {archive} is refused: {why}.", fix=LATER, cause="archive-unsafe"
    )


def _damaged(archive: str) -> RuntimeProblemError:
    return RuntimeProblemError(
        f"The archive {archive} is damaged.",
        fix=f"Fetch it again. {LATER}",
        cause="archive-damaged",
    )
