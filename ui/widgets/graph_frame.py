"""What every graph over time shares: its frame, grid, marks and the value at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from ui.presenters.figures import count
from ui.widgets.base import Painted
from ui.widgets.scrolled import Scrolled
from ui.words import tr

_AXIS = 48
_VALUE = 64
_UNITS = ("MHz core", "MHz mem", "W of {limit}", "% busy", "MiB used")
"""What stands under the values of all graphs, which share their place."""


@dataclass(frozen=True, slots=True)
class Span:
    """The stretch of time that is shown, Unix seconds."""

    start: float
    end: float

    @property
    def length(self) -> float:
        """Its length in seconds, never 0."""
        return max(1e-3, self.end - self.start)


@dataclass(frozen=True, slots=True)
class Flag:
    """A mark on the graphs."""

    at: float
    text: str


class GraphFrame(Painted):
    """Plot area with 48 px for the axis and 64 or more for the live value; all share their x.

    It lies on a card and fills its ground itself: what is below need not be painted then. `pointed`
    tells the moment under the pointer (Unix seconds), or None when it left. On a large screen it
    takes more than its `height`, unless its kind does not grow.
    """

    pointed = Signal(object)
    GROWS = True

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.span = Span(0, 60)
        self.flags: tuple[Flag, ...] = ()
        self.cursor: float | None = None
        self.scrolled = Scrolled()
        self._grid: QPixmap | None = None
        self._grid_of: object = None
        self._base_height = height
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Expanding if self.GROWS else policy.Fixed)
        self.restyled()

    def set_cursor(self, moment: float | None) -> None:
        """Show the values at `moment` instead of the newest."""
        if moment != self.cursor:
            self.cursor = moment
            self.update()

    @override
    def restyled(self) -> None:
        self._grid = None
        self.scrolled.forget()
        self.setMinimumHeight(self.theme.px(self._base_height))
        if not self.GROWS:
            self.setMaximumHeight(self.minimumHeight())
        self._room = self._room_for_units()
        self.setMinimumWidth(self.axis + self._room + 120)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrolled.forget()

    def show_span(self, span: Span) -> None:
        """Show this stretch of time; what is drawn stays while it is only moved."""
        if abs(span.length - self.span.length) > 1e-6:
            self.scrolled.forget()
        self.span = span

    def only_moves(self, span: Span) -> bool:
        """Whether most of what is drawn can be kept to show `span`."""
        same = abs(span.length - self.span.length) <= 1e-6
        later = 0 <= span.end - self.span.end < span.length / 2
        return same and later and not self.scrolled.picture.isNull()

    def set_flags(self, flags: tuple[Flag, ...]) -> None:
        """Show these marks."""
        if flags != self.flags:
            self.flags = flags
            self.update()

    # --- geometry ------------------------------------------------------------------------------
    @property
    def axis(self) -> int:
        """Width of the axis before the plot, px."""
        return self.theme.px(_AXIS)

    @property
    def room(self) -> int:
        """Width of the values after the plot, px."""
        return self._room

    def _room_for_units(self) -> int:
        """Return the width after the plot: what the longest unit needs in the language in force."""
        metrics = QFontMetricsF(self.theme.font("caption"))
        widest = max(
            metrics.horizontalAdvance(tr(unit).format(limit=count(1000))) for unit in _UNITS
        )
        return max(self.theme.px(_VALUE), round(widest) + 12)

    def area(self, top: float, bottom: float) -> QRectF:
        """Return the plot area with `top` and `bottom` px kept free."""
        width = max(1, self.width() - self.axis - self._room)
        return QRectF(self.axis, top, width, max(1.0, self.height() - top - bottom))

    def plot(self) -> QRectF:
        """Return the plot area."""
        return self.area(8, 8)

    def x(self, moment: float) -> float:
        """Return where `moment` lies, px."""
        area = self.plot()
        return area.left() + (moment - self.span.start) / self.span.length * area.width()

    def moment(self, x: float) -> float | None:
        """Return the moment at `x` px, or None outside the plot."""
        area = self.plot()
        if not area.left() <= x <= area.right():
            return None
        return self.span.start + (x - area.left()) / area.width() * self.span.length

    def seconds(self) -> float:
        """Return how long a column lasts; a column is one device px."""
        return self.span.length / max(1, round(self.plot().width() * self.devicePixelRatioF()))

    # --- drawing -------------------------------------------------------------------------------
    def bring_up_to_date(self) -> range:
        """Move the picture to the end of the span; return the columns that came in, clear."""
        ratio, area = self.devicePixelRatioF(), self.plot()
        size = QSize(round(area.width() * ratio), round(area.height() * ratio))
        return self.scrolled.reach(size, int(self.span.end / self.seconds()))

    def painter(self) -> QPainter:
        """Return a painter of this widget, with the card's ground drawn."""
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(self.rect(), self.theme.color("raised"))
        return painter

    def draw_grid(self, painter: QPainter, lines: Sequence[tuple[float, str]]) -> None:
        """Draw one line and its word per (y px, text); they are drawn once and then copied."""
        ratio = self.devicePixelRatioF()
        wanted = (self.size(), ratio, tuple(lines))
        if self._grid is None or wanted != self._grid_of:
            self._grid_of = wanted
            self._grid = QPixmap(self.size() * ratio)
            self._grid.setDevicePixelRatio(ratio)
            self._grid.fill(Qt.GlobalColor.transparent)
            still = QPainter(self._grid)
            self._draw_lines(still, lines)
            still.end()
        painter.drawPixmap(0, 0, self._grid)

    def _draw_lines(self, painter: QPainter, lines: Sequence[tuple[float, str]]) -> None:
        area = self.plot()
        font = self.theme.font("caption")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        for y, text in lines:
            painter.fillRect(
                QRectF(area.left(), round(y), area.width(), 1), self.theme.color("line")
            )
            painter.setPen(self.theme.color("text3"))
            base = y + (metrics.ascent() - metrics.descent()) / 2
            width = metrics.horizontalAdvance(text)
            painter.drawText(QPointF(area.left() - 8 - width, base), text)

    def draw_marks(self, painter: QPainter, *, words: bool) -> None:
        """Draw a dotted vertical per mark, with a flag and its word where `words`."""
        if not self.flags:
            return
        area = self.plot()
        color = self.theme.color("text2")
        if not words:
            color.setAlphaF(0.6)
        pen = QPen(color, 1, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2, 3])
        places = [(round(self.x(flag.at)) + 0.5, flag.text) for flag in self.flags]
        seen = [(x, text) for x, text in places if area.left() <= x <= area.right()]
        begin = self._flag_base() if words else area.top()
        for x, _ in seen:
            painter.setPen(pen)
            painter.drawLine(QPointF(x, begin), QPointF(x, area.bottom()))
        if words:
            self._draw_flags(painter, seen)

    def _flag_base(self) -> float:
        """Return where the words of the flags stand, so that the uppermost line is below them."""
        metrics = QFontMetricsF(self.theme.font("caption"))
        return self.plot().top() - metrics.descent() - 1

    def _draw_flags(self, painter: QPainter, seen: list[tuple[float, str]]) -> None:
        font = self.theme.font("caption")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        base = self._flag_base()
        top = base - 9
        taken = self.plot().left() - self.axis
        for place, (x, text) in enumerate(seen):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("text2"))
            points = ((-5, 0), (5, 0), (5, 6), (0, 10), (-5, 6))
            painter.drawPolygon(QPolygonF([QPointF(x + dx, top + dy) for dx, dy in points]))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            width = metrics.horizontalAdvance(text)
            following = seen[place + 1][0] if place + 1 < len(seen) else float(self.width())
            if x + 8 + width + 8 <= following and x + 8 + width <= self.width():
                left = x + 8
            elif x - 8 - width >= taken:
                left = x - 8 - width
            else:
                taken = x + 8
                continue
            taken = max(x + 8, left + width + 4)
            painter.setPen(self.theme.color("text2"))
            painter.drawText(QPointF(left, base), text)

    def draw_value(self, painter: QPainter, y: float, value: str, unit: str) -> None:
        """Write the value beside the end of the curve, its unit below."""
        area = self.plot()
        bold = self.theme.font("small")
        bold.setWeight(QFont.Weight.DemiBold)
        small = self.theme.font("caption")
        line = self.theme.line("caption")
        y = max(line * 0.8, min(self.height() - line - 2.0, y))
        painter.setPen(self.theme.color("text"))
        painter.setFont(bold)
        painter.drawText(QPointF(area.right() + 8, y), value)
        painter.setPen(self.theme.color("text3"))
        painter.setFont(small)
        painter.drawText(QPointF(area.right() + 8, y + line - 2), unit)

    def draw_cursor(self, painter: QPainter) -> None:
        """Draw the line under the pointer."""
        if self.cursor is None:
            return
        area = self.plot()
        x = self.x(self.cursor)
        if area.left() <= x <= area.right():
            line = QRectF(round(x), area.top(), 1, area.height())
            painter.fillRect(line, self.theme.color("accent"))

    # --- pointer -------------------------------------------------------------------------------
    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.moment(event.position().x()))

    @override
    def leaveEvent(self, event: object) -> None:
        self.pointed.emit(None)
