"""The pieces of a file as small boxes: filled, half, empty, outlined or struck through."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from app.values.transfer import Cell
from ui.presenters.pieces_map import PiecesView
from ui.widgets.base import Painted
from ui.words import tr

_WIDE, _HIGH, _GAP = 9, 8, 3
"""Of a box and between two, px at 100 % text size."""


class PieceMap(Painted):
    """As many boxes in a row as fit; what each means is its shape as well as its colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells: tuple[Cell, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(tr("Pieces of the file"))

    def draw(self, view: PiecesView) -> None:
        """Show the boxes of `view`."""
        self.setAccessibleDescription(view.text)
        if view.cells == self._cells:
            return
        more = len(view.cells) != len(self._cells)
        self._cells = view.cells
        if more:
            self.updateGeometry()
        self.update()

    # --- geometry ------------------------------------------------------------------------------
    def columns(self, width: int) -> int:
        """Return how many boxes stand in a row of `width` px."""
        gap = self.theme.px(_GAP)
        return max(1, (width + gap) // (self.theme.px(_WIDE) + gap))

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._cells) // self.columns(width))
        gap = self.theme.px(_GAP)
        return max(0, rows * (self.theme.px(_HIGH) + gap) - gap)

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.theme.px(_HIGH))

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        wide, high, gap = (self.theme.px(size) for size in (_WIDE, _HIGH, _GAP))
        inks = {name: self.theme.color(name) for name in ("accent", "err", "track", "raised")}
        inks["edge"] = self.theme.color("track-line")
        across = self.columns(self.width())
        for number, cell in enumerate(self._cells):
            row, place = divmod(number, across)
            box = QRectF(place * (wide + gap), row * (high + gap), wide, high)
            _draw(painter, box, cell, inks)
        painter.end()


def _draw(painter: QPainter, box: QRectF, cell: Cell, inks: dict[str, QColor]) -> None:
    """Draw one box; lines lie at half pixels."""
    edge = box.adjusted(0.5, 0.5, -0.5, -0.5)
    match cell:
        case "here":
            painter.fillRect(box, inks["accent"])
        case "again":
            painter.fillRect(box, inks["err"])
            painter.setPen(QPen(inks["raised"], 1.5))
            painter.drawLine(QPointF(box.left(), box.bottom()), QPointF(box.right(), box.top()))
        case "coming":
            painter.setPen(QPen(inks["accent"], 1))
            painter.setBrush(inks["raised"])
            painter.drawRect(edge)
            painter.drawRect(edge.adjusted(1, 1, -1, -1))
        case _:
            painter.setPen(QPen(inks["edge"], 1))
            painter.setBrush(inks["track"])
            painter.drawRect(edge)
            if cell == "partly":
                half = QRectF(box.left(), box.top(), box.width() / 2, box.height())
                painter.fillRect(half, inks["accent"])
