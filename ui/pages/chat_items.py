"""The widgets of a conversation's rows, and what is asked for on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QUrl, Signal

from ui.pages.chat_cards import StoppedItem
from ui.widgets.code_view import CodeItem
from ui.widgets.flow_item import FlowItem
from ui.widgets.flow_pool import Make
from ui.widgets.formula import FormulaItem
from ui.widgets.question import QuestionItem
from ui.widgets.reply import ProseItem, ThoughtItem
from ui.widgets.reply_foot import FootItem, NoteItem, ReadingItem


class Items(QObject):
    """Makes widgets by the kinds of rows; the signals tell what a person asks for on any of them."""

    link_wanted = Signal(QUrl)
    again_wanted = Signal()
    edit_wanted = Signal(str)
    copy_wanted = Signal(str)
    version_wanted = Signal(str, int)
    unfolded = Signal(object)
    toggled = Signal(str)
    redrawn = Signal(object)
    remedy_wanted = Signal(str)
    fixes_wanted = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._busy = False
        self.makers: Mapping[str, Make] = {
            "question": self._question,
            "prose": self._prose,
            "code": CodeItem,
            "formula": self._formula,
            "thought": self._thought,
            "reading": ReadingItem,
            "foot": self._foot,
            "note": NoteItem,
            "stopped": self._stopped,
        }

    def hold(self, shown: Sequence[FlowItem], *, busy: bool) -> None:
        """Let nobody turn to another version while a reply is written."""
        if busy != self._busy:
            self._busy = busy
            for item in shown:
                if isinstance(item, QuestionItem | FootItem):
                    item.set_busy(busy=busy)

    def _question(self) -> FlowItem:
        item = QuestionItem()
        item.unfolded.connect(self.unfolded)
        item.copy_wanted.connect(self.copy_wanted)
        item.edit_wanted.connect(self.edit_wanted)
        item.version_wanted.connect(self.version_wanted)
        item.set_busy(busy=self._busy)
        return item

    def _prose(self) -> FlowItem:
        item = ProseItem()
        item.wanted.connect(self.link_wanted)
        item.redrawn.connect(self.redrawn)
        return item

    def _formula(self) -> FlowItem:
        item = FormulaItem()
        item.redrawn.connect(self.redrawn)
        return item

    def _thought(self) -> FlowItem:
        item = ThoughtItem()
        item.toggled.connect(self.toggled)
        return item

    def _foot(self) -> FlowItem:
        item = FootItem()
        item.copy_wanted.connect(self.copy_wanted)
        item.again_wanted.connect(self.again_wanted)
        item.version_wanted.connect(self.version_wanted)
        item.set_busy(busy=self._busy)
        return item

    def _stopped(self) -> FlowItem:
        item = StoppedItem()
        item.remedy_wanted.connect(self.remedy_wanted)
        item.fixes_wanted.connect(self.fixes_wanted)
        return item
