"""The line over a conversation: its title, what holds for it, and what can be done with it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from app.state import State
from ui.presenters.chat_list import title_of
from ui.presenters.chat_setup import present_chat_setup
from ui.presenters.marks import Mark
from ui.presenters.remote import SENT, far_title
from ui.widgets.base import row
from ui.widgets.buttons import Button
from ui.widgets.chip import Chip, Tag
from ui.widgets.direction import inset
from ui.widgets.elided import ElidedLabel
from ui.words import ended, sentences, tr


class ChatHeader(QFrame):
    """Follows the state; the page connects the buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.title = ElidedLabel("", "heading")
        self.far = Chip("info", icon="link")
        self.mark = Tag("")
        self.setup = Button(
            "", "quiet", icon="settings", small=True, name=tr("Instructions and style (Ctrl+I)")
        )
        self.show_list = Button("", "quiet", icon="search", small=True, name=tr("Chats (Ctrl+B)"))
        self.more = Button("", "quiet", icon="more", small=True, name=tr("More"))
        self._line = row(self, gap=8)
        self._line.addStrut(32)
        self._line.addWidget(self.title)
        self._line.addWidget(self.far)
        self._line.addWidget(self.mark)
        self._line.addStretch(1)
        for button in (self.setup, self.show_list, self.more):
            self._line.addWidget(button)
        self.set_gutter(24)

    def set_gutter(self, gutter: int) -> None:
        """Keep `gutter` px to the sides."""
        inset(self._line, gutter, 8, gutter - 8, 8)

    def draw(self, state: State) -> None:
        """Show what is new in `state`."""
        self.title.setText(title_of(state))
        far = state.remote
        self.far.setVisible(far is not None)
        if far is not None:
            self.far.show_mark(
                Mark("info", "link", tr("Remote: {server}").format(server=far.server.name))
            )
            self.far.setToolTip(sentences(ended(far_title(far)), tr(SENT)))
        self.mark.set_text(present_chat_setup(state).mark)
        self.more.setVisible(state.conversation is not None)
