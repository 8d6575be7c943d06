"""A word with an icon and a colour, never the colour alone; and the plain tag."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.marks import Mark
from ui.widgets.base import Painted
from ui.words import QT_TR_NOOP

ChipKind = Literal[
    "fits", "tight", "too-big", "ok", "warn", "err", "info", "certain", "likely", "unknown",
    "not-alone", "guide",
]  # fmt: skip
_KINDS: dict[str, Mark] = {
    "fits": Mark("ok", "ok", QT_TR_NOOP("Fits")),
    "tight": Mark("warn", "tight", QT_TR_NOOP("Tight")),
    "too-big": Mark("err", "big", QT_TR_NOOP("Too big")),
    "ok": Mark("ok", "ok", QT_TR_NOOP("Good")),
    "warn": Mark("warn", "tight", QT_TR_NOOP("Mind this")),
    "err": Mark("err", "big", QT_TR_NOOP("Failed")),
    "info": Mark("info", "info", ""),
    "certain": Mark("info", "check", QT_TR_NOOP("Certain")),
    "likely": Mark("warn", "likely", QT_TR_NOOP("Likely")),
    "unknown": Mark("info", "info", QT_TR_NOOP("Not sure")),
    "not-alone": Mark("err", "big", QT_TR_NOOP("Not alone")),
    "guide": Mark("info", "doc", QT_TR_NOOP("A guide")),
}


class Chip(Painted):
    """A pill of icon and word; `text` replaces the kind's own word."""

    def __init__(
        self, kind: ChipKind, text: str = "", *, icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        known = _KINDS[kind].said()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.mark = Mark(known.tone, icon or known.icon, text or known.text)
        self.setAccessibleName(self.mark.text)

    def show_mark(self, mark: Mark) -> None:
        """Show another word."""
        if mark != self.mark:
            self.mark = mark
            self.setAccessibleName(mark.text)
            self.retheme()

    def show_kind(self, kind: ChipKind, text: str = "") -> None:
        """Show the word of `kind`, or `text` in its colours."""
        known = _KINDS[kind].said()
        self.show_mark(Mark(known.tone, known.icon, text or known.text))

    @override
    def sizeHint(self) -> QSize:
        words = _width(self.mark.text, self.theme.scale)
        return QSize(6 + self.theme.px(14) + 5 + words + 9, self.theme.px(22))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        tone = self.mark.tone
        info = tone == "info"
        ink = self.theme.color("text2" if info else tone)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self.theme.name == "hc"
        painter.setPen(QPen(ink, 1) if edge else Qt.PenStyle.NoPen)
        fill = "inset" if info or edge else f"{tone}-bg"
        painter.setBrush(self.theme.color(fill))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = self.theme.px(14)
        x = self.width() - 6 - side if right else 6
        box = QRectF(x, (self.height() - side) // 2, side, side)
        icons.paint(painter, self.mark.icon, ink, box)
        painter.setPen(ink)
        painter.setFont(self._font())
        start = 6 + side + 5
        words = self.rect().adjusted(*((9, 0, -start, 0) if right else (start, 0, -9, 0)))
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.mark.text)
        painter.end()

    def _font(self) -> QFont:
        return _font()


def _font() -> QFont:
    font = themes.current().font("small")
    font.setWeight(font.Weight.DemiBold)
    return font


@lru_cache(maxsize=512)
def _width(text: str, scale: float) -> int:  # noqa: ARG001 - another scale, another width
    """Return the width of a chip's word, px; a layout asks for it many times."""
    return QFontMetrics(_font()).horizontalAdvance(text)


class Tag(Painted):
    """A small plain word: a quant, a repository."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._text = text
        self.setAccessibleName(text)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Say something else; nothing hides the tag."""
        self._text = text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.retheme()

    @override
    def sizeHint(self) -> QSize:
        words = QFontMetrics(self.theme.font("caption")).horizontalAdvance(self._text)
        return QSize(words + 12, self.theme.px(18))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self.theme.color("text2")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1) if self.theme.name == "hc" else Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("inset"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(ink)
        painter.setFont(self.theme.font("caption"))
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()
