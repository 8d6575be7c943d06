"""A download as a person watches it: how much, how fast, how long, and what can be done."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.hub.quants import tag_of
from ui.presenters.figures import count, duration, file_share, file_size, percent, rate
from ui.presenters.marks import Mark
from ui.presenters.models import TIGHT
from ui.presenters.plans import PlanView, needs_consent, present_plan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.session import Session
    from app.state import State
    from app.values.model_file import ModelFile
    from app.values.transfer import Transfer

REFUSED = "It was not opened"
REFUSED_WHY = "The notice says why. Go back and choose another, or try again."
ACTIVE = ("running", "verifying", "queued", "paused", "failed")
LOCAL = "library:"
"""How the work on a file that is here begins its name: a check or a move, no download."""

_ICONS = {
    "queued": "clock",
    "running": "download",
    "paused": "pause",
    "verifying": "check",
    "done": "ok",
    "failed": "big",
}
_MARKS = {
    "failed": Mark("err", "big", "Stopped"),
    "verifying": Mark("info", "clock", "Checking"),
    "done": Mark("ok", "ok", "Done"),
}


_REF = re.compile(r"(?P<owner>[^/]+)/(?P<repo>[^/@:]+)(?:@[^:]+)?:(?P<quant>[^:]+)")


@dataclass(frozen=True, slots=True)
class DownloadView:
    """One transfer; `share` is 0..1."""

    ref: str
    title: str
    source: str
    icon: str
    mark: Mark | None
    share: float
    percent: str
    figures: str
    pace: str
    can_pause: bool
    can_resume: bool
    resume_text: str
    can_cancel: bool
    accessible: str
    can_hurry: bool = False
    can_open: bool = False
    fix: str = ""
    loss: str = ""
    local: bool = False


@dataclass(frozen=True, slots=True)
class DownloadsView:
    """Every transfer, and what all of them come to."""

    rows: tuple[DownloadView, ...]
    total: str
    can_pause: bool
    can_resume: bool
    can_clear: bool


@dataclass(frozen=True, slots=True)
class ArrivalView:
    """The step between choosing a model and proving it.

    `here`: the file is on this computer and planned; `may_prove`: nothing stands in the way.
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


def present_arrival(
    state: State, session: Session | None, ref: str | None, *, refused: bool = False
) -> ArrivalView:
    """Return the step for `session` (None until the chosen one is open), fetched as `ref`.

    `refused`: the model could not be opened, and a notice says why.
    """
    here = session is not None and bool(session.file.path) and session.plan is not None
    transfer = None if here else transfer_for(state, ref)
    view = present_download(transfer) if transfer else None
    name = session.file.title if session else transfer.title if transfer else "the model"
    plan = session.plan if session else None
    too_big = here and plan is not None and plan.verdict == "too-big"
    ask_risk = here and session is not None and needs_consent(session)
    lost = refused and not here and view is None
    return ArrivalView(
        title=REFUSED if lost else f"{name} is here" if here else f"Getting {name}",
        subtitle=REFUSED_WHY if lost else _arrival(view, here=here),
        waiting=not here and view is None and not lost,
        here=here,
        download=view,
        plan=present_plan(plan, title=name) if plan else None,
        remark=_remark(session, ask_risk=ask_risk, too_big=too_big) if here and session else "",
        ask_risk=ask_risk,
        may_prove=here and not ask_risk and not too_big,
    )


def _arrival(view: DownloadView | None, *, here: bool) -> str:
    if here:
        return "The file is on this computer and complete. Nothing more is fetched."
    if view is None:
        return "Looking whether it is on this computer."
    left = f"{view.pace.rpartition(' · ')[2]}. ".capitalize() if view.pace else ""
    return f"{left}What has arrived is kept, also when you close Plimsoll."


def _remark(session: Session, *, ask_risk: bool, too_big: bool) -> str:
    if too_big:
        return "This does not fit as it is. Go back and choose another, or a smaller context later."
    if ask_risk:
        return TIGHT
    return session.file.note


