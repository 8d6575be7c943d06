"""Second step: what could run here, as up to three cards to choose from."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget
from typing_extensions import override

from app.commands import Propose
from app.state import State
from app.values.proposal import Goal, Proposal
from ui.onboarding.rail import StepPage
from ui.pages.asking import Core
from ui.pages.pieces import Figures, PlanBlock
from ui.presenters.plan_bar import all_items
from ui.presenters.proposals import GOALS, ProposalCard, ProposalsView, present_proposals
from ui.widgets.base import column, row
from ui.widgets.card import Card
from ui.widgets.chip import Chip, Tag
from ui.widgets.key import PlanKey
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.segmented import Segmented
from ui.widgets.spinner import Spinner
from ui.widgets.term import explain
from ui.widgets.wrap import WrapRow
from ui.words import tr


class ProposalPanel(Card):
    """One proposal; a click anywhere chooses it."""

    def __init__(self, group: QButtonGroup) -> None:
        super().__init__(padding=14, gap=6)
        self.radio = QRadioButton()
        group.addButton(self.radio)
        self.headline = Label(role="heading", wrap=True)
        self.model = Label(role="secondary")
        self.quant = Tag("")
        explain(self.quant, tr("Quant"))
        self.spare = Label(role="small")
        self.mark = Chip("fits")
        self.reason = Label(role="secondary", wrap=True)
        self.remark = Label(role="small", tone="warn", wrap=True)
        self.plan = PlanBlock("L", key=False)
        self.figures = Figures()
        head = WrapRow(gap=8)
        for widget in (self.radio, self.headline, self.model, self.quant):
            head.add(widget)
        head.add(self.spare, end=True)
        head.add(self.mark, end=True)
        for part in (head, self.reason, self.remark, self.plan, self.figures):
            self.body.addWidget(part)
        self.radio.toggled.connect(self._mark)

    def draw(self, view: ProposalCard) -> None:
        """Show `view`."""
        self.radio.setAccessibleName(view.accessible)
        self.headline.setText(view.headline)
        self.model.setText(view.title)
        self.quant.set_text(view.quant)
        self.spare.setText(view.plan.spare)
        self.spare.set_tone("err" if view.plan.over else None)
        self.mark.show_mark(view.plan.mark)
        self.reason.setText(view.reason)
        self.remark.setText(view.remark)
        self.remark.setVisible(bool(view.remark))
        self.plan.draw(view.plan)
        self.figures.draw(view.figures)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.radio.click()
        self.radio.setFocus(Qt.FocusReason.MouseFocusReason)

    @Slot(bool)
    def _mark(self, chosen: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.set_state("selected" if chosen else "")


class ModelStep(StepPage):
    """Draws `State.proposals`; `chosen` fires when another card, or none, is chosen."""

    chosen = Signal()

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._view: ProposalsView | None = None
        self._asked: Goal | None = None
        self._proposals: tuple[Proposal, ...] = ()
        self.group = QButtonGroup(self)
        self.goals = Segmented([(key, tr(text)) for key, text in GOALS], name=tr("What for"))
        self.waiting = QWidget()
        line = row(self.waiting, gap=10)
        line.addWidget(Spinner(16))
        line.addWidget(Label(tr("Reading the headers of the files"), "secondary", wrap=True), 1)
        self.cards: KeyedColumn[ProposalCard] = KeyedColumn(self._card, _card_id, gap=16)
        self.key = PlanKey(figures=False)
        self.note = Label(role="caption", wrap=True)
        head = WrapRow(gap=16, line_gap=8)
        words = QWidget()
        column(words).addLayout(self.take_words())
        head.add(words, basis=300, grow=True)
        head.add(self.goals, end=True)
        self.head.addWidget(head, 1)
        for widget in (self.waiting, self.cards, self.key, self.note):
            self.body.addWidget(widget)
        self.goals.chosen.connect(self._goal)
        self.group.buttonToggled.connect(self._chosen)

    def ask(self, goal: Goal) -> None:
        """Have proposals worked out for `goal`, unless that was asked already."""
        if goal != self._asked:
            self._asked = goal
            self._core.do(Propose(goal=goal))

    def draw(self, state: State) -> None:
        """Show the proposals of `state`; a goal that is still worked out shows none."""
        if self._asked is None:
            self.goals.set_key(state.goal)
        answered = self._asked is None or state.goal == self._asked
        proposals = state.proposals if answered else ()
        known = State(
            goal=self._asked or state.goal,
            proposals=proposals,
            engines=state.engines,
            disk=state.disk,
        )
        view = present_proposals(known)
        if view == self._view:
            return
        self._view, self._proposals = view, proposals
        self.say(view.title, view.subtitle)
        self.waiting.setVisible(not view.cards)
        self.cards.show_views(view.cards)
        self.key.setVisible(bool(view.cards))
        self.note.setVisible(bool(view.cards))
        self.note.setText(view.note)
        if view.cards:
            self.key.show_plan(all_items([card.plan.bars[0].bar for card in view.cards]))
            if self.selected is None:
                self._panels()[0].radio.setChecked(True)
        self.chosen.emit()

    @property
    def selected(self) -> Proposal | None:
        """The proposal that is chosen."""
        for key, panel in self.cards.rows.items():
            if isinstance(panel, ProposalPanel) and panel.radio.isChecked():
                return next((p for p in self._proposals if p.id == key), None)
        return None

    @property
    def primary(self) -> str:
        """What the button says for the chosen card."""
        chosen = self.selected
        cards = self._view.cards if self._view else ()
        said = (card.primary for card in cards if chosen and card.id == chosen.id)
        return next(said, tr("Download", "verb"))

    def _panels(self) -> list[ProposalPanel]:
        return [panel for panel in self.cards.rows.values() if isinstance(panel, ProposalPanel)]

    def _card(self, _: str) -> QWidget:
        return ProposalPanel(self.group)

    @Slot(str)
    def _goal(self, goal: str) -> None:
        self.ask(next(key for key, _ in GOALS if key == goal))

    @Slot()
    def _chosen(self) -> None:
        self.chosen.emit()


def _card_id(view: ProposalCard) -> str:
    return view.id
