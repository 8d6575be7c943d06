"""What a person had before them: kept while the window is made anew in another language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QScrollArea, QWidget

from ui.pages import chat_kept
from ui.pages.chat import ChatPage
from ui.pages.models import ModelsPage
from ui.pages.monitor import MonitorPage
from ui.pages.settings import SettingsPage
from ui.window import Window

SETTLED_MS = 500
"""A page that can scroll has found its length after this time."""


class _Place(QObject):
    """Scrolls `new` to where `old` stands, as soon as it is shown and knows how long it is."""

    def __init__(self, old: QScrollArea, new: QScrollArea) -> None:
        super().__init__(new)
        self._bar = new.verticalScrollBar()
        self._value = old.verticalScrollBar().value()
        self._end = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._end.timeout.connect(self.deleteLater)
        if self._value:
            self._bar.rangeChanged.connect(self._reach)
            self._reach()

    @Slot()
    def _reach(self) -> None:
        if self._bar.maximum() > 0:
            self._bar.setValue(self._value)
            if not self._end.isActive():
                self._end.start()


class Desk:
    """Remembers pages as they are when it is made; `lay_out` makes new ones the same."""

    def __init__(self, window: Window) -> None:
        self._had = dict(window.pages)

    def lay_out(self, pages: Mapping[str, QWidget]) -> None:
        """Give the new `pages`, before they are seen, what is in the old ones."""
        for name, new in pages.items():
            match self._had.get(name), new:
                case ChatPage() as old, ChatPage():
                    chat_kept.restore(new, chat_kept.keep(old))
                case ModelsPage() as old, ModelsPage():
                    _models(old, new)
                case MonitorPage() as old, MonitorPage():
                    _monitor(old, new)
                case SettingsPage() as old, SettingsPage():
                    _settings(old, new)


def _models(old: ModelsPage, new: ModelsPage) -> None:
    new.field.setText(old.field.text())
    new.here.order.set_key(old.here.order.key)
    for tab in ("here", old.tabs.key):
        new.go(tab)
    new.here.files.go_to(old.here.files.current_key)
    _Place(old.here.scroll, new.here.scroll)
    _Place(old.find.results, new.find.results)
    _Place(old.find.repo.scroll, new.find.repo.scroll)


def _monitor(old: MonitorPage, new: MonitorPage) -> None:
    new.residency = old.residency
    new.windows.set_key(old.windows.key)
    new.hold.setChecked(old.hold.isChecked())


def _settings(old: SettingsPage, new: SettingsPage) -> None:
    new.expert.setChecked(old.expert.isChecked())
    new.search.setText(old.search.text())
    _Place(old.sections.scroll, new.sections.scroll)
