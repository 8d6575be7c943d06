"""Anthropic's Messages as a thin mapping onto the same requests and answers."""

from __future__ import annotations

import json
import uuid
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.engine.protocol import Done, Text
from app.serve.asked import ChatAsked, checked
from app.serve.told import Frame, Said, written
from app.serve.trouble import ANTHROPIC_PATHS, Trouble

Document = dict[str, Any]


class Block(BaseModel):
    """One block of a message's content."""

    model_config = ConfigDict(extra="allow")
    type: str
    text: str = ""
    thinking: str = ""
    id: str = ""
    name: str = ""
    input: dict[str, Any] = Field(default_factory=dict)
    tool_use_id: str = ""
    content: str | list[Block] | None = None


class Turn(BaseModel):
    """One message."""

    role: Literal["user", "assistant"]
    content: str | list[Block]


class ToolAsked(BaseModel):
    """A tool as this service describes it."""

    model_config = ConfigDict(extra="allow")
    type: str | None = None
    name: str
    description: str = ""
    input_schema: dict[str, Any] = Field(default_factory=dict)


class ToolChoice(BaseModel):
    """Which tool must or may be called."""

    model_config = ConfigDict(extra="allow")
    type: Literal["auto", "any", "tool", "none"]
    name: str = ""


class Thinking(BaseModel):
    """Whether the model may think first."""

    model_config = ConfigDict(extra="allow")
    type: Literal["enabled", "disabled", "adaptive"]


