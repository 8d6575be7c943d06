"""The best setup for a goal, with the reasons, and the next best: for one file or a repository."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.plan.fit import AMPLE, AMPLE_ON_CPU, ENOUGH, Fit
from app.plan.options import better, binding, leaner
from app.plan.planner import Model, Planner
from app.runconfig import ALL_LAYERS, KvType, RunConfig
from app.values.choice import Choice, QuantOption
from app.values.hub import Rung
from app.values.proposal import Goal

GIB = 1 << 30
MOST_QUANTS = 3
WORTH_BITS: dict[Goal, float] = {"chat": 4.9, "coding": 6.6, "documents": 4.9}
"""Bits a weight beyond which a goal gains less than it pays in speed or context: Q4_K_M loses
little, for code Q6_K is as good as f16 (perplexities of llama.cpp's own quantize table)."""


def explained(planner: Planner, model: Model, goal: Goal, found: Fit, quant: str = "") -> Choice:
    """Return `found` with why each part of it is as it is, and the steps beside it."""
    on_cpu = not planner.machine.gpus
    return Choice(
        goal=goal,
        quant=quant,
        config=found.config,
        plan=found.plan,
        reasons=(found.reason, *_reasons(model, goal, found, on_cpu=on_cpu)),
        better=better(planner, model, found.plan),
        leaner=leaner(planner, model, found.plan),
    )


def ranked(rungs: Iterable[Rung], goal: Goal) -> tuple[Rung, ...]:
    """Return the planned quants of a repository, the best for `goal` first.

    Fits before tight before too big; whole on the card before with a part on the processor; then
    enough context; then, for documents, the longest; then the most bits that the goal gains from;
    then the smaller file, which is the faster one.
    """
    planned = [rung for rung in rungs if rung.plan is not None and rung.config is not None]
    return tuple(sorted(planned, key=lambda rung: _rank(rung, goal)))


def option(rung: Rung, goal: Goal) -> QuantOption:
    """Return a planned rung as an option, with why it stands where it does."""
    if rung.plan is None or rung.config is None:
        raise ValueError(f"{rung.quant} has no plan")
    return QuantOption(
        quant=rung.quant,
        ref=rung.ref,
        size_bytes=rung.size_bytes,
        bits_per_weight=rung.bits_per_weight,
        verdict=rung.plan.verdict,
        n_ctx=rung.config.n_ctx,
        headroom_bytes=binding(rung.plan).headroom_bytes,
        whole=whole(rung.config) or not rung.plan.devices,
        why=_why(rung, rung.config, goal),
    )


def whole(config: RunConfig) -> bool:
    """Whether no layer and no expert is left to the processor."""
    return config.n_gpu_layers == ALL_LAYERS and not config.n_cpu_moe


def _rank(rung: Rung, goal: Goal) -> tuple[float, ...]:
    plan, config = rung.plan, rung.config
    if plan is None or config is None:
        return (9.0,)
    order = {"fits": 0, "tight": 1, "too-big": 2}[plan.verdict]
    split = bool(plan.devices) and not whole(config)
    enough = min(ENOUGH[goal], rung.n_ctx_train or ENOUGH[goal])
    bits = min(rung.bits_per_weight or 0.0, WORTH_BITS[goal])
    context = -config.n_ctx if goal == "documents" else 0
    return (order, split, config.n_ctx < enough, context, -round(bits, 1), rung.size_bytes)


def _why(rung: Rung, config: RunConfig, goal: Goal) -> str:
    bits = rung.bits_per_weight or 0.0
    if rung.plan is not None and rung.plan.verdict != "fits":
        return f"{-binding(rung.plan).headroom_bytes / GIB:.1f} GiB over the load line"
    if rung.plan is not None and rung.plan.devices and not whole(config):
        return "only with a part on the processor"
    if config.n_ctx < min(ENOUGH[goal], rung.n_ctx_train or ENOUGH[goal]):
        return f"only {config.n_ctx:,} tokens of context"
    if bits > WORTH_BITS[goal] + 0.5:
        return "larger and slower, for little that this goal gains"
    if bits < WORTH_BITS[goal] - 0.5:
        return "coarser weights"
    return "nearly as good"


def _reasons(model: Model, goal: Goal, found: Fit, *, on_cpu: bool) -> Iterator[str]:
    config, hparams = found.config, model.hparams
    ample = (AMPLE_ON_CPU if on_cpu else AMPLE)[goal]
    if config.n_ctx == hparams.n_ctx_train:
        yield f"Context {config.n_ctx:,}: all that the model was trained for."
    elif config.n_ctx >= ample:
        yield f"Context {config.n_ctx:,}: more would serve {_GOALS[goal]} no better."
    else:
        yield f"Context {config.n_ctx:,}: the longest of the usual sizes that fits."
    if config.type_k is KvType.F16:
        yield "Cache f16: it fits uncompressed."
    if config.n_ubatch < 512:
        yield f"Micro-batch {config.n_ubatch}: a larger one would cost the context its room."
    if config.mtp.on and hparams.n_layer_nextn:
        yield f"{config.mtp.draft_max} draft tokens: what pays on cards of this size."


_GOALS: dict[Goal, str] = {"chat": "a chat", "coding": "coding", "documents": "documents"}
