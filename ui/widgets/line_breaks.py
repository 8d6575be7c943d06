"""Where a wrapped text may break: not in a figure with its unit, not before a lone word."""

from __future__ import annotations

import re

from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from ui.numerals import UNIT

_FIXED_SPACE = "\N{NO-BREAK SPACE}"
_JOINER = "\N{WORD JOINER}"
_MEASURE = re.compile(rf"(?<=\d) (?={UNIT})")
_PER = re.compile(r"(?<=[^\W\d_])/(?=s\b)")
_SCHEME = re.compile(r"(?<=://)(?=\w)")
_ARROW = re.compile(r"(?<=→) ")
_WIDE = "[\u3000-\u9fff\uff00-\uffef]"
_BESIDE_WIDE = re.compile(rf"(?<={_WIDE})(?=\S)|(?<=\S)(?={_WIDE})")
"""Where a Chinese or Japanese text may break without a space."""
_DOT = " · "
_LONELY = 1 / 6
"""A last line narrower than this share of the width looks left behind."""
_NARROWER = (0.92, 0.85, 0.78, 0.7)


def joined(text: str) -> str:
    """Return `text` with what belongs together in one piece.

    A figure and its unit, a rate, an arrow and its aim, and an address up to the computer's name.
    """
    figures = _PER.sub(f"/{_JOINER}", _MEASURE.sub(_FIXED_SPACE, text))
    return _SCHEME.sub(_JOINER, _ARROW.sub(_FIXED_SPACE, figures))


def broken(paragraph: str, font: QFont, option: QTextOption, width: int) -> list[str]:
    """Return the lines of `paragraph` in `width` px, as even as needed to leave no word alone.

    Of facts with dots between, each stays whole where that takes no line more.
    """
    lines = _filled(paragraph, font, option, width)
    if len(lines) > 1 and _DOT in paragraph:
        facts = _held(paragraph, font, width)
        whole = _filled(facts, font, option, width)
        if len(whole) <= len(lines):
            paragraph, lines = facts, whole
    if len(lines) < 2 or not _lonely(lines[-1], font, width):
        return lines
    for share in _NARROWER:
        evener = _filled(paragraph, font, option, int(width * share))
        if len(evener) != len(lines):
            break
        if not _lonely(evener[-1], font, width):
            return evener
    return lines


def _held(paragraph: str, font: QFont, width: int) -> str:
    """Return `paragraph` with each fact in one piece that has room in a line."""
    metrics = QFontMetricsF(font)
    facts = paragraph.split(_DOT)
    fits = [metrics.horizontalAdvance(f"{fact} ·") <= width for fact in facts]
    return _DOT.join(
        _BESIDE_WIDE.sub(_JOINER, fact.replace(" ", _FIXED_SPACE)) if fit else fact
        for fact, fit in zip(facts, fits, strict=True)
    )


def _lonely(line: str, font: QFont, width: int) -> bool:
    return QFontMetricsF(font).horizontalAdvance(line.strip()) < width * _LONELY


def _filled(paragraph: str, font: QFont, option: QTextOption, width: int) -> list[str]:
    """Return the lines when each takes as much as it holds."""
    layout = QTextLayout(paragraph, font)
    layout.setTextOption(option)
    found: list[str] = []
    units = paragraph.encode("utf-16-le")  # what Qt counts; an emoji is two
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        start, end = line.textStart(), line.textStart() + line.textLength()
        found.append(units[2 * start : 2 * end].decode("utf-16-le"))
    layout.endLayout()
    return found or [""]
