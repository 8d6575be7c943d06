"""The walk along the ladder as a list of steps that grows while one watches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.failure import arrow
from ui.presenters.figures import seconds
from ui.presenters.proof import stage_rows
from ui.presenters.stage_row import StageMark, StageRow
from ui.words import QT_TR_NOOP, listed, told, tr

if TYPE_CHECKING:
    from app.session import Session
    from app.values.fixing import FixStep

_MARKS: dict[str, StageMark] = {
    "running": "running",
    "worked": "passed",
    "failed": "failed",
    "refused": "skipped",
    "proposed": "waiting",
}
_TITLES = {
    "running": QT_TR_NOOP("Fixing it"),
    "worked": QT_TR_NOOP("Fixed"),
    "gave-up": QT_TR_NOOP("Not fixed"),
    "stopped": QT_TR_NOOP("Stopped"),
}
_STATES: dict[str, tuple[str, str]] = {
    "running": ("state-loading", "warn"),
    "worked": ("state-ready", "ok"),
    "gave-up": ("info", "text3"),
    "stopped": ("info", "text3"),
}


@dataclass(frozen=True, slots=True)
class FixingView:
    """The steps, where the walk stands, and the proof of the step that runs."""

    running: bool
    icon: str
    tone: str
    title: str
    text: str
    steps: tuple[StageRow, ...]
    proof: tuple[StageRow, ...]
    headline: str
    subline: str


def present_fixing(session: Session | None) -> FixingView | None:
    """Return the walk of `session`, None when there is none."""
    if session is None or session.fixing is None:
        return None
    fixing = session.fixing
    running = fixing.state == "running"
    icon, tone = _STATES[fixing.state]
    tried = sum(step.outcome != "proposed" for step in fixing.steps)
    return FixingView(
        running=running,
        icon=icon,
        tone=tone,
        title=tr(_TITLES[fixing.state]),
        text=arrow(told(fixing.text)),
        steps=tuple(_row(step) for step in fixing.steps),
        proof=stage_rows(session) if running else (),
        headline=tr("Fixing {name}").format(name=session.file.title),
        subline=tr("Step {n}: one change at a time, each proven").format(n=tried)
        if tried
        else tr("Looking"),
    )


def _row(step: FixStep) -> StageRow:
    name = told(step.name)
    title = listed((name, arrow(told(step.change))))
    when = tr("for you") if step.outcome == "proposed" else ""
    took = seconds(step.seconds) if step.seconds is not None else when
    return StageRow(title, _MARKS[step.outcome], told(step.detail), took)
