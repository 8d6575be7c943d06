"""The conversation that is open: messages, the reply being written, a failure at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from app.commands import ShowVersion
from app.session import Session
from app.state import State
from app.values.chat import ChatEntry, ReplyProgress
from ui.pages.chat_around import Around
from ui.pages.chat_blocks import Block, QuestionBlock, ReplyBlock
from ui.pages.chat_core import ChatCore
from ui.pages.chat_end import ToTheEnd
from ui.pages.chat_items import Items
from ui.presenters.chat import last_reply
from ui.presenters.remote import answering
from ui.store import FRAME_MS
from ui.widgets.base import column
from ui.widgets.flow import Flow
from ui.widgets.flow_stack import Row
from ui.words import tr

_END_ROWS = 16


@dataclass(frozen=True, slots=True)
class Reading:
    """Where a person reads: in row `number` of a message, `share` of its height from its top.

    No `message`: the end is followed. `unfolded` are the messages of which more is shown.
    """

    conversation: str | None
    message: str = ""
    number: int = 0
    share: float = 0.0
    unfolded: frozenset[str] = frozenset()


class Thread(QWidget):
    """Draws `State.entries` and, once a frame, what the transcript has got."""

    link_wanted = Signal(QUrl)
    again_wanted = Signal()
    edit_wanted = Signal(str)
    remedy_wanted = Signal(str)
    fixes_wanted = Signal()

    def __init__(self, core: ChatCore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._core = core
        self._conversation: str | None = None
        self._entries: tuple[ChatEntry, ...] = ()
        self._reply: ReplyProgress | None = None
        self._session: Session | None = None
        self._start = 0
        self._growing = 0
        self._last = ""
        self._blocks: dict[str, Block] = {}
        self._around = Around()
        self._items = Items(self)
        self.flow = Flow(self._items.makers, self._expand, tr("Conversation"))
        column(self).addWidget(self.flow)
        self.latest = ToTheEnd(self.flow, self)
        self._connect()
        self._frame = QTimer(self)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self.pull)

    def _connect(self) -> None:
        items = self._items
        items.link_wanted.connect(self.link_wanted)
        items.again_wanted.connect(self.again_wanted)
        items.edit_wanted.connect(self.edit_wanted)
        items.remedy_wanted.connect(self.remedy_wanted)
        items.fixes_wanted.connect(self.fixes_wanted)
        items.copy_wanted.connect(self._copy)
        items.version_wanted.connect(self._version)
        items.unfolded.connect(self._refit)
        items.toggled.connect(self.toggle)
        items.redrawn.connect(self._refit)

    # --- drawing ---------------------------------------------------------------------------------
    def draw(self, state: State) -> None:
        """Show what is new in `state`."""
        self._session = answering(state)
        self._items.hold(self.flow.items, busy=state.reply is not None)
        opened = state.conversation != self._conversation
        sent = not opened and len(state.entries) > len(self._entries)
        changed: list[Row] = []
        anew = opened
        if opened:
            self._conversation = state.conversation
            self._blocks.clear()
            self._last = ""
            self._entries = ()
        if state.entries is not self._entries:
            changed += self._take(state.entries)
            anew = True
        marked = self._mark_last(last_reply(state))
        surroundings = self._around.draw(state)
        if anew or surroundings or marked:
            self._list([*changed, *surroundings, *marked])
        if opened or sent:
            self.flow.to_end()
        self._follow(state)

    @Slot()
    def pull(self) -> None:
        """Show what the transcript got since the last time, while somebody sees it."""
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        reply = self._reply
        block = self._blocks.get(reply.id) if reply else None
        if reply is None or not isinstance(block, ReplyBlock) or not block.live:
            return
        runs, after = self._core.transcript.read(reply.id, self._start)
        self._start = max(self._start, after)
        changed = [*block.body.feed(runs), *block.body.tell(reply, self._session)]
        rows = [*block.rows(), *self._around.tail]
        if changed or len(rows) != self._growing:
            first = len(self.flow.rows) - self._growing
            same = _same(self.flow.rows[first:], rows, changed)
            self._growing = len(rows)
            self.flow.set_rows(rows[same:], first + same, changed)

    def _follow(self, state: State) -> None:
        reply = state.reply
        mine = reply is not None and reply.conversation == state.conversation
        if reply is None or not mine or reply.id not in self._blocks:
            self._reply = None
            self._frame.stop()
            return
        if self._reply is None or self._reply.id != reply.id:
            self._start = 0
        self._reply = reply
        self.pull()
        self._tick()

    def _tick(self) -> None:
        """Read the transcript once a frame while somebody sees it."""
        wanted = self._reply is not None and self.isVisible()
        if wanted and not self._frame.isActive():
            self._frame.start()
        elif not wanted:
            self._frame.stop()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.pull()
        self._tick()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tick()

    def _take(self, entries: tuple[ChatEntry, ...]) -> list[Row]:
        """Make or change the blocks of `entries`; return the rows whose data has changed."""
        changed: list[Row] = []
        blocks: dict[str, Block] = {}
        for entry in entries:
            if entry.role == "system":
                continue
            block = self._blocks.get(entry.id)
            if block is None or (isinstance(block, QuestionBlock) and block.entry != entry):
                block = QuestionBlock(entry) if entry.role == "user" else ReplyBlock(entry)
            elif isinstance(block, ReplyBlock) and _differs(block.entry, entry):
                changed += block.finish(entry)
            blocks[entry.id] = block
        self._blocks, self._entries = blocks, entries
        return changed

    def _mark_last(self, last: str) -> list[Row]:
        """Offer to write `last` again; return the rows whose data has changed."""
        if last == self._last:
            return []
        changed: list[Row] = []
        for name, now in ((self._last, False), (last, True)):
            if isinstance(block := self._blocks.get(name), ReplyBlock):
                changed += block.set_last(last=now)
        self._last = last
        return changed

    def _list(self, changed: list[Row]) -> None:
        rows = list(self._around.head)
        last: list[Row] = []
        for block in self._blocks.values():
            last = block.rows()
            rows += last
        rows += self._around.tail
        self._growing = len(last) + len(self._around.tail)
        self.flow.set_rows(rows, 0, changed)

    def block(self, entry: str) -> Block | None:
        """Return the block of a message."""
        return self._blocks.get(entry)

    # --- what rows ask for -----------------------------------------------------------------------
    def _expand(self, row: Row) -> list[Row]:
        if not isinstance(row.data, ReplyBlock):
            raise TypeError(type(row.data).__name__)
        rows = row.data.body.rows()
        if self._blocks and row.data is next(reversed(self._blocks.values())):
            self._growing = len(rows) + len(self._around.tail)
        return rows

    @Slot(object)
    def _refit(self, data: object) -> None:
        """Measure the row that shows `data` again."""
        self._list([row for row in self.flow.rows if row.data is data])

    @Slot(str)
    def toggle(self, reply: str) -> None:
        """Show or fold away the reasoning of `reply`."""
        block = self._blocks.get(reply)
        if isinstance(block, ReplyBlock):
            self._list(block.body.toggle())

    @Slot(str, int)
    def _version(self, entry: str, step: int) -> None:
        self._core.do(ShowVersion(id=entry, step=step))

    @Slot(str)
    def _copy(self, entry: str) -> None:
        block = self._blocks.get(entry)
        if block is not None:
            QGuiApplication.clipboard().setText(block.entry.text)

    # --- where a person reads --------------------------------------------------------------------
    def reading(self) -> Reading:
        """Return where a person reads, for another one that shows the same."""
        names = frozenset(name for name, block in self._blocks.items() if block.open)
        top = self.flow.reading()
        if top is None:
            return Reading(self._conversation, unfolded=names)
        row, below = top
        for name, block in self._blocks.items():
            if row in (rows := block.rows()):
                share = -below / max(1, row.gap + row.height)
                return Reading(self._conversation, name, rows.index(row), share, names)
        return Reading(self._conversation, unfolded=names)

    def go_back_to(self, reading: Reading) -> None:
        """Show what was shown where `reading` was taken, as far as it is still there."""
        if reading.conversation != self._conversation:
            return
        changed: list[Row] = []
        for name in reading.unfolded:
            block = self._blocks.get(name)
            if isinstance(block, QuestionBlock):
                changed += block.unfold()
            elif isinstance(block, ReplyBlock) and not block.open:
                changed += block.body.toggle()
        self._catch_up()
        if changed:
            self._list(changed)
        if (at := self._blocks.get(reading.message)) is not None:
            self.flow.go_to(at.rows()[0], 0.0)  # it may stand for others until it is seen
            rows = at.rows()
            self.flow.go_to(rows[min(reading.number, len(rows) - 1)], reading.share)

    def go_to_words(self, words: str) -> None:
        """Show the first message that holds `words`, in any case; stay where none does."""
        needle = " ".join(words.split()).casefold()
        for block in self._blocks.values():
            if needle and needle in block.entry.text.casefold():
                self.flow.go_to(block.rows()[0], 0.0)
                return


def _differs(old: ChatEntry, new: ChatEntry) -> bool:
    """Whether two messages differ; most are the same object, which is far quicker to see."""
    return old is not new and old != new


def _same(before: Sequence[Row], now: list[Row], changed: Sequence[Row]) -> int:
    """Return how many rows at the start are the same and unchanged; only the end is looked at."""
    same = max(0, min(len(before), len(now)) - _END_ROWS)
    if before[:same] != now[:same]:
        same = 0
    while same < min(len(before), len(now)) and before[same] is now[same]:
        same += 1
    return min([same, *(now.index(row) for row in changed if row in now)])
