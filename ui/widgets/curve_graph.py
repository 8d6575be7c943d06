"""One reading over time: a curve of 1 logical px on a fixed range, the value at its end."""

from __future__ import annotations

import bisect
import math
from array import array
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.presenters.figures import count
from ui.presenters.monitor_view import NOT_TOLD, Curve
from ui.presenters.trace import trace
from ui.widgets.graph_frame import GraphFrame, Span
from ui.words import tr

_MARGIN = 8


def _strokes(thick: int) -> Iterator[tuple[int, int]]:
    """Yield how far left and down a line of one device px is drawn for one of `thick`.

    The corners of a thick pen depend on where its line begins, and a picture that is moved goes on
    from its last reading. Never to the right, where the next columns come in clear.
    """
    yield 0, 0
    for more in range(1, thick):
        yield more, 0
        yield 0, more


class CurveGraph(GraphFrame):
    """pyqtgraph draws the curve, into a picture that is moved: only what is new is drawn.

    A plot of its own draws all of its curve again for every reading; with one for each curve an
    open monitor cost twice as much.
    """

    def __init__(self, curve: Curve, height: int, parent: QWidget | None = None) -> None:
        # `Plotting` has brought it by now. Here and not above: what is imported after the start is
        # not guarded, and a failure in its overrides would end the program.
        import pyqtgraph  # noqa: PLC0415

        super().__init__(height, parent)
        self.curve = curve
        self._at: array[float] = array("d")
        self._values: array[float] = array("d")
        self._drawn_at = -math.inf
        self._said = ""
        self._line = pyqtgraph.PlotCurveItem(connect="finite")
        self.drawn_points = 0

    def set_curve(self, curve: Curve) -> None:
        """Use the range and words of `curve`."""
        self.curve = curve
        self.scrolled.forget()
        self.update()

    def show_values(self, at: array[float], values: array[float], span: Span) -> None:
        """Show `values` (already in the graph's unit) at the moments `at`."""
        self._at, self._values = at, values
        self.show_span(span)
        self._say()
        words = self._words()
        if words == self._said:
            self.update(self.plot().toAlignedRect())
        else:
            self._said = words
            self.update()

    def _say(self) -> None:
        told = [value for value in self._values if not math.isnan(value)]
        if not told:
            self.setAccessibleName(tr("{name}: no readings yet").format(name=self.curve.name))
            return
        now, low, high = (count(round(value)) for value in (told[-1], min(told), max(told)))
        said = tr("{name}: now {now} {unit}, lowest {low}, highest {high}")
        name, unit = self.curve.name, self.curve.unit
        self.setAccessibleName(said.format(name=name, now=now, unit=unit, low=low, high=high))

    @override
    def plot(self) -> QRectF:
        return self.area(_MARGIN, _MARGIN)

    def _share(self, value: float) -> float:
        """Return how high `value` stands in the range, 0..1."""
        low, high = self.curve.low, self.curve.high
        return max(0.0, min(1.0, (value - low) / (high - low)))

    def _y(self, value: float) -> float:
        area = self.plot()
        return area.bottom() - self._share(value) * area.height()

    # --- the scrolled picture ------------------------------------------------------------------
    def _bring_up_to_date(self) -> QPixmap:
        fresh, picture = self.bring_up_to_date(), self.scrolled.picture
        if not self._at or (not fresh and self._drawn_at == self._at[-1]):
            return picture
        since = self._drawn_at
        if len(fresh) == picture.width():
            # The line comes in from the reading before the first one that is seen.
            since = self._at[max(0, bisect.bisect_left(self._at, fresh.start * self.seconds()) - 1)]
        self._draw_since(since)
        self._drawn_at = self._at[-1]
        return picture

    def _draw_since(self, since: float) -> None:
        thick = max(1, round(self.devicePixelRatioF()))
        lowest = self.scrolled.picture.height() - thick
        x: list[float] = []
        y: list[float] = []
        ends: list[QPointF] = []
        for piece in trace(self._at, self._values, since, self.seconds()):
            for held in piece:
                points = held.points()
                x += [self.scrolled.x(held.place)] * len(points)
                y += [round((1 - self._share(value)) * lowest) for value in points]
            ends.append(QPointF(x[-1], y[-1]))
            x.append(math.nan)
            y.append(math.nan)
        self.drawn_points += len(x) - len(ends)
        pen = QPen(self.theme.item(self.curve.item), 1)
        pen.setCosmetic(True)
        self._line.setPen(pen)
        self._line.setData(x, y)
        painter = QPainter(self.scrolled.picture)
        for left, down in _strokes(thick):
            painter.resetTransform()
            painter.translate(-left, down)
            self._line.paint(painter, None, self)
            # A line leaves out its last px, which the next one would begin with.
            painter.setPen(pen)
            painter.drawPoints(ends)
        painter.end()

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        area = self.plot().toRect()
        self.draw_grid(painter, [(self._y(tick), count(round(tick))) for tick in self.curve.ticks])
        painter.drawPixmap(area, self._bring_up_to_date())
        self.draw_marks(painter, words=False)
        self.draw_cursor(painter)
        if event.rect().right() > area.right() + 1:
            value = self._reading()
            y = self.plot().center().y() if value is None else self._y(value)
            self.draw_value(painter, y, self._words(), self.curve.unit)
        painter.end()

    def _words(self) -> str:
        value = self._reading()
        return NOT_TOLD if value is None else count(round(value))

    def _reading(self) -> float | None:
        if not self._at:
            return None
        place = len(self._at) - 1
        if self.cursor is not None:
            place = bisect.bisect_right(self._at, self.cursor) - 1
        value = self._values[place] if place >= 0 else math.nan
        return None if math.isnan(value) else value
