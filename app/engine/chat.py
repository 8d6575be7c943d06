"""From a request to the tokens of its prompt, and to how the reply is read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from app.engine import llama
from app.engine.failure import RequestError
from app.engine.grammar import refused
from app.engine.protocol import ChatMessage, Generate
from app.engine.resident import Resident
from app.engine.shaping import Constrain, shape, tools_of
from app.engine.templating import Renderer
from app.engine.thinking import (
    CHANNELS,
    HARMONY,
    Channels,
    Reasoning,
    Split,
    can_be_told,
    marks_of,
)
from app.engine.tool_formats import MARKS, format_of
from app.engine.toolcalls import Calls, ToolText
from app.values.model_file import Thinks

COMPLETES = "This file has no chat template: the model was given the words alone, to be continued."

UNREAD = "How this model calls tools is not known here: its calls come as text."


@dataclass(slots=True)
class Prompt:
    """Tokens; the first `boundary` of them will be met again (0: not known).

    In a chat they end with the last turn of a person.

    `flow` reads the reply, `constrain` makes what it must follow, `notices` tell what was done
    otherwise than asked.
    """

    tokens: list[int]
    boundary: int
    flow: Calls
    constrain: Constrain | None = None
    notices: tuple[str, ...] = ()


class Conversation:
    """Prompts for one model; a file without a template is a completion model."""

    def __init__(self, resident: Resident, renderer: Renderer) -> None:
        self._vocabulary = resident.vocabulary
        self._template = llama.chat_template(resident.model)
        self._needs_boundary = resident.config.checkpoint_bytes > 0 and not resident.cuttable
        self._renderer = renderer
        self._marks = marks_of(self._template)
        self._calls = format_of(self._template)
        marks = (*MARKS, *HARMONY, *(self._marks or ()))
        self._vocabulary.show(mark for mark in marks if mark in self._template)
        if self._template:
            renderer.start()

    def prompt(self, request: Generate) -> Prompt:
        """Return the prompt of `request`.

        Raises:
            RequestError: bad-request when there is nothing to answer, or the form asked for makes
                no sense; template-refused, template-error.
        """
        if request.prompt is not None:
            return self._plain(request, request.prompt)
        if not request.messages:
            raise RequestError("prefill", "bad-request", "There is neither a prompt nor a message.")
        if not self._template:
            words = "\n\n".join(message.content for message in request.messages)
            return self._plain(request, words, COMPLETES)
        return self._chat(request)

    def thinks(self) -> Thinks:
        """Return whether the model thinks before it answers, as a try of its template shows."""
        if not can_be_told(self._template):
            return ""
        asked = Generate(id="", messages=(ChatMessage(role="user", content="?"),))
        try:
            by_itself, thinking, silent = (
                self._render(asked.model_copy(update={"thinking": wanted}), answering=True)
                for wanted in (None, True, False)
            )
        except RequestError:  # told when somebody asks something
            return ""
        if thinking == silent:
            return ""
        return "on" if by_itself == thinking else "off" if by_itself == silent else "told"

    def _plain(self, request: Generate, text: str, *notices: str) -> Prompt:
        if request.tools and request.tool_choice != "none":
            raise refused("Without a chat template the model cannot be told of tools.")
        form = shape(request, self._vocabulary, None, "")
        flow = Calls(Reasoning(None, open_=False), None)
        tokens = self._tokens(text)
        # One token must be computed for its logits: what comes before is known if it is asked again.
        boundary = len(tokens) - 1 if self._needs_boundary else 0
        return Prompt(tokens, boundary, flow, form.constrain, (*notices, *form.notices))

    def _chat(self, request: Generate) -> Prompt:
        tools = tools_of(request)
        if tools and "tools" not in self._template:
            raise refused("This model's chat template knows no tools.")
        text = self._render(request, answering=True)
        tokens = self._tokens(text)
        boundary = 0
        if self._needs_boundary:
            asked = self._tokens(self._render(request, answering=False))
            boundary = common_prefix(asked, tokens)
        opened = self._marks is not None and text.rstrip().endswith(self._marks[0])
        thinks_until = self._marks[1] if self._marks and opened else ""
        form = shape(request, self._vocabulary, self._calls, thinks_until)
        by_name = {tool.function.name: tool for tool in tools}
        called = ToolText(self._calls, by_name) if tools and self._calls else None
        flow = Calls(self._split(opened=opened), called)
        unread = (UNREAD,) if tools and not self._calls and CHANNELS not in self._template else ()
        return Prompt(tokens, boundary, flow, form.constrain, (*form.notices, *unread))

    def _split(self, *, opened: bool) -> Split:
        if CHANNELS in self._template:
            return Channels()
        return Reasoning(self._marks, open_=opened)

    def _render(self, request: Generate, *, answering: bool) -> str:
        variables: dict[str, Any] = {
            "messages": [turn(message) for message in request.messages],
            "add_generation_prompt": answering,
            "bos_token": self._vocabulary.bos,
            "eos_token": self._vocabulary.eos,
        }
        if tools := tools_of(request):
            variables["tools"] = [tool.model_dump(exclude_none=True) for tool in tools]
        if request.thinking is not None:
            variables["enable_thinking"] = variables["thinking"] = request.thinking
            if not request.thinking:
                variables["reasoning_effort"] = "low"
        return self._renderer.render(self._template, variables)

    def _tokens(self, text: str) -> list[int]:
        """Return the tokens of `text`, with one BOS where the model wants one."""
        bos = self._vocabulary.bos
        if self._vocabulary.adds_bos and bos and text.startswith(bos):
            text = text.removeprefix(bos)
        return self._vocabulary.tokens(text)


def turn(message: ChatMessage) -> dict[str, Any]:
    """Return a message as chat templates expect it; arguments are an object for most of them."""
    said: dict[str, Any] = {"role": message.role, "content": message.content}
    if message.reasoning:
        said["reasoning_content"] = message.reasoning
    if message.tool_calls:
        said["tool_calls"] = [
            {
                "id": call.id,
                "type": "function",
                "function": {"name": call.name, "arguments": _arguments(call.arguments)},
            }
            for call in message.tool_calls
        ]
    for name in ("tool_call_id", "name"):
        if (value := getattr(message, name)) is not None:
            said[name] = value
    return said


def _arguments(text: str) -> Any:  # noqa: ANN401 - JSON
    try:
        found = json.loads(text)
    except ValueError:
        return text
    return found if isinstance(found, dict) else text


def common_prefix(one: list[int], other: list[int]) -> int:
    """Return how many tokens both begin with."""
    n = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        n += 1
    return n
