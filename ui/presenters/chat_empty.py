"""A chat without messages: what stands in the middle of the page, and the one next step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.chat import BASE_NOTE, Action, is_base
from ui.presenters.figures import count, moment, seconds
from ui.presenters.plans import PlanView, needs_consent, present_plan
from ui.presenters.remote import SENT, present_where

if TYPE_CHECKING:
    from datetime import datetime

    from app.session import Session
    from app.state import State
    from app.values.remote import RemoteInUse

_WORKING = {
    Phase.DOWNLOADING: "Getting {}",
    Phase.VERIFYING: "Checking {}",
    Phase.LOADING: "Loading {}",
    Phase.QUALIFYING: "Proving {} on this machine",
    Phase.UNLOADING: "Unloading {}",
    Phase.REMEDIED: "Trying a fix for {}",
}


@dataclass(frozen=True, slots=True)
class EmptyView:
    """What is true, what comes next; `share` is set while something is under way."""

    title: str
    text: str
    action: Action = ""
    action_text: str = ""
    other: str = ""
    hint: str = ""
    plan: PlanView | None = None
    working: bool = False
    share: float | None = None


def present_empty(state: State, now: datetime) -> EmptyView | None:
    """Return the empty page, or None when there is something to read."""
    if state.entries or state.reply is not None:
        return None
    if state.remote is not None:
        return _far(state, state.remote)
    if state.session is None:
        return EmptyView(
            "No model is chosen",
            "Plimsoll shows what fits your card before anything is loaded.",
            "choose",
            "Choose a model…",
        )
    return _near(state.session, now)


def _near(session: Session, now: datetime) -> EmptyView | None:
    if session.phase is Phase.FAILED:
        return None
    if session.phase in _WORKING:
        return _working(session)
    if session.phase is Phase.PLANNED:
        return _planned(session, now)
    return _ready(session)


def _far(state: State, using: RemoteInUse) -> EmptyView:
    proven = using.model.proven_depth if using.model.qualified else 0
    text = f"{present_where(state, using)}."
    if proven:
        text += f" Proven there to {count(proven)} tokens."
    return EmptyView(f"{using.title} answers", text, hint=SENT)


def _working(session: Session) -> EmptyView:
    share = session.load_fraction if session.phase is Phase.LOADING else None
    return EmptyView(
        _WORKING[session.phase].format(session.file.title),
        "You can write meanwhile.",
        working=True,
        share=share or None,
    )


def _planned(session: Session, now: datetime) -> EmptyView:
    name, receipt = session.file.title, session.receipt
    plan = present_plan(session.plan, title=name) if session.plan else None
    if session.plan is not None and session.plan.verdict == "too-big":
        text = f"{name} does not fit with this setup."
        return EmptyView("No model is loaded", text, "choose", "See the plan", plan=plan)
    if needs_consent(session):
        text = f"{name} is tight with this setup: it goes over the load line."
        return EmptyView("No model is loaded", text, "choose", "See the plan", plan=plan)
    where = f"on {'this card' if receipt and receipt.card else 'this computer'}"
    text = (
        f"{name} was proven {where} {moment(receipt.at, now)}."
        if receipt
        else f"{name} is proven when it is loaded for the first time."
    )
    took = receipt.load_seconds if receipt else None
    return EmptyView(
        "No model is loaded",
        text,
        "load",
        f"Load {name}",
        "Choose another…",
        f"Loading takes about {seconds(took)}." if took else "",
        plan,
    )


def _ready(session: Session) -> EmptyView:
    receipt = session.receipt
    total = session.placement.n_ctx if session.placement else session.config.n_ctx
    text = ""
    if receipt and receipt.proven_depth:
        where = "card" if receipt.card else "computer"
        depth = min(receipt.proven_depth, total)
        text = f"Proven to {count(depth)} of {count(total)} tokens on this {where}."
    if is_base(session):
        text = f"{BASE_NOTE} {text}".strip()
    return EmptyView(f"{session.file.title} is ready", text, hint="Nothing is sent anywhere.")
