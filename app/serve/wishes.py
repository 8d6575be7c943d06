"""From a request of a service to what the engine is asked."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from typing import Any, Literal, TypedDict, TypeVar

from pydantic import ValidationError

from app.engine.protocol import ChatMessage, Generate
from app.serve.asked import ChatAsked, CompletionAsked, Message, NamedTool, Sampling
from app.serve.trouble import Trouble
from app.settings import Settings
from app.values.base import Value
from app.values.sampling import SamplingParams
from app.values.tools import ToolCall

T = TypeVar("T", bound=Value)
DEFAULT_TOKENS = 1 << 20
"""Without a limit of the client's, a reply ends where the model or the context does."""
_NO_THINKING = frozenset({"none", "minimal"})


class _Ends(TypedDict):
    id: str
    max_tokens: int
    stop: tuple[str, ...]
    sampling: SamplingParams
    overlong: Literal["refuse", "trim-oldest"]


def of_chat(asked: ChatAsked, settings: Settings) -> Generate:
    """Return what is asked of the engine for a chat.

    Raises:
        Trouble: a part of a message is no text, or two demands contradict each other.
    """
    fields: dict[str, Any] = {
        **_ends(asked, asked.max_completion_tokens or asked.max_tokens, settings)
    }
    fields["messages"] = tuple(_message(n, message) for n, message in enumerate(asked.messages))
    fields["tools"] = tuple(asked.tools or ())
    fields["tool_choice"] = _tool_choice(asked)
    fields["thinking"] = _thinking(asked)
    if asked.logprobs:
        fields["logprobs"] = asked.top_logprobs or 0
    if asked.grammar:
        fields["grammar"] = asked.grammar
    if (wanted := asked.response_format) is not None and wanted.type != "text":
        schema = wanted.json_schema.schema_ if wanted.json_schema else None
        fields["json_schema"] = schema if schema is not None else True
    return _made(fields)


def of_completion(asked: CompletionAsked, settings: Settings) -> Generate:
    """Return what is asked of the engine for a bare text."""
    fields: dict[str, Any] = {**_ends(asked, asked.max_tokens or 16, settings)}
    fields["prompt"] = asked.prompt if isinstance(asked.prompt, str) else asked.prompt[0]
    if asked.logprobs is not None:
        fields["logprobs"] = asked.logprobs
    if asked.grammar:
        fields["grammar"] = asked.grammar
    return _made(fields)


def _made(fields: dict[str, Any]) -> Generate:
    return _valid(Generate, fields)


def _valid(kind: type[T], fields: dict[str, Any]) -> T:
    try:
        return kind.model_validate(fields)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"])) or "body"
        raise Trouble(400, f"Invalid value for '{place}': {first['msg']}.", param=place) from error


def _ends(asked: Sampling, max_tokens: int | None, settings: Settings) -> _Ends:
    stop = asked.stop
    return {
        "id": uuid.uuid4().hex,
        "max_tokens": max_tokens or DEFAULT_TOKENS,
        "stop": () if stop is None else (stop,) if isinstance(stop, str) else tuple(stop),
        "sampling": _sampling(asked, settings),
        "overlong": "refuse",
    }


def _sampling(asked: Sampling, settings: Settings) -> SamplingParams:
    """Return the settings' sampling with what the client says."""
    fields: dict[str, Any] = {
        **settings.sampling.model_dump(),
        "temperature": settings.temperature,
        "seed": settings.seed,
    }
    for name in (
        "temperature",
        "top_p",
        "top_k",
        "min_p",
        "repeat_penalty",
        "frequency_penalty",
        "presence_penalty",
        "seed",
    ):
        if (value := getattr(asked, name)) is not None:
            fields[name] = value
    fields["logit_bias"] = _bias(asked.logit_bias or {})
    return _valid(SamplingParams, fields)


def _bias(wanted: dict[str, float]) -> tuple[tuple[int, float], ...]:
    # Others than ASCII's are digits too, and no id is longer.
    if not all(token.isascii() and token.isdigit() and len(token) <= 10 for token in wanted):
        text = "Invalid value for 'logit_bias': its names must be token ids."
        raise Trouble(400, text, param="logit_bias")
    # The service's -100 forbids a token.
    return tuple((int(token), -1000.0 if by <= -100 else by) for token, by in wanted.items())


def _message(n: int, message: Message) -> ChatMessage:
    calls = message.tool_calls or []
    return ChatMessage(
        role="system" if message.role == "developer" else message.role,
        content=_content(n, message),
        reasoning=message.reasoning_content or "",
        tool_calls=tuple(
            ToolCall(id=call.id, name=call.function.name, arguments=call.function.arguments)
            for call in calls
        ),
        tool_call_id=message.tool_call_id,
        name=message.name,
    )


def _content(n: int, message: Message) -> str:
    if message.content is None or isinstance(message.content, str):
        return message.content or ""
    others = _kinds(part.type for part in message.content if part.type not in {"text", "refusal"})
    if others:
        raise Trouble(
            400,
            f"This model reads text only, and messages[{n}] has {others}.",
            param=f"messages[{n}].content",
            code="unsupported_content",
        )
    return "".join(part.text for part in message.content)


def _kinds(names: Iterable[str]) -> str:
    return ", ".join(sorted(set(names)))


def _tool_choice(asked: ChatAsked) -> str:
    choice = asked.tool_choice
    if isinstance(choice, NamedTool):
        return choice.function.name
    return choice or "auto"


def _thinking(asked: ChatAsked) -> bool | None:
    if asked.chat_template_kwargs and asked.chat_template_kwargs.enable_thinking is not None:
        return asked.chat_template_kwargs.enable_thinking
    if asked.reasoning_effort is None:
        return None
    return asked.reasoning_effort not in _NO_THINKING
