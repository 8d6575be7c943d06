"""What stands in a conversation besides messages: the engine's end, and an empty chat."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.chat import StoppedView
from ui.presenters.chat_empty import EmptyView
from ui.presenters.stage_row import StageRow
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card
from ui.widgets.flow_item import FlowItem
from ui.widgets.labels import Label
from ui.widgets.plan_bar import PlanBar
from ui.widgets.progress import ProgressBar
from ui.widgets.stage_list import StageDot, StageList
from ui.widgets.wrap import WrapRow
from ui.words import ended, sentences, tr


class StoppedItem(FlowItem):
    """A card with the cause, the first remedy and the way to the others."""

    remedy_wanted = Signal(str)
    fixes_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = themes.current()
        self._kind = ""
        self.card = Card(padding=16, gap=8)
        self.card.set_state("error")
        self._picture = QLabel()
        self._title = Label("", "strong", wrap=True)
        self._text = Label("", "small", wrap=True)
        self.remedy = Button("", "primary", small=True)
        self.others = Button(tr("All fixes"), small=True)
        self._effect = Label("", "small", wrap=True)
        words = column(gap=4)
        self._line = WrapRow(gap=8, line_gap=6)
        self._line.add(self.remedy)
        self._line.add(self.others)
        self._line.add(self._effect)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addSpacing(4)
        words.addWidget(self._line)
        line = row(gap=12)
        line.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(words, 1)
        self.card.body.addLayout(line)
        self._column = column(self)
        self._column.addWidget(self.card)
        self.remedy.clicked.connect(self._try)
        self.others.clicked.connect(self.fixes_wanted)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, StoppedView):
            raise TypeError(type(data).__name__)
        self._kind = data.kind
        self._title.setText(data.title)
        self._text.setText(data.text)
        self._effect.setText(data.effect)
        self._effect.setVisible(bool(data.effect))
        self.remedy.setText(data.button)
        self.remedy.setAccessibleName(data.accessible)
        self.remedy.setVisible(bool(data.kind))
        self.setAccessibleName(sentences(ended(data.title), data.text))

    @override
    def height_for(self, width: int) -> int:
        return self._column.heightForWidth(width)

    @override
    def stops(self) -> list[QWidget]:
        return [button for button in (self.remedy, self.others) if button.isVisibleTo(self)]

    @Slot()
    def retheme(self) -> None:
        """Colour the icon for the theme in force."""
        ratio = self.devicePixelRatioF()
        size = self.theme.px(20)
        self._picture.setPixmap(icons.pixmap("tight", self.theme.color("err"), size, ratio))

    @Slot()
    def _try(self) -> None:
        self.remedy_wanted.emit(self._kind)


class EmptyChat(QWidget):
    """The middle of a chat without messages: what is true, the plan, one next step.

    `under_way`: the row of the stage that begins, to be kept in view.
    """

    acted = Signal(str)
    other_wanted = Signal()
    under_way = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self._view: EmptyView | None = None
        self._running = ""
        self.picture = QLabel()
        self.title = Label("", "title", wrap=True)
        self.text = Label("", "secondary", wrap=True)
        self.bar = PlanBar("M")
        self.progress = ProgressBar(tr("Loaded"))
        self.stages = StageList(tr("Proof"))
        self.load = Button("", "primary", hint="Ctrl+L")
        self.action = Button("", "primary")
        self.other = Button("")
        self.hint = Label("", "small", tone="text3", wrap=True)
        self._lay_out()
        self.load.clicked.connect(self._act)
        self.action.clicked.connect(self._act)
        self.other.clicked.connect(self.other_wanted)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    def _lay_out(self) -> None:
        center = Qt.AlignmentFlag.AlignHCenter
        for label in (self.title, self.text, self.hint):
            label.setAlignment(center)
        buttons = WrapRow(gap=8, line_gap=8)
        buttons.line.centred = True
        for button in (self.load, self.action, self.other):
            buttons.add(button)
        body = column(self, gap=0, margins=24)
        body.addStretch(1)
        body.addWidget(self.picture, 0, center)
        body.addSpacing(12)
        body.addWidget(self.title)
        body.addSpacing(4)
        body.addWidget(self.text)
        body.addSpacing(10)
        body.addWidget(self.bar)
        body.addWidget(self.progress)
        body.addWidget(self.stages)
        body.addSpacing(10)
        body.addWidget(buttons, 0, center)
        body.addSpacing(12)
        body.addWidget(self.hint)
        body.addStretch(1)

    def draw(self, view: EmptyView) -> None:
        """Show `view`."""
        if view == self._view:
            return
        self._view = view
        self.title.setText(view.title)
        self.text.setText(view.text)
        self.text.setVisible(bool(view.text))
        self.hint.setText(view.hint)
        self.hint.setVisible(bool(view.hint))
        self.bar.setVisible(view.plan is not None)
        if view.plan is not None:
            self.bar.show_plan(view.plan.bars[0].bar)
            self.bar.set_line_label(view.plan.spare)
        self._show_stages(view.stages)
        # The stages say themselves how far the load is.
        self.progress.setVisible(view.working and view.share is not None and not view.stages)
        self.progress.set_fraction(view.share or 0.0)
        for button, shown in (
            (self.load, view.action == "load"),
            (self.action, view.action == "choose"),
        ):
            button.setText(view.action_text)
            button.setVisible(shown)
        self.other.setText(view.other)
        self.other.setVisible(bool(view.other))

    def _show_stages(self, rows: tuple[StageRow, ...]) -> None:
        self.picture.setVisible(not rows)  # they want the room
        self.stages.setVisible(bool(rows))
        self.stages.show_rows(rows)
        running = next((row.title for row in rows if row.state == "running"), "")
        if running and running != self._running:
            for dot in self.stages.findChildren(StageDot):
                if dot.state == "running":
                    self.under_way.emit(dot.parentWidget())
        self._running = running

    @Slot()
    def retheme(self) -> None:
        """Draw the mark in the theme's colour."""
        ratio = self.devicePixelRatioF()
        self.setMaximumWidth(self.theme.px(488))
        self.picture.setFixedSize(QSize(52, 52))
        self.picture.setPixmap(icons.pixmap("mark", self.theme.color("accent"), 52, ratio))

    @Slot()
    def _act(self) -> None:
        if self._view is not None:
            self.acted.emit(self._view.action)
