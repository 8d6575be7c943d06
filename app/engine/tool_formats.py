"""How the families of models write that they ask for a tool."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.values.tools import Tool

Asked = tuple[str, Any]
"""A name and its arguments, before anybody looked whether they make sense."""
Parse = Callable[[str, Mapping[str, Tool]], list[Asked]]
MISTRAL, PYTHON, GEMMA = "[TOOL_CALLS]", "<|python_tag|>", "<|tool_call>"
MARKS = ("<tool_call>", "</tool_call>", MISTRAL, "[ARGS]", "[CALL_ID]", PYTHON, GEMMA,
         "<tool_call|>", '<|"|>')  # fmt: skip
"""Marks that may be control tokens, which have no text unless it is asked for."""


class NoCallError(Exception):
    """What looked like a call is none."""


@dataclass(frozen=True, slots=True)
class Format:
    """How one family asks: `marks` maps what opens a call to what closes it (empty: the end).

    `bare`: a reply that begins with a JSON object may be a call, too.
    """

    name: str
    marks: Mapping[str, str]
    parse: Parse
    bare: bool = False


def format_of(template: str) -> Format | None:
    """Return how the model of `template` asks for tools; None when it is not known."""
    if MISTRAL in template:
        return Format("args" if "[ARGS]" in template else "mistral", {MISTRAL: ""}, _mistral)
    if GEMMA in template:
        return Format("gemma", {GEMMA: "<tool_call|>"}, _gemma)
    tagged = {"<tool_call>": "</tool_call>"}
    if "<function=" in template:
        marks = tagged if "<tool_call>" in template else {}
        return Format("xml", {**marks, "<function=": "</function>"}, _tagged)
    if "<tool_call>" in template:
        return Format("pairs" if "<arg_key>" in template else "json", tagged, _tagged)
    if PYTHON in template or ("ipython" in template and "parameters" in template):
        return Format("llama", {PYTHON: ""}, _bare, bare=True)
    return None


# --- what the families write ----------------------------------------------------------------------
def json_or(text: str, otherwise: Any) -> Any:  # noqa: ANN401 - JSON
    """Return the JSON value that `text` is, or `otherwise`."""
    try:
        return json.loads(text)
    except ValueError:
        return otherwise


def _objects(text: str) -> Iterator[Any]:
    """Yield the JSON values that follow one another in `text`."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        if text[at] in " \t\r\n;,":
            at += 1
            continue
        try:
            value, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError) as error:
            raise NoCallError from error
        yield value


def _asked(values: Sequence[Any]) -> list[Asked]:
    """Return the calls that JSON objects ask for."""
    found: list[Asked] = []
    for value in values:
        inner = value.get("function", value) if isinstance(value, dict) else None
        inner = inner if isinstance(inner, dict) else value
        if not isinstance(inner, dict) or not isinstance(inner.get("name"), str):
            raise NoCallError
        found.append((inner["name"], inner.get("arguments", inner.get("parameters", {}))))
    if not found:
        raise NoCallError
    return found


def _bare(text: str, _tools: Mapping[str, Tool]) -> list[Asked]:
    return _asked(list(_objects(text.strip())))


def _tagged(text: str, tools: Mapping[str, Tool]) -> list[Asked]:
    """Return the calls between tags: JSON, parameters as tags, or pairs of key and value."""
    body = text.strip()
    if body.startswith(("{", "[")):
        values = list(_objects(body))
        return _asked(values[0] if len(values) == 1 and isinstance(values[0], list) else values)
    if found := re.findall(r"<function=([^>\s]+)>(.*?)(?:</function>|\Z)", body, re.DOTALL):
        return [(name, _parameters(name, inner, tools)) for name, inner in found]
    name, mark, _ = body.partition("<arg_key>")
    pattern = r"<arg_key>(.*?)</arg_key>\s*<arg_value>(.*?)</arg_value>"
    if name.strip() in tools or (mark and name.strip()):
        return [(name.strip(), _typed(name.strip(), re.findall(pattern, body, re.DOTALL), tools))]
    raise NoCallError


def _parameters(name: str, text: str, tools: Mapping[str, Tool]) -> Any:  # noqa: ANN401 - JSON
    """Return the arguments inside a function's tag: a JSON object, or a tag for each."""
    if text.strip().startswith("{"):
        return next(_objects(text.strip()))
    pattern = r"<parameter=([^>]+)>\n?(.*?)\n?(?:</parameter>|(?=<parameter=)|\Z)"
    return _typed(name, re.findall(pattern, text, re.DOTALL), tools)


def _typed(name: str, pairs: list[tuple[str, str]], tools: Mapping[str, Tool]) -> dict[str, Any]:
    """Return arguments written as plain text as what the tool's schema says they are."""
    known = tools[name].function.parameters.get("properties", {}) if name in tools else {}

    def value(key: str, text: str) -> Any:  # noqa: ANN401 - JSON
        schema = known.get(key) if isinstance(known, dict) else None
        if isinstance(schema, dict) and schema.get("type") == "string":
            return text
        return json_or(text.strip(), text)

    return {key.strip(): value(key.strip(), text) for key, text in pairs}


def _mistral(text: str, _tools: Mapping[str, Tool]) -> list[Asked]:
    """Return the calls of a list, or of names that are each followed by their arguments."""
    if text.strip().startswith("["):
        values = list(_objects(text.strip()))
        return _asked(values[0] if values and isinstance(values[0], list) else values)
    found: list[Asked] = []
    for part in text.split(MISTRAL):
        match = re.fullmatch(
            r"\s*([\w.:-]+)\s*(?:\[CALL_ID\]\s*\w+\s*)?(?:\[ARGS\])?\s*(\{.*\})\s*", part, re.DOTALL
        )
        if match is None:
            raise NoCallError
        found.append((match.group(1), next(_objects(match.group(2)))))
    return found


def _gemma(text: str, _tools: Mapping[str, Tool]) -> list[Asked]:
    """Return the call of `call:name{key:value}`, where strings stand between quotes of its own."""
    match = re.fullmatch(r"\s*call:([\w.:-]+)\s*(\{.*\})\s*", text, re.DOTALL)
    if match is None:
        raise NoCallError
    parts = match.group(2).split('<|"|>')
    for i, part in enumerate(parts):
        outside = re.sub(r"([{,]\s*)([A-Za-z_][\w-]*)\s*:", r'\1"\2":', part)
        parts[i] = json.dumps(part, ensure_ascii=False) if i % 2 else outside
    return [(match.group(1), next(_objects("".join(parts))))]
