"""Requests in OpenAI's shapes, checked as the service checks them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError
from starlette.requests import ClientDisconnect, Request

from app.serve.trouble import Trouble
from app.values.tools import FunctionName, Tool

T = TypeVar("T", bound=BaseModel)
Temperature = Annotated[float, Field(ge=0.0, le=5.0)]
Share = Annotated[float, Field(ge=0.0, le=1.0)]
Penalty = Annotated[float, Field(ge=-2.0, le=2.0)]
StopText = Annotated[str, Field(min_length=1)]


def _exactly(value: object) -> object:
    """Refuse what only equals the one that is allowed: Python takes 0 for False."""
    if type(value) not in {bool, int} or (value is True or (value == 0 and value is not False)):
        raise ValueError("Input is of another type")
    return value


No = Annotated[Literal[False], BeforeValidator(_exactly)]
One = Annotated[Literal[1], BeforeValidator(_exactly)]


class Inner(BaseModel):
    """A part of a request: what is of another type is wrong there too."""

    model_config = ConfigDict(strict=True)


class Asked(BaseModel):
    """Common to all: unknown fields are refused by name, as the service does."""

    model_config = ConfigDict(extra="forbid", strict=True)

    model: str = ""


class Sampling(Asked):
    """How tokens are chosen and when a reply ends; what is not said follows the settings."""

    max_tokens: Annotated[int, Field(ge=1)] | None = None
    temperature: Temperature | None = None
    top_p: Share | None = None
    top_k: Annotated[int, Field(ge=0)] | None = None
    min_p: Share | None = None
    repeat_penalty: Annotated[float, Field(gt=0.0, le=10.0)] | None = None
    frequency_penalty: Penalty | None = None
    presence_penalty: Penalty | None = None
    logit_bias: dict[str, Annotated[float, Field(ge=-100.0, le=100.0)]] | None = None
    seed: int | None = None
    stop: StopText | Annotated[list[StopText], Field(max_length=16)] | None = None
    n: One | None = None
    stream: bool | None = False
    stream_options: StreamOptions | None = None
    user: str | None = None


class StreamOptions(Inner):
    """Whether the last piece of a stream counts the tokens."""

    include_usage: bool | None = False
    include_obfuscation: bool | None = None


class Part(Inner):
    """One part of a message; only text can be read."""

    model_config = ConfigDict(extra="allow")
    type: str
    text: str = ""


class FunctionCall(Inner):
    """What a model asked of a function."""

    name: str
    arguments: str = "{}"


class ToolCallAsked(Inner):
    """One call in an assistant's message."""

    id: str
    type: Literal["function"] = "function"
    function: FunctionCall


class Message(Inner):
    """One message of a chat."""

    model_config = ConfigDict(extra="allow")
    role: Literal["system", "developer", "user", "assistant", "tool"]
    content: str | list[Part] | None = None
    name: str | None = None
    reasoning_content: str | None = None
    tool_calls: list[ToolCallAsked] | None = None
    tool_call_id: str | None = None


class JsonSchema(Inner):
    """A schema with a name."""

    model_config = ConfigDict(extra="allow", populate_by_name=True)
    name: str = "answer"
    schema_: dict[str, Any] | None = Field(default=None, alias="schema")
    strict: bool | None = None


class ResponseFormat(Inner):
    """What a reply must be."""

    type: Literal["text", "json_object", "json_schema"]
    json_schema: JsonSchema | None = None


class NamedTool(Inner):
    """The one tool that must be called."""

    type: Literal["function"] = "function"
    function: ToolName


class ToolName(Inner):
    """A function's name."""

    name: FunctionName


class TemplateKwargs(Inner):
    """Switches of a chat template that other local servers take."""

    model_config = ConfigDict(extra="allow")
    enable_thinking: bool | None = None


class ChatAsked(Sampling):
    """`POST /v1/chat/completions`."""

    messages: Annotated[list[Message], Field(min_length=1)]
    max_completion_tokens: Annotated[int, Field(ge=1)] | None = None
    logprobs: bool | None = None
    top_logprobs: Annotated[int, Field(ge=0, le=20)] | None = None
    response_format: ResponseFormat | None = None
    tools: Annotated[list[Tool], Field(max_length=128)] | None = None
    tool_choice: Literal["none", "auto", "required"] | NamedTool | None = None
    parallel_tool_calls: bool | None = None
    reasoning_effort: Literal["none", "minimal", "low", "medium", "high", "xhigh"] | None = None
    chat_template_kwargs: TemplateKwargs | None = None
    grammar: str | None = None
    # Of the service itself; they change nothing here.
    metadata: dict[str, Any] | None = None
    store: bool | None = None
    service_tier: str | None = None
    modalities: list[Literal["text"]] | None = None
    verbosity: str | None = None
    prompt_cache_key: str | None = None
    prompt_cache_retention: str | None = None
    prompt_cache_options: dict[str, Any] | None = None
    prediction: dict[str, Any] | None = None
    safety_identifier: str | None = None


class CompletionAsked(Sampling):
    """`POST /v1/completions`."""

    prompt: str | Annotated[list[str], Field(min_length=1, max_length=1)]
    logprobs: Annotated[int, Field(ge=0, le=5)] | None = None
    echo: No | None = None
    suffix: None = None
    best_of: One | None = None
    grammar: str | None = None


async def body_of(request: Request) -> dict[str, Any]:
    """Return the request's JSON object.

    Raises:
        Trouble: it is none.
    """
    try:
        body = await request.body()
        # Bytes themselves would be read with half characters, and in other encodings than JSON's.
        found = json.loads(body.decode("utf-8-sig"))
        if b"\\u" in body:  # half a character can be neither read nor told
            json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, "We could not parse the JSON body of your request.") from error
    except ClientDisconnect as error:
        raise Trouble(400, "The request ended before it was whole.") from error
    if not isinstance(found, dict):
        raise Trouble(400, "The body must be a JSON object.")
    return found


def checked(kind: type[T], body: dict[str, Any]) -> T:
    """Return `body` as a request.

    Raises:
        Trouble: a field is wrong, missing or unknown; `param` names it.
    """
    try:
        return kind.model_validate(body)
    except ValidationError as error:
        raise _told(error) from error


def _told(error: ValidationError) -> Trouble:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"] if not _branch(part)) or "body"
    match first["type"]:
        case "extra_forbidden":
            text = f"Unrecognized request argument supplied: {place}"
            return Trouble(400, text, param=place, code="unknown_parameter")
        case "missing":
            text = f"Missing required parameter: '{place}'."
            return Trouble(400, text, param=place, code="missing_required_parameter")
        case _:
            text = f"Invalid value for '{place}': {first['msg'].removeprefix('Value error, ')}."
            return Trouble(400, text, param=place, code="invalid_value")


_BRANCHES = frozenset({"str", "constrained-str", "int", "float", "Part"})


def _branch(part: str | int) -> bool:
    """Whether a part of an error's place names a type of ours instead of a field."""
    return isinstance(part, str) and ("[" in part or part in _BRANCHES)
