"""One line of text that ends in dots when there is no room; the tooltip has all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget
from typing_extensions import override

from ui.widgets.base import ABSOLUTE
from ui.widgets.direction import written
from ui.widgets.labels import Label, Role

_SIDES = {
    "right": Qt.TextElideMode.ElideRight,
    "middle": Qt.TextElideMode.ElideMiddle,
    "left": Qt.TextElideMode.ElideLeft,
}


class ElidedLabel(Label):
    """A label that gives way; `side` is where the dots go ("middle" for paths).

    `about` gives what its words mean, for who points at it.
    """

    def __init__(
        self,
        text: str = "",
        role: Role = "body",
        *,
        tone: str | None = None,
        side: Literal["right", "middle", "left"] = "right",
        about: Callable[[str], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self._side, self._about, self._meaning = _SIDES[side], about, ""
        super().__init__(text, role, tone=tone, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def elided(self) -> bool:
        """Whether a part of the text is not shown."""
        return self._shown() != self.text()

    @override
    def setText(self, text: str) -> None:
        if text == self.text() == self.accessibleName():
            return
        super().setText(text)
        self.setAccessibleName(text)
        self._meaning = self._about(text) if self._about is not None else ""
        self.setAccessibleDescription(self._meaning)
        self._explain()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(
            self.fontMetrics().horizontalAdvance("MM…"), super().minimumSizeHint().height()
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setLayoutDirection(written(self.text(), self.layoutDirection()))
        start = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        painter.drawText(self.contentsRect(), start | ABSOLUTE, self._shown())
        painter.end()

    def _shown(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), self._side, width)

    def _explain(self) -> None:
        whole = self.text() if self.elided else ""
        self.setToolTip("\n".join(filter(None, (whole, self._meaning))))
