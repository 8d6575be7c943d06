"""The rows around a reply: what is being read, figures and tools under it, a note."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.chat import ReadingView
from ui.presenters.chat_rows import Foot
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.direction import right_to_left
from ui.widgets.flow_item import FlowItem
from ui.widgets.labels import Label
from ui.widgets.pager import VersionPager
from ui.widgets.progress import ProgressBar
from ui.widgets.term import explain
from ui.widgets.wrap import WrapRow
from ui.words import tr


class ReadingItem(FlowItem):
    """What happens before the first token."""

    def __init__(self) -> None:
        super().__init__()
        self._words = Label("", "small", parent=self)
        self._bar = ProgressBar(tr("Prompt read"), parent=self)

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, ReadingView):
            raise TypeError(type(data).__name__)
        self._words.setText(data.text)
        self._bar.setVisible(data.share is not None)
        self._bar.set_fraction(data.share or 0.0)

    @override
    def height_for(self, width: int) -> int:
        high = self._words.sizeHint().height()
        self._words.setGeometry(0, 0, width, high)
        wide = min(width, 280)
        left = width - wide if self.isRightToLeft() else 0
        self._bar.setGeometry(left, high + 6, wide, 6)
        return high + 12


class NoteItem(FlowItem):
    """A sentence that stands over or in the conversation."""

    def __init__(self) -> None:
        super().__init__()
        self._note = Note("")
        self._column = column(self)
        self._column.addWidget(self._note)

    @override
    def show_data(self, data: object) -> None:
        self._note.label.setText(str(data))

    @override
    def height_for(self, width: int) -> int:
        return self._column.heightForWidth(width)


class Figure(QWidget):
    """An icon, a bold figure and a plain unit."""

    def __init__(self, icon: str, unit: str) -> None:
        super().__init__()
        self.theme = themes.current()
        self._icon = icon
        self._unit = unit
        explain(self, unit)
        self._value = ""

    def set_value(self, value: str) -> None:
        """Show `value`; nothing hides the figure."""
        if value != self._value:
            self._value = value
            self.updateGeometry()
            self.update()
        self.setVisible(bool(value))

    @override
    def sizeHint(self) -> QSize:
        words = sum(QFontMetrics(font).horizontalAdvance(text) for font, text in self._words())
        return QSize(self.theme.px(14) + 8 + words, self.theme.line("small"))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        mirrored = self.isRightToLeft()
        color = self.theme.color("text2")
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        side = self.theme.px(14)
        box = QRectF(0, (self.height() - side) // 2, side, side)
        if mirrored:
            box.moveLeft(self.width() - side)
        icons.paint(painter, self._icon, color, box)
        x = side + 4
        inks = (self.theme.color("text"), color)
        parts = list(zip(self._words(), inks, strict=True))
        if mirrored and not right_to_left(self._unit):
            parts.reverse()
        for (font, text), ink in parts:
            metrics = QFontMetrics(font)
            wide = metrics.horizontalAdvance(text)
            base = (self.height() + metrics.ascent() - metrics.descent()) // 2
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(self.width() - x - wide if mirrored else x, base, text)
            x += wide + 4
        painter.end()

    def _words(self) -> tuple[tuple[QFont, str], tuple[QFont, str]]:
        bold, plain = self.theme.font("small"), self.theme.font("small")
        bold.setWeight(QFont.Weight.DemiBold)
        return (bold, self._value), (plain, self._unit)


class FootItem(FlowItem):
    """Tokens a second, time to the first token, drafts accepted, tokens; Copy and Again."""

    copy_wanted = Signal(str)
    again_wanted = Signal()
    version_wanted = Signal(str, int)

    def __init__(self) -> None:
        super().__init__()
        self._reply = ""
        self.speed = Figure("bolt", tr("tokens/s"))
        self.first = Figure("clock", tr("to first token"))
        self.accepted = Figure("check", tr("drafts accepted"))
        self.tokens = Label("", "small", tone="text3")
        self.note = Label("", "small", tone="warn")
        self.copy = Button("", "quiet", icon="copy", small=True, name=tr("Copy this reply"))
        self.again = Button(
            "", "quiet", icon="again", small=True, name=tr("Write it again (Ctrl+R)")
        )
        self._line = WrapRow(gap=16, line_gap=2)
        for part in (self.note, self.speed, self.first, self.accepted, self.tokens):
            self._line.add(part)
        self.pager = VersionPager(tr("Earlier reply"), tr("Later reply"))
        self._tools = WrapRow(gap=2)
        self._tools.add(self.pager)
        self._tools.add(self.copy)
        self._tools.add(self.again)
        self._line.add(self._tools, end=True)
        column(self).addWidget(self._line)
        self.copy.clicked.connect(self._copy)
        self.again.clicked.connect(self.again_wanted)
        self.pager.stepped.connect(self._step)

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, Foot):
            raise TypeError(type(data).__name__)
        self._reply = data.reply
        stats = data.stats
        self.speed.set_value(stats.speed)
        self.first.set_value(stats.first)
        self.accepted.set_value(stats.accepted)
        for label, text in ((self.tokens, stats.tokens), (self.note, stats.note)):
            label.setText(text)
            label.setVisible(bool(text))
        self.copy.setVisible(data.words)
        self.again.setVisible(data.last)
        self.pager.show_place(data.version, data.versions)
        self.setAccessibleName(stats.sentence)

    @override
    def height_for(self, width: int) -> int:
        return self._line.line.heightForWidth(width)

    @override
    def stops(self) -> list[QWidget]:
        tools = [button for button in (self.copy, self.again) if button.isVisibleTo(self)]
        return [*self.pager.stops(), *tools]

    def set_busy(self, *, busy: bool) -> None:
        """Hold the versions still while a reply is written."""
        self.pager.set_busy(busy=busy)

    @Slot(int)
    def _step(self, step: int) -> None:
        self.version_wanted.emit(self._reply, step)

    @Slot()
    def _copy(self) -> None:
        self.copy_wanted.emit(self._reply)
