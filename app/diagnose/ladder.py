"""Remedies -> a ladder: what each changes, frees and costs, and whether it will be enough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from app.diagnose.changes import describe_change
from app.diagnose.steps import STEPS, counted
from app.errors import UsageError
from app.runconfig import RunConfig
from app.values.diagnosis import Diagnosis, Enough, Freed, Remedy
from app.values.plan import MemoryPlan

Planner = Callable[[RunConfig], MemoryPlan]

# The limit of pinned memory cannot be asked for: only a quarter of what was granted is safe.
PINNED_MARGIN = 4
_MAX_STEPS = 16
_MEMORY_PREFIXES = ("vram-", "host-", "windows-commit", "wddm-", "pipeline-", "slow-prefill")
_CARDS = frozenset({"single-gpu", "other-split"})
"""Remedies that choose among the cards: they must know which there are."""
_LAYERS = frozenset({"fewer-gpu-layers"})
"""Remedies that count down from the layers on the card."""
_BY_PLAN = frozenset(
    {
        "experts-on-cpu",
        "fewer-draft-tokens",
        "fewer-gpu-layers",
        "quantised-kv-cache",
        "smaller-context",
        "smaller-ubatch",
    }
)
"""Remedies that are nothing but what the plan says they free."""


@dataclass(frozen=True)
class Judged:
    """What the planner says of another setup or another file."""

    frees_bytes: int
    frees_host_bytes: int
    frees: tuple[Freed, ...]
    enough: Enough


@dataclass(frozen=True)
class _Relief:
    """Bytes freed: on all cards, in the computer's memory, and on the card that gains least."""

    cards: int
    host: int
    each_card: int


@dataclass(frozen=True)
class _Base:
    """The setup that failed, and what is known of the place where it did."""

    diagnosis: Diagnosis
    config: RunConfig
    planner: Planner | None
    plan: MemoryPlan | None
    devices: tuple[str, ...] = field(default=())
    layers: int = 0


def build_ladder(
    diagnosis: Diagnosis,
    config: RunConfig,
    planner: Planner | None = None,
    devices: tuple[str, ...] = (),
    layers: int = 0,
) -> tuple[Remedy, ...]:
    """Return the remedies that apply to `config`, best first.

    A configuration change is repeated (4096, 2048, 1024 ...) until the planner says that it is
    enough; where no step is, its mildest step is offered as "not-alone". `devices` are the cards
    in use, for what chooses among them; `layers` is what the file has, 0 when not known.
    """
    plan = planner(config) if planner else None
    base = _Base(diagnosis, config, planner, plan, devices, layers)
    rungs = [rung for remedy in diagnosis.remedies if (rung := _rung(base, remedy)) is not None]
    return tuple(_led(diagnosis, rungs))


def _led(diagnosis: Diagnosis, rungs: list[Remedy]) -> list[Remedy]:
    """Let no change lead that the plan says is not enough, while another one is.

    Where memory is not what failed, any other remedy is better than one that there is no room for.
    """
    if not rungs or rungs[0].enough != "not-alone":
        return rungs
    memory = diagnosis.cause.startswith(_MEMORY_PREFIXES)
    better = [r for r in rungs if r.enough == "yes" or not (memory or r.enough == "not-alone")]
    return [*better[:1], *(rung for rung in rungs if rung not in better[:1])]


def prefer(rungs: tuple[Remedy, ...], kind: str, at: str) -> tuple[Remedy, ...]:
    """Return the ladder with what worked here before (`at`: when) in front, if it still applies."""
    found = next((rung for rung in rungs if rung.kind == kind), None)
    if found is None or found.enough == "not-alone":
        return rungs
    rest = tuple(rung for rung in rungs if rung is not found)
    return (found.model_copy(update={"worked_at": at}), *rest)


def judge(diagnosis: Diagnosis, plan: MemoryPlan, base: MemoryPlan) -> Judged:
    """Return what `plan` frees against `base`, the plan of what failed, and whether it is enough."""
    frees = _device_bytes(base) - _device_bytes(plan)
    frees_host = base.host.total_bytes - plan.host.total_bytes
    frees_each = _by_device(plan, base)
    # Which of several cards refused is not known for sure: only what frees on each is enough.
    sure = min((freed.bytes for freed in frees_each), default=frees)
    enough = _enough(diagnosis, plan, base, _Relief(frees, frees_host, sure))
    return Judged(frees, frees_host, frees_each, enough)


