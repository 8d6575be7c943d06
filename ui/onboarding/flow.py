"""The first run: this machine, a model, its download, its proof, ready. All of it can be skipped."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from app.commands import (
    CancelWork,
    Choose,
    Detect,
    DismissNotice,
    InstallEngine,
    Qualify,
    StopEngineWork,
)
from app.state import State
from ui.making import Making, take_all
from ui.onboarding.choice import Choice
from ui.onboarding.core import SetupCore
from ui.onboarding.footer import Footer
from ui.onboarding.frame import Frame
from ui.onboarding.leaving import Leaving
from ui.onboarding.rail import Rail
from ui.onboarding.steps import Steps
from ui.onboarding.way_on import give_keyboard, keep_keyboard, pressed
from ui.pages.connect import ConnectDialog
from ui.pages.models_files import file_dialog
from ui.presenters.failure import present_failure
from ui.presenters.onboarding import STEPS, Step, first_step, present_rail, present_ready
from ui.presenters.setup_footer import present_footer
from ui.store import Store
from ui.widgets.tab_order import follow_layout

ASKED_MS = 2000
"""How long a proof that was asked for is not asked for again."""
GO_ON_MS = 1400
"""How long "it is here" stays on the screen before the proof begins."""


class Onboarding(Frame):
    """Covers the window until `finished`; `navigate` carries the page to open: chat, models."""

    finished = Signal()
    navigate = Signal(str)

    def __init__(
        self, core: SetupCore, store: Store, parent: QWidget | None = None, *, at_once: bool = True
    ) -> None:
        super().__init__(parent)
        self.making = self._make(core, store)
        if at_once:
            take_all(self.making)

    def _make(self, core: SetupCore, store: Store) -> Making:
        self._core = core
        self._store = store
        self._choice = Choice()
        self.leaving = Leaving(core, store, self)
        self._over = False
        self.step: Step = first_step(store.state.session)
        self.rail = Rail()
        yield
        self.steps = Steps(core)
        yield from self.steps.making
        self.machine, self.model = self.steps.machine, self.steps.model
        self.download, self.proof = self.steps.download, self.steps.proof
        self.ready, self.notices = self.steps.ready, self.steps.notices
        yield
        self.footer = Footer()
        self.primary, self.back = self.footer.primary, self.footer.back
        self._asked = QTimer(self, singleShot=True, interval=ASKED_MS)
        self._asked.timeout.connect(self._draw_footer)
        self.go_on = QTimer(self, singleShot=True, interval=GO_ON_MS)
        self.fill()
        yield
        self._connect()
        yield
        self._draw(store.state)
        yield
        self._order()

    @Slot()
    def _order(self) -> None:
        follow_layout(self)

    def _connect(self) -> None:
        self.leaving.left.connect(self._left)
        self.footer.skip.clicked.connect(self.leaving.skip)
        self.footer.done.clicked.connect(self.leaving.to_chat)
        self.back.clicked.connect(self.go_back)
        self.primary.clicked.connect(self.go_forward)
        self.footer.another.clicked.connect(self._pick)
        self.footer.stop.clicked.connect(self._stop)
        self.go_on.timeout.connect(self._prove)
        self.model.chosen.connect(self._draw_footer)
        self.ready.chat_wanted.connect(self.leaving.to_chat)
        self.ready.tune_wanted.connect(self.leaving.to_plan)
        self.ready.app_wanted.connect(self._connect_app)
        self.steps.grew.connect(self._order)
        self._store.changed.connect(self.refresh)

    # --- drawing -------------------------------------------------------------------------------
    @Slot(object)
    def refresh(self, state: State) -> None:
        """Follow the state while the setup covers the window."""
        if self.isVisible():
            self._draw(state)

    def _draw(self, state: State) -> None:
        """Show the step that is open, and go on when it is done."""
        focused = self.focusWidget()
        on_the_way = self.step == "download"
        self.notices.draw(self._choice.notices(state) if on_the_way else state.notices)
        self._choice.look(state)
        if self.step == "download" and self._choice.stopped(state):
            self.step = "model"
        self.rail.draw(present_rail(self.step))
        self.steps.show_step(self.step)
        match self.step:
            case "machine":
                self.machine.draw(state)
            case "model":
                self.model.draw(state)
            case "download":
                self._draw_download(state)
            case "proof":
                self._draw_proof(state)
            case "ready":
                if (view := present_ready(state.session)) is not None:
                    self.ready.draw(view)
        self._draw_footer()
        keep_keyboard(self, self._way_on, focused)

    @property
    def _way_on(self) -> QWidget:
        return self.ready.chat if self.step == "ready" else self.primary

    def _draw_download(self, state: State) -> None:
        view = self._choice.arrival(state)
        self.download.draw(state, view, present_failure(self._choice.session(state)))
        told_before = any(proposal.ref == self._choice.ref for proposal in state.proposals)
        waits = bool(view.remark) and not told_before
        if view.may_prove and not waits and not self.go_on.isActive():
            self.go_on.start()

    def _draw_proof(self, state: State) -> None:
        view = self.proof.draw(state)
        trial = state.session.trial if state.session else None
        if view.ready and trial is None:
            self._go("ready")

    @Slot()
    def _draw_footer(self) -> None:
        focused = self.focusWidget()
        state = self._store.state
        on_the_way = self.step == "download"
        view = present_footer(
            self.step,
            session=self._choice.session(state) if on_the_way else state.session,
            arrival=self._choice.arrival(state),
            proposal=self.model.selected,
            words=self.model.primary,
            asked=self._asked.isActive(),
        )
        self.footer.draw(view)
        keep_keyboard(self, self._way_on, focused)

    # --- moving --------------------------------------------------------------------------------
    def show_step(self, step: Step) -> None:
        """Show `step` as if one had come to it."""
        if step == "model":
            self.model.ask(self._store.state.goal)
        self._go(step)

    def _go(self, step: Step) -> None:
        self.go_on.stop()
        self.step = step
        self.steps.verticalScrollBar().setValue(0)
        self._draw(self._store.state)
        give_keyboard(self, self._way_on)

    @Slot()
    def go_forward(self) -> None:
        """Do what the primary button says."""
        if not self.primary.isEnabled():
            return
        match self.step:
            case "machine":
                self.show_step("model")
            case "model":
                if (proposal := self.model.selected) is not None:
                    self._choose(Choose(ref=proposal.ref, config=proposal.config), proposal.engine)
            case "download":
                self._prove()
            case "proof":
                self._qualify()
            case "ready":
                self.leaving.to_chat()

    @Slot()
    def go_back(self) -> None:
        """Go one step back; what runs is stopped, what has arrived is kept."""
        if not self.back.isVisible():
            return
        at = STEPS.index(self.step)
        if self.step == "download" and not self._choice.arrival(self._store.state).here:
            self._core.do(CancelWork())
            if (engines := self._store.state.engines) is not None and engines.waiting:
                self._core.do(StopEngineWork())
        self.show_step("model" if self.step == "proof" else STEPS[at - 1])

    def _choose(self, choice: Choose, engine: str = "") -> None:
        for notice in self._choice.make(choice.ref, self._store.state):
            self._core.do(DismissNotice(id=notice.id))
        self._core.do(InstallEngine(kind=engine, then=choice) if engine else choice)
        self._go("download")

    @Slot()
    def _prove(self) -> None:
        if self.step == "download" and self._choice.arrival(self._store.state).may_prove:
            self._qualify()
            self._go("proof")

    def _qualify(self) -> None:
        self._core.do(Qualify())
        self._asked.start()
        self._draw_footer()

    @Slot()
    def _stop(self) -> None:
        self._core.do(CancelWork())

    @Slot()
    def _pick(self) -> None:
        dialog = file_dialog(self)
        dialog.fileSelected.connect(self._picked)
        dialog.open()

    @Slot(str)
    def _picked(self, path: str) -> None:
        self._choose(Choose(ref=path))

    # --- leaving -------------------------------------------------------------------------------
    @Slot()
    def _connect_app(self) -> None:
        ConnectDialog(self._core, self._store, self).open()

    @Slot(str)
    def _left(self, page: str) -> None:
        self.go_on.stop()
        self._over = True
        self.navigate.emit(page)
        self.finished.emit()

    # --- keys and size -------------------------------------------------------------------------
    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._press()
        elif event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        """Enter presses the button that has the keyboard, else the primary one."""
        if pressed(self):
            return
        if self.step == "ready":
            self.leaving.to_chat()
        elif self.primary.isVisible():
            self.primary.click()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._over:
            self._over = False
            self._go(first_step(self._store.state.session))
        self.measure()
        self._draw(self._store.state)
        if self._store.state.machine is None:
            self._core.do(Detect())
        give_keyboard(self, self._way_on)
