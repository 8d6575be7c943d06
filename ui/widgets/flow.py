"""A long column of rows of which only the visible ones are widgets.

When a row comes into view it is measured, and what the reader looks at stays where it is. The end
is followed only while the reader is there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.widgets.flow_item import FlowItem
from ui.widgets.flow_pool import Make, Pool
from ui.widgets.flow_stack import Row, Stack

COLUMN = 720
EDGE = 0
FOOT = 12
UNREAD = "unread"
"""Kind of a row that stands for others until it comes into view."""
_AT_END = 4


Expand = Callable[[Row], Sequence[Row]]


class Flow(QAbstractScrollArea):
    """Shows rows; `expand` gives the rows for one of kind `UNREAD`.

    `moved` fires when the reader has moved, or what is in view.
    """

    moved = Signal()

    def __init__(self, makers: Mapping[str, Make], expand: Expand, name: str) -> None:
        super().__init__()
        self.theme = themes.current()
        self._expand = expand
        self._stack = Stack()
        self._pool = Pool(makers, self.viewport())
        self._follow = True
        self._placing = False
        self._gutter = 24
        self._order: list[QWidget] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.viewport().setAutoFillBackground(False)
        # Labels take their ink from what the surface is called, and a list's is called Base.
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.verticalScrollBar().setSingleStep(20)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.theme.changed.connect(self.retheme)

    # --- what it shows ---------------------------------------------------------------------------
    @property
    def rows(self) -> Sequence[Row]:
        """Every row, in order."""
        return self._stack.rows

    @property
    def items(self) -> list[FlowItem]:
        """The widgets in view, top to bottom."""
        return sorted(self._pool.shown.values(), key=lambda item: item.y())

    @property
    def at_end(self) -> bool:
        """Whether the end is followed."""
        return self._follow

    @property
    def column_width(self) -> int:
        """Width of a row, px."""
        return max(200, min(COLUMN, self.viewport().width() - 2 * self._gutter))

    def set_gutter(self, gutter: int) -> None:
        """Keep `gutter` px free at both sides."""
        if gutter != self._gutter:
            self._gutter = gutter
            self._measure_anew()

    def set_rows(self, rows: Sequence[Row], start: int = 0, changed: Sequence[Row] = ()) -> None:
        """Show `rows` from row number `start` on.

        Rows that stay keep their measure and their widget; those in `changed` have new data.
        """
        anchor = self.reading()
        gone = set(self._stack.rows[start:]).difference(rows)
        self._stack.replace(start, len(self._stack), rows)
        for row in [row for row in self._pool.shown if row in gone]:
            self._pool.release(row)
        for row in changed:
            row.measured = False
            if (item := self._pool.shown.get(row)) is not None:
                item.show_data(row.data)
        self.place(anchor)

    def to_end(self) -> None:
        """Go to the end and follow it."""
        self._follow = True
        self.place()

    def reading(self) -> tuple[Row, int] | None:
        """Return the row at the top of the view and how far below the top it begins, px.

        None: the end is followed, or there is nothing.
        """
        if self._follow or not self._stack.rows:
            return None
        value = self.verticalScrollBar().value()
        index = self._stack.at(value - EDGE)
        return self._stack.rows[index], EDGE + self._stack.top(index) - value

    def go_to(self, row: Row, share: float) -> None:
        """Let the view begin in `row`, `share` of its height below where that begins."""
        index = self._stack.rows.index(row)
        first = self._measure(index)
        if not first.measured:  # it stood for others
            first = self._measure(index)
        self._follow = False
        self.place((first, -round(share * self._stack.high(index))))

    @Slot()
    def retheme(self) -> None:
        """Make every widget new with the theme in force."""
        self._pool.renew()
        self._order.clear()
        self._measure_anew()

    # --- where everything stands -----------------------------------------------------------------
    def place(self, anchor: tuple[Row, int] | None = None) -> None:
        """Measure what is in view and put the widgets where they belong.

        `anchor` is a row and how far below the view's top it has to be; None: one is chosen.
        """
        if self._placing:
            return
        self._placing = True
        try:
            value = self._settle(anchor)
            high = self.viewport().height()
            bar = self.verticalScrollBar()
            bar.setPageStep(max(1, high - 40))
            bar.setRange(0, max(0, self._height() - high))
            bar.setValue(value)
            self._show(value, high)
        finally:
            self._placing = False

    def _height(self) -> int:
        return EDGE + self._stack.height + FOOT

    def _settle(self, given: tuple[Row, int] | None) -> int:
        """Measure rows until all in view are exact; return the scroll value."""
        high, stack = self.viewport().height(), self._stack
        value = self.verticalScrollBar().value()
        if self._follow or given is None or given[0] not in stack.rows:
            anchor, below = self._anchor(value, high)
        else:
            anchor, below = given
        while stack.rows:
            most = max(0, self._height() - high)
            if anchor is None:
                value = most
            else:
                value = EDGE + stack.top(stack.rows.index(anchor)) - below
                value = max(0, min(value, most))
            index = self._unmeasured(value, high)
            if index is None:
                return value
            row = stack.rows[index]
            first = self._measure(index)
            if row is anchor:
                anchor = first
        return 0

    def _anchor(self, value: int, high: int) -> tuple[Row | None, int]:
        """Return the row that must not move and its distance below the view's top (None: the end)."""
        if self._follow or not self._stack.rows:
            return None, 0
        if value <= 0:
            return self._stack.rows[0], EDGE
        first, last = self._stack.at(value - EDGE), self._stack.at(value + high - EDGE)
        exact = (i for i in range(first, last + 1) if self._stack.rows[i].measured)
        index = next(exact, first)
        return self._stack.rows[index], EDGE + self._stack.top(index) - value

    def _unmeasured(self, value: int, high: int) -> int | None:
        span = range(self._stack.at(value - EDGE), self._stack.at(value + high - EDGE) + 1)
        order = reversed(span) if self._follow else span
        return next((i for i in order if not self._stack.rows[i].measured), None)

    def _measure(self, index: int) -> Row:
        """Measure or expand row number `index`; return the row that stands there now."""
        row = self._stack.rows[index]
        if row.kind == UNREAD:
            self._stack.replace(index, index + 1, self._expand(row))
        else:
            row.height = self._pool.item(row).height_for(self.column_width)
            row.measured = True
            self._stack.touch(index)
        return self._stack.rows[index]

    def _show(self, value: int, high: int) -> None:
        stack, width = self._stack, self.column_width
        left = (self.viewport().width() - width) // 2
        seen: set[Row] = set()
        order: list[QWidget] = [self]
        if stack.rows:
            for index in range(stack.at(value - EDGE), stack.at(value + high - EDGE) + 1):
                row = stack.rows[index]
                fresh = row not in self._pool.shown
                item = self._pool.item(row)
                if fresh:  # laid out for another row, whose width may be the same and height not
                    item.height_for(width)
                y = EDGE + stack.top(index) + row.gap - value
                item.setGeometry(QRect(left, y, width, row.height))
                if item.isHidden():
                    item.show()
                seen.add(row)
                order += item.stops()
        for row in [row for row in self._pool.shown if row not in seen]:
            item = self._pool.shown[row]
            if item.held():
                item.move(left, -item.height() - 100)
            else:
                self._pool.release(row)
        self._chain(order)
        self.moved.emit()

    def _chain(self, order: list[QWidget]) -> None:
        if order != self._order:
            self._order = order
            for before, after in pairwise(order):
                QWidget.setTabOrder(before, after)

    def _measure_anew(self) -> None:
        """Forget every height, but keep the reader's place."""
        place = self.reading()
        if place is None:
            self._stack.set_measure(self.column_width, self.theme.line("body"))
            self.place()
            return
        row, below = place
        high = self._stack.high(self._stack.rows.index(row))
        self._stack.set_measure(self.column_width, self.theme.line("body"))
        self.go_to(row, -below / high if high else 0.0)

    # --- the reader ------------------------------------------------------------------------------
    @Slot(int)
    def _scrolled(self, value: int) -> None:
        if not self._placing:
            self._follow = value >= self.verticalScrollBar().maximum() - _AT_END
            self.place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.theme.changing:
            return  # it is rethemed once it has its looks
        if event.size().width() != event.oldSize().width():
            self._measure_anew()
        else:
            self.place()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.retheme()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Rows are placed by `place`, not by moving the picture."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif event.key() == Qt.Key.Key_End:
            self.to_end()
        elif event.key() == Qt.Key.Key_Space:
            bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
        else:
            super().keyPressEvent(event)
