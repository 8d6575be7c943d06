"""OpenAI's Responses as a thin mapping: nothing is stored, every request brings its whole input."""

from __future__ import annotations

import json
import time
import uuid
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.engine.protocol import Done, Text
from app.serve.asked import ChatAsked, ResponseFormat, checked
from app.serve.told import Said
from app.serve.trouble import Trouble

Document = dict[str, Any]


class Item(BaseModel):
    """One item of the input: a message, a call, or what a call brought."""

    model_config = ConfigDict(extra="allow")
    type: str = "message"
    role: Literal["system", "developer", "user", "assistant"] = "user"
    content: str | list[dict[str, Any]] = ""
    call_id: str = ""
    name: str = ""
    arguments: str = "{}"
    output: str | list[dict[str, Any]] = ""


class Reasoning(BaseModel):
    """How much the model shall think."""

    model_config = ConfigDict(extra="allow")
    effort: Literal["none", "minimal", "low", "medium", "high", "xhigh"] | None = None


class TextFormat(BaseModel):
    """What the text must be; a schema stands beside its name here."""

    model_config = ConfigDict(extra="allow")
    format: dict[str, Any] | None = None


class ResponsesAsked(BaseModel):
    """`POST /v1/responses`."""

    model_config = ConfigDict(extra="forbid")
    model: str = ""
    input: str | Annotated[list[Item], Field(min_length=1)]
    instructions: str | None = None
    max_output_tokens: Annotated[int, Field(ge=1)] | None = None
    temperature: float | None = None
    top_p: float | None = None
    stream: bool | None = False
    tools: list[dict[str, Any]] | None = None
    tool_choice: str | dict[str, Any] | None = None
    parallel_tool_calls: bool | None = None
    reasoning: Reasoning | None = None
    text: TextFormat | None = None
    previous_response_id: None = None
    store: bool | None = None
    metadata: dict[str, Any] | None = None
    include: list[str] | None = None
    truncation: Literal["disabled", "auto"] | None = None
    user: str | None = None
    service_tier: str | None = None
    prompt_cache_key: str | None = None
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
    messages += [_message(n, item) for n, item in enumerate(items)]
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


def _message(n: int, item: Item) -> Document:
    match item.type:
        case "message":
            return {"role": item.role, "content": _text(item.content, n)}
        case "function_call":
            function = {"name": item.name, "arguments": item.arguments}
            call = {"id": item.call_id, "type": "function", "function": function}
            return {"role": "assistant", "content": "", "tool_calls": [call]}
        case "function_call_output":
            return {"role": "tool", "tool_call_id": item.call_id, "content": _text(item.output, n)}
        case "reasoning":
            return {"role": "assistant", "content": ""}
        case _:
            raise Trouble(400, f"input[{n}] is of type '{item.type}', which is not used here.")


def _text(content: str | list[dict[str, Any]], n: int) -> str:
    if isinstance(content, str):
        return content
    for part in content:
        if part.get("type") not in {"input_text", "output_text", "text"}:
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


def _choice(choice: str | Document | None) -> str | Document | None:
    if isinstance(choice, dict) and choice.get("type") == "function":
        return {"type": "function", "function": {"name": choice.get("name", "")}}
    return choice


def _format(text: TextFormat | None) -> Document | None:
    wanted = text.format if text else None
    if wanted is None:
        return None
    if wanted.get("type") == "json_schema":
        wanted = {
            "type": "json_schema",
            "json_schema": {k: v for k, v in wanted.items() if k != "type"},
        }
    return checked(ResponseFormat, wanted).model_dump(by_alias=True)


