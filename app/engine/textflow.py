"""A reply's bytes become text that can be shown: whole characters, no stop strings, no markers."""

from __future__ import annotations

import codecs
from dataclasses import dataclass

OPEN, CLOSE = "<think>", "</think>"


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text that is final."""

    text: str
    reasoning: bool = False


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

    def push(self, text: str) -> tuple[str, bool]:
        """Return the text that may be shown, and whether a stop string ended it."""
        self._held += text
        if not self._stops:
            return self.rest(), False
        found = [at for stop in self._stops if (at := self._held.find(stop)) >= 0]
        if found:
            shown, self._held = self._held[: min(found)], ""
            return shown, True
        kept = max(_overlap(self._held, stop) for stop in self._stops)
        cut = len(self._held) - kept
        shown, self._held = self._held[:cut], self._held[cut:]
        return shown, False

    def rest(self) -> str:
        """Return what was held back; the reply is over."""
        text, self._held = self._held, ""
        return text


class Reasoning:
    """Splits thinking from answer; `marked`: the template knows the markers.

    `open_`: the prompt itself ends with the opening marker, so the reply begins inside it.
    """

    def __init__(self, *, marked: bool, open_: bool) -> None:
        self._state = ("inside" if open_ else "start") if marked else "answer"
        self._held = ""
        self._blank = True

    @property
    def thinking(self) -> bool:
        """Whether the text that comes next is reasoning."""
        return self._state == "inside"

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
        if begun.startswith(OPEN):
            self._held, self._state = begun[len(OPEN) :], "inside"
        elif begun and not OPEN.startswith(begun):
            self._state = "answer"

    def _inside(self) -> list[Piece]:
        """Take thought up to the closing marker, without blanks before and after it."""
        if self._blank:
            self._held = self._held.lstrip()
            self._blank = not self._held
        at = self._held.find(CLOSE)
        if at >= 0:
            thought, self._held = self._held[:at].rstrip(), self._held[at + len(CLOSE) :]
            self._state = "gap"
        else:
            cut = len(self._held) - _overlap(self._held, CLOSE)
            cut = len(self._held[:cut].rstrip())
            thought, self._held = self._held[:cut], self._held[cut:]
        return [Piece(thought, reasoning=True)] if thought else []


def _overlap(text: str, word: str) -> int:
    """Return the length of the longest end of `text` that begins `word`."""
    for n in range(min(len(text), len(word) - 1), 0, -1):
        if word.startswith(text[-n:]):
            return n
    return 0
