"""A menu whose words keep their dots at their end."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem, QWidget
from typing_extensions import override

from ui.widgets.direction import isolated


class Menu(QMenu):
    """Draws each text as it is written, also where the window is mirrored."""

    @override
    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        super().initStyleOption(option, action)
        # Qt writes the keys behind a tab, at the other side.
        parts = option.text.split("\t")
        option.text = "\t".join(isolated(part, self.layoutDirection()) for part in parts)

    def open_below(self, button: QWidget) -> None:
        """Open under `button`, beginning at the side where it begins."""
        x = button.width() - self.sizeHint().width() if button.isRightToLeft() else 0
        self.popup(button.mapToGlobal(QPoint(x, button.height() - 1)))