class Responses:
    """The shapes of one answer."""

    def __init__(self, model: str) -> None:
        self.id = f"resp_{uuid.uuid4().hex}"
        self._item = f"msg_{uuid.uuid4().hex}"
        self._model = model
        self._created = int(time.time())
        self._n = 0
        self._said = Said()
        self._open = False

    def whole(self, said: Said, done: Done) -> Document:
        """Return the whole answer."""
        return self._frame(_status(done), self._output(said, done), done)

    def first(self) -> str:
        """Return what opens a stream."""
        frame = self._frame("in_progress", [], None)
        return self._event("response.created", {"response": frame}) + self._event(
            "response.in_progress", {"response": frame}
        )

    def run(self, piece: Text) -> str:
        """Return one run of text."""
        self._said.take(piece)
        if piece.reasoning:
            return ""
        place = {"item_id": self._item, "output_index": 0, "content_index": 0}
        opened = ""
        if not self._open:
            self._open = True
            item = {**self._message("in_progress", ""), "content": []}
            part = {"type": "output_text", "text": "", "annotations": []}
            opened = self._event("response.output_item.added", {"output_index": 0, "item": item})
            opened += self._event("response.content_part.added", {**place, "part": part})
        told = {**place, "delta": piece.text, "logprobs": []}
        return opened + self._event("response.output_text.delta", told)

    def end(self, done: Done, *, with_usage: bool) -> list[str]:  # noqa: ARG002 - always counted
        """Return what closes a stream."""
        pieces: list[str] = []
        output = self._output(self._said, done)
        shown = [item for item in output if item["type"] != "reasoning"]
        for n, item in enumerate(shown):
            place = {"output_index": n}
            if item["type"] == "message" and self._open:
                text = item["content"][0]["text"]
                part = {"item_id": self._item, "output_index": n, "content_index": 0}
                told = {**part, "text": text, "logprobs": []}
                pieces.append(self._event("response.output_text.done", told))
                told = {**part, "part": item["content"][0]}
                pieces.append(self._event("response.content_part.done", told))
            else:
                pieces.append(self._event("response.output_item.added", {**place, "item": item}))
                if item["type"] == "function_call":
                    told = {"item_id": item["id"], **place, "arguments": item["arguments"]}
                    pieces.append(self._event("response.function_call_arguments.done", told))
            pieces.append(self._event("response.output_item.done", {**place, "item": item}))
        last = self._frame(_status(done), output, done)
        kind = "response.completed" if _status(done) == "completed" else "response.incomplete"
        return [*pieces, self._event(kind, {"response": last})]

    def _output(self, said: Said, done: Done) -> list[Document]:
        items: list[Document] = []
        if said.reasoning:
            thought = {"type": "reasoning_text", "text": "".join(said.reasoning)}
            items.append(
                {"type": "reasoning", "id": f"rs_{self._item}", "summary": [], "content": [thought]}
            )
        if said.text or not done.tool_calls:
            items.append(self._message("completed", "".join(said.text)))
        items += [
            {
                "type": "function_call",
                "id": f"fc_{call.id}",
                "call_id": call.id,
                "name": call.name,
                "arguments": call.arguments,
                "status": "completed",
            }
            for call in done.tool_calls
        ]
        return items

    def _message(self, status: str, text: str) -> Document:
        return {
            "type": "message",
            "id": self._item,
            "role": "assistant",
            "status": status,
            "content": [{"type": "output_text", "text": text, "annotations": []}],
        }

    def _frame(self, status: str, output: list[Document], done: Done | None) -> Document:
        cut = {"reason": "max_output_tokens"} if status == "incomplete" else None
        return {
            "id": self.id,
            "object": "response",
            "created_at": self._created,
            "status": status,
            "model": self._model,
            "output": output,
            "error": None,
            "incomplete_details": cut,
            "instructions": None,
            "metadata": {},
            "parallel_tool_calls": True,
            "tool_choice": "auto",
            "tools": [],
            "store": False,
            "usage": _usage(done) if done else None,
        }

    def _event(self, kind: str, fields: Document) -> str:
        body = {"type": kind, "sequence_number": self._n, **fields}
        self._n += 1
        return f"event: {kind}\ndata: {json.dumps(body, ensure_ascii=False)}\n\n"


def _status(done: Done) -> str:
    return "incomplete" if done.reason in {"length", "context"} else "completed"


def _usage(done: Done) -> Document:
    timings = done.timings
    return {
        "input_tokens": timings.n_prompt,
        "input_tokens_details": {"cached_tokens": timings.n_cached},
        "output_tokens": timings.n_generated,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": timings.n_prompt + timings.n_generated,
    }
