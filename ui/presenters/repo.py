"""The head of an open repository: who made it, what it asks for, what it cannot do yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.figures import count, file_size
from ui.presenters.find import licence_name
from ui.words import QT_TR_NOOP, beginning, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.hub import Access, RepoPage
    from app.values.machine import Disk

_KEPT = {
    "run": (
        QT_TR_NOOP("A token is kept until Plimsoll ends: this system has no keyring."),
        QT_TR_NOOP("The token of {user} is kept until Plimsoll ends: this system has no keyring."),
    ),
    "keyring": (
        QT_TR_NOOP("A token is kept in this system's keyring."),
        QT_TR_NOOP("The token of {user} is kept in this system's keyring."),
    ),
    "environment": (
        QT_TR_NOOP("A token is kept in the variable HF_TOKEN, which Plimsoll does not change."),
        QT_TR_NOOP(
            "The token of {user} is kept in the variable HF_TOKEN, which Plimsoll does not change."
        ),
    ),
    "file": (
        QT_TR_NOOP("A token is kept by the Hub's own tools, which Plimsoll does not change."),
        QT_TR_NOOP(
            "The token of {user} is kept by the Hub's own tools, which Plimsoll does not change."
        ),
    ),
}
"""By who keeps the token: what is said of anybody's, and of a known person's."""
WHERE_KEPT = QT_TR_NOOP(
    "The system's keyring keeps it. Without a keyring it is used until Plimsoll ends and then "
    "forgotten. It is sent to {host} alone, and never written to a log."
)
_SHORT_COMMIT = 8


@dataclass(frozen=True, slots=True)
class RepoView:
    """One repository's head; `state` is reading, ladder, empty or failed."""

    repo: str
    state: str
    title: str
    facts: str
    gated: bool
    gate: str
    notes: tuple[str, ...]
    reading: str
    problem: str
    fix: str
    address: str


@dataclass(frozen=True, slots=True)
class TokenView:
    """The token dialog: whose, kept where, and whether it can be forgotten here."""

    host: str
    title: str
    kept: str
    where: str
    can_forget: bool


def present_repo(state: State) -> RepoView | None:
    """Return the head of the open repository; None when none is open."""
    page = state.repo
    if page is None:
        return None
    maker, _, name = page.repo.partition("/")
    kind = "failed" if page.state == "failed" else "reading" if not page.rungs else "ladder"
    if kind == "reading" and page.state == "done":
        kind = "empty"
    facts = (
        tr("by {maker}").format(maker=maker) if name else "",
        licence_name(page.licence),
        tr("commit {id}").format(id=page.revision[:_SHORT_COMMIT]) if page.revision else "",
    )
    return RepoView(
        repo=page.repo,
        state=kind,
        title=page.title or name or page.repo,
        facts=" · ".join(part for part in facts if part),
        gated=page.gated,
        gate=_gate(page, state.access) if page.gated else "",
        notes=(*_notes(page), *_room(page, state.disk)),
        reading=_reading(page),
        problem=beginning(told(page.problem)),
        fix=told(page.fix),
        address=_address(page),
    )


def present_token(state: State) -> TokenView:
    """Return what the token dialog says."""
    access = state.access
    host = access.host or (state.repo.host if state.repo else "") or tr("the Hub")
    kept = ""
    if access.kept != "none":
        kept = tr(_KEPT[access.kept][bool(access.user)]).format(user=access.user)
    return TokenView(
        host=host,
        title=beginning(host),
        kept=kept,
        where=tr(WHERE_KEPT).format(host=host),
        can_forget=access.kept in {"run", "keyring"},
    )


def _gate(page: RepoPage, access: Access) -> str:
    maker = page.repo.partition("/")[0]
    if access.kept == "none":
        return tr(
            "{maker} asks for consent before the files are given out. Accept the terms on its "
            "page, then enter an access token here."
        ).format(maker=maker)
    return tr(
        "{maker} asks for consent before the files are given out. Your token is used; if the "
        "download is refused, accept the terms on its page."
    ).format(maker=maker)


def _notes(page: RepoPage) -> tuple[str, ...]:
    if not page.images:
        return ()
    if not page.projector_bytes:
        text = tr(
            "Images: not yet. The model can see; Plimsoll runs it with text, and its image "
            "file is not fetched."
        )
        return (text,)
    text = tr(
        "Images: not yet. The model can see; Plimsoll runs it with text, and its image "
        "file ({size}) is not fetched."
    )
    return (text.format(size=file_size(page.projector_bytes)),)


def _room(page: RepoPage, disk: Disk | None) -> tuple[str, ...]:
    """Return what the disk has no room for, before somebody begins to fetch it."""
    if disk is None:
        return ()
    wanted = [rung for rung in page.rungs if not rung.here]
    large = sum(rung.size_bytes + rung.draft_bytes > disk.room_bytes for rung in wanted)
    if not large:
        return ()
    free = file_size(disk.free_bytes)
    if large == len(wanted):
        text = tr("{free} are free on the disk that models go to: too little for any of these.")
        return (text.format(free=free),)
    text = tr(
        "{free} are free on the disk that models go to: files larger than {room} do not fit there."
    )
    return (text.format(free=free, room=file_size(disk.room_bytes)),)


def _reading(page: RepoPage) -> str:
    if not page.header_requests:
        if page.state != "reading" or page.rungs:
            return ""
        if not page.host:
            return tr("Asking the Hub which files there are…")
        return tr("Asking {host} which files there are…").format(host=page.host)
    waiting = sum(1 for rung in page.rungs if rung.state == "reading")
    if not waiting:
        return tr("{read}. No model was downloaded for this.").format(read=_read(page))
    return tr("{read}, {n} still to read. No model was downloaded for this.").format(
        read=_read(page), n=count(waiting)
    )


def _read(page: RepoPage) -> str:
    """Return the main clause of what was read for the plans, without the stop."""
    if page.header_requests == 1 and page.host:
        text = tr("{size} of headers read in 1 request from {host}")
    elif page.header_requests == 1:
        text = tr("{size} of headers read in 1 request")
    elif page.host:
        text = tr("{size} of headers read in {n} requests from {host}")
    else:
        text = tr("{size} of headers read in {n} requests")
    return text.format(
        size=file_size(page.header_bytes), n=count(page.header_requests), host=page.host
    )


def _address(page: RepoPage) -> str:
    host = page.host or "huggingface.co"
    return host if "://" in host else f"https://{host}/{page.repo}"
