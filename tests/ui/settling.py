"""Wait until a window shows all that it is going to show by itself."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.pages.models_repo import RepoPane


def settled(qtbot: QtBot, widget: QWidget) -> None:
    """Return when `widget` is laid out: a ladder's rows are made in the turns that follow."""
    qtbot.wait(1)
    repos = widget.findChildren(RepoPane)
    qtbot.waitUntil(lambda: all(one.settled for one in repos))
    qtbot.wait(1)
