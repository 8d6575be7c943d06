"""The words of the field in one list: what the hovers say, for whoever uses no pointer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from ui.presenters.glossary import ENTRIES, Entry
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.focus_ring import FocusRing
from ui.widgets.labels import Label
from ui.widgets.scroll import ScrollColumn
from ui.words import tr

WIDTH, HEIGHT = 560, 620


class GlossaryDialog(QDialog):
    """Every word with its meaning; Tab goes from one to the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What the words mean"))
        self.finished.connect(self.deleteLater)
        close = Button(tr("Close"), "primary")
        close.clicked.connect(self.accept)
        foot = row()
        foot.addStretch(1)
        foot.addWidget(close)
        self.list = ScrollColumn(gap=12)
        for entry in ENTRIES:
            self.list.body.addWidget(_Line(entry))
        body = column(self, gap=16, margins=24)
        body.addWidget(Label(tr("What the words mean"), "title", wrap=True))
        body.addWidget(self.list, 1)
        body.addLayout(foot)
        self.ring = FocusRing(self)
        theme, around = self.ring.theme, parent.window().size()
        self.resize(
            min(theme.px(WIDTH), around.width() - 64), min(theme.px(HEIGHT), around.height() - 64)
        )
        close.setFocus(Qt.FocusReason.PopupFocusReason)


class _Line(QWidget):
    def __init__(self, entry: Entry) -> None:
        super().__init__()
        word, meaning = tr(entry.words[0]), tr(entry.meaning)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(word)
        self.setAccessibleDescription(meaning)
        words = column(self, gap=2)
        words.addWidget(Label(word, "strong", wrap=True))
        words.addWidget(Label(meaning, "secondary", wrap=True))
