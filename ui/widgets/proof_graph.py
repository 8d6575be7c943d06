"""Memory during a proof: a filled curve that grows from the left, under the load line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from ui.presenters.proof_memory import Level, ProofMemoryView
from ui.widgets.base import Painted

HEIGHT = 176
LEAST = 220
_FILL = 0.28
_DISC = 5.0


class ProofGraph(Painted):
    """Draws a `ProofMemoryView`; time runs to the right in every language, as on the monitor."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ProofMemoryView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def draw(self, view: ProofMemoryView) -> None:
        """Show `view`."""
        if view != self._view:
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
        painter.setFont(self.theme.font("caption"))
        metrics = QFontMetricsF(painter.font())
        line = metrics.height()
        area = QRectF(0, line + 4, self.width(), max(1.0, self.height() - 2 * line - 8))
        self._grid(painter, area, topped=view.line is not None)
        self._curve(painter, area, view)
        self._levels(painter, area, view)
        painter.setPen(self.theme.color("text3"))
        base = self.height() - metrics.descent()
        painter.drawText(QPointF(0, base), view.begin)
        painter.drawText(
            QPointF(self.width() - metrics.horizontalAdvance(view.end), base), view.end
        )
        painter.end()

    def _grid(self, painter: QPainter, area: QRectF, *, topped: bool) -> None:
        painter.setPen(QPen(self.theme.color("line"), 1))
        # The uppermost line would run through the word at the load line.
        for share in (0.0, 1 / 3, 2 / 3) if topped else (0.0, 1 / 3, 2 / 3, 1.0):
            y = round(area.bottom() - share * area.height()) + 0.5
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _curve(self, painter: QPainter, area: QRectF, view: ProofMemoryView) -> None:
        if not view.points:
            return
        points = [
            QPointF(area.left() + x * area.width(), area.bottom() - y * area.height())
            for x, y in view.points
        ]
        ends = (QPointF(points[-1].x(), area.bottom()), QPointF(points[0].x(), area.bottom()))
        fill = self.theme.color("accent")
        fill.setAlphaF(_FILL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(QPolygonF([*points, *ends]))
        painter.setPen(QPen(self.theme.color("accent"), 1))
        painter.drawPolyline(QPolygonF(points))

    def _levels(self, painter: QPainter, area: QRectF, view: ProofMemoryView) -> None:
        """Draw both heights; where they are too close for two texts, the lower one's is below."""
        line = QFontMetricsF(painter.font()).height()
        heights = [level.height for level in (view.line, view.predicted) if level is not None]
        close = len(heights) == 2 and abs(heights[0] - heights[1]) * area.height() < line + 4
        for level, load_line in ((view.predicted, False), (view.line, True)):
            if level is not None:
                y = round(area.bottom() - level.height * area.height())
                self._mark(painter, area, y, load_line=load_line)
                below = close and level.height == min(heights)
                self._name(painter, level, y, below=below)

    def _mark(self, painter: QPainter, area: QRectF, y: int, *, load_line: bool) -> None:
        if not load_line:
            pen = QPen(self.theme.color("text2"), 1, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(area.left(), y + 0.5), QPointF(area.right(), y + 0.5))
            return
        ground, ink = self.theme.color("raised"), self.theme.color("loadline")
        painter.fillRect(QRectF(area.left(), y - 2.5, area.width(), 5), ground)
        painter.fillRect(QRectF(area.left(), y - 1, area.width(), 2), ink)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(area.right() - 2 * _DISC, y), _DISC, _DISC)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _name(self, painter: QPainter, level: Level, y: int, *, below: bool) -> None:
        metrics = QFontMetricsF(painter.font())
        base = y + metrics.ascent() + 4 if below else y - metrics.descent() - 2
        painter.setPen(self.theme.color("text2"))
        painter.drawText(QPointF(4, base), level.text)
