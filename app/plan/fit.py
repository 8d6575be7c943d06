"""Choose the RunConfig that serves a goal best on this machine, and say why."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from app.plan import reserves
from app.plan.hparams import HParams
from app.plan.placement import settled
from app.plan.planner import NOTHING_LEARNED, Model, Planner
from app.runconfig import KvType, MtpConfig, RunConfig
from app.values.hub import Wish
from app.values.ledger import Learned
from app.values.machine import Machine
from app.values.plan import MemoryPlan
from app.values.proposal import Goal

GIB = 1 << 30
CONTEXTS = (262144, 196608, 131072, 98304, 65536, 49152, 32768, 24576, 16384, 12288, 8192, 4096)
AMPLE = {"chat": 16384, "coding": 65536, "documents": 262144}
"""Context beyond which a goal gains nothing: the rest of the memory stays free."""

AMPLE_ON_CPU = {"chat": 8192, "coding": 16384, "documents": 32768}
"""A processor reads some tens of tokens a second: longer prompts would take hours."""

ENOUGH = {"chat": 8192, "coding": 32768, "documents": 32768}
"""Context below which a goal suffers more than from a 4-bit cache."""

MANY_BYTES = 30 * GIB
SMALLEST_DRAFTING = 3_000_000_000
TOY = 200_000_000
"""Drafting slows models under 3 billion parameters on a card (0.58 to 0.82 times in public
measurements); test models below 0.2 billion are let alone, nobody waits for them."""

FLOAT_SHARE = 0.5
CHECKPOINTS = 4
N_BATCH = 2048
ANYTHING = Wish()

UNCOMPRESSED = frozenset({"gpt-oss", "lfm2", "lfm2moe"})
FOUR_BIT_HURTS = frozenset({"gemma", "gemma2", "gemma3", "gemma3n", "gemma4"})


class Economy(NamedTuple):
    """One way to need less: cache type and micro-batch."""

    kv: KvType
    n_ubatch: int


class Fit(NamedTuple):
    """The chosen setup, its plan, and one plain sentence for a person."""

    config: RunConfig
    plan: MemoryPlan
    reason: str


ECONOMIES = (
    Economy(KvType.F16, 512),
    Economy(KvType.Q8_0, 512),
    Economy(KvType.Q8_0, 256),
    Economy(KvType.Q8_0, 128),
)
UBATCHES = (512, 256, 128)
F16_ECONOMIES = tuple(Economy(KvType.F16, n) for n in UBATCHES)
LAST_RESORT = (Economy(KvType.Q4_0, 256), Economy(KvType.Q4_0, 128))


def fit(
    model: Model,
    machine: Machine,
    goal: Goal,
    *,
    wish: Wish = ANYTHING,
    desktop_reserve_bytes: int = reserves.DESKTOP_RESERVE_BYTES,
    learned: Learned = NOTHING_LEARNED,
) -> Fit:
    """Return the best setup of `model` for `goal` on `machine`, as `fit_on` does."""
    planner = Planner(machine, learned=learned, desktop_reserve_bytes=desktop_reserve_bytes)
    return fit_on(planner, model, goal, wish)


def fit_on(planner: Planner, model: Model, goal: Goal, wish: Wish = ANYTHING) -> Fit:
    """Return the best setup of `model` for `goal`; what `wish` gives is not changed.

    Contexts are tried from the most that the goal can use down to 4,096; at each the f16 cache
    first, then 8 bits, then smaller micro-batches. A 4-bit cache is taken only where it at least
    doubles a context that would else be short. On a machine with a card no layer goes to the
    processor unless nothing else fits, and then the reason says so.
    """
    return _Search(planner, model, goal, wish).best()


class _Search:
    def __init__(self, planner: Planner, model: Model, goal: Goal, wish: Wish) -> None:
        machine = planner.machine
        self._planner = planner
        self._model = model
        self._goal: Goal = goal
        self._wish = wish
        self._on_cpu = not machine.gpus
        self._mtp, self._mtp_note = _drafting(model, machine, wish.draft_max)

    def best(self) -> Fit:
        found = self._longest(ECONOMIES)
        short = found is None or (self._wish.n_ctx is None and found[0].n_ctx < ENOUGH[self._goal])
        if not self._on_cpu and short:
            tighter = self._longest(LAST_RESORT)
            if tighter and (found is None or tighter[0].n_ctx >= 2 * found[0].n_ctx):
                found = tighter
        if found is None:
            found = self._without_drafting() or self._partly() or self._smallest()
        config, planned = self._read_once(*found)
        return Fit(config, planned, self._reason(config, planned))

    def _read_once(self, config: RunConfig, planned: MemoryPlan) -> tuple[RunConfig, MemoryPlan]:
        """Have the file read, not mapped, where that is faster or saves memory that is short.

        A processor's engine writes most weights once more, in the order it reads them; a mapped
        file stays beside the copies, of one that is read the copies alone stay. On Linux what is
        read lies in large pages, from which a processor decodes faster (engine/largepages.py).
        """
        roomy = planned.host.headroom_bytes >= planned.host.item_bytes("weights")
        if not self._on_cpu or (roomy and "Linux" not in self._planner.machine.os):
            return config, planned
        read = config.with_(mmap=False)
        return read, self._planner.plan(self._model, read)

    def _longest(self, economies: tuple[Economy, ...]) -> tuple[RunConfig, MemoryPlan] | None:
        contexts, allowed = self._contexts(), self._allowed(economies)
        if not allowed or self._try(self._config(contexts[-1], allowed[-1]))[1].verdict != "fits":
            return None
        for n_ctx in contexts:
            for economy in allowed:
                tried = self._try(self._config(n_ctx, economy))
                if tried[1].verdict == "fits":
                    return tried
        return None

    def _without_drafting(self) -> tuple[RunConfig, MemoryPlan] | None:
        if not self._mtp.on or self._wish.draft_max is not None:
            return None
        self._mtp = self._mtp.model_copy(update={"on": False})
        self._mtp_note = "Drafting is off to save memory."
        return self._longest(ECONOMIES) or self._longest(LAST_RESORT)

    def _partly(self) -> tuple[RunConfig, MemoryPlan] | None:
        """Return the setup with the least work left to the processor."""
        if self._on_cpu:
            return None
        hparams = self._model.hparams
        base = self._config(self._contexts()[-1], self._allowed(ECONOMIES)[-1])
        if hparams.n_expert:
            steps = [base.with_(n_cpu_moe=n) for n in range(1, (hparams.n_layer or 0) + 1)]
            found = self._first_fitting(steps)
            if found:
                return found
        return self._first_fitting(
            [base.with_(n_gpu_layers=n) for n in range(hparams.n_layer_all, 0, -1)]
        )

    def _first_fitting(self, steps: list[RunConfig]) -> tuple[RunConfig, MemoryPlan] | None:
        """Bisect `steps`, which need less and less of the cards."""
        low, high, found = 0, len(steps), None
        while low < high:
            middle = (low + high) // 2
            tried = self._try(steps[middle])
            if all(device.verdict == "fits" for device in tried[1].devices):
                high, found = middle, tried
            else:
                low = middle + 1
        return found if found is not None and found[1].verdict == "fits" else None

    def _smallest(self) -> tuple[RunConfig, MemoryPlan]:
        economies = (*self._allowed(ECONOMIES), *self._allowed(LAST_RESORT))
        return self._try(self._config(self._contexts()[-1], economies[-1]))

    def _try(self, config: RunConfig) -> tuple[RunConfig, MemoryPlan]:
        return config, self._planner.plan(self._model, config)

    def _config(self, n_ctx: int, economy: Economy) -> RunConfig:
        config = RunConfig(
            n_ctx=n_ctx,
            n_batch=max(N_BATCH, economy.n_ubatch),
            n_ubatch=economy.n_ubatch,
            type_k=economy.kv,
            type_v=economy.kv,
            n_gpu_layers=0 if self._on_cpu else -1,
            mtp=self._mtp,
            checkpoint_bytes=_checkpoint_bytes(self._model.hparams),
        )
        return settled(self._planner.machine, config)

    def _contexts(self) -> tuple[int, ...]:
        """Return contexts worth trying, longest first."""
        ample = (AMPLE_ON_CPU if self._on_cpu else AMPLE)[self._goal]
        trained = self._model.hparams.n_ctx_train
        if self._wish.n_ctx is not None:
            return (min(self._wish.n_ctx, trained or self._wish.n_ctx),)
        limit = min(trained or ample, ample)
        shorter = tuple(n for n in CONTEXTS if n < limit)
        return (limit, *shorter)

    def _allowed(self, economies: tuple[Economy, ...]) -> tuple[Economy, ...]:
        """Return the economies that this model bears without losing quality, or as wished."""
        allowed = self._borne(economies)
        wish = self._wish
        if wish.kv is not None:
            if economies is not ECONOMIES:
                return ()
            allowed = tuple(Economy(wish.kv, n) for n in UBATCHES)
        if wish.n_ubatch is not None:
            kinds = dict.fromkeys(economy.kv for economy in allowed)
            allowed = tuple(Economy(kv, wish.n_ubatch) for kv in kinds)
        return allowed

    def _borne(self, economies: tuple[Economy, ...]) -> tuple[Economy, ...]:
        arch, size = self._model.hparams.architecture, self._model.hparams.head_k or 1
        if self._on_cpu or arch in UNCOMPRESSED or size % 32:
            return F16_ECONOMIES if economies is ECONOMIES else ()
        return () if economies is LAST_RESORT and arch in FOUR_BIT_HURTS else economies

    def _reason(self, config: RunConfig, planned: MemoryPlan) -> str:
        parts = [_capacity(config, planned)]
        if config.type_k is KvType.Q8_0:
            parts.append("The cache is kept in 8 bits.")
        elif config.type_k is KvType.Q4_0:
            parts.append("The cache is kept in 4 bits to reach this length.")
        hparams = self._model.hparams
        if config.n_cpu_moe:
            parts.append(
                f"The experts of {config.n_cpu_moe} of {hparams.n_layer} layers run on the"
                " processor, because the card is too small for all."
            )
        elif config.n_gpu_layers > 0:
            left = hparams.n_layer_all + 1 - config.n_gpu_layers
            parts.append(
                f"{left} of {hparams.n_layer_all + 1} layers run on the processor, because the card"
                " is too small for all: several times slower."
            )
        if config.mtp.apart:
            parts.append(f"It drafts with {Path(config.mtp.file).name}, a file of its own.")
        if self._mtp_note:
            parts.append(self._mtp_note)
        return " ".join(parts)


def _capacity(config: RunConfig, planned: MemoryPlan) -> str:
    where = planned.devices or (planned.host,)
    room = min(part.headroom_bytes for part in where)
    place = where[0].name if planned.devices else "this computer"
    if len(planned.devices) > 1:
        place = f"{len(planned.devices)} cards"
    if planned.verdict == "fits":
        return f"Holds {config.n_ctx:,} tokens and leaves {room / GIB:.1f} GiB on {place}."
    missing = -min(part.headroom_bytes for part in (*planned.devices, planned.host))
    return f"Even {config.n_ctx:,} tokens are {missing / GIB:.1f} GiB too much for {place}."


def _drafting(model: Model, machine: Machine, wished: int | None) -> tuple[MtpConfig, str]:
    """Return how to draft, and why not where it is left out; `wished` draft tokens are obeyed.

    A drafting file stays in the setup where it is left out, to be switched on again. On processors
    a batch of two quantised rows costs four single ones, so that drafting pays for f16 and f32
    weights alone.
    """
    file = model.head_file
    off = MtpConfig(on=False, file=file)
    if not model.hparams.n_layer_nextn:
        return off, ""
    limit = model.hparams.most_drafts
    if limit == 0:
        return off, "Drafting is off: the engine cannot use several MTP layers of this kind."
    if wished is not None:
        return (MtpConfig(draft_max=wished, file=file) if wished else off), ""
    weights = model.weights
    if not machine.gpus:
        pays = weights is None or weights.float_share >= FLOAT_SHARE
        note = "" if pays else "Drafting is off: with quantised weights it slows a processor down."
        few = limit or MtpConfig().draft_max
        return MtpConfig(on=pays, draft_max=min(MtpConfig().draft_max, few), file=file), note
    if weights is not None and TOY < weights.n_elements < SMALLEST_DRAFTING:
        return off, "Drafting is off: it slows models of this size down."
    total = sum(gpu.total_bytes for gpu in machine.gpus)
    drafts = 3 if total >= MANY_BYTES else 2
    return MtpConfig(draft_max=min(drafts, limit or drafts), file=file), ""


def _checkpoint_bytes(hparams: HParams) -> int:
    """Return room for a few saved states of a model that cannot go back without them."""
    if not hparams.recurrent or hparams.recurrence is None:
        return 0
    return CHECKPOINTS * len(hparams.recurrent) * hparams.recurrence.bytes_per_layer
