"""Anthropic's Messages as a thin mapping onto the same requests and answers."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.serve.asked import ChatAsked, Inner, Share, StopText, checked
from app.serve.trouble import Trouble
from app.values.tools import FunctionName

Document = dict[str, Any]


class Block(Inner):
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


class Turn(Inner):
    """One message."""

    role: Literal["user", "assistant"]
    content: str | list[Block]


class ToolAsked(Inner):
    """A tool as this service describes it."""

    model_config = ConfigDict(extra="allow")
    type: str | None = None
    name: FunctionName
    description: str = ""
    input_schema: dict[str, Any] = Field(default_factory=dict)


class ToolChoice(Inner):
    """Which tool must or may be called."""

    model_config = ConfigDict(extra="allow")
    type: Literal["auto", "any", "tool", "none"]
    name: FunctionName | None = None


class Thinking(Inner):
    """Whether the model may think first."""

    model_config = ConfigDict(extra="allow")
    type: Literal["enabled", "disabled", "adaptive"]


class CountAsked(BaseModel):
    """`POST /v1/messages/count_tokens`: what a prompt is made of."""

    model_config = ConfigDict(extra="forbid", strict=True)
    model: str
    messages: Annotated[list[Turn], Field(min_length=1)]
    system: str | list[Block] | None = None
    tools: list[ToolAsked] | None = None
    tool_choice: ToolChoice | None = None
    thinking: Thinking | None = None
    # Of the service itself; they change nothing here.
    cache_control: dict[str, Any] | None = None
    context_management: dict[str, Any] | None = None
    output_config: dict[str, Any] | None = None
    speed: str | None = None


class MessagesAsked(CountAsked):
    """`POST /v1/messages`."""

    max_tokens: Annotated[int, Field(ge=1)]
    temperature: Share | None = None
    top_p: Share | None = None
    top_k: Annotated[int, Field(ge=0)] | None = None
    stop_sequences: Annotated[list[StopText], Field(max_length=16)] | None = None
    stream: bool = False
    # Of the service itself; they change nothing here.
    metadata: dict[str, Any] | None = None
    service_tier: str | None = None
    container: str | None = None
    inference_geo: str | None = None


def as_chat(asked: MessagesAsked) -> ChatAsked:
    """Return the same request in the other service's shape.

    Raises:
        Trouble: a block is neither text, thought, tool use nor its result.
    """
    ends = {
        "max_tokens": asked.max_tokens,
        "temperature": asked.temperature,
        "top_p": asked.top_p,
        "top_k": asked.top_k,
        "stop": asked.stop_sequences,
        "stream": asked.stream,
    }
    return checked(ChatAsked, prompt_of(asked) | ends)


def prompt_of(asked: CountAsked) -> Document:
    """Return the part of a request that becomes its prompt, in the other service's shape.

    Raises:
        Trouble: as `as_chat`.
    """
    messages: list[Document] = []
    if asked.system:
        messages.append({"role": "system", "content": _text(asked.system, "system")})
    for n, turn in enumerate(asked.messages):
        messages += _messages(turn, f"messages[{n}]")
    body: Document = {
        "model": asked.model,
        "messages": messages,
        "tools": [_tool(tool) for tool in asked.tools] if asked.tools else None,
        "tool_choice": _choice(asked.tool_choice),
    }
    if asked.thinking is not None:
        thinks = asked.thinking.type != "disabled"
        body["chat_template_kwargs"] = {"enable_thinking": thinks}
    return body


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
        if choice.name is None:
            raise Trouble(400, "Missing required parameter: 'tool_choice.name'.")
        return {"type": "function", "function": {"name": choice.name}}
    return {"auto": "auto", "any": "required", "none": "none"}[choice.type]
