"""The list of keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.focus_ring import FocusRing
from ui.widgets.labels import Label

KEYS: tuple[tuple[str, str], ...] = (
    ("Ctrl+K", "Do anything by its name"),
    ("Ctrl+1 … Ctrl+5", "Chat, Models, Monitor, Fixes, Settings"),
    ("Ctrl+N", "New chat"),
    ("Ctrl+F", "Find"),
    ("Ctrl+B", "Show or hide the list of chats"),
    ("Ctrl+L", "Load the model"),
    ("Ctrl+Shift+L", "Unload the model"),
    ("Enter", "Send"),
    ("Shift+Enter", "New line"),
    ("Esc", "Stop the reply, close what is open"),
    ("Ctrl+R", "Write the reply again"),
    ("Ctrl+I", "Instructions and style of the chat"),
    ("Ctrl+Shift+A", "Attach text files"),
    ("Ctrl+Z", "Undo"),
    ("Ctrl+,", "Settings"),
    ("Space", "Hold the graphs"),
    ("Left, Right", "Walk along a graph's values"),
    ("F6", "Next part of the window"),
    ("Ctrl+Q", "Quit"),
    ("F1", "This list"),
)


class ShortcutsDialog(QDialog):
    """Keys on one side, what they do on the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys")
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        for line, (keys, meaning) in enumerate(KEYS):
            grid.addWidget(Label(keys, "strong"), line, 0)
            grid.addWidget(Label(meaning, "secondary"), line, 1)
        close = Button("Close", "primary")
        close.clicked.connect(self.accept)
        foot = row()
        foot.addStretch(1)
        foot.addWidget(close)
        body = column(self, gap=16, margins=24)
        body.addWidget(Label("Keys", "title"))
        body.addLayout(grid)
        body.addLayout(foot)
        self.ring = FocusRing(self)
        close.setFocus(Qt.FocusReason.PopupFocusReason)
