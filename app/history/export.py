"""A conversation as a document: Markdown for people, JSON for programs."""

from __future__ import annotations

import json

from app.values.chat import ChatEntry, Conversation

FORMAT_VERSION = 1
_NAMES = {"system": "Instructions", "user": "You", "assistant": "Reply"}
_ENDS = {
    "complete": "",
    "stopped": "Stopped here.",
    "interrupted": "Interrupted here.",
    "streaming": "Still being written.",
}


def to_markdown(conversation: Conversation, entries: tuple[ChatEntry, ...]) -> str:
    """Return the title, the instructions and every message under a heading of its own.

    Reasoning is quoted; of files that went with a question the names are told.
    """
    parts = [f"# {conversation.title or 'Chat'}", f"*{conversation.updated_at}*"]
    if conversation.instructions:
        parts += [f"## {_NAMES['system']}", conversation.instructions]
    for entry in entries:
        parts.append(f"## {_NAMES[entry.role]}")
        if entry.reasoning:
            parts.append("\n".join(f"> {line}".rstrip() for line in entry.reasoning.splitlines()))
        if entry.attachments:
            parts.append(f"*With {', '.join(file.name for file in entry.attachments)}*")
        if entry.text:
            parts.append(entry.text)
        if end := _ENDS[entry.state]:
            parts.append(f"*{end}*")
    return "\n\n".join(parts) + "\n"


def to_json(conversation: Conversation, entries: tuple[ChatEntry, ...]) -> str:
    """Return `{"format", "conversation", "entries"}`, values as `app.values.chat` has them."""
    document = {
        "format": FORMAT_VERSION,
        "conversation": conversation.model_dump(mode="json"),
        "entries": [entry.model_dump(mode="json") for entry in entries],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
