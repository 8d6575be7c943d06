"""What a model thinks before it answers, told from the answer by the marks of its template."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Protocol

from app.engine.textflow import Piece, overlap

Marks = tuple[str, str]
MARKS: tuple[Marks, ...] = (
    ("<think>", "</think>"),
    ("[THINK]", "[/THINK]"),
    ("<|START_THINKING|>", "<|END_THINKING|>"),
    ("<seed:think>", "</seed:think>"),
    ("<|channel>thought", "<channel|>"),
    ("<|inner_prefix|>", "<|inner_suffix|>"),
)
"""Where thinking begins and ends, in the words of several families."""
CHANNELS = "<|channel|>"
_START, _MESSAGE = "<|start|>", "<|message|>"
_OVER = ("<|end|>", "<|call|>", "<|return|>", _START)
HARMONY = (CHANNELS, _MESSAGE, "<|constrain|>", *_OVER)
"""Marks of OpenAI's harmony format, where every message names its channel."""
_LONGEST_HEADER = 400
_OPENS, _CLOSES = re.compile(r"\{[{%]"), re.compile(r"[%}]\}")
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
_SWITCH = re.compile(r"(?<![\w.])(?:enable_thinking|thinking)(?!\w)")


class Split(Protocol):
    """Takes text as it comes and returns it in pieces that are final."""

    def push(self, text: str) -> list[Piece]:
        """Return what is final with `text`."""
        ...

    def rest(self) -> list[Piece]:
        """Return what was held back; the reply is over."""
        ...


def can_be_told(template: str) -> bool:
    """Whether `template` seems to ask if the model shall think; only trying it out is certain."""
    return any(_SWITCH.search(_QUOTED.sub("", tag)) for tag in _tags(template))


def _tags(template: str) -> Iterator[str]:
    """Yield what stands in the marks of Jinja; the rest is text."""
    for begun in _OPENS.split(template)[1:]:
        yield _CLOSES.split(begun, maxsplit=1)[0]


def marks_of(template: str) -> Marks | None:
    """Return the marks that `template` knows."""
    return next((marks for marks in MARKS if marks[1] in template), None)


class Reasoning:
    """Splits thinking from answer at `marks`; None: there is no thinking.

    `open_`: the prompt itself ends with the opening mark, so the reply begins inside it.
    """

    def __init__(self, marks: Marks | None, *, open_: bool) -> None:
        self._open, self._close = marks or ("", "")
        self._state = ("inside" if open_ else "start") if marks else "answer"
        self._held = ""
        self._blank = True

    def push(self, text: str) -> list[Piece]:
        """Return the pieces that are final."""
        self._held += text
        pieces: list[Piece] = []
        if self._state == "start":
            self._start()
        if self._state == "inside":
            pieces += self._inside()
        if self._state == "gap" and (stripped := self._held.lstrip()):
            self._held, self._state = stripped, "answer"
        if self._state == "answer" and self._held:
            pieces.append(Piece(self._held))
            self._held = ""
        return pieces

    def rest(self) -> list[Piece]:
        """Return what was held back; the reply is over."""
        text, self._held = self._held, ""
        if self._state == "gap" or not text:
            return []
        return [Piece(text, reasoning=self._state == "inside")]

    def _start(self) -> None:
        begun = self._held.lstrip()
        if begun.startswith(self._open):
            self._held, self._state = begun[len(self._open) :], "inside"
        elif begun and not self._open.startswith(begun):
            self._state = "answer"

    def _inside(self) -> list[Piece]:
        """Take thought up to the closing mark, without blanks before and after it."""
        if self._blank:
            self._held = self._held.lstrip()
            self._blank = not self._held
        at = self._held.find(self._close)
        if at >= 0:
            thought, self._held = self._held[:at].rstrip(), self._held[at + len(self._close) :]
            self._state = "gap"
        else:
            cut = len(self._held) - overlap(self._held, self._close)
            cut = len(self._held[:cut].rstrip())
            thought, self._held = self._held[:cut], self._held[cut:]
        return [Piece(thought, reasoning=True)] if thought else []


class Channels:
    """Splits harmony's messages: `analysis` is thinking, a recipient makes it a call."""

    def __init__(self) -> None:
        self._held = ""
        self._state = "header"
        self._channel = ""
        self._to = ""

    def push(self, text: str) -> list[Piece]:
        """Return the pieces that are final."""
        self._held += text
        pieces: list[Piece] = []
        while self._header() or self._body(pieces):
            pass
        return pieces

    def rest(self) -> list[Piece]:
        """Return what was held back; the reply is over."""
        text, self._held = self._held, ""
        if self._state == "header" and text.startswith("<|"):
            return []
        return [self._piece(text)] if text or self._to else []

    def _header(self) -> bool:
        """Take a header that is whole; return whether there was one."""
        if self._state != "header":
            return False
        at = self._held.find(_MESSAGE)
        if at < 0:
            plain = self._held.lstrip()
            if len(plain) > _LONGEST_HEADER or (plain and not self._may_be_header(plain)):
                self._state, self._channel, self._to = "body", "final", ""
                return True
            return False
        header, self._held = self._held[:at], self._held[at + len(_MESSAGE) :]
        named = header.partition(CHANNELS)[2].split("<|")[0].split()
        self._channel = named[0] if named else "final"
        self._to = next(
            (
                word.removeprefix("to=").removeprefix("functions.")
                for word in header.replace("<|", " <|").split()
                if word.startswith("to=")
            ),
            "",
        )
        self._state = "body"
        return True

    def _may_be_header(self, plain: str) -> bool:
        return any(
            plain.startswith(begin) or begin.startswith(plain)
            for begin in (CHANNELS, _START, "assistant", "to=")
        )

    def _body(self, pieces: list[Piece]) -> bool:
        """Take what is final of a message; return whether the message is over."""
        if self._state != "body":
            return False
        ends = [(at, mark) for mark in _OVER if (at := self._held.find(mark)) >= 0]
        if ends:
            at, mark = min(ends)
            text = self._held[:at]
            self._held = self._held[at + (0 if mark == _START else len(mark)) :]
            if text or self._to:
                pieces.append(self._piece(text))
            self._state, self._to = "header", ""
            return True
        if not self._to:  # a call is taken whole
            cut = len(self._held) - max(overlap(self._held, mark) for mark in _OVER)
            if cut:
                pieces.append(self._piece(self._held[:cut]))
                self._held = self._held[cut:]
        return False

    def _piece(self, text: str) -> Piece:
        return Piece(text, reasoning=self._channel == "analysis" and not self._to, call=self._to)
