"""How full the context of a chat is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from ui.presenters.chat import MeterView
from ui.presenters.glossary import meaning_of
from ui.widgets.base import Painted
from ui.words import tr


class Meter(Painted):
    """Used, proven, and the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._view: MeterView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def draw(self, view: MeterView) -> None:
        """Show `view`."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(tr("Context: {text}").format(text=view.text))
            meaning = meaning_of(tr("Context"))
            self.setToolTip(f"{view.text}\n{meaning}")
            self.setAccessibleDescription(meaning)
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(150, 8)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        box = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(box, 4, 4)
        painter.setClipPath(outline)
        painter.fillRect(box, self.theme.color("track"))
        accent = self.theme.color("accent")
        pale = self.theme.color("accent")
        pale.setAlphaF(0.3)
        painter.fillRect(QRectF(0, 0, box.width() * view.proven / view.total, 8), pale)
        used = max(4.0, box.width() * min(1.0, view.used / view.total))
        painter.fillRect(QRectF(0, 0, used, 8), accent)
        painter.setClipping(False)
        painter.setPen(QPen(self.theme.color("track-line"), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5)
        painter.end()
