"""A picture over time whose columns are drawn once and then only moved."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap


class Scrolled:
    """Columns of one device px, counted from the epoch, `last` being the one at the right edge.

    Counted so, a column holds the same moments whenever it is drawn, and moving the picture gives
    what drawing it anew would.
    """

    def __init__(self) -> None:
        self.picture = QPixmap()
        self.last = -1

    def forget(self) -> None:
        """Draw every column again: what they stand for has changed."""
        self.picture = QPixmap()

    @property
    def first(self) -> int:
        """The column at the left edge."""
        return self.last - self.picture.width() + 1

    def reach(self, size: QSize, last: int) -> range:
        """Move until `last` is at the right edge; return the columns that came in, all clear.

        They are all of the picture's when it is of another `size` (device px), or time went back.
        """
        moved = last - self.last
        if self.picture.size() != size or not 0 <= moved < size.width():
            self.picture = QPixmap(size)
            self.picture.fill(Qt.GlobalColor.transparent)
            moved = size.width()
        elif moved:
            self.picture.scroll(-moved, 0, self.picture.rect())
            painter = QPainter(self.picture)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(
                size.width() - moved, 0, moved, size.height(), Qt.GlobalColor.transparent
            )
            painter.end()
        self.last = last
        return range(last - moved + 1, last + 1)

    def x(self, column: int) -> int:
        """Return where `column` lies in the picture, device px."""
        return column - self.first
