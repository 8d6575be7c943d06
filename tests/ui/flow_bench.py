"""A page on the screen with a core that only remembers what it was asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.commands import Command
from app.machine.history import SampleHistory
from app.session import Session
from app.state import State
from ui.store import Store

Page = TypeVar("Page", bound=QWidget)


class Asked:
    """A core that remembers what it was asked."""

    api_key = "pk-plimsoll-kZ2T3q9xJ0mW7c4bV6nY8rLs5dF1gHaE_uQpXoIyRtM"

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.history = SampleHistory()

    def do(self, command: Command) -> None:
        """Remember `command`."""
        self.commands.append(command)

    def take(self) -> list[Command]:
        """Return what was asked since the last time."""
        taken, self.commands = self.commands, []
        return taken


class Bench(Generic[Page]):
    """A widget of `kind` that follows a real store."""

    def __init__(
        self, qtbot: QtBot, kind: type[Page], state: State, size: tuple[int, int] = (1000, 700)
    ) -> None:
        self.core = Asked()
        self.store = Store(state)
        self.page: Page = kind(self.core, self.store)  # type: ignore[call-arg]
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.page.show()

    def becomes(self, state: State) -> None:
        """Let the page see `state`."""
        self.store.state = state
        self.store.tell()

    def session(self, session: Session | None) -> None:
        """Let the page see the same state with this session."""
        self.becomes(replace(self.store.state, session=session))
