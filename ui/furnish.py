"""The pages of the window: which there are, and how they are made anew in another language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.machine.history import SampleHistory
from ui.desk import Desk
from ui.onboarding.flow import Onboarding
from ui.pages.chat import ChatPage
from ui.pages.chat_core import ChatCore
from ui.pages.fixes import FixesPage
from ui.pages.models import ModelsPage
from ui.pages.monitor import MonitorPage
from ui.pages.settings import SettingsPage
from ui.store import Store
from ui.window import Window


class PagesCore(ChatCore, Protocol):
    """The core as the pages need it."""

    history: SampleHistory


class Furnisher(QObject):
    """Makes one page in each turn of the loop, so that the window never stands still for long.

    The old pages stay in use until the last new one is made; `done` fires when they are changed.
    """

    done = Signal()

    def __init__(self, core: PagesCore, store: Store, parent: QObject) -> None:
        super().__init__(parent)
        self._makers: dict[str, Callable[[], QWidget]] = {
            "chat": lambda: ChatPage(core, store),
            "models": lambda: ModelsPage(core, store),
            "monitor": lambda: MonitorPage(core, store),
            "fixes": lambda: FixesPage(core, store),
            "settings": lambda: SettingsPage(core, store),
            "": lambda: Onboarding(core, store),
        }
        self._made: dict[str, QWidget] = {}
        self._window: Window | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._make_one)

    def make(self) -> tuple[dict[str, QWidget], QWidget]:
        """Return every page by its name, and the first steps."""
        made = {name: maker() for name, maker in self._makers.items()}
        return made, made.pop("")

    def again(self, window: Window) -> None:
        """Begin to make everything in `window` anew; what was begun before is dropped."""
        for page in self._made.values():
            page.deleteLater()
        self._made = {}
        self._window = window
        self._next.start()

    @Slot()
    def _make_one(self) -> None:
        name = next((name for name in self._makers if name not in self._made), None)
        if name is not None:
            self._made[name] = self._makers[name]()
            self._next.start()
        elif self._window is not None:
            pages, self._made = self._made, {}
            desk = Desk(self._window)
            onboarding = pages.pop("")
            self._window.furnish(pages, onboarding)
            desk.lay_out(self._window)
            self.done.emit()
