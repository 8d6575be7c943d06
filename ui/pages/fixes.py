"""Fixes and receipts: a failure takes the page; otherwise what was proven."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget
from typing_extensions import override

from app.commands import Qualify
from app.session import Phase, Session
from app.state import State
from app.values.receipt import Receipt
from ui.pages.asking import Core
from ui.pages.fixes_failure import FailureCard
from ui.pages.fixes_receipts import ListRow, ReceiptDetail
from ui.pages.fixes_trial import TrialCard
from ui.presenters.failure import FailureView, present_failure
from ui.presenters.receipts import ReceiptItem, present_receipt, present_receipt_list
from ui.presenters.trial import TrialView, present_trial
from ui.store import Store
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.empty import EmptyState
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.page import Page
from ui.widgets.scroll import ScrollColumn
from ui.widgets.tab_order import follow_layout

BESIDE_FROM = 640
"""Width at 100 % text size from which list and receipt stand side by side."""
TITLE = "Fixes and receipts"
SUBTITLE = "What went wrong, what helped, and what was proven"


class FixesPage(Page):
    """Follows the store; `navigate` asks for another page."""

    navigate = Signal(str)

    def __init__(self, core: Core, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(TITLE, SUBTITLE, parent)
        self._core = core
        self._store = store
        self._receipt: str | None = None
        self._listing = False
        self._failed: FailureView | None = None
        self._beside = True
        self._seen: tuple[Session | None, tuple[Receipt, ...]] = (None, ())
        self.back = Button("", "quiet", icon="left", name="Back to the list")
        self.dismiss = Button("Dismiss", small=True)
        self.failure = FailureCard(core)
        self.trial = TrialCard(core)
        self.trouble = ListRow("failure")
        self.receipts: KeyedColumn[ReceiptItem] = KeyedColumn(self._make_row, _receipt_id)
        self.detail = ReceiptDetail(core)
        self.prove = Button("Prove it", "primary", small=True)
        self.choose = Button("Choose a model", small=True)
        self.empty = EmptyState(
            "receipt",
            "No receipts yet",
            "The first one appears when a model has been proven on this computer.",
            (self.prove, self.choose),
        )
        self._arrange()
        self.back.clicked.connect(self._show_list)
        self.dismiss.clicked.connect(self.failure.close_failure)
        self.trouble.chosen.connect(self._show_failure)
        self.prove.clicked.connect(self._prove)
        self.choose.clicked.connect(self._to_models)
        for rows in (self.failure.remedies, self.receipts):
            rows.grew.connect(self._order)
        store.changed.connect(self.refresh)
        self._draw(store.state)
        self._order()

    @Slot()
    def _order(self) -> None:
        follow_layout(self)

    def _arrange(self) -> None:
        self.header.layout_row.insertWidget(0, self.back)
        self.header.actions.addWidget(self.dismiss)
        self.single = ScrollColumn(gap=16)
        self.single.body.addWidget(self.failure)
        self.single.body.addWidget(self.trial)
        self.single.body.addWidget(self.empty)
        self.list = ScrollColumn(gap=2)
        self.items = QWidget()
        items = column(self.items, gap=2)
        self.failures_title = Label("Failures", "label")
        self.receipts_title = Label("Receipts", "label")
        for widget in (self.failures_title, self.trouble, self.receipts_title, self.receipts):
            items.addWidget(widget)
        self.list.body.addWidget(self.items)
        self.reading = ScrollColumn(gap=14)
        self.reading.body.addWidget(self.detail)
        side = QFrame()
        side.setObjectName("sideList")
        column(side).addWidget(self.list)
        self.side = side
        self.both = QWidget()
        panes = row(self.both, gap=16)
        panes.addWidget(side)
        panes.addWidget(self.reading, 1)
        self.body.addWidget(self.single, 1)
        self.body.addWidget(self.both, 1)
        self.arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw(self._store.state)
        if self.failure.isVisible():
            self.failure.remedies.focus_first()
        elif self.trial.isVisible():
            self.trial.focus_first()

    @override
    def arrange(self) -> None:
        theme = self.failure.title.theme
        beside = self.width() >= theme.px(BESIDE_FROM)
        self.side.setFixedWidth(theme.px(240))
        if beside != self._beside:
            self._beside = beside
            self.side.setVisible(beside)
            home = self.list.body if beside else self.reading.body
            home.insertWidget(0, self.items)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, else Keep where there is one."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and focused.isVisible():
            focused.click()
        elif self.trial.keep.isVisible():
            self.trial.keep.click()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    # --- drawing -------------------------------------------------------------------------------
    @Slot(object)
    def refresh(self, state: State) -> None:
        """Follow the state while somebody looks; readings alone change nothing here."""
        seen = (state.session, state.receipts)
        if self.isVisible() and (seen[0] is not self._seen[0] or seen[1] is not self._seen[1]):
            self._draw(state)

    def _draw(self, state: State) -> None:
        """Show what the state asks for: a trial, a failure, receipts, or nothing yet."""
        self._seen = (state.session, state.receipts)
        session = state.session
        failure, trial = present_failure(session), present_trial(session, state.receipts)
        if failure is None and trial is None:
            self._listing = False
            self.failure.forget()
            self.trial.forget()
        if failure != self._failed:
            self._failed = failure
            self._listing = False
        self._draw_failure(failure)
        self._draw_trial(trial)
        self._draw_list(state, failure)
        busy = (failure is not None or trial is not None) and not self._listing
        nothing = not busy and not state.receipts and failure is None
        self.single.setVisible(busy or nothing)
        self.both.setVisible(not busy and not nothing)
        self.empty.setVisible(nothing)
        self.failure.setVisible(busy and failure is not None)
        self.trial.setVisible(busy and trial is not None)
        can_prove = session is not None and session.phase is Phase.PLANNED
        self.prove.setVisible(can_prove)
        self.prove.setText(f"Prove {session.file.title}" if session else "Prove it")
        self.choose.setVisible(not can_prove)
        self._draw_header(failure, trial, busy=busy, receipts=bool(state.receipts))

    def _draw_header(
        self,
        failure: FailureView | None,
        trial: TrialView | None,
        *,
        busy: bool,
        receipts: bool,
    ) -> None:
        self.back.setVisible(busy and (receipts or failure is not None) and receipts)
        self.dismiss.setVisible(busy and failure is not None)
        view = (trial or failure) if busy else None
        if view is None:
            self.header.set_title(TITLE, SUBTITLE)
        else:
            self.header.set_title(view.headline, view.subline)

    def _draw_failure(self, view: FailureView | None) -> None:
        if view is not None:
            self.failure.draw(view)

    def _draw_trial(self, view: TrialView | None) -> None:
        if view is not None:
            self.trial.draw(view)

    def _draw_list(self, state: State, failure: FailureView | None) -> None:
        self.failures_title.setVisible(failure is not None)
        self.trouble.setVisible(failure is not None)
        if failure is not None:
            self.trouble.show_item(
                "state-failed", "err", failure.title, failure.headline, failure.announcement
            )
            self.trouble.choose(chosen=False)
        self.receipts_title.setVisible(bool(state.receipts))
        self.receipts.show_views(present_receipt_list(state))
        view = present_receipt(state, self._receipt)
        self.detail.setVisible(view is not None)
        if view is not None:
            self._receipt = view.id
            self.detail.draw(view)
        for key, line in self.receipts.rows.items():
            if isinstance(line, ListRow):
                line.choose(chosen=key == self._receipt)

    def _make_row(self, receipt: str) -> QWidget:
        line = ListRow(receipt)
        line.chosen.connect(self._choose_receipt)
        return line

    # --- asked for -----------------------------------------------------------------------------
    @Slot(str)
    def _choose_receipt(self, receipt: str) -> None:
        self._receipt = receipt
        self._draw(self._store.state)

    @Slot()
    def _show_list(self) -> None:
        self._listing = True
        self._draw(self._store.state)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _show_failure(self) -> None:
        self._listing = False
        self._draw(self._store.state)

    @Slot()
    def _to_models(self) -> None:
        self.navigate.emit("models")

    @Slot()
    def _prove(self) -> None:
        self._core.do(Qualify())


def _receipt_id(view: ReceiptItem) -> str:
    return view.id
