"""How far the planner is off, beside the formulas that two other programs use.

`python tests/bench/plan_accuracy.py` prints two tables: the caches of the public reports, and what
the engine's own dry runs put on a device beside the weights. The others' formulas are restated here
from public descriptions and used nowhere else; both leave compute buffers out or fold them in.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from app.plan import caches, compute, entries  # noqa: E402 - the root must be on the path first
from app.plan.gguf import read_header  # noqa: E402
from app.plan.hparams import HParams  # noqa: E402
from app.plan.planner import Model  # noqa: E402
from app.plan.run import Run, resolve  # noqa: E402
from app.runconfig import KvType, MtpConfig, RunConfig  # noqa: E402
from tests.app.plan_families import SHAPES  # noqa: E402
from tests.app.plan_shapes import gguf_bytes  # noqa: E402

MIB = 1 << 20
MEMORY = ROOT / "tests" / "data" / "memory"
NOT_COMPARABLE = {
    "glm52-udq5kxl-4gpu-896k": "heads not stated",
    "glm52-udq5kxl-4gpu-4k": "heads not stated",
    "deepseek-v4-flash-64k-4090": "heads not stated",
    "glm45-2048-two-gpu": "layers and heads not stated",
    "muse-glimmer-30b-4xt10-tensor-split": "no figures of the model stated",
    "qwen3-30b-a3b-partial-30of49": "heads not stated, no cache printed",
    "qwen3-235b-a22b-ik-16k": "another engine, adds 0.02 MiB per card",
    "qwen-35b-a3b-q4km-fit-5060ti": "cache and state printed as one sum, state's size not stated",
    "qwen38-27b-q4-262k-rtxpro6000-mtp-delta": "only process totals",
}


def ollama_kv(h: HParams, run: Run) -> int | None:
    """All layers, fp16, the smallest head count: 2 x layers x heads x size x context x 2 bytes."""
    if not h.n_layer or not h.n_head_kv or not h.head_k:
        return None
    return 2 * h.n_layer_all * h.n_head_kv * h.head_k * run.n_ctx * 2


def koboldcpp_kv(h: HParams, run: Run) -> int | None:
    """Layers x key length x heads x context x 4 bytes (key and value as f16) x 1.15."""
    if not h.n_layer or not h.n_head_kv or not h.head_k:
        return None
    return round(h.n_layer_all * h.head_k * h.n_head_kv * run.n_ctx * 4 * 1.15)


def koboldcpp_compute(h: HParams, run: Run) -> int | None:
    """Layers x 4 x heads x context x 4 bytes x 1.45."""
    if not h.n_layer or not h.n_head_kv:
        return None
    return round(h.n_layer_all * 4 * h.n_head_kv * run.n_ctx * 4 * 1.45)


def printed(entry: dict[str, Any]) -> dict[str, float]:
    """Return what an entry's engine printed, MiB per kind, devices summed."""
    out: dict[str, float] = {}
    for context in ("main", "mtp"):
        for kind, devices in entry["buffers_mib"].get(context, {}).items():
            if kind in {"kv", "kv_swa", "recurrent"}:
                key = f"mtp_{kind}" if context == "mtp" else kind
                out[key] = round(sum(devices.values()), 2)
    return out


def total(layers: caches.PerLayer | None) -> float | None:
    """Return MiB of a cache, or None where it is not known."""
    return None if layers is None else sum(layers.values()) / MIB


def reports() -> Iterator[tuple[str, str, float, dict[str, float | None]]]:
    """Yield (entry, kind, printed MiB, MiB by program) for every cache a report prints."""
    for raw in json.loads((MEMORY / "reports.json").read_text())["entries"]:
        if raw["id"] in NOT_COMPARABLE:
            continue
        model = entries.model_of(entries.Entry.model_validate(raw))
        run, h = model.run, model.hparams
        if run is None:
            continue
        own = {
            "kv": total(caches.kv(h, run)),
            "kv_swa": total(caches.kv_swa(h, run)),
            "recurrent": total(caches.recurrent(h, run)),
            "mtp_kv": total(caches.mtp_kv(h, run)),
        }
        seen = printed(raw)
        for kind, mib in seen.items():
            yield raw["id"], kind, mib, {"plimsoll": own[kind]}
        if "kv" in seen:
            everything = sum(seen.values())
            mine = [own[kind] for kind in seen]
            guesses = {
                "plimsoll": None if None in mine else sum(x for x in mine if x is not None),
                "ollama": mib_of(ollama_kv(h, run)),
                "koboldcpp": mib_of(koboldcpp_kv(h, run)),
            }
            yield raw["id"], "all caches", everything, guesses


