"""What a page may do to the program: ask it."""

from __future__ import annotations

from typing import Protocol

from app.commands import Command


class Core(Protocol):
    """The program's entrance, as pages know it."""

    def do(self, command: Command) -> None:
        """Ask for `command`; the answer comes as a new state."""
