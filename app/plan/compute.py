"""Scratch memory of one micro-batch: compute buffers on the device and on the host, output rows.

C = cells, U = micro-batch, E = n_embd, F = n_ff. For the architectures in `EXACT` they give the
bytes that llama.cpp b11312 reserves with flash attention and all layers on one device (checked
against its own dry runs, tests/data/memory/dry_runs.json, and a public RTX 3090 Ti report). For
other architectures they are an estimate.
"""

from __future__ import annotations

from app.plan.caches import f16_copy
from app.plan.ggml_types import KV_QUANTISED
from app.plan.hparams import HParams
from app.plan.patterns import RECURRENT
from app.plan.run import Run, pad
from app.runconfig import KvType
from app.values.plan import Confidence

EXACT = frozenset({"gemma3", "gpt-oss", "llama", "qwen3", "qwen35", "qwen3moe"})
"""Architectures checked against dry runs of the engine, device and host, to the byte."""

CONVERTIBLE = EXACT | {"qwen35moe"}
"""Architectures whose buffer on the processor is known to be the device's plus E x U and U."""

OUTPUT_PAD = 32
PIPELINE_COPIES = 4
"""Copies of a batch's inputs when several cards work in a row (GGML_SCHED_MAX_COPIES)."""

HADAMARD_V = 64


def host(hparams: HParams, run: Run) -> int | None:
    """Return the main context's (pinned) host buffer: masks, embeddings in, indices."""
    inputs = _inputs(hparams, run)
    if inputs is None:
        return None
    copies = pad(4 * run.n_seq, OUTPUT_PAD) if hparams.recurrent else 0
    return inputs + pad(4 * min(run.outputs, run.tokens), OUTPUT_PAD) + copies


def mtp_host(hparams: HParams, run: Run) -> int | None:
    """Return the MTP context's host buffer: as large as the main one, and easily forgotten."""
    if not run.mtp:
        return 0
    inputs = _inputs(hparams, run, mtp=True)
    return None if inputs is None else inputs + pad(4 * run.n_seq, OUTPUT_PAD)


def device(hparams: HParams, run: Run) -> int | None:
    """Return the main context's device buffer: mask and the widest moment of one layer."""
    n_embd, n_vocab = hparams.n_embd, hparams.n_vocab
    terms = [_ffn(hparams, run), _scores(hparams, run), _delta_net(hparams, run)]
    if n_embd is None or n_vocab is None or None in terms:
        return None
    outputs = min(run.outputs, run.tokens)
    logits = 4 * outputs * n_vocab + 12 * n_embd * run.tokens
    mask = _mask(hparams, run)
    wide = max(mask + max(x for x in terms if x is not None), logits)
    fixed = _indices(hparams, run) * run.tokens + pad(4 * outputs, OUTPUT_PAD)
    fixed += pad(4 * run.n_seq, OUTPUT_PAD) if hparams.recurrent else 0
    return wide + fixed + _rotation(hparams, run.type_k, run.type_v)


def mtp_device(hparams: HParams, run: Run) -> int | None:
    """Return a bound of the MTP context's device buffer: 2 to 28 % above it.

    The exact value depends on how the allocator fragments; a dry run gives it.
    """
    if not run.mtp:
        return 0
    narrow, attention, scores = _ffn(hparams, run), _attention(hparams), _scores(hparams, run)
    if narrow is None or attention is None or scores is None or hparams.n_embd is None:
        return None
    mask = 2 * run.cells * run.tokens
    wide = max(mask + 4 * run.tokens * attention, narrow + 8 * hparams.n_embd * run.tokens)
    if {run.mtp_type_k, run.mtp_type_v} & KV_QUANTISED or not run.flash_attn:
        wide = max(wide, _mask(hparams, run) + max(narrow, scores))
    fixed = _indices(hparams, run) * run.tokens + OUTPUT_PAD
    return fixed + wide + _rotation(hparams, run.mtp_type_k, run.mtp_type_v)


def piped_host(hparams: HParams, run: Run, size: int) -> int:
    """Return a host buffer when several cards work in a row: its inputs stand there four times."""
    embeddings = 4 * (hparams.n_embd or 0) * run.tokens
    return PIPELINE_COPIES * size - (PIPELINE_COPIES - 1) * embeddings


