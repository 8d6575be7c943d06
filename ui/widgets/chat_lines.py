"""How a conversation's line in the list is drawn and renamed."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from ui import theme as themes
from ui.models.conversations import LINE
from ui.presenters.chat_list import ChatLine
from ui.widgets.base import ABSOLUTE
from ui.widgets.chosen import outline_chosen
from ui.words import tr

Index = QModelIndex | QPersistentModelIndex
_SIDE = 8


class ChatLineDelegate(QStyledItemDelegate):
    """Two lines of text (title, then when and how many messages), or a heading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self._side = Qt.AlignmentFlag.AlignLeft

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self.theme
        if index.data(LINE) is None:
            return QSize(80, theme.line("caption") + 14)
        return QSize(80, theme.line("body") + theme.line("caption") + 16)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(LINE)
        painter.save()
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        self._side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = option.rect.adjusted(0, 1, 0, -1)
        if isinstance(line, ChatLine):
            self._line(painter, box, line, option)
        else:
            font = self.theme.font("caption")
            font.setWeight(QFont.Weight.DemiBold)
            inner = box.adjusted(_SIDE, 8, -_SIDE, -2)
            self._text(painter, inner, str(index.data()), font, "text3")
        painter.restore()

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(tr("New title"))
        editor.setMaxLength(200)
        return editor

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        high = editor.sizeHint().height()
        box = option.rect
        editor.setGeometry(box.x(), box.y() + (box.height() - high) // 2, box.width(), high)

    def _line(
        self, painter: QPainter, box: QRect, line: ChatLine, option: QStyleOptionViewItem
    ) -> None:
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or over:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("selected" if chosen else "hover"))
            painter.drawRoundedRect(QRectF(box), 6, 6)
        if chosen:
            outline_chosen(painter, QRectF(box), self.theme)
        inner = box.adjusted(_SIDE, 7, -_SIDE, -7)
        title = QRect(inner.x(), inner.y(), inner.width(), self.theme.line("body"))
        self._text(
            painter, title, line.title, self.theme.font("strong" if chosen else "body"), "text"
        )
        detail = QRect(inner.x(), title.bottom() + 1, inner.width(), self.theme.line("caption"))
        self._text(painter, detail, line.detail, self.theme.font("caption"), "text3")

    def _text(self, painter: QPainter, box: QRect, text: str, font: QFont, role: str) -> None:
        painter.setFont(font)
        painter.setPen(self.theme.color(role))
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(box, self._side | ABSOLUTE, shown)
