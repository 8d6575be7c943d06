"""The files that go with a message; each can be taken off again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from ui.widgets.buttons import Button
from ui.widgets.wrap import WrapRow
from ui.words import tr

_LONGEST, _END = 40, 18


class FileRow(WrapRow):
    """One small button a file; `removed` tells its place. Hidden while there is none."""

    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(gap=6, line_gap=4, parent=parent)
        self._names: tuple[str, ...] = ()
        self.buttons: list[Button] = []
        self.hide()

    def show_names(self, names: tuple[str, ...]) -> None:
        """Show exactly `names`."""
        if names == self._names:
            return
        self._names = names
        for button in self.buttons:
            self.line.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._make(name) for name in names]
        for button in self.buttons:
            self.add(button)
        self.setVisible(bool(names))

    def _make(self, name: str) -> Button:
        # The end has the ending and the size.
        cut = f"{name[: _LONGEST - _END - 1]}…{name[-_END:]}"
        short = name if len(name) <= _LONGEST else cut
        button = Button(short, icon="x", small=True)
        said = tr("Take off {name}").format(name=name)
        button.setToolTip(said)
        button.setAccessibleName(said)
        button.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        button.clicked.connect(self._remove)
        return button

    @Slot()
    def _remove(self) -> None:
        sender = self.sender()
        if sender in self.buttons:
            self.removed.emit(self.buttons.index(sender))
