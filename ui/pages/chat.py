"""The chat page: conversations at the side, messages in the middle, the composer below."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)
from typing_extensions import override

from app.commands import LoadModel, Regenerate, Send, StopReply, TryRemedy
from app.state import State
from ui.pages.chat_bars import LinkBar, TellBar, UndoBar
from ui.pages.chat_cards import EmptyChat
from ui.pages.chat_core import ChatCore
from ui.pages.chat_export import Export
from ui.pages.chat_list import ChatList
from ui.pages.chat_thread import Thread
from ui.presenters.chat import last_reply, present_composer
from ui.presenters.chat_empty import present_empty
from ui.presenters.chat_list import ChatLine, title_of
from ui.store import Store
from ui.theme.tokens import tokens
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.composer import Composer
from ui.widgets.elided import ElidedLabel

COLUMN = 720


class ChatPage(QWidget):
    """Follows the store; `navigate` asks the window for another page."""

    navigate = Signal(str)

    def __init__(self, core: ChatCore, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._core = core
        self._state = store.state
        self._small = False
        self._list_shown = True
        self.list = ChatList(core)
        self.title = ElidedLabel("", "heading")
        self.show_list = Button("", "quiet", icon="search", small=True, name="Chats (Ctrl+B)")
        self.more = Button("", "quiet", icon="more", small=True, name="More")
        self.conversation = Thread(core)
        self.empty = EmptyChat()
        self.middle = QStackedWidget()
        self.link = LinkBar()
        self.told = TellBar()
        self.undo = UndoBar()
        self.export = Export(core.chats, self)
        self.composer = Composer()
        self._lay_out()
        self._connect()
        self._bind_keys()
        store.changed.connect(self.refresh)
        self.refresh(store.state)

    def _lay_out(self) -> None:
        self.header = QFrame()
        self.header.setObjectName("header")
        top = row(self.header, gap=8)
        top.setContentsMargins(24, 8, 16, 8)
        self.header.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        top.addStrut(32)
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.show_list)
        top.addWidget(self.more)
        self._top = top
        page = QScrollArea()
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidgetResizable(True)
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        around = row(inner, gap=0)
        around.addStretch(1)
        around.addWidget(self.empty, 100)
        around.addStretch(1)
        page.setWidget(inner)
        page.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self.middle.addWidget(self.conversation)
        self.middle.addWidget(page)
        self.dock = QWidget()
        self._dock = column(self.dock, gap=8)
        self._dock.addWidget(self.told)
        self._dock.addWidget(self.undo)
        self._dock.addWidget(self.link)
        self._dock.addWidget(self.composer)
        body = column(gap=0)
        body.addWidget(self.header)
        body.addWidget(self.middle, 1)
        body.addWidget(self.dock)
        outer = row(self, gap=0)
        outer.addWidget(self.list)
        outer.addLayout(body, 1)

    def _connect(self) -> None:
        self.list.opened.connect(self._opened)
        self.list.export_wanted.connect(self._export)
        self.list.deleted.connect(self.undo.offer)
        self.list.needed.connect(self._need_list)
        self.list.failed.connect(self.told.tell)
        self.undo.wanted.connect(self.list.restore)
        self.export.told.connect(self.told.tell)
        self.show_list.clicked.connect(self.toggle_list)
        self.more.clicked.connect(self._menu)
        self.conversation.link_wanted.connect(self.link.ask)
        self.conversation.again_wanted.connect(self.again)
        self.conversation.remedy_wanted.connect(self._try)
        self.conversation.fixes_wanted.connect(self._go_fixes)
        self.empty.acted.connect(self._act)
        self.empty.other_wanted.connect(self._go_models)
        self.composer.sent.connect(self._send)
        self.composer.stopped.connect(self.stop)
        self.composer.acted.connect(self._act)

    def _bind_keys(self) -> None:
        for keys, slot in (
            ("Ctrl+N", self.new_chat),
            ("Ctrl+F", self.find_chats),
            ("Ctrl+B", self.toggle_list),
            ("Ctrl+R", self.again),
            ("Esc", self.stop),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def regions(self) -> list[QWidget]:
        """Return the parts that F6 walks through."""
        shown = (
            self.conversation if self.middle.currentWidget() is self.conversation else self.empty
        )
        parts: list[QWidget] = [self.header, shown, self.composer]
        return [self.list, *parts] if self.list.isVisible() else parts

    # --- drawing ---------------------------------------------------------------------------------
    @Slot(object)
    def refresh(self, state: State) -> None:
        """Show what is new in `state`."""
        if state.conversation != self._state.conversation:
            self.link.hide()
        self._state = state
        self.list.draw(state)
        self.title.setText(title_of(state))
        self.more.setVisible(state.conversation is not None)
        view = present_empty(state, datetime.now().astimezone())
        if view is not None:
            self.empty.draw(view)
        self.middle.setCurrentIndex(0 if view is None else 1)
        self.conversation.draw(state)
        self.composer.draw(present_composer(state))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()
        if self.window().focusWidget() is None:
            self.composer.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self) -> None:
        """Give the keyboard to the message box."""
        self.composer.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self) -> None:
        """Give way in a small window."""
        small = self.window().width() < tokens().layout["rail_below_width"]
        if small != self._small:
            self._small = small
            self._list_shown = not small
        self.list.setVisible(self._list_shown)
        self.show_list.setVisible(small)
        gutter = tokens().layout["gutter_compact" if small else "gutter"]
        self._top.setContentsMargins(gutter, 8, gutter - 8, 8)
        wide = self.width() - (self.list.width() if self._list_shown else 0)
        side = max(gutter, (wide - COLUMN) // 2)
        self.conversation.flow.set_gutter(gutter)
        self._dock.setContentsMargins(side, 10, side, 14)

    # --- asked for -------------------------------------------------------------------------------
    @Slot()
    def new_chat(self) -> None:
        """Begin an empty conversation and write in it."""
        self.list.start()

    @Slot()
    def find_chats(self) -> None:
        """Search the conversations."""
        self._show_list(shown=True)
        self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.list.search.selectAll()

    @Slot()
    def toggle_list(self) -> None:
        """Show or hide the conversations."""
        self._show_list(shown=not self._list_shown)
        if self._list_shown and self._small:
            self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def again(self) -> None:
        """Write the last reply again."""
        if last_reply(self._state):
            self._core.do(Regenerate())

    @Slot()
    def stop(self) -> None:
        """Close what is open over the chat; otherwise end the reply."""
        if self.link.isVisible():
            self.link.hide()
        elif self._state.reply is not None:
            self._core.do(StopReply())
        elif self._small and self._list_shown:
            self._show_list(shown=False)

    @Slot(str)
    def _send(self, text: str) -> None:
        self._core.do(Send(text=text))

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
        if self._small:
            self._show_list(shown=False)
        self.composer.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _menu(self) -> None:
        name = self._state.conversation
        if name is not None:
            line = ChatLine(name, title_of(self._state), "", "", "")
            menu = self.list.make_menu(line)
            menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    @Slot(str, str)
    def _export(self, conversation: str, ending: str) -> None:
        items = self._state.conversations
        title = next((item.title for item in items if item.id == conversation), "")
        self.export.ask(conversation, title, ending)

    @Slot()
    def _need_list(self) -> None:
        self._show_list(shown=True)

    def _show_list(self, *, shown: bool) -> None:
        self._list_shown = shown
        self.arrange()
