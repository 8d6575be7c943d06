"""The chat page: what is asked on its parts, and what they show."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from app.commands import LoadModel, PrepareChat, Regenerate, StopReply, TryRemedy
from app.state import State
from ui.making import Making, take_all
from ui.pages.chat_core import ChatCore
from ui.pages.chat_dock import dropped_files
from ui.pages.chat_export import Export
from ui.pages.chat_frame import ChatFrame
from ui.pages.chat_setup import ChatSetupDialog
from ui.presenters.chat import last_reply
from ui.presenters.chat_empty import present_empty
from ui.presenters.chat_list import ChatLine, title_of
from ui.presenters.chat_setup import present_chat_setup
from ui.store import Store


class ChatPage(ChatFrame):
    """Follows the store; `navigate` asks the window for another page."""

    navigate = Signal(str)

    def __init__(
        self, core: ChatCore, store: Store, parent: QWidget | None = None, *, at_once: bool = True
    ) -> None:
        super().__init__(parent)
        self.making = self._make(core, store)
        if at_once:
            take_all(self.making)

    def _make(self, core: ChatCore, store: Store) -> Making:
        self._core = core
        self._state = store.state
        self._sought = ""
        yield from self._make_parts(core)
        self.export = Export(core.chats, self)
        self.setAcceptDrops(True)
        self._connect()
        self._bind_keys()
        yield
        store.news.connect(self.refresh)
        self.refresh(store.state)

    def _connect(self) -> None:
        self.list.opened.connect(self._opened)
        self.list.export_wanted.connect(self._export)
        self.list.deleted.connect(self.dock.undo.offer)
        self.list.failed.connect(self.dock.told.tell)
        self.dock.undo.wanted.connect(self.list.restore)
        self.export.told.connect(self.dock.told.tell)
        self.header.more.clicked.connect(self._menu)
        self.conversation.link_wanted.connect(self.dock.link.ask)
        self.conversation.again_wanted.connect(self.again)
        self.conversation.remedy_wanted.connect(self._try)
        self.conversation.fixes_wanted.connect(self._go_fixes)
        self.empty.acted.connect(self._act)
        self.empty.other_wanted.connect(self._go_models)
        self.dock.stopped.connect(self.stop)
        self.dock.acted.connect(self._act)
        self.conversation.edit_wanted.connect(self.begin_edit)
        self.composer.text.looked_back.connect(self.edit_last)
        self.header.setup.clicked.connect(self.prepare)

    def _bind_keys(self) -> None:
        for keys, slot in (
            ("Ctrl+N", self.new_chat),
            ("Ctrl+F", self.find_chats),
            ("Ctrl+B", self.toggle_list),
            ("Ctrl+R", self.again),
            ("Ctrl+I", self.prepare),
            ("F2", self.rename),
            ("Ctrl+Shift+A", self.attach),
            ("Esc", self.stop),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # --- drawing ---------------------------------------------------------------------------------
    @Slot(object)
    def refresh(self, state: State) -> None:
        """Show what is new in `state`."""
        found = state.conversation != self._state.conversation
        self._state = state
        self.list.draw(state)
        self.header.draw(state)
        view = present_empty(state, datetime.now().astimezone())
        if view is not None:
            self.empty.draw(view)
        self.middle.setCurrentIndex(0 if view is None else 1)
        self.conversation.draw(state)
        if found and self._sought:
            self.conversation.go_to_words(self._sought)
            self._sought = ""
        self.dock.draw(state)

    # --- asked for -------------------------------------------------------------------------------
    @Slot()
    def new_chat(self) -> None:
        """Begin an empty conversation and write in it."""
        self.list.start()

    @Slot()
    def rename(self) -> None:
        """Let the title of the open conversation be typed over; in the list, that of its line."""
        lines = self.list.lines
        at = self.list.model.line(lines.currentIndex().row()) if lines.hasFocus() else None
        if name := at.id if at else self._state.conversation:
            self.list.rename(name)

    @Slot()
    def again(self) -> None:
        """Write the last reply again."""
        if last_reply(self._state):
            self._core.do(Regenerate())

    @Slot()
    def stop(self) -> None:
        """Close what is open over the chat; otherwise end the reply."""
        if self.dock.close_one():
            return
        if self._state.reply is not None:
            self._core.do(StopReply())
        elif self.small and self.list_shown:
            self.show_list(shown=False)

    @Slot()
    def attach(self) -> None:
        """Let text files be chosen that go with the next message."""
        self.dock.choose_files()

    @Slot(str)
    def begin_edit(self, question: str) -> None:
        """Let a question be asked differently, in the message box."""
        entry = next((entry for entry in self._state.entries if entry.id == question), None)
        if entry is not None:
            self.dock.begin_edit(entry)

    @Slot()
    def edit_last(self) -> None:
        """Let the last question be asked differently."""
        questions = [entry for entry in self._state.entries if entry.role == "user"]
        if questions and self._state.reply is None:
            self.begin_edit(questions[-1].id)

    @Slot()
    def prepare(self) -> None:
        """Let the instructions of this chat be written and its style be chosen."""
        dialog = ChatSetupDialog(present_chat_setup(self._state), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.kept.connect(self._prepared)
        dialog.open()

    @Slot(str, str)
    def _prepared(self, instructions: str, preset: str) -> None:
        self._core.do(PrepareChat(instructions=instructions, preset=preset))

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if paths := dropped_files(event):
            event.acceptProposedAction()
            self.dock.attach(paths)

    @Slot(str)
    def _act(self, action: str) -> None:
        if action == "load":
            self._core.do(LoadModel())
        else:
            self._go_models()

    @Slot(str)
    def _try(self, kind: str) -> None:
        self._core.do(TryRemedy(kind=kind))

    @Slot()
    def _go_models(self) -> None:
        self.navigate.emit("models")

    @Slot()
    def _go_fixes(self) -> None:
        self.navigate.emit("fixes")

    @Slot()
    def _opened(self) -> None:
        self._sought = self.list.search.text()
        if self.small:
            self.show_list(shown=False)
        self.begin()

    @Slot()
    def _menu(self) -> None:
        name = self._state.conversation
        if name is not None:
            line = ChatLine(name, title_of(self._state), "", "", "")
            self.list.make_menu(line).open_below(self.header.more)

    @Slot(str, str)
    def _export(self, conversation: str, ending: str) -> None:
        items = self._state.conversations
        title = next((item.title for item in items if item.id == conversation), "")
        self.export.ask(conversation, title, ending)
