"""Header-only copies of models: full length, no weights, almost no space on the disk."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import psutil

from app.plan.cursor import MIB, Fetch
from app.plan.header import Header

SLACK_BYTES = 16 * MIB
OLD_SECONDS = 24 * 3600
_FSCTL_SET_SPARSE = 0x900C4


@contextlib.contextmanager
def sparse_folder(root: Path) -> Iterator[Path | None]:
    """Give a folder of its own under `root` for copies, removed afterwards; None without one.

    What a killed program left under `root` is removed first.
    """
    sweep(root)
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix=f"{os.getpid()}-", dir=root))
    except OSError:
        yield None
        return
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sweep(root: Path) -> None:
    """Remove the folders under `root` whose programs are gone, or that are a day old."""
    with contextlib.suppress(OSError):
        for folder in root.iterdir():
            owner = folder.name.partition("-")[0]
            running = owner.isdigit() and psutil.pid_exists(int(owner))
            if not running or time.time() - folder.stat().st_mtime > OLD_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def sparse_copy(fetch: Fetch, header: Header, path: Path) -> Path | None:
    """Write `header` to `path` and extend it to the model's size without taking the space.

    Return `path`, or None where the file system cannot: then nothing is left behind.
    """
    try:
        with path.open("wb") as file:
            _mark_sparse(file)
            written = 0
            while written < header.data_offset:
                part = fetch(written, min(8 * MIB, header.data_offset - written))
                if not part:
                    break
                written += file.write(part)
            file.truncate(max(header.needed_bytes, header.data_offset))
        taken = getattr(path.stat(), "st_blocks", 0) * 512
    except OSError:
        path.unlink(missing_ok=True)
        return None
    if written < header.data_offset or taken > header.data_offset + SLACK_BYTES:
        path.unlink(missing_ok=True)
        return None
    return path


def _mark_sparse(file: BinaryIO) -> None:
    """Tell Windows that zeros need no space; other systems need no telling."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there is none elsewhere

        returned = ctypes.c_ulong()
        handle = msvcrt.get_osfhandle(file.fileno())
        ask = (_FSCTL_SET_SPARSE, None, 0, None, 0, ctypes.byref(returned), None)
        if not ctypes.windll.kernel32.DeviceIoControl(handle, *ask):
            raise ctypes.WinError()
