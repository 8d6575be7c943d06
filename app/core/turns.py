"""What is handed to the model: instructions, questions with their files, replies."""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.engine.protocol import ChatMessage
from app.values.chat import Attachment, ChatEntry

_FENCE = re.compile(r"^\s*(`{3,})", re.MULTILINE)


def turns(said: Iterable[ChatEntry], instructions: str) -> tuple[ChatMessage, ...]:
    """Return what was said, in turns that alternate: many chat templates refuse anything else.

    A reply that broke off before its first word leaves two questions in a row; they become one.
    """
    made = [ChatMessage(role="system", content=instructions)] if instructions else []
    for entry in said:
        content = "\n\n".join([*map(_quoted, entry.attachments), entry.text]).strip()
        if content and made and made[-1].role == entry.role:
            made[-1] = ChatMessage(role=entry.role, content=f"{made[-1].content}\n\n{content}")
        elif content:
            made.append(ChatMessage(role=entry.role, content=content))
    return tuple(made)


def _quoted(file: Attachment) -> str:
    """Return a file between fences that are longer than any in it."""
    longest = max((len(found) for found in _FENCE.findall(file.text)), default=2)
    fence = "`" * (longest + 1)
    return f"{file.name}:\n{fence}\n{file.text.rstrip()}\n{fence}"
