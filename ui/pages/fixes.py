"""Fixes and receipts: a failure takes the page; otherwise what was proven, and the health."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from app.commands import PrepareBundle, Qualify, SaveBundle
from app.session import Phase
from app.state import State
from app.values.bundle import Bundle
from ui.making import Making, take_all
from ui.pages.asking import Core
from ui.pages.fixes_bundle import BundleDialog
from ui.pages.fixes_failure import FailureCard
from ui.pages.fixes_overview import HEALTH, NARROW, WIDTH, Overview
from ui.pages.fixes_steps import FixingCard
from ui.pages.fixes_trial import TrialCard
from ui.presenters.failure import FailureView, present_failure
from ui.presenters.fixing import FixingView, present_fixing
from ui.presenters.trial import TrialView, present_trial
from ui.store import Store
from ui.widgets.buttons import Button
from ui.widgets.empty import EmptyState
from ui.widgets.page import Page
from ui.widgets.scroll import ScrollColumn
from ui.widgets.tab_order import follow_layout
from ui.words import QT_TR_NOOP, tr

BESIDE_FROM = 640
"""Width at 100 % text size from which list and receipt stand side by side."""
TITLE = QT_TR_NOOP("Fixes and receipts")
SUBTITLE = QT_TR_NOOP("What went wrong, what helped, and what was proven")


class FixesPage(Page):
    """Follows the store; `navigate` asks for another page."""

    navigate = Signal(str)

    def __init__(
        self, core: Core, store: Store, parent: QWidget | None = None, *, at_once: bool = True
    ) -> None:
        super().__init__(tr(TITLE), tr(SUBTITLE), parent)
        self.making = self._make(core, store)
        if at_once:
            take_all(self.making)

    def _make(self, core: Core, store: Store) -> Making:
        self._core = core
        self._store = store
        self._listing = False
        self._failed: FailureView | None = None
        self._wants_bundle = False
        self._seen: tuple[object, ...] = ()
        self.bundle: BundleDialog | None = None
        self.back = Button("", "quiet", icon="left", name=tr("Back to the list"))
        self.dismiss = Button(tr("Dismiss"), small=True)
        self.fixing = FixingCard(core)
        yield
        self.failure = FailureCard(core)
        yield
        self.trial = TrialCard(core)
        yield
        self.overview = Overview(core)
        yield from self.overview.making
        self.prove = Button(tr("Prove it"), "primary", small=True)
        self.choose = Button(tr("Choose a model"), small=True)
        self.check = Button(tr("Check this computer"), small=True)
        self.empty = EmptyState(
            "receipt",
            tr("No receipts yet"),
            tr("The first one appears when a model has been proven on this computer."),
            (self.prove, self.choose, self.check),
        )
        yield from self._arrange()
        yield
        self.back.clicked.connect(self._show_list)
        self.dismiss.clicked.connect(self.failure.close_failure)
        self.failure.bundle_wanted.connect(self._prepare_bundle)
        self.overview.failure_wanted.connect(self._show_failure)
        self.prove.clicked.connect(self._prove)
        self.choose.clicked.connect(self._to_models)
        self.check.clicked.connect(self._to_health)
        overview = self.overview
        lists = (overview.receipts, overview.health.checks, overview.clocks.steps)
        rows = (self.failure.remedies, *lists)
        for changing in rows:
            changing.grew.connect(self._order)
        store.changed.connect(self.refresh)
        yield
        self._draw(store.state)
        yield
        self._order()

    @Slot()
    def _order(self) -> None:
        follow_layout(self)

    def _arrange(self) -> Making:
        self.header.layout_row.insertWidget(0, self.back)
        self.header.actions.addWidget(self.dismiss)
        self.single = ScrollColumn(gap=16)
        self.body.addWidget(self.single, 1)
        for widget in (self.fixing, self.failure, self.trial, self.empty):
            self.single.body.addWidget(widget)
            yield
        yield
        self.body.addWidget(self.overview, 1)
        yield
        self.arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw(self._store.state)
        if self.fixing.isVisible() and self.fixing.stop.isVisible():
            self.fixing.stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.failure.isVisible():
            self.failure.remedies.focus_first()
        elif self.trial.isVisible():
            self.trial.focus_first()

    @override
    def arrange(self) -> None:
        theme = self.failure.title.theme
        beside = self.width() >= theme.px(BESIDE_FROM)
        self.overview.arrange(beside=beside, width=theme.px(NARROW if self.compact else WIDTH))

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
        """Follow the state while somebody looks; readings count only where they are shown."""
        kept = (state.receipts, state.health, state.clocks, state.tried, state.bundle)
        transfers = state.transfers if self.trial.isVisible() else None
        watched = (state.session, state.machine, *kept, transfers)
        parts = (*watched, state.sample if self.overview.health.isVisible() else None)
        same = len(parts) == len(self._seen) and all(
            new is old for new, old in zip(parts, self._seen, strict=True)
        )
        if self.isVisible() and not same:
            self._seen = parts
            self._draw(state)

    def _draw(self, state: State) -> None:
        """Show what the state asks for: a walk, a trial, a failure, the list, or nothing yet."""
        session = state.session
        failure = present_failure(session)
        trial = present_trial(session, state.receipts, state.transfers)
        fixing = present_fixing(session)
        if failure is None and trial is None:
            self._listing = False
            self.failure.forget()
            self.trial.forget()
        if (failure and failure.announcement) != (self._failed and self._failed.announcement):
            # Another failure takes the page; that more is known of the same one does not.
            self._listing = False
        self._failed = failure
        walking = fixing is not None and fixing.running
        self._draw_single(state, fixing, failure, trial)
        self.overview.draw(state, failure)
        can_prove = session is not None and session.phase is Phase.PLANNED
        self.prove.setVisible(can_prove)
        prove = tr("Prove {model}").format(model=session.file.title) if session else tr("Prove it")
        self.prove.setText(prove)
        self.choose.setVisible(not can_prove)
        busy = walking or ((failure is not None or trial is not None) and not self._listing)
        self._draw_header(fixing if walking else trial or failure, busy=busy, state=state)
        self.dismiss.setVisible(busy and failure is not None and not walking)
        self._show_bundle(state.bundle)

    def _draw_single(
        self,
        state: State,
        fixing: FixingView | None,
        failure: FailureView | None,
        trial: TrialView | None,
    ) -> None:
        walking = fixing is not None and fixing.running
        busy = (failure is not None or trial is not None) and not self._listing
        known = state.receipts or state.health or state.tried
        nothing = not busy and not walking and not known and failure is None and not self._listing
        self.single.setVisible(walking or busy or nothing)
        self.overview.setVisible(not walking and not busy and not nothing)
        self.empty.setVisible(nothing)
        self.fixing.draw(fixing if walking or busy else None)
        if failure is not None and not walking:
            self.failure.draw(failure)
        if trial is not None and not walking:
            self.trial.draw(trial)
        self.failure.setVisible(busy and failure is not None and not walking)
        self.trial.setVisible(busy and trial is not None and not walking)

    def _draw_header(
        self, view: FixingView | TrialView | FailureView | None, *, busy: bool, state: State
    ) -> None:
        known = bool(state.receipts or state.health or state.tried)
        self.back.setVisible(busy and known and not isinstance(view, FixingView))
        if view is None or not busy:
            self.header.set_title(tr(TITLE), tr(SUBTITLE))
        else:
            self.header.set_title(view.headline, view.subline)

    def _show_bundle(self, bundle: Bundle | None) -> None:
        if bundle is None or not self._wants_bundle:
            return
        self._wants_bundle = False
        self.bundle = BundleDialog(bundle, self.window())
        self.bundle.saved.connect(self._save_bundle)
        self.bundle.open()

    # --- asked for -----------------------------------------------------------------------------
    @Slot()
    def _prepare_bundle(self) -> None:
        self._wants_bundle = True
        self._core.do(PrepareBundle())

    @Slot(str)
    def _save_bundle(self, path: str) -> None:
        self._core.do(SaveBundle(path=path))

    @Slot()
    def _show_list(self) -> None:
        self._listing = True
        self._draw(self._store.state)
        self.overview.focus_list()

    @Slot()
    def _show_failure(self) -> None:
        self._listing = False
        self._draw(self._store.state)

    @Slot()
    def _to_models(self) -> None:
        self.navigate.emit("models")

    @Slot()
    def _to_health(self) -> None:
        self.overview.read(HEALTH)
        self.overview.health.again.click()

    @Slot()
    def _prove(self) -> None:
        self._core.do(Qualify())
