"""The plan bar's key: swatch, name, figure; wraps, in the bar's order."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.presenters.figures import measure
from ui.presenters.glossary import meaning_of
from ui.presenters.plan_bar import BarItem, PlanBarView
from ui.theme import Theme
from ui.widgets.base import Painted
from ui.widgets.direction import right_to_left
from ui.widgets.hatch import fill_hatch, fill_pattern
from ui.words import listed, tr

SWATCH = 10


def _bold(step: str) -> QFont:
    font = themes.current().font(step)
    font.setWeight(QFont.Weight.DemiBold)
    return font


@lru_cache(maxsize=2048)
def _advance(step: str, scale: float, text: str, *, bold: bool = False) -> float:  # noqa: ARG001
    """Return the width of `text`, px; a slider asks for the same words again and again.

    Another `scale` is another width, though the theme alone knows the font.
    """
    font = _bold(step) if bold else themes.current().font(step)
    return QFontMetricsF(font).horizontalAdvance(text)


@dataclass(frozen=True, slots=True)
class _Entry:
    """One item of the key where it is drawn, px."""

    item: BarItem
    x: float
    y: float
    width: float


class PlanKey(Painted):
    """Shows the items of a view.

    `figures` adds the MiB; `extra` adds "free" and "reserve"; `without` leaves items out.
    """

    def __init__(
        self,
        *,
        figures: bool = True,
        extra: Collection[str] = ("reserve",),
        without: Collection[str] = (),
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._figures = figures
        self._extra = frozenset(extra)
        self._without = frozenset(without)
        self._step = "caption" if small else "small"
        self._between = 12 if small else 16
        self.items: tuple[BarItem, ...] = ()
        self._names: dict[str, str] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(tr("Key", "legend"))

    def show_plan(self, view: PlanBarView | None, names: dict[str, str] | None = None) -> None:
        """Show the items of `view`; `names` replaces words by item key."""
        items = view.items if view else ()
        if view and "free" in self._extra:
            items = (*items, view.free)
        if view and "reserve" in self._extra and view.reserve.bytes:
            items = (*items, view.reserve)
        shown = tuple(item for item in items if item.key not in self._without)
        if shown == self.items and (names or {}) == self._names:
            return
        high = self.heightForWidth(self.width()) if self.items else -1
        self.items, self._names = shown, names or {}
        self.setAccessibleDescription(
            listed(f"{self._word(item)} {measure(item.figure, 'MiB')}" for item in shown)
        )
        # The page around is laid out again only where a line came or went.
        if self.heightForWidth(self.width()) != high:
            self.updateGeometry()
        self.update()

    def _word(self, item: BarItem) -> str:
        return self._names.get(item.key, item.name)

    # --- geometry ------------------------------------------------------------------------------
    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        entries = self._lay_out(width)
        line = self.theme.line(self._step)
        return int(entries[-1].y + line) if entries else line

    @override
    def sizeHint(self) -> QSize:
        entries = self._lay_out(1 << 20)
        width = int(entries[-1].x + entries[-1].width) if entries else 80
        return QSize(width, self.theme.line(self._step))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.theme.line(self._step))

    def _fonts(self) -> tuple[QFont, QFont]:
        return self.theme.font(self._step), _bold(self._step)

    def _lay_out(self, width: int) -> list[_Entry]:
        measured = partial(_advance, self._step, self.theme.scale)
        side = self.theme.px(SWATCH)
        line = self.theme.line(self._step) + 4
        entries: list[_Entry] = []
        x = y = 0.0
        for item in self.items:
            wide = side + 6 + measured(self._word(item))
            if self._figures:
                wide += measured(" ") + measured(item.figure, bold=True)
            if x and x + wide > width:
                x, y = 0.0, y + line
            entries.append(_Entry(item, x, y, wide))
            x += wide + self._between
        return entries

    # --- hover ---------------------------------------------------------------------------------
    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self.tip_at(event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def tip_at(self, x: float, y: float) -> str:
        """Return what the part of the plan at (`x`, `y`) is; empty for a plain word."""
        x = self.width() - x if self.isRightToLeft() else x
        line = self.theme.line(self._step)
        for entry in self._lay_out(self.width()):
            if 0 <= x - entry.x <= entry.width and 0 <= y - entry.y <= line:
                return meaning_of(entry.item.name)
        return ""

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        plain, bold = self._fonts()
        metrics = QFontMetricsF(plain)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        line, side = self.theme.line(self._step), self.theme.px(SWATCH)
        for entry in self._lay_out(self.width()):
            left = self.width() - entry.x - entry.width if mirrored else entry.x
            swatch_x = left + entry.width - side if mirrored else left
            box = QRectF(round(swatch_x), round(entry.y + (line - side) / 2), side, side)
            draw_swatch(painter, self.theme, entry.item.key, box)
            base = entry.y + (line + metrics.ascent() - metrics.descent()) / 2
            x = left if mirrored else left + side + 6
            word = self._word(entry.item)
            parts = [(plain, "text2", word)]
            if self._figures:
                parts.append((bold, "text", entry.item.figure))
            for font, role, text in reversed(parts) if right_to_left(word) else parts:
                painter.setFont(font)
                painter.setPen(self.theme.color(role))
                painter.drawText(QPointF(x, base), text)
                x += QFontMetricsF(font).horizontalAdvance(text) + metrics.horizontalAdvance(" ")
        painter.end()


def draw_swatch(painter: QPainter, theme: Theme, key: str, box: QRectF) -> None:
    """Draw the 10 px square of an item, with its pattern where patterns are on."""
    painter.save()
    if key in {"free", "reserve"}:
        painter.fillRect(box, theme.color("track"))
        if key == "reserve":
            fill_hatch(painter, box, theme.color("text3"), rising=True, every=4, width=1)
        painter.setPen(QPen(theme.color("track-line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.item(key))
    painter.drawRoundedRect(box, 2, 2)
    ink = theme.pattern_ink(key)
    if key == "other":
        fill_hatch(painter, box, ink, rising=False, every=4, width=1)
    elif theme.patterns:
        fill_pattern(painter, box, key, ink, every=4 if key != "kv" else 3)
    painter.restore()
