"""One reading over time: a 1 px curve on a fixed range, the value at its end."""

from __future__ import annotations

import math
from array import array

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.presenters.figures import count
from ui.presenters.monitor_view import NOT_TOLD, Curve
from ui.widgets.graph_frame import Flag, GraphFrame, Span
from ui.words import tr

_MARGIN = 8


class CurveGraph(GraphFrame):
    """The frame is painted here; pyqtgraph draws the curve alone (no axes, no mouse)."""

    def __init__(self, curve: Curve, height: int, parent: QWidget | None = None) -> None:
        super().__init__(height, parent)
        self.curve = curve
        self._at: array[float] = array("d")
        self._values: array[float] = array("d")
        self._view = pg.PlotWidget(self, background=None)
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.setAntialiasing(False)
        self._view.setFrameShape(pg.QtWidgets.QFrame.Shape.NoFrame)
        self._view.setStyleSheet("background: transparent;")
        item = self._view.getPlotItem()
        item.hideAxis("left")
        item.hideAxis("bottom")
        item.hideButtons()
        item.setMenuEnabled(enableMenu=False)
        item.setContentsMargins(0, 0, 0, 0)
        box = item.getViewBox()
        box.setDefaultPadding(0)
        box.setMouseEnabled(x=False, y=False)
        box.enableAutoRange(enable=False)
        self._line = item.plot([], [], connect="finite")
        self._line.setDownsampling(auto=True, method="peak")
        self._line.setClipToView(True)
        self.set_curve(curve)
        self.retheme()

    def set_curve(self, curve: Curve) -> None:
        """Use the range and words of `curve`."""
        self.curve = curve
        self._view.setYRange(curve.low, curve.high, padding=0)
        self.update()

    def show_values(self, at: array[float], values: array[float], span: Span) -> None:
        """Show `values` (already in the graph's unit) at the moments `at`."""
        self._at, self._values, self.span = at, values, span
        # x counts from the start of the span: float32 pens lose Unix seconds.
        times = np.frombuffer(at, dtype=float) - span.start if at else np.empty(0)
        heights = np.frombuffer(values, dtype=float) if values else np.empty(0)
        self._line.setData(times, heights)
        self._view.setXRange(0, span.length, padding=0)
        self._say()
        self.update()

    def set_flags(self, flags: tuple[Flag, ...]) -> None:
        """Show these marks."""
        if flags != self.flags:
            self.flags = flags
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
    def restyled(self) -> None:
        super().restyled()
        if not hasattr(self, "_line"):
            return
        pen = pg.mkPen(self.theme.item(self.curve.item), width=1)
        pen.setCosmetic(True)
        self._line.setPen(pen)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view.setGeometry(self.plot().toRect())

    @override
    def plot(self) -> QRectF:
        return self.area(_MARGIN, _MARGIN)

    def _y(self, value: float) -> float:
        area, curve = self.plot(), self.curve
        share = (value - curve.low) / (curve.high - curve.low)
        return area.bottom() - max(0.0, min(1.0, share)) * area.height()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        ticks = [(self._y(tick), count(round(tick))) for tick in self.curve.ticks]
        self.draw_grid(painter, ticks)
        self.draw_marks(painter, words=False)
        self.draw_cursor(painter)
        value = self._reading()
        if value is None:
            self.draw_value(painter, self.plot().center().y(), NOT_TOLD, self.curve.unit)
        else:
            self.draw_value(painter, self._y(value), count(round(value)), self.curve.unit)
        painter.end()

    def _reading(self) -> float | None:
        if not self._at:
            return None
        place = len(self._at) - 1
        if self.cursor is not None:
            place = int(np.searchsorted(np.frombuffer(self._at, dtype=float), self.cursor, "right"))
            place -= 1
        value = self._values[place] if place >= 0 else math.nan
        return None if math.isnan(value) else value
