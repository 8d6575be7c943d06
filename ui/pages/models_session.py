"""The open model's card: its plan, what can be changed about it, and how to start it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.commands import (
    AcceptRisk,
    CancelWork,
    Configure,
    LoadModel,
    Qualify,
    Soak,
    UnloadModel,
)
from app.runconfig import RunConfig
from ui.pages.asking import Core
from ui.pages.models_tuning import TuningPanel
from ui.pages.pieces import PlanBlock
from ui.pages.shares import SharesPanel
from ui.presenters.glossary import setup_meanings
from ui.presenters.models import SessionView
from ui.widgets.base import rule
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip, Tag
from ui.widgets.labels import Label
from ui.widgets.term import explain
from ui.widgets.wrap import WrapRow
from ui.words import tr

ASKED_MS = 2000


class SessionCard(Card):
    """Draws a `SessionView`; `fixes_wanted` asks for the page that shows what failed."""

    fixes_wanted = Signal()

    def __init__(self, core: Core) -> None:
        super().__init__(gap=10)
        self._core = core
        self._view: SessionView | None = None
        self.title = Label(role="heading", wrap=True)
        self.quant = Tag("")
        explain(self.quant, tr("Quant"))
        self.phase = Label(role="small")
        self.used = Label(role="small")
        self.mark = Chip("info")
        self.plan = PlanBlock("L")
        self.placement = Label(role="small", tone="text3", wrap=True)

        self.risk = Note("", "warn")
        self.notes = Label(role="small", wrap=True)
        self.tuning = TuningPanel()
        self.shares = SharesPanel()
        self.refused = Note("", "err")
        self.load = Button(tr("Load"), "primary", icon="play")
        self.prove = Button(tr("Prove it"), icon="again")
        self.accept = Button(tr("Use it anyway"), icon="tight")
        self.soak = Button(tr("Prove it in full"), icon="again")
        self.soak.setToolTip(tr("Fills 90 % of the context. A question or Stop ends it early."))
        self.unload = Button(tr("Unload"), icon="eject")
        self.stop = Button(tr("Stop"))
        self.fixes = Button(tr("What helps"), "primary", icon="fixes")
        self._asked = QTimer(self)
        self._asked.setSingleShot(True)
        self._asked.setInterval(ASKED_MS)
        self._asked.timeout.connect(self._let_go)
        self._arrange()
        for button, slot in (
            (self.load, self._load),
            (self.prove, self._prove),
            (self.accept, self._accept),
            (self.soak, self._soak),
            (self.unload, self._unload),
            (self.stop, self._stop),
        ):
            button.clicked.connect(slot)
        self.fixes.clicked.connect(self.fixes_wanted)
        for panel in (self.tuning, self.shares):
            panel.wanted.connect(self._configure)

    def _arrange(self) -> None:
        head = WrapRow(gap=8)
        head.add(self.title)
        head.add(self.quant)
        head.add(self.phase)
        head.add(self.used, end=True)
        head.add(self.mark, end=True)
        buttons = WrapRow(gap=8)
        for button in (
            self.load,
            self.prove,
            self.accept,
            self.soak,
            self.unload,
            self.stop,
            self.fixes,
        ):
            buttons.add(button)
        widgets: tuple[QWidget, ...] = (
            head,
            self.plan,
            self.placement,
            self.risk,
            self.notes,
            rule(),
            self.tuning,
            self.refused,
            self.shares,
            buttons,
        )
        for widget in widgets:
            self.body.addWidget(widget)

    def draw(self, view: SessionView, config: RunConfig) -> None:
        """Show `view` of a session with `config`."""
        if view == self._view:
            return
        self._view = view
        self._let_go()
        self.title.setText(view.title)
        self.quant.set_text(view.quant)
        self.phase.setText(view.phase)
        plan = view.plan
        self.used.setText(f"{plan.used} · {plan.spare}" if plan else tr("Being planned"))
        self.used.set_tone("err" if plan and plan.over else None)
        self.mark.setVisible(plan is not None)
        if plan is not None:
            self.mark.show_mark(plan.mark)
        self.plan.draw(plan, still=self.tuning.context.isSliderDown())
        self.placement.setText(view.placement)
        meanings = setup_meanings(view.placement)
        self.placement.setToolTip(meanings)
        self.placement.setAccessibleDescription(meanings)
        self.placement.setVisible(bool(view.placement))
        self.risk.label.setText(view.remark)
        self.risk.setVisible(bool(view.remark))
        self.notes.setText("\n".join(view.notes))
        self.notes.setVisible(bool(view.notes))
        self.tuning.draw(view.tuning, view.drafting_file, config)
        self.shares.draw(view.shares, config, enabled=view.tuning.enabled)
        self.refused.set_note(view.refused, "err")
        self.refused.setVisible(bool(view.refused))
        self.load.setVisible(view.can_load)
        self.prove.setVisible(view.can_prove)
        self.accept.setVisible(view.ask_risk)
        self.soak.setVisible(view.can_soak)
        self.unload.setVisible(view.can_unload)
        self.stop.setVisible(view.can_cancel)
        self.fixes.setVisible(view.failed)

    @Slot(object)
    def _configure(self, config: RunConfig) -> None:
        self._core.do(Configure(config=config))

    @Slot()
    def _load(self) -> None:
        self._hold()
        self._core.do(LoadModel())

    @Slot()
    def _prove(self) -> None:
        self._hold()
        self._core.do(Qualify())

    def _hold(self) -> None:
        """Take no second start until the first one shows, or was refused."""
        self.load.setEnabled(False)
        self.prove.setEnabled(False)
        self._asked.start()

    @Slot()
    def _let_go(self) -> None:
        self._asked.stop()
        self.load.setEnabled(True)
        self.prove.setEnabled(True)

    @Slot()
    def _accept(self) -> None:
        self._core.do(AcceptRisk())

    @Slot()
    def _soak(self) -> None:
        self._core.do(Soak())

    @Slot()
    def _unload(self) -> None:
        self._core.do(UnloadModel())

    @Slot()
    def _stop(self) -> None:
        self._core.do(CancelWork())
