"""The conversations at the side: search, open, rename, export, delete with undo."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget
from typing_extensions import override

from app.commands import (
    DeleteConversation,
    OpenConversation,
    RenameConversation,
    RestoreConversation,
)
from app.state import State
from ui import icons
from ui import theme as themes
from ui.models.conversations import ConversationModel
from ui.pages.chat_core import ChatCore
from ui.pages.chat_find import Finder
from ui.presenters.chat_list import DRAFT, ChatLine, present_chat_list
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.chat_lines import ChatLineDelegate
from ui.widgets.direction import inset
from ui.widgets.labels import Label
from ui.widgets.menu import Menu
from ui.widgets.search_field import SearchField
from ui.words import tr

SEARCH_MS = 150


class Lines(QListView):
    """The list itself; Enter and a click open, Delete deletes, F2 renames."""

    opened = Signal(str)
    delete_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Conversations"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.EditKeyPressed)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.clicked.connect(self._open)
        self.activated.connect(self._open)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QListView.State.EditingState:
            return  # what the editor did not use
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.delete_wanted.emit()
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        model = self.model()
        if isinstance(model, ConversationModel) and (line := model.line(index.row())):
            self.opened.emit(line.id)


class ChatList(QFrame):
    """Follows the state; `opened` fires when a conversation was chosen.

    `deleted` tells id and title, `needed` asks to be shown, `failed` says what went wrong.
    """

    opened = Signal()
    deleted = Signal(str, str)
    needed = Signal()
    failed = Signal(str)
    export_wanted = Signal(str, str)

    def __init__(self, core: ChatCore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chatList")
        self.theme = themes.current()
        self._core = core
        self._state = State()
        self._found: frozenset[str] = frozenset()
        self._was_open = ""
        self._room = 0
        self._view: object = None
        self.search = SearchField(tr("Search chats"), wide=True)
        self.new = Button("", icon="plus", name=tr("New chat (Ctrl+N)"))
        self.model = ConversationModel()
        self.lines = Lines()
        self.lines.setModel(self.model)
        self.lines.setItemDelegate(ChatLineDelegate(self.lines))
        self.empty = Label("", "small", tone="text3", wrap=True)
        self.empty.setContentsMargins(8, 0, 8, 0)
        self._lay_out()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(SEARCH_MS)
        self.finder = Finder(core.chats, self)
        self._connect()
        self.retheme()

    def _lay_out(self) -> None:
        top = row(gap=8)
        top.setContentsMargins(4, 0, 4, 0)
        top.addWidget(self.search, 1)
        top.addWidget(self.new)
        body = column(self, gap=6)
        inset(body, 8, 12, 9, 8)
        body.addLayout(top)
        body.addWidget(self.empty)
        body.addWidget(self.lines, 1)

    def _connect(self) -> None:
        self._wait.timeout.connect(self._search)
        self.finder.found.connect(self._take)
        self.finder.failed.connect(self.failed)
        self.search.textChanged.connect(self._typed)
        self.search.returnPressed.connect(self._search)
        self.new.clicked.connect(self.start)
        self.lines.opened.connect(self.open)
        self.lines.delete_wanted.connect(self.delete_current)
        self.lines.customContextMenuRequested.connect(self._menu_at)
        self.model.renamed.connect(self._rename)
        self.theme.changed.connect(self.retheme)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        strong = self.theme.name == "hc"
        x = 0 if self.isRightToLeft() else self.width() - 1
        line = self.theme.color("line-strong" if strong else "line")
        painter.fillRect(x, 0, 1, self.height(), line)
        painter.end()

    # --- drawing ---------------------------------------------------------------------------------
    def draw(self, state: State) -> None:
        """Show the conversations of `state`."""
        self._state = state
        words = self.search.text()
        view = present_chat_list(state, datetime.now().astimezone(), words, self._found)
        if view == self._view:
            return
        self._view = view
        self.model.show_lines(view.lines)
        self.empty.setText(view.empty)
        self.empty.setVisible(bool(view.empty))
        chosen = self.model.row_of(view.chosen)
        if chosen >= 0 and chosen != self.lines.currentIndex().row():
            self.lines.setCurrentIndex(self.model.index(chosen))
        elif chosen < 0:
            self.lines.setCurrentIndex(QModelIndex())

    @Slot()
    def retheme(self) -> None:
        """Take the width from the theme in force."""
        self.fill(self._room)

    @property
    def usual_width(self) -> int:
        """The width, px, beside the messages."""
        return max(224, min(self.theme.px(224), 320))

    def fill(self, room: int) -> None:
        """Be `room` px wide; 0: as wide as usual."""
        self._room = room
        self.setFixedWidth(room or self.usual_width)

    # --- asked for -------------------------------------------------------------------------------
    @Slot()
    def start(self) -> None:
        """Begin an empty conversation."""
        self.search.clear()
        self._core.do(OpenConversation(id=None))
        self.opened.emit()

    @Slot(str)
    def open(self, conversation: str) -> None:
        """Show a conversation."""
        wanted = None if conversation == DRAFT else conversation
        if wanted != self._state.conversation:
            self._core.do(OpenConversation(id=wanted))
        self.opened.emit()

    @Slot()
    def delete_current(self) -> None:
        """Delete the conversation under the cursor; it can be brought back."""
        line = self.model.line(self.lines.currentIndex().row())
        if line is not None:
            self.delete(line.id, line.title)

    def delete(self, conversation: str, title: str) -> None:
        """Delete `conversation` and offer to bring it back."""
        if conversation != DRAFT:
            self._was_open = conversation if conversation == self._state.conversation else ""
            self._core.do(DeleteConversation(id=conversation))
            self.deleted.emit(conversation, title)

    def rename(self, conversation: str) -> None:
        """Let the title of `conversation` be typed over."""
        self.needed.emit()
        row_number = self.model.row_of(conversation)
        if row_number >= 0:
            self.lines.setCurrentIndex(self.model.index(row_number))
            self.lines.edit(self.model.index(row_number))

    @Slot(str, str)
    def _rename(self, conversation: str, title: str) -> None:
        self._core.do(RenameConversation(id=conversation, title=title))

    @Slot(str)
    def restore(self, conversation: str) -> None:
        """Bring a deleted conversation back, and open it if it was open."""
        self._core.do(RestoreConversation(id=conversation))
        if conversation == self._was_open and self._state.conversation is None:
            self._core.do(OpenConversation(id=conversation))

    # --- search ----------------------------------------------------------------------------------
    @Slot()
    def _typed(self) -> None:
        self._found = frozenset()
        self._wait.start()
        self.draw(self._state)

    @Slot()
    def _search(self) -> None:
        self._wait.stop()
        if words := self.search.text().strip():
            self.finder.ask(words)

    @Slot(str, object)
    def _take(self, words: str, ids: frozenset[str]) -> None:
        if words == self.search.text().strip():
            self._found = ids
            self.draw(self._state)

    # --- the menu of one line --------------------------------------------------------------------
    @Slot(QPoint)
    def _menu_at(self, point: QPoint) -> None:
        line = self.model.line(self.lines.indexAt(point).row())
        if line is not None and line.id != DRAFT:
            menu = self.make_menu(line)
            menu.popup(self.lines.viewport().mapToGlobal(point))

    def make_menu(self, line: ChatLine) -> Menu:
        """Return what can be done with a conversation; the menu deletes itself when it closes."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._line = line
        rename = menu.addAction(icons.icon("edit"), tr("Rename"))
        rename.setShortcut(QKeySequence("F2"))
        rename.triggered.connect(self._menu_rename)
        menu.addSeparator()
        menu.addAction(icons.icon("doc"), tr("Export as Markdown…")).triggered.connect(
            self._menu_markdown
        )
        menu.addAction(icons.icon("doc"), tr("Export as JSON…")).triggered.connect(self._menu_json)
        menu.addSeparator()
        delete = menu.addAction(icons.icon("trash", "err"), tr("Delete"))
        delete.triggered.connect(self._menu_delete)
        return menu

    @Slot()
    def _menu_rename(self) -> None:
        self.rename(self._line.id)

    @Slot()
    def _menu_markdown(self) -> None:
        self.export_wanted.emit(self._line.id, "md")

    @Slot()
    def _menu_json(self) -> None:
        self.export_wanted.emit(self._line.id, "json")

    @Slot()
    def _menu_delete(self) -> None:
        self.delete(self._line.id, self._line.title)
