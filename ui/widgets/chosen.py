"""The outline of what is chosen, where its tint alone could not be told from the ground."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.theme import Theme

RADIUS = 6.0


def fill_chosen(painter: QPainter, box: QRectF, theme: Theme, radius: float = RADIUS) -> None:
    """Fill `box`, a chosen row, with its tint, and draw its edge in high contrast."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("selected"))
    painter.drawRoundedRect(box, radius, radius)
    outline_chosen(painter, box, theme, radius)


def outline_chosen(painter: QPainter, box: QRectF, theme: Theme, radius: float = RADIUS) -> None:
    """Draw the edge of `box`, a chosen row, in high contrast."""
    if theme.name == "hc":
        painter.setPen(QPen(theme.color("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
