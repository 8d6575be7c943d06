"""The limits a container or a service sets on this process, of every group above it."""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import NamedTuple

_MOST_BYTES = 1 << 16
_UNLIMITED = 1 << 60  # version 1 writes 'no limit' as a number near 2^63


def memory_free_bytes(root: Path = Path("/")) -> int | None:
    """Return the smallest room left under any group's memory limit; None without one.

    File pages that were not used lately count as free, as the kernel drops them first.
    """
    found = tightest(root)
    return found[0] if found else None


def memory_limit_bytes(
    root: Path = Path("/"), groups: tuple[Limited, ...] | None = None
) -> int | None:
    """Return the smallest memory limit of any group; None without one."""
    found = limited(root) if groups is None else groups
    return min((group.limit for group in found if group.limit), default=None)


def cpu_limit(root: Path = Path("/")) -> float | None:
    """Return the smallest CPU quota of any group, in cores; None without one."""
    quotas = [
        *(_quota_v2(folder) for folder in _groups(root, "")),
        *(_quota_v1(folder) for folder in _groups(root, "cpu")),
    ]
    return min((quota for quota in quotas if quota is not None), default=None)


@functools.lru_cache(maxsize=16)
def _groups(root: Path, controller: str) -> tuple[Path, ...]:
    """Return the folders of this process's group and all its ancestors ('': version 2).

    Asked for ten times a second, and a process does not change its group by itself.
    """
    found: list[Path] = []
    for line in short_text(root / "proc/self/cgroup").splitlines():
        number, names, path = [*line.split(":", 2), "", ""][:3]
        if controller not in names.split(",") or (not controller and number != "0"):
            continue
        group = Path(path.lstrip("/"))
        parts = [part for part in (group, *group.parents) if ".." not in part.parts]
        found += [mount / part for mount in _mounts(root, names, controller) for part in parts]
    return tuple(folder for folder in found if folder.is_dir())


def _mounts(root: Path, names: str, controller: str) -> tuple[Path, ...]:
    base = root / "sys/fs/cgroup"
    candidates = (base / names, base / controller) if controller else (base, base / "unified")
    return tuple(dict.fromkeys(path for path in candidates if path.is_dir()))


class Limited(NamedTuple):
    """A group with a memory limit: its bytes, and where it says what it uses and could give up."""

    limit: int
    usage: str
    shares: str


def limited(root: Path = Path("/")) -> tuple[Limited, ...]:
    """Return every group with a memory limit; most have none."""
    found = []
    for files in _memory_files(root):
        limit = _number(files.limit)
        if limit is not None and limit < _UNLIMITED:
            found.append(Limited(limit, files.usage, files.shares))
    return tuple(found)


def tightest(
    root: Path = Path("/"), groups: tuple[Limited, ...] | None = None
) -> tuple[int, int] | None:
    """Return `memory_free_bytes` and the file pages in that room; None without a limit.

    `groups` are those with a limit, where they are known.
    """
    rooms = (_room(group) for group in (limited(root) if groups is None else groups))
    return min((room for room in rooms if room is not None), default=None)


class _MemoryFiles(NamedTuple):
    """Where one group says what it may use, uses, and could do without."""

    limit: str
    usage: str
    shares: str


@functools.lru_cache(maxsize=16)
def _memory_files(root: Path) -> tuple[_MemoryFiles, ...]:
    """Return those of every group, as text: to make them anew takes longer than to read them."""
    named = (("", "memory.max", "memory.current"),
             ("memory", "memory.limit_in_bytes", "memory.usage_in_bytes"))  # fmt: skip
    return tuple(
        _MemoryFiles(*(str(folder / name) for name in (limit, usage, "memory.stat")))
        for controller, limit, usage in named
        for folder in _groups(root, controller)
    )


def _room(group: Limited) -> tuple[int, int] | None:
    usage = _number(group.usage)
    if usage is None:
        return None
    idle = _idle_file_bytes(group.shares)
    return max(0, group.limit - usage + idle), idle


def _idle_file_bytes(shares: str) -> int:
    for line in short_text(shares).splitlines():
        key, _, value = line.partition(" ")
        if key in {"inactive_file", "total_inactive_file"} and value.isdigit():
            return int(value)
    return 0


def _quota_v2(folder: Path) -> float | None:
    words = short_text(folder / "cpu.max").split()
    if len(words) != 2 or not words[0].isdigit() or not words[1].isdigit():
        return None
    return int(words[0]) / max(1, int(words[1]))


def _quota_v1(folder: Path) -> float | None:
    quota, period = _number(folder / "cpu.cfs_quota_us"), _number(folder / "cpu.cfs_period_us")
    return None if quota is None or not period else quota / period


def _number(path: Path | str) -> int | None:
    text = short_text(path).strip()
    return int(text) if text.isdigit() else None


def short_text(path: Path | str) -> str:
    """Return what a small file of the kernel says; "" without one."""
    # A text file of Python's takes longer to make than these few bytes to read, ten times a second.
    try:
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return ""
    try:
        return os.read(file, _MOST_BYTES).decode(errors="replace")
    except OSError:
        return ""
    finally:
        os.close(file)
