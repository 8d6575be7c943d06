"""A remedy that was tried: before and now on one scale, how it was proven."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.diagnose.walk import RETRIED
from app.session import Phase
from ui.presenters.failure import arrow, remedy_name
from ui.presenters.fetching import fetched_for, said
from ui.presenters.figures import count, mib, seconds
from ui.presenters.plans import PlanView, needs_consent, present_plan
from ui.presenters.proof import rows_of, stage_rows
from ui.presenters.stage_row import StageRow
from ui.presenters.trial_changes import ChangeRow, present_changes
from ui.words import ended, sentences, told, tr, within

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.runconfig import RunConfig
    from app.session import Session, Trial
    from app.values.plan import MemoryPlan
    from app.values.receipt import Receipt
    from app.values.transfer import Transfer

WORKING = frozenset(
    {
        Phase.DOWNLOADING,
        Phase.VERIFYING,
        Phase.LOADING,
        Phase.QUALIFYING,
        Phase.UNLOADING,
    }
)


@dataclass(frozen=True, slots=True)
class TrialView:
    """A trial while it runs (`working`), when it was stopped, and when it has worked (`worked`)."""

    working: bool
    worked: bool
    ask_risk: bool
    headline: str
    subline: str
    title: str
    why: str
    before: PlanView | None
    before_text: str
    now: PlanView | None
    now_text: str
    changes: tuple[ChangeRow, ...]
    proof: tuple[StageRow, ...]
    announcement: str
    share: float | None = None
    """How much of a file has arrived, 0..1; None while nothing is fetched."""


def present_trial(
    session: Session | None,
    receipts: Sequence[Receipt] = (),
    transfers: Mapping[str, Transfer] = MappingProxyType({}),
) -> TrialView | None:
    """Return the trial of `session`; None without one, and when it failed (that is a failure).

    The speed before comes from `receipts`, if the setup before was ever proven; what is fetched
    for it from `transfers`.
    """
    if session is None or session.trial is None or session.phase is Phase.FAILED:
        return None
    trial = session.trial
    working = session.phase in WORKING
    worked = session.phase in {Phase.READY, Phase.GENERATING}
    headline, title, why = _words(session, trial, working=working, worked=worked)
    fetched = fetched_for(session, trial, transfers)
    if fetched is not None:
        title, why = tr("Fetching what it needs"), said(fetched)
    name = remedy_name(trial)
    finished = worked and session.receipt is not None
    return TrialView(
        working=working,
        worked=worked,
        ask_risk=not working and not worked and needs_consent(session),
        headline=headline,
        subline=f"{name} · {arrow(told(trial.change))}" if trial.change else name,
        title=title,
        why=why,
        before=present_plan(trial.before_plan, title=tr("the setup before"))
        if trial.before_plan
        else None,
        before_text=_predicted(trial.before_plan),
        now=_now_plan(session, finished=finished),
        now_text=_now(session, finished=finished),
        changes=present_changes(session, trial, receipts),
        proof=rows_of(session.receipt.stages)
        if finished and session.receipt
        else stage_rows(session),
        announcement=sentences(ended(headline), title),
        share=fetched.done_bytes / fetched.total_bytes if fetched and fetched.total_bytes else None,
    )


def _words(session: Session, trial: Trial, *, working: bool, worked: bool) -> tuple[str, str, str]:
    """Return header, title and explanation."""
    name = remedy_name(trial)
    if worked:
        again = tr("{model} starts again").format(model=session.file.title)
        return again, _title(trial, session.config), _proven(session)
    if working:
        return (
            tr("Trying it: {remedy}").format(remedy=within(name)),
            tr("Proving the change"),
            tr("The model is started from cold and every stage is proven again."),
        )
    if session.plan is not None and session.plan.verdict == "too-big":
        why = tr("With this change alone the plan is still over the load line.")
    elif needs_consent(session):
        why = tr("With this change the plan is tight: it goes over the load line a little.")
    else:
        why = tr("It was not proven to the end.")
    idle = tr("{model} is not running").format(model=session.file.title)
    return idle, tr("Nothing is running"), why


def _title(trial: Trial, config: RunConfig) -> str:
    before = trial.before
    if config.n_ubatch != before.n_ubatch:
        return tr("It works with a micro-batch of {n}").format(n=count(config.n_ubatch))
    if config.n_ctx != before.n_ctx:
        return tr("It works with a context of {n} tokens").format(n=count(config.n_ctx))
    if before.mtp.on and not config.mtp.on:
        return tr("It works without drafting")
    if trial.kind in RETRIED:
        return tr("It works again")
    return tr("It works: {remedy}").format(remedy=within(remedy_name(trial)))


def _proven(session: Session) -> str:
    on_card = bool(session.plan and session.plan.devices)
    receipt = session.receipt
    spent = sum(stage.seconds or 0.0 for stage in receipt.stages) if receipt else 0.0
    if not spent:
        if on_card:
            return tr("Proven on this card. One change; the rest is as before.")
        return tr("Proven on this computer. One change; the rest is as before.")
    if on_card:
        timed = tr("Proven on this card in {time}. One change; the rest is as before.")
    else:
        timed = tr("Proven on this computer in {time}. One change; the rest is as before.")
    return timed.format(time=seconds(spent))


def _now_plan(session: Session, *, finished: bool) -> PlanView | None:
    if session.plan is None:
        return None
    buffers = session.placement.buffers if finished and session.placement else ()
    return present_plan(session.plan, title=tr("the setup now"), buffers=buffers)


def _predicted(plan: MemoryPlan | None) -> str:
    if plan is None:
        return ""
    total = sum(device.total_bytes for device in plan.devices)
    host = tr("{n} MiB of computer memory").format(n=mib(plan.host.total_bytes))
    if not plan.devices:
        return host
    return " · ".join((tr("predicted {n} MiB on the card").format(n=mib(total)), host))


def _now(session: Session, *, finished: bool) -> str:
    text = _predicted(session.plan)
    receipt = session.receipt
    if not finished or receipt is None or receipt.peak_used_bytes is None:
        return text
    peak = tr("at most {n} MiB of the card in use").format(n=mib(receipt.peak_used_bytes))
    return f"{text} · {peak}"
