"""The list of conversations: what a line says, in which group it stands, what a search leaves."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.figures import clock, count, date
from ui.words import QT_TR_NOOP, listed, plural, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.chat import Conversation

NEW_CHAT = QT_TR_NOOP("New chat")
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
        said = tr("New chat, draft")
        lines.insert(0, ChatLine(DRAFT, tr(NEW_CHAT), tr("Draft"), tr("Today"), said))
    nothing = needle and not lines
    empty = tr("Nothing holds “{words}”.").format(words=words.strip()) if nothing else ""
    return ChatListView(tuple(lines), state.conversation or DRAFT, empty)


def title_of(state: State) -> str:
    """Return the heading over the open conversation."""
    return title_of_chat(state, state.conversation)


def title_of_chat(state: State, name: str | None) -> str:
    """Return what the conversation called `name` is headed."""
    titles = (item.title for item in state.conversations if item.id == name)
    return next(titles, "") or tr(NEW_CHAT)


def _line(state: State, item: Conversation, now: datetime) -> ChatLine:
    group, moment = _when(item.updated_at, now)
    detail = _doing(state, item.id)
    if not detail:
        n = item.n_messages
        many = plural(n, tr("{n} message"), tr("{n} messages")).format(n=count(n))
        detail = " · ".join(filter(None, (moment, many)))
    title = item.title or tr(NEW_CHAT)
    return ChatLine(item.id, title, detail, group, listed((title, group, detail)))


def _doing(state: State, conversation: str) -> str:
    if state.reply is not None and state.reply.conversation == conversation:
        return tr("Replying…")
    failed = state.session is not None and state.session.phase is Phase.FAILED
    open_now = state.conversation == conversation and state.entries
    if failed and open_now and state.entries[-1].state == "interrupted":
        return tr("Stopped, kept")
    return ""


def _when(iso: str, now: datetime) -> tuple[str, str]:
    try:
        then = datetime.fromisoformat(iso).astimezone(now.tzinfo)
    except ValueError:
        return tr("Older"), ""
    days = (now.date() - then.date()).days
    if days <= 0:
        return tr("Today"), clock(then)
    if days == 1:
        return tr("Yesterday"), clock(then)
    return tr("Older"), date(then, year=then.year != now.year)
