"""Rows of the Settings page: what it is, what it does, and the control at the end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget
from typing_extensions import override

from ui.widgets.base import column, rule
from ui.widgets.card import Card
from ui.widgets.labels import Label
from ui.widgets.wrap import WrapRow


class WholeBox(QSpinBox):
    """A number that the wheel changes only while it has the keyboard, so that pages scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(8, 0, 4, 0)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class DecimalBox(QDoubleSpinBox):
    """The same with decimals."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(8, 0, 4, 0)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SettingRow(QWidget):
    """A title over one plain sentence, and a control that goes below when there is no room."""

    def __init__(self, title: str, text: str, control: QWidget) -> None:
        super().__init__()
        self.text = Label(text, "small", wrap=True)
        words = QWidget()
        lines = column(words, gap=0)
        lines.addWidget(Label(title, wrap=True))
        lines.addWidget(self.text)
        line = WrapRow(gap=24, line_gap=6)
        line.add(words, basis=240, grow=True)
        line.add(control, end=True)
        line.line.setContentsMargins(0, 9, 0, 9)
        outer = column(self)
        outer.addWidget(rule())
        outer.addWidget(line)
        if not control.accessibleDescription():
            control.setAccessibleDescription(text)


class SettingGroup(Card):
    """A card with a heading and its rows."""

    def __init__(self, title: str) -> None:
        super().__init__(padding=16, gap=0)
        heading = Label(title, "heading")
        heading.setContentsMargins(0, 0, 0, 8)
        self.body.addWidget(heading)

    def add(self, title: str, text: str, control: QWidget) -> SettingRow:
        """Add one row and return it."""
        line = SettingRow(title, text, control)
        self.body.addWidget(line)
        return line
