"""The settings of a case -> a RunConfig, where enough of them are known."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from app.diagnose.evidence import Evidence
from app.runconfig import RunConfig

_MIB = 1 << 20
# The settings that a remedy changes: without them its change cannot be said.
_CHANGED = {
    "fewer-draft-tokens": ("spec_draft_n_max",),
    "fewer-experts-on-cpu": ("n_cpu_moe",),
    "fewer-parallel-slots": ("parallel",),
    "flash-attention-on": ("flash_attn",),
    "kv-cache-f16": ("type_k", "type_v"),
    "larger-context": ("ctx",),
    "mtp-off": ("spec",),
    "no-mlock": ("mlock",),
    "prompt-cache-off-or-smaller": ("cache_ram_mib",),
    "quantised-kv-cache": ("type_k", "type_v"),
    "set-gpu-layers": ("gpu_layers",),
    "smaller-batch": ("batch",),
    "smaller-context": ("ctx",),
    "smaller-ubatch": ("ubatch",),
    "symmetric-kv-types": ("type_k", "type_v"),
    "use-mmap": ("mmap",),
}


def tells(e: Evidence, kind: str) -> bool:
    """Whether the evidence tells every setting that the remedy `kind` changes."""
    names = _CHANGED.get(kind)
    return names is not None and all(e.setting(name) is not None for name in names)


def config_of(e: Evidence) -> RunConfig | None:
    """Return the run's configuration, None when its settings are no possible one.

    What is not told has this project's own value: ask `tells` before using a part of it.
    """
    told: dict[str, Any] = {**_counts(e), **_switches(e)}
    told["n_ubatch"] = min(told.get("n_ubatch", 512), told.get("n_batch", 2048))
    told["mtp"] = {"on": e.drafting is not False}
    drafts = e.count("spec_draft_n_max")
    if drafts is not None:
        told["mtp"]["draft_max"] = max(1, min(16, int(drafts)))
    try:
        return RunConfig.model_validate(told)
    except ValidationError:
        return None


def _counts(e: Evidence) -> dict[str, Any]:
    names = {
        "ctx": "n_ctx",
        "batch": "n_batch",
        "ubatch": "n_ubatch",
        "parallel": "n_seq_max",
        "n_cpu_moe": "n_cpu_moe",
        "gpu_layers": "n_gpu_layers",
    }
    found = {ours: e.count(theirs) for theirs, ours in names.items()}
    told = {name: max(-1, int(value)) for name, value in found.items() if value is not None}
    told["cache_ram_bytes"] = _MIB * int(e.count("cache_ram_mib") or 0)
    return told


def _switches(e: Evidence) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name in ("mmap", "mlock"):
        value = e.flag(name)
        if value is not None:
            told[name] = value
    if e.text("flash_attn") == "off":
        told["flash_attn"] = False
    told |= {name: e.text(name) for name in ("type_k", "type_v") if e.text(name)}
    if e.text("split_mode") in {"row", "none"}:
        told["split_mode"] = e.text("split_mode")
    return told
