"""How a line of a long list is drawn: title, tags, facts, a mark and the buttons at its end."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.models.rows import ROW
from ui.presenters.list_row import ListRow
from ui.presenters.marks import Mark
from ui.widgets.base import ABSOLUTE
from ui.widgets.direction import written

Index = QModelIndex | QPersistentModelIndex
SIDE = 12
_GAP = 8
_BETWEEN, _MORE = " · ", "…"
_NARROW = 460
"""px at 100 % text below which the word at the end goes into the second line."""


def whole_facts(facts: str, metrics: QFontMetrics, room: int) -> str:
    """Return as many of `facts` as `room` px holds, and a sign that there are more.

    A figure that is cut says another one.
    """
    known = facts.split(_BETWEEN)
    for many in range(len(known), 0, -1):
        more = [_MORE] if many < len(known) else []
        text = _BETWEEN.join([*known[:many], *more])
        if metrics.horizontalAdvance(text) <= room:
            return text
    return known[0]


@dataclass(frozen=True, slots=True)
class RowBoxes:
    """Where the parts of one row lie; empty boxes are not drawn."""

    words: QRect
    mark: QRect
    action: QRect
    menu: QRect


class RowDelegate(QStyledItemDelegate):
    """Draws a `ListRow`; `hover` is the row and the part ("action", "menu") under the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self.hover: tuple[int, str] = (-1, "")
        self._mirrored = False

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self.height)

    @property
    def height(self) -> int:
        """Height of every row, px."""
        return self.theme.line("strong") + self.theme.line("small") + 24

    def boxes(self, box: QRect, row: ListRow) -> RowBoxes:
        """Return where the parts of `row` lie in `box`, as if read from left to right."""
        right = box.right() + 1 - SIDE
        tall = self.theme.px(26)
        top = box.y() + (box.height() - tall) // 2
        menu = action = mark = QRect()
        if row.menu:
            menu = QRect(right - tall, top, tall, tall)
            right = menu.x() - _GAP
        if row.action:
            wide = self._width(row.action, self._bold()) + 22
            action = QRect(right - wide, top, wide, tall)
            right = action.x() - _GAP
        if row.mark is not None:
            wide = 6 + self.theme.px(14) + 5 + self._width(row.mark.text, self._bold()) + 9
            high = self.theme.px(22)
            mark = QRect(right - wide, box.y() + (box.height() - high) // 2, wide, high)
            right = mark.x() - _GAP
        left = box.x() + SIDE
        return RowBoxes(
            QRect(left, box.y(), max(0, right - left), box.height()), mark, action, menu
        )

    def part_at(self, box: QRect, row: ListRow, x: int, y: int, *, mirrored: bool) -> str:
        """Return what lies at (`x`, `y`): "action", "menu" or ""."""
        if mirrored:
            x = box.x() + box.right() - x
        boxes = self.boxes(box, row)
        for name, part in (("action", boxes.action), ("menu", boxes.menu)):
            if part.contains(x, y):
                return name
        return ""

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, ListRow):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        box = option.rect
        self._ground(painter, box, option, row)
        boxes = self.boxes(box, row)
        self._words(painter, box, boxes.words, row)
        if row.mark is not None:
            self._mark(painter, self._there(box, boxes.mark), row.mark)
        part = self.hover[1] if self.hover[0] == index.row() else ""
        if row.action:
            self._button(painter, self._there(box, boxes.action), row.action, part == "action")
        if row.menu:
            self._dots(painter, self._there(box, boxes.menu), over=part == "menu")
        painter.restore()

    def _there(self, box: QRect, part: QRect) -> QRect:
        if not self._mirrored:
            return part
        return QRect(box.x() + box.right() - part.right(), part.y(), part.width(), part.height())

    def _ground(
        self, painter: QPainter, box: QRect, option: QStyleOptionViewItem, row: ListRow
    ) -> None:
        inner = QRectF(box).adjusted(1, 2, -1, -2)
        state = option.state
        current = bool(state & QStyle.StateFlag.State_HasFocus)
        fill = "selected" if row.chosen else ""
        if not fill and (current or state & QStyle.StateFlag.State_MouseOver):
            fill = "hover"
        plain = "line-strong" if self.theme.name == "hc" else "line"
        edge = "accent" if current else plain
        painter.setPen(QPen(self.theme.color(edge), 2 if current else 1))
        painter.setBrush(self.theme.color(fill or "raised"))
        painter.drawRoundedRect(inner.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        if row.chosen:
            bar = QRect(box.x() + 1, box.y() + 14, 3, box.height() - 28)
            painter.fillRect(self._there(box, bar), self.theme.color("accent"))

    def _words(self, painter: QPainter, box: QRect, words: QRect, row: ListRow) -> None:
        strong, small = self.theme.font("strong"), self.theme.font("small")
        first, second = self.theme.line("strong"), self.theme.line("small")
        top = words.y() + (words.height() - first - second) // 2
        line = QRect(words.x(), top, words.width(), first)
        narrow = words.width() < self.theme.px(_NARROW)
        if row.end and not narrow:
            wide = self._width(row.end, small)
            end = QRect(line.right() - wide, line.y(), wide + 1, words.bottom() - line.y() - 6)
            end.setTop(words.y())
            end.setHeight(words.height())
            self._text(painter, box, end, row.end, small, "text3")
            line.setRight(end.x() - _GAP)
        tags = sum(self._width(tag, self.theme.font("caption")) + 12 + 6 for tag in row.tags)
        title = QRect(line.x(), line.y(), max(40, line.width() - tags), line.height())
        used = self._text(painter, box, title, row.title, strong, "text")
        self._tags(painter, box, QRect(line.x() + used + _GAP, line.y(), 0, first), row.tags)
        below = QRect(line.x(), top + first, line.width(), second)
        if row.warning:
            side = self.theme.px(14)
            spot = QRect(below.x(), below.y() + (second - side) // 2, side, side)
            color = self.theme.color("warn")
            icons.paint(painter, "tight", color, QRectF(self._there(box, spot)))
            below.setLeft(below.x() + side + 5)
            below.setLeft(
                below.x() + self._text(painter, box, below, row.warning, small, "warn") + _GAP
            )
        facts = f"{row.end} · {row.facts}" if row.end and narrow else row.facts
        if below.width() > 40:
            facts = whole_facts(facts, QFontMetrics(small), below.width())
            self._text(painter, box, below, facts, small, "text2")

    def _tags(self, painter: QPainter, box: QRect, at: QRect, tags: tuple[str, ...]) -> None:
        font = self.theme.font("caption")
        high = self.theme.px(18)
        x = at.x()
        for tag in tags:
            wide = self._width(tag, font) + 12
            spot = self._there(box, QRect(x, at.y() + (at.height() - high) // 2, wide, high))
            outlined = self.theme.name == "hc"
            painter.setPen(QPen(self.theme.color("text2"), 1) if outlined else Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("inset"))
            painter.drawRoundedRect(QRectF(spot).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(self.theme.color("text2"))
            painter.setFont(font)
            self._write(painter, spot, Qt.AlignmentFlag.AlignCenter, tag)
            x += wide + 6

    def _mark(self, painter: QPainter, box: QRect, mark: Mark) -> None:
        info, edge = mark.tone == "info", self.theme.name == "hc"
        ink = self.theme.color("text2" if info else mark.tone)
        painter.setPen(QPen(ink, 1) if edge else Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("inset" if info or edge else f"{mark.tone}-bg"))
        pill = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        side = self.theme.px(14)
        x = box.right() + 1 - 6 - side if self._mirrored else box.x() + 6
        icons.paint(
            painter, mark.icon, ink, QRectF(x, box.y() + (box.height() - side) // 2, side, side)
        )
        words = box.adjusted(*((9, 0, -side - 11, 0) if self._mirrored else (side + 11, 0, -9, 0)))
        painter.setPen(ink)
        painter.setFont(self._bold())
        self._write(painter, words, Qt.AlignmentFlag.AlignCenter, mark.text)

    def _button(self, painter: QPainter, box: QRect, word: str, over: bool) -> None:  # noqa: FBT001
        painter.setPen(QPen(self.theme.color("control"), 1))
        painter.setBrush(self.theme.color("pressed" if over else "raised"))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(self.theme.color("text"))
        painter.setFont(self._bold())
        self._write(painter, box, Qt.AlignmentFlag.AlignCenter, word)

    def _dots(self, painter: QPainter, box: QRect, *, over: bool) -> None:
        if over:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("pressed"))
            painter.drawRoundedRect(QRectF(box), 6, 6)
        side = self.theme.px(16)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(QRectF(box).center())
        icons.paint(painter, "more", self.theme.color("text2"), QRectF(spot.toAlignedRect()))

    def _text(
        self, painter: QPainter, box: QRect, at: QRect, text: str, font: QFont, role: str
    ) -> int:
        """Write `text`, with dots where there is no room; return the width it took."""
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, at.width())
        side = Qt.AlignmentFlag.AlignRight if self._mirrored else Qt.AlignmentFlag.AlignLeft
        painter.setFont(font)
        painter.setPen(self.theme.color(role))
        self._write(painter, self._there(box, at), side | ABSOLUTE, shown)
        return min(at.width(), self._width(shown, font))

    def _write(self, painter: QPainter, box: QRect, side: Qt.AlignmentFlag, text: str) -> None:
        right = Qt.LayoutDirection.RightToLeft
        way = right if self._mirrored else Qt.LayoutDirection.LeftToRight
        painter.setLayoutDirection(written(text, way))
        painter.drawText(box, side, text)

    def _bold(self) -> QFont:
        font = self.theme.font("small")
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _width(self, text: str, font: QFont) -> int:
        return QFontMetrics(font).horizontalAdvance(text) + 1
