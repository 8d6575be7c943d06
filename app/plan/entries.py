"""A memory report as a model: its figures, its run and its machine, read from JSON.

What a report does not state stays unknown, so that a line is left out and never 0.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import Field, ValidationError

from app.errors import UsageError
from app.plan import patterns
from app.plan.hparams import CacheLayer, HParams, Recurrence
from app.plan.planner import Model
from app.plan.run import Run
from app.runconfig import KvType, MtpConfig, RunConfig
from app.values.base import Value

MAX_FILE_BYTES = 64 << 20
Count = Field(default=None, ge=0, le=1 << 40)
DRAFTING = ("mtp",)
MIXED = patterns.KNOWN - patterns.PLAIN
"""Architectures with recurrent layers."""


class EntryHParams(Value, extra="ignore"):
    """The figures of a report; None: not stated. `n_embd_k_gqa` stands for heads x size."""

    arch: str = ""
    n_ctx_train: int | None = Count
    n_embd: int | None = Count
    n_vocab: int | None = Count
    n_ff: int | None = Count
    n_layer: int | None = Field(default=None, ge=0, le=512)
    n_layer_attn: int | None = Field(default=None, ge=0, le=512)
    n_layer_swa: int | None = Field(default=None, ge=0, le=512)
    n_layer_recurrent: int | None = Field(default=None, ge=0, le=512)
    n_layer_nextn: int | None = Field(default=None, ge=0, le=512)
    n_head: int | None = Count
    n_head_kv: int | None = Count
    n_head_kv_swa: int | None = Count
    n_head_kv_full: int | None = Count
    n_embd_head_k: int | None = Count
    n_embd_head_v: int | None = Count
    n_embd_head_k_swa: int | None = Count
    n_embd_head_v_swa: int | None = Count
    n_embd_k_gqa: int | None = Count
    n_embd_v_gqa: int | None = Count
    n_swa: int | None = Count
    n_expert: int | None = Count
    n_expert_used: int | None = Count
    n_ff_exp: int | None = Count
    ssm_d_conv: int | None = Count
    ssm_d_inner: int | None = Count
    ssm_d_state: int | None = Count
    ssm_n_group: int | None = Count


class EntryParams(Value, extra="ignore"):
    """How a report's model was run."""

    n_ctx: int | None = Field(default=None, ge=1, le=1 << 24)
    n_batch: int | None = Field(default=None, ge=1, le=1 << 20)
    n_ubatch: int | None = Field(default=None, ge=1, le=1 << 20)
    n_seq_max: int = Field(default=1, ge=1, le=64)
    kv_unified: bool = False
    type_k: KvType = KvType.F16
    type_v: KvType = KvType.F16
    mtp_type_k: KvType | None = None
    mtp_type_v: KvType | None = None
    type_k_draft: KvType | None = None
    type_v_draft: KvType | None = None
    flash_attn: bool | str = True
    spec: str | None = None
    spec_draft_n_max: int | None = Field(default=None, ge=1, le=16)
    n_rs_seq: int | None = Field(default=None, ge=0, le=64)
    n_cpu_moe: int = Field(default=0, ge=0, le=10_000)
    tensor_split: str | None = None


class EntryHardware(Value, extra="ignore"):
    """The cards of a report; one value or one per card."""

    gpu: str | list[str] = "GPU"
    total_mib: int | list[int] | None = None
    free_mib: int | list[int] | None = None
    ram_mib: int | None = None


class Entry(Value, extra="ignore"):
    """One report."""

    id: str = ""
    hparams: EntryHParams = EntryHParams()
    params: EntryParams = EntryParams()
    hardware: EntryHardware = EntryHardware()


