"""What could run here, as cards to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.values.proposal import Goal
from ui.presenters.engines import size_of
from ui.presenters.figures import count, file_size, speed
from ui.presenters.plans import PlanView, present_plan
from ui.words import QT_TR_NOOP, listed, named, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.machine import Disk
    from app.values.proposal import Proposal

GOALS: tuple[tuple[Goal, str], ...] = (
    ("chat", QT_TR_NOOP("Chat")),
    ("coding", QT_TR_NOOP("Coding agent")),
    ("documents", QT_TR_NOOP("Long documents")),
)
BASE_MODEL = QT_TR_NOOP("A base model: it continues text and was not taught to chat.")
_FITTING = {
    (1, True): QT_TR_NOOP("One that fits your card"),
    (1, False): QT_TR_NOOP("One that fits this computer"),
    (2, True): QT_TR_NOOP("Two that fit your card"),
    (2, False): QT_TR_NOOP("Two that fit this computer"),
    (3, True): QT_TR_NOOP("Three that fit your card"),
    (3, False): QT_TR_NOOP("Three that fit this computer"),
}
"""By how many there are, and whether it is a card that they fit."""
_QUALITY = {
    "basic": QT_TR_NOOP("Basic", "quality"),
    "fair": QT_TR_NOOP("Fair", "quality"),
    "good": QT_TR_NOOP("Good", "quality"),
    "very good": QT_TR_NOOP("Very good", "quality"),
    "excellent": QT_TR_NOOP("Excellent", "quality"),
}


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
    cards = tuple(_card(proposal, state) for proposal in state.proposals)
    return ProposalsView(
        goal=state.goal,
        title=_title(state),
        subtitle=tr("Worked out before any download; the file's own header has the last word.")
        if cards
        else tr("The plans are made from the headers of the files."),
        cards=cards,
        note=_note(state),
    )


def _note(state: State) -> str:
    if any(proposal.engine for proposal in state.proposals):
        return tr(
            "These plans are for your card, which the engine cannot use yet: its build is fetched "
            "first, verified and tried with a tiny model. The proof step measures the speed."
        )
    if any(proposal.tok_s is not None for proposal in state.proposals):
        return tr(
            "Bars show MiB on one scale. Speeds are public reports for the same kind of card; "
            "the proof step measures yours."
        )
    return tr("Bars show MiB on one scale. The proof step measures the speed.")


def _title(state: State) -> str:
    proposals = state.proposals
    if not proposals:
        return tr("Working out what fits")
    on_card = any(proposal.plan.devices for proposal in proposals)
    fitting = sum(proposal.plan.verdict == "fits" for proposal in proposals)
    if not fitting:
        if on_card:
            return tr("What comes closest to fitting your card")
        return tr("What comes closest to fitting this computer")
    if (fitting, on_card) in _FITTING:
        return tr(_FITTING[fitting, on_card])
    many = tr("{n} that fit your card") if on_card else tr("{n} that fit this computer")
    return many.format(n=count(fitting))


def _card(proposal: Proposal, state: State) -> ProposalCard:
    """Return `proposal` as a card: with the engine's build where one comes first, and what hinders."""
    engine = size_of(state.engines, proposal.engine)
    plan = present_plan(proposal.plan, title=proposal.title)
    here = not proposal.download_bytes
    figures = [
        (tr("Here"), tr("already on this computer"))
        if here
        else (file_size(proposal.download_bytes), tr("to download")),
        (count(proposal.config.n_ctx), tr("tokens of context")),
    ]
    if proposal.tok_s is not None:
        figures.append((f"≈ {speed(proposal.tok_s)}", tr("tokens/s")))
    if proposal.quality in _QUALITY:
        figures.append((tr(_QUALITY[proposal.quality], "quality"), tr("quality")))
    if proposal.licence:
        figures.append((told(proposal.licence), tr("licence")))
    if engine:
        figures.insert(1, (engine, tr("engine for the card, fetched first")))
    model = f"{proposal.title} {proposal.quant}"
    return ProposalCard(
        id=proposal.id,
        headline=told(proposal.headline),
        title=proposal.title,
        quant=proposal.quant,
        reason=told(proposal.reason),
        plan=plan,
        figures=tuple(figures),
        remark=_remark(proposal, state.disk),
        primary=_primary(proposal, engine),
        accessible=(
            named(told(proposal.headline), listed((model, plan.mark.text, plan.spare)))
            + f". {told(proposal.reason)}"
        ),
    )


def _remark(proposal: Proposal, disk: Disk | None) -> str:
    if disk is not None and proposal.download_bytes > disk.room_bytes:
        text = tr("Only {free} are free on the disk that models go to: too little for this one.")
        return text.format(free=file_size(disk.free_bytes))
    return tr(BASE_MODEL) if proposal.base_model else ""


def _primary(proposal: Proposal, engine: str) -> str:
    if not proposal.download_bytes:
        return tr("Fetch the engine, {size}").format(size=engine) if engine else tr("Use it")
    text = tr("Download {size} and the engine") if engine else tr("Download {size}")
    return text.format(size=file_size(proposal.download_bytes))
