"""A download as a person watches it: how much, how fast, how long, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.figures import duration, file_share, file_size, percent, rate
from ui.presenters.marks import Mark

if TYPE_CHECKING:
    from app.state import State
    from app.values.transfer import Transfer

ACTIVE = ("running", "verifying", "queued", "paused", "failed")
_ICONS = {
    "queued": "clock",
    "running": "download",
    "paused": "pause",
    "verifying": "check",
    "done": "ok",
    "failed": "offline",
}
_MARKS = {
    "failed": Mark("err", "big", "Stopped"),
    "verifying": Mark("info", "clock", "Checking"),
    "done": Mark("ok", "ok", "Done"),
}


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


def present_download(transfer: Transfer) -> DownloadView:
    """Return how `transfer` is shown."""
    share = transfer.done_bytes / transfer.total_bytes if transfer.total_bytes else 0.0
    share = 1.0 if transfer.state == "done" else min(share, 1.0)
    figures = _figures(transfer)
    return DownloadView(
        ref=transfer.ref,
        title=transfer.title,
        source=transfer.host,
        icon=_ICONS[transfer.state],
        mark=_MARKS.get(transfer.state),
        share=share,
        percent=percent(share),
        figures=figures,
        pace=_pace(transfer),
        can_pause=transfer.state in {"running", "queued"},
        can_resume=transfer.state in {"paused", "failed"},
        resume_text="Try again" if transfer.state == "failed" else "Resume",
        can_cancel=transfer.state in {"running", "queued", "verifying"},
        accessible=f"Download of {transfer.title}: {percent(share)}, {figures}",
    )


def present_downloads(state: State) -> tuple[DownloadView, ...]:
    """Return every transfer that is not finished: running first, failed last."""
    waiting = [transfer for transfer in state.transfers.values() if transfer.state in ACTIVE]
    waiting.sort(key=lambda transfer: ACTIVE.index(transfer.state))
    return tuple(present_download(transfer) for transfer in waiting)


def transfer_for(state: State, ref: str | None) -> Transfer | None:
    """Return the transfer of `ref`, or else the one that is under way."""
    if ref is not None and ref in state.transfers:
        return state.transfers[ref]
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
    return f"{size} · {said}" if said else size


def _pace(transfer: Transfer) -> str:
    if transfer.state != "running":
        return ""
    parts = [rate(transfer.rate_bytes_s)] if transfer.rate_bytes_s else []
    if transfer.eta_seconds is not None:
        parts.append(f"{duration(transfer.eta_seconds)} left")
    return " · ".join(parts)
