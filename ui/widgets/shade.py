"""A shade over a window, under what is asked on top of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_INK = QColor(0, 0, 0, 89)


class Shade(QWidget):
    """As large as `window`, also when that changes; hidden until it is shown."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        window.installEventFilter(self)

    def cover(self) -> None:
        """Lie over everything in the window."""
        self.setGeometry(self.parentWidget().rect())
        self.raise_()
        self.show()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self.parentWidget().rect())
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), _INK)
        painter.end()
