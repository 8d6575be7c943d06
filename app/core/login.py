"""Starting with the desktop as a setting: the system's own entry is the truth."""

from __future__ import annotations

from collections.abc import Callable

from app import autostart
from app.core.board import Board
from app.errors import PlimsollError
from app.settings import Settings


class Login:
    """Keeps the setting and the system's entry the same."""

    def __init__(self, board: Board, keep_settings: Callable[[Settings], None]) -> None:
        self._board = board
        self._keep_settings = keep_settings

    def settle(self) -> None:
        """Take over what the person did to the entry in the system's settings meanwhile."""
        try:
            autostart.refresh()
        except PlimsollError as error:
            self._board.notice("login", "warn", error.text, error.fix)
        self._agree(on=autostart.is_on())

    def follow(self, settings: Settings) -> None:
        """Write the entry or take it away, as `settings` say."""
        if settings.start_at_login == autostart.is_on():
            return
        try:
            autostart.switch(on=settings.start_at_login)
        except PlimsollError as error:
            self._board.notice("login", "warn", error.text, error.fix)
            self._agree(on=autostart.is_on())

    def _agree(self, *, on: bool) -> None:
        settings = self._board.state.settings
        if settings.start_at_login != on:
            self._keep_settings(settings.model_copy(update={"start_at_login": on}))
