"""What the small graphs of one view share: their ground, their lines and the words at their edges.

Time runs to the right in every language, as on the monitor.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from ui.widgets.base import Painted

LEAST = 220
"""Least width, px at 100 % text size."""
EDGE = 4
"""Between the plot and the words above and below it, px."""


class Heard(Protocol):
    """A view that says what it shows to a screen reader."""

    @property
    def accessible(self) -> str:
        """What is drawn, in a sentence."""


Shown = TypeVar("Shown", bound=Heard)


class SmallGraph(Painted, Generic[Shown]):
    """Draws a view of `height` px; a kind of graph paints what lies in the plot itself."""

    def __init__(self, height: int, *, grows: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: Shown | None = None
        self._tall = height
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Expanding if grows else policy.Fixed)

    def draw(self, view: Shown) -> None:
        """Show `view`."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(view.accessible)
            self.update()

    def paint_plot(self, painter: QPainter, area: QRectF, view: Shown) -> None:
        """Draw what `view` shows into `area`; the ground alone has nothing in it."""

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST), self.theme.px(self._tall))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setFont(self.theme.font("caption"))
        line = QFontMetricsF(painter.font()).height()
        high = max(1.0, self.height() - 2 * (line + EDGE))
        self.paint_plot(painter, QRectF(0, line + EDGE, self.width(), high), self._view)
        painter.end()

    # --- what a kind of graph is drawn with ----------------------------------------------------
    def draw_lines(self, painter: QPainter, area: QRectF, shares: Sequence[float]) -> None:
        """Draw a line at each of `shares` of the height, 0 at the bottom."""
        painter.setPen(QPen(self.theme.color("line"), 1))
        for share in shares:
            y = round(area.bottom() - share * area.height()) + 0.5
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def points(self, area: QRectF, shares: Sequence[tuple[float, float]]) -> QPolygonF:
        """Return where (share of the width, share of the height) lie, px."""
        return QPolygonF(
            [
                QPointF(area.left() + x * area.width(), area.bottom() - y * area.height())
                for x, y in shares
            ]
        )

    def say(
        self, painter: QPainter, text: str, role: str, *, above: bool = False, end: bool = False
    ) -> None:
        """Write `text` at a corner: below the plot or above it, at its beginning or its end."""
        metrics = QFontMetricsF(painter.font())
        base = (metrics.height() if above else self.height()) - metrics.descent()
        left = self.width() - metrics.horizontalAdvance(text) if end else 0
        painter.setPen(self.theme.color(role))
        painter.drawText(QPointF(left, base), text)


def dashed(color: QColor, dash: int, gap: int) -> QPen:
    """Return a pen of 1 px for a level or an end."""
    pen = QPen(color, 1, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([dash, gap])
    return pen
