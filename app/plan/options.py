"""Setups one step from a given one: what more would cost, and what less would free."""

from __future__ import annotations

from collections.abc import Iterator

from app.errors import PlimsollError
from app.plan.fit import CONTEXTS, FOUR_BIT_HURTS, UNCOMPRESSED
from app.plan.hparams import HParams
from app.plan.planner import Model, Planner
from app.runconfig import ALL_LAYERS, MIN_UBATCH, KvType, RunConfig
from app.values.choice import Option
from app.values.plan import DevicePlan, MemoryPlan

MOST_UBATCH = 2048
MOST_TOGETHER = 4
GIB = 1 << 30
_KINDS = (KvType.F16, KvType.Q8_0, KvType.Q4_0)
_BITS = {
    KvType.F16: "An uncompressed cache",
    KvType.Q8_0: "An 8-bit cache",
    KvType.Q4_0: "A 4-bit cache",
}
_Step = tuple[str, RunConfig, str]


def leaner(planner: Planner, model: Model, planned: MemoryPlan) -> tuple[Option, ...]:
    """Return setups that need less, the one with the least loss first."""
    return _planned(planner, model, planned, _leaner(model.hparams, planned))


def better(planner: Planner, model: Model, planned: MemoryPlan) -> tuple[Option, ...]:
    """Return setups that give more of one thing, and whether they would still fit."""
    return _planned(planner, model, planned, _better(model.hparams, planned))


def comfort(planner: Planner, model: Model, planned: MemoryPlan) -> str:
    """Say what would make a plan over its load line comfortable, with figures; "" if it is."""
    if planned.verdict == "fits":
        return ""
    part = binding(planned)
    missing = f"{-part.headroom_bytes / GIB:.2f} GiB over the load line of {_name(part)}."
    enough = [option for option in leaner(planner, model, planned) if option.comfortable]
    if not enough:
        together = _together(planner, model, planned)
        if not together:
            return f"{missing} No change of the setup makes it fit: choose a smaller quant."
        return f"{missing} Together these make it fit: {'; '.join(together).lower()}."
    ways = "; ".join(
        f"{option.change.lower()} (frees {option.frees_bytes / GIB:.2f} GiB)" for option in enough
    )
    return f"{missing} Any of these makes it fit: {ways}."


def _together(planner: Planner, model: Model, planned: MemoryPlan) -> list[str]:
    """Return changes that make a plan fit when one alone does not; none if even all do not."""
    changes: list[str] = []
    seen: set[str] = set()
    while planned.verdict != "fits" and len(changes) < MOST_TOGETHER:
        fresh = [
            option
            for option in leaner(planner, model, planned)
            if "processor" not in option.change and option.change.split()[0] not in seen
        ]
        if not fresh:
            return []
        chosen = max(fresh, key=lambda option: (option.comfortable, option.frees_bytes))
        changes.append(chosen.change)
        seen.add(chosen.change.split()[0])
        planned = planner.plan(model, chosen.config)
    return changes if planned.verdict == "fits" else []


def binding(planned: MemoryPlan) -> DevicePlan:
    """Return the part of a plan that has the least room; the host only where it does not fit."""
    parts = (*planned.devices, planned.host)
    if planned.verdict == "fits" and planned.devices:
        parts = planned.devices
    return min(parts, key=lambda part: part.headroom_bytes)


def _name(part: DevicePlan) -> str:
    return "this computer's memory" if part.name == "host" else part.name


def _planned(
    planner: Planner, model: Model, planned: MemoryPlan, steps: Iterator[_Step]
) -> tuple[Option, ...]:
    part = binding(planned)
    options = []
    for change, config, costs in steps:
        try:
            other = planner.plan(model, config)
        except PlimsollError:
            continue
        same = next((p for p in (*other.devices, other.host) if p.uuid == part.uuid), other.host)
        options.append(
            Option(
                change=change,
                config=config,
                verdict=other.verdict,
                frees_bytes=part.total_bytes - same.total_bytes,
                headroom_bytes=binding(other).headroom_bytes,
                costs=costs,
            )
        )
    return tuple(options)


