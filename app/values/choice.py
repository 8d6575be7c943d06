"""A chosen setup with what speaks for it, and what the nearest others would mean."""

from __future__ import annotations

from pydantic import Field

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.plan import MemoryPlan, Verdict
from app.values.proposal import Goal


class Option(Value):
    """One setup that differs from the chosen one in one thing."""

    change: str = Field(description="'Context 32,768 instead of 16,384'")
    config: RunConfig
    verdict: Verdict
    frees_bytes: int = Field(description="of the part that binds; negative: it takes more")
    headroom_bytes: int
    costs: str = Field(default="", description="what one gives up, in plain words")

    @property
    def comfortable(self) -> bool:
        """Whether it stays under the load line."""
        return self.verdict == "fits"


class QuantOption(Value):
    """One quant of a repository, planned for the same goal."""

    quant: str
    ref: str = ""
    size_bytes: int = 0
    bits_per_weight: float | None = None
    verdict: Verdict
    n_ctx: int
    headroom_bytes: int
    whole: bool = Field(
        description="no layer and no expert on the processor of a machine with a card"
    )
    why: str = ""


class Choice(Value):
    """The best setup for a goal, why, and what else there was."""

    goal: Goal
    quant: str = ""
    config: RunConfig
    plan: MemoryPlan
    reasons: tuple[str, ...] = ()
    better: tuple[Option, ...] = Field(default=(), description="more of something, and its price")
    leaner: tuple[Option, ...] = Field(default=(), description="less of something, what it frees")
    quants: tuple[QuantOption, ...] = Field(default=(), description="next best quants, best first")
