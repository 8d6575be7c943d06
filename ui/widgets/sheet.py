"""A small dialog that is as high as its words need."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.widgets.focus_ring import FocusRing

LEAST, MOST = 380, 560


class Sheet(QDialog):
    """Give it a layout and open it with `open()`; it deletes itself when it closes.

    Qt measures wrapped words of a dialog at another width than they get, and cuts them.
    """

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.finished.connect(self.deleteLater)
        self.ring = FocusRing(self)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        layout, theme = self.layout(), themes.current()
        if layout is None or not self.isWindow():
            return
        around = self.parentWidget().window().width()
        wide = max(theme.px(LEAST), min(layout.sizeHint().width(), theme.px(MOST)))
        wide = max(layout.minimumSize().width(), min(wide, around - 32))
        self.resize(wide, layout.totalHeightForWidth(wide))
