"""The catalogue's models as they would run here, planned before any file is fetched.

The catalogue knows a model's shape and its files' sizes, not their tensor tables: the weights are
spread evenly over the layers, so that these plans are estimates until the header has been read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from app.plan.entries import EntryHParams, hparams_of
from app.plan.estimate import estimated, spread
from app.plan.fit import ENOUGH, Fit, fit
from app.plan.planner import Model, plan
from app.plan.weights import weigh
from app.runconfig import KvType
from app.values.machine import Machine
from app.values.proposal import Goal, Proposal, Quality
from catalog import schema
from catalog.load import card, models

BITS = (3.0, 6.8)
"""Bits a weight worth proposing: below, a file loses more than a smaller model would; above, it
gains nothing that its bytes would not serve better as context."""
HEADLINES: tuple[tuple[str, Goal], ...] = (
    ("Holds the longest documents", "documents"),
    ("Sharpest answers", "coding"),
    ("Fastest replies", "chat"),
)
LEADS: dict[Goal, int] = {"documents": 0, "coding": 1, "chat": 2}
GRADES: tuple[tuple[float, Quality], ...] = (
    (60.0, "excellent"),
    (20.0, "very good"),
    (7.0, "good"),
    (3.0, "fair"),
    (0.0, "basic"),
)
"""What a person is told of a model's ability, by its sharpness."""
LICENCES = {"apache-2.0": "Apache 2.0", "mit": "MIT", "gemma": "Gemma Terms of Use"}
COMFORT_BYTES = 256 << 20
READ_SHARE = 0.6
"""Share of a card's bandwidth that decoding reaches in public measurements."""
SHARP_ENOUGH = 0.3
"""The fastest model is looked for among those at least this sharp, the sharpest being 1."""


class Candidate(NamedTuple):
    """One file with the setup that fits it to this machine."""

    model: schema.Model
    repo: schema.Repository
    file: schema.ModelFile
    found: Fit
    tok_s: float
    measured: bool

    @property
    def sharpness(self) -> float:
        """How able it is, in thousand millions of weights.

        Its size (for experts between all and active weights), less what a low quant, a 4-bit cache
        and a short context lose: our own rule of thumb, used for nothing but this order.
        """
        total = self.model.params_b or 0.1
        size = math.sqrt(total * (self.model.params_active_b or total))
        lost = 0.8 ** max(0.0, 4.5 - (self.file.bits_per_weight or 4.5))
        cache = 0.75 if self.found.config.type_k is KvType.Q4_0 else 1.0
        short = min(1.0, self.found.config.n_ctx / ENOUGH["coding"]) ** 0.25
        return float(size * lost * cache * short)


def best(goal: Goal, machine: Machine, reserve_bytes: int) -> Iterator[Proposal]:
    """Yield the best model for each of the three headlines, the one that serves `goal` first."""
    if not machine.gpus:
        return
    used: set[int] = set()
    for n in sorted(range(len(HEADLINES)), key=lambda n: n != LEADS[goal]):
        headline, aim = HEADLINES[n]
        found = [c for model in models() for c in _candidates(model, machine, aim, reserve_bytes)]
        sharpest = max((c.sharpness for c in found), default=0.0)
        free = [
            c
            for c in found
            if _size(c) not in used
            and (n != LEADS["chat"] or c.sharpness >= SHARP_ENOUGH * sharpest)
        ]
        if free:
            chosen = max(free, key=lambda c: _score(n, c))
            used.add(_size(chosen))
            yield _proposal(headline, chosen)


def _size(c: Candidate) -> int:
    """Return a model's size class, so that three proposals are three different models."""
    return round(c.model.params_b or 0)


def model_of(entry: schema.Model, file: schema.ModelFile, *, has_mtp: bool) -> Model | None:
    """Return the planner's model of one catalogue file; None where the shape is not known."""
    s = entry.shape
    if None in (s.n_layer, s.n_embd, s.n_head_kv, s.head_dim, s.n_vocab) or s.swa_window:
        return None
    full = s.n_full_attention_layers or s.n_layer
    recurrent = (s.n_layer or 0) - (full or 0)
    if recurrent and None in (s.ssm_conv_kernel, s.ssm_inner_size, s.ssm_state_size):
        return None
    nextn = (s.nextn_predict_layers or 0) if has_mtp else 0
    hparams = hparams_of(
        EntryHParams(
            arch=entry.architecture or "",
            n_ctx_train=s.n_ctx_train,
            n_embd=s.n_embd,
            n_vocab=s.n_vocab,
            n_ff=s.n_ff,
            n_layer=s.n_layer,
            n_layer_attn=full,
            n_layer_recurrent=recurrent,
            n_layer_nextn=nextn,
            n_head=s.n_head,
            n_head_kv=s.n_head_kv,
            n_embd_head_k=s.head_dim,
            n_embd_head_v=s.head_dim,
            n_expert=s.n_expert,
            n_expert_used=s.n_expert_used,
            ssm_d_conv=s.ssm_conv_kernel,
            ssm_d_inner=s.ssm_inner_size,
            ssm_d_state=s.ssm_state_size,
            ssm_n_group=s.ssm_group_count,
        )
    )
    bits = file.bits_per_weight or 8.0 * file.size_bytes / ((entry.params_b or 1.0) * 1e9)
    table = int((s.n_vocab or 0) * (s.n_embd or 0) * bits / 8)
    layers = (s.n_layer or 1) + nextn
    weights = weigh(spread(file.size_bytes, table, layers, tied=bool(s.tied_embeddings)))
    n_elements = int((entry.params_b or 0) * 1e9) or weights.n_elements
    return Model(hparams, replace(weights, n_elements=n_elements))


