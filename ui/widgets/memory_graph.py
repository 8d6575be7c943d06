"""Memory over time, stacked by line item, with the load line across it."""

from __future__ import annotations

import bisect
import math
from array import array
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.presenters.axes import nice_ticks
from ui.presenters.figures import mib
from ui.presenters.monitor_view import Memory
from ui.presenters.plan_bar import NAMES
from ui.presenters.trace import GAP_SECONDS
from ui.widgets.direction import right_to_left
from ui.widgets.graph_frame import GraphFrame, Span
from ui.widgets.hatch import column_tile
from ui.words import tr

Split = Callable[[float, int], tuple[tuple[str, int], ...]]
_TOP = 22
_BOTTOM = 6
_BAND = 16


class MemoryGraph(GraphFrame):
    """Columns of one px are drawn once and then only scrolled.

    `split` says how the used bytes at a moment fall to the items. `resized`: other items have room
    for their names now.
    """

    resized = Signal()

    def __init__(self, split: Split, height: int, parent: QWidget | None = None) -> None:
        super().__init__(height, parent)
        self._split = split
        self._memory = Memory("", 0, 0, None)
        self._at: array[float] = array("d")
        self._used: array[float] = array("d")
        self.drawn_columns = 0

    def show_memory(self, memory: Memory, at: array[float], used: array[float], span: Span) -> None:
        """Show `used` bytes at the moments `at` within `span`."""
        if memory != self._memory:
            self.scrolled.forget()
        self._memory, self._at, self._used = memory, at, used
        self.show_span(span)
        self._say(memory)
        self.update()

    def forget(self) -> None:
        """Draw every column again: what they stand for has changed."""
        self.scrolled.forget()
        self.update()

    def _say(self, memory: Memory) -> None:
        told = [int(used) for used in self._used if not math.isnan(used)]
        if not told or not memory.capacity_bytes:
            self.setAccessibleName(tr("{name}: no readings yet").format(name=memory.title))
            return
        now, low, high = mib(told[-1]), mib(min(told)), mib(max(told))
        spare = mib(memory.line_bytes - told[-1])
        said = tr(
            "{name}: now {now} of {total} MiB, {spare} below the load line, "
            "lowest {low}, highest {high}"
        )
        total = mib(memory.capacity_bytes)
        self.setAccessibleName(
            said.format(name=memory.title, now=now, total=total, spare=spare, low=low, high=high)
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    # --- geometry ------------------------------------------------------------------------------
    @override
    def plot(self) -> QRectF:
        return self.area(self.theme.px(_TOP), _BOTTOM)

    def _y(self, size: float) -> float:
        area = self.plot()
        whole = max(1, self._memory.capacity_bytes)
        return area.bottom() - size / whole * area.height()

    # --- the scrolled picture ------------------------------------------------------------------
    def _bring_up_to_date(self) -> QPixmap:
        known = self.scrolled.last
        fresh = self.bring_up_to_date()
        if fresh:
            # The newest column was drawn before all of its samples had come.
            self._draw_columns(
                range(known if fresh.start == known + 1 else fresh.start, fresh.stop)
            )
        return self.scrolled.picture

    def _draw_columns(self, columns: range) -> None:
        painter = QPainter(self.scrolled.picture)
        tiles = self._tiles()
        height = self.scrolled.picture.height()
        seconds = self.seconds()
        whole = max(1, self._memory.capacity_bytes)
        edge = self.theme.color("raised")
        for column in columns:
            self.drawn_columns += 1
            x = self.scrolled.x(column)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(x, 0, 1, height, Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            place = self._place(column * seconds, (column + 1) * seconds)
            if place is None:
                continue
            total, bottom = 0, height
            for key, size in self._split(self._at[place], int(self._used[place])):
                total += size
                top = height - round(total / whole * height)
                if top < bottom:
                    painter.fillRect(x, top, 1, bottom - top, self.theme.item(key))
                    if tile := tiles.get(key):
                        place_in_tile = QPoint(column % tile.width(), top % tile.height())
                        painter.drawTiledPixmap(QRect(x, top, 1, bottom - top), tile, place_in_tile)
                    if bottom < height and bottom - top > 2:
                        painter.fillRect(x, bottom - 1, 1, 1, edge)
                bottom = min(bottom, top)
        painter.end()

    def _tiles(self) -> dict[str, QPixmap]:
        """Return the patterns that tell the items apart without their colours, where they are on.

        Other programs are hatched always, as in the plan bar.
        """
        shown = [
            key for key in NAMES if key == "other" or (self.theme.patterns and key != "weights")
        ]
        ratio = self.devicePixelRatioF()
        return {key: column_tile(key, self.theme.pattern_ink(key), ratio) for key in shown}

    def _value(self, start: float, end: float) -> int | None:
        """Return the last reading before `end`, unless it is too long ago."""
        place = self._place(start, end)
        return None if place is None else int(self._used[place])

    def _place(self, start: float, end: float) -> int | None:
        place = bisect.bisect_left(self._at, end) - 1
        if place < 0 or math.isnan(self._used[place]) or self._at[place] < start - GAP_SECONDS:
            return None
        return place

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        area = self.plot()
        memory = self._memory
        if memory.capacity_bytes:
            ticks = [(self._y(size), mib(size)) for size in nice_ticks(memory.capacity_bytes)]
            self.draw_grid(painter, ticks)
            painter.drawPixmap(area.toRect(), self._bring_up_to_date())
            self._draw_line(painter)
        self.draw_marks(painter, words=True)
        if memory.capacity_bytes:
            self._draw_names(painter)
        self.draw_cursor(painter)
        self._draw_value(painter)
        painter.end()

    def _draw_value(self, painter: QPainter) -> None:
        used = self._reading()
        if used is not None:
            line = self.theme.line("caption")
            self.draw_value(
                painter,
                max(self._y(used), self.theme.px(_TOP) + line * 1.5),
                mib(used),
                tr("MiB used"),
            )

    def _reading(self) -> int | None:
        moment = self.span.end if self.cursor is None else self.cursor
        return self._value(moment - self.seconds(), moment + 1e-3) if self._at else None

    def _draw_line(self, painter: QPainter) -> None:
        area = self.plot()
        if self._memory.line_bytes >= self._memory.capacity_bytes:
            return
        y = round(self._y(self._memory.line_bytes))
        painter.fillRect(
            QRectF(area.left(), y - 2.5, area.width() + 2, 5), self.theme.color("raised")
        )
        ink = self.theme.color("loadline")
        painter.fillRect(QRectF(area.left(), y - 1, area.width() + 30, 2), ink)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(area.right() + 15, y), 6.5, 6.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def named(self) -> tuple[str, ...]:
        """Return the items whose name is written in the graph itself."""
        return tuple(key for key, _, _ in self._bands())

    def _bands(self) -> Sequence[tuple[str, int, float]]:
        """Return (item, bytes, y of its middle) for the bands that have room for a name."""
        if not self._at or not self._memory.capacity_bytes:
            return ()
        quarter = self.span.end - self.span.length / 4
        now = self._value(self.span.end - 1, self.span.end + 1e-3)
        then = self._value(quarter - 1, quarter)
        if now is None or then is None:
            return ()
        old = dict(self._split(quarter, then))
        found, total = [], 0
        for key, size in self._split(self.span.end, now):
            top, bottom = self._y(total + size), self._y(total)
            total += size
            steady = abs(old.get(key, 0) - size) < size / 8 + 1
            if bottom - top >= self.theme.px(_BAND) and steady and key != "other":
                found.append((key, size, (top + bottom) / 2))
        return found

    def _draw_names(self, painter: QPainter) -> None:
        area = self.plot()
        plain = self.theme.font("caption")
        bold = QFont(plain)
        bold.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetricsF(plain)
        for key, size, middle in self._bands():
            parts = [(plain, tr(NAMES[key])), (bold, mib(size))]
            if right_to_left(parts[0][1]):
                parts.reverse()
            gap = metrics.horizontalAdvance(" ")
            wide = [QFontMetricsF(font).horizontalAdvance(text) + gap for font, text in parts]
            width = sum(wide) - gap
            x = min(area.right() - area.width() / 8 - width / 2, area.right() - width - 6)
            base = middle + (metrics.ascent() - metrics.descent()) / 2
            # No mark goes through the words.
            plate = QRectF(x - 4, middle - metrics.height() / 2, width + 8, metrics.height())
            painter.fillRect(plate, self.theme.item(key))
            painter.setPen(self.theme.on_item(key))
            for (font, text), own in zip(parts, wide, strict=True):
                painter.setFont(font)
                painter.drawText(QPointF(x, base), text)
                x += own
