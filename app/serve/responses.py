"""OpenAI's Responses as a thin mapping: nothing is stored, every request brings its whole input."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.serve.asked import ChatAsked, Inner, No, ResponseFormat, Share, Temperature, checked
from app.serve.trouble import Trouble
from app.values.tools import FunctionName

Document = dict[str, Any]
_TEXTS = frozenset({"input_text", "output_text", "text", "reasoning_text", "refusal"})


class Item(Inner):
    """One item of the input: a message, a call, or what a call brought."""

    model_config = ConfigDict(extra="allow")
    type: str = "message"
    role: Literal["system", "developer", "user", "assistant"] = "user"
    content: str | list[dict[str, Any]] | None = ""
    call_id: str = ""
    name: str = ""
    arguments: str = "{}"
    output: str | list[dict[str, Any]] = ""


class Reasoning(Inner):
    """How much the model shall think."""

    model_config = ConfigDict(extra="allow")
    effort: Literal["none", "minimal", "low", "medium", "high", "xhigh"] | None = None


class Format(Inner):
    """The kind of text; a schema stands beside its name here."""

    model_config = ConfigDict(extra="allow")
    type: Literal["text", "json_object", "json_schema"]


class TextFormat(Inner):
    """What the text must be."""

    model_config = ConfigDict(extra="allow")
    format: Format | None = None


class ChosenTool(Inner):
    """The one tool that must be called."""

    type: Literal["function"] = "function"
    name: FunctionName


class ResponsesAsked(BaseModel):
    """`POST /v1/responses`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    model: str = ""
    input: str | Annotated[list[Item], Field(min_length=1)]
    instructions: str | None = None
    max_output_tokens: Annotated[int, Field(ge=1)] | None = None
    temperature: Temperature | None = None
    top_p: Share | None = None
    stream: bool | None = False
    tools: list[dict[str, Any]] | None = None
    tool_choice: Literal["none", "auto", "required"] | ChosenTool | None = None
    parallel_tool_calls: bool | None = None
    reasoning: Reasoning | None = None
    text: TextFormat | None = None
    # Nothing is stored, and nothing runs on without its client.
    previous_response_id: None = None
    conversation: None = None
    background: No | None = None
    # Of the service itself; they change nothing here.
    store: bool | None = None
    metadata: dict[str, Any] | None = None
    include: list[str] | None = None
    truncation: Literal["disabled", "auto"] | None = None
    user: str | None = None
    service_tier: str | None = None
    prompt_cache_key: str | None = None
    prompt_cache_retention: str | None = None
    prompt_cache_options: dict[str, Any] | None = None
    stream_options: dict[str, Any] | None = None
    safety_identifier: str | None = None


def as_chat(asked: ResponsesAsked) -> ChatAsked:
    """Return the same request as a chat.

    Raises:
        Trouble: an item or a tool is of a kind that cannot be used here.
    """
    messages: list[Document] = []
    if asked.instructions:
        messages.append({"role": "system", "content": asked.instructions})
    items = [Item(content=asked.input)] if isinstance(asked.input, str) else asked.input
    messages += _messages(items)
    body: Document = {
        "model": asked.model,
        "messages": messages,
        "max_tokens": asked.max_output_tokens,
        "temperature": asked.temperature,
        "top_p": asked.top_p,
        "stream": asked.stream,
        "tools": [_tool(tool) for tool in asked.tools] if asked.tools else None,
        "tool_choice": _choice(asked.tool_choice),
        "reasoning_effort": asked.reasoning.effort if asked.reasoning else None,
        "response_format": _format(asked.text),
    }
    return checked(ChatAsked, body)


def _messages(items: list[Item]) -> list[Document]:
    """Return the items as messages; what an assistant said and called in a row is one."""
    messages: list[Document] = []
    for n, item in enumerate(items):
        message = _message(n, item)
        if message["role"] == "assistant" and messages and messages[-1]["role"] == "assistant":
            _join(messages[-1], message)
        else:
            messages.append(message)
    return messages


def _join(before: Document, message: Document) -> None:
    before["content"] += message["content"]
    for name in ("reasoning_content", "tool_calls"):
        if name in message:
            before[name] = before[name] + message[name] if name in before else message[name]


def _message(n: int, item: Item) -> Document:
    match item.type:
        case "message":
            return {"role": item.role, "content": _text(item.content or "", n)}
        case "function_call":
            function = {"name": item.name, "arguments": item.arguments}
            call = {"id": item.call_id, "type": "function", "function": function}
            return {"role": "assistant", "content": "", "tool_calls": [call]}
        case "function_call_output":
            return {"role": "tool", "tool_call_id": item.call_id, "content": _text(item.output, n)}
        case "reasoning":
            thought = _text(item.content or "", n)
            return {"role": "assistant", "content": "", "reasoning_content": thought}
        case _:
            raise Trouble(400, f"input[{n}] is of type '{item.type}', which is not used here.")


def _text(content: str | list[dict[str, Any]], n: int) -> str:
    if isinstance(content, str):
        return content
    for part in content:
        if part.get("type") not in _TEXTS:
            raise Trouble(
                400, f"This model reads text only, and input[{n}] has {part.get('type')}."
            )
    return "".join(str(part.get("text", "")) for part in content)


def _tool(tool: Document) -> Document:
    if tool.get("type") != "function":
        raise Trouble(400, f"Tools of type '{tool.get('type')}' are not offered here.")
    names = ("name", "description", "parameters", "strict")
    function = {name: tool[name] for name in names if tool.get(name) is not None}
    return {"type": "function", "function": function}


def _choice(choice: str | ChosenTool | None) -> str | Document | None:
    if isinstance(choice, ChosenTool):
        return {"type": "function", "function": {"name": choice.name}}
    return choice


def _format(text: TextFormat | None) -> Document | None:
    if text is None or text.format is None:
        return None
    wanted = text.format.model_dump()
    if wanted["type"] == "json_schema":
        wanted = {
            "type": "json_schema",
            "json_schema": {k: v for k, v in wanted.items() if k != "type"},
        }
    return checked(ResponseFormat, wanted).model_dump(by_alias=True)
