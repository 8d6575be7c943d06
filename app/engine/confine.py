"""What a worker does to itself before it touches anything native."""

from __future__ import annotations

import ctypes
import os
import re
import signal
import sys
from collections.abc import Mapping

_SECRET = re.compile(r"TOKEN|SECRET|PASSWORD|API_?KEY|CREDENTIAL", re.IGNORECASE)
_SET_PDEATHSIG = 1


def confine(parent: int = 0, limit_data_bytes: int = 0) -> None:
    """End with the parent and not with Ctrl+C, forget secrets, limit memory."""
    # Ctrl+C in a terminal reaches every process of it; what it means is the parent's to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in secrets(os.environ):
        del os.environ[name]
    die_with_parent(parent)
    if limit_data_bytes > 0:
        limit_data(limit_data_bytes)


def secrets(env: Mapping[str, str]) -> set[str]:
    """Return the names in `env` that a program which runs strangers' files must not see."""
    return {name for name in env if _SECRET.search(name)}


def die_with_parent(parent: int) -> None:
    """Ask Linux to kill this process when the thread that started it ends.

    `parent` is that thread's process; 0: not known. Elsewhere the end of stdin, or a job object,
    has to do.
    """
    if not sys.platform.startswith("linux"):
        return
    ctypes.CDLL(None, use_errno=True).prctl(_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if parent and os.getppid() != parent:
        os._exit(0)


def limit_data(size: int) -> None:
    """Let every allocation fail that would take this process over `size` bytes of its own."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - there is no such module on Windows

    resource.setrlimit(resource.RLIMIT_DATA, (size, size))
