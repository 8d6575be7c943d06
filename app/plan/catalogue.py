"""The catalogue's models as they would run here, planned before any file is fetched.

The catalogue knows a model's shape and its files' sizes, not their tensor tables: the weights are
spread evenly over the layers, so that these plans are estimates until the header has been read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from app.plan.entries import EntryHParams, hparams_of
from app.plan.fit import ENOUGH, Fit, fit
from app.plan.gguf import Tensor
from app.plan.planner import Model
from app.values.machine import Machine
from app.values.plan import MemoryPlan
from app.values.proposal import Goal, Proposal
from catalog import schema
from catalog.load import card, models, quant_tier

I8 = 24
LEAST_BITS = 3.0
"""Below three bits a weight a file loses more than a smaller model would."""
HEADLINES = ("Holds the longest documents", "Sharpest answers", "Fastest replies")
LEADS: dict[Goal, int] = {"documents": 0, "coding": 1, "chat": 2}
READ_SHARE = 0.6
"""Share of a card's bandwidth that decoding reaches in public measurements."""


class Candidate(NamedTuple):
    """One file with the setup that fits it to this machine."""

    model: schema.Model
    repo: schema.Repository
    file: schema.ModelFile
    found: Fit
    tok_s: float | None
    measured: bool


def best(goal: Goal, machine: Machine, reserve_bytes: int) -> Iterator[Proposal]:
    """Yield the best model for each of the three headlines, the one that serves `goal` first."""
    if not machine.gpus:
        return
    candidates = [c for model in models() if (c := _candidate(model, machine, goal, reserve_bytes))]
    order = sorted(range(len(HEADLINES)), key=lambda n: n != LEADS[goal])
    used: set[str] = set()
    for n in order:
        free = [c for c in candidates if c.model.id not in used]
        if not free:
            return
        chosen = max(free, key=lambda c: _score(n, c))
        used.add(chosen.model.id)
        yield _proposal(HEADLINES[n], chosen)


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
    return Model(hparams, _spread(entry, file, (s.n_layer or 1) + nextn))


def _spread(entry: schema.Model, file: schema.ModelFile, n_layer: int) -> tuple[Tensor, ...]:
    s = entry.shape
    bits = file.bits_per_weight or 8.0 * file.size_bytes / ((entry.params_b or 1.0) * 1e9)
    table = min(file.size_bytes // 4, int((s.n_vocab or 0) * (s.n_embd or 0) * bits / 8))
    ends = [("token_embd.weight", table)]
    if not s.tied_embeddings:
        ends.append(("output.weight", table))
    rest = file.size_bytes - sum(size for _, size in ends)
    parts = ends + [(f"blk.{n}.ffn_up.weight", rest // n_layer) for n in range(n_layer)]
    return tuple(Tensor(name, (size,), I8, 0, size) for name, size in parts)


def _candidate(
    entry: schema.Model, machine: Machine, goal: Goal, reserve_bytes: int
) -> Candidate | None:
    room = sum(gpu.free_bytes for gpu in machine.gpus)
    files = [
        (file.size_bytes, repo, file)
        for repo in entry.repos
        for file in repo.quants
        if file.size_bytes < room and (file.bits_per_weight or LEAST_BITS) >= LEAST_BITS
    ]
    for _, repo, file in sorted(files, key=lambda row: (row[0], row[1].repo), reverse=True):
        has_mtp = bool(file.has_mtp if file.has_mtp is not None else repo.has_mtp)
        model = model_of(entry, file, has_mtp=has_mtp)
        if model is None:
            return None
        found = fit(model, machine, goal, desktop_reserve_bytes=reserve_bytes)
        enough = min(ENOUGH[goal], entry.shape.n_ctx_train or ENOUGH[goal])
        whole = found.config.n_gpu_layers < 0 and not found.config.n_cpu_moe
        if found.plan.verdict == "fits" and whole and found.config.n_ctx >= enough:
            tok_s, measured = _speed(entry, file, machine)
            return Candidate(entry, repo, file, found, tok_s, measured)
    return None


def _speed(
    entry: schema.Model, file: schema.ModelFile, machine: Machine
) -> tuple[float | None, bool]:
    """Return tokens/s, publicly measured on this kind of card or reckoned from its bandwidth."""
    known = card(machine.gpus[0].name)
    if known is None:
        return None, False
    same = [row.tok_s for row in entry.speeds if row.gpu == known[0].slug and row.cards == 1]
    if same:
        return sorted(same)[len(same) // 2], True
    bandwidth = known[0].bandwidth_gb_s
    if bandwidth is None or not entry.params_b:
        return None, False
    active = (entry.params_active_b or entry.params_b) / entry.params_b
    return READ_SHARE * bandwidth * 1e9 / (file.size_bytes * active), False


def _score(headline: int, c: Candidate) -> tuple[float, ...]:
    size = math.log2(c.model.params_b or 0.1)
    bits = min(6.0, c.file.bits_per_weight or 4.0)
    if headline == 0:
        return (min(c.found.config.n_ctx, 262_144), size, bits)
    if headline == 1:
        return (size + bits / 4, bits)
    return (c.tok_s or 0.0, size) if size > 1.0 else (0.0, size)


def _proposal(headline: str, c: Candidate) -> Proposal:
    tier = quant_tier(c.file.name)
    return Proposal(
        id=f"{c.repo.repo}:{c.file.name}",
        headline=headline,
        title=c.model.title,
        quant=c.file.name,
        reason=c.found.reason,
        ref=f"{c.repo.repo}:{c.file.name}",
        download_bytes=c.file.size_bytes,
        licence=c.model.licence,
        plan=_estimated(c.found.plan),
        config=c.found.config,
        tok_s=c.tok_s if c.measured else None,
        quality=tier.grade if tier else "good",
    )


def _estimated(plan: MemoryPlan) -> MemoryPlan:
    """Mark every line as a bound: the tensor table has not been read."""
    parts = [
        part.model_copy(
            update={
                "items": tuple(
                    item.model_copy(update={"confidence": "bound"}) for item in part.items
                )
            }
        )
        for part in (*plan.devices, plan.host)
    ]
    return plan.model_copy(update={"devices": tuple(parts[:-1]), "host": parts[-1]})
