"""What could run here, as cards to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.values.proposal import Goal
from ui.presenters.figures import count, file_size, speed
from ui.presenters.plans import PlanView, present_plan

if TYPE_CHECKING:
    from app.state import State
    from app.values.proposal import Proposal

GOALS: tuple[tuple[Goal, str], ...] = (
    ("chat", "Chat"),
    ("coding", "Coding agent"),
    ("documents", "Long documents"),
)
BASE_MODEL = "A base model: it continues text and was not taught to chat."
_NUMBERS = {1: "One", 2: "Two", 3: "Three"}


@dataclass(frozen=True, slots=True)
class ProposalCard:
    """One proposal; `figures` are pairs of (bold figure, its words)."""

    id: str
    headline: str
    title: str
    quant: str
    reason: str
    plan: PlanView
    figures: tuple[tuple[str, str], ...]
    remark: str
    primary: str
    accessible: str


@dataclass(frozen=True, slots=True)
class ProposalsView:
    """The choice of a model; no card while it is being worked out."""

    goal: Goal
    title: str
    subtitle: str
    cards: tuple[ProposalCard, ...]
    note: str


def present_proposals(state: State) -> ProposalsView:
    """Return the proposals of the newest goal that was worked out."""
    cards = tuple(_card(proposal) for proposal in state.proposals)
    speeds = any(proposal.tok_s is not None for proposal in state.proposals)
    return ProposalsView(
        goal=state.goal,
        title=_title(state),
        subtitle="Worked out before any download; the file's own header has the last word."
        if cards
        else "The plans are made from the headers of the files.",
        cards=cards,
        note="Bars show MiB on one scale. Speeds are public reports for the same kind of card; "
        "the proof step measures yours."
        if speeds
        else "Bars show MiB on one scale. The proof step measures the speed.",
    )


def _title(state: State) -> str:
    proposals = state.proposals
    if not proposals:
        return "Working out what fits"
    where = "your card" if any(p.plan.devices for p in proposals) else "this computer"
    fitting = sum(proposal.plan.verdict == "fits" for proposal in proposals)
    if not fitting:
        return f"What comes closest to fitting {where}"
    verb = "fits" if fitting == 1 else "fit"
    return f"{_NUMBERS.get(fitting, count(fitting))} that {verb} {where}"


def _card(proposal: Proposal) -> ProposalCard:
    plan = present_plan(proposal.plan, title=proposal.title)
    here = not proposal.download_bytes
    figures = [
        ("Here", "already on this computer")
        if here
        else (file_size(proposal.download_bytes), "to download"),
        (count(proposal.config.n_ctx), "tokens of context"),
    ]
    if proposal.tok_s is not None:
        figures.append((f"≈ {speed(proposal.tok_s)}", "tokens/s"))
    if proposal.quality != "test":
        figures.append((proposal.quality.capitalize(), "quality"))
    if proposal.licence:
        figures.append((proposal.licence, "licence"))
    verb = "Use it" if here else f"Download {file_size(proposal.download_bytes)}"
    return ProposalCard(
        id=proposal.id,
        headline=proposal.headline,
        title=proposal.title,
        quant=proposal.quant,
        reason=proposal.reason,
        plan=plan,
        figures=tuple(figures),
        remark=BASE_MODEL if proposal.base_model else "",
        primary=verb,
        accessible=(
            f"{proposal.headline}: {proposal.title} {proposal.quant}, "
            f"{plan.mark.text}, {plan.spare}. {proposal.reason}"
        ),
    )
