"""Conversations and what is said in them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value
from app.values.text import WholeText


class OpenConversation(Value):
    """Show a conversation; None starts an empty one."""

    type: Literal["open-conversation"] = "open-conversation"
    id: str | None


class RenameConversation(Value):
    """Give a conversation another title."""

    type: Literal["rename-conversation"] = "rename-conversation"
    id: str
    title: WholeText


class DeleteConversation(Value):
    """Remove a conversation; `RestoreConversation` brings it back until the app ends."""

    type: Literal["delete-conversation"] = "delete-conversation"
    id: str


class RestoreConversation(Value):
    """Undo the removal of a conversation."""

    type: Literal["restore-conversation"] = "restore-conversation"
    id: str


class Send(Value):
    """Say something in the open conversation; the model answers."""

    type: Literal["send"] = "send"
    text: WholeText = Field(min_length=1)


class Regenerate(Value):
    """Write the last reply of the open conversation again."""

    type: Literal["regenerate"] = "regenerate"


class EditMessage(Value):
    """Write a question of the open conversation anew and answer that; the old one is kept."""

    type: Literal["edit-message"] = "edit-message"
    id: str
    text: WholeText = Field(min_length=1)


class ShowVersion(Value):
    """Show an earlier (-1) or later (+1) version of a message, with what followed it."""

    type: Literal["show-version"] = "show-version"
    id: str
    step: int


class PrepareChat(Value):
    """Give the open conversation instructions for the model and a sampling preset."""

    type: Literal["prepare-chat"] = "prepare-chat"
    instructions: WholeText
    preset: str = Field(default="", description="id of a preset; empty: as in the settings")


class ThinkFirst(Value):
    """Let the model think before it answers in the open conversation, or not, where it can be told."""

    type: Literal["think-first"] = "think-first"
    wanted: bool | None = Field(description="None: as the model does by itself")


class Attach(Value):
    """Let these text files go with the next question."""

    type: Literal["attach"] = "attach"
    paths: tuple[str, ...]


class Detach(Value):
    """Take an attached file, by its place in the list, off again."""

    type: Literal["detach"] = "detach"
    index: int


class StopReply(Value):
    """End the reply; what was written is kept."""

    type: Literal["stop-reply"] = "stop-reply"
