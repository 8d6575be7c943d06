"""The memory of a model that makes embeddings: its weights, and what it remembers of a batch."""

from __future__ import annotations

from pathlib import Path

from app.plan import caches
from app.plan.hparams import HParams, from_header
from app.plan.run import Run
from app.plan.shards import read_model
from app.runconfig import KvType
from app.values.embedding import MOST_TEXTS, most_tokens

CACHELESS = frozenset({"bert", "nomic-bert", "nomic-bert-moe", "jina-bert-v2", "jina-bert-v3"}) | {
    "neo-bert",
    "modern-bert",
    "eurobert",
}
"""Encoders see a whole text at once and keep nothing (llama-model.cpp, create_memory)."""


def needed_bytes(path: Path) -> int:
    """Return weights and caches of the model file at `path`, as the engine opens it.

    Raises:
        FileProblemError: it is damaged or no model.
        OSError: it is not there.
    """
    header = read_model(path)
    return header.size_bytes + cache_bytes(from_header(header, path.name))


def cache_bytes(hparams: HParams) -> int:
    """Return the caches of the one context; 0 for an encoder and where figures are missing.

    The context is as long as the longest text, in f16, and all texts of a batch share it.
    """
    if hparams.architecture in CACHELESS or not hparams.n_ctx_train or not hparams.n_vocab:
        return 0
    n = most_tokens(hparams.n_ctx_train, hparams.n_vocab)
    run = Run(
        n_ctx=n,
        n_batch=n,
        n_ubatch=n,
        n_seq=min(n, MOST_TEXTS),
        type_k=KvType.F16,
        type_v=KvType.F16,
        mtp_type_k=KvType.F16,
        mtp_type_v=KvType.F16,
        mtp=False,
        draft_max=0,
        n_rs_seq=0,
        unified=True,
        swa_full=True,
    )
    kinds = (caches.kv, caches.kv_swa, caches.recurrent)
    return sum(sum((kind(hparams, run) or {}).values()) for kind in kinds)
