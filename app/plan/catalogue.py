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
from app.plan.fit import AMPLE_ON_CPU, ENOUGH, Fit, fit
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
    ("Quick replies", "chat"),
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
LICENCES = {
    "apache-2.0": "Apache 2.0",
    "mit": "MIT",
    "gemma": "Gemma Terms of Use",
    "llama3.1": "Llama 3.1 Community",
    "llama3.2": "Llama 3.2 Community",
    "lfm1.0": "LFM Open 1.0",
}
COMFORT_BYTES = 256 << 20
READ_SHARE = 0.6
"""Share of a card's bandwidth that decoding reaches in public measurements."""
TURNS = (LEADS["coding"], LEADS["documents"], LEADS["chat"])
"""Who chooses first: nothing that is proposed beside it may be sharper than "the sharpest"."""
LEAST_SHARP = {LEADS["coding"]: 0.0, LEADS["documents"]: 0.3, LEADS["chat"]: 0.35}
"""Share of the sharpest one's sharpness below which more context or speed is not worth the loss."""
CPU_READ_BYTES = 6_000_000_000
"""Weights that a processor can read for each token and still write about as fast as one reads."""
CPU_BITS = 4.2
"""Bits a weight below which files are of kinds that cost a processor several times the work."""
CPU_ROOM = 0.75
"""Share of the free memory that a model may take where everything else works in it too."""


class Candidate(NamedTuple):
    """One file with the setup that fits it to this machine; `place` is where the catalogue has it."""

    place: int
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
    """Yield the best model for each of the three headlines, the one that serves `goal` first.

    Without a card they are for the processor: no more weights than it can read for each token.
    """
    used: set[int] = set()
    chosen: dict[int, Candidate] = {}
    for n in TURNS:
        found = [
            candidate
            for place, model in enumerate(models())
            for candidate in _candidates(place, model, machine, HEADLINES[n][1], reserve_bytes)
        ]
        least = LEAST_SHARP[n] * max((c.sharpness for c in found), default=0.0)
        slowest = chosen[TURNS[0]].tok_s if n == LEADS["chat"] and TURNS[0] in chosen else 0.0
        if free := [
            c for c in found if _size(c) not in used and c.sharpness >= least and c.tok_s >= slowest
        ]:
            chosen[n] = max(free, key=lambda c: _score(n, c))
            used.add(_size(chosen[n]))
    for n in sorted(chosen, key=lambda n: (n != LEADS[goal], n)):
        yield _proposal(HEADLINES[n][0], chosen[n])


def _size(c: Candidate) -> int:
    """Return a model's size class, so that three proposals are three different models."""
    return round(c.model.params_b or 0)


def model_of(entry: schema.Model, file: schema.ModelFile, *, has_mtp: bool) -> Model | None:
    """Return the planner's model of one catalogue file; None where the shape is not known."""
    s = entry.shape
    known = (s.n_layer, s.n_embd, s.n_head_kv, s.head_dim, s.n_vocab, s.n_ctx_train)
    if None in known or s.swa_window:
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
    place: int, entry: schema.Model, machine: Machine, goal: Goal, reserve_bytes: int
) -> Iterator[Candidate]:
    """Yield the two largest files of a model that fit with the context that `goal` needs."""
    count = 0
    for has_mtp, repo, file in _worth_trying(entry, machine):
        model = model_of(entry, file, has_mtp=has_mtp)
        if model is None:
            return
        found = _comfortable(model, machine, goal, reserve_bytes)
        if _serves(found, entry, goal):
            tok_s, measured = _speed(entry, file, machine)
            yield Candidate(place, entry, repo, file, found, tok_s, measured)
            count += 1
            if count == 2:
                return


