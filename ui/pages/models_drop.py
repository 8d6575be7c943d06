"""Files dropped on the window: they are proposed in a question, and listed after a click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from app.commands import AddFolder, ImportFile
from ui.pages.asking import Core
from ui.presenters.drop import Dropped, present_drop, read_drop
from ui.widgets.confirm import Confirm
from ui.words import tr


def local_paths(data: QMimeData) -> list[str]:
    """Return the paths of the files in `data`; addresses of other machines are left out."""
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]


class DropDesk(QObject):
    """Takes what is dropped over `over`, and over every widget whose events it is given to filter.

    `wanted` asks for the page before the question is put.
    """

    wanted = Signal()

    def __init__(self, core: Core, over: QWidget) -> None:
        super().__init__(over)
        self._core = core
        self._over = over
        self._dropped = Dropped()

    def welcome(self, event: QDragEnterEvent) -> bool:
        """Accept a drag that carries local files; return whether it does."""
        if not local_paths(event.mimeData()):
            return False
        event.acceptProposedAction()
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DragEnter and isinstance(event, QDragEnterEvent):
            return self.welcome(event)
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            self.wanted.emit()
            self.take(event)
            return True
        return False

    def take(self, event: QDropEvent) -> None:
        """Ask about what was dropped."""
        event.acceptProposedAction()
        self.propose(local_paths(event.mimeData()))

    def propose(self, paths: list[str]) -> Confirm:
        """Ask whether `paths` shall be listed; nothing happens before the answer."""
        self._dropped = read_drop(paths)
        if not self._dropped:
            told = Confirm(
                tr("That is no model"),
                tr("Model files end in .gguf. Folders that hold such files can be dropped too."),
                tr("Close"),
                parent=self._over,
            )
            told.cancel.hide()
            told.open()
            return told
        view = present_drop(self._dropped)
        asked = Confirm(view.title, view.text, view.button, parent=self._over)
        asked.accepted.connect(self._add)
        asked.open()
        return asked

    @Slot()
    def _add(self) -> None:
        for path in self._dropped.files:
            self._core.do(ImportFile(path=path))
        for path in self._dropped.folders:
            self._core.do(AddFolder(path=path))
