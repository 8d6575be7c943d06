"""The pages of the window: which there are, and how they are made anew in another language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.machine.history import SampleHistory
from ui.desk import Desk
from ui.keyboard import Keyboard
from ui.making import Making
from ui.onboarding.flow import Onboarding
from ui.pages.chat import ChatPage
from ui.pages.chat_core import ChatCore
from ui.pages.fixes import FixesPage
from ui.pages.models import ModelsPage
from ui.pages.monitor import MonitorPage
from ui.pages.settings import SettingsPage
from ui.shell import Shell
from ui.store import Store
from ui.window import Window


class PagesCore(ChatCore, Protocol):
    """The core as the pages need it."""

    history: SampleHistory


KINDS: Mapping[
    str, type[ChatPage | ModelsPage | MonitorPage | FixesPage | SettingsPage | Onboarding]
] = MappingProxyType(
    {
        "chat": ChatPage,
        "models": ModelsPage,
        "monitor": MonitorPage,
        "fixes": FixesPage,
        "settings": SettingsPage,
        "": Onboarding,
    }
)
"""By their names; "" are the first steps."""


POLISHED = 24
"""Widgets that take on their style in one turn."""
WAIT_MS = 100
"""Between two looks whether a dialog is still open."""


class Furnisher(QObject):
    """Makes the pages, and makes them anew in slices, so that the window never stands still.

    The old pages stay in use until the last new one is made; `done` fires when they are changed.
    """

    done = Signal()

    def __init__(self, core: PagesCore, store: Store, parent: QObject) -> None:
        super().__init__(parent)
        self._core, self._store = core, store
        self._steps: Making = iter(())
        # The one that is being made; once that is shown, the one that was before it.
        self._shell: Shell | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._take_step)

    def make(self) -> tuple[dict[str, QWidget], QWidget]:
        """Return every page by its name, and the first steps."""
        made: dict[str, QWidget] = {
            name: kind(self._core, self._store) for name, kind in KINDS.items()
        }
        return made, made.pop("")

    def again(self, window: Window) -> None:
        """Begin to make everything in `window` anew; what was begun before is dropped."""
        self._drop()
        self._next.setInterval(0)
        self._steps = self._renew(window)
        self._next.start()

    def _drop(self) -> None:
        if self._shell is not None:
            self._shell.deleteLater()
            self._shell = None

    def _renew(self, window: Window) -> Making:
        """Do one step and yield: the loop turns after each."""
        shell = self._shell = window.new_shell(list(KINDS))
        yield
        for name, kind in KINDS.items():
            page = kind(self._core, self._store, shell.place(name), at_once=False)
            yield from page.making
            shell.add(name, page)
            yield
        # What is about to be seen takes on its style now, and not in the moment in which it shows.
        yield from _polished(shell.about_to_show(window.page))
        yield from shell.laid_out(window.page, window.centralWidget().size())
        yield from self._undisturbed()
        desk = Desk(window)
        for name, page in shell.pages.items():
            if name != window.page:  # nobody changes anything on those meanwhile
                desk.lay_out({name: page})
                yield
        yield from self._undisturbed()
        keyboard = Keyboard(window)
        desk.lay_out({name: page for name, page in shell.pages.items() if name == window.page})
        self._shell = window.furnish(shell)
        keyboard.hand_over(window)
        self.done.emit()
        yield
        # It takes time too, to take so much away.
        while self._shell is not None and (page := self._shell.let_go()) is not None:
            page.deleteLater()
            yield
        self._drop()

    def _undisturbed(self) -> Making:
        """Wait while a dialog or a menu is open: it would go with its page, and what is in it."""
        while QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._next.setInterval(WAIT_MS)
            yield
        self._next.setInterval(0)

    @Slot()
    def _take_step(self) -> None:
        for _ in self._steps:
            self._next.start()
            return


def _polished(widgets: Sequence[QWidget]) -> Making:
    """Let a few of `widgets` after the other take on their style; a row may go in between."""
    for number, widget in enumerate(widgets):
        if isValid(widget):
            widget.ensurePolished()
        if number % POLISHED == POLISHED - 1:
            yield
