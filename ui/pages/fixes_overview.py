"""The list beside what is read: this computer, the failure, the receipts."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from app.state import State
from ui.making import Making
from ui.pages.asking import Core
from ui.pages.fixes_clocks import ClocksDetail
from ui.pages.fixes_health import HealthDetail, TriedDetail
from ui.pages.fixes_receipts import ListRow, ReceiptDetail
from ui.presenters.clock_panel import clocks_line, present_clocks
from ui.presenters.failure import FailureView
from ui.presenters.health import health_line, present_health
from ui.presenters.receipts import ReceiptItem, present_receipt, present_receipt_list
from ui.presenters.tried import outcomes, present_tried
from ui.widgets.base import column, row
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.scroll import ScrollColumn
from ui.words import tr

HEALTH, TRIED, CLOCKS = "health", "tried", "clocks"
WIDTH, NARROW = 240, 208
"""Of the list, px; narrow in a small window."""


class Overview(QWidget):
    """Draws the state; `failure_wanted` asks for the failure's own page."""

    failure_wanted = Signal()

    def __init__(self, core: Core) -> None:
        super().__init__()
        self.making = self._make(core)

    def _make(self, core: Core) -> Making:
        self._receipt: str | None = None
        self._reads = ""
        self._shown: tuple[State, FailureView | None] | None = None
        self._beside = True
        self.health_row = ListRow(HEALTH)
        self.tried_row = ListRow(TRIED)
        self.clocks_row = ListRow(CLOCKS)
        self.trouble = ListRow("failure")
        self.receipts: KeyedColumn[ReceiptItem] = KeyedColumn(self._make_row, _receipt_id)
        yield
        self.detail = ReceiptDetail(core)
        yield
        self.health = HealthDetail(core)
        yield
        self.tried = TriedDetail()
        self.clocks = ClocksDetail(core)
        yield
        self.failures_title = Label(tr("Failures"), "label")
        self.receipts_title = Label(tr("Receipts"), "label")
        for title in (self.failures_title, self.receipts_title):
            title.setContentsMargins(0, 12, 0, 2)
        yield from self._arrange()
        self.health_row.chosen.connect(self.read)
        self.tried_row.chosen.connect(self.read)
        self.clocks_row.chosen.connect(self._read_clocks)
        self.trouble.chosen.connect(self._show_failure)

    def _arrange(self) -> Making:
        self.list = ScrollColumn(gap=2)
        self.items = QWidget()
        items = column(self.items, gap=2)
        for widget in (
            Label(tr("This computer"), "label"),
            self.health_row,
            self.clocks_row,
            self.tried_row,
            self.failures_title,
            self.trouble,
            self.receipts_title,
            self.receipts,
        ):
            items.addWidget(widget)
        self.list.body.addWidget(self.items)
        self.reading = ScrollColumn(gap=14)
        self.side = QFrame()
        self.side.setObjectName("sideList")
        column(self.side).addWidget(self.list)
        panes = row(self, gap=16)
        panes.addWidget(self.side)
        panes.addWidget(self.reading, 1)
        for widget in (self.detail, self.health, self.clocks, self.tried):
            self.reading.body.addWidget(widget)
            yield

    def arrange(self, *, beside: bool, width: int) -> None:
        """Stand the list beside what is read, or above it."""
        self.side.setFixedWidth(width)
        if beside != self._beside:
            self._beside = beside
            self.side.setVisible(beside)
            home = self.list.body if beside else self.reading.body
            home.insertWidget(0, self.items)

    def draw(self, state: State, failure: FailureView | None) -> None:
        """Show `state`."""
        self._shown = (state, failure)
        self.failures_title.setVisible(failure is not None)
        self.trouble.setVisible(failure is not None)
        if failure is not None:
            self.trouble.show_item(
                "state-failed", "err", failure.title, failure.headline, failure.announcement
            )
            self.trouble.choose(chosen=False)
        self.receipts_title.setVisible(bool(state.receipts))
        self.receipts.show_views(present_receipt_list(state))
        self._draw_computer(state)
        view = present_receipt(state, self._receipt)
        reads = self._reads or ("receipt" if view is not None else HEALTH)
        self.detail.setVisible(view is not None and reads == "receipt")
        self.health.setVisible(reads == HEALTH)
        self.tried.setVisible(reads == TRIED)
        self.clocks.setVisible(reads == CLOCKS)
        if view is not None:
            self._receipt = view.id
            self.detail.draw(view)
        for key, line in self.receipts.rows.items():
            if isinstance(line, ListRow):
                line.choose(chosen=reads == "receipt" and key == self._receipt)
        self.health_row.choose(chosen=reads == HEALTH)
        self.tried_row.choose(chosen=reads == TRIED)
        self.clocks_row.choose(chosen=reads == CLOCKS)

    def _draw_computer(self, state: State) -> None:
        view = present_health(state)
        line = health_line(state.health)
        tone, icon = (view.mark.tone, view.mark.icon) if view.mark else ("text3", "card")
        said = tr("Health of this computer: {state}").format(state=line)
        self.health_row.show_item(icon, tone, tr("Health"), line, said)
        self.health.draw(view)
        self._draw_clocks(state)
        rows = present_tried(state.tried)
        self.tried_row.setVisible(bool(rows))
        line = outcomes(state.tried)
        said = tr("What was tried: {line}").format(line=line)
        self.tried_row.show_item("undo", "text3", tr("What was tried"), line, said)
        self.tried.draw(rows)

    def _draw_clocks(self, state: State) -> None:
        has_card = state.machine is not None and bool(state.machine.gpus)
        self.clocks_row.setVisible(has_card or state.clocks is not None)
        line = clocks_line(state)
        said = tr("Clocks of the card: {line}").format(line=line)
        self.clocks_row.show_item("bolt", "text3", tr("Clocks"), line, said)
        self.clocks.draw(present_clocks(state))

    @Slot(str)
    def _read_clocks(self, what: str) -> None:
        self.clocks.look()
        self.read(what)

    @Slot(str)
    def read(self, what: str) -> None:
        """Show the health, the clocks, or what was tried."""
        self._reads = what
        self._again()

    @Slot(str)
    def _choose_receipt(self, receipt: str) -> None:
        self._receipt, self._reads = receipt, "receipt"
        self._again()

    def _again(self) -> None:
        if self._shown is not None:
            self.draw(*self._shown)

    def focus_list(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_row(self, receipt: str) -> QWidget:
        line = ListRow(receipt)
        line.chosen.connect(self._choose_receipt)
        return line

    @Slot()
    def _show_failure(self) -> None:
        self.failure_wanted.emit()


def _receipt_id(view: ReceiptItem) -> str:
    return view.id
