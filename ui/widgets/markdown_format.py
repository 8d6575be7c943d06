"""How a Markdown document looks: line height, spacing, code, tables; and what it may not contain."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from ui import theme as themes
from ui.theme.theme import Theme
from ui.widgets.inline_formula import SOURCE, TEX, find_formulas
from ui.words import tr

FEATURES = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)
FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_HEADINGS = {1: "title", 2: "heading", 3: "strong"}
SAFE_SCHEMES = frozenset({"http", "https"})


def dress(document: QTextDocument, theme: Theme, *, muted: bool) -> bool:
    """Format `document` for `theme`; return whether it has links.

    Pictures become their description, links with other schemes than http and https become text.
    """
    whole = QTextCursor(document)
    whole.beginEditBlock()  # so that it is laid out once, not after every change
    try:
        return _dress(document, theme, muted=muted)
    finally:
        whole.endEditBlock()


def _dress(document: QTextDocument, theme: Theme, *, muted: bool) -> bool:
    _remove_pictures(document)
    find_formulas(document)
    links = False
    block, before = document.begin(), QTextBlock()
    while block.isValid():
        _space(block, before, theme)
        links |= _letters(block, theme, muted=muted)
        before, block = block, block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _table(frame, theme)
    _flatten(document.lastBlock())
    return links


def list_indent(document: QTextDocument, theme: Theme) -> float:
    """Return how far a list stands in, px: its widest number has to fit in front of it."""
    metrics = QFontMetricsF(theme.font("body"))
    widest = 0.0
    block = document.begin()
    while block.isValid():
        if (listed := block.textList()) is not None:
            widest = max(widest, metrics.horizontalAdvance(listed.itemText(block)))
        block = block.next()
    return max(theme.px(20), widest + theme.px(8))


def _flatten(last: QTextBlock) -> None:
    """Take the room away from the empty line that Qt keeps after a table."""
    if last.text() or not last.previous().isValid():
        return
    if QTextCursor(last.previous()).currentTable() is not None:
        shape = last.blockFormat()
        shape.setTopMargin(0)
        shape.setLineHeight(1, FIXED)
        QTextCursor(last).setBlockFormat(shape)


@lru_cache(maxsize=8)
def _mono(_scale: float) -> QFont:
    """Return the font of code at a text size; looking for it takes longer than laying it out."""
    return themes.current().font("mono")


def _remove_pictures(document: QTextDocument) -> None:
    cursor = QTextCursor(document)
    while True:
        cursor = document.find("\N{OBJECT REPLACEMENT CHARACTER}", cursor)
        if cursor.isNull():
            return
        picture = cursor.charFormat().toImageFormat()
        said = str(picture.property(QTextFormat.Property.ImageAltText) or "").strip()
        words = tr("[picture: {text}]").format(text=said) if said else tr("[picture]")
        cursor.insertText(words, QTextCharFormat())


def _space(block: QTextBlock, before: QTextBlock, theme: Theme) -> None:
    shape = block.blockFormat()
    level = shape.headingLevel()
    step = _HEADINGS.get(level, "strong") if level else _step(block)
    shape.setLineHeight(theme.line(step), FIXED)
    in_table = QTextCursor(block).currentTable() is not None
    listed = block.textList() is not None
    if not before.isValid() or in_table:
        top = 0
    elif level:
        top = 18
    elif listed and before.textList() is not None:
        top = 4
    elif _is_code(block) and _is_code(before):
        top = 0
    else:
        top = 12
    shape.setTopMargin(theme.px(top))
    shape.setBottomMargin(0)
    if quote := shape.property(QTextFormat.Property.BlockQuoteLevel):
        mirrored = block.textDirection() == Qt.LayoutDirection.RightToLeft
        side = theme.px(14) * int(quote)
        shape.setLeftMargin(0 if mirrored else side)
        shape.setRightMargin(side if mirrored else 0)
    if shape.hasProperty(QTextFormat.Property.BlockTrailingHorizontalRulerWidth):
        shape.setBackground(theme.color("line-strong"))  # the colour of the rule itself
    if _is_code(block):
        shape.setNonBreakableLines(False)
        shape.setBackground(theme.color("inset"))
    QTextCursor(block).setBlockFormat(shape)


def _step(block: QTextBlock) -> str:
    return "mono" if _is_code(block) else "body"


def _is_code(block: QTextBlock) -> bool:
    shape = block.blockFormat()
    return shape.hasProperty(QTextFormat.Property.BlockCodeLanguage) or shape.hasProperty(
        QTextFormat.Property.BlockCodeFence
    )


def _letters(block: QTextBlock, theme: Theme, *, muted: bool) -> bool:
    """Format the runs of one block; return whether one of them is a link."""
    level = block.blockFormat().headingLevel()
    quoted = bool(block.blockFormat().property(QTextFormat.Property.BlockQuoteLevel))
    runs = []
    walk = block.begin()
    while not walk.atEnd():
        run, look = walk.fragment(), walk.fragment().charFormat()
        if level or muted or quoted or look.propertyCount():  # else it looks as it should
            runs.append((run.position(), run.length(), look))
        walk += 1
    links = False
    for start, length, old in runs:
        new, link = _run(old, theme, quiet=muted or quoted)
        if level:
            font = theme.font(_HEADINGS.get(level, "strong"))
            new.setFont(font, QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesAll)
        links |= link
        cursor = QTextCursor(block)
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(new)
    return links


def _run(old: QTextCharFormat, theme: Theme, *, quiet: bool) -> tuple[QTextCharFormat, bool]:
    new = QTextCharFormat()
    if old.fontWeight() > QFont.Weight.Normal:
        new.setFontWeight(QFont.Weight.DemiBold)
    new.setFontItalic(old.fontItalic())
    new.setFontStrikeOut(old.fontStrikeOut())
    if quiet:
        new.setForeground(theme.color("text2"))
    if old.fontFixedPitch() or "monospace" in (old.fontFamilies() or ()):
        mono = _mono(theme.scale)
        new.setFontFamilies(mono.families())
        new.setProperty(QTextFormat.Property.FontPixelSize, mono.pixelSize())
        new.setFontFixedPitch(True)
        new.setBackground(theme.color("inset"))
    for part in (TEX, SOURCE):
        if old.hasProperty(part):
            new.setProperty(part, old.property(part))
    address = old.anchorHref()
    link = QUrl(address).scheme().lower() in SAFE_SCHEMES
    if link:
        new.setAnchor(True)
        new.setAnchorHref(address)
        new.setForeground(theme.color("accent-text"))
        new.setFontUnderline(True)
    return new, link


def _table(table: QTextTable, theme: Theme) -> None:
    start = table.cellAt(0, 0).firstCursorPosition()
    if (
        not start.block().text()
        and start.block() != table.cellAt(0, 0).lastCursorPosition().block()
    ):
        start.deleteChar()  # Qt leaves an empty line there when a quote comes before the table
    shape = QTextTableFormat(table.format().toTableFormat())
    shape.setBorder(0)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    shape.setCellSpacing(0)
    shape.setCellPadding(0)
    shape.setTopMargin(theme.px(8))
    shape.setBottomMargin(theme.px(4))
    shape.setHeaderRowCount(1)
    columns = table.columns()
    shape.setColumnWidthConstraints([QTextLength()] * columns)
    table.setFormat(shape)
    line = theme.color("line-strong" if theme.name == "hc" else "line")
    for row in range(table.rows()):
        for column in range(columns):
            cell = table.cellAt(row, column)
            if row == 0 and table.rows() > 1:
                _align(cell.firstCursorPosition(), table.cellAt(1, column).firstCursorPosition())
            look = QTextTableCellFormat()
            look.setTopPadding(theme.px(4 if row == 0 else 6))
            look.setBottomPadding(theme.px(4 if row == 0 else 6))
            look.setLeftPadding(0 if column == 0 else theme.px(16))
            look.setRightPadding(0 if column == columns - 1 else theme.px(16))
            if row < table.rows() - 1:
                look.setBottomBorder(1)
                look.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                look.setBottomBorderBrush(line)
            cell.setFormat(look)
            if row == 0:
                _head(cell.firstCursorPosition(), cell.lastCursorPosition(), theme)


def _align(head: QTextCursor, like: QTextCursor) -> None:
    """Give the head of a column the side of its figures."""
    shape = head.blockFormat()
    shape.setAlignment(like.blockFormat().alignment())
    head.setBlockFormat(shape)


def _head(start: QTextCursor, end: QTextCursor, theme: Theme) -> None:
    font = theme.font("caption")
    font.setWeight(QFont.Weight.DemiBold)
    letters = QTextCharFormat()
    letters.setFont(font)
    letters.setForeground(theme.color("text3"))
    start.setPosition(end.position(), QTextCursor.MoveMode.KeepAnchor)
    start.mergeCharFormat(letters)
    block = start.blockFormat()
    block.setLineHeight(theme.line("caption"), FIXED)
    start.mergeBlockFormat(block)
