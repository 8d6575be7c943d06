"""How a line of the command palette is drawn."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.palette import Deed
from ui.widgets.base import ABSOLUTE

Index = QModelIndex | QPersistentModelIndex
DEED = Qt.ItemDataRole.UserRole
_SIDE = 10


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
        theme = self.theme
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        box = option.rect.adjusted(0, 1, 0, -1)
        if chosen:
            painter.setPen(theme.color("accent"))
            painter.setBrush(theme.color("accent-bg"))
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            start, end = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        else:
            start, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        mirrored = start == Qt.AlignmentFlag.AlignRight
        side = theme.px(16)
        x = box.right() - _SIDE - side if mirrored else box.x() + _SIDE
        mark = QRectF(x, box.y() + (box.height() - side) // 2, side, side)
        icons.paint(painter, deed.icon, theme.color("text2"), mark)
        small = theme.font("small")
        aside = "   ".join(filter(None, (deed.group, deed.keys)))
        wide = QFontMetrics(small).horizontalAdvance(aside)
        before, after = (_SIDE, _SIDE + side + 10) if mirrored else (_SIDE + side + 10, _SIDE)
        inner = box.adjusted(before, 0, -after, 0)
        painter.setFont(small)
        painter.setPen(theme.color("text2" if chosen else "text3"))
        painter.drawText(inner, end | ABSOLUTE, aside)
        font = theme.font("body")
        room = inner.width() - wide - 16
        title = QFontMetrics(font).elidedText(deed.title, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        painter.drawText(inner, start | ABSOLUTE, title)
        painter.restore()
