"""Writing a conversation to a file of the person's choice."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from app.errors import PlimsollError
from ui.pages.chat_core import Archive
from ui.words import told, tr


class Export(QObject):
    """Asks where, writes there, and tells what became of it."""

    told = Signal(str)

    def __init__(self, chats: Archive, parent: QWidget) -> None:
        super().__init__(parent)
        self._chats = chats
        self._window = parent
        self._conversation = ""

    def ask(self, conversation: str, title: str, ending: str) -> QFileDialog:
        """Ask where `conversation` shall be written as `ending` ("md" or "json")."""
        self._conversation = conversation
        name = re.sub(r"[^\w .-]+", "", title).strip(" .")[:60] or tr("Chat")
        dialog = QFileDialog(self._window, tr("Export chat"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending)
        dialog.selectFile(f"{name}.{ending}")
        dialog.fileSelected.connect(self.write)
        dialog.open()
        return dialog

    @Slot(str)
    def write(self, path: str) -> None:
        """Write the conversation that was asked for to `path`."""
        json = path.endswith(".json")
        make = self._chats.export_json if json else self._chats.export_markdown
        try:
            Path(path).write_text(make(self._conversation), encoding="utf-8")
        except OSError as error:
            self.told.emit(
                tr("The chat was not exported: {reason}.").format(reason=error.strerror or error)
            )
        except PlimsollError as error:
            self.told.emit(
                tr("The chat was not exported: {reason}").format(reason=told(error.text))
            )
        else:
            self.told.emit(tr("Exported to {path}").format(path=path))
