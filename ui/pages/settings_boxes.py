"""Numbers and lists of the Settings page, which the wheel leaves alone while a page is scrolled."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDoubleSpinBox, QSpinBox
from typing_extensions import override

from ui.widgets.direction import beginning


def _begin(box: QAbstractSpinBox) -> None:
    """Let the number of `box` begin where its row does, away from the arrows."""
    way = box.layoutDirection()
    # From right to left Qt leaves the sheet's padding beside the words by itself.
    before, after = (4, 0) if way == Qt.LayoutDirection.RightToLeft else (8, 4)
    box.setAlignment(beginning(way))
    box.lineEdit().setTextMargins(before, 0, after, 0)


class WholeBox(QSpinBox):
    """A number that the wheel changes only while it has the keyboard, so that pages scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        _begin(self)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class DecimalBox(QDoubleSpinBox):
    """The same with decimals; the point and the comma are both the mark before them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        _begin(self)

    @override
    def validate(self, text: str, pos: int) -> object:
        # In German the point would separate thousands: 0.95 would become 95.
        point = self.locale().decimalPoint()
        return super().validate(text.replace(".", point).replace(",", point), pos)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ListBox(QComboBox):
    """The same with a list of words; `chosen` tells the key of the one that a person took."""

    chosen = Signal(str)

    def __init__(self, options: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for key, word in options:
            self.addItem(word, key)
        self.activated.connect(self._tell)

    def set_key(self, key: str) -> None:
        """Show the word of `key`."""
        self.setCurrentIndex(self.findData(key))

    @Slot(int)
    def _tell(self, index: int) -> None:
        self.chosen.emit(self.itemData(index))

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
