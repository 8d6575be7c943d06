"""A plan as JSON values and as a table for a person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.plan.options import binding
from app.values.choice import Choice
from app.values.hub import RepoPage, Rung
from app.values.plan import MemoryPlan

Document = dict[str, Any]
MIB = 1 << 20
GIB = 1 << 30

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
    "residual": "taken above earlier plans",
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
    if "fit" in found:
        lines = [*_choice(found["fit"]), "", *lines]
    if "quants" in found:
        lines += ["", *_table(found["quants"])]
    return "\n".join(lines)


def page_document(page: RepoPage) -> Document:
    """Return a repository's quants as JSON values, with what reading their headers took."""
    return {
        "repo": page.repo,
        "revision": page.revision,
        "images": "not yet" if page.images else "none",
        "header_bytes": page.header_bytes,
        "header_requests": page.header_requests,
        "quants": [_rung(rung) for rung in page.rungs],
    }


def summary(quant: str, size_bytes: int, planned: MemoryPlan) -> Document:
    """Return one line of the list of quants for a file with a plan."""
    parts = planned.devices or (planned.host,)
    return {
        "quant": quant,
        "size_bytes": size_bytes,
        "verdict": planned.verdict,
        "n_ctx": planned.config.n_ctx,
        "total_bytes": sum(part.total_bytes for part in parts),
        "headroom_bytes": binding(planned).headroom_bytes,
    }


def choice_document(choice: Choice) -> Document:
    """Return a choice as JSON values, without the plan that stands beside it."""
    return {"fit": choice.model_dump(mode="json", exclude={"plan", "config"})}


def _rung(rung: Rung) -> Document:
    row: Document = {
        "quant": rung.quant,
        "ref": rung.ref,
        "size_bytes": rung.size_bytes,
        "bits_per_weight": rung.bits_per_weight,
        "mtp": rung.drafts,
        "here": rung.here,
        "state": rung.state,
        "verdict": None,
        "problem": rung.problem,
    }
    if rung.plan is not None:
        row |= summary(rung.quant, rung.size_bytes, rung.plan)
        row |= {
            "config": rung.plan.config.model_dump(mode="json"),
            "rehearsed": rung.plan.rehearsed,
        }
    return row


def _table(rows: list[Document]) -> list[str]:
    lines = [_cells("Quant", "GiB", "bits", "Verdict", "Context", "Headroom", "MTP")]
    for row in rows:
        bits = f"{row['bits_per_weight']:.2f}" if row.get("bits_per_weight") else ""
        size = f"{row['size_bytes'] / GIB:.2f}"
        if row["verdict"] is None:
            problem = row["problem"] or "not planned"
            lines.append(f"{_cells(row['quant'], size, bits)}  {problem}")
            continue
        mtp = {True: "yes", False: "no", None: ""}[row.get("mtp")]
        verdict = VERDICTS[row["verdict"]] + _split(row.get("config"))
        room = f"{row['headroom_bytes'] / GIB:+.2f} GiB"
        lines.append(_cells(row["quant"], size, bits, verdict, f"{row['n_ctx']:,}", room, mtp))
    return lines


def _cells(*cells: str) -> str:
    widths = ("<16", ">8", ">7", "<16", ">9", ">12", "<3")
    pairs = zip(cells, widths, strict=False)
    return " ".join(f"{cell[:15]:{width}}" for cell, width in pairs).rstrip()


def _split(config: Document | None) -> str:
    """Return a mark for a setup that leaves a part to the processor of a machine with a card."""
    if config is None or not (config["n_gpu_layers"] > 0 or config["n_cpu_moe"]):
        return ""
    return ", partly"


def _choice(found: Document) -> list[str]:
    quant = f" {found['quant']}" if found["quant"] else ""
    lines = [f"Best for {found['goal']}:{quant}", *(f"  {reason}" for reason in found["reasons"])]
    for title, options in (("More", found["better"]), ("Less", found["leaner"])):
        if options:
            lines.append(f"{title} would mean:")
            lines += [_option(option) for option in options]
    if found["quants"]:
        lines.append("Next best quants:")
        lines += [
            f"  {other['quant']:<14} {VERDICTS[other['verdict']]}, {other['n_ctx']:,} tokens,"
            f" {other['headroom_bytes'] / GIB:+.2f} GiB: {other['why']}"
            for other in found["quants"][:3]
        ]
    return lines


def header_line(page: RepoPage) -> str:
    """Return what was read of a repository to plan it."""
    read = page.header_bytes / MIB
    return f"Headers: {read:,.1f} MiB in {page.header_requests} requests to {page.host}"


def _option(option: Document) -> str:
    freed = option["frees_bytes"] / GIB
    change = f"frees {freed:.2f} GiB" if freed >= 0 else f"takes {-freed:.2f} GiB more"
    costs = f"; {option['costs']}" if option["costs"] else ""
    return f"  {option['change']}: {change}, {VERDICTS[option['verdict']]}{costs}"


def _setup(config: Document) -> str:
    kv = config["type_k"]
    if config["type_v"] != kv:
        kv += f"/{config['type_v']}"
    mtp = config["mtp"]
    drafting = f"{mtp['draft_max']} draft tokens" if mtp["on"] else "no drafting"
    if mtp["on"] and mtp["file"]:
        drafting += f" of {Path(mtp['file']).name}"
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
    seconds = part["free_seconds"]
    free = f"Free, lowest of {seconds:.0f} s" if seconds else "Free now"
    lines.append(f"  {free:<26}{'':>8} {_mib(part['free_bytes'])}")
    lines += [
        f"    {RESERVE_NAMES[reserve['key']]:<32} {_mib(-reserve['bytes'])}{_learned(reserve)}"
        for reserve in part["reserves"]
    ]
    lines.append(f"  {'Load line':<26}{'':>8} {_mib(part['load_line_bytes'])}")
    lines.append(f"  {'Headroom':<26}{'':>8} {_mib(part['headroom_bytes'])}")
    return lines


def _learned(reserve: Document) -> str:
    count = reserve["receipts"]
    return f"  (learned, {count} receipt{'' if count == 1 else 's'})" if count else ""


def _mib(n_bytes: int) -> str:
    return f"{n_bytes / MIB:>12,.2f} MiB"
