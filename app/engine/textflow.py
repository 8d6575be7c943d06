"""A reply's bytes become text that can be shown: whole characters, no stop strings."""

from __future__ import annotations

import codecs
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text that is final."""

    text: str
    reasoning: bool = False
    call: str = ""
    """The function that `text` holds the arguments for, where the model called one."""


class Characters:
    """Joins the bytes of tokens to whole characters."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def push(self, data: bytes) -> str:
        """Return the characters that `data` completes; bytes that are no text become U+FFFD."""
        return self._decoder.decode(data)


class StopStrings:
    """Holds back text that may be the beginning of a stop string."""

    def __init__(self, stops: tuple[str, ...]) -> None:
        self._stops = tuple(stop for stop in stops if stop)
        self._held = ""
        self.found: str | None = None
        """The stop string that ended the reply."""

    def push(self, text: str) -> tuple[str, bool]:
        """Return the text that may be shown, and whether a stop string ended it."""
        self._held += text
        if not self._stops:
            return self.rest(), False
        found = [(at, stop) for stop in self._stops if (at := self._held.find(stop)) >= 0]
        if found:
            at, self.found = min(found)
            shown, self._held = self._held[:at], ""
            return shown, True
        kept = max(overlap(self._held, stop) for stop in self._stops)
        cut = len(self._held) - kept
        shown, self._held = self._held[:cut], self._held[cut:]
        return shown, False

    def rest(self) -> str:
        """Return what was held back; the reply is over."""
        text, self._held = self._held, ""
        return text


def overlap(text: str, word: str) -> int:
    """Return the length of the longest end of `text` that begins `word`."""
    for n in range(min(len(text), len(word) - 1), 0, -1):
        if word.startswith(text[-n:]):
            return n
    return 0
