"""What a long column asks of the widget of a row."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QApplication, QWidget


class FlowItem(QWidget):
    """The widget of a row; it is used again for another row of its kind."""

    @abstractmethod
    def show_data(self, data: object) -> None:
        """Show `data`, which may be the same object with more in it."""

    @abstractmethod
    def height_for(self, width: int) -> int:
        """Lay out at `width` and return the height, px."""

    def held(self) -> bool:
        """Whether something would be lost if the widget showed another row now."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def stops(self) -> list[QWidget]:
        """Return what Tab reaches, in order."""
        return []
