"""A download as a person watches it: how much, how fast, how long, and what can be done."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.hub.quants import tag_of
from ui.presenters.figures import count, duration, file_share, file_size, percent, rate
from ui.presenters.marks import Mark, Marks
from ui.presenters.pieces_map import PiecesView, present_pieces
from ui.words import QT_TR_NOOP, listed, plural, told, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.state import State
    from app.values.model_file import ModelFile
    from app.values.transfer import Transfer

ACTIVE = ("running", "verifying", "queued", "paused", "failed")
PACKAGED = frozenset({"starter", "engine-test"})
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
_MARKS = Marks(
    {
        "failed": Mark("err", "big", QT_TR_NOOP("Stopped")),
        "verifying": Mark("info", "clock", QT_TR_NOOP("Checking")),
        "done": Mark("ok", "ok", QT_TR_NOOP("Done")),
    }
)
_TOTALS = {
    "running": (QT_TR_NOOP("{n} running", "one"), QT_TR_NOOP("{n} running")),
    "verifying": (QT_TR_NOOP("{n} being checked", "one"), QT_TR_NOOP("{n} being checked")),
    "queued": (QT_TR_NOOP("{n} waiting", "one"), QT_TR_NOOP("{n} waiting")),
    "paused": (QT_TR_NOOP("{n} paused", "one"), QT_TR_NOOP("{n} paused")),
    "failed": (QT_TR_NOOP("{n} stopped", "one"), QT_TR_NOOP("{n} stopped")),
    "done": (QT_TR_NOOP("{n} finished", "one"), QT_TR_NOOP("{n} finished")),
}
_STANDS = {
    "queued": QT_TR_NOOP("waits for its turn"),
    "paused": QT_TR_NOOP("paused, nothing is lost"),
    "verifying": QT_TR_NOOP("every byte is checked"),
    "failed": QT_TR_NOOP("stopped, what has arrived is kept"),
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
    pieces: PiecesView | None = None


@dataclass(frozen=True, slots=True)
class DownloadsView:
    """Every transfer, and what all of them come to."""

    rows: tuple[DownloadView, ...]
    total: str
    can_pause: bool
    can_resume: bool
    can_clear: bool


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
        resume_text=tr("Try again") if transfer.state == "failed" else tr("Resume"),
        can_cancel=transfer.state in {"running", "queued", "verifying"},
        accessible=tr("Download of {title}: {share}, {figures}").format(
            title=title, share=percent(share), figures=figures
        ),
        can_hurry=transfer.state == "queued",
        can_open=transfer.state == "done",
        fix=told(transfer.fix) if transfer.state == "failed" else "",
        loss="" if local else _loss(transfer),
        local=local,
        pieces=present_pieces(transfer),
    )


def _title(transfer: Transfer) -> str:
    """Return the model's name; until its header is read, repository and quant without the commit."""
    if transfer.title != transfer.ref:
        return transfer.title
    found = _REF.fullmatch(transfer.ref)
    return f"{found['repo']} {found['quant']}" if found else transfer.title


def _loss(transfer: Transfer) -> str:
    if not transfer.done_bytes:
        return tr("Nothing has arrived yet, so nothing is lost.")
    text = tr(
        "{size} have arrived and are deleted. Pause keeps them, also when Plimsoll is closed."
    )
    return text.format(size=file_size(transfer.done_bytes))


def present_downloads(state: State) -> DownloadsView:
    """Return every transfer: running first, failed and finished last."""
    order = (*ACTIVE, "done")
    listed = (t for t in state.transfers.values() if _is_listed(t, state.library))
    shown = sorted(listed, key=lambda transfer: order.index(transfer.state))
    states = {transfer.state for transfer in shown}
    return DownloadsView(
        rows=tuple(present_download(transfer) for transfer in shown),
        total=_total(shown),
        can_pause=bool(states & {"running", "queued"}),
        can_resume="paused" in states,
        can_clear="done" in states,
    )


def _is_listed(transfer: Transfer, library: Sequence[ModelFile]) -> bool:
    """Whether it is a download still: what comes with the program was none once it is unpacked."""
    unpacked = transfer.ref in PACKAGED and transfer.state == "done"
    return not unpacked and not _was_removed(transfer, library)


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
    said = [
        plural(many, tr(one, "one"), tr(text)).format(n=count(many))
        for state, (one, text) in _TOTALS.items()
        if (many := sum(1 for transfer in transfers if transfer.state == state))
    ]
    moving = [transfer for transfer in transfers if transfer.state == "running"]
    pace = sum(transfer.rate_bytes_s for transfer in moving)
    left = sum(max(0, transfer.total_bytes - transfer.done_bytes) for transfer in moving)
    parts = [listed(said)]
    if pace:
        parts += [rate(pace), tr("{size} to come").format(size=file_size(left))]
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
    stands = tr(_STANDS[transfer.state]) if transfer.state in _STANDS else ""
    said = told(transfer.detail) or stands
    known = transfer.total_bytes or transfer.done_bytes
    return " · ".join(part for part in (size if known else "", said) if part)


def _pace(transfer: Transfer) -> str:
    if transfer.state != "running":
        return ""
    parts = [rate(transfer.rate_bytes_s)] if transfer.rate_bytes_s else []
    if transfer.eta_seconds is not None:
        parts.append(tr("{time} left").format(time=duration(transfer.eta_seconds)))
    return " · ".join(parts)
