"""What this process runs in and a failure may come from: limits, variables, the driver's load."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from pathlib import Path

if sys.platform != "win32":
    import resource

_MODULES = ("nvidia", "nvidia_uvm", "amdgpu", "xe", "i915")
_READ = (
    "CUDA_", "GGML_", "GPU_", "HIP_", "HSA_", "LD_LIBRARY_PATH", "LLAMA_", "NVIDIA_", "OMP_",
    "ROCR_", "VK_",
)  # fmt: skip
"""How the names of the variables begin that llama.cpp and the drivers' libraries read."""


def limits() -> tuple[int | None, ...]:
    """Return what one process may take of address space, data and locked memory; None: no limit."""
    found: tuple[int | None, ...] = ()
    if sys.platform != "win32":
        kinds = (resource.RLIMIT_AS, resource.RLIMIT_DATA, resource.RLIMIT_MEMLOCK)
        soft = (resource.getrlimit(kind)[0] for kind in kinds)
        found = tuple(None if limit == resource.RLIM_INFINITY else limit for limit in soft)
    return found


def environment() -> str:
    """Return a hash of the variables that engines read; their values may be private."""
    read = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith(_READ))
    return hashlib.sha256("\n".join(read).encode(errors="surrogatepass")).hexdigest()[:16]


def module_loads(root: Path = Path("/")) -> tuple[int, ...]:
    """Return what tells one load of the cards' drivers from the next; empty where none shows.

    The kernel makes a module's folder anew when it is loaded, with another number.
    """
    found = []
    for name in _MODULES:
        try:
            found.append((root / "sys/module" / name).stat().st_ino)
        except OSError:
            continue
    return tuple(found)


def slept_seconds() -> int:
    """Return how long the computer slept since it was started; 0 where that is not known."""
    if sys.platform == "win32":
        return 0
    awake = time.clock_gettime(time.CLOCK_MONOTONIC)
    return max(0, int(time.clock_gettime(time.CLOCK_BOOTTIME) - awake))
