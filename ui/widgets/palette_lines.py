"""How a line of the command palette is drawn."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.palette import Deed, pieces
from ui.theme import Theme
from ui.widgets.key_cap import cap_width, draw_cap

Index = QModelIndex | QPersistentModelIndex
DEED = Qt.ItemDataRole.UserRole
TYPED = Qt.ItemDataRole.UserRole + 1
_SIDE, _GAP = 10, 8


class PaletteDelegate(QStyledItemDelegate):
    """Icon and title at the start, group and keys at the end."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = themes.current()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, self.theme.line("body") + 14)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        deed = index.data(DEED)
        if not isinstance(deed, Deed):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        box = option.rect.adjusted(0, 1, 0, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setPen(self.theme.color("accent"))
            painter.setBrush(self.theme.color("accent-bg"))
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        line = _Line(painter, self.theme, box.adjusted(_SIDE, 0, -_SIDE, 0), option.direction)
        line.icon(deed.icon)
        line.keys(deed.keys)
        line.group(deed.group, "text2" if chosen else "text3")
        line.title(pieces(deed.title, index.data(TYPED)))
        painter.restore()


class _Line:
    """Takes room from both ends, one part after the other; the title has what is left."""

    def __init__(
        self, painter: QPainter, theme: Theme, box: QRect, way: Qt.LayoutDirection
    ) -> None:
        self._painter, self._theme, self._left = painter, theme, box
        self._mirrored = way == Qt.LayoutDirection.RightToLeft

    def _take(self, wide: int, *, at_end: bool, gap: int) -> QRect:
        box = QRect(self._left)
        if at_end != self._mirrored:
            box.setLeft(box.right() + 1 - wide)
            self._left.setRight(box.left() - 1 - gap)
        else:
            box.setWidth(wide)
            self._left.setLeft(box.right() + 1 + gap)
        return box

    def icon(self, name: str) -> None:
        side = self._theme.px(16)
        box = self._take(side, at_end=False, gap=10)
        mark = QRectF(box.x(), box.y() + (box.height() - side) // 2, side, side)
        icons.paint(self._painter, name, self._theme.color("text2"), mark)

    def keys(self, keys: str) -> None:
        if keys:
            box = self._take(cap_width(self._theme, keys), at_end=True, gap=_GAP)
            draw_cap(self._painter, self._theme, keys, box.x(), box.center().y() + 1)

    def group(self, words: str, ink: str) -> None:
        small = self._theme.font("small")
        box = self._take(QFontMetrics(small).horizontalAdvance(words), at_end=True, gap=2 * _GAP)
        self._painter.setFont(small)
        self._painter.setPen(self._theme.color(ink))
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def title(self, parts: tuple[tuple[str, bool], ...]) -> None:
        """Write `parts`, those that were typed heavier; what has no room ends in dots."""
        plain, heavy = self._theme.font("body"), self._theme.font("strong")
        whole = "".join(part for part, _ in parts)
        font = heavy if len(parts) > 1 else plain
        room = self._left.width() - (
            QFontMetrics(heavy).horizontalAdvance(whole)
            - QFontMetrics(plain).horizontalAdvance(whole)
        ) * (font is heavy)
        shown = QFontMetrics(plain).elidedText(whole, Qt.TextElideMode.ElideRight, room)
        layout = QTextLayout(shown, plain)
        layout.setFormats(_formats(parts, heavy))
        side = Qt.AlignmentFlag.AlignRight if self._mirrored else Qt.AlignmentFlag.AlignLeft
        layout.setTextOption(QTextOption(side | Qt.AlignmentFlag.AlignAbsolute))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(self._left.width())
        layout.endLayout()
        self._painter.setPen(self._theme.color("text"))
        top = self._left.y() + (self._left.height() - line.height()) / 2
        layout.draw(self._painter, QPointF(self._left.x(), top))


def _formats(parts: tuple[tuple[str, bool], ...], heavy: QFont) -> list[QTextLayout.FormatRange]:
    found, at = [], 0
    for part, typed in parts:
        if typed:
            one = QTextLayout.FormatRange()
            one.start, one.length = at, len(part)  # type: ignore[misc]
            one.format.setFont(heavy)
            found.append(one)
        at += len(part)
    return found
