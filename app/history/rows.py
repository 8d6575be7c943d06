"""Rows of the tables as values, and back."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict, dataclass
from typing import TypeVar, get_args

from pydantic import TypeAdapter, ValidationError

from app.history.schema import as_text
from app.values.chat import Attachment, ChatEntry, Conversation, ReplyStats

ENTRY = "id, role, text, reasoning, at, state, stats, attachments"
LIST = (
    "SELECT id, title, updated_at, instructions, preset, thinking,"
    " COALESCE((SELECT depth FROM entries WHERE id = c.leaf), 0)"
    " FROM conversations AS c WHERE NOT deleted ORDER BY updated_at DESC, rowid DESC"
)
TITLE_LENGTH = 60
T = TypeVar("T")
_ATTACHMENTS = TypeAdapter(tuple[Attachment, ...])
_STATS = TypeAdapter(ReplyStats)
_ROLES, _STATES = (
    frozenset(get_args(ChatEntry.model_fields[name].annotation)) for name in ("role", "state")
)
_INSERT = (
    "INSERT INTO entries (id, conversation, role, text, reasoning, at, state, attachments, parent,"
    " depth) VALUES (:id, :conversation, :role, :text, :reasoning, :at, :state, :attachments,"
    " :parent, COALESCE((SELECT depth FROM entries WHERE id = :parent), 0) + (:role != 'system'))"
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands: in which conversation, after which message (None: the first)."""

    conversation: str
    parent: str | None


def conversation(row: tuple[object, ...]) -> Conversation:
    """Return the value of a row of `LIST`."""
    name, title, at, instructions, preset, thinking, count = row
    return Conversation(
        id=str(name),
        title=str(title),
        updated_at=str(at),
        n_messages=count if isinstance(count, int) else 0,
        instructions=str(instructions),
        preset=str(preset),
        thinking=bool(thinking) if thinking in {0, 1} else None,
    )


def entry(database: sqlite3.Connection, name: str) -> ChatEntry:
    """Return a message; one that is being written holds what was stored so far."""
    query = f"SELECT {ENTRY} FROM entries WHERE id = ?"  # noqa: S608 - a constant
    _, role, text, reasoning, at, state, stats, attachments = database.execute(
        query, (name,)
    ).fetchone()
    text, reasoning = as_text(text), as_text(reasoning)
    if state == "streaming":
        query = "SELECT reasoning, text FROM runs WHERE reply = ? ORDER BY n"
        runs = database.execute(query, (name,)).fetchall()
        text += "".join(as_text(part) for is_reasoning, part in runs if not is_reasoning)
        reasoning += "".join(as_text(part) for is_reasoning, part in runs if is_reasoning)
    return ChatEntry.model_validate(
        {
            "id": name,
            "role": role if role in _ROLES else "assistant",
            "text": text,
            "reasoning": reasoning,
            "at": str(at),
            "state": state if state in _STATES else "interrupted",
            "stats": _sound(_STATS, stats),
            "attachments": _sound(_ATTACHMENTS, attachments) or (),
        }
    )


def _sound(kind: TypeAdapter[T], text: str | None) -> T | None:
    """Return what `text` tells, None where a damaged letter made nonsense of it."""
    try:
        return kind.validate_json(text) if text else None
    except ValidationError:
        return None


def insert(database: sqlite3.Connection, message: ChatEntry, place: Place) -> None:
    """Store a message at `place` and make it the last one that is shown."""
    files = message.attachments
    database.execute(
        _INSERT,
        {
            "id": message.id,
            "role": message.role,
            "text": message.text,
            "reasoning": message.reasoning,
            "at": message.at,
            "state": message.state,
            "attachments": json.dumps([file.model_dump() for file in files]) if files else None,
            **asdict(place),
        },
    )
    database.execute(
        "UPDATE conversations SET leaf = ? WHERE id = ?", (message.id, place.conversation)
    )
    if message.role == "user":
        database.execute(
            "UPDATE conversations SET title = ? WHERE id = ? AND title = ''",
            (title_of(message.text), place.conversation),
        )


def title_of(text: str) -> str:
    """Return the first words of a question, at most `TITLE_LENGTH` characters."""
    line = next((" ".join(part.split()) for part in text.splitlines() if part.strip()), "")
    if len(line) <= TITLE_LENGTH:
        return line
    cut = line[: TITLE_LENGTH - 1]
    words = cut.rsplit(" ", 1)[0] if " " in cut[TITLE_LENGTH // 2 :] else cut
    return words.rstrip(" ,;:.") + "…"
