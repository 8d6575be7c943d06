"""The ways out of the setup: whichever is taken, the next start shows the window itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.commands import ChangeSettings
from ui.pages.asking import Core
from ui.presenters.settings import changed
from ui.store import Store


class Leaving(QObject):
    """`left` names the page that comes next."""

    left = Signal(str)

    def __init__(self, core: Core, store: Store, parent: QObject) -> None:
        super().__init__(parent)
        self._core = core
        self._store = store

    @Slot()
    def skip(self) -> None:
        """Go to where a model is chosen; without one, to where that is offered."""
        self._to("models" if self._store.state.session else "chat")

    @Slot()
    def to_chat(self) -> None:
        """Go to the chat."""
        self._to("chat")

    @Slot()
    def to_plan(self) -> None:
        """Go to where the setup of the model can be changed."""
        self._to("models")

    def _to(self, page: str) -> None:
        settings = self._store.state.settings
        if not settings.onboarded:
            self._core.do(ChangeSettings(settings=changed(settings, onboarded=True)))
        self.left.emit(page)
