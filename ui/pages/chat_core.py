"""What the chat page needs of the core, and no more."""

from __future__ import annotations

from typing import Protocol

from app.commands import Command
from app.transcript import Transcript
from app.values.chat import Conversation


class Archive(Protocol):
    """Conversations that were kept, read from any thread; `app.history.History` is one."""

    def search(self, words: str) -> tuple[Conversation, ...]:
        """Return the conversations that hold `words`."""

    def export_markdown(self, conversation: str) -> str:
        """Return a conversation as Markdown."""

    def export_json(self, conversation: str) -> str:
        """Return a conversation as JSON."""


class ChatCore(Protocol):
    """Takes commands; `transcript` has the text of the reply in progress."""

    @property
    def transcript(self) -> Transcript:
        """The text of replies in progress."""

    @property
    def chats(self) -> Archive:
        """The conversations that were kept."""

    def do(self, command: Command) -> None:
        """Begin what `command` asks."""
