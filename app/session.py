"""The life of one model on this machine, as a pure transition table."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol, Self

from pydantic import Field

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.clocks import ClockReading
from app.values.diagnosis import Diagnosis
from app.values.fixing import Fixing
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from app.values.receipt import Placement, Receipt, Stage


class Phase(StrEnum):
    """Where a model stands between a plan and an answer."""

    PLANNED = "planned"
    DOWNLOADING = "downloading"
    VERIFYING = "verifying"
    LOADING = "loading"
    QUALIFYING = "qualifying"
    READY = "ready"
    GENERATING = "generating"
    UNLOADING = "unloading"
    FAILED = "failed"
    REMEDIED = "remedied"


P = Phase
NEXT: dict[Phase, frozenset[Phase]] = {
    P.PLANNED: frozenset({P.DOWNLOADING, P.VERIFYING, P.LOADING, P.FAILED}),
    P.DOWNLOADING: frozenset({P.VERIFYING, P.PLANNED, P.FAILED}),
    P.VERIFYING: frozenset({P.LOADING, P.PLANNED, P.FAILED}),
    P.LOADING: frozenset({P.QUALIFYING, P.READY, P.UNLOADING, P.FAILED}),
    P.QUALIFYING: frozenset({P.LOADING, P.READY, P.UNLOADING, P.FAILED}),
    P.READY: frozenset({P.GENERATING, P.QUALIFYING, P.UNLOADING, P.FAILED}),
    P.GENERATING: frozenset({P.READY, P.UNLOADING, P.FAILED}),
    P.UNLOADING: frozenset({P.PLANNED, P.FAILED}),
    P.FAILED: frozenset({P.REMEDIED, P.PLANNED}),
    P.REMEDIED: frozenset({P.PLANNED, P.DOWNLOADING, P.LOADING}),
}
WORKING = frozenset(
    {P.DOWNLOADING, P.VERIFYING, P.LOADING, P.QUALIFYING, P.GENERATING, P.UNLOADING}
)
RESIDENT = frozenset({P.LOADING, P.QUALIFYING, P.READY, P.GENERATING, P.UNLOADING})


class IllegalTransitionError(RuntimeError):
    """A phase was asked to become one it cannot reach."""


class Trial(Value):
    """A remedy being tried: what was before, so that it can be undone or kept."""

    kind: str
    change: str
    before: RunConfig
    before_plan: MemoryPlan | None = None
    before_file: ModelFile | None = Field(default=None, description="set when the file changes")
    before_runtime: str = Field(default="", description="the engine's build, when it changes")
    before_diagnosis: Diagnosis | None = None
    clock_before: ClockReading | None = Field(default=None, description="set for locked clocks")
    clock_now: ClockReading | None = None


class Refusal(Value):
    """A setup that was asked for and cannot be: the one before it stays, and this says why."""

    id: str = Field(description="another one for every time that it was asked for")
    config: RunConfig
    text: str
    fix: str = ""
    cause: str = ""


class Setup(Protocol):
    """What is started: a session has these, and so has what the command line prepared."""

    @property
    def file(self) -> ModelFile:
        """The model."""

    @property
    def config(self) -> RunConfig:
        """How it is loaded."""

    @property
    def plan(self) -> MemoryPlan | None:
        """Where every byte goes, where that is known."""


class Session(Value):
    """One model's state; a new value per change."""

    id: str
    file: ModelFile
    config: RunConfig
    phase: Phase = Phase.PLANNED
    plan: MemoryPlan | None = None
    risk_accepted: bool = Field(default=False, description="the person accepted a tight plan")
    load_fraction: float = 0.0
    stages: tuple[Stage, ...] = ()
    placement: Placement | None = None
    receipt: Receipt | None = None
    diagnosis: Diagnosis | None = None
    trial: Trial | None = None
    fixing: Fixing | None = None
    refused: Refusal | None = Field(
        default=None,
        description="the newest setup that could not be planned; None after one that could",
    )

    def to(self, phase: Phase, **changes: object) -> Self:
        """Return this session in `phase`, or raise `IllegalTransitionError`."""
        if phase not in NEXT[self.phase]:
            raise IllegalTransitionError(f"{self.phase} -> {phase}")
        return self.model_copy(update={"phase": phase, **changes})
