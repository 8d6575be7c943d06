"""The processor: name, cores that may be used, instruction sets the engine cares about."""

from __future__ import annotations

import os
import platform
import re
import sys
from pathlib import Path

import psutil

from app.machine import cgroup
from app.values.machine import Cpu

if sys.platform == "win32":
    from app.machine import windows

_WANTED = re.compile(
    r"sse3|ssse3|sse4_[12]|avx|avx2|fma|f16c|bmi2|avx_vnni|avx512\w+|amx_\w+|neon|dotprod|i8mm|sve2?"
)
_RENAMED = {"pni": "sse3", "asimd": "neon", "asimddp": "dotprod"}


def processor(root: Path = Path("/")) -> Cpu:
    """Describe the processor as this process may use it."""
    facts = _cpuinfo(root)
    logical = psutil.cpu_count(logical=True) or 1
    return Cpu(
        name=_name(facts),
        physical_cores=psutil.cpu_count(logical=False) or logical,
        logical_cores=logical,
        usable_cores=_usable_cores(logical, cgroup.cpu_limit(root)),
        features=_features(facts),
    )


def _usable_cores(logical: int, quota: float | None) -> int:
    """Return whole cores under affinity and quota; a thread too many waits for the others."""
    allowed = logical
    if sys.platform == "linux":
        allowed = len(os.sched_getaffinity(0))
    return max(1, allowed if quota is None else min(allowed, int(quota)))


def _cpuinfo(root: Path) -> dict[str, str]:
    try:
        text = (root / "proc/cpuinfo").read_text(errors="replace")
    except OSError:
        return {}
    pairs = (line.partition(":") for line in text.split("\n\n")[0].splitlines())
    facts = {key.strip().lower(): value.strip() for key, _, value in pairs}
    if "model" not in facts and (board := re.search(r"^Model\s*:\s*(.+)$", text, re.MULTILINE)):
        facts["model"] = board[1]  # on Arm boards the name comes last
    return facts


def _name(facts: dict[str, str]) -> str:
    if sys.platform == "win32":
        return windows.cpu_name()
    name = facts.get("model name", "")
    if not name and not facts.get("model", "").isdigit():
        name = facts.get("model", "")
    return " ".join(name.split()) or platform.processor() or platform.machine() or "processor"


def _features(facts: dict[str, str]) -> tuple[str, ...]:
    if sys.platform == "win32":
        return windows.cpu_features()
    words = (facts.get("flags") or facts.get("features") or "").lower().split()
    names = {_RENAMED.get(word, word) for word in words}
    return tuple(sorted(name for name in names if _WANTED.fullmatch(name)))