def dry_runs() -> Iterator[tuple[str, str, float, dict[str, float | None]]]:
    """Yield the device's caches and compute of the engine's own dry runs, flash attention on."""
    models: dict[str, Model] = {}
    for row in json.loads((MEMORY / "dry_runs.json").read_text())["rows"]:
        if not row["flash_attn"]:
            continue
        name = row["shape"]
        if name not in models:
            models[name] = _model(name)
        h = models[name].hparams
        run = resolve(h, _config(row))
        real = row["caches"] + row["device"] + row.get("mtp_kv", 0) + row.get("mtp_device", 0)
        parts = (caches.kv(h, run), caches.kv_swa(h, run), caches.recurrent(h, run))
        parts = (*parts, caches.mtp_kv(h, run))
        own = sum(sum((part or {}).values()) for part in parts)
        own += (compute.device(h, run) or 0) + (compute.mtp_device(h, run) or 0)
        what = f"{row['n_ctx']}/{row['n_ubatch']} {row['kv']} x{row['n_seq_max']}"
        kobold = (koboldcpp_kv(h, run) or 0) + (koboldcpp_compute(h, run) or 0)
        guesses = {
            "plimsoll": mib_of(own),
            "ollama": mib_of(ollama_kv(h, run)),
            "koboldcpp": mib_of(kobold),
        }
        yield name, what, real / MIB, guesses


def mib_of(n_bytes: int | None) -> float | None:
    """Return MiB, or None."""
    return None if n_bytes is None else n_bytes / MIB


def table(title: str, rows: list[tuple[str, str, float, dict[str, float | None]]]) -> None:
    """Print rows with every program's error, then median and worst."""
    print(f"\n{title}\n{'':<44}{'real MiB':>10}{'plimsoll':>12}{'ollama':>12}{'koboldcpp':>12}")
    errors: dict[str, list[float]] = {}
    for name, kind, real, guesses in rows:
        line = f"{name[:30]:<31}{kind:<13}{real:>10.2f}"
        for program in ("plimsoll", "ollama", "koboldcpp"):
            guess = guesses.get(program)
            if guess is None:
                line += f"{'-':>12}"
                continue
            percent = (guess - real) / real * 100
            errors.setdefault(program, []).append(abs(percent))
            line += f"{percent:>+11.2f}%"
        print(line)
    for program, values in errors.items():
        worst, middle = max(values), statistics.median(values)
        print(f"  {program:<10} median {middle:8.2f} %   worst {worst:8.2f} %   of {len(values)}")


def _model(name: str) -> Model:
    header, size = gguf_bytes(*SHAPES[name]())
    return Model.of(read_header(lambda offset, n: header[offset : offset + n], size))


def _config(row: dict[str, Any]) -> RunConfig:
    kv = KvType(row["kv"])
    return RunConfig(
        n_ctx=row["n_ctx"],
        n_ubatch=row["n_ubatch"],
        n_batch=row["n_batch"],
        n_seq_max=row["n_seq_max"],
        type_k=kv,
        type_v=kv,
        mtp=MtpConfig(on=row["draft_max"] > 0, draft_max=row["draft_max"] or 3),
    )


def main() -> None:
    """Print the tables."""
    table("Caches of the public reports", list(reports()))
    table("Device memory beside the weights, the engine's own dry runs", list(dry_runs()))
    print("\nNot comparable:")
    for name, why in NOT_COMPARABLE.items():
        print(f"  {name}: {why}")


if __name__ == "__main__":
    main()
