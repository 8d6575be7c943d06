"""The last seconds before a failure: one curve that ends where it stopped."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.presenters.flight import FlightView
from ui.widgets.small_graph import SmallGraph, dashed
from ui.words import QT_TR_NOOP, tr

HEIGHT = 96
STOPPED = QT_TR_NOOP("Stopped here")


class FlightGraph(SmallGraph[FlightView]):
    """Draws a `FlightView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, parent=parent)

    @override
    def paint_plot(self, painter: QPainter, area: QRectF, view: FlightView) -> None:
        self.draw_lines(painter, area, (0.0, 1.0))
        self._curve(painter, area.adjusted(0.5, 0, -0.5, 0), view)
        self.say(painter, view.top, "text3", above=True)
        self.say(painter, view.begin, "text3")
        self.say(painter, tr(STOPPED), "err", above=True, end=True)
        self.say(painter, view.last, "err", end=True)

    def _curve(self, painter: QPainter, area: QRectF, view: FlightView) -> None:
        begin = min(-0.001, view.points[0][0])
        shares = [(1 - seconds / begin, share) for seconds, share in view.points]
        # What was seen last held until the stop.
        curve = self.points(area, (*shares, (1.0, shares[-1][1])))
        x = area.right()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.color("accent"), 1.5))
        painter.drawPolyline(curve)
        painter.setPen(dashed(self.theme.color("err"), 2, 3))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("err"))
        painter.drawEllipse(QPointF(x - 3, curve.last().y()), 3, 3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
