"""What a JSON schema says, where it may be wrong or silent."""

from __future__ import annotations

import json
from typing import Any

MOST_COUNT = 1000
"""Larger bounds of lengths are left out: the library repeats at most 2,000 times."""
Schema = dict[str, Any] | bool
KNOWN: dict[str, frozenset[str]] = {
    "object": frozenset({"properties", "required", "additionalProperties"}),
    "array": frozenset({"items", "prefixItems", "minItems", "maxItems"}),
    "string": frozenset({"minLength", "maxLength", "format"}),
    "integer": frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"}),
    "number": frozenset(),
    "boolean": frozenset(),
    "null": frozenset(),
}


class SchemaError(Exception):
    """What is wrong with a schema, in a sentence."""


def listed(schema: dict[str, Any], keyword: str) -> list[Any]:
    """Return the list under `keyword`.

    Raises:
        SchemaError: it is none, or empty.
    """
    found = schema[keyword]
    if not isinstance(found, list) or not found:
        raise SchemaError(f"{keyword} must be a list with something in it")
    return found


def bounds(schema: dict[str, Any], low: str, high: str) -> tuple[int, int | None]:
    """Return the least and the most that `low` and `high` name; None: no most.

    Raises:
        SchemaError: they are no whole numbers, or contradict each other.
    """
    least, most = schema.get(low, 0), schema.get(high)
    if not isinstance(least, int) or not isinstance(most, int | None) or least < 0:
        raise SchemaError(f"{low} and {high} must be whole numbers")
    if most is not None and most < least:
        raise SchemaError(f"{high} is below {low}")
    if least > MOST_COUNT:
        raise SchemaError(f"{low} is more than {MOST_COUNT:,}")
    return least, most if most is not None and most <= MOST_COUNT else None


def guess(schema: dict[str, Any]) -> list[str]:
    """Return the types that a schema without one speaks of; all where it speaks of none."""
    found = [kind for kind, words in KNOWN.items() if words & schema.keys()]
    return found or ["object", "array", "string", "number", "boolean", "null"]


def short(value: Any) -> str:  # noqa: ANN401 - JSON
    """Return the beginning of `value`, for a sentence."""
    text = json.dumps(value, default=str)
    return text if len(text) <= 60 else text[:59] + "…"
