"""The text of a message: as high as what is written, Enter sends, Shift+Enter makes a line."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy
from typing_extensions import override

from ui import theme as themes
from ui.widgets.direction import isolated
from ui.words import tr

MOST_LINES = 8
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Writing(QPlainTextEdit):
    """`entered` fires at Enter, `looked_back` at Up where nothing is written.

    `turned` fires when the keyboard comes or goes.
    """

    entered = Signal()
    turned = Signal()
    looked_back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = themes.current()
        for name in ("flat", "framed"):
            self.setProperty(name, True)  # noqa: FBT003 - Qt's signature
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Message"))
        self.document().setDocumentMargin(0)
        self.viewport().setAutoFillBackground(False)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.fit()

    @Slot()
    def fit(self) -> None:
        """Be as high as the text, or what stands in its place, up to `MOST_LINES` lines."""
        line = self.fontMetrics().lineSpacing()
        lines = max(1, int(self.document().size().height()))
        if self.document().isEmpty():
            room = QRect(0, 0, max(1, self.viewport().width()), 1)
            words = self.fontMetrics().boundingRect(
                room, Qt.TextFlag.TextWordWrap, self.placeholderText()
            )
            lines = max(1, round(words.height() / line))
        high = max(self.theme.px(22), min(lines, MOST_LINES) * line + 4)
        policy = Qt.ScrollBarPolicy
        over = lines > MOST_LINES
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if over else policy.ScrollBarAlwaysOff
        )
        if high != self.height():
            self.setFixedHeight(high)

    def invite(self, words: str) -> None:
        """Show `words` while nothing is written."""
        words = isolated(words, self.layoutDirection())
        if words != self.placeholderText():
            self.setPlaceholderText(words)
            self.fit()

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        if e.size().width() != e.oldSize().width():
            self.fit()

    @override
    def focusInEvent(self, e: QFocusEvent) -> None:
        super().focusInEvent(e)
        self.turned.emit()

    @override
    def focusOutEvent(self, e: QFocusEvent) -> None:
        super().focusOutEvent(e)
        self.turned.emit()

    @override
    def keyPressEvent(self, e: QKeyEvent) -> None:
        plain = not e.modifiers() & (
            Qt.KeyboardModifier.ShiftModifier
            | Qt.KeyboardModifier.ControlModifier
            | Qt.KeyboardModifier.AltModifier
        )
        if e.key() in _ENTER and plain:
            self.entered.emit()
            return
        if e.key() == Qt.Key.Key_Up and plain and self.document().isEmpty():
            self.looked_back.emit()
            return
        super().keyPressEvent(e)
