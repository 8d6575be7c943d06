"""A plan as JSON values and as a table for a person."""

from __future__ import annotations

from typing import Any

from app.values.plan import MemoryPlan

Document = dict[str, Any]
MIB = 1 << 20

ITEM_NAMES = {
    "weights": "Weights",
    "kv": "KV cache",
    "kv_swa": "KV cache, sliding window",
    "recurrent": "Recurrent state",
    "compute": "Compute",
    "output": "Output rows",
    "mtp_kv": "MTP: KV cache",
    "mtp_compute": "MTP: compute",
    "mtp_output": "MTP: output rows",
    "draft_weights": "Draft model",
    "repack": "Weights, repacked",
    "mmproj": "Image projector",
    "prompt_cache": "Prompt cache",
    "checkpoints": "Checkpoints",
    "runtime": "CUDA context",
}
RESERVE_NAMES = {
    "growth": "kept for growth",
    "desktop_reserve": "kept for everything else",
    "residual": "what past loads took above their plan",
}
VERDICTS = {"fits": "fits", "tight": "tight", "too-big": "does not fit"}
_MARKS = {"exact": "", "bound": "at most", "low": "about"}


def document(plan: MemoryPlan) -> Document:
    """Return the plan as JSON values: verdict, config, devices, host, notes."""
    return plan.model_dump(mode="json")


def text(found: Document) -> str:
    """Return a document as lines for a person, MiB."""
    config = found["config"]
    lines = [f"Verdict: {VERDICTS[found['verdict']]}", _setup(config)]
    for part in (*found["devices"], found["host"]):
        lines += ["", *_part(part)]
    lines += [line for note in found["notes"] for line in ("", note)]
    for other in found.get("quants", []):
        lines.append(f"{other['quant']:<14}{other['verdict']:<10}{_mib(other['size_bytes'])}")
    return "\n".join(lines)


def _setup(config: Document) -> str:
    kv = config["type_k"]
    if config["type_v"] != kv:
        kv += f"/{config['type_v']}"
    mtp = config["mtp"]
    drafting = f"{mtp['draft_max']} draft tokens" if mtp["on"] else "no drafting"
    return (
        f"Context {config['n_ctx']:,} · KV {kv} · ubatch {config['n_ubatch']}"
        f" (batch {config['n_batch']}) · {drafting}"
    )


def _part(part: Document) -> list[str]:
    name = "Host memory" if part["name"] == "host" else part["name"]
    lines = [f"{name}: {VERDICTS[part['verdict']]}"]
    for item in part["items"]:
        mark = _MARKS[item["confidence"]]
        source = "" if item["source"] == "computed" else f"  ({item['source']})"
        label = ITEM_NAMES[item["key"]]
        lines.append(f"  {label:<26}{mark:>8} {_mib(item['bytes'])}{source}")
    lines.append(f"  {'Total':<26}{'':>8} {_mib(part['total_bytes'])}")
    lines.append(f"  {'Free now':<26}{'':>8} {_mib(part['free_bytes'])}")
    lines += [
        f"    {RESERVE_NAMES[reserve['key']]:<32} {_mib(-reserve['bytes'])}"
        for reserve in part["reserves"]
    ]
    lines.append(f"  {'Load line':<26}{'':>8} {_mib(part['load_line_bytes'])}")
    lines.append(f"  {'Headroom':<26}{'':>8} {_mib(part['headroom_bytes'])}")
    return lines


def _mib(n_bytes: int) -> str:
    return f"{n_bytes / MIB:>12,.2f} MiB"
