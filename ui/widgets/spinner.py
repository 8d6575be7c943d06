"""A turning arc: something is going on and its share is not known."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimerEvent
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.widgets.base import Painted
from ui.words import tr

TURN_MS = 900
_STEP_MS = 33


class Spinner(Painted):
    """A quarter arc on a ring; still (three quarters) where motion is off. Stops when hidden."""

    def __init__(
        self, size: int = 16, *, role: str = "accent", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._role = role
        self._angle = 0.0
        self._timer: int | None = None
        self.setFixedSize(size, size)
        self.setAccessibleName(tr("Working"))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._timer is None and self.theme.motion:
            self._timer = self.startTimer(_STEP_MS)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._timer is not None:
            self.killTimer(self._timer)
            self._timer = None

    @override
    def timerEvent(self, event: QTimerEvent) -> None:
        self._angle = (self._angle + 360 * _STEP_MS / TURN_MS) % 360
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        span = 90 if self.theme.motion else 270
        draw_arc(
            painter,
            QRectF(self.rect()),
            self.theme.color(self._role),
            self.theme.color("line-strong" if self.theme.name != "hc" else "track"),
            start=90 - self._angle,
            span=span,
        )
        painter.end()


def draw_arc(
    painter: QPainter,
    rect: QRectF,
    color: QColor,
    ring: QColor,
    *,
    start: float = 90.0,
    span: float = 90.0,
) -> None:
    """Draw a ring with an arc of `span` degrees that begins at `start`, clockwise."""
    width = 2.0 if rect.width() > 12 else 1.5
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ring, width))
    painter.drawEllipse(inner)
    painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(inner, round(start * 16), round(-span * 16))