def piped_extra(hparams: HParams, run: Run, *, first: bool) -> int:
    """Return what a card needs more when several work in a row: copies of what it is handed.

    Checked against the engine's dry runs on two devices: masks, indices, and one activation from
    the host or two from the card before.
    """
    more = PIPELINE_COPIES - 1
    states = pad(4 * run.n_seq, OUTPUT_PAD) if hparams.recurrent else 0
    inputs = _mask(hparams, run) + _indices(hparams, run) * run.tokens + states
    handed = (1 if first else 2) * 4 * (hparams.n_embd or 0) * run.tokens
    rows = pad(4 * min(run.outputs, run.tokens), OUTPUT_PAD)
    return more * inputs + PIPELINE_COPIES * handed + (-rows if first else more * rows)


def copies(hparams: HParams, run: Run, *, mtp: bool = False) -> int:
    """Return what CUDA adds to a device buffer for a cache that is not f16."""
    if not run.flash_attn:
        return 0
    if mtp:
        cells = run.cells * run.streams
        return f16_copy(hparams.nextn, cells, run.mtp_type_k, run.mtp_type_v)
    full = f16_copy(hparams.full, run.cells * run.streams, run.type_k, run.type_v)
    window = run.swa_cells(hparams.n_swa) * run.streams
    return max(full, f16_copy(hparams.sliding, window, run.type_k, run.type_v))


def cpu(hparams: HParams, run: Run) -> int | None:
    """Return the single compute buffer of the main context when no device takes part."""
    inner = device(hparams, run)
    if inner is None or hparams.n_embd is None:
        return None
    return inner + 4 * hparams.n_embd * run.tokens + 4 * run.tokens


def mtp_cpu(hparams: HParams, run: Run) -> int | None:
    """Return the single compute buffer of the MTP context when no device takes part."""
    inner = mtp_device(hparams, run)
    return None if inner is None else inner + (4 * run.tokens if run.mtp else 0)


def output(hparams: HParams, run: Run) -> int | None:
    """Return the host buffer of the logits, and of the hidden rows that drafting reads.

    llama_context::output_reserve: with drafting on, a row per token of the batch is kept.
    """
    if hparams.n_vocab is None or (run.mtp and hparams.n_embd is None):
        return None
    rows = run.n_batch * (hparams.n_embd or 0) if run.mtp else 0
    return 4 * (run.outputs * hparams.n_vocab + rows)


def mtp_output(hparams: HParams, run: Run) -> int | None:
    """Return the MTP context's output buffer: one row of logits and of state per sequence."""
    if not run.mtp:
        return 0
    if hparams.n_vocab is None or hparams.n_embd is None:
        return None
    return 4 * run.n_seq * (hparams.n_vocab + hparams.n_embd)


def confidence(hparams: HParams, run: Run) -> Confidence:
    """Return how far `host` and `device` can be trusted for this model and run."""
    if hparams.architecture not in EXACT or not run.flash_attn:
        return "low"
    plain = run.type_k is KvType.F16 and run.type_v is KvType.F16
    if run.n_seq > 1 and run.mtp:
        return "low"
    return "exact" if plain or hparams.recurrent else "bound"


def host_confidence(hparams: HParams, run: Run) -> Confidence:
    """Return how far `host` can be trusted: it holds whatever the cache's type is."""
    sure = confidence(hparams, run)
    return "exact" if sure == "bound" or hparams.architecture == "qwen35moe" else sure


def mask_dominates(hparams: HParams, run: Run) -> bool:
    """Return whether the MTP context's mask is wider than its feed-forward part.

    Then its buffer on a device is the processor's without the tokens; else the embeddings may
    come on top.
    """
    inner = _inner(hparams)
    return inner is not None and run.cells >= 2 * inner


def _mask(hparams: HParams, run: Run) -> int:
    """Return the KQ masks: f16 with flash attention, f32 without; a second one when sliding."""
    if hparams.full == () and not hparams.sliding:
        return 0  # nothing attends
    size = 2 if run.flash_attn else 4
    window = run.swa_cells(hparams.n_swa) if hparams.sliding else 0
    return size * run.tokens * (run.cells + window)


def _inputs(hparams: HParams, run: Run, *, mtp: bool = False) -> int | None:
    if hparams.n_embd is None:
        return None
    k, v = (run.mtp_type_k, run.mtp_type_v) if mtp else (run.type_k, run.type_v)
    indices = 4 + _indices(hparams, run)
    embeddings = 8 * hparams.n_embd * run.tokens
    return _mask(hparams, run) + embeddings + indices * run.tokens + _rotation(hparams, k, v)


