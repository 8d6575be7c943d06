"""A thin bar for a share that is known."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget
from typing_extensions import override

from ui import theme as themes

_STEPS = 10_000


class ProgressBar(QProgressBar):
    """6 px high. `notches` (0..1) are places that had to be fetched again."""

    def __init__(
        self, name: str, *, role: str = "accent", height: int = 6, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self._role = role
        self._height = height
        self._notches: tuple[float, ...] = ()
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.theme.changed.connect(self.update)

    def set_fraction(self, fraction: float) -> None:
        """Fill `fraction` of the bar, 0..1."""
        value = round(max(0.0, min(1.0, fraction)) * _STEPS)
        if self._filled(value) != self._filled(self.value()) or value in {0, _STEPS}:
            # Qt paints a new value at once, outside of the frame; it can wait for its neighbours.
            self.setUpdatesEnabled(False)
            self.setValue(value)
            self.setUpdatesEnabled(True)

    def _filled(self, value: int) -> int:
        """Return how many px of the bar `value` fills."""
        return round(self.width() * value / _STEPS)

    def set_role(self, role: str) -> None:
        """Fill with another colour role."""
        self._role = role
        self.update()

    def set_notches(self, places: Sequence[float]) -> None:
        """Mark `places`, shares of 0..1 of the width."""
        if (notches := tuple(places)) != self._notches:
            self._notches = notches
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(24, self._height)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        box = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setClipPath(outline)
        painter.fillRect(box, self.theme.color("track"))
        filled = box.width() * self.value() / _STEPS
        painter.fillRect(QRectF(0, 0, filled, box.height()), self.theme.color(self._role))
        painter.setClipping(False)
        painter.setPen(QPen(self.theme.color("track-line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        painter.fillPath(_start(filled, box), self.theme.color(self._role))
        for place in self._notches:
            spot = QRectF(place * box.width() - 1, 0, 2, box.height())
            painter.fillRect(spot, self.theme.color("err"))
        painter.end()


def _start(filled: float, box: QRectF) -> QPainterPath:
    """Return the filled part as its own path, over the outline."""
    whole, part = QPainterPath(), QPainterPath()
    whole.addRoundedRect(box, box.height() / 2, box.height() / 2)
    part.addRect(QRectF(0, 0, filled, box.height()))
    return whole.intersected(part)
