"""Fourth step: the stages of the proof as they happen; a failure turns into its card in place."""

from __future__ import annotations

from app.state import State
from ui.onboarding.rail import StepPage
from ui.pages.asking import Core
from ui.pages.fixes_failure import FailureCard
from ui.pages.fixes_steps import FixingCard
from ui.pages.fixes_trial import TrialCard
from ui.pages.pieces import PlanBlock
from ui.presenters.failure import present_failure
from ui.presenters.fixing import present_fixing
from ui.presenters.proof import ProofView, present_proof
from ui.presenters.trial import present_trial
from ui.widgets.card import Card
from ui.widgets.chip import Tag
from ui.widgets.labels import Label
from ui.widgets.stage_list import StageList
from ui.widgets.term import explain
from ui.widgets.wrap import WrapRow
from ui.words import tr


class ProofStep(StepPage):
    """Draws the open session's proof, its failure, or the fix that is tried."""

    def __init__(self, core: Core) -> None:
        super().__init__()
        self.plan_card = Card(gap=8)
        self.model = Label(role="strong", wrap=True)
        self.quant = Tag("")
        explain(self.quant, tr("Quant"))
        self.spare = Label(role="small")
        self.plan = PlanBlock("L", key=False)
        head = WrapRow(gap=8)
        head.add(self.model)
        head.add(self.quant)
        head.add(self.spare, end=True)
        self.plan_card.body.addWidget(head)
        self.now = Label(role="small", tone="text3", wrap=True)
        self.plan_card.body.addWidget(self.plan)
        self.plan_card.body.addWidget(self.now)
        self.stages_card = Card(padding=16, gap=0)
        self.stages = StageList(tr("Proof"))
        self.stages_card.body.addWidget(self.stages)
        self.fixing = FixingCard(core)
        self.failure = FailureCard(core, dismissable=True)
        self.trial = TrialCard(core)
        parts = (self.plan_card, self.stages_card, self.fixing, self.failure, self.trial)
        for widget in parts:
            self.body.addWidget(widget)

    def draw(self, state: State) -> ProofView:
        """Show `state`; return the view, for whoever moves on."""
        session = state.session
        failure = present_failure(session)
        trial = present_trial(session, state.receipts, state.transfers)
        fixing = present_fixing(session)
        if fixing is not None and fixing.running:
            failure = trial = None
        view = present_proof(session, state.sample)
        self.fixing.draw(fixing)
        plain = failure is None and trial is None and fixing is None
        self.failure.setVisible(failure is not None)
        self.trial.setVisible(trial is not None)
        self.plan_card.setVisible(plain and view.plan is not None)
        self.stages_card.setVisible(plain)
        if fixing is not None:
            self.say(fixing.headline, fixing.subline)
        if failure is not None:
            self.say(failure.headline, failure.subline)
            self.failure.draw(failure)
        else:
            self.failure.forget()
        if trial is not None:
            self.say(trial.headline, trial.subline)
            self.trial.draw(trial)
        else:
            self.trial.forget()
        if plain:
            self._draw_plain(view)
        return view

    def _draw_plain(self, view: ProofView) -> None:
        self.say(view.title, view.subtitle)
        self.model.setText(view.model)
        self.quant.set_text(view.quant)
        self.spare.setText(view.plan.spare if view.plan else "")
        self.plan.draw(view.plan)
        self.now.setText(view.now)
        self.now.setVisible(bool(view.now))
        self.stages.show_rows(view.rows)
