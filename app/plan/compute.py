"""Scratch memory of one micro-batch: compute buffers on the device and on the host, output rows.

C = cells, U = micro-batch, E = n_embd, F = n_ff. The qwen35 formulas give the bytes that llama.cpp
b11312 reserves, with flash attention, one sequence and all layers on one device (checked against
its own dry runs and a public RTX 3090 Ti report). For other shapes they are an estimate.
"""

from __future__ import annotations

from app.plan.caches import f16_copy
from app.plan.ggml_types import KV_QUANTISED
from app.plan.hparams import HParams
from app.plan.run import Run, pad
from app.runconfig import KvType
from app.values.plan import Confidence

EXACT = frozenset({"qwen35"})
OUTPUT_PAD = 32
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
    terms = [_ffn(hparams, run), _attention(hparams, run), _delta_net(hparams, run)]
    if n_embd is None or n_vocab is None or None in terms:
        return None
    outputs = min(run.outputs, run.tokens)
    logits = 4 * outputs * n_vocab + 12 * n_embd * run.tokens
    mask = _mask(hparams, run)
    wide = max(mask + max(x for x in terms if x is not None), logits)
    fixed = 32 * run.tokens + pad(4 * outputs, OUTPUT_PAD)
    fixed += pad(4 * run.n_seq, OUTPUT_PAD) if hparams.recurrent else 0
    return wide + fixed + _rotation(hparams, run.type_k, run.type_v)


def mtp_device(hparams: HParams, run: Run) -> int | None:
    """Return a bound of the MTP context's device buffer: never below, at most 8.3 % above.

    The exact value depends on how the allocator fragments; a dry run gives it.
    """
    if not run.mtp:
        return 0
    n_embd, n_ff = hparams.n_embd, hparams.n_ff or _expert_width(hparams)
    if None in (n_embd, n_ff, hparams.n_head, hparams.head_k, hparams.nextn):
        return None
    e, f = n_embd or 0, n_ff or 0
    kv_width = max((x.k for x in hparams.nextn or ()), default=0)
    wide = 4 * (hparams.n_head or 0) * (hparams.head_k or 0)
    attention = 2 * run.cells * run.tokens + 4 * run.tokens * (wide + 2 * e + 2 * kv_width)
    ffn = 4 * run.tokens * (3 * f + 4 * e)
    fixed = 32 * run.tokens + OUTPUT_PAD
    return fixed + max(attention, ffn) + _rotation(hparams, run.mtp_type_k, run.mtp_type_v)


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
    exact = hparams.architecture in EXACT and run.flash_attn and run.n_seq == 1
    return "exact" if exact else "low"


def _mask(hparams: HParams, run: Run) -> int:
    """Return the KQ masks: f16 with flash attention, f32 without; a second one when sliding."""
    size = 2 if run.flash_attn else 4
    window = run.swa_cells(hparams.n_swa) if hparams.sliding else 0
    return size * run.tokens * (run.cells + window)


def _inputs(hparams: HParams, run: Run, *, mtp: bool = False) -> int | None:
    if hparams.n_embd is None:
        return None
    positions = 16 if hparams.mrope else 4
    k, v = (run.mtp_type_k, run.mtp_type_v) if mtp else (run.type_k, run.type_v)
    width = 1
    if not run.flash_attn:
        width = max((x.v for x in hparams.full or ()), default=1)
    indices = 4 + positions + (8 + 8 * width) * (2 if hparams.sliding else 1)
    embeddings = 8 * hparams.n_embd * run.tokens
    return _mask(hparams, run) + embeddings + indices * run.tokens + _rotation(hparams, k, v)


def _rotation(hparams: HParams, k: KvType, v: KvType) -> int:
    """Return the Hadamard matrices (f32) with which quantised keys and values are rotated."""
    size = hparams.head_k or 0
    if size == 0 or size % HADAMARD_V or hparams.is_mla:
        return 0
    n = size & -size
    return (4 * n * n if k in KV_QUANTISED else 0) + (
        4 * HADAMARD_V * HADAMARD_V if v in KV_QUANTISED else 0
    )


def _ffn(hparams: HParams, run: Run) -> int | None:
    width = hparams.n_ff
    if hparams.n_expert:
        width = max(_expert_width(hparams) or 0, width or 0) or None
    if width is None or hparams.n_embd is None:
        return None
    rows = hparams.n_expert_used if hparams.n_expert else 0
    return 4 * run.tokens * (3 * width + (2 + rows) * hparams.n_embd)


def _expert_width(hparams: HParams) -> int | None:
    width = hparams.n_expert_used * hparams.n_ff_exp + hparams.n_ff_shexp
    return width or None


def _attention(hparams: HParams, run: Run) -> int | None:
    """Return the attention's widest moment; 0 where qwen35's other terms always win."""
    if hparams.architecture in EXACT and run.flash_attn:
        return 0
    if hparams.n_head is None or hparams.head_k is None or hparams.n_embd is None:
        return None
    kv_width = max((x.k for x in (*(hparams.full or ()), *(hparams.sliding or ()))), default=0)
    wide = 4 * hparams.n_head * hparams.head_k + 2 * hparams.n_embd + 2 * kv_width
    scores = 0 if run.flash_attn else 4 * hparams.n_head * run.cells * run.tokens
    return 4 * run.tokens * wide + scores


def _delta_net(hparams: HParams, run: Run) -> int | None:
    """Return the recurrent layer's widest moment (gated delta net)."""
    state = hparams.recurrence
    if not hparams.recurrent or state is None or hparams.n_embd is None:
        return 0 if hparams.recurrent is not None else None
    history = 8 * max(0, state.conv_kernel - 1) * state.conv_dim
    return 4 * run.tokens * (3 * state.conv_dim + 2 * hparams.n_embd) + history