def present_download(transfer: Transfer) -> DownloadView:
    """Return how `transfer` is shown."""
    share = transfer.done_bytes / transfer.total_bytes if transfer.total_bytes else 0.0
    share = 1.0 if transfer.state == "done" else min(share, 1.0)
    figures = _figures(transfer)
    title = _title(transfer)
    local = transfer.ref.startswith(LOCAL)
    return DownloadView(
        ref=transfer.ref,
        title=title,
        source=transfer.host,
        icon=_ICONS[transfer.state],
        mark=_MARKS.get(transfer.state),
        share=share,
        percent=percent(share),
        figures=figures,
        pace=_pace(transfer),
        can_pause=transfer.state in {"running", "queued"} and not local,
        can_resume=transfer.state in {"paused", "failed"},
        resume_text="Try again" if transfer.state == "failed" else "Resume",
        can_cancel=transfer.state in {"running", "queued", "verifying"},
        accessible=f"Download of {title}: {percent(share)}, {figures}",
        can_hurry=transfer.state == "queued",
        can_open=transfer.state == "done",
        fix=transfer.fix if transfer.state == "failed" else "",
        loss="" if local else _loss(transfer),
        local=local,
    )


def _title(transfer: Transfer) -> str:
    """Return the model's name; until its header is read, repository and quant without the commit."""
    if transfer.title != transfer.ref:
        return transfer.title
    found = _REF.fullmatch(transfer.ref)
    return f"{found['repo']} {found['quant']}" if found else transfer.title


def _loss(transfer: Transfer) -> str:
    if not transfer.done_bytes:
        return "Nothing has arrived yet, so nothing is lost."
    return (
        f"{file_size(transfer.done_bytes)} have arrived and are deleted. "
        "Pause keeps them, also when Plimsoll is closed."
    )


def present_downloads(state: State) -> DownloadsView:
    """Return every transfer: running first, failed and finished last."""
    order = (*ACTIVE, "done")
    listed = (t for t in state.transfers.values() if not _was_removed(t, state.library))
    shown = sorted(listed, key=lambda transfer: order.index(transfer.state))
    states = {transfer.state for transfer in shown}
    return DownloadsView(
        rows=tuple(present_download(transfer) for transfer in shown),
        total=_total(shown),
        can_pause=bool(states & {"running", "queued"}),
        can_resume="paused" in states,
        can_clear="done" in states,
    )


def _was_removed(transfer: Transfer, library: Sequence[ModelFile]) -> bool:
    """Whether a finished download's file has left this computer since."""
    found = _REF.fullmatch(transfer.ref) if transfer.state == "done" else None
    if found is None or not library:
        return False
    repo = f"{found['owner']}/{found['repo']}"
    return not any(
        file.repo == repo and tag_of(Path(file.path).name) == found["quant"].upper()
        for file in library
    )


def under_way(state: State) -> int:
    """Return how many transfers are not finished."""
    return sum(1 for transfer in state.transfers.values() if transfer.state != "done")


def _total(transfers: Sequence[Transfer]) -> str:
    words = {
        "running": "running",
        "verifying": "being checked",
        "queued": "waiting",
        "paused": "paused",
        "failed": "stopped",
        "done": "finished",
    }
    said = [
        f"{count(many)} {word}"
        for state, word in words.items()
        if (many := sum(1 for transfer in transfers if transfer.state == state))
    ]
    moving = [transfer for transfer in transfers if transfer.state == "running"]
    pace = sum(transfer.rate_bytes_s for transfer in moving)
    left = sum(max(0, transfer.total_bytes - transfer.done_bytes) for transfer in moving)
    parts = [", ".join(said)]
    if pace:
        parts += [rate(pace), f"{file_size(left)} to come"]
    return " · ".join(part for part in parts if part)


def transfer_for(state: State, ref: str | None) -> Transfer | None:
    """Return the transfer of `ref`; of the one that is under way when nothing was chosen."""
    if ref is not None:
        return state.transfers.get(ref)
    under_way = [transfer for transfer in state.transfers.values() if transfer.state in ACTIVE]
    return min(under_way, key=lambda transfer: ACTIVE.index(transfer.state), default=None)


def _figures(transfer: Transfer) -> str:
    size = (
        file_share(transfer.done_bytes, transfer.total_bytes)
        if transfer.total_bytes and transfer.state != "done"
        else file_size(transfer.total_bytes or transfer.done_bytes)
    )
    fallback = {
        "queued": "waits for its turn",
        "paused": "paused, nothing is lost",
        "verifying": "every byte is checked",
        "failed": "stopped, what has arrived is kept",
    }
    said = transfer.detail or fallback.get(transfer.state, "")
    known = transfer.total_bytes or transfer.done_bytes
    return " · ".join(part for part in (size if known else "", said) if part)


def _pace(transfer: Transfer) -> str:
    if transfer.state != "running":
        return ""
    parts = [rate(transfer.rate_bytes_s)] if transfer.rate_bytes_s else []
    if transfer.eta_seconds is not None:
        parts.append(f"{duration(transfer.eta_seconds)} left")
    return " · ".join(parts)
