"""Words with a colour and an icon: verdicts, confidence, how far a remedy goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from typing_extensions import override

from ui.words import QT_TR_NOOP, tr

Tone = Literal["ok", "warn", "err", "info"]


@dataclass(frozen=True, slots=True)
class Mark:
    """What a chip shows; the icon says the same as the colour."""

    tone: Tone
    icon: str
    text: str

    def said(self) -> Mark:
        """Return the mark in the language in force, for those that were made before there was one.

        The view values hold what is shown, so that a chip sees another language as a change.
        """
        return replace(self, text=tr(self.text))


class Marks(Mapping[str, Mark]):
    """Marks by their key, each in the language in force when it is asked for."""

    def __init__(self, marks: Mapping[str, Mark]) -> None:
        self._marks = dict(marks)

    @override
    def __getitem__(self, key: str) -> Mark:
        return self._marks[key].said()

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._marks)

    @override
    def __len__(self) -> int:
        return len(self._marks)


VERDICTS = Marks(
    {
        "fits": Mark("ok", "ok", QT_TR_NOOP("Fits")),
        "tight": Mark("warn", "tight", QT_TR_NOOP("Tight")),
        "too-big": Mark("err", "big", QT_TR_NOOP("Too big")),
    }
)
CONFIDENCE = Marks(
    {
        "certain": Mark("info", "check", QT_TR_NOOP("Certain")),
        "likely": Mark("info", "info", QT_TR_NOOP("Probable")),
        "unknown": Mark("info", "info", QT_TR_NOOP("Not sure")),
    }
)
ENOUGH = Marks(
    {
        "yes": Mark("ok", "ok", QT_TR_NOOP("Enough")),
        "likely": Mark("warn", "likely", QT_TR_NOOP("Likely")),
        "not-alone": Mark("err", "big", QT_TR_NOOP("Not alone")),
        "guide": Mark("info", "doc", QT_TR_NOOP("A guide")),
        "unknown": Mark("info", "info", QT_TR_NOOP("Not known")),
    }
)
RECEIPTS = Marks(
    {
        "qualified": Mark("ok", "ok", QT_TR_NOOP("Qualified")),
        "tight": Mark("warn", "tight", QT_TR_NOOP("Tight")),
        "slow": Mark("warn", "clock", QT_TR_NOOP("Slow")),
        "failed": Mark("err", "big", QT_TR_NOOP("Failed")),
        "expired": Mark("warn", "clock", QT_TR_NOOP("Expired")),
    }
)
OUTCOMES = Marks(
    {
        "kept": Mark("ok", "ok", QT_TR_NOOP("Kept")),
        "undone": Mark("info", "undo", QT_TR_NOOP("Undone")),
    }
)
GOOD = Mark("ok", "ok", QT_TR_NOOP("Good"))
