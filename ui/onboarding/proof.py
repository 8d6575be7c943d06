"""Fourth step: the stages of the proof as they happen; a failure turns into its card in place."""

from __future__ import annotations

from app.state import State
from ui.onboarding.core import SetupCore
from ui.onboarding.rail import StepPage
from ui.pages.fixes_failure import FailureCard
from ui.pages.fixes_steps import FixingCard
from ui.pages.fixes_trial import TrialCard
from ui.pages.pieces import PlanBlock
from ui.presenters.failure import present_failure
from ui.presenters.fixing import present_fixing
from ui.presenters.proof import ProofView, present_proof
from ui.presenters.proof_memory import ProofMemoryView, present_proof_memory
from ui.presenters.trial import present_trial
from ui.widgets.card import Card
from ui.widgets.chip import Tag
from ui.widgets.labels import Label
from ui.widgets.proof_graph import ProofGraph
from ui.widgets.stage_list import StageList
from ui.widgets.term import explain
from ui.widgets.wrap import WrapRow
from ui.words import tr


class MemoryCard(Card):
    """The memory while the proof runs, and what the card reads."""

    def __init__(self) -> None:
        super().__init__(padding=16, gap=8)
        self.title = Label(role="strong", wrap=True)
        self.value = Label(role="small")
        self.graph = ProofGraph()
        self.readings = Label(role="small", tone="text3", wrap=True)
        head = WrapRow(gap=8)
        head.add(self.title)
        head.add(self.value, end=True)
        self.body.addWidget(head)
        self.body.addWidget(self.graph, 1)
        self.body.addWidget(self.readings)

    def draw(self, view: ProofMemoryView | None) -> None:
        """Show `view`; None hides the card."""
        self.setVisible(view is not None)
        if view is None:
            return
        self.title.setText(view.title)
        self.value.setText(view.value)
        self.graph.draw(view)
        self.readings.setText(view.readings)
        self.readings.setVisible(bool(view.readings))


class ProofStep(StepPage):
    """Draws the open session's proof, its failure, or the fix that is tried."""

    def __init__(self, core: SetupCore) -> None:
        super().__init__()
        self._core = core
        self._seen: object = None
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
        self.plan_card.body.addWidget(self.plan)
        self.stages_card = Card(padding=16, gap=0)
        self.stages = StageList(tr("Proof"))
        self.stages_card.body.addWidget(self.stages)
        self.memory = MemoryCard()
        self.running = WrapRow(gap=16, line_gap=16, level=True)
        self.running.add(self.stages_card, basis=380, grow=True)
        self.running.add(self.memory, basis=260, grow=True)
        self.fixing = FixingCard(core)
        self.failure = FailureCard(core, dismissable=True)
        self.trial = TrialCard(core)
        parts = (self.plan_card, self.running, self.fixing, self.failure, self.trial)
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
        view = present_proof(session)
        self.fixing.draw(fixing)
        plain = failure is None and trial is None and fixing is None
        self.failure.setVisible(failure is not None)
        self.trial.setVisible(trial is not None)
        self.plan_card.setVisible(plain and view.plan is not None)
        self.running.setVisible(plain)
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
            self._draw_memory(state)
        return view

    def _draw_memory(self, state: State) -> None:
        """Draw the curve when there is a new reading: other news comes more often."""
        seen = (state.sample, state.session.phase if state.session else None, len(state.marks))
        if seen != self._seen:
            self._seen = seen
            self.memory.draw(present_proof_memory(state, self._core.history))

    def _draw_plain(self, view: ProofView) -> None:
        self.say(view.title, view.subtitle)
        self.model.setText(view.model)
        self.quant.set_text(view.quant)
        self.spare.setText(view.plan.spare if view.plan else "")
        self.plan.draw(view.plan)
        self.stages.show_rows(view.rows)
