"""The last seconds before a failure: one curve that ends where it stopped."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from ui.presenters.flight import FlightView
from ui.widgets.base import Painted
from ui.words import QT_TR_NOOP, tr

HEIGHT = 96
LEAST = 220
STOPPED = QT_TR_NOOP("Stopped here")


class FlightGraph(Painted):
    """Draws a `FlightView`; time runs to the right in every language, as on the monitor."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: FlightView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def draw(self, view: FlightView | None) -> None:
        """Show `view`; None hides the graph."""
        self.setVisible(view is not None)
        if view is None or view == self._view:
            return
        self._view = view
        self.setAccessibleName(view.accessible)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST), self.theme.px(HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        font = self.theme.font("caption")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        line = metrics.height()
        area = QRectF(0.5, line + 2.5, self.width() - 1.0, self.height() - 2 * line - 6)
        self._grid(painter, area)
        self._curve(painter, area, view)
        painter.setPen(self.theme.color("text3"))
        base = line - metrics.descent()
        painter.drawText(QPointF(0, base), view.top)
        painter.drawText(QPointF(0, self.height() - metrics.descent()), view.begin)
        painter.setPen(self.theme.color("err"))
        for text, y in ((tr(STOPPED), base), (view.last, self.height() - metrics.descent())):
            left = self.width() - metrics.horizontalAdvance(text)
            painter.drawText(QPointF(left, y), text)
        painter.end()

    def _grid(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(self.theme.color("line"), 1))
        for y in (area.top(), area.bottom()):
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _curve(self, painter: QPainter, area: QRectF, view: FlightView) -> None:
        begin = min(-0.001, view.points[0][0])
        points = [
            QPointF(
                area.left() + (1 - seconds / begin) * area.width(),
                area.bottom() - share * area.height(),
            )
            for seconds, share in view.points
        ]
        # What was seen last held until the stop.
        points.append(QPointF(area.right(), points[-1].y()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.color("accent"), 1.5))
        painter.drawPolyline(QPolygonF(points))
        pen = QPen(self.theme.color("err"), 1, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2, 3])
        painter.setPen(pen)
        x = area.right()
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("err"))
        painter.drawEllipse(QPointF(x - 3, points[-1].y()), 3, 3)
