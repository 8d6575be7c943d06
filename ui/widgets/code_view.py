"""A block of code in a reply: its language, Copy, and the lines."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import (
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.presenters.chat_code import comment_at
from ui.presenters.chat_pieces import CodePiece
from ui.widgets.buttons import Button
from ui.widgets.flow_item import FlowItem
from ui.widgets.labels import Label
from ui.widgets.markdown import TextView
from ui.widgets.markdown_format import FIXED
from ui.words import tr

_SIDE, _EDGE = 12, 8
_COPIED_MS = 1500
THOUGHT = 16
"""How far a thought stands in, px."""


class CodeView(TextView):
    """Lines that are added at the end and never change."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, step="mono")
        self.setLineWrapMode(TextView.LineWrapMode.NoWrap)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        option = QTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        self.document().setDefaultTextOption(option)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.count = 0

    def clear_lines(self) -> None:
        """Begin anew."""
        self.count = 0
        self.document().clear()
        self.refont()
        shape = QTextBlockFormat()
        shape.setLineHeight(self.theme.line("mono"), FIXED)
        QTextCursor(self.document()).setBlockFormat(shape)

    def add_lines(self, lines: list[str], language: str) -> None:
        """Add `lines`, comments paler."""
        plain, pale = QTextCharFormat(), QTextCharFormat()
        pale.setForeground(self.theme.color("text3"))
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in lines:
            if self.count:
                cursor.insertBlock()
            at = comment_at(line, language)
            cursor.insertText(line if at < 0 else line[:at], plain)
            if at >= 0:
                cursor.insertText(line[at:], pale)
            self.count += 1
        cursor.endEditBlock()

    def wide(self, width: int) -> bool:
        """Whether a line is longer than `width`."""
        return self.document().idealWidth() > width


class CodeItem(FlowItem):
    """One stretch of a code block; the first has the head, the last the rounded foot."""

    def __init__(self) -> None:
        super().__init__()
        self._piece: CodePiece | None = None
        self._left = self._wide = 0
        self._view = CodeView(self)
        self.theme = self._view.theme
        self._language = Label("", "caption", parent=self)
        self.copy = Button(tr("Copy"), "quiet", icon="copy", small=True, parent=self)
        self.copy.setAccessibleName(tr("Copy this code"))
        self.copy.clicked.connect(self._copy)
        self._reset = QTimer(self)
        self._reset.setSingleShot(True)
        self._reset.setInterval(_COPIED_MS)
        self._reset.timeout.connect(self._calm)

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, CodePiece):
            raise TypeError(type(data).__name__)
        if data is not self._piece:
            self._piece = data
            self._view.clear_lines()
            self._calm()
            language = data.code.language
            self._language.setText(language[:32] or tr("code"))
            said = tr("{language} code").format(language=language) if language else tr("code")
            self._view.setAccessibleName(said)
        fresh = data.lines[self._view.count :]
        if fresh:
            self._view.add_lines(fresh, data.code.language)
        head = data.first == 0
        self._language.setVisible(head)
        self.copy.setVisible(head)
        self.update()

    @override
    def height_for(self, width: int) -> int:
        piece = self._piece
        if piece is None:
            return 0
        # A thought stands in, behind the line at its side.
        side = THOUGHT if piece.muted else 0
        self._left = 0 if self.isRightToLeft() else side
        self._wide = width - side
        inner = self._wide - 2 * _SIDE
        self._view.height_for(inner)
        text = max(1, piece.count) * self.theme.line("mono")
        bar = 12 if self._view.wide(inner) else 0
        top = self._head() + (_EDGE if piece.first == 0 else 0)
        self._view.setGeometry(self._left + _SIDE, top, inner, text + bar)
        self._place_head()
        return top + text + bar + (_EDGE if piece.last else 0)

    def _place_head(self) -> None:
        size, mirrored = self.copy.sizeHint(), self.isRightToLeft()
        words = max(20, self._wide - 2 * _SIDE - 96)
        x = self._left + _SIDE + (96 if mirrored else 0)
        self._language.setGeometry(x, 0, words, self._head())
        start = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        absolute = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        self._language.setAlignment(start | absolute)
        x = self._left + (6 if mirrored else self._wide - size.width() - 6)
        self.copy.setGeometry(x, (self._head() - size.height()) // 2, *size.toTuple())

    @override
    def held(self) -> bool:
        return super().held() or self._view.textCursor().hasSelection()

    @override
    def stops(self) -> list[QWidget]:
        return [self.copy] if self._piece is not None and self._piece.first == 0 else []

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        piece = self._piece
        if piece is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.theme.name == "hc"
        line = self.theme.color("line-strong" if strong else "line")
        if piece.muted:
            x = self.width() - 5 if self.isRightToLeft() else 3
            painter.fillRect(x, 0, 2, self.height(), self.theme.color("line-strong"))
        painter.translate(self._left, 0)
        painter.setPen(QPen(line, 1))
        self._surface(painter, piece)
        if piece.first == 0:
            y = self._head() - 0.5
            painter.drawLine(1, int(y), self._wide - 2, int(y))
        painter.end()

    def _surface(self, painter: QPainter, piece: CodePiece) -> None:
        """Fill with plain rectangles, smooth edges at the corners alone: it is drawn often."""
        fill = self.theme.color("inset")
        width, height = self._wide, self.height()
        top = 10 if piece.first == 0 else 0
        foot = 10 if piece.last else 0
        painter.fillRect(1, top, width - 2, height - top - foot, fill)
        painter.drawLine(QLineF(0.5, top, 0.5, height - foot))
        painter.drawLine(QLineF(width - 0.5, top, width - 0.5, height - foot))
        box = QRectF(0, 0, width, height).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(fill)
        for shown, y, high in ((top, 0, top), (foot, height - foot, foot)):
            if shown:
                painter.setClipRect(0, y, width, high)
                painter.drawRoundedRect(box.adjusted(0, -20 if not top else 0, 0, 0), 8, 8)
        painter.setClipping(False)

    def _head(self) -> int:
        if self._piece is None or self._piece.first:
            return 0
        return max(31, self.copy.sizeHint().height() + 6)

    @Slot()
    def _copy(self) -> None:
        if self._piece is not None:
            QGuiApplication.clipboard().setText(self._piece.code.text)
            self.copy.setText(tr("Copied"))
            self.copy.set_icon("check")
            self._reset.start()

    @Slot()
    def _calm(self) -> None:
        self.copy.setText(tr("Copy"))
        self.copy.set_icon("copy")
