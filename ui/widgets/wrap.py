"""A row that becomes two when there is no room for one, so that long words are never cut."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem
from typing_extensions import override

from ui import theme as themes


@dataclass(slots=True)
class _Place:
    """How one item behaves: it grows from `basis` px (0: its own width), or stands at the end.

    What its widget asks for is asked once until the layout is told of a change.
    """

    item: QLayoutItem
    basis: int
    grow: bool
    end: bool
    _hint: QSize | None = None
    _least: QSize | None = None
    _heights: dict[int, int] = field(default_factory=dict)

    @property
    def hint(self) -> QSize:
        """The size that it likes best."""
        if self._hint is None:
            self._hint = self.item.sizeHint()
        return self._hint

    @property
    def least(self) -> QSize:
        """The least size that it can have."""
        if self._least is None:
            self._least = self.item.minimumSize()
        return self._least

    def forget(self) -> None:
        """Ask anew."""
        self._hint = self._least = None
        self._heights.clear()

    def height(self, width: int) -> int:
        """Return the height that it wants at `width` px."""
        if width not in self._heights:
            by_width = self.item.hasHeightForWidth()
            usual = max(self.hint.height(), self.least.height())
            self._heights[width] = self.item.heightForWidth(width) if by_width else usual
        return self._heights[width]


@dataclass(frozen=True, slots=True)
class _Line:
    """The items of one line, the width of each and the height of all, px."""

    places: list[_Place]
    widths: list[int]
    height: int


class WrapLayout(QLayout):
    """Places items in lines; on each line the growing ones share what is left over.

    `basis` is the width at 100 % text size that a growing item asks for before it wraps. Items
    are centred in their line, or stand at its `top`; `level` ones are as high as it. With `even`
    all of them are equally wide, and the lines have as many as possible alike. Where `centred` is
    set, each line stands in the middle.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        line_gap: int = 4,
        top: bool = False,
        level: bool = False,
        even: bool = False,
    ) -> None:
        super().__init__(parent)
        self._places: list[_Place] = []
        self._laid: dict[int, list[_Line]] = {}
        self._gap = gap
        self._line_gap = line_gap
        self._top = top
        self._level = level
        self._even = even
        self.centred = False
        self.setContentsMargins(QMargins())

    def add(
        self, widget: QWidget, *, basis: int = 0, grow: bool = False, end: bool = False
    ) -> None:
        """Add `widget` after the others."""
        self.addChildWidget(widget)
        # Python's own, not one that `addWidget` makes: where Qt removed an item that `itemAt` gave away,
        # Python takes the next one at its place in memory for that, and lets it go with the old layout
        # (PySide6 6.11). Qt then works with nothing, and the process ends, in `show` as a rule.
        self._places.append(_Place(QWidgetItem(widget), basis, grow, end))
        self.invalidate()

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._places.append(_Place(item, 0, grow=False, end=False))

    @override
    def count(self) -> int:
        return len(self._places)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._places[index].item if 0 <= index < len(self._places) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._places.pop(index).item if 0 <= index < len(self._places) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def invalidate(self) -> None:
        self._laid.clear()
        for place in self._places:
            place.forget()
        super().invalidate()

    @override
    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        lines = self._lines(width - margins.left() - margins.right())
        gaps = self._line_gap * max(0, len(lines) - 1)
        return sum(line.height for line in lines) + gaps + margins.top() + margins.bottom()

    @override
    def sizeHint(self) -> QSize:
        shown = self._shown()
        width = sum(self._wish(place) for place in shown) + self._gap * max(0, len(shown) - 1)
        margins = self.contentsMargins()
        width += margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSize(self) -> QSize:
        widths = [place.least.width() for place in self._shown()]
        margins = self.contentsMargins()
        width = max(widths, default=0) + margins.left() + margins.right()
        tallest = max((place.least.height() for place in self._shown()), default=0)
        return QSize(width, tallest + margins.top() + margins.bottom())

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        inner = rect.marginsRemoved(self.contentsMargins())
        y = inner.y()
        for line in self._lines(inner.width()):
            self._place(line, QRect(inner.x(), y, inner.width(), line.height))
            y += line.height + self._line_gap

    # --- one line ------------------------------------------------------------------------------
    def _shown(self) -> list[_Place]:
        return [place for place in self._places if not place.item.isEmpty()]

    def _wish(self, place: _Place) -> int:
        least = place.least.width()
        if place.basis:
            return max(least, themes.current().px(place.basis))
        return max(least, place.hint.width())

    def _lines(self, width: int) -> list[_Line]:
        """Return the lines in `width` px; Qt asks for the same ones many times in one layout."""
        if width not in self._laid:
            lines = self._columns(width) if self._even else self._broken(width)
            self._laid[width] = [self._line(places, width, len(lines[0])) for places in lines]
        return self._laid[width]

    def _line(self, places: list[_Place], width: int, columns: int) -> _Line:
        widths = self._shares(columns, width) if self._even else self._widths(places, width)
        widths = widths[: len(places)]
        heights = [one.height(wide) for one, wide in zip(places, widths, strict=True)]
        return _Line(places, widths, max(heights, default=0))

    def _broken(self, width: int) -> list[list[_Place]]:
        lines: list[list[_Place]] = []
        used = 0
        for place in self._shown():
            wish = min(self._wish(place), max(1, width))
            if lines and used + self._gap + wish <= width:
                lines[-1].append(place)
                used += self._gap + wish
            else:
                lines.append([place])
                used = wish
        return lines

    def _columns(self, width: int) -> list[list[_Place]]:
        """Return the lines of a grid whose columns have room for the widest item."""
        shown = self._shown()
        wishes = (max(self._wish(place), place.hint.width()) for place in shown)
        widest = max(wishes, default=1)
        most = max(1, min(len(shown), (width + self._gap) // (widest + self._gap)))
        lines = -(-len(shown) // most)
        columns = max(1, -(-len(shown) // max(1, lines)))
        return [shown[start : start + columns] for start in range(0, len(shown), columns)]

    def _shares(self, columns: int, width: int) -> list[int]:
        room = width - self._gap * (columns - 1)
        edges = [room * column // columns for column in range(columns + 1)]
        return [max(1, end - start) for start, end in pairwise(edges)]

    def _widths(self, line: list[_Place], width: int) -> list[int]:
        widths = [min(self._wish(place), max(1, width)) for place in line]
        growing = [index for index, place in enumerate(line) if place.grow]
        left = width - sum(widths) - self._gap * (len(line) - 1)
        for turn, index in enumerate(growing):
            share = left // (len(growing) - turn)
            widths[index] += share
            left -= share
        return widths

    def _place(self, line: _Line, rect: QRect) -> None:
        spare = rect.width() - sum(line.widths) - self._gap * (len(line.places) - 1)
        ends = [index for index, place in enumerate(line.places) if place.end]
        first_end = ends[0] if ends else -1
        right = self._mirrored()
        x = rect.x() + (spare // 2 if self.centred else 0)
        for index, (place, wide) in enumerate(zip(line.places, line.widths, strict=True)):
            if index == first_end:
                x += spare
            height = rect.height() if self._level else place.height(wide)
            y = rect.y() + (0 if self._top else (rect.height() - height) // 2)
            left = rect.right() + 1 - (x - rect.x()) - wide if right else x
            place.item.setGeometry(QRect(left, y, wide, height))
            x += wide + self._gap

    def _mirrored(self) -> bool:
        parent = self.parentWidget()
        return parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft


class WrapRow(QWidget):
    """A widget around a `WrapLayout`; use it wherever a layout inside a layout would not do."""

    def __init__(
        self,
        *,
        gap: int = 8,
        line_gap: int = 4,
        top: bool = False,
        level: bool = False,
        even: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.line = WrapLayout(self, gap=gap, line_gap=line_gap, top=top, level=level, even=even)

    def add(
        self, widget: QWidget, *, basis: int = 0, grow: bool = False, end: bool = False
    ) -> None:
        """Add `widget` after the others."""
        self.line.add(widget, basis=basis, grow=grow, end=end)


def together(*buttons: QWidget) -> WrapRow:
    """Return them in one piece, which goes to the next line as a whole."""
    group = WrapRow(gap=8)
    for button in buttons:
        group.add(button)
    return group
