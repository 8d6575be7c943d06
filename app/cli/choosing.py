"""How a reply is chosen and formed, as it was typed: sampling, stops, grammars, tools."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from app.engine.api import EngineError
from app.errors import UsageError
from app.values.model_file import ModelFile
from app.values.sampling import COMPLETION, PRESETS, SamplingParams
from app.values.tools import Tool

NUMBERS: dict[str, tuple[str, str, type]] = {
    "top_k": ("N", "keep the N likeliest tokens; 0: all", int),
    "top_p": ("P", "keep the likeliest tokens up to this share of probability", float),
    "min_p": ("P", "keep what has this share of the likeliest token's probability", float),
    "repeat_penalty": ("X", "divide the logits of tokens that were there; 1: off", float),
    "presence_penalty": ("X", "take this off tokens that were there", float),
    "frequency_penalty": ("X", "take this off for each time a token was there", float),
    "dry_multiplier": ("X", "make long repetitions unlikely (DRY); 0.8 is usual, 0: off", float),
}
SHORT = {"dry_multiplier": "--dry"}
_TOOLS = TypeAdapter(tuple[Tool, ...])


def add_sampling(parser: argparse.ArgumentParser, temperature: float) -> None:
    """Add how tokens are chosen; `temperature` is what holds where nothing is said."""
    group = parser.add_argument_group("how tokens are chosen")
    group.add_argument(
        "--temp", type=float, metavar="T", help=f"temperature; 0 is greedy (default {temperature})"
    )
    group.add_argument("--seed", type=int, metavar="S")
    presets = [preset.id for preset in PRESETS]
    group.add_argument("--preset", choices=presets, help="a set of the numbers below")
    for name, (metavar, text, kind) in NUMBERS.items():
        option = SHORT.get(name, f"--{name.replace('_', '-')}")
        group.add_argument(option, dest=name, type=kind, metavar=metavar, help=text)
    parser.set_defaults(default_temperature=temperature)


def add_form(parser: argparse.ArgumentParser) -> None:
    """Add what the reply must look like, and what is told of it."""
    group = parser.add_argument_group("the form of the reply")
    group.add_argument(
        "--stop", action="append", default=[], metavar="S", help="end before this text; repeatable"
    )
    group.add_argument("--grammar", metavar="FILE", help="a grammar (GBNF) that it follows")
    group.add_argument("--json-schema", metavar="FILE", help="a schema that its JSON follows")
    add_thinking(group)
    group.add_argument("--tools", metavar="FILE", help="JSON list of functions it may call")
    group.add_argument(
        "--tool-choice", default="auto", metavar="HOW", help="auto, none, required or a name"
    )
    group.add_argument(
        "--logprobs", type=int, metavar="N", help="tell how likely each token and N others were"
    )


def add_thinking(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """Add whether the model thinks before it answers."""
    parser.add_argument(
        "--think",
        action=argparse.BooleanOptionalAction,
        help="think before answering, or do not, where the chat template can be told",
    )


def sampling(arguments: argparse.Namespace) -> SamplingParams:
    """Return what was asked for.

    Raises:
        ValidationError: a number is out of its range.
    """
    named = next((one for one in PRESETS if one.id == arguments.preset), None)
    chosen: dict[str, Any] = {"temperature": arguments.default_temperature}
    if named is not None:
        chosen = {**named.preset.model_dump(), "temperature": named.temperature}
    if arguments.temp is not None:
        chosen["temperature"] = arguments.temp
    return SamplingParams.model_validate({**chosen, **_typed(arguments), "seed": arguments.seed})


def suited(
    params: SamplingParams, arguments: argparse.Namespace, file: ModelFile
) -> SamplingParams:
    """Return `params`, for a model that only completes text so that it repeats itself less.

    What was typed stays as it is.
    """
    if file.has_chat_template or arguments.preset or _typed(arguments):
        return params
    return params.model_copy(update=COMPLETION.model_dump())


def _typed(arguments: argparse.Namespace) -> dict[str, Any]:
    typed = {name: getattr(arguments, name) for name in NUMBERS}
    return {name: value for name, value in typed.items() if value is not None}


def form(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the fields of a request that say what the reply looks like.

    Raises:
        UsageError: a file cannot be read, or is not what it should be.
    """
    found: dict[str, Any] = {"stop": tuple(arguments.stop), "logprobs": arguments.logprobs}
    found["thinking"] = arguments.think
    if arguments.grammar:
        found["grammar"] = _read(arguments.grammar, "--grammar")
    if arguments.json_schema:
        found["json_schema"] = _json(arguments.json_schema, "--json-schema")
        if not isinstance(found["json_schema"], dict | bool):
            raise UsageError(f"{arguments.json_schema} holds JSON, but no schema.")
    if arguments.tools:
        try:
            found["tools"] = _TOOLS.validate_python(_json(arguments.tools, "--tools"))
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            raise UsageError(
                f"{arguments.tools} is no list of tools: {where} {first['msg']}.",
                fix='Write [{"type": "function", "function": {"name": …, "parameters": …}}].',
            ) from error
    return {**found, "tool_choice": arguments.tool_choice}


def misasked(error: EngineError) -> Exception:
    """Return what to raise for `error`: a request that makes no sense is no fault of the engine."""
    if error.failure is None or error.failure.code != "bad-request":
        return error
    return UsageError(error.failure.message)


def _json(path: str, option: str) -> Any:  # noqa: ANN401 - JSON
    try:
        return json.loads(_read(path, option))
    except ValueError as error:
        raise UsageError(f"{path} is no JSON: {error}.") from error


def _read(path: str, option: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise UsageError(
            f"The file of {option} cannot be read: {path} ({error.strerror})."
        ) from error
    except UnicodeDecodeError as error:
        raise UsageError(f"The file of {option} is no text: {path}.") from error
