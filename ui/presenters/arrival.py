"""The step between choosing a model and proving it: what comes, how far it is, what it will take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.download import DownloadView, present_download, transfer_for
from ui.presenters.figures import duration
from ui.presenters.models import TIGHT
from ui.presenters.plans import PlanView, needs_consent, present_plan
from ui.words import told, tr

if TYPE_CHECKING:
    from app.session import Session
    from app.state import State
    from app.values.transfer import Transfer


@dataclass(frozen=True, slots=True)
class ArrivalView:
    """The step between choosing a model and proving it.

    `here`: the file is on this computer and planned; `may_prove`: nothing stands in the way;
    `engine`: the build for the card comes first, and how far it is belongs on the page.
    """

    title: str
    subtitle: str
    waiting: bool
    here: bool
    download: DownloadView | None
    plan: PlanView | None
    remark: str
    ask_risk: bool
    may_prove: bool
    engine: bool = False


def present_arrival(
    state: State, session: Session | None, ref: str | None, *, refused: bool = False
) -> ArrivalView:
    """Return the step for `session` (None until the chosen one is open), fetched as `ref`.

    `refused`: the model could not be opened, and a notice says why.
    """
    if state.engines is not None and ref is not None and state.engines.waiting == ref:
        return _engine_first(state, ref)
    here = session is not None and bool(session.file.path) and session.plan is not None
    transfer = None if here else transfer_for(state, ref)
    view = present_download(transfer) if transfer else None
    name = session.file.title if session else transfer.title if transfer else ""
    plan = session.plan if session else None
    too_big = here and plan is not None and plan.verdict == "too-big"
    ask_risk = here and session is not None and needs_consent(session)
    lost = refused and not here and view is None
    return ArrivalView(
        title=tr("It was not opened") if lost else _heading(name, here=here),
        subtitle=tr("The notice says why. Go back and choose another, or try again.")
        if lost
        else _arrival(transfer, here=here),
        waiting=not here and view is None and not lost,
        here=here,
        download=view,
        plan=present_plan(plan, title=name) if plan else None,
        remark=_remark(session, ask_risk=ask_risk, too_big=too_big) if here and session else "",
        ask_risk=ask_risk,
        may_prove=here and not ask_risk and not too_big,
    )


def _engine_first(state: State, ref: str) -> ArrivalView:
    """Return the step while the engine's build for the card is fetched and tried."""
    proposal = next((one for one in state.proposals if one.ref == ref), None)
    name = proposal.title if proposal else ref
    stopped = state.engines is not None and state.engines.problem is not None
    return ArrivalView(
        title=tr("The engine for your card did not come")
        if stopped
        else tr("First the engine for your card"),
        subtitle=tr("Try again, or go back and choose a model: it can also run on the processor.")
        if stopped
        else tr("Then {name}. What has arrived is kept, also when you close Plimsoll.").format(
            name=name
        ),
        waiting=False,
        here=False,
        download=None,
        plan=present_plan(proposal.plan, title=name) if proposal and not stopped else None,
        remark="",
        ask_risk=False,
        may_prove=False,
        engine=True,
    )


def _heading(name: str, *, here: bool) -> str:
    if not name:
        return tr("Getting the model")
    return (tr("{name} is here") if here else tr("Getting {name}")).format(name=name)


def _arrival(transfer: Transfer | None, *, here: bool) -> str:
    if here:
        return tr("The file is on this computer and complete. Nothing more is fetched.")
    if transfer is None:
        return tr("Looking whether it is on this computer.")
    if transfer.state != "running" or transfer.eta_seconds is None:
        return tr("What has arrived is kept, also when you close Plimsoll.")
    text = tr("{time} left. What has arrived is kept, also when you close Plimsoll.")
    return text.format(time=duration(transfer.eta_seconds))


def _remark(session: Session, *, ask_risk: bool, too_big: bool) -> str:
    if too_big:
        return tr(
            "This does not fit as it is. Go back and choose another, or a smaller context later."
        )
    if ask_risk:
        return tr(TIGHT)
    return told(session.file.note)
