"""The computer's memory, and every limit that binds before it is used up."""

from __future__ import annotations

import re
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
_FACTS = re.compile(
    r"^(SwapFree|MemTotal|MemAvailable|Active\(file\)|Inactive\(file\)|CommitLimit|Committed_AS):"
    r"\s+(\d+) kB$",
    re.MULTILINE,
)
"""The lines of the system's memory table that are asked for, ten times a second."""


def host_memory(root: Path = Path("/")) -> HostMemory:
    """Measure total, available, swap, commit, container and lockable memory, bytes."""
    total, available, room = _within_limits(root, cgroup.memory_free_bytes(root), _meminfo(root))
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
    total, available, _room = _within_limits(root, cgroup.memory_free_bytes(root), _meminfo(root))
    return total, available


def memory_and_droppable(
    root: Path = Path("/"), groups: tuple[cgroup.Limited, ...] | None = None
) -> tuple[int, int, int]:
    """Return what `memory_now` does, and `droppable_bytes`, with the limits looked at once.

    `groups` are those with a limit, where they are known.
    """
    groups = cgroup.limited(root) if groups is None else groups
    tight = cgroup.tightest(root, groups)
    facts = _meminfo(root)
    total, available, _room = _within_limits(root, tight[0] if tight else None, facts, groups)
    if tight is not None and available == tight[0]:
        return total, available, tight[1]
    return total, available, _droppable(facts, tight)


def droppable_bytes(root: Path = Path("/")) -> int:
    """Return the pages of files in what `memory_now` calls available, mapped ones among them.

    Linux drops them as soon as somebody needs the room. Elsewhere, what a program has mapped counts
    as in use, and this is 0.
    """
    return _droppable(_meminfo(root), cgroup.tightest(root))


def _droppable(facts: dict[str, int], tight: tuple[int, int] | None) -> int:
    if tight is not None and tight[0] < facts.get("MemAvailable", 0):
        return tight[1]
    return facts.get("Active(file)", 0) + facts.get("Inactive(file)", 0)


def _within_limits(
    root: Path,
    room: int | None,
    facts: dict[str, int],
    groups: tuple[cgroup.Limited, ...] | None = None,
) -> tuple[int, int, int | None]:
    total, available = facts.get("MemTotal", 0), facts.get("MemAvailable", 0)
    if not 0 < available <= total:  # another system, a very old one, or half a container
        memory = psutil.virtual_memory()
        total, available = int(memory.total), int(memory.available)
    if room is not None:
        total = min(total, cgroup.memory_limit_bytes(root, groups) or total)
        available = min(available, room)
    return total, available, room


def commit_free_bytes(root: Path = Path("/")) -> int | None:
    """Return the commit left under the limit where the system enforces one, else None.

    Windows always does (RAM + page file); Linux only with vm.overcommit_memory = 2.
    """
    if sys.platform == "win32":
        return windows.commit_free_bytes()
    mode = cgroup.short_text(f"{root}/proc/sys/vm/overcommit_memory").strip()
    facts = _meminfo(root) if mode == STRICT_OVERCOMMIT else {}
    if "CommitLimit" not in facts:
        return None
    return max(0, facts["CommitLimit"] - facts.get("Committed_AS", 0))


def _meminfo(root: Path) -> dict[str, int]:
    rows = _FACTS.findall(cgroup.short_text(f"{root}/proc/meminfo"))
    return {name: int(kib) * 1024 for name, kib in rows}


def _memlock_bytes() -> int | None:
    """Return RLIMIT_MEMLOCK; None: unlimited, or a system without it."""
    soft = None
    if sys.platform != "win32":
        soft, _hard = resource.getrlimit(resource.RLIMIT_MEMLOCK)
        soft = None if soft == resource.RLIM_INFINITY else soft
    return soft