def _leaner(hparams: HParams, planned: MemoryPlan) -> Iterator[_Step]:
    config = planned.config
    yield from _narrower(hparams, config)
    if config.n_ubatch // 2 >= MIN_UBATCH:
        yield (
            f"Micro-batch {config.n_ubatch // 2} instead of {config.n_ubatch}",
            config.with_(n_ubatch=config.n_ubatch // 2),
            "prompts are read a little slower",
        )
    shorter = next((n for n in CONTEXTS if n <= config.n_ctx // 2), None)
    if shorter is not None:
        yield _context(config, shorter, "longer conversations are cut")
    if config.mtp.on and hparams.n_layer_nextn:
        off = config.mtp.model_copy(update={"on": False})
        yield "No drafting", config.with_(mtp=off.model_dump()), "replies are written slower"
    if planned.devices:
        yield from _onto_the_processor(hparams, config)


def _narrower(hparams: HParams, config: RunConfig) -> Iterator[_Step]:
    """Yield the next smaller type of the cache, where the model bears it."""
    if config.type_k not in _KINDS or hparams.architecture in UNCOMPRESSED:
        return
    for kind in _KINDS[_KINDS.index(config.type_k) + 1 :][:1]:
        if kind is KvType.Q4_0 and hparams.architecture in FOUR_BIT_HURTS:
            return
        costs = (
            "costs hardly any quality"
            if kind is KvType.Q8_0
            else "costs some quality in long contexts"
        )
        yield _BITS[kind], config.with_(type_k=kind, type_v=kind), costs


def _onto_the_processor(hparams: HParams, config: RunConfig) -> Iterator[_Step]:
    total = hparams.n_layer_all + 1
    if hparams.n_expert and config.n_cpu_moe < (hparams.n_layer or 0):
        n = min(config.n_cpu_moe + 4, hparams.n_layer or 0)
        yield (
            f"The experts of {n} layers on the processor",
            config.with_(n_cpu_moe=n),
            "replies are slower",
        )
    elif not hparams.n_expert:
        on_card = total if config.n_gpu_layers == ALL_LAYERS else config.n_gpu_layers
        n = max(1, on_card - max(1, total // 8))
        yield (
            f"{total - n} of {total} layers on the processor",
            config.with_(n_gpu_layers=n),
            "replies are several times slower",
        )


def _better(hparams: HParams, planned: MemoryPlan) -> Iterator[_Step]:
    config = planned.config
    most = hparams.n_ctx_train or config.n_ctx
    longer = next((n for n in reversed(CONTEXTS) if n >= 2 * config.n_ctx), None)
    if longer is not None and config.n_ctx < most:
        yield _context(config, min(longer, most), "")
    if config.type_k in _KINDS[1:]:
        wider = _KINDS[_KINDS.index(config.type_k) - 1]
        yield _BITS[wider], config.with_(type_k=wider, type_v=wider), ""
    if config.n_ubatch * 2 <= min(MOST_UBATCH, config.n_batch):
        yield (
            f"Micro-batch {config.n_ubatch * 2} instead of {config.n_ubatch}",
            config.with_(n_ubatch=config.n_ubatch * 2),
            "",
        )
    if hparams.n_layer_nextn:
        yield from _more_drafts(config, hparams.most_drafts)
    if planned.devices and (config.n_gpu_layers != ALL_LAYERS or config.n_cpu_moe):
        yield "Everything on the card", config.with_(n_gpu_layers=ALL_LAYERS, n_cpu_moe=0), ""


def _more_drafts(config: RunConfig, limit: int | None) -> Iterator[_Step]:
    mtp, most = config.mtp.model_dump(), 5 if limit is None else min(5, limit)
    if most and not config.mtp.on:
        yield "Drafting", config.with_(mtp=mtp | {"on": True}), ""
    elif config.mtp.draft_max < most:
        n = config.mtp.draft_max + 1
        change = f"{n} draft tokens instead of {config.mtp.draft_max}"
        yield change, config.with_(mtp=mtp | {"draft_max": n}), ""


def _context(config: RunConfig, n_ctx: int, costs: str) -> _Step:
    change = f"Context {n_ctx:,} instead of {config.n_ctx:,}"
    return change, config.with_(n_ctx=n_ctx), costs
