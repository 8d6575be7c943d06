"""What is said about locked SM clocks."""

from __future__ import annotations

from pydantic import Field

from app.values.base import Value

TDP, UNLIMITED = 0xFFFFFF01, 0xFFFFFF02  # NVML's names for limits that are not numbers


def limit_text(low: int | None, high: int | None) -> str:
    """Return a lock's limits as people say them."""
    if low is None or high is None:
        return "not known"
    if high == TDP:
        return "the base clock" if low == TDP else "at most the base clock"
    return f"{low:,} to {high:,} MHz"


class ClockLimits(Value):
    """A lock that the helper set; `low` and `high` in MHz, or NVML's names for a limit."""

    uuid: str
    mode: str
    low: int
    high: int
    before_mhz: int = Field(description="SM clock just before")
    sm_mhz: int = Field(description="SM clock just after")

    @property
    def high_mhz(self) -> int | None:
        """The highest clock the card may take; None where only the driver knows it."""
        return None if self.high >= TDP else self.high

    @property
    def text(self) -> str:
        """The limits as people say them."""
        return limit_text(self.low, self.high)


class ClockHolder(Value):
    """Who locked a card's clocks; `alive` is false when a killed helper left the lock behind."""

    uuid: str
    mode: str
    helper_pid: int
    holder_pid: int
    holder_uid: int | None = Field(description="None: it was gone already, or out of sight")
    since: float = Field(description="Unix time, seconds")
    low: int | None = None
    high: int | None = None
    alive: bool


class KeptClocks(Value):
    """A lock (MHz) that systemd sets at every start, because a person chose so."""

    uuid: str
    low: int
    high: int
    unit: str


class ByHand(Value):
    """The commands for a person who locks without the helper."""

    lock: str
    reset: str


class CardClocks(Value):
    """One card's clocks now, None where the driver does not tell, and what can be done."""

    index: int
    name: str
    uuid: str
    sm_mhz: int | None
    max_sm_mhz: int | None
    mem_mhz: int | None
    max_mem_mhz: int | None
    throttle: tuple[str, ...]
    can_lock: bool = Field(description="false: the card is older than Volta")
    by_hand: ByHand | None = Field(description="None where the driver lists no clocks")
