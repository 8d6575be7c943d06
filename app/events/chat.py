"""Conversations and the reply that is being written."""

from __future__ import annotations

from typing import Literal

from app.values.base import Value
from app.values.chat import Attachment, ChatEntry, Conversation, ReplyProgress, Unsent


class ConversationsChanged(Value):
    """The list of conversations, newest first."""

    type: Literal["conversations-changed"] = "conversations-changed"
    conversations: tuple[Conversation, ...]


class ConversationOpened(Value):
    """The messages of the conversation that is shown."""

    type: Literal["conversation-opened"] = "conversation-opened"
    id: str | None
    entries: tuple[ChatEntry, ...] = ()


class AttachmentsChanged(Value):
    """The files that go with the next question."""

    type: Literal["attachments-changed"] = "attachments-changed"
    files: tuple[Attachment, ...]


class MessageReturned(Value):
    """A message could not be kept, and nothing was asked."""

    type: Literal["message-returned"] = "message-returned"
    unsent: Unsent


class EntryChanged(Value):
    """A message of the open conversation was added or finished."""

    type: Literal["entry-changed"] = "entry-changed"
    conversation: str
    entry: ChatEntry


class ReplyChanged(Value):
    """The reply in progress moved, or (None) ended; its text is in `app.transcript`."""

    type: Literal["reply-changed"] = "reply-changed"
    reply: ReplyProgress | None
