"""A clock helper that was started, as the app sees it: it answers once, and is held until let go."""

from __future__ import annotations

import contextlib
from typing import Protocol

from app.process import Child


class Helper(Protocol):
    """The program with an administrator's rights that holds a lock; it cannot be ended by us."""

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""

    @property
    def complaint(self) -> str:
        """What it complained about, after it ended."""

    def answer(self) -> bytes:
        """Wait for its line of JSON and return it; b"" when it ended without one."""

    def ask(self, line: bytes) -> None:
        """Say a line to it; one that is gone is noticed by the want of an answer."""

    def let_go(self, deadline: float) -> int | None:
        """Stop holding on, so that it ends; return its exit code, None after `deadline` seconds."""


class PipedHelper:
    """A helper on our pipes: a child of ours, whichever program asked for the password."""

    def __init__(self, child: Child) -> None:
        self._child = child
        self._complaint = ""

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._child.exit_code

    @property
    def complaint(self) -> str:
        """What it complained about, after it ended."""
        return self._complaint

    def answer(self) -> bytes:
        """Wait for its line of JSON and return it; b"" when it ended without one."""
        try:
            return self._child.stdout.readline()
        except (OSError, ValueError):
            return b""

    def ask(self, line: bytes) -> None:
        """Say a line to it; one that is gone is noticed by the want of an answer."""
        with contextlib.suppress(OSError, ValueError):
            self._child.stdin.write(line)
            self._child.stdin.flush()

    def let_go(self, deadline: float) -> int | None:
        """Stop holding on, so that it ends; return its exit code, None after `deadline` seconds."""
        child = self._child
        with contextlib.suppress(OSError):
            child.stdin.close()
        code = child.wait(deadline)
        if code is not None and not child.stderr.closed:
            self._complaint = child.stderr.read().decode(errors="replace")
            child.stdout.close()
            child.stderr.close()
        return code
