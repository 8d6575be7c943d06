"""What is told by the panel while the window is hidden: what is done, and what failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.chat_list import title_of_chat
from ui.presenters.download import LOCAL, PACKAGED
from ui.presenters.figures import count
from ui.words import told, tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.state import State

LONG_SECONDS = 15.0
"""A reply that took longer than this is waited for elsewhere."""
Tiding = tuple[str, str]
"""A title, and a sentence."""


def tidings(before: State, now: State) -> tuple[Tiding, ...]:
    """Return what is to be told of the way from `before` to `now`."""
    return (*_session(before, now), *_downloads(before, now), *_reply(before, now))


def _session(before: State, now: State) -> Iterator[Tiding]:
    session = now.session
    phase = before.session.phase if before.session else None
    if session is None or session.phase is phase:
        return
    if session.phase is Phase.READY and phase is not Phase.GENERATING:  # that made nothing ready
        depth = session.receipt.proven_depth if session.receipt else 0
        loaded = tr("Proven to {n} tokens.") if depth else tr("It is loaded.")
        title = tr("Ready: {model}").format(model=session.file.title)
        yield title, loaded.format(n=count(depth))
    if session.phase is Phase.FAILED:
        why = told(session.diagnosis.title) if session.diagnosis else ""
        title = tr("{model} stopped").format(model=session.file.title)
        yield title, why or tr("Open Plimsoll to see what helps.")


def _downloads(before: State, now: State) -> Iterator[Tiding]:
    if now.transfers is before.transfers:
        return
    for ref, transfer in now.transfers.items():
        old = before.transfers.get(ref)
        moved = old is not None and old.state != transfer.state
        if not moved or ref in PACKAGED or ref.startswith(LOCAL):
            continue
        if transfer.state == "done":
            yield (
                tr("Downloaded: {model}").format(model=transfer.title),
                tr("It can be opened now."),
            )
        elif transfer.state == "failed":
            title = tr("Not downloaded: {model}").format(model=transfer.title)
            yield title, told(transfer.detail) or tr("What has arrived is kept.")


def _reply(before: State, now: State) -> Iterator[Tiding]:
    reply = before.reply
    if reply is None or now.reply is not None:
        return
    stats = reply.stats
    took = stats.ttft_seconds + (stats.n_tokens / stats.tok_s if stats.tok_s else 0.0)
    entry = next((entry for entry in now.entries if entry.id == reply.id), None)
    stopped = entry is not None and entry.state != "complete"
    if took >= LONG_SECONDS and not stopped:
        yield tr("The reply is done"), title_of_chat(now, reply.conversation)
