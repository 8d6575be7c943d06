"""Memory during a proof: a filled curve that grows from the left, under the load line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.presenters.proof_memory import Level, ProofMemoryView
from ui.widgets.small_graph import SmallGraph, dashed

HEIGHT = 176
_FILL = 0.28
_DISC = 5.0
_THIRDS = (0.0, 1 / 3, 2 / 3)


class ProofGraph(SmallGraph[ProofMemoryView]):
    """Draws a `ProofMemoryView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, grows=True, parent=parent)

    @override
    def paint_plot(self, painter: QPainter, area: QRectF, view: ProofMemoryView) -> None:
        # The uppermost line would run through the word at the load line.
        self.draw_lines(painter, area, _THIRDS if view.line is not None else (*_THIRDS, 1.0))
        self._curve(painter, area, view)
        self._levels(painter, area, view)
        self.say(painter, view.begin, "text3")
        self.say(painter, view.end, "text3", end=True)

    def _curve(self, painter: QPainter, area: QRectF, view: ProofMemoryView) -> None:
        if not view.points:
            return
        curve = self.points(area, view.points)
        ends = (QPointF(curve.last().x(), area.bottom()), QPointF(curve.first().x(), area.bottom()))
        fill = self.theme.color("accent")
        fill.setAlphaF(_FILL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(QPolygonF([*curve, *ends]))
        painter.setPen(QPen(self.theme.color("accent"), 1))
        painter.drawPolyline(curve)

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
            painter.setPen(dashed(self.theme.color("text2"), 4, 3))
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
