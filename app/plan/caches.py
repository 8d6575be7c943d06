"""What the model remembers: KV cache, sliding-window cache, recurrent state, MTP cache.

Source of the formulas: llama-kv-cache.cpp, llama-kv-cache-iswa.cpp, llama-memory-recurrent.cpp of
llama.cpp b11312; exact on every comparable public report (tests/data/memory/reports.json).
Each function returns bytes per layer, keyed by layer, or None when a figure is missing.
"""

from __future__ import annotations

from app.plan.ggml_types import kv_bytes
from app.plan.hparams import CacheLayer, HParams
from app.plan.run import Run
from app.runconfig import KvType

PerLayer = dict[int, int]


def kv(hparams: HParams, run: Run) -> PerLayer | None:
    """Return the full-attention cache: cells x (key + value) x streams."""
    return _cache(hparams.full, run.cells * run.streams, run.type_k, run.type_v)


def kv_swa(hparams: HParams, run: Run) -> PerLayer | None:
    """Return the sliding-window cache: only the window and one micro-batch are kept."""
    if not hparams.sliding:
        return {} if hparams.sliding is not None else None
    cells = run.swa_cells(hparams.n_swa) * run.streams
    return _cache(hparams.sliding, cells, run.type_k, run.type_v)


def recurrent(hparams: HParams, run: Run) -> PerLayer | None:
    """Return the state of recurrent layers: one per sequence and one per rollback step, f32."""
    if not hparams.recurrent:
        return {} if hparams.recurrent is not None else None
    if hparams.recurrence is None:
        return None
    states = max(1, run.n_seq) * (1 + run.n_rs_seq)
    size = hparams.recurrence.bytes_per_layer * states
    return dict.fromkeys(hparams.recurrent, size)


def mtp_kv(hparams: HParams, run: Run) -> PerLayer | None:
    """Return the cache of the MTP context, which holds the MTP layers alone."""
    if not run.mtp:
        return {}
    return _cache(hparams.nextn, run.cells * run.streams, run.mtp_type_k, run.mtp_type_v)


def f16_copy(layers: tuple[CacheLayer, ...] | None, cells: int, k: KvType, v: KvType) -> int:
    """Return the bytes of the f16 copy of the widest layer's keys and values.

    CUDA's prefill kernels read f16 alone; any other cache type is converted into the compute
    buffer (ggml_cuda_flash_attn_ext_get_alloc_size in fattn.cu). From source, not measured.
    """
    if not layers:
        return 0
    widest = max((0 if k is KvType.F16 else x.k) + (0 if v is KvType.F16 else x.v) for x in layers)
    return 2 * cells * widest


def _cache(
    layers: tuple[CacheLayer, ...] | None, cells: int, type_k: KvType, type_v: KvType
) -> PerLayer | None:
    if layers is None:
        return None
    return {
        x.layer: cells * (kv_bytes(x.k, type_k) + (kv_bytes(x.v, type_v) if x.v else 0))
        for x in layers
    }
