"""Weights in large pages, where Linux gives them to those who ask.

A processor reads every weight for every token. In pages of 4 KiB it looks up where each of them
lies, in a virtual machine twice over: decoding an F16 model took 13 % longer there.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

LEAST_BYTES = 32 << 20
"""Smaller mappings hold no weights worth it; stacks and the interpreter's own memory are smaller."""
_MAPS = Path("/proc/self/maps")
_HUGEPAGE = 14
"""MADV_HUGEPAGE (asm-generic/mman-common.h)."""
_UNNAMED = 3
"""Words after the access in a line of /proc/self/maps: no name, so no file, heap or stack."""


def ask() -> int:
    """Ask for large pages under this process's large memory; return how many bytes that is.

    To be called when the memory is there and not written yet: pages that are there stay as they
    are. Memory that a driver made refuses, and so does a system without large pages.
    """
    if not sys.platform.startswith("linux"):
        return 0
    libc = ctypes.CDLL(None)
    libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    given = 0
    for start, end in mappings():
        if libc.madvise(start, end - start, _HUGEPAGE) == 0:
            given += end - start
    return given


def mappings() -> list[tuple[int, int]]:
    """Return begin and end of each large piece of memory that is this process's alone."""
    found = []
    try:
        lines = _MAPS.read_text().splitlines()
    except OSError:
        return []
    for line in lines:
        place, access, *rest = line.split()
        start, end = (int(number, 16) for number in place.split("-"))
        if access == "rw-p" and len(rest) == _UNNAMED and end - start >= LEAST_BYTES:
            found.append((start, end))
    return found
