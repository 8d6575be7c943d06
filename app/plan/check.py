"""Setups that a model cannot run with."""

from __future__ import annotations

from app.errors import UsageError
from app.plan.ggml_types import KV_BLOCKS, KV_QUANTISED
from app.plan.hparams import HParams
from app.plan.run import CELL_PAD, pad
from app.runconfig import RunConfig


def check(hparams: HParams, config: RunConfig) -> None:
    """Raise `UsageError` if the model cannot run with `config`."""
    limit = hparams.n_ctx_train
    per_sequence = config.n_ctx // config.n_seq_max
    if limit is not None and pad(per_sequence, CELL_PAD) > pad(limit, CELL_PAD):
        raise UsageError(
            f"A context of {config.n_ctx:,} tokens is more than the model was trained for"
            f" ({limit:,}).",
            fix=f"Choose at most {limit * config.n_seq_max:,}.",
            cause="config-context-too-long",
        )
    if config.rpc and config.split_mode == "row":
        raise UsageError(
            "Rows cannot be split over several computers, only layers.",
            fix="Choose the split by layers.",
        )
    quantised = {config.type_v, config.mtp.type_v or config.type_v} & KV_QUANTISED
    if quantised and not config.flash_attn:
        raise UsageError(
            f"A value cache of type {min(quantised)} needs flash attention.",
            fix="Switch flash attention on, or choose f16.",
            cause="config-v-cache-needs-flash-attention",
        )
    size = hparams.head_k
    mtp = config.mtp
    for kv_type in filter(None, (config.type_k, config.type_v, mtp.type_k, mtp.type_v)):
        if size is not None and size % KV_BLOCKS[kv_type][0]:
            raise UsageError(
                f"A cache of type {kv_type} does not fit this model's heads of {size} elements.",
                fix="Choose f16.",
                cause="config-kv-type-unsupported",
            )
