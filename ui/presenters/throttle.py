"""Stretches of time in which something slowed the card."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from app.machine.history import throttle_words
from ui.presenters.monitor import THROTTLES
from ui.words import tr


@dataclass(frozen=True, slots=True)
class Slowdown:
    """One reason from `start` to `end`, Unix seconds."""

    word: str
    start: float
    end: float

    @property
    def seconds(self) -> float:
        """How long it lasted."""
        return self.end - self.start


def slowdowns(at: array[float], bits: array[float]) -> tuple[Slowdown, ...]:
    """Return the stretches of the history's throttle numbers, oldest first; idling is none."""
    found: list[Slowdown] = []
    word, known = "", 0.0
    start = 0.0
    for moment, number in zip(at, bits, strict=True):
        if number == known:
            continue
        now, known = _word(number), number
        if now == word:
            continue
        if word:
            found.append(Slowdown(word, start, moment))
        word, start = now, moment
    if word and at:
        found.append(Slowdown(word, start, at[-1]))
    return tuple(found)


def _word(number: float) -> str:
    if not number > 0:
        return ""
    return next((tr(THROTTLES[word]) for word in throttle_words(number) if word in THROTTLES), "")
