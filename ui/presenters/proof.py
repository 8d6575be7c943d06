"""The stages of a proof as a list of rows, from the session alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import Phase
from app.values.receipt import STAGES, Stage
from ui.presenters.figures import percent, seconds
from ui.presenters.plans import PlanView, present_plan
from ui.presenters.stage_row import StageRow
from ui.words import QT_TR_NOOP, beginning, told, tr

if TYPE_CHECKING:
    from app.session import Session

TITLES: dict[str, str] = {
    "cold-load": QT_TR_NOOP("Cold start"),
    "placement": QT_TR_NOOP("Placement as planned"),
    "first-reply": QT_TR_NOOP("First reply"),
    "long-prompt": QT_TR_NOOP("Long prompt"),
    "mtp": QT_TR_NOOP("Drafting on and off (MTP)"),
    "cancel": QT_TR_NOOP("Stop in the middle"),
    "soak": QT_TR_NOOP("Nearly full context"),
    "unload": QT_TR_NOOP("Unload, back to where it was"),
}
PROVING = frozenset({Phase.VERIFYING, Phase.LOADING, Phase.QUALIFYING, Phase.UNLOADING})

_SEEN_S = 0.005
"""Less would be told as 0.00 s."""


@dataclass(frozen=True, slots=True)
class ProofView:
    """The proof of the open session."""

    title: str
    subtitle: str
    model: str
    quant: str
    plan: PlanView | None
    rows: tuple[StageRow, ...]
    running: bool
    can_start: bool
    ready: bool
    announcement: str


def present_proof(session: Session | None) -> ProofView:
    """Return the proof of `session`."""
    running = session is not None and session.phase in PROVING
    rows = stage_rows(session)
    return ProofView(
        title=tr("Proving it on your card")
        if _on_card(session)
        else tr("Proving it on this computer"),
        subtitle=_subtitle(session),
        model=session.file.title if session else "",
        quant=session.file.quant if session else "",
        plan=_plan(session),
        rows=rows,
        running=running,
        can_start=session is not None and session.phase is Phase.PLANNED,
        ready=session is not None and session.phase in {Phase.READY, Phase.GENERATING},
        announcement=_announcement(rows),
    )


def stage_rows(session: Session | None) -> tuple[StageRow, ...]:
    """Return a row for every stage of the protocol, in its order; what was stopped waits again."""
    known = {stage.name: _ended(stage, session) for stage in session.stages} if session else {}
    fraction = session.load_fraction if session and session.phase is Phase.LOADING else None
    names = tuple(known) if len(known) > len(STAGES) else STAGES
    return tuple(_row(known.get(name, Stage(name=name)), fraction) for name in names)


def rows_of(stages: tuple[Stage, ...]) -> tuple[StageRow, ...]:
    """Return rows for exactly these stages, as a receipt keeps them."""
    return tuple(_row(stage, None) for stage in stages)


def _ended(stage: Stage, session: Session) -> Stage:
    if stage.state != "running" or session.phase in PROVING:
        return stage
    if session.phase is Phase.FAILED:
        return stage.model_copy(update={"state": "failed"})
    return stage.model_copy(update={"state": "waiting", "detail": tr("Stopped here")})


def _row(stage: Stage, fraction: float | None) -> StageRow:
    detail = told(stage.detail)
    if stage.name == "cold-load" and stage.state == "running" and fraction and not detail:
        detail = tr("{share} of the file is in memory").format(share=percent(fraction))
    took = None if stage.state == "skipped" else stage.seconds
    time = seconds(took) if took is not None and took >= _SEEN_S else ""
    return StageRow(tr(TITLES[stage.name]), stage.state, beginning(detail), time)


def _plan(session: Session | None) -> PlanView | None:
    if session is None or session.plan is None:
        return None
    buffers = session.placement.buffers if session.placement else ()
    return present_plan(session.plan, title=session.file.title, buffers=buffers)


def _on_card(session: Session | None) -> bool:
    return bool(session and session.plan and session.plan.devices)


def _subtitle(session: Session | None) -> str:
    if session is not None and session.phase is Phase.PLANNED and session.stages:
        return tr("The proof was stopped. Nothing is running.")
    return tr(
        "A cold start, a first reply and a long prompt, in a fresh process. "
        "Ready means it has been done here."
    )


def _announcement(rows: tuple[StageRow, ...]) -> str:
    for row in reversed(rows):
        if row.state == "running":
            return tr("{stage}: running").format(stage=row.title)
        if row.state == "failed":
            return tr("{stage}: failed").format(stage=row.title)
    return ""