def _candidates(
    entry: schema.Model, machine: Machine, goal: Goal, reserve_bytes: int
) -> Iterator[Candidate]:
    """Yield the two largest files of a model that fit with the context that `goal` needs."""
    room = sum(gpu.free_bytes for gpu in machine.gpus)
    low, high = BITS
    files = [
        (bool(file.has_mtp if file.has_mtp is not None else repo.has_mtp), repo, file)
        for repo in entry.repos
        for file in repo.quants
        if file.size_bytes < room and low <= (file.bits_per_weight or low) <= high
    ]
    files.sort(key=lambda row: (row[2].size_bytes, row[0]), reverse=True)
    count = 0
    for has_mtp, repo, file in files:
        model = model_of(entry, file, has_mtp=has_mtp)
        if model is None:
            return
        found = _comfortable(model, machine, goal, reserve_bytes)
        enough = min(ENOUGH[goal], entry.shape.n_ctx_train or ENOUGH[goal])
        whole = found.config.n_gpu_layers < 0 and not found.config.n_cpu_moe
        if found.plan.verdict == "fits" and whole and found.config.n_ctx >= enough:
            tok_s, measured = _speed(entry, file, machine)
            yield Candidate(entry, repo, file, found, tok_s, measured)
            count += 1
            if count == 2:
                return


def _comfortable(model: Model, machine: Machine, goal: Goal, reserve_bytes: int) -> Fit:
    """Return the best setup that would still fit with a little less: these figures are bounds."""
    found = fit(model, machine, goal, desktop_reserve_bytes=reserve_bytes + COMFORT_BYTES)
    if found.plan.verdict != "fits":
        return found
    return found._replace(
        plan=plan(model, machine, found.config, desktop_reserve_bytes=reserve_bytes)
    )


def _speed(entry: schema.Model, file: schema.ModelFile, machine: Machine) -> tuple[float, bool]:
    """Return tokens/s, publicly measured on this kind of card or reckoned from its bandwidth."""
    known = card(machine.gpus[0].name)
    if known is None:
        return 0.0, False
    same = [row.tok_s for row in entry.speeds if row.gpu == known[0].slug and row.cards == 1]
    if same:
        return sorted(same)[len(same) // 2], True
    if known[0].bandwidth_gb_s is None or not entry.params_b:
        return 0.0, False
    active = (entry.params_active_b or entry.params_b) / entry.params_b
    return READ_SHARE * known[0].bandwidth_gb_s * 1e9 / (file.size_bytes * active), False


def _score(headline: int, c: Candidate) -> tuple[float, ...]:
    drafts = float(c.found.config.mtp.on)
    if headline == LEADS["documents"]:
        return (c.found.config.n_ctx, c.sharpness, drafts)
    if headline == LEADS["coding"]:
        return (c.sharpness, drafts, c.found.config.n_ctx)
    return (c.tok_s, drafts, c.sharpness)


def _proposal(headline: str, c: Candidate) -> Proposal:
    return Proposal(
        id=f"{c.repo.repo}:{c.file.name}",
        headline=headline,
        title=c.model.title,
        quant=c.file.name,
        reason=_reason(c),
        ref=f"{c.repo.repo}:{c.file.name}",
        download_bytes=c.file.size_bytes,
        licence=LICENCES.get(c.model.licence, c.model.licence),
        plan=estimated(c.found.plan),
        config=c.found.config,
        tok_s=c.tok_s if c.measured else None,
        quality=next(grade for least, grade in GRADES if c.sharpness >= least),
    )


def _reason(c: Candidate) -> str:
    n_ctx, whole = c.found.config.n_ctx, c.model.shape.n_ctx_train
    context = (
        f"The whole {n_ctx:,}-token context fits" if n_ctx == whole else f"{n_ctx:,} tokens fit"
    )
    cache = {KvType.F16: "uncompressed", KvType.Q8_0: "with an 8-bit cache"}
    said = f"{context}, {cache.get(c.found.config.type_k, 'with a 4-bit cache')}."
    total, active = c.model.params_b, c.model.params_active_b
    if total and active and active < total / 2:
        return f"Only {active:.0f} of its {total:.0f} billion weights work on each token. {said}"
    return said
