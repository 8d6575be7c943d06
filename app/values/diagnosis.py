"""Why something failed, how we know, and what helps."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from app.runconfig import RunConfig
from app.values.base import Value

Severity = Literal["none", "slow", "degraded", "failed", "hardware"]
DiagnosisConfidence = Literal["certain", "likely", "unknown"]
Enough = Literal["yes", "likely", "not-alone", "guide", "unknown"]


class Freed(Value):
    """What a change frees on one device; negative where it takes more."""

    name: str
    bytes: int


class Remedy(Value):
    """One change that helps; `config` is set where it is a pure RunConfig change.

    `ref` is set where another file does it, `engine` where another build of llama.cpp does.
    """

    kind: str = Field(description="kebab-case kind of the catalogue")
    name: str = Field(default="", description="what a person reads: 'Smaller micro-batch'")
    change: str = Field(default="", description="'4096 -> 512'")
    frees_bytes: int | None = Field(default=None, description="on the device that failed")
    frees_host_bytes: int | None = None
    cost: str = ""
    enough: Enough = "unknown"
    why: str = ""
    config: RunConfig | None = None
    frees: tuple[Freed, ...] = Field(default=(), description="device by device, when several")
    source: str = Field(default="", description="where the cost was learned")
    ref: str = Field(default="", description="the file: what `Choose` takes")
    download_bytes: int | None = Field(default=None, description="what is to be fetched for it")
    engine: str = Field(default="", description="kind of build to install, or 'before'")
    worked_at: str = Field(default="", description="ISO 8601: it helped here before")


class FlightPoint(Value):
    """One reading of the last seconds; None where there was none."""

    seconds: float = Field(le=0, description="before the failure: -3.2")
    card_used_bytes: int | None = None
    host_used_bytes: int | None = None
    worker_bytes: int | None = None
    sm_mhz: int | None = None
    power_w: float | None = None


class Diagnosis(Value):
    """A named cause with its evidence and its ladder of remedies, best first."""

    cause: str = Field(description="kebab-case cause of the catalogue, or 'unknown'")
    title: str = Field(default="", description="one plain sentence")
    why: str = Field(default="", description="one sentence: why we think so")
    confidence: DiagnosisConfidence = "unknown"
    severity: Severity = "failed"
    evidence: tuple[str, ...] = Field(default=(), description="decisive lines and figures")
    nearest: tuple[str, ...] = Field(default=(), description="other causes not excluded")
    remedies: tuple[Remedy, ...] = ()
    failed_place: Literal["device", "pinned", "host"] | None = Field(
        default=None, description="where the memory was refused"
    )
    failed_bytes: int | None = Field(default=None, description="size of the buffer refused")
    flight: tuple[FlightPoint, ...] = Field(
        default=(), description="the last seconds, oldest first"
    )

    @property
    def remedy_names(self) -> tuple[str, ...]:
        """What the remedies are called, best first."""
        return tuple(remedy.name or remedy.kind for remedy in self.remedies)


class EngineEvidence(Value):
    """How the engine ended, as collected by the side that watched it."""

    phase: str = Field(description="detect, load, warmup, prefill, decode, idle, unload")
    reason: Literal["error", "exit", "hang", "garbage", "cancelled"]
    message: str = ""
    exit_code: int | None = None
    signal: int | None = None
    abort_message: str | None = None
    heartbeat_age_s: float | None = Field(
        default=None, description="when its end was noticed: since the last sign of life"
    )
    progress_age_s: float | None = Field(
        default=None, description="the same, since it last got anywhere"
    )
    log: tuple[str, ...] = Field(default=(), description="last lines of fd 1 and 2 and the log")


Case = dict[str, Any]
"""One case file of the public schema (unknown keys are kept as evidence)."""
