"""The way back to the end of a conversation, for somebody who left it."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from ui.widgets.buttons import Button
from ui.widgets.flow import Flow
from ui.words import tr


class ToTheEnd(Button):
    """Stands over the foot of `flow` while its end is out of sight."""

    def __init__(self, flow: Flow, parent: QWidget) -> None:
        super().__init__("", icon="down", name=tr("Go to the end"), parent=parent)
        self._flow = flow
        self.hide()
        self.clicked.connect(flow.to_end)
        flow.moved.connect(self.place)

    @Slot()
    def place(self) -> None:
        """Show it where it belongs, if it is of use."""
        far = not self._flow.at_end and self._flow.verticalScrollBar().maximum() > 0
        self.setVisible(far)
        if far:
            size, below = self.sizeHint(), self._flow.geometry()
            x = below.center().x() - size.width() // 2
            self.setGeometry(x, below.bottom() - size.height() - 7, size.width(), size.height())
            self.raise_()
