"""The rules of JSON itself in GBNF, and what is written with them.

White space is kept short: a model that may write as much of it as it likes may never stop.
"""

from __future__ import annotations

import json
import re
from typing import Any

BASICS = {
    "ws": r'| " " | "\n" [ \t]{0,20}',
    "char": r'[^"\\\x00-\x1F\x7F] | "\\" (["\\/bfnrt] | "u" hex hex hex hex)',
    "hex": "[0-9a-fA-F]",
    "string": r'"\"" char* "\""',
    "whole": r'"0" | [1-9] [0-9]{0,15}',
    "integer": '"-"? whole',
    "number": '"-"? whole ("." [0-9]{1,16})? ([eE] [-+]? [0-9]{1,3})?',
    "boolean": '"true" | "false"',
    "null": '"null"',
    "value": "object | array | string | number | boolean | null",
    "object": r'"{" ws (string ws ":" ws value ws ("," ws string ws ":" ws value ws)*)? "}"',
    "array": r'"[" ws (value ws ("," ws value ws)*)? "]"',
    "date": r'[0-9]{4} "-" ("0" [1-9] | "1" [0-2]) "-" ("0" [1-9] | [12] [0-9] | "3" [01])',
    "time": r'([01] [0-9] | "2" [0-3]) ":" [0-5] [0-9] ":" [0-5] [0-9] ("." [0-9]{1,9})?'
    r' ("Z" | [-+] ([01] [0-9] | "2" [0-3]) ":" [0-5] [0-9])',
    "uuid": 'hex{8} "-" hex{4} "-" hex{4} "-" hex{4} "-" hex{12}',
}
FORMATS = {"date": "date", "time": "time", "date-time": 'date "T" time', "uuid": "uuid"}


def reached(rules: dict[str, str]) -> list[str]:
    """Return the rules that the root leads to, the root first."""
    found, todo = {"root": None}, ["root"]
    while todo:
        bare = re.sub(r'"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]', " ", rules[todo.pop()])
        for name in re.findall(r"[a-z]+[0-9]*", bare):
            if name in rules and name not in found:
                found[name] = None
                todo.append(name)
    return list(found)


def literal(value: Any) -> str:  # noqa: ANN401 - JSON
    """Return the literal for a JSON value."""
    text = json.dumps(value, ensure_ascii=False)
    for plain, escaped in (("\\", "\\\\"), ('"', '\\"'), ("\x7f", "\\x7F")):
        text = text.replace(plain, escaped)
    return f'"{text}"'