def load(path: Path, entry_id: str | None = None) -> Entry:
    """Return one entry of a JSON file: the named one, or the only one there.

    The file holds an entry, a list of them, or an object with `entries`. Raises `UsageError`.
    """
    try:
        if path.stat().st_size > MAX_FILE_BYTES:
            raise UsageError(f"{path.name} is too large for a memory report.")
        document = json.loads(path.read_bytes())
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{path.name} is not a JSON text.", fix="Check the file.") from error
    return _validated(_chosen(document, entry_id, path.name), path.name)


def model_of(entry: Entry, config: RunConfig | None = None) -> Model:
    """Return the model and the run that an entry describes, or the one of `config`."""
    return Model(hparams=hparams_of(entry.hparams), run=_run(entry, config or config_of(entry)))


def config_of(entry: Entry) -> RunConfig:
    """Return the RunConfig nearest to an entry; raise `UsageError` without a context."""
    p = entry.params
    if p.n_ctx is None:
        raise UsageError(
            "The entry states no context (params.n_ctx).", fix="Add it, or give --ctx."
        )
    n_ubatch = p.n_ubatch or 512
    mtp = _mtp_on(entry)
    return RunConfig(
        n_ctx=p.n_ctx,
        n_batch=max(p.n_batch or 2048, n_ubatch),
        n_ubatch=n_ubatch,
        n_seq_max=p.n_seq_max,
        type_k=p.type_k,
        type_v=p.type_v,
        flash_attn=p.flash_attn is not False,
        n_cpu_moe=p.n_cpu_moe,
        tensor_split=_split(p.tensor_split),
        mtp=MtpConfig(
            on=mtp,
            draft_max=p.spec_draft_n_max or max(1, p.n_rs_seq or 0) if mtp else 3,
            type_k=p.mtp_type_k or p.type_k_draft,
            type_v=p.mtp_type_v or p.type_v_draft,
        ),
    )


def _run(entry: Entry, config: RunConfig) -> Run:
    """Return the run as stated; extra recurrent states follow the draft length if not stated."""
    p, asked = entry.params, config.mtp.draft_max if config.mtp.on else 0
    as_stated = config.mtp == config_of(entry).mtp
    n_rs_seq = p.n_rs_seq if p.n_rs_seq is not None and as_stated else asked
    if p.n_rs_seq is None and as_stated:
        n_rs_seq = p.spec_draft_n_max or 0
    return Run(
        n_ctx=config.n_ctx,
        n_batch=config.n_batch,
        n_ubatch=config.n_ubatch,
        n_seq=config.n_seq_max,
        type_k=config.type_k,
        type_v=config.type_v,
        mtp_type_k=config.mtp.type_k or config.type_k,
        mtp_type_v=config.mtp.type_v or config.type_v,
        mtp=config.mtp.on,
        draft_max=asked,
        n_rs_seq=n_rs_seq,
        flash_attn=config.flash_attn,
        unified=p.kv_unified,
    )


def _mtp_on(entry: Entry) -> bool:
    """Return whether the model's own head drafted; "draft-dflash" is another model's."""
    nextn = entry.hparams.n_layer_nextn or 0
    spec = entry.params.spec
    return nextn > 0 and (spec is None or any(word in spec for word in DRAFTING))