class MessagesAsked(BaseModel):
    """`POST /v1/messages`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    model: str
    max_tokens: Annotated[int, Field(ge=1)]
    messages: Annotated[list[Turn], Field(min_length=1)]
    system: str | list[Block] | None = None
    temperature: Annotated[float, Field(ge=0.0, le=1.0)] | None = None
    top_p: Annotated[float, Field(ge=0.0, le=1.0)] | None = None
    top_k: Annotated[int, Field(ge=0)] | None = None
    stop_sequences: Annotated[list[str], Field(max_length=16)] | None = None
    stream: bool = False
    tools: list[ToolAsked] | None = None
    tool_choice: ToolChoice | None = None
    thinking: Thinking | None = None
    # Of the service itself; they change nothing here.
    metadata: dict[str, Any] | None = None
    service_tier: str | None = None
    container: str | None = None
    cache_control: dict[str, Any] | None = None
    context_management: dict[str, Any] | None = None
    output_config: dict[str, Any] | None = None
    inference_geo: str | None = None
    speed: str | None = None


def as_chat(asked: MessagesAsked) -> ChatAsked:
    """Return the same request in the other service's shape.

    Raises:
        Trouble: a block is neither text, thought, tool use nor its result.
    """
    messages: list[Document] = []
    if asked.system:
        messages.append({"role": "system", "content": _text(asked.system, "system")})
    for n, turn in enumerate(asked.messages):
        messages += _messages(turn, f"messages[{n}]")
    body: Document = {
        "model": asked.model,
        "messages": messages,
        "max_tokens": asked.max_tokens,
        "temperature": asked.temperature,
        "top_p": asked.top_p,
        "top_k": asked.top_k,
        "stop": asked.stop_sequences,
        "stream": asked.stream,
        "tools": [_tool(tool) for tool in asked.tools] if asked.tools else None,
        "tool_choice": _choice(asked.tool_choice),
    }
    if asked.thinking is not None:
        thinks = asked.thinking.type != "disabled"
        body["chat_template_kwargs"] = {"enable_thinking": thinks}
    return checked(ChatAsked, body)


def _messages(turn: Turn, place: str) -> list[Document]:
    if isinstance(turn.content, str):
        return [{"role": turn.role, "content": turn.content}]
    text, thought, calls, results = "", "", [], []
    for block in turn.content:
        match block.type:
            case "text":
                text += block.text
            case "thinking" | "redacted_thinking":
                thought += block.thinking
            case "tool_use":
                function = {"name": block.name, "arguments": json.dumps(block.input)}
                calls.append({"id": block.id, "type": "function", "function": function})
            case "tool_result":
                told = _text(block.content or "", place)
                results.append({"role": "tool", "tool_call_id": block.tool_use_id, "content": told})
            case _:
                raise _unread(block.type, place)
    if not text and not thought and not calls:
        return results
    message: Document = {"role": turn.role, "content": text}
    if thought:
        message["reasoning_content"] = thought
    if calls:
        message["tool_calls"] = calls
    return [*results, message]


def _text(content: str | list[Block], place: str) -> str:
    if isinstance(content, str):
        return content
    for block in content:
        if block.type != "text":
            raise _unread(block.type, place)
    return "".join(block.text for block in content)


def _unread(kind: str, place: str) -> Trouble:
    return Trouble(400, f"{place}: this model reads text only, and not blocks of type '{kind}'.")


def _tool(tool: ToolAsked) -> Document:
    if tool.type not in {None, "custom"}:
        raise Trouble(400, f"tools: '{tool.type}' runs on the service's own computers, not here.")
    function = {
        "name": tool.name,
        "description": tool.description,
        "parameters": tool.input_schema or {"type": "object", "properties": {}},
    }
    return {"type": "function", "function": function}


def _choice(choice: ToolChoice | None) -> str | Document | None:
    if choice is None:
        return None
    if choice.type == "tool":
        return {"type": "function", "function": {"name": choice.name}}
    return {"auto": "auto", "any": "required", "none": "none"}[choice.type]


class Messages:
    """The shapes of one answer; a stream opens and closes its blocks as they come."""

    def __init__(self, model: str) -> None:
        self.id = f"msg_{uuid.uuid4().hex}"
        self._model = model
        self._index = -1
        self._open = ""
        self._words = Frame(written)

    def whole(self, said: Said, done: Done) -> Document:
        """Return the whole answer."""
        content: list[Document] = []
        if said.reasoning:
            thought = "".join(said.reasoning)
            content.append({"type": "thinking", "thinking": thought, "signature": ""})
        if said.text:
            content.append({"type": "text", "text": "".join(said.text)})
        content += [
            {"type": "tool_use", "id": call.id, "name": call.name, "input": _input(call.arguments)}
            for call in done.tool_calls
        ]
        return {
            **self._frame(content),
            "stop_reason": _stop_reason(done),
            "usage": _usage(done),
        }

    def first(self) -> str:
        """Return what opens a stream."""
        counts = {"input_tokens": 0, "output_tokens": 0}
        message = {**self._frame([]), "stop_reason": None, "usage": counts}
        return _event("message_start", {"message": message})

    def run(self, piece: Text) -> str:
        """Return one run of text, in a block of its kind."""
        kind = "thinking" if piece.reasoning else "text"
        opened = "" if self._open == kind else self._close() + self._begin(kind)
        if opened:
            self._words = Frame(self._delta)
        return opened + self._words.of(piece.text)

    def end(self, done: Done, *, with_usage: bool) -> list[str]:  # noqa: ARG002 - always counted
        """Return what closes a stream."""
        pieces = [self._close()]
        for call in done.tool_calls:
            block = {"type": "tool_use", "id": call.id, "name": call.name, "input": {}}
            delta = {"type": "input_json_delta", "partial_json": call.arguments}
            pieces.append(self._begin("tool_use", block))
            pieces.append(_event("content_block_delta", {"index": self._index, "delta": delta}))
            pieces.append(self._close())
        ended: Document = {"stop_reason": _stop_reason(done), "stop_sequence": None}
        pieces.append(_event("message_delta", {"delta": ended, "usage": _usage(done)}))
        return [*filter(None, pieces), _event("message_stop", {})]

    def broken(self, trouble: Trouble) -> str:
        """Return the failure as the last piece."""
        document = trouble.body(ANTHROPIC_PATHS[0])
        document.pop("type")
        return _event("error", document)

    def _delta(self, text: str) -> str:
        delta = {"type": f"{self._open}_delta", self._open: text}
        return _event("content_block_delta", {"index": self._index, "delta": delta})

    def _begin(self, kind: str, block: Document | None = None) -> str:
        self._index += 1
        self._open = kind
        empty = {"type": kind, kind: "", **({"signature": ""} if kind == "thinking" else {})}
        shown = {"index": self._index, "content_block": block or empty}
        return _event("content_block_start", shown)

    def _close(self) -> str:
        if not self._open:
            return ""
        self._open = ""
        return _event("content_block_stop", {"index": self._index})

    def _frame(self, content: list[Document]) -> Document:
        return {
            "id": self.id,
            "type": "message",
            "role": "assistant",
            "model": self._model,
            "content": content,
            "stop_sequence": None,
        }


def _stop_reason(done: Done) -> str:
    if done.tool_calls:
        return "tool_use"
    return "end_turn" if done.reason in {"stop", "cancelled"} else "max_tokens"


def _usage(done: Done) -> Document:
    timings = done.timings
    return {
        "input_tokens": timings.n_prompt - timings.n_cached,
        "cache_read_input_tokens": timings.n_cached,
        "cache_creation_input_tokens": 0,
        "output_tokens": timings.n_generated,
    }


def _input(arguments: str) -> Document:
    try:
        found = json.loads(arguments)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _event(kind: str, fields: Document) -> str:
    return f"event: {kind}\ndata: {written({'type': kind, **fields})}\n\n"
