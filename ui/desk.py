"""What a person had before them: kept while the window is made anew in another language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from ui.pages.chat import ChatPage
from ui.pages.models import ModelsPage
from ui.pages.monitor import MonitorPage
from ui.pages.settings import SettingsPage
from ui.window import Window


class Desk:
    """Remembers pages as they are when it is made; `lay_out` makes new ones the same."""

    def __init__(self, window: Window) -> None:
        self._had = dict(window.pages)

    def lay_out(self, pages: Mapping[str, QWidget]) -> None:
        """Give the new `pages`, before they are seen, what is in the old ones."""
        for name, new in pages.items():
            match self._had.get(name), new:
                case ChatPage() as old, ChatPage():
                    _chat(old, new)
                case ModelsPage() as old, ModelsPage():
                    new.go(old.tabs.key)
                    new.field.setText(old.field.text())
                case MonitorPage() as old, MonitorPage():
                    _monitor(old, new)
                case SettingsPage() as old, SettingsPage():
                    _settings(old, new)
        self._had.clear()


def _chat(old: ChatPage, new: ChatPage) -> None:
    if old.dock.edited:
        new.begin_edit(old.dock.edited)
    text, cursor = old.composer.text.toPlainText(), old.composer.text.textCursor().position()
    new.composer.put_text(text)
    place = new.composer.text.textCursor()
    place.setPosition(min(cursor, len(text)))
    new.composer.text.setTextCursor(place)
    new.list.search.setText(old.list.search.text())
    if (deleted := old.dock.undo.offered) is not None:
        new.dock.undo.offer(*deleted)


def _monitor(old: MonitorPage, new: MonitorPage) -> None:
    new.residency = old.residency
    new.windows.set_key(old.windows.key)
    new.hold.setChecked(old.hold.isChecked())


def _settings(old: SettingsPage, new: SettingsPage) -> None:
    new.expert.setChecked(old.expert.isChecked())
    new.search.setText(old.search.text())
    bar, was = new.sections.scroll.verticalScrollBar(), old.sections.scroll.verticalScrollBar()
    # It can scroll only when it knows how long the new words are.
    QTimer.singleShot(0, bar, partial(bar.setValue, was.value()))
