"""Which of several versions is shown, with a step to either side."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.widgets.base import row
from ui.widgets.buttons import Button
from ui.widgets.labels import Label
from ui.words import tr


class VersionPager(QWidget):
    """Two arrows around "2 of 3"; hidden while there is one. `stepped` tells -1 or +1."""

    stepped = Signal(int)

    def __init__(self, earlier: str, later: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._busy = False
        self._place = (1, 1)
        self.before = Button("", "quiet", icon="left", small=True, name=earlier)
        self.after = Button("", "quiet", icon="right", small=True, name=later)
        self.words = Label("", "small", tone="text3")
        line = row(self, gap=2)
        line.addWidget(self.before)
        line.addWidget(self.words)
        line.addWidget(self.after)
        self.before.clicked.connect(self._back)
        self.after.clicked.connect(self._on)
        self.hide()

    def show_place(self, version: int, versions: int) -> None:
        """Show `version` of `versions`, counted from 1."""
        self._place = (version, versions)
        self.words.setText(tr("{n} of {total}").format(n=version, total=versions))
        self.setVisible(versions > 1)
        self._weigh()

    def set_busy(self, *, busy: bool) -> None:
        """Hold still while a reply is written."""
        self._busy = busy
        self._weigh()

    def stops(self) -> list[QWidget]:
        """Return what Tab reaches."""
        if self.isHidden():
            return []
        return [button for button in (self.before, self.after) if button.isEnabled()]

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _weigh(self) -> None:
        version, versions = self._place
        self.before.setEnabled(not self._busy and version > 1)
        self.after.setEnabled(not self._busy and version < versions)

    @Slot()
    def _back(self) -> None:
        self.stepped.emit(-1)

    @Slot()
    def _on(self) -> None:
        self.stepped.emit(1)
