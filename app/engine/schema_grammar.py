"""From a JSON schema to a grammar: what a reply in JSON may look like.

A grammar can hold the shape of a document, not all that a schema can say of its values; what it
cannot hold is told, so that nobody relies on it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from app.engine.json_rules import BASICS, FORMATS, literal, reached
from app.engine.schema_words import (
    KNOWN,
    Schema,
    SchemaError,
    bounds,
    guess,
    listed,
    short,
)

MOST_DEPTH = 48
MOST_RULES = 3000
MOST_LISTED = 256
"""A range of so many integers is written out."""

_SILENT = frozenset(
    {
        "$schema",
        "$id",
        "$comment",
        "$defs",
        "definitions",
        "title",
        "description",
        "default",
        "examples",
        "deprecated",
        "readOnly",
        "writeOnly",
        "nullable",
    }
)
"""Keywords that ask nothing of the reply."""


class SchemaGrammar:
    """Rules for one schema or several."""

    def __init__(self) -> None:
        self._root: Schema = True
        self._rules: dict[str, str] = {}
        self._refs: dict[tuple[int, str], str] = {}
        self._schemas: list[Schema] = []
        self._unheld: set[str] = set()

    def add(self, schema: Schema) -> str:
        """Return the name of a rule for what is of `schema`.

        Raises:
            SchemaError: it is no schema, nothing can be of it, or it is too large.
        """
        self._root = schema
        self._schemas.append(schema)  # an id is of use only while its object lives
        return self._add("schema", self._of(schema, 0))

    @property
    def unheld(self) -> tuple[str, ...]:
        """Keywords that a reply may go against: a grammar cannot hold them."""
        return tuple(sorted(self._unheld))

    def text(self, root: str) -> str:
        """Return the grammar whose root is the expression `root`, in GBNF."""
        rules = {**BASICS, **self._rules, "root": root}
        return "\n".join(f"{name} ::= {rules[name]}" for name in reached(rules)) + "\n"

    def _of(self, schema: Any, depth: int) -> str:  # noqa: ANN401 - JSON
        """Return an expression for one schema."""
        if depth > MOST_DEPTH:
            raise SchemaError(f"it is nested more than {MOST_DEPTH} deep")
        if schema is True or schema == {}:
            return "value"
        if schema is False:
            raise SchemaError("a part of it is false, which nothing can be of")
        if not isinstance(schema, dict):
            raise SchemaError(f"{short(schema)} is no schema")
        for keyword, convert in self._combined().items():
            if keyword in schema:
                self._leave({keyword, "type"}, schema)
                return convert(schema, depth)
        kinds = schema.get("type", guess(schema))
        if isinstance(kinds, str):
            kinds = [kinds]
        if not isinstance(kinds, list) or not kinds or any(kind not in KNOWN for kind in kinds):
            raise SchemaError(f"{short(schema.get('type'))} is no type")
        if schema.get("nullable") is True and "null" not in kinds:
            kinds = [*kinds, "null"]
        self._leave({"type"}.union(*(KNOWN[kind] for kind in kinds)), schema)
        return self._either([self._kind(kind, schema, depth) for kind in kinds])

    def _combined(self) -> dict[str, Callable[[dict[str, Any], int], str]]:
        return {
            "$ref": lambda schema, depth: self._ref(schema["$ref"], depth),
            "const": lambda schema, _: literal(schema["const"]),
            "enum": lambda schema, _: self._either(map(literal, listed(schema, "enum"))),
            "anyOf": lambda schema, depth: self._any(schema, "anyOf", depth),
            "oneOf": lambda schema, depth: self._any(schema, "oneOf", depth),
            "allOf": self._all,
        }

    def _any(self, schema: dict[str, Any], keyword: str, depth: int) -> str:
        return self._either([self._of(one, depth + 1) for one in listed(schema, keyword)])

    def _all(self, schema: dict[str, Any], depth: int) -> str:
        """Return one schema's expression for all parts: objects are merged, else one may count."""
        merged: dict[str, Any] = {k: v for k, v in schema.items() if k != "allOf"}
        for part in listed(schema, "allOf"):
            whole = (
                self._resolved(part["$ref"]) if isinstance(part, dict) and "$ref" in part else part
            )
            if not isinstance(whole, dict):
                raise SchemaError(f"{short(part)} is no schema")
            for key, value in whole.items():
                if key == "properties" and isinstance(value, dict):
                    merged[key] = {**merged.get(key, {}), **value}
                elif key == "required" and isinstance(value, list):
                    merged[key] = [*merged.get(key, []), *value]
                else:
                    merged.setdefault(key, value)
        return self._of(merged, depth + 1)

    def _ref(self, ref: Any, depth: int) -> str:  # noqa: ANN401 - JSON
        schema = self._resolved(ref)
        key = (id(self._root), ref)
        if key not in self._refs:
            name = self._refs[key] = self._name("ref")  # known before: it may refer to itself
            self._rules[name] = self._of(schema, depth + 1)
        return self._refs[key]

    def _resolved(self, ref: Any) -> Any:  # noqa: ANN401 - JSON
        if not isinstance(ref, str) or not ref.startswith("#"):
            raise SchemaError(f"$ref {short(ref)} is not in the schema itself")
        found: Any = self._root
        for part in ref.removeprefix("#").strip("/").split("/") if len(ref) > 2 else ():
            key = part.replace("~1", "/").replace("~0", "~")
            if isinstance(found, list) and key.isdigit() and int(key) < len(found):
                found = found[int(key)]
            elif isinstance(found, dict) and key in found:
                found = found[key]
            else:
                raise SchemaError(f"$ref {short(ref)} leads nowhere")
        return found

    def _kind(self, kind: str, schema: dict[str, Any], depth: int) -> str:
        match kind:
            case "object":
                return self._object(schema, depth)
            case "array":
                return self._array(schema, depth)
            case "string":
                return self._string(schema)
            case "integer":
                return self._integer(schema)
            case _:
                return kind

    def _object(self, schema: dict[str, Any], depth: int) -> str:
        """Return properties in their order, with what else is allowed after them."""
        properties = schema.get("properties", {})
        required = schema.get("required", [])
        if not isinstance(properties, dict) or not isinstance(required, list):
            raise SchemaError("properties must be an object and required a list")
        properties = properties | {name: True for name in required if name not in properties}
        more = schema.get("additionalProperties", not properties)
        if not properties and more is True:
            return "object"
        pairs = [
            (f'{literal(name)} ws ":" ws {self._of(one, depth + 1)} ws', name in required)
            for name, one in properties.items()
        ]
        head = tail = ""
        if more is not False:
            pair = self._add("pair", f'string ws ":" ws {self._of(more, depth + 1)} ws')
            tail = f'("," ws {pair})*'
            head = f"({pair} {tail})?"
        for pair, needed in reversed(pairs):
            # `head`: nothing was written yet; `tail`: something was, so a comma comes first.
            rest = self._add("rest", tail) if tail else ""
            if needed:
                head, tail = f"{pair} {rest}", f'"," ws {pair} {rest}'
            else:
                first = self._add("first", head) if head else '""'
                head, tail = f"({pair} {rest} | {first})", f'("," ws {pair})? {rest}'
        return self._add("object", f'"{{" ws {head} "}}"')

    def _array(self, schema: dict[str, Any], depth: int) -> str:
        first = [self._of(one, depth + 1) for one in schema.get("prefixItems", [])]
        items = schema.get("items", not first)
        least, most = bounds(schema, "minItems", "maxItems")
        if items is False:
            most = len(first) if most is None else min(most, len(first))
        item = self._add("item", self._of(items, depth + 1)) if items is not False else "null"
        least = max(least, len(first)) if most is None or most >= len(first) else least
        parts = [*first, *[item] * (max(0, least - len(first)))][:most]
        body = ' "," ws '.join(f"{part} ws" for part in parts)
        open_ = None if most is None else most - len(parts)
        if open_ != 0:
            count = "*" if open_ is None else f"{{0,{open_}}}"
            if body:
                body += f' ("," ws {item} ws){count}'
            else:
                left = "*" if open_ is None else f"{{0,{open_ - 1}}}"
                body = f'({item} ws ("," ws {item} ws){left})?'
        return self._add("array", f'"[" ws {body} "]"')

    def _string(self, schema: dict[str, Any]) -> str:
        form = schema.get("format")
        if form in FORMATS:
            return self._add("string", rf'"\"" {FORMATS[form]} "\""')
        if form is not None:
            self._unheld.add("format")
        least, most = bounds(schema, "minLength", "maxLength")
        if not least and most is None:
            return "string"
        return self._add("string", rf'"\"" char{{{least},{"" if most is None else most}}} "\""')

    def _integer(self, schema: dict[str, Any]) -> str:
        low, high = schema.get("minimum"), schema.get("maximum")
        if isinstance(schema.get("exclusiveMinimum"), int):
            low = schema["exclusiveMinimum"] + 1
        if isinstance(schema.get("exclusiveMaximum"), int):
            high = schema["exclusiveMaximum"] - 1
        numbers = isinstance(low, int) and isinstance(high, int)
        if isinstance(low, int) and isinstance(high, int) and high < low:
            raise SchemaError(f"no integer is at least {low} and at most {high}")
        if numbers and high - low < MOST_LISTED:  # type: ignore[operator]
            return self._either([f'"{n}"' for n in range(low, high + 1)])  # type: ignore[arg-type,operator]
        if low is not None and low != 0:
            self._unheld.add("minimum")
        if high is not None:
            self._unheld.add("maximum")
        return "whole" if isinstance(low, int | float) and low >= 0 else "integer"

    def _either(self, ways: Iterable[str]) -> str:
        found = list(dict.fromkeys(ways))
        return found[0] if len(found) == 1 else self._add("either", " | ".join(found))

    def _add(self, hint: str, expression: str) -> str:
        if re.fullmatch(r"[a-z]+[0-9]*", expression):
            return expression
        name = self._name(hint)
        self._rules[name] = expression
        return name

    def _name(self, hint: str) -> str:
        if len(self._rules) >= MOST_RULES:
            raise SchemaError("it is too large")
        self._rules[name := f"{hint}{len(self._rules)}"] = ""
        return name

    def _leave(self, used: set[str], schema: dict[str, Any]) -> None:
        self._unheld |= schema.keys() - used - _SILENT
