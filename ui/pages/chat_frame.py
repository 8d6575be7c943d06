"""The parts of the chat page and where they stand, also in a small window."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.making import Making
from ui.pages.chat_cards import EmptyChat
from ui.pages.chat_core import ChatCore
from ui.pages.chat_dock import Dock
from ui.pages.chat_header import ChatHeader
from ui.pages.chat_list import ChatList
from ui.pages.chat_thread import Thread
from ui.theme.tokens import tokens
from ui.widgets.base import column, row

COLUMN = 720
LEAST = 320
"""Width at 100 % text size, px, under which messages cannot be read beside the conversations."""


class ChatFrame(QWidget):
    """Conversations at the side, messages or an empty chat in the middle, the composer below.

    Where the window is small the conversations give way until they are asked for.
    """

    def _make_parts(self, core: ChatCore) -> Making:
        self.small = False
        self.list_shown = True
        self.list = ChatList(core)
        yield
        self.header = ChatHeader()
        yield
        self.conversation = Thread(core)
        yield
        self.empty = EmptyChat()
        yield
        self.middle = QStackedWidget()
        self.dock = Dock(core)
        yield
        self.composer = self.dock.composer
        self._lay_out()
        self.list.needed.connect(self.need_list)
        self.header.show_list.clicked.connect(self.toggle_list)
        yield

    def _lay_out(self) -> None:
        self.middle.addWidget(self.conversation)
        self.middle.addWidget(self._scrolling(self.empty))
        self.body = QWidget()
        body = column(self.body, gap=0)
        body.addWidget(self.header)
        body.addWidget(self.middle, 1)
        body.addWidget(self.dock)
        outer = row(self, gap=0)
        outer.addWidget(self.list)
        outer.addWidget(self.body, 1)

    @staticmethod
    def _scrolling(empty: EmptyChat) -> QScrollArea:
        page = QScrollArea()
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidgetResizable(True)
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        around = row(inner, gap=0)
        around.addStretch(1)
        around.addWidget(empty, 100)
        around.addStretch(1)
        page.setWidget(inner)
        empty.under_way.connect(page.ensureWidgetVisible)
        page.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        return page

    def regions(self) -> list[QWidget]:
        """Return the parts that F6 walks through."""
        reads = self.middle.currentWidget() is self.conversation
        shown = self.conversation if reads else self.empty
        parts = (self.list, self.header, shown, self.composer)
        return [part for part in parts if part.isVisible()]

    def begin(self) -> None:
        """Give the keyboard to the message box."""
        self.composer.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- the room that there is ------------------------------------------------------------------
    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()
        if self.window().focusWidget() is None:
            self.begin()

    def arrange(self) -> None:
        """Give way in a small window."""
        small = self.window().width() < tokens().layout["rail_below_width"]
        if small != self.small:
            self.small = small
            self.list_shown = not small
        self.list.setVisible(self.list_shown)
        # Where both would be too narrow to be read, the conversations have all the room.
        left = self.width() - self.list.usual_width
        alone = small and self.list_shown and left < themes.current().px(LEAST)
        self.list.fill(self.width() if alone else 0)
        self.body.setVisible(not alone)
        self.header.show_list.setVisible(small)
        gutter = tokens().layout["gutter_compact" if small else "gutter"]
        self.header.set_gutter(gutter)
        wide = self.width() - (self.list.width() if self.list_shown else 0)
        side = max(gutter, (wide - COLUMN) // 2)
        self.conversation.flow.set_gutter(gutter)
        self.dock.body.setContentsMargins(side, 10, side, 14)

    def show_list(self, *, shown: bool) -> None:
        """Show the conversations, or give their room to the messages."""
        self.list_shown = shown
        self.arrange()

    @Slot()
    def need_list(self) -> None:
        """Show the conversations."""
        self.show_list(shown=True)

    @Slot()
    def toggle_list(self) -> None:
        """Show or hide the conversations."""
        self.show_list(shown=not self.list_shown)
        if self.list_shown and self.small:
            self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def find_chats(self) -> None:
        """Search the conversations."""
        self.need_list()
        self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.list.search.selectAll()