def hparams_of(h: EntryHParams) -> HParams:
    """Return the planner's figures of stated ones; what is not stated stays unknown."""
    full, sliding, recurrent = _layer_counts(h)
    heads = h.n_head_kv_full or h.n_head_kv
    heads_swa = h.n_head_kv_swa or h.n_head_kv
    k = _width(h.n_embd_k_gqa, heads, h.n_embd_head_k)
    v = _width(h.n_embd_v_gqa, heads, h.n_embd_head_v) or k
    swa_k = _width(None, heads_swa, h.n_embd_head_k_swa or h.n_embd_head_k)
    swa_size_v = h.n_embd_head_v_swa or (None if h.n_embd_head_k_swa else h.n_embd_head_v)
    swa_v = _width(None, heads_swa, swa_size_v) or swa_k
    known = (full or 0) + sliding
    behind = known + (recurrent or 0)
    return HParams(
        architecture=h.arch,
        n_ctx_train=h.n_ctx_train,
        n_vocab=h.n_vocab,
        n_embd=h.n_embd,
        n_ff=h.n_ff,
        n_head=h.n_head,
        n_head_kv=heads,
        head_k=h.n_embd_head_k,
        n_layer=behind,
        n_layer_nextn=h.n_layer_nextn or 0,
        full=_layers(full, k, v, 0),
        sliding=_layers(_stated(h, sliding), swa_k, swa_v, full),
        nextn=_layers(h.n_layer_nextn or 0, k, v, behind),
        recurrent=None if recurrent is None else tuple(range(known, behind)),
        recurrence=_recurrence(h),
        n_swa=h.n_swa or 0,
        n_expert=h.n_expert or 0,
        n_expert_used=h.n_expert_used or 0,
        n_ff_exp=h.n_ff_exp or 0,
        mrope=h.arch.startswith("qwen35"),
    )


def _layer_counts(h: EntryHParams) -> tuple[int | None, int, int | None]:
    """Return layers with a full cache, sliding and recurrent ones; None: not stated.

    A report of a model that mixes kinds of layers has to say how many there are of each.
    """
    sliding, recurrent = h.n_layer_swa or 0, h.n_layer_recurrent
    if recurrent is None and h.arch not in MIXED:
        recurrent = 0
    if h.n_layer_attn is not None:
        return h.n_layer_attn, sliding, recurrent
    if h.n_layer is None or recurrent is None:
        return None, sliding, recurrent
    return max(0, h.n_layer - sliding - recurrent - (h.n_layer_nextn or 0)), sliding, recurrent


def _stated(h: EntryHParams, sliding: int) -> int | None:
    """Return the count of sliding layers, or None where the report leaves it open."""
    unknown = h.n_layer_swa is None and h.arch not in patterns.KNOWN
    return None if unknown or (sliding and not h.n_swa) else sliding


def _layers(
    n: int | None, k: int | None, v: int | None, first: int | None
) -> tuple[CacheLayer, ...] | None:
    if n == 0:
        return ()
    if n is None or k is None or v is None:
        return None
    return tuple(CacheLayer((first or 0) + i, k, v) for i in range(n))


def _width(stated: int | None, heads: int | None, size: int | None) -> int | None:
    """Return elements per cell: as stated, or heads x size, or None."""
    if stated is not None:
        return stated
    return heads * size if heads is not None and size is not None else None


def _recurrence(h: EntryHParams) -> Recurrence | None:
    conv, inner, state, groups = h.ssm_d_conv, h.ssm_d_inner, h.ssm_d_state, h.ssm_n_group
    if conv is None or inner is None or state is None or groups is None:
        return None
    width = inner + 2 * groups * state
    return Recurrence(max(0, conv - 1) * width, inner * state, width, conv, inner)


def _split(text: str | None) -> tuple[float, ...]:
    if not text:
        return ()
    try:
        return tuple(float(part) for part in text.split(","))
    except ValueError as error:
        raise UsageError(f"The tensor split {text!r} is not a list of numbers.") from error


def _chosen(document: object, entry_id: str | None, name: str) -> Mapping[str, Any]:
    entries = document
    if isinstance(document, dict):
        entries = document.get("entries", [document])
    if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
        raise UsageError(f"{name} holds no memory report.")
    if entry_id is not None:
        entries = [e for e in entries if e.get("id") == entry_id]
        if not entries:
            raise UsageError(f"{name} holds no entry {entry_id!r}.")
    if len(entries) != 1:
        raise UsageError(f"{name} holds {len(entries)} entries.", fix="Choose one with --entry ID.")
    only: Mapping[str, Any] = entries[0]
    return only


def _validated(raw: Mapping[str, Any], name: str) -> Entry:
    try:
        return Entry.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise UsageError(f"{name}: {where}: {first['msg']}.", fix="Correct the entry.") from error
