"""Walking the ladder without being asked at every step: what was tried, and what came of it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

StepOutcome = Literal["running", "worked", "failed", "refused", "proposed"]
FixingState = Literal["running", "worked", "gave-up", "stopped"]


class FixStep(Value):
    """One remedy that was tried, or (`proposed`) that is left to the person."""

    kind: str = Field(description="kebab-case kind of the catalogue")
    name: str
    change: str = Field(default="", description="'4096 -> 512'")
    outcome: StepOutcome = "running"
    detail: str = Field(default="", description="one sentence: what came of it, or why not")
    seconds: float | None = None


class Fixing(Value):
    """The whole walk, oldest step first."""

    cause: str = Field(description="the cause it began with")
    state: FixingState = "running"
    steps: tuple[FixStep, ...] = ()
    text: str = Field(default="", description="one sentence: where it stands")
