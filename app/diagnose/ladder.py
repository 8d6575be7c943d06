"""Remedies -> a ladder: what each changes, frees and costs, and whether it will be enough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.diagnose.changes import describe_change
from app.diagnose.steps import STEPS
from app.runconfig import RunConfig
from app.values.diagnosis import Diagnosis, Enough, Remedy
from app.values.plan import MemoryPlan

Planner = Callable[[RunConfig], MemoryPlan]

# The limit of pinned memory cannot be asked for: only a quarter of what was granted is safe.
PINNED_MARGIN = 4
_MAX_STEPS = 16
_MEMORY_PREFIXES = ("vram-", "host-", "windows-commit", "wddm-", "pipeline-", "slow-prefill")


@dataclass(frozen=True)
class _Trial:
    """One configuration and what the planner says of it."""

    config: RunConfig
    frees_bytes: int
    frees_host_bytes: int
    enough: Enough


def build_ladder(
    diagnosis: Diagnosis, config: RunConfig, planner: Planner | None = None
) -> tuple[Remedy, ...]:
    """Return the remedies that apply to `config`, best first.

    A configuration change is repeated (4096, 2048, 1024 ...) until the planner says that it is
    enough; where no step is, its mildest step is offered as "not-alone".
    """
    base = planner(config) if planner else None
    rungs = [
        rung
        for remedy in diagnosis.remedies
        if (rung := _rung(diagnosis, remedy, config, planner, base)) is not None
    ]
    # A change that the plan says is not enough does not lead while another one is enough.
    enough = [rung for rung in rungs if rung.enough == "yes"]
    if enough and rungs[0].enough == "not-alone":
        rungs.remove(enough[0])
        rungs.insert(0, enough[0])
    return tuple(rungs)


def _rung(
    diagnosis: Diagnosis,
    remedy: Remedy,
    config: RunConfig,
    planner: Planner | None,
    base: MemoryPlan | None,
) -> Remedy | None:
    steps = STEPS.get(remedy.kind)
    if steps is None:
        return remedy
    candidates = [new for new, _ in zip(steps(config), range(_MAX_STEPS), strict=False)]
    if not candidates:
        return None
    if planner is None or base is None:
        new = candidates[0]
        return remedy.model_copy(update={"config": new, "change": describe_change(config, new)})
    trial = _first_enough(diagnosis, candidates, planner, base)
    return remedy.model_copy(
        update={
            "config": trial.config,
            "change": describe_change(config, trial.config),
            "frees_bytes": trial.frees_bytes,
            "frees_host_bytes": trial.frees_host_bytes,
            "enough": trial.enough,
            "why": remedy.why or _why(trial),
        }
    )


def _first_enough(
    diagnosis: Diagnosis, candidates: list[RunConfig], planner: Planner, base: MemoryPlan
) -> _Trial:
    first: _Trial | None = None
    for candidate in candidates:
        trial = _tried(diagnosis, candidate, planner(candidate), base)
        undecided = base.verdict == "fits" and diagnosis.failed_bytes is None
        if trial.enough in {"yes", "unknown"} or (trial.enough == "likely" and undecided):
            return trial
        if first is None or (first.enough == "not-alone" and trial.enough == "likely"):
            first = trial
    assert first is not None
    return first


def _tried(diagnosis: Diagnosis, config: RunConfig, plan: MemoryPlan, base: MemoryPlan) -> _Trial:
    frees = _device_bytes(base) - _device_bytes(plan)
    frees_host = base.host.total_bytes - plan.host.total_bytes
    return _Trial(config, frees, frees_host, _enough(diagnosis, plan, base, frees, frees_host))


def _device_bytes(plan: MemoryPlan) -> int:
    return sum(device.total_bytes for device in plan.devices)


def _enough(
    diagnosis: Diagnosis, plan: MemoryPlan, base: MemoryPlan, frees: int, frees_host: int
) -> Enough:
    if not diagnosis.cause.startswith(_MEMORY_PREFIXES):
        return "unknown"
    if plan.verdict == "too-big":
        return "not-alone"
    if diagnosis.failed_place == "pinned" and diagnosis.failed_bytes is not None:
        return _enough_pinned(plan, base, diagnosis.failed_bytes, frees_host)
    relief = frees_host if diagnosis.failed_place in {"pinned", "host"} else frees
    if relief <= 0:
        return "not-alone"
    missing = diagnosis.failed_bytes or 0
    if plan.verdict == "fits" and (base.verdict != "fits" or relief >= missing > 0):
        return "yes"
    # The plan held that it fits and it did not: what is freed helps, how far is not known.
    return "likely"


def _enough_pinned(plan: MemoryPlan, base: MemoryPlan, failed: int, frees_host: int) -> Enough:
    if frees_host <= 0:
        return "not-alone"
    granted = max(0, _pinned_bytes(base) - failed)
    return "yes" if _pinned_bytes(plan) <= max(granted, failed) // PINNED_MARGIN else "likely"


def _pinned_bytes(plan: MemoryPlan) -> int:
    return sum(plan.host.item_bytes(key) for key in ("compute", "mtp_compute"))


def _why(trial: _Trial) -> str:
    if trial.enough == "yes":
        return "The plan fits with it."
    if trial.enough == "not-alone":
        return "The plan does not fit with this alone."
    return ""
