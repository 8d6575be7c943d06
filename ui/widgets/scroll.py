"""A column that scrolls when it does not fit; sideways it never does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget
from typing_extensions import override

from ui.widgets.base import column


class _Content(QWidget):
    """As high as its words need at this width; their least height at any width does not count."""

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


class ScrollColumn(QScrollArea):
    """Put widgets into `body`; they keep the column's width and their own height."""

    def __init__(self, *, gap: int = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = self.content = _Content()
        content.setObjectName("scrollBody")
        self.body = column(gap=gap)
        outer = column(content)
        outer.addLayout(self.body)
        outer.addStretch(1)
        self.setWidget(content)

    @override
    def event(self, event: QEvent) -> bool:
        # Qt measures all that is inside at each change of style or parent: dozens of times while a
        # page is made. Out of sight nobody asks for it, and what is shown is measured again.
        if event.type() == QEvent.Type.StyleChange and not self.isVisible():
            return QAbstractScrollArea.event(self, event)
        return super().event(event)