def _rung(base: _Base, remedy: Remedy) -> Remedy | None:
    steps = STEPS.get(remedy.kind)
    if steps is None:
        return remedy
    config = base.config
    if remedy.kind in _CARDS and not config.devices and len(base.devices) > 1:
        config = config.with_(devices=base.devices)
    if remedy.kind in _LAYERS:
        config = counted(config, base.layers)
    candidates = [new for new, _ in zip(steps(config), range(_MAX_STEPS), strict=False)]
    if not candidates:
        return None
    if base.planner is None or base.plan is None:
        new = candidates[0]
        change = describe_change(base.config, new)
        return remedy.model_copy(update={"config": new, "change": change})
    found = _first_enough(base.diagnosis, candidates, base.planner, base.plan)
    if found is None:
        return None
    new, judged = found
    if _idle(base.diagnosis, remedy.kind, judged):
        return None
    return remedy.model_copy(
        update={
            "config": new,
            "change": describe_change(base.config, new),
            "frees_bytes": judged.frees_bytes,
            "frees_host_bytes": judged.frees_host_bytes,
            "frees": judged.frees if len(judged.frees) > 1 else (),
            "enough": judged.enough,
            "why": remedy.why or _why(judged),
        }
    )


def _idle(diagnosis: Diagnosis, kind: str, judged: Judged) -> bool:
    """Whether the plan says that a remedy of memory frees none anywhere: a dense model's experts."""
    memory = diagnosis.cause.startswith(_MEMORY_PREFIXES)
    return memory and kind in _BY_PLAN and max(judged.frees_bytes, judged.frees_host_bytes) <= 0


def _first_enough(
    diagnosis: Diagnosis, candidates: list[RunConfig], planner: Planner, base: MemoryPlan
) -> tuple[RunConfig, Judged] | None:
    """Return the first candidate that is enough, else the best; None: the model runs with none."""
    first: tuple[RunConfig, Judged] | None = None
    for candidate in candidates:
        try:
            judged = judge(diagnosis, planner(candidate), base)
        except UsageError:
            continue  # more than it was trained for, or a cache type that its heads do not take
        undecided = base.verdict == "fits" and diagnosis.failed_bytes is None
        if judged.enough in {"yes", "unknown"} or (judged.enough == "likely" and undecided):
            return candidate, judged
        better = first is not None and _better(judged, first[1])
        if first is None or better:
            first = candidate, judged
    return first


def _better(new: Judged, old: Judged) -> bool:
    if old.enough != "not-alone":
        return False
    # A first step can free nothing at all: the layers that it leaves off are no layers yet.
    return new.enough == "likely" or (old.frees_bytes <= 0 < new.frees_bytes)


def _by_device(plan: MemoryPlan, base: MemoryPlan) -> tuple[Freed, ...]:
    now = {device.name: device.total_bytes for device in plan.devices}
    return tuple(
        Freed(name=device.name, bytes=device.total_bytes - now.get(device.name, 0))
        for device in base.devices
    )


def _device_bytes(plan: MemoryPlan) -> int:
    return sum(device.total_bytes for device in plan.devices)


def _enough(diagnosis: Diagnosis, plan: MemoryPlan, base: MemoryPlan, relief: _Relief) -> Enough:
    if plan.verdict == "too-big":
        return "not-alone"
    if not diagnosis.cause.startswith(_MEMORY_PREFIXES):
        return "unknown"
    failed = diagnosis.failed_bytes
    plain = not plan.config.pinned_host
    if diagnosis.failed_place == "pinned" and (plain or failed is not None):
        return _enough_pinned(plan, base, failed or 0, relief.host)
    in_host = diagnosis.failed_place in {"pinned", "host"}
    if (relief.host if in_host else relief.cards) <= 0:
        return "not-alone"
    missing, sure = failed or 0, relief.host if in_host else relief.each_card
    if plan.verdict == "fits" and (base.verdict != "fits" or sure >= missing > 0):
        return "yes"
    # The plan held that it fits and it did not: what is freed helps, how far is not known.
    return "likely"


def _enough_pinned(plan: MemoryPlan, base: MemoryPlan, failed: int, frees_host: int) -> Enough:
    if not plan.config.pinned_host:
        # What the driver refused is then asked of the system, which has the room that is planned.
        return "likely"
    if frees_host <= 0:
        return "not-alone"
    granted = max(0, _pinned_bytes(base) - failed)
    return "yes" if _pinned_bytes(plan) <= max(granted, failed) // PINNED_MARGIN else "likely"


def _pinned_bytes(plan: MemoryPlan) -> int:
    return sum(plan.host.item_bytes(key) for key in ("compute", "mtp_compute"))


def _why(judged: Judged) -> str:
    if judged.enough == "yes":
        return "The plan fits with it."
    if judged.enough == "not-alone":
        return "The plan does not fit with this alone."
    return ""
