"""The list of conversations: what a line says, in which group it stands, what a search leaves."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.figures import count

if TYPE_CHECKING:
    from app.state import State
    from app.values.chat import Conversation

NEW_CHAT = "New chat"
DRAFT = "draft"
"""Id of the line for a conversation that has no message yet."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One conversation in the list."""

    id: str
    title: str
    detail: str
    group: str
    accessible: str


@dataclass(frozen=True, slots=True)
class ChatListView:
    """The lines, newest first; `chosen` is the one that is open; `empty` says why there is none."""

    lines: tuple[ChatLine, ...]
    chosen: str
    empty: str = ""


def present_chat_list(
    state: State, now: datetime, words: str = "", found: frozenset[str] = frozenset()
) -> ChatListView:
    """Return the list; with `words`, only titles that hold them and the ids in `found`."""
    needle = " ".join(words.split()).casefold()
    shown = [
        item
        for item in state.conversations
        if not needle or needle in item.title.casefold() or item.id in found
    ]
    lines = [_line(state, item, now) for item in shown]
    if state.conversation is None and not needle:
        lines.insert(0, ChatLine(DRAFT, NEW_CHAT, "Draft", "Today", f"{NEW_CHAT}, draft"))
    empty = f"Nothing holds “{words.strip()}”." if needle and not lines else ""
    return ChatListView(tuple(lines), state.conversation or DRAFT, empty)


def title_of(state: State) -> str:
    """Return the heading over the open conversation."""
    for item in state.conversations:
        if item.id == state.conversation:
            return item.title or NEW_CHAT
    return NEW_CHAT


def _line(state: State, item: Conversation, now: datetime) -> ChatLine:
    group, moment = _when(item.updated_at, now)
    detail = _doing(state, item.id)
    if not detail:
        plural = "" if item.n_messages == 1 else "s"
        detail = " · ".join(filter(None, (moment, f"{count(item.n_messages)} message{plural}")))
    title = item.title or NEW_CHAT
    return ChatLine(item.id, title, detail, group, f"{title}, {group}, {detail}")


def _doing(state: State, conversation: str) -> str:
    if state.reply is not None and state.reply.conversation == conversation:
        return "Replying…"
    failed = state.session is not None and state.session.phase is Phase.FAILED
    open_now = state.conversation == conversation and state.entries
    if failed and open_now and state.entries[-1].state == "interrupted":
        return "Stopped, kept"
    return ""


def _when(iso: str, now: datetime) -> tuple[str, str]:
    try:
        then = datetime.fromisoformat(iso).astimezone(now.tzinfo)
    except ValueError:
        return "Older", ""
    days = (now.date() - then.date()).days
    if days <= 0:
        return "Today", f"{then:%H:%M}"
    if days == 1:
        return "Yesterday", f"{then:%H:%M}"
    year = "" if then.year == now.year else f" {then.year}"
    return "Older", f"{then.day} {then:%b}{year}"