def _worth_trying(
    entry: schema.Model, machine: Machine
) -> list[tuple[bool, schema.Repository, schema.ModelFile]]:
    """Return a model's files that there may be room for, largest first, and whether they draft."""
    low, high = BITS
    room = float(sum(gpu.free_bytes for gpu in machine.gpus))
    if not machine.gpus:
        low = CPU_BITS
        room = min(CPU_ROOM * machine.host.usable_bytes, CPU_READ_BYTES / _active(entry))
    files = [
        (bool(file.has_mtp if file.has_mtp is not None else repo.has_mtp), repo, file)
        for repo in entry.repos
        for file in repo.quants
        if file.size_bytes < room and low <= (file.bits_per_weight or low) <= high
    ]
    return sorted(files, key=lambda row: (row[2].size_bytes, row[0]), reverse=True)


def _serves(found: Fit, entry: schema.Model, goal: Goal) -> bool:
    """Whether a setup fits, with enough context, and leaves nothing of a card's work elsewhere."""
    config, on_card = found.config, bool(found.plan.devices)
    enough = ENOUGH[goal] if on_card else min(ENOUGH[goal], AMPLE_ON_CPU[goal])
    enough = min(enough, entry.shape.n_ctx_train or enough)
    whole = not on_card or (config.n_gpu_layers < 0 and not config.n_cpu_moe)
    return found.plan.verdict == "fits" and whole and config.n_ctx >= enough


def _active(entry: schema.Model) -> float:
    """Return the share of a model's weights that work on each token."""
    if not entry.params_b:
        return 1.0
    return (entry.params_active_b or entry.params_b) / entry.params_b


def _comfortable(model: Model, machine: Machine, goal: Goal, reserve_bytes: int) -> Fit:
    """Return the best setup that would still fit with a little less: these figures are bounds."""
    found = fit(model, machine, goal, desktop_reserve_bytes=reserve_bytes + COMFORT_BYTES)
    if found.plan.verdict != "fits":
        return found
    return found._replace(
        plan=plan(model, machine, found.config, desktop_reserve_bytes=reserve_bytes)
    )


def _speed(entry: schema.Model, file: schema.ModelFile, machine: Machine) -> tuple[float, bool]:
    """Return tokens/s, publicly measured on this kind of card or reckoned from its bandwidth.

    Of a processor, and of a card that is not known, the figure only puts models in an order.
    """
    known = card(machine.gpus[0].name) if machine.gpus else None
    slug, bandwidth_gb_s = (known[0].slug, known[0].bandwidth_gb_s) if known else ("", None)
    same = [row.tok_s for row in entry.speeds if row.gpu == slug and row.cards == 1]
    if same:
        return sorted(same)[len(same) // 2], True
    read_bytes = file.size_bytes * _active(entry)
    return READ_SHARE * (bandwidth_gb_s or 1.0) * 1e9 / read_bytes, False


def _score(headline: int, c: Candidate) -> tuple[float, ...]:
    """Return what decides, first thing first; of models that are alike the newer one stands later."""
    drafts, n_ctx = float(c.found.config.mtp.on), c.found.config.n_ctx
    if headline == LEADS["documents"]:
        return (n_ctx, c.sharpness, drafts, c.place)
    if headline == LEADS["coding"]:
        return (c.sharpness, drafts, c.place, n_ctx)
    return (c.tok_s, drafts, c.sharpness, c.place)


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
    said = _context(c.found.config.n_ctx, c.model.shape.n_ctx_train, c.found.config.type_k)
    total, active = c.model.params_b, c.model.params_active_b
    if total and active and active < total / 2:
        return f"Only {active:.0f} of its {total:.0f} billion weights work on each token. {said}"
    return said


def _context(n_ctx: int, trained: int | None, cache: KvType) -> str:
    """Return how much text fits: one sentence for each, since halves cannot be translated."""
    if n_ctx == trained:
        said = {
            KvType.F16: f"The whole {n_ctx:,}-token context fits, uncompressed.",
            KvType.Q8_0: f"The whole {n_ctx:,}-token context fits, with an 8-bit cache.",
        }
        return said.get(cache, f"The whole {n_ctx:,}-token context fits, with a 4-bit cache.")
    said = {
        KvType.F16: f"{n_ctx:,} tokens fit, uncompressed.",
        KvType.Q8_0: f"{n_ctx:,} tokens fit, with an 8-bit cache.",
    }
    return said.get(cache, f"{n_ctx:,} tokens fit, with a 4-bit cache.")