def _indices(hparams: HParams, run: Run) -> int:
    """Return bytes per token of positions and cache indices.

    Without flash attention the values are written element by element: an index for each.
    """
    positions = 16 if hparams.mrope else 4
    width = 1
    if not run.flash_attn:
        width = max((x.v for x in (*(hparams.full or ()), *(hparams.nextn or ()))), default=1)
    return positions + (8 + 8 * width) * (2 if hparams.sliding else 1)


def _rotation(hparams: HParams, k: KvType, v: KvType) -> int:
    """Return the Hadamard matrices (f32) with which quantised keys and values are rotated.

    One pair per cache: a model with sliding layers has two caches.
    """
    size = hparams.head_k or 0
    if size == 0 or size % HADAMARD_V or hparams.is_mla:
        return 0
    n = size & -size
    keys = 4 * n * n if k in KV_QUANTISED else 0
    values = 4 * HADAMARD_V * HADAMARD_V if v in KV_QUANTISED else 0
    return (keys + values) * (2 if hparams.sliding else 1)


def _ffn(hparams: HParams, run: Run) -> int | None:
    """Return the feed-forward's widest moment: gate, up and their product, and what it adds to.

    Outside the gated delta net family the attention's result is still alive; rotated caches keep
    it twice where two caches alternate. With experts, one result row per chosen expert.
    """
    if hparams.architecture in RECURRENT:
        return _state_space(hparams, run)
    inner = _inner(hparams)
    if hparams.n_embd is None or inner is None:
        return None
    rows = 0 if hparams.architecture in _BIASED_EXPERTS else hparams.n_expert_used
    kept = 0
    if not hparams.recurrent:
        heads = (hparams.n_head or 0) * (hparams.head_k or 0)
        twice = hparams.sliding and {run.type_k, run.type_v} & KV_QUANTISED
        kept = heads * 2 if twice else heads
    return 4 * run.tokens * (inner + (2 + rows) * hparams.n_embd + kept)


def _state_space(hparams: HParams, run: Run) -> int | None:
    """Return an estimate of a state-space layer's widest moment, for models of nothing else.

    Projection in, convolution and its result, gate and output: a tenth above the engine's own dry
    run of a Mamba 2 on the processor.
    """
    state = hparams.recurrence
    if state is None or hparams.n_embd is None or not state.inner:
        return None
    return 4 * run.tokens * (3 * state.conv_dim + 3 * state.inner + 2 * hparams.n_embd)


def _inner(hparams: HParams) -> int | None:
    """Return the elements per token inside the feed-forward part: gate, up, product."""
    if hparams.n_expert:
        return 3 * hparams.n_expert_used * hparams.n_ff_exp + 4 * hparams.n_ff_shexp or None
    return 3 * hparams.n_ff if hparams.n_ff is not None else None


def _attention(hparams: HParams) -> int | None:
    """Return the elements per token that attention keeps alive at most."""
    if hparams.n_head is None or hparams.head_k is None or hparams.n_embd is None:
        return None
    layers = (*(hparams.full or ()), *(hparams.sliding or ()), *(hparams.nextn or ()))
    kv_width = max((x.k for x in layers), default=0)
    return 4 * hparams.n_head * hparams.head_k + 2 * hparams.n_embd + 2 * kv_width


def _scores(hparams: HParams, run: Run) -> int | None:
    """Return what attention needs without flash attention: the scores of every head."""
    if run.flash_attn:
        return 0
    attention = _attention(hparams)
    if attention is None:
        return None
    return 4 * run.tokens * (attention + (hparams.n_head or 0) * run.cells)


def _delta_net(hparams: HParams, run: Run) -> int | None:
    """Return the recurrent layer's widest moment (gated delta net).

    New states are written behind the convolution's input where they fit there; a small
    micro-batch leaves no room, and they take memory of their own.
    """
    state = hparams.recurrence
    if not hparams.recurrent or state is None or hparams.n_embd is None:
        return 0 if hparams.recurrent is not None else None
    conv, base = state.conv_dim, 4 * run.tokens
    history = 8 * max(0, state.conv_kernel - 1) * conv * run.n_seq
    one = 4 * state.s_elements * run.n_seq
    if base * conv >= one * (run.n_rs_seq + 2):
        return base * (3 * conv + 2 * hparams.n_embd) + history
    wide = 2 * hparams.n_embd + state.inner
    first = base * (3 * conv + wide) + one * (run.n_rs_seq + 1)
    second = base * (2 * conv + wide) + one * (run.n_rs_seq + 2)
    return max(first, second) + history


_BIASED_EXPERTS = frozenset({"gpt-oss"})
"""Architectures whose experts add a bias in place, so that no rows are kept beside them."""
