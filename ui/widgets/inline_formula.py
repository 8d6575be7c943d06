"""Formulas in a line of text: drawn on the line the words stand on; copied, they are their source."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import count

from PySide6.QtCore import QByteArray, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)
from PySide6.QtSvg import QSvgRenderer

from ui.formulas import SIZE, formulas
from ui.presenters.chat_markdown import MARKS

TEX = QTextFormat.Property.UserProperty.value + 1
SOURCE = TEX + 1
OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
_LETTERS = 1.15
"""The letters of formulas are smaller than those of text of the same size."""
_AT_LEAST = QTextBlockFormat.LineHeightTypes.MinimumHeight.value
_Alignment = QTextCharFormat.VerticalAlignment
_names = count()


def find_formulas(document: QTextDocument) -> None:
    """Note at each formula of `document` what it is, and take the mark away that it was found by."""
    for mark, (before, after) in MARKS.items():
        cursor = QTextCursor(document)
        while not (cursor := document.find(mark, cursor)).isNull():
            look, tex = cursor.charFormat(), _run_after(cursor)
            cursor.removeSelectedText()
            if not look.fontFixedPitch():
                continue
            look.setProperty(TEX, tex)
            look.setProperty(SOURCE, f"{before}{tex}{after}")
            _select(cursor, cursor.position(), len(tex)).setCharFormat(look)


def _run_after(mark: QTextCursor) -> str:
    """Return what goes on in the same look after the selected `mark`, up to another one."""
    walk = mark.block().begin()
    while not walk.atEnd():
        run = walk.fragment()
        if run.contains(mark.selectionStart()):
            text = run.text()[mark.selectionEnd() - run.position() :]
            ends = [at for other in MARKS if (at := text.find(other)) >= 0]
            return text[: min(ends, default=len(text))]
        walk += 1
    return ""


def draw_formulas(document: QTextDocument, ink: QColor, ratio: float) -> tuple[set[str], bool]:
    """Draw what can be drawn by now, in `ink`, for a screen of `ratio` pixels a px.

    Return the formulas that are still being made, and whether one was drawn now.
    """
    waiting: set[str] = set()
    drawn = False
    block = document.begin()
    while block.isValid():
        for start, length, look in reversed(_written(block)):
            tex = str(look.property(TEX))
            svg = formulas().picture(tex, inline=True)
            if svg is None:
                waiting.add(tex)
            elif svg:
                color = look.foreground().color() if _has_ink(look) else ink
                letter = _Letter(document, block, svg, color, ratio)
                letter.put(_select(QTextCursor(document), start, length), look)
                drawn = True
        block = block.next()
    return waiting, drawn


def source_of(cursor: QTextCursor) -> str | None:
    """Return the selected text with the source of every formula in it; None where there is none."""
    text = cursor.selectedText()
    if OBJECT not in text:
        return None
    at = QTextCursor(cursor.document())
    said = []
    for number, letter in enumerate(text):
        if letter == OBJECT:
            at.setPosition(cursor.selectionStart() + number + 1)
            said.append(str(at.charFormat().property(SOURCE) or ""))
        else:
            said.append("\n" if letter in "\u2028\u2029" else letter)
    return "".join(said)


def _written(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    """Return (position, length, look) of the formulas of `block` that stand as their source."""
    found = []
    walk = block.begin()
    while not walk.atEnd():
        run, look = walk.fragment(), walk.fragment().charFormat()
        if look.hasProperty(TEX) and not look.isImageFormat():
            found.append((run.position(), run.length(), look))
        walk += 1
    return found


def _has_ink(look: QTextCharFormat) -> bool:
    return look.hasProperty(QTextFormat.Property.ForegroundBrush.value)


def _select(cursor: QTextCursor, start: int, length: int) -> QTextCursor:
    cursor.setPosition(start)
    cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor


class _Letter:
    """A formula as one letter of a line, with its picture: so high that it stands on the line."""

    def __init__(
        self, document: QTextDocument, block: QTextBlock, svg: bytes, ink: QColor, ratio: float
    ) -> None:
        self._document, self._block = document, block
        font = _font_of(document, block)
        renderer = QSvgRenderer(QByteArray(svg))
        box = renderer.viewBoxF()
        scale = QFontInfo(font).pixelSize() * _LETTERS / SIZE
        above, below = -box.top() * scale, box.bottom() * scale
        self._look = QTextImageFormat()
        self._look.setFont(font)
        metrics = QFontMetricsF(font)
        half, descent = metrics.xHeight() / 2, math.ceil(metrics.descent())
        if below <= descent:
            self._look.setVerticalAlignment(_Alignment.AlignBaseline)
            self._high = math.ceil(above) + descent
            line = self._high - descent
        else:
            self._look.setVerticalAlignment(_Alignment.AlignMiddle)
            self._high = math.ceil(max(2 * below + half, 2 * above - half))
            line = (self._high + half) / 2
        place = QRectF(0, line - above, box.width() * scale, above + below)
        self._name = f"formula:{next(_names)}"
        self._wide = math.ceil(place.width())
        picture = _picture(svg, ink.rgba(), place.getRect(), (self._wide, self._high), ratio)
        kind = QTextDocument.ResourceType.ImageResource.value
        document.addResource(kind, QUrl(self._name), picture)

    def put(self, cursor: QTextCursor, written: QTextCharFormat) -> None:
        """Stand where `cursor` selects what was `written`."""
        look = self._look
        look.setName(self._name)
        look.setWidth(self._wide)
        look.setHeight(self._high)
        for part in (TEX, SOURCE):
            look.setProperty(part, written.property(part))
        cursor.insertText(OBJECT, look)
        shape = self._block.blockFormat()
        if self._high > shape.lineHeight():
            shape.setLineHeight(shape.lineHeight(), _AT_LEAST)
            QTextCursor(self._block).setBlockFormat(shape)


def _font_of(document: QTextDocument, block: QTextBlock) -> QFont:
    """Return the font of the words around a formula: what stands as code has another one."""
    walk = block.begin()
    while not walk.atEnd():
        look = walk.fragment().charFormat()
        if block.blockFormat().headingLevel() and not look.hasProperty(TEX):
            return look.font()
        walk += 1
    return document.defaultFont()


@lru_cache(maxsize=500)
def _picture(
    svg: bytes,
    ink: int,
    place: tuple[float, float, float, float],
    size: tuple[int, int],
    ratio: float,
) -> QImage:
    """Return the formula at `place` (x, y, width, height) in a picture of `size`, all px."""
    wide, high = (math.ceil(side * ratio) for side in size)
    picture = QImage(max(1, wide), max(1, high), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(*place))
    painter.resetTransform()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), QColor.fromRgba(ink))
    painter.end()
    return picture
