"""The list of keys."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.focus_ring import FocusRing
from ui.widgets.glossary import GlossaryDialog
from ui.widgets.labels import Label
from ui.widgets.scroll import ScrollColumn
from ui.words import QT_TR_NOOP, tr

KEYS: tuple[tuple[str, str], ...] = (
    ("Ctrl+K", QT_TR_NOOP("Do anything by its name")),
    ("Ctrl+1 … Ctrl+5", QT_TR_NOOP("Chat, Models, Monitor, Fixes, Settings")),
    ("Ctrl+N", QT_TR_NOOP("New chat")),
    ("Ctrl+F", QT_TR_NOOP("Find")),
    ("Ctrl+B", QT_TR_NOOP("Show or hide the list of chats")),
    ("Ctrl+L", QT_TR_NOOP("Load the model")),
    ("Ctrl+Shift+L", QT_TR_NOOP("Unload the model")),
    (QT_TR_NOOP("Enter"), QT_TR_NOOP("Send")),
    (QT_TR_NOOP("Shift+Enter"), QT_TR_NOOP("New line")),
    (QT_TR_NOOP("Up"), QT_TR_NOOP("Ask the last question differently")),
    ("Esc", QT_TR_NOOP("Stop the reply, close what is open")),
    ("Ctrl+R", QT_TR_NOOP("Write the reply again")),
    ("Ctrl+I", QT_TR_NOOP("Instructions and style of the chat")),
    ("F2", QT_TR_NOOP("Rename the open chat")),
    ("Ctrl+Shift+A", QT_TR_NOOP("Attach text files")),
    ("Ctrl+Z", QT_TR_NOOP("Undo")),
    ("Ctrl+,", QT_TR_NOOP("Settings")),
    (QT_TR_NOOP("Space"), QT_TR_NOOP("Hold the graphs")),
    (QT_TR_NOOP("Left, Right"), QT_TR_NOOP("Walk along a graph's values")),
    ("F6", QT_TR_NOOP("Next part of the window")),
    ("Ctrl+Q", QT_TR_NOOP("Quit")),
    ("F1", QT_TR_NOOP("This list")),
)

WIDTH, HEIGHT = 520, 650


class ShortcutsDialog(QDialog):
    """Keys on one side, what they do on the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        for line, (keys, meaning) in enumerate(KEYS):
            grid.addWidget(Label(tr(keys), "strong"), line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(tr(meaning), "secondary", wrap=True), line, 1)
        grid.setColumnStretch(1, 1)
        self.keys = ScrollColumn()
        self.keys.body.addLayout(grid)
        self.keys.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # arrows scroll, where there is more
        self.keys.setAccessibleName(tr("Keys"))
        close = Button(tr("Close"), "primary")
        close.clicked.connect(self.accept)
        self.words = Button(tr("What the words mean"), "quiet")
        self.words.clicked.connect(self.explain_words)
        foot = row()
        foot.addWidget(self.words)
        foot.addStretch(1)
        foot.addWidget(close)
        body = column(self, gap=16, margins=24)
        body.addWidget(Label(tr("Keys"), "title"))
        body.addWidget(self.keys, 1)
        body.addLayout(foot)
        self.ring = FocusRing(self)
        theme, around = self.ring.theme, parent.window().size()
        self.resize(
            min(theme.px(WIDTH), around.width() - 64), min(theme.px(HEIGHT), around.height() - 64)
        )
        close.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot()
    def explain_words(self) -> GlossaryDialog:
        """Show the words of the field in the place of the keys."""
        self.accept()
        dialog = GlossaryDialog(self.parentWidget())
        dialog.open()
        return dialog
