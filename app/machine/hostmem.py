"""The computer's memory, and every limit that binds before it is used up."""

from __future__ import annotations

import sys
from pathlib import Path

import psutil

from app.machine import cgroup
from app.values.machine import HostMemory

if sys.platform == "win32":
    from app.machine import windows
else:
    import resource

STRICT_OVERCOMMIT = "2"


def host_memory(root: Path = Path("/")) -> HostMemory:
    """Measure total, available, swap, commit, container and lockable memory, bytes."""
    total, available, room = _within_limits(root)
    return HostMemory(
        total_bytes=total,
        available_bytes=available,
        swap_free_bytes=_meminfo(root).get("SwapFree", 0),
        commit_free_bytes=commit_free_bytes(root),
        cgroup_free_bytes=room,
        memlock_bytes=_memlock_bytes(),
    )


def memory_now(root: Path = Path("/")) -> tuple[int, int]:
    """Return total and available bytes; inside a container those of the container."""
    total, available, _room = _within_limits(root)
    return total, available


def droppable_bytes(root: Path = Path("/")) -> int:
    """Return the pages of files in what `memory_now` calls available, mapped ones among them.

    Linux drops them as soon as somebody needs the room. Elsewhere, what a program has mapped counts
    as in use, and this is 0.
    """
    facts = _meminfo(root)
    cached = facts.get("Active(file)", 0) + facts.get("Inactive(file)", 0)
    room = cgroup.memory_free_bytes(root)
    if room is not None and room < facts.get("MemAvailable", 0):
        return cgroup.idle_file_bytes(root) or 0
    return cached


def _within_limits(root: Path) -> tuple[int, int, int | None]:
    memory = psutil.virtual_memory()
    total, available = int(memory.total), int(memory.available)
    room = cgroup.memory_free_bytes(root)
    if room is not None:
        total = min(total, cgroup.memory_limit_bytes(root) or total)
        available = min(available, room)
    return total, available, room


def commit_free_bytes(root: Path = Path("/")) -> int | None:
    """Return the commit left under the limit where the system enforces one, else None.

    Windows always does (RAM + page file); Linux only with vm.overcommit_memory = 2.
    """
    if sys.platform == "win32":
        return windows.commit_free_bytes()
    try:
        mode = (root / "proc/sys/vm/overcommit_memory").read_text().strip()
    except OSError:
        return None
    facts = _meminfo(root) if mode == STRICT_OVERCOMMIT else {}
    if "CommitLimit" not in facts:
        return None
    return max(0, facts["CommitLimit"] - facts.get("Committed_AS", 0))


def _meminfo(root: Path) -> dict[str, int]:
    try:
        lines = (root / "proc/meminfo").read_text().splitlines()
    except OSError:
        return {}
    pairs = (line.split() for line in lines)
    return {
        words[0].rstrip(":"): int(words[1]) * 1024
        for words in pairs
        if len(words) == 3 and words[1].isdigit()
    }


def _memlock_bytes() -> int | None:
    """Return RLIMIT_MEMLOCK; None: unlimited, or a system without it."""
    if sys.platform == "win32":
        return None
    soft, _hard = resource.getrlimit(resource.RLIMIT_MEMLOCK)
    return None if soft == resource.RLIM_INFINITY else soft
