"""A chat without messages: what stands in the middle of the page, and the one next step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.chat import BASE_NOTE, Action, is_base
from ui.presenters.figures import count, moment, seconds
from ui.presenters.opening import planning
from ui.presenters.plans import PlanView, needs_consent, present_plan
from ui.presenters.proof import stage_rows
from ui.presenters.remote import SENT, far_title, present_where
from ui.presenters.stage_row import StageRow
from ui.presenters.trying import WORDS, Work, other_work
from ui.words import QT_TR_NOOP, ended, sentences, tr

if TYPE_CHECKING:
    from datetime import datetime

    from app.session import Session
    from app.state import State
    from app.values.remote import RemoteInUse

_WORKING = {
    Phase.DOWNLOADING: QT_TR_NOOP("Getting {name}"),
    Phase.VERIFYING: QT_TR_NOOP("Checking {name}"),
    Phase.LOADING: QT_TR_NOOP("Loading {name}"),
    Phase.QUALIFYING: QT_TR_NOOP("Proving {name} on this machine"),
    Phase.UNLOADING: QT_TR_NOOP("Unloading {name}"),
    Phase.REMEDIED: QT_TR_NOOP("Trying a fix for {name}"),
}


@dataclass(frozen=True, slots=True)
class EmptyView:
    """What is true, what comes next; `share` and `stages` are set while something is under way."""

    title: str
    text: str
    action: Action = ""
    action_text: str = ""
    other: str = ""
    hint: str = ""
    plan: PlanView | None = None
    working: bool = False
    share: float | None = None
    stages: tuple[StageRow, ...] = ()


def present_empty(state: State, now: datetime) -> EmptyView | None:
    """Return the empty page, or None when there is something to read."""
    if state.entries or state.reply is not None:
        return None
    if name := planning(state):
        return EmptyView(tr("Opening {name}").format(name=name), "", working=True)
    if state.remote is not None:
        return _far(state, state.remote)
    if state.session is None:
        return EmptyView(
            tr("No model is chosen"),
            tr("Plimsoll shows what fits this computer before anything is loaded."),
            "choose",
            tr("Choose a model…"),
        )
    return _near(state, state.session, now)


def _near(state: State, session: Session, now: datetime) -> EmptyView | None:
    if session.phase is Phase.FAILED:
        return None
    if session.phase in _WORKING:
        return _busy(work) if (work := other_work(session, state.clocks)) else _working(session)
    if session.phase is Phase.PLANNED:
        return _planned(session, now)
    return _ready(session)


def _far(state: State, using: RemoteInUse) -> EmptyView:
    proven = using.model.proven_depth if using.model.qualified else 0
    text = ended(present_where(state, using))
    if proven:
        text = sentences(text, tr("Proven there to {n} tokens.").format(n=count(proven)))
    return EmptyView(tr("{name} answers").format(name=far_title(using)), text, hint=tr(SENT))


def _busy(work: Work) -> EmptyView:
    """A proven model is being tried: a question ends that and is answered."""
    return EmptyView(tr(WORDS[work]), tr("You can write now: a message ends this."), working=True)


def _working(session: Session) -> EmptyView:
    share = session.load_fraction if session.phase is Phase.LOADING else None
    proving = session.phase in {Phase.LOADING, Phase.QUALIFYING} and bool(session.stages)
    return EmptyView(
        tr(_WORKING[session.phase]).format(name=session.file.title),
        "" if proving else tr("You can write meanwhile."),
        working=True,
        share=share or None,
        stages=stage_rows(session) if proving else (),
    )


def _planned(session: Session, now: datetime) -> EmptyView:
    name, receipt = session.file.title, session.receipt
    plan = present_plan(session.plan, title=name) if session.plan else None
    if session.plan is not None and session.plan.verdict == "too-big":
        return _unloaded(tr("{name} does not fit with this setup.").format(name=name), plan)
    if needs_consent(session):
        text = tr("{name} is tight with this setup: it goes over the load line.")
        return _unloaded(text.format(name=name), plan)
    text = tr("{name} is proven when it is loaded for the first time.")
    if receipt and receipt.card:
        text = tr("{name} was proven on this card {moment}.")
    elif receipt:
        text = tr("{name} was proven on this computer {moment}.")
    took = receipt.load_seconds if receipt else None
    return EmptyView(
        tr("No model is loaded"),
        text.format(name=name, moment=moment(receipt.at, now) if receipt else ""),
        "load",
        tr("Load {name}").format(name=name),
        tr("Choose another…"),
        tr("Loading takes about {time}.").format(time=seconds(took)) if took else "",
        plan,
    )


def _unloaded(why: str, plan: PlanView | None) -> EmptyView:
    return EmptyView(tr("No model is loaded"), why, "choose", tr("See the plan"), plan=plan)


def _ready(session: Session) -> EmptyView:
    receipt = session.receipt
    total = session.placement.n_ctx if session.placement else session.config.n_ctx
    text = ""
    if receipt and receipt.proven_depth:
        depth = min(receipt.proven_depth, total)
        text = (
            tr("Proven to {n} of {total} tokens on this card.")
            if receipt.card
            else tr("Proven to {n} of {total} tokens on this computer.")
        ).format(n=count(depth), total=count(total))
    if is_base(session):
        text = sentences(tr(BASE_NOTE), text)
    title = tr("{name} is ready").format(name=session.file.title)
    return EmptyView(title, text, hint=tr("Nothing is sent anywhere."))
