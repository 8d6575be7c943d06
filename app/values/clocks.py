"""What a card's clocks did over a while, with and without a lock on them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value
from app.values.machine import Problem


class ClockReading(Value):
    """Readings of one card over a while; those under load count alone when there are any."""

    mhz: int = Field(description="SM clock, median")
    under_load: bool = Field(description="the card was busy for every reading that counts")
    power_w: float | None = Field(default=None, description="median")
    temperature_c: int | None = Field(default=None, description="highest")
    throttle: tuple[str, ...] = Field(
        default=(), description="what slowed it in a tenth of the readings or more"
    )


class SearchStep(Value):
    """One lock that was tried under load, or the card without one."""

    mode: str = Field(description="tdp, the highest clock in MHz, or '' for no lock")
    limits: str = Field(description="the same as people say it")
    high_mhz: int | None = None
    reading: ClockReading | None = None
    decode_tok_s: float | None = None
    prefill_tok_s: float | None = None
    stable: bool = False
    why: str = Field(default="", description="why it is not stable, one plain sentence")


class ClockSearch(Value):
    """The highest lock that held under load, and every step on the way to it."""

    uuid: str
    before: SearchStep = Field(description="the card without a lock")
    steps: tuple[SearchStep, ...]
    stopped: str = Field(default="", description="why the search ended before its end")

    @property
    def found(self) -> SearchStep | None:
        """The highest stable lock; None when no step was."""
        return next((step for step in self.steps if step.stable), None)


class Clocks(Value):
    """A card's clocks as a person handles them: what is locked, searched, and kept."""

    card: str = Field(default="", description="its name; '' without a card")
    uuid: str = ""
    problem: Problem | None = Field(default=None, description="why nothing can be locked here")
    hand_lock: str = Field(default="", description="what a person types where there is a problem")
    hand_reset: str = ""
    locked: str = Field(default="", description="the limits we hold, as people say them")
    locked_mode: str = Field(default="", description="what they were asked for as")
    kept: str = Field(default="", description="the limits set at every start of the computer")
    can_keep: bool = Field(default=False, description="a click does it; else there are commands")
    keep_command: str = Field(default="", description="what a person types to keep what was found")
    forget_command: str = ""
    work: Literal["", "searching", "locking", "keeping"] = ""
    trying: str | None = Field(default=None, description="the mode of the step under way")
    steps: tuple[SearchStep, ...] = Field(default=(), description="the first is without a lock")
    ended: bool = Field(default=False, description="a search has run to its end, or was stopped")
    stopped: str = Field(default="", description="why it ended before its end")
    trouble: Problem | None = Field(default=None, description="why the last thing asked failed")

    @property
    def found(self) -> SearchStep | None:
        """The highest lock that held."""
        return next((step for step in self.steps if step.stable), None)
