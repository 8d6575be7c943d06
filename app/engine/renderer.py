"""A process of its own that renders chat templates: code from strangers, told when to stop.

It has a sandbox, a limit of memory and an alarm; the parent ends it when it takes too long.
One JSON object a line: the variables of a template in, its text or the reason why not out.
"""

from __future__ import annotations

import datetime as dt
import functools
import json
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

from jinja2 import TemplateError, nodes
from jinja2.exceptions import SecurityError
from jinja2.ext import Extension, loopcontrols
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

ALARM_SECONDS = 5
MOST_ERROR_CHARS = 2000
READY = b'{"ready": true}\n'


class Generation(Extension):
    """`{% generation %}`: marks the assistant's words for training; here it only passes them on."""

    tags = {"generation"}  # noqa: RUF012 - the base class's own declaration

    def parse(self, parser: Parser) -> list[nodes.Node]:
        """Return the body."""
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


class Sandbox(ImmutableSandboxedEnvironment):
    """Jinja as chat templates expect it; a look behind the values is an error, not a blank."""

    def __init__(self) -> None:
        super().__init__(
            trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, Generation]
        )
        self.filters["tojson"] = _to_json
        self.globals["raise_exception"] = _raise
        self.globals["strftime_now"] = _now

    def unsafe_undefined(self, obj: Any, attribute: str) -> NoReturn:  # noqa: ANN401
        """Refuse."""
        raise SecurityError(f"access to {attribute!r} of a {type(obj).__name__}")


def _to_json(value: Any, ensure_ascii: bool = False, indent: int | None = None) -> str:  # noqa: ANN401, FBT001, FBT002 - called from templates
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent)


_WORD = re.compile(r"\w{4,}")
_KEPT = frozenset(
    {"user", "system", "assistant", "tool", "tools", "developer", "role", "roles", "message",
     "messages", "content", "error", "undefined", "attribute", "object", "function"}
)  # fmt: skip


def _raise(message: str) -> NoReturn:
    raise TemplateError(message)


def _now(pattern: str) -> str:
    return dt.datetime.now().astimezone().strftime(pattern)


@functools.lru_cache(maxsize=4)
def _compiled(source: str) -> Any:  # noqa: ANN401 - a jinja2 template
    return Sandbox().from_string(source)


def render(order: dict[str, Any]) -> dict[str, str]:
    """Return {"text"}, {"refused"} or {"error"} for {"template", "variables", "limit_chars"}."""
    try:
        return {"text": _text(order)}
    except (SecurityError, OverflowError) as error:
        refused = str(error)
    except MemoryError:
        refused = "it wants more memory than a prompt can need"
    except RecursionError:
        refused = "it calls itself without end"
    except Exception as error:  # noqa: BLE001 - a template may raise anything
        return {"error": _without_words(f"{type(error).__name__}: {error}", order)}
    return {"refused": _without_words(refused, order)}


def _without_words(said: str, order: dict[str, Any]) -> str:
    """Return `said` without the words of the conversation: an error ends in files that are sent.

    Words that the template has itself, and short ones, tell nothing and stay.
    """
    own = set(_WORD.findall(order["template"].lower()))
    private = "\n".join(_texts(order["variables"])).lower()

    def shown(match: re.Match[str]) -> str:
        word = match.group().lower()
        return "…" if word not in own and word not in _KEPT and word in private else match.group()

    return _WORD.sub(shown, said[:MOST_ERROR_CHARS])


def _texts(value: Any) -> Iterator[str]:  # noqa: ANN401 - what a template is given
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)


def _text(order: dict[str, Any]) -> str:
    parts: list[str] = []
    size = 0
    for part in _compiled(order["template"]).generate(**order["variables"]):
        parts.append(part)
        size += len(part)
        if size > order["limit_chars"]:
            raise SecurityError(f"it writes more than {order['limit_chars']:,} characters")
    return "".join(parts)


def serve(protocol: int) -> int:
    """Render what stdin asks for until it ends."""
    alarm = _alarm()
    _write(protocol, READY)
    for line in sys.stdin.buffer:
        alarm(ALARM_SECONDS)
        answer = render(json.loads(line))
        alarm(0)
        _write(protocol, json.dumps(answer).encode() + b"\n")
    return 0


def _alarm() -> Callable[[int], object]:
    """Return what ends this process after some seconds, even in the midst of a long call."""
    if sys.platform == "win32":
        return lambda _: None
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return signal.alarm


def _write(fd: int, data: bytes) -> None:
    while data:
        data = data[os.write(fd, data) :]
