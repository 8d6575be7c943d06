"""The rows of a conversation that are read: question, thought, text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui import theme as themes
from ui.presenters.chat_rows import Prose, Question, Thought
from ui.presenters.figures import count
from ui.widgets.buttons import Button
from ui.widgets.flow_item import FlowItem
from ui.widgets.labels import Label
from ui.widgets.markdown import MarkdownView, TextView

LONG = 3000
"""Letters of a question after which the rest is folded away."""
_WIDEST = 0.78


class QuestionItem(FlowItem):
    """A bubble at the end of the line, at most 78 % wide."""

    unfolded = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._question: Question | None = None
        self._view = TextView(self)
        self.theme = self._view.theme
        self._view.setAccessibleName("You said")
        self.more = Button("", "link", small=True, parent=self)
        self.more.clicked.connect(self._unfold)
        self._box = QRectF()
        self._width = 0

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, Question):
            raise TypeError(type(data).__name__)
        self._question = data
        folded = len(data.text) > LONG and not data.whole
        text = data.text[:LONG].rstrip() + "…" if folded else data.text
        self.more.setVisible(folded)
        self.more.setText(f"Show all {count(len(data.text))} letters" if folded else "")
        if text != self._view.toPlainText():
            self._view.show_plain(text)

    @override
    def height_for(self, width: int) -> int:
        most = int(width * _WIDEST) - 28
        self._view.height_for(most)
        inner = min(most, max(24, int(self._view.document().idealWidth()) + 2))
        high = self._view.height_for(inner)
        extra = self.more.sizeHint().height() + 4 if self.more.isVisibleTo(self) else 0
        self._width = inner + 28
        left = 0 if self.isRightToLeft() else width - self._width
        self._view.setGeometry(left + 14, 9, inner, high)
        self.more.setGeometry(left + 14, 9 + high + 4, *self.more.sizeHint().toTuple())
        self._box = QRectF(left, 0, self._width, high + extra + 18)
        return high + extra + 18

    @override
    def held(self) -> bool:
        return super().held() or self._view.textCursor().hasSelection()

    @override
    def stops(self) -> list[QWidget]:
        return [self.more] if self.more.isVisibleTo(self) else []

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.theme.name == "hc"
        edge = QPen(self.theme.color("line-strong"), 1)
        painter.setPen(edge if strong else Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("inset"))
        inset = 0.5 if strong else 0.0
        painter.drawRoundedRect(self._box.adjusted(inset, inset, -inset, -inset), 10, 10)
        painter.end()

    @Slot()
    def _unfold(self) -> None:
        if self._question is not None:
            self._question.whole = True
            self.unfolded.emit(self._question)


class ProseItem(FlowItem):
    """Markdown over the whole width; reasoning has a line at its side."""

    wanted = Signal(QUrl)

    def __init__(self) -> None:
        super().__init__()
        self.view = MarkdownView(self)
        self.view.setAccessibleName("Reply")
        self.view.wanted.connect(self.wanted)
        self._muted = False

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, Prose):
            raise TypeError(type(data).__name__)
        self._muted = data.muted
        self.view.setAccessibleName("Thought" if data.muted else "Reply")
        self.view.show_text(tuple(data.piece.blocks), data.piece.tail, muted=data.muted)
        self.view.set_caret(visible=data.writing)

    @override
    def height_for(self, width: int) -> int:
        side = 16 if self._muted else 0
        inner = width - side
        high = self.view.height_for(inner)
        self.view.setGeometry(0 if self.isRightToLeft() else side, 0, inner, high)
        return high

    @override
    def held(self) -> bool:
        return super().held() or self.view.textCursor().hasSelection()

    @override
    def stops(self) -> list[QWidget]:
        return [self.view] if self.view.has_links else []

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._muted:
            return
        painter = QPainter(self)
        x = self.width() - 5 if self.isRightToLeft() else 3
        painter.fillRect(x, 0, 2, self.height(), themes.current().color("line-strong"))
        painter.end()


class ThoughtItem(FlowItem):
    """Folds a reply's reasoning away."""

    toggled = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._reply = ""
        self.button = Button("Thoughts", "quiet", icon="right", small=True, parent=self)
        self.button.setStyleSheet("padding: 0 6px 0 0;")
        self.tokens = Label("", "small", tone="text3", parent=self)
        self.button.clicked.connect(self._toggle)

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, Thought):
            raise TypeError(type(data).__name__)
        self._reply = data.reply
        closed = "left" if self.isRightToLeft() else "right"
        self.button.set_icon("down" if data.open else closed)
        self.button.setText(data.words)
        state = "shown" if data.open else "folded"
        self.button.setAccessibleName(f"{data.words} {data.tokens}, {state}".replace("· ", ""))
        self.tokens.setText(data.tokens)

    @override
    def height_for(self, width: int) -> int:
        self.button.ensurePolished()
        size, words = self.button.sizeHint(), self.tokens.sizeHint()
        mirrored = self.isRightToLeft()
        left = width - size.width() if mirrored else 0
        x = left - words.width() if mirrored else size.width()
        self.button.setGeometry(left, 0, size.width(), size.height())
        self.tokens.setGeometry(x, 0, words.width(), size.height())
        return size.height()

    @override
    def stops(self) -> list[QWidget]:
        return [self.button]

    @Slot()
    def _toggle(self) -> None:
        self.toggled.emit(self._reply)
