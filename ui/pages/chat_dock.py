"""The foot of the chat: where a message is written, and the lines that come up over it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QDropEvent, QTextCursor
from PySide6.QtWidgets import QFileDialog, QWidget

from app.commands import Attach, Detach, EditMessage, Send, ThinkFirst
from app.state import State
from app.values.chat import ChatEntry, Unsent
from ui.pages.chat_bars import EditBar, LinkBar, TellBar, UndoBar
from ui.pages.chat_core import ChatCore
from ui.presenters.chat import present_composer
from ui.widgets.base import column
from ui.widgets.composer import Composer
from ui.words import tr


class Dock(QWidget):
    """Sends messages, questions that are asked differently, and the files that go with them."""

    stopped = Signal()
    acted = Signal(str)

    def __init__(self, core: ChatCore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._core = core
        self._edited = ""
        self._conversation: str | None = None
        self._began = False
        self._unsent: Unsent | None = None
        self.drafts: dict[str | None, str] = {}
        """What was begun to be written in other conversations; None: in a new one."""
        self.link = LinkBar()
        self.told = TellBar()
        self.undo = UndoBar()
        self.edit = EditBar()
        self.composer = Composer()
        self.body = column(self, gap=8)
        for part in (self.told, self.undo, self.link, self.edit, self.composer):
            self.body.addWidget(part)
        self.setFocusProxy(self.composer)
        self.composer.sent.connect(self._send)
        self.composer.stopped.connect(self.stopped)
        self.composer.acted.connect(self.acted)
        self.composer.attach_wanted.connect(self.choose_files)
        self.composer.detached.connect(self._detach)
        self.composer.thinking_wanted.connect(self._think)
        self.edit.ended.connect(self._end_edit)

    def draw(self, state: State) -> None:
        """Show what is new in `state`."""
        if state.conversation != self._conversation:
            self._turn_to(state)
        if state.unsent != self._unsent:
            self._take_back(state)
        self.composer.draw(present_composer(state))

    def _take_back(self, state: State) -> None:
        """Bring up a message that could not be kept, before what was written since."""
        self._unsent = unsent = state.unsent
        if unsent is None:
            return
        since = self.composer.text.toPlainText().strip()
        self.composer.put_text("\n".join(filter(None, (unsent.text, since))))
        if any(entry.id == unsent.question for entry in state.entries):
            self._edited = unsent.question
            self.edit.show()

    def _turn_to(self, state: State) -> None:
        """Put what is being written aside, and bring up what was begun in this conversation."""
        before, self._conversation = self._conversation, state.conversation
        self.link.hide()
        self.edit.hide()
        self._end_edit()
        # The new chat that is written in has become one of its own: it is the same.
        same = before is None and (self._began or not state.entries)
        self._began = False
        if not same:
            self.drafts[before] = self.composer.text.toPlainText()
            self.composer.text.setPlainText(self.drafts.pop(state.conversation, ""))
            self.composer.text.moveCursor(QTextCursor.MoveOperation.End)

    @property
    def edited(self) -> str:
        """The id of the question that is being asked differently; empty: none."""
        return self._edited

    def close_one(self) -> bool:
        """Close what is open over the composer; return whether something was."""
        shown = next((bar for bar in (self.link, self.edit) if bar.isVisible()), None)
        if shown is not None:
            shown.hide()
        return shown is not None

    def begin_edit(self, question: ChatEntry) -> None:
        """Let `question` be asked differently."""
        self._edited = question.id
        self.composer.put_text(question.text)
        self.edit.show()
        self.composer.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _end_edit(self) -> None:
        if self._edited:
            self._edited = ""
            self.composer.clear_text()

    @Slot(str)
    def _send(self, text: str) -> None:
        edited, self._edited = self._edited, ""
        self._began = self._conversation is None
        self.edit.hide()
        self._core.do(EditMessage(id=edited, text=text) if edited else Send(text=text))

    @Slot()
    def choose_files(self) -> None:
        """Let text files be chosen that go with the next message."""
        dialog = QFileDialog(self, tr("Attach text files"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self.attach)
        dialog.open()

    @Slot(list)
    def attach(self, paths: list[str]) -> None:
        """Let these files go with the next message."""
        self._core.do(Attach(paths=tuple(paths)))
        self.composer.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(bool)
    def _think(self, wanted: bool) -> None:  # noqa: FBT001 - Qt's signature
        self._core.do(ThinkFirst(wanted=wanted))

    @Slot(int)
    def _detach(self, index: int) -> None:
        self._core.do(Detach(index=index))


def dropped_files(event: QDropEvent) -> list[str]:
    """Return the files of a drop that can go with a message; models are for the window."""
    paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path and not path.lower().endswith(".gguf")]
