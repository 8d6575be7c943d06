"""Third step: the file arrives, or is here already; what it will take is shown meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.commands import AcceptRisk
from app.state import State
from ui.onboarding.rail import StepPage
from ui.pages.asking import Core
from ui.pages.engine_panel import EnginePanel
from ui.pages.fixes_failure import FailureCard
from ui.pages.models_downloads import DownloadLine
from ui.pages.pieces import PlanBlock
from ui.presenters.arrival import ArrivalView
from ui.presenters.download import DownloadView
from ui.presenters.failure import FailureView
from ui.widgets.base import row
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.spinner import Spinner
from ui.widgets.wrap import WrapRow
from ui.words import tr


class DownloadStep(StepPage):
    """Draws an `ArrivalView`, or the failure in its place."""

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self.waiting = QWidget()
        line = row(self.waiting, gap=10)
        line.addWidget(Spinner(16))
        line.addWidget(Label(tr("One moment"), "secondary"), 1)
        self.engine = EnginePanel(core, brief=True)
        self.transfers: KeyedColumn[DownloadView] = KeyedColumn(self._transfer, _ref)
        self.remark = Note("", "warn")
        self.accept = Button(tr("Use it anyway"), icon="tight")
        self.plan_card = Card(gap=8)
        self.spare = Label(role="small")
        self.mark = Chip("fits")
        self.plan = PlanBlock("L")
        head = WrapRow(gap=8)
        head.add(Label(tr("What it will take"), "strong"))
        head.add(self.spare, end=True)
        head.add(self.mark, end=True)
        self.plan_card.body.addWidget(head)
        self.plan_card.body.addWidget(self.plan)
        buttons = WrapRow(gap=8)
        buttons.add(self.accept)
        self.failure = FailureCard(core, dismissable=True)
        for widget in (
            self.waiting,
            self.engine,
            self.transfers,
            self.plan_card,
            self.remark,
            buttons,
            self.failure,
        ):
            self.body.addWidget(widget)
        self.accept.clicked.connect(self._accept)

    def draw(self, state: State, view: ArrivalView, failure: FailureView | None) -> None:
        """Show `view`, or `failure` instead; `state` tells of the engine's build."""
        failed = failure is not None
        self.engine.draw(state)
        self.engine.setVisible(view.engine and self.engine.there)
        if failure is not None:
            self.say(failure.headline, failure.subline)
            self.failure.draw(failure)
        else:
            self.say(view.title, view.subtitle)
        self.failure.setVisible(failed)
        self.waiting.setVisible(view.waiting and not failed)
        self.transfers.show_views((view.download,) if view.download and not failed else ())
        self.plan_card.setVisible(view.plan is not None and not failed)
        if view.plan is not None:
            self.spare.setText(f"{view.plan.used} · {view.plan.spare}")
            self.spare.set_tone("err" if view.plan.over else None)
            self.mark.show_mark(view.plan.mark)
            self.plan.draw(view.plan)
        self.remark.label.setText(view.remark)
        self.remark.setVisible(bool(view.remark) and not failed)
        self.accept.setVisible(view.ask_risk and not failed)

    def _transfer(self, ref: str) -> QWidget:
        return DownloadLine(self._core, ref, large=True)

    @Slot()
    def _accept(self) -> None:
        self._core.do(AcceptRisk())


def _ref(view: DownloadView) -> str:
    return view.ref
