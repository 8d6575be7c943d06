"""The head of an open repository: who made it, what it asks for, what it cannot do yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.figures import count, file_size
from ui.presenters.find import licence_name

if TYPE_CHECKING:
    from app.state import State
    from app.values.hub import Access, RepoPage

KEEPERS = {
    "run": "until Plimsoll ends: this system has no keyring",
    "keyring": "in this system's keyring",
    "environment": "in the variable HF_TOKEN, which Plimsoll does not change",
    "file": "by the Hub's own tools, which Plimsoll does not change",
}
WHERE_KEPT = (
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
        f"by {maker}" if name else "",
        licence_name(page.licence),
        f"commit {page.revision[:_SHORT_COMMIT]}" if page.revision else "",
    )
    return RepoView(
        repo=page.repo,
        state=kind,
        title=page.title or name or page.repo,
        facts=" · ".join(part for part in facts if part),
        gated=page.gated,
        gate=_gate(page, state.access) if page.gated else "",
        notes=_notes(page),
        reading=_reading(page),
        problem=page.problem[:1].upper() + page.problem[1:],
        fix=page.fix,
        address=_address(page),
    )


def present_token(state: State) -> TokenView:
    """Return what the token dialog says."""
    access = state.access
    host = access.host or (state.repo.host if state.repo else "") or "the Hub"
    kept = ""
    if access.kept != "none":
        whose = f"The token of {access.user} is kept" if access.user else "A token is kept"
        kept = f"{whose} {KEEPERS[access.kept]}."
    return TokenView(
        host=host,
        kept=kept,
        where=WHERE_KEPT.format(host=host),
        can_forget=access.kept in {"run", "keyring"},
    )


def _gate(page: RepoPage, access: Access) -> str:
    maker = page.repo.partition("/")[0]
    if access.kept == "none":
        return (
            f"{maker} asks for consent before the files are given out. Accept the terms on its "
            "page, then enter an access token here."
        )
    return (
        f"{maker} asks for consent before the files are given out. Your token is used; if the "
        "download is refused, accept the terms on its page."
    )


def _notes(page: RepoPage) -> tuple[str, ...]:
    if not page.images:
        return ()
    size = f" ({file_size(page.projector_bytes)})" if page.projector_bytes else ""
    text = (
        "Images: not yet. The model can see; Plimsoll runs it with text, and its image "
        f"file{size} is not fetched."
    )
    return (text,)


def _reading(page: RepoPage) -> str:
    if not page.header_requests:
        asking = page.state == "reading" and not page.rungs
        return f"Asking {page.host or 'the Hub'} which files there are" if asking else ""
    waiting = sum(1 for rung in page.rungs if rung.state == "reading")
    times = "request" if page.header_requests == 1 else "requests"
    read = (
        f"{file_size(page.header_bytes)} of headers read in {count(page.header_requests)} {times}"
    )
    host = f" from {page.host}" if page.host else ""
    rest = f", {count(waiting)} still to read" if waiting else ""
    return f"{read}{host}{rest}. No model was downloaded for this."


def _address(page: RepoPage) -> str:
    host = page.host or "huggingface.co"
    return host if "://" in host else f"https://{host}/{page.repo}"
