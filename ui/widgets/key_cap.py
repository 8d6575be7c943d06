"""Keys as they stand on a keyboard: a word or a sign in a rounded frame."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.theme import Theme
from ui.widgets.base import Painted

Hint = tuple[tuple[str, ...], str]
"""The keys, and what they do."""
_HIGH, _BESIDE, _GAP, _APART = 18, 6, 4, 14


def cap_width(theme: Theme, key: str) -> int:
    """Return how wide `key` is drawn, px."""
    wide = QFontMetrics(theme.font("caption")).horizontalAdvance(key) + 2 * _BESIDE
    return max(theme.px(_HIGH), wide)


def draw_cap(painter: QPainter, theme: Theme, key: str, x: int, middle: int) -> None:
    """Draw `key` with its left edge at `x` around the height `middle`."""
    high = theme.px(_HIGH)
    box = QRectF(x, middle - high // 2, cap_width(theme, key), high)
    painter.setPen(QPen(theme.color("line-strong"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setPen(theme.color("text2"))
    painter.setFont(theme.font("caption"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)


class KeyHints(Painted):
    """What some keys do, in one line; the last hint stands at the other end."""

    def __init__(self, hints: Sequence[Hint], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hints = tuple(hints)
        self.setAccessibleName(", ".join(f"{' '.join(keys)}: {word}" for keys, word in hints))

    @override
    def sizeHint(self) -> QSize:
        wide = sum(self._width(hint) + _APART for hint in self._hints) - _APART
        return QSize(wide, self.theme.px(_HIGH) + 2)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def _width(self, hint: Hint) -> int:
        keys, word = hint
        words = QFontMetrics(self.theme.font("caption")).horizontalAdvance(word)
        return sum(cap_width(self.theme, key) + _GAP for key in keys) + words

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        x = 0
        for hint in self._hints[:-1]:
            if x + self._width(hint) <= self.width():
                self._draw(painter, hint, x)
            x += self._width(hint) + _APART
        end = self.width() - self._width(self._hints[-1])
        if end >= x:
            self._draw(painter, self._hints[-1], end)
        painter.end()

    def _draw(self, painter: QPainter, hint: Hint, start: int) -> None:
        """Draw a hint `start` px from where the line begins; keys come before their word."""
        keys, word = hint
        at, middle = start, self.height() // 2
        for key in keys:
            wide = cap_width(self.theme, key)
            draw_cap(painter, self.theme, key, self._x(at, wide), middle)
            at += wide + _GAP
        painter.setPen(self.theme.color("text3"))
        painter.setFont(self.theme.font("caption"))
        wide = start + self._width(hint) - at
        box = QRect(self._x(at, wide), 0, wide, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def _x(self, start: int, wide: int) -> int:
        return self.width() - start - wide if self.isRightToLeft() else start
