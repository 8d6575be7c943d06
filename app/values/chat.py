"""Conversations as they are kept and shown."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value


class ReplyStats(Value):
    """What the line under a reply says."""

    n_tokens: int = 0
    tok_s: float = 0.0
    ttft_seconds: float = 0.0
    acceptance: float | None = None
    n_prompt: int = 0
    n_cached: int = 0
    n_reasoning: int = Field(default=0, description="tokens of n_tokens spent thinking")
    reasoning_seconds: float = 0.0


class Unsent(Value):
    """What a person wrote and could not be kept: it goes back to where it was written."""

    id: str
    text: str
    question: str = Field(default="", description="id of the one that it was to take the place of")


class Attachment(Value):
    """A text file that goes with a question, as it was when it was added."""

    name: str
    text: str
    size_bytes: int = Field(ge=0)


class ChatEntry(Value):
    """One message of a conversation."""

    id: str
    role: Literal["system", "user", "assistant"]
    text: str
    reasoning: str = ""
    at: str = Field(description="ISO 8601, UTC")
    state: Literal["complete", "stopped", "interrupted", "streaming"] = "complete"
    stats: ReplyStats | None = None
    attachments: tuple[Attachment, ...] = ()
    version: int = Field(default=1, description="which of `versions`, counted from 1")
    versions: int = Field(default=1, description="messages that were written in this place")


class Conversation(Value):
    """One line of the list, and what holds for the whole conversation."""

    id: str
    title: str
    updated_at: str
    n_messages: int = Field(default=0, description="on the path that is shown")
    instructions: str = Field(default="", description="the system prompt; empty: none")
    preset: str = Field(default="", description="id of a sampling preset; empty: the settings")
    thinking: bool | None = Field(
        default=None, description="think before answering; None: as the model does by itself"
    )


class ReplyProgress(Value):
    """A reply being written; its text lives in the transcript under `id`."""

    id: str
    conversation: str
    far: bool = Field(default=False, description="a server on another computer writes it")
    phase: Literal["waiting", "queued", "prefill", "decode"] = "waiting"
    queue_place: int = Field(default=0, ge=0, description="1: the next to begin")
    prompt_done: int = 0
    prompt_total: int = 0
    stats: ReplyStats = ReplyStats()
