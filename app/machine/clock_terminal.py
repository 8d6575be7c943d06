"""Asks for the administrator's password on the terminal.

pkexec has an agent of its own for that, but polkit turns its answers away ("No session for
cookie"): it registers as root and answers as the user. pkttyagent is the user's in both.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from collections.abc import Iterator

from app.process import Spawner, foreign_env

_END_SECONDS = 2.0


@contextlib.contextmanager
def password_on_terminal(spawner: Spawner) -> Iterator[None]:
    """Have a password asked for here while the block runs; without a terminal, by the desktop."""
    program = shutil.which("pkttyagent")
    root = sys.platform != "win32" and os.geteuid() == 0
    if program is None or root:
        yield
        return
    words = ("--process", str(os.getpid()), "--notify-fd", "1")
    child = spawner.spawn((program, *words), env=foreign_env(), quiet=True)
    try:
        child.stdout.read()  # closed when it is registered, and when it cannot be
        yield
    finally:
        with contextlib.suppress(OSError):
            child.process.terminate()
        child.end(_END_SECONDS)
        child.stdout.close()
