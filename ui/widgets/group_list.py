"""The list of a page's groups at its side: a click or the arrow keys go to one, it is marked."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.widgets.base import ABSOLUTE, check_for_tab, column
from ui.widgets.chosen import outline_chosen

_LEAST, _MOST = 188, 240
"""Of its width, px at 100 % text size."""
_BESIDE = 12


class GroupButton(QAbstractButton):
    """One group by its name; the current one is bold on its own ground, with a bar before it."""

    entered = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.theme = themes.current()
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.theme.changed.connect(self.update)

    @override
    def sizeHint(self) -> QSize:
        width = QFontMetrics(self.theme.font("strong")).horizontalAdvance(self.text())
        return QSize(width + 2 * _BESIDE + 2, self.theme.px(32))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.theme.px(32))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        self._draw_ground(painter, on=on)
        font = self.theme.font("strong" if on else "body")
        painter.setFont(font)
        painter.setPen(self.theme.color("text" if on else "text2"))
        room = self.rect().adjusted(_BESIDE, 0, -_BESIDE, 0)
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        text = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(room, side | ABSOLUTE, text)
        painter.end()

    def _draw_ground(self, painter: QPainter, *, on: bool) -> None:
        down, over = self.isDown(), self.underMouse()
        fill = "selected" if on else "pressed" if down else "hover" if over else ""
        painter.setPen(Qt.PenStyle.NoPen)
        if fill:
            painter.setBrush(self.theme.color(fill))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        if on:
            x = self.width() - 3 if self.isRightToLeft() else 0
            painter.setBrush(self.theme.color("accent"))
            painter.drawRoundedRect(QRectF(x, 8, 3, self.height() - 16), 1.5, 1.5)
            outline_chosen(painter, QRectF(self.rect()), self.theme)


class GroupList(QWidget):
    """One Tab stop, arrows inside; `chosen` tells the number of the group to go to.

    `entered` (Enter) asks for the keyboard inside the group that is marked.
    """

    chosen = Signal(int)
    entered = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.theme = themes.current()
        self.buttons: list[GroupButton] = []
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._tell)
        self._column = column(self, gap=2)
        self._column.addStretch(1)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    def add(self, name: str) -> GroupButton:
        """Add a group at the end."""
        button = GroupButton(name)
        self._column.insertWidget(len(self.buttons), button)
        self.buttons.append(button)
        self._group.addButton(button)
        button.entered.connect(self.entered)
        self.retheme()
        return button

    def mark(self, number: int) -> None:
        """Show which group is looked at."""
        check_for_tab(self._group, self.buttons[number])

    @Slot()
    def retheme(self) -> None:
        """Be as wide as the longest name, between the least and the most."""
        widest = max((button.sizeHint().width() for button in self.buttons), default=0)
        least, most = self.theme.px(_LEAST), self.theme.px(_MOST)
        self.setFixedWidth(min(most, max(least, widest)))
        for button in self.buttons:
            wide = button.sizeHint().width() > self.width()
            button.setToolTip(button.text() if wide else "")

    @Slot(QAbstractButton)
    def _tell(self, button: QAbstractButton) -> None:
        self.chosen.emit(self._group.buttons().index(button))
