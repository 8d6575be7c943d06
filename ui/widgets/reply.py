"""The rows of a reply that are read: thought, text."""

from __future__ import annotations

from PySide6.QtCore import QUrl, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui import theme as themes
from ui.presenters.chat_rows import Prose, Thought
from ui.widgets.buttons import Button
from ui.widgets.code_view import THOUGHT
from ui.widgets.direction import right_to_left
from ui.widgets.flow_item import FlowItem
from ui.widgets.labels import Label
from ui.widgets.markdown import MarkdownView
from ui.words import tr


class ProseItem(FlowItem):
    """Markdown over the whole width; reasoning has a line at its side."""

    wanted = Signal(QUrl)
    redrawn = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.view = MarkdownView(self)
        self.view.setAccessibleName(tr("Reply"))
        self.view.wanted.connect(self.wanted)
        self.view.redrawn.connect(self._redrawn)
        self._data: Prose | None = None
        self._muted = False

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, Prose):
            raise TypeError(type(data).__name__)
        self._data = data
        self._muted = data.muted
        self.view.setAccessibleName(tr("Thought") if data.muted else tr("Reply"))
        self.view.show_text(tuple(data.piece.blocks), data.piece.tail, muted=data.muted)
        self.view.set_caret(visible=data.writing)

    @override
    def height_for(self, width: int) -> int:
        side = THOUGHT if self._muted else 0
        inner = width - side
        high = self.view.height_for(inner)
        self.view.setGeometry(0 if self.isRightToLeft() else side, 0, inner, high)
        return high

    @Slot()
    def _redrawn(self) -> None:
        self.redrawn.emit(self._data)

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
        self.button = Button(tr("Thoughts"), "quiet", icon="right", small=True, parent=self)
        self.button.setStyleSheet("padding: 0 6px 0 0;")
        self.tokens = Label("", "small", tone="text3", parent=self)
        self.button.clicked.connect(self._toggle)

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, Thought):
            raise TypeError(type(data).__name__)
        self._reply = data.reply
        self.button.set_icon("down" if data.open else "right")
        self.button.setText(data.words)
        said = tr("{thought}, shown") if data.open else tr("{thought}, folded")
        thought = f"{data.words} {data.tokens}".replace("· ", "")
        self.button.setAccessibleName(said.format(thought=thought))
        self.tokens.setText(self._beside(data.tokens))

    def _beside(self, tokens: str) -> str:
        """Return `tokens` with the dot towards the button, which may stand on either side."""
        if self.isRightToLeft() and tokens and not right_to_left(tokens):
            return f"{tokens.removeprefix('· ')} ·"
        return tokens

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
