"""On or off."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.widgets.base import ABSOLUTE

_WIDTH, _HEIGHT, _GAP = 36, 20, 10


class Switch(QCheckBox):
    """A check box drawn as a switch; without text, give it a `name`. `small`: the words step back."""

    def __init__(
        self, text: str = "", *, name: str = "", small: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._step, self._ink = ("small", "text2") if small else ("body", "text")
        self.theme = themes.current()
        self.setAccessibleName(name or text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.theme.changed.connect(self.retheme)

    def show_state(self, *, on: bool | None) -> None:
        """Show `on`, or with None that nobody knows; a click on that switches on."""
        state = {True: Qt.CheckState.Checked, False: Qt.CheckState.Unchecked}
        self.setCheckState(state.get(on, Qt.CheckState.PartiallyChecked))

    @override
    def nextCheckState(self) -> None:
        on = self.checkState() == Qt.CheckState.Checked
        self.setCheckState(Qt.CheckState.Unchecked if on else Qt.CheckState.Checked)

    @Slot()
    def retheme(self) -> None:
        """Measure and draw again."""
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        words = QFontMetrics(self.theme.font(self._step)).horizontalAdvance(self.text())
        wide, high = self.theme.px(_WIDTH), self.theme.px(_HEIGHT)
        return QSize(wide + (_GAP + words if words else 0), max(high, self.theme.line(self._step)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        wide = self.theme.px(_WIDTH)
        self._draw_switch(painter, self.width() - wide if right else 0, mirrored=right)
        if self.text():
            painter.setFont(self.theme.font(self._step))
            painter.setPen(self.theme.color(self._ink if self.isEnabled() else "disabled"))
            start = 0 if right else wide + _GAP
            words = QRectF(start, 0, self.width() - wide - _GAP, self.height())
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            painter.drawText(words, side | ABSOLUTE, self.text())
        painter.end()

    def _draw_switch(self, painter: QPainter, left: float, *, mirrored: bool) -> None:
        on = self.checkState() == Qt.CheckState.Checked
        live, scale = self.isEnabled(), self.theme.scale
        edge = self.theme.color(("accent" if on else "control") if live else "line-strong")
        painter.save()
        painter.translate(left, (self.height() - _HEIGHT * scale) / 2)
        painter.scale(scale, scale)
        painter.setPen(QPen(edge, 1.5))
        rest = self.theme.color("hover" if self.underMouse() else "raised")
        painter.setBrush(edge if on else rest)
        box = QRectF(0, 0, _WIDTH, _HEIGHT).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.drawRoundedRect(box, 9.25, 9.25)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("on-accent") if on else edge)
        known = self.checkState() != Qt.CheckState.PartiallyChecked
        painter.drawEllipse(
            QRectF((20.5 if on != mirrored else 4.5) if known else 12.5, 4.5, 11, 11)
        )
        painter.restore()
