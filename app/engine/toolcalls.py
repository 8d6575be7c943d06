"""The calls that a model asks for, taken out of the text of its reply."""

from __future__ import annotations

import json
import re
import secrets
import string
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.engine.textflow import Piece, overlap
from app.engine.thinking import Split
from app.engine.tool_formats import Format, NoCallError, json_or
from app.values.tools import Tool, ToolCall

_NUMBER_OF_ID = 9
_LETTERS = string.ascii_letters + string.digits


@dataclass
class ToolText:
    """Takes the calls out of a reply; what only looks like one is given back as text."""

    format: Format
    tools: Mapping[str, Tool]
    calls: list[ToolCall] = field(default_factory=list)
    _held: str = ""
    _mark: str = ""
    _begun: bool = False
    _after: bool = False

    def push(self, text: str) -> str:
        """Return the text that may be shown."""
        self._held += text
        shown = ""
        while True:
            if self._mark:
                closed = self._close()
                if closed is None:
                    return shown
                shown += closed
            else:
                shown += self._open()
                if not self._mark:
                    return shown

    def rest(self) -> str:
        """Return what was held back; the reply is over."""
        text, self._held = self._held, ""
        mark, self._mark = self._mark, ""
        return self._taken(mark, text, "") if mark else text

    def _open(self) -> str:
        """Return the text up to where a call may begin."""
        if self._after:
            self._held = self._held.lstrip()
            self._after = not self._held
        if self.format.bare and not self._begun and self._held.lstrip().startswith("{"):
            self._mark, self._held, self._begun = "{", self._held.lstrip()[1:], True
            return ""
        found = [(at, mark) for mark in self.format.marks if (at := self._held.find(mark)) >= 0]
        if found:
            at, self._mark = min(found)
            shown, self._held = self._held[:at], self._held[at + len(self._mark) :]
        else:
            kept = max(overlap(self._held, mark) for mark in self.format.marks)
            if self.format.bare and not self._begun and not self._held.strip():
                kept = len(self._held)
            cut = len(self._held) - kept
            shown, self._held = self._held[:cut], self._held[cut:]
        self._begun = self._begun or bool(shown.strip())
        return shown

    def _close(self) -> str | None:
        """Return the text given back when a call is whole; None while it is not."""
        if self._mark == "{":
            if len(self._held) < len('"function" : ') or re.match(
                r'\s*"(name|type|function)"\s*:', self._held
            ):
                return None
            text, self._held, self._mark = "{" + self._held, "", ""
            return text
        closing = self.format.marks[self._mark]
        at = self._held.find(closing) if closing else -1
        if at < 0:
            return None
        body, self._held = self._held[:at], self._held[at + len(closing) :]
        mark, self._mark = self._mark, ""
        return self._taken(mark, body, closing)

    def _taken(self, mark: str, body: str, closing: str) -> str:
        bare = mark == "{"
        whole = mark + body + closing
        try:
            asked = self.format.parse(whole if bare or mark.endswith("=") else body, self.tools)
        except NoCallError:
            return whole
        if bare and any(name not in self.tools for name, _ in asked):
            return whole
        self.calls += [call(name, arguments) for name, arguments in asked]
        self._after = True
        return ""


class Calls:
    """A `Split` behind another one, which takes the calls out of the answer."""

    def __init__(self, before: Split, tools: ToolText | None) -> None:
        self._before = before
        self._tools = tools
        self.calls: list[ToolCall] = tools.calls if tools else []

    def push(self, text: str) -> list[Piece]:
        """Return the pieces that are final."""
        return self._without(self._before.push(text))

    def rest(self) -> list[Piece]:
        """Return what was held back; the reply is over."""
        pieces = self._without(self._before.rest())
        if self._tools and (text := self._tools.rest()):
            pieces.append(Piece(text))
        return pieces

    def _without(self, pieces: list[Piece]) -> list[Piece]:
        kept: list[Piece] = []
        for piece in pieces:
            if piece.call:
                self.calls.append(call(piece.call, json_or(piece.text.strip() or "{}", piece.text)))
            elif piece.reasoning or self._tools is None:
                kept.append(piece)
            elif text := self._tools.push(piece.text):
                kept.append(Piece(text))
        return kept


def call(name: str, arguments: Any) -> ToolCall:  # noqa: ANN401 - JSON
    """Return a call with an id of nine letters, which every family's template takes."""
    made = "".join(secrets.choice(_LETTERS) for _ in range(_NUMBER_OF_ID))
    text = arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)
    return ToolCall(id=made, name=name, arguments=text)
