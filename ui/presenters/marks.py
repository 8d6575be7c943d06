"""Words with a colour and an icon: verdicts, confidence, how far a remedy goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Tone = Literal["ok", "warn", "err", "info"]


@dataclass(frozen=True, slots=True)
class Mark:
    """What a chip shows; the icon says the same as the colour."""

    tone: Tone
    icon: str
    text: str


VERDICTS: dict[str, Mark] = {
    "fits": Mark("ok", "ok", "Fits"),
    "tight": Mark("warn", "tight", "Tight"),
    "too-big": Mark("err", "big", "Too big"),
}
CONFIDENCE: dict[str, Mark] = {
    "certain": Mark("info", "check", "Certain"),
    "likely": Mark("info", "info", "Probable"),
    "unknown": Mark("info", "info", "Not sure"),
}
ENOUGH: dict[str, Mark] = {
    "yes": Mark("ok", "ok", "Enough"),
    "likely": Mark("warn", "likely", "Likely"),
    "not-alone": Mark("err", "big", "Not alone"),
    "guide": Mark("info", "doc", "A guide"),
    "unknown": Mark("info", "info", "Not known"),
}
RECEIPTS: dict[str, Mark] = {
    "qualified": Mark("ok", "ok", "Qualified"),
    "tight": Mark("warn", "tight", "Tight"),
    "slow": Mark("warn", "clock", "Slow"),
    "failed": Mark("err", "big", "Failed"),
}
EXPIRED = Mark("warn", "clock", "Expired")
GOOD = Mark("ok", "ok", "Good")
