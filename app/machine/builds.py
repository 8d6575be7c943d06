"""Which build of the engine suits a card and its driver, by the catalogue's rules."""

from __future__ import annotations

import re
import sys
from typing import Literal

from app.values.machine import Cpu, Gpu, Problem
from catalog import load
from catalog.hardware import RuntimeChoice

System = Literal["linux", "windows"]
THIS_SYSTEM: System = "windows" if sys.platform == "win32" else "linux"
_X86_NEEDS = "avx"


def fitting(gpu: Gpu, system: System = THIS_SYSTEM) -> tuple[RuntimeChoice, ...]:
    """Return the CUDA builds that run on this card with its driver, best first."""
    driver = _numbers(gpu.driver)
    return tuple(
        choice for choice in for_card(gpu, system) if driver >= _numbers(choice.min_driver)
    )


def driver_problem(gpu: Gpu, system: System = THIS_SYSTEM) -> Problem | None:
    """Return a problem when no build runs because the driver is too old; names the version."""
    choices = for_card(gpu, system)
    if gpu.driver is None or not choices or fitting(gpu, system):
        return None
    needed = min((choice.min_driver for choice in choices), key=_numbers)
    return Problem(
        cause="driver-too-old-for-runtime",
        text=f"The NVIDIA driver {gpu.driver} is too old for the engine on {gpu.name}.",
        fix=f"Install driver {needed} or newer.",
    )


def processor_problem(cpu: Cpu) -> Problem | None:
    """Return a problem when an x86 processor lacks what ready-made engines are built for."""
    is_x86 = any(name.startswith(("sse", "ssse")) for name in cpu.features)
    if not is_x86 or _X86_NEEDS in cpu.features:
        return None
    return Problem(
        cause="cpu-instruction-set",
        text=f"{cpu.name} lacks AVX: ready-made engines stop at their first step on it.",
        fix="Build the engine on this computer, or use a newer one.",
    )


def for_card(gpu: Gpu, system: System) -> list[RuntimeChoice]:
    """Return the CUDA builds with code for this card, best first, whatever its driver."""
    capability = _numbers(gpu.compute_capability)
    found = [
        choice
        for choice in load.runtimes().choices
        if choice.system == system
        and _numbers(choice.capability_from) <= capability <= _numbers(choice.capability_to)
    ]
    return sorted(found, key=lambda choice: choice.preference)


def _numbers(version: str | None) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version or ""))
