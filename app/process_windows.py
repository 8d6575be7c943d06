"""Windows: a child that ends with us. Written from the API's documentation, not run so far."""

from __future__ import annotations

import ctypes
import subprocess
from typing import Any

_KILL_ON_JOB_CLOSE = 0x2000
_EXTENDED_LIMITS = 9
_LIMITS_BYTES = 144
_FLAGS_OFFSET = 16
_jobs: list[int] = []


def end_with_us(process: subprocess.Popen[bytes]) -> None:
    """Put `process` in the job that the system ends when our last handle to it closes."""
    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009 - unknown to type checkers elsewhere
    if not _jobs:
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        job = kernel.CreateJobObjectW(None, None)
        limits = ctypes.create_string_buffer(_LIMITS_BYTES)
        ctypes.c_uint32.from_buffer(limits, _FLAGS_OFFSET).value = _KILL_ON_JOB_CLOSE
        kernel.SetInformationJobObject(ctypes.c_void_p(job), _EXTENDED_LIMITS, limits, len(limits))
        _jobs.append(job)
    handle = ctypes.c_void_p(int(getattr(process, "_handle")))  # noqa: B009 - no public name
    kernel.AssignProcessToJobObject(ctypes.c_void_p(_jobs[0]), handle)
