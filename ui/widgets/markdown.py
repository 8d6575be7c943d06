"""Markdown drawn from the theme; it loads nothing, runs nothing, and opens nothing by itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QMimeData, QRect, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.formulas import formulas
from ui.presenters.chat_markdown import MARKS, readable
from ui.widgets.inline_formula import draw_formulas, source_of
from ui.widgets.markdown_format import FEATURES, FIXED, SAFE_SCHEMES, dress, list_indent

CARET = QSize(8, 15)


class SilentDocument(QTextDocument):
    """A document that never fetches a picture, a style sheet or a file."""

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        return None


class TextView(QTextBrowser):
    """Read-only text as high as it is long; `height_for` says how high that is.

    `wanted` tells the address of a link that was chosen. Nothing is opened here.
    """

    wanted = Signal(QUrl)

    def __init__(self, parent: QWidget | None = None, *, step: str = "body") -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self.step = step
        self.setProperty("flat", True)  # noqa: FBT003 - Qt's signature
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._document = SilentDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setUndoRedoEnabled(False)
        self.setDocument(self._document)
        self.anchorClicked.connect(self._tell)

    def height_for(self, width: int) -> int:
        """Lay out at `width` and return the height, px."""
        for _ in range(2):  # a hidden view gives its document its own width once more
            if width != self._document.textWidth():
                self._document.setTextWidth(width)
        return max(1, math.ceil(self._document.size().height()))

    def set_tone(self, role: str) -> None:
        """Draw plain words in this colour role."""
        palette, color = self.palette(), self.theme.color(role)
        if palette.color(QPalette.ColorRole.Text) != color:
            palette.setColor(QPalette.ColorRole.Text, color)
            self.setPalette(palette)

    def refont(self) -> None:
        """Take the font of the theme in force; the style sheet may have set another."""
        self.ensurePolished()
        font = self.theme.font(self.step)
        if self._document.defaultFont() != font:
            self._document.setDefaultFont(font)

    @override
    def changeEvent(self, e: QEvent) -> None:
        super().changeEvent(e)
        if e.type() == QEvent.Type.FontChange:
            self.refont()

    def show_plain(self, text: str) -> None:
        """Show `text` as it is, in lines of the type scale."""
        self.refont()
        self._document.setPlainText(text)
        shape = QTextBlockFormat()
        shape.setLineHeight(self.theme.line(self.step), FIXED)
        cursor = QTextCursor(self._document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(shape)

    def add_plain(self, text: str) -> None:
        """Go on with `text` at the end of what `show_plain` shows; only that is laid out."""
        end = QTextCursor(self._document)
        end.movePosition(QTextCursor.MoveOperation.End)
        end.insertText(text)

    @override
    def wheelEvent(self, e: QWheelEvent) -> None:
        e.ignore()  # the page scrolls, not the paragraph

    @Slot(QUrl)
    def _tell(self, url: QUrl) -> None:
        if url.scheme().lower() in SAFE_SCHEMES:
            self.wanted.emit(url)


class MarkdownView(TextView):
    """Complete blocks of Markdown, then, as plain text, the block that is being written.

    `redrawn` tells that a formula took the place of its source: the height may be another.
    """

    redrawn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._blocks: tuple[str, ...] = ()
        self._tail = ""
        self._tail_at = 0
        self._caret = False
        self._muted = False
        self._formulas: set[str] = set()
        self.has_links = False
        formulas().drawn.connect(self._take_formula)
        self.drawn = 0
        """How often Markdown was laid out; tests count it."""

    @property
    def markdown_text(self) -> str:
        """The Markdown that is shown."""
        return "\n\n".join((*self._blocks, *((self._tail,) if self._tail else ())))

    @property
    def waiting(self) -> bool:
        """Whether a formula is still being made."""
        return bool(self._formulas)

    def show_text(self, blocks: tuple[str, ...], tail: str, *, muted: bool = False) -> None:
        """Show `blocks` as Markdown and `tail` as plain text; what is unchanged is left alone."""
        if blocks != self._blocks or muted != self._muted:
            self._blocks, self._muted = blocks, muted
            self._render()
        if tail != self._tail:
            self._show_tail(tail)

    def set_caret(self, *, visible: bool) -> None:
        """Mark the end of the text as the place where writing goes on."""
        if visible != self._caret:
            self._caret = visible
            self.viewport().update()

    def _render(self) -> None:
        self.drawn += 1
        self.setAccessibleDescription("")
        self.refont()
        self.set_tone("text2" if self._muted else "text")
        document = self._document
        text = "\n\n".join(map(readable, self._blocks))
        document.setMarkdown(text, FEATURES)
        document.setIndentWidth(list_indent(document, self.theme))
        self.has_links = dress(document, self.theme, muted=self._muted)
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if self.has_links else Qt.FocusPolicy.ClickFocus
        )
        self._tail = ""
        self._tail_at = -1
        self._formulas = set()
        if any(mark in text for mark in MARKS):
            self._draw_formulas()

    def _draw_formulas(self) -> bool:
        """Draw the formulas that are made; return whether one was drawn."""
        ink = self.theme.color("text2" if self._muted else "text")
        before = self._document.characterCount()
        whole = QTextCursor(self._document)
        whole.beginEditBlock()
        self._formulas, drawn = draw_formulas(self._document, ink, self.devicePixelRatioF())
        whole.endEditBlock()
        if self._tail_at >= 0:
            self._tail_at += self._document.characterCount() - before
        if drawn:
            whole.select(QTextCursor.SelectionType.Document)
            self.setAccessibleDescription(source_of(whole) or "")
        return drawn

    @Slot(str)
    def _take_formula(self, tex: str) -> None:
        if tex in self._formulas and self._draw_formulas():
            self.redrawn.emit()

    @override
    def createMimeDataFromSelection(self) -> QMimeData:
        said = source_of(self.textCursor())
        if said is None:
            return super().createMimeDataFromSelection()
        data = QMimeData()
        data.setText(said)
        return data

    def _show_tail(self, tail: str) -> None:
        cursor = QTextCursor(self._document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._tail_at < 0:
            self._begin_tail(cursor)
        if not tail.startswith(self._tail):
            cursor.setPosition(self._tail_at)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            self._tail = ""
        # A line separator keeps one block, so that the paragraph's spacing does not jump.
        cursor.insertText(tail[len(self._tail) :].replace("\n", "\u2028"))
        self._tail = tail

    def _begin_tail(self, cursor: QTextCursor) -> None:
        plain = QTextBlockFormat()
        plain.setLineHeight(self.theme.line(self.step), FIXED)
        characters = QTextCharFormat()
        if self._blocks:
            plain.setTopMargin(self.theme.px(12))
            cursor.insertBlock(plain, characters)
        else:
            cursor.setBlockFormat(plain)
            cursor.setBlockCharFormat(characters)
            cursor.setCharFormat(characters)
        self._tail_at = cursor.position()

    @override
    def paintEvent(self, e: QPaintEvent) -> None:
        super().paintEvent(e)
        painter = QPainter(self.viewport())
        self._paint_quotes(painter)
        if self._caret:
            end = QTextCursor(self._document)
            end.movePosition(QTextCursor.MoveOperation.End)
            at = self.cursorRect(end)
            size = CARET * self.theme.scale
            top = at.center().y() - size.height() // 2
            mirrored = end.block().textDirection() == Qt.LayoutDirection.RightToLeft
            left = at.left() + (-4 - size.width() if mirrored else 4)
            left = max(0, min(left, self.viewport().width() - size.width()))
            painter.fillRect(
                QRect(left, top, size.width(), size.height()), self.theme.color("accent")
            )
        painter.end()

    def _paint_quotes(self, painter: QPainter) -> None:
        layout = self._document.documentLayout()
        block: QTextBlock = self._document.begin()
        bottom = -1.0
        while block.isValid():
            if block.blockFormat().hasProperty(QTextBlockFormat.Property.BlockQuoteLevel):
                box = layout.blockBoundingRect(block)
                top = bottom if bottom >= 0 else box.top()
                bottom = box.bottom()
                mirrored = block.textDirection() == Qt.LayoutDirection.RightToLeft
                x = self.viewport().width() - 3 if mirrored else 0
                color = self.theme.color("line-strong")
                painter.fillRect(QRect(x, int(top), 3, int(bottom - top)), color)
            else:
                bottom = -1.0
            block = block.next()
