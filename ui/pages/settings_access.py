"""The model host in Settings: who is asked, and whose token is used."""

from __future__ import annotations

from PySide6.QtCore import Slot

from app.state import State
from ui.pages.asking import Core
from ui.pages.models_token import TokenDialog
from ui.pages.settings_rows import SettingGroup
from ui.presenters.repo import present_token
from ui.widgets.buttons import Button
from ui.words import tr


class AccessGroup(SettingGroup):
    """Says who gives the models and whether a token is kept; a dialog changes that."""

    def __init__(self, core: Core) -> None:
        super().__init__(tr("Model host"))
        self._core = core
        self._state = State()
        self.enter = Button(tr("Access token…"), small=True)
        self.line = self.add("", "", self.enter)
        self.enter.clicked.connect(self._enter)

    def draw_state(self, state: State) -> None:
        """Show what is known of the host."""
        self._state = state
        view = present_token(state)
        self.line.title.setText(view.title)
        self.line.text.setText(view.kept or tr("No access token is kept; most models need none."))

    @Slot()
    def _enter(self) -> None:
        TokenDialog(self._core, present_token(self._state), self).open()
