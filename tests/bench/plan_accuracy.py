"""How far the planner is off, beside what other programs say of the same models.

`python tests/bench/plan_accuracy.py` prints three tables: the caches of the public reports, their
weights, and what the engine's own dry runs put on a device beside the weights. `rehearsed` is what is shown before a
download: the engine's figures for the processor, converted for a card.

Peers are asked through their own code where they are installed (`pip install -e .[bench]`, or
`--peers DIR` with packages unpacked into it); Ollama's and KoboldCpp's formulas are restated here
from public descriptions and used nowhere else.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from app.engine.protocol import DryRunDone, ModelInfo  # noqa: E402 - the root must be on the path first
from app.plan import caches, compute, entries  # noqa: E402
from app.plan.gguf import read_header  # noqa: E402
from app.plan.hparams import HParams  # noqa: E402
from app.plan.planner import Model, plan  # noqa: E402
from app.plan.run import Run, resolve  # noqa: E402
from app.runconfig import KvType, MtpConfig, RunConfig  # noqa: E402
from app.values.receipt import BufferLine  # noqa: E402
from tests.app.plan_families import SHAPES  # noqa: E402
from tests.app.plan_machines import gpu, machine  # noqa: E402
from tests.app.plan_mixes import MIXES, on_the_card  # noqa: E402
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

UNKNOWN_MIX = """  Qwen3.5 and 3.6, GLM (UD quants): Unsloth chooses a type per tensor, which no report states
  Qwen3-30B, Command-R, Qwen 35B-A3B: the file is not named, only its class
  all others: no line of weights printed
  tables that stay in a mapped file: the engine prints the span from the first to the last of them"""


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


Peer = Callable[[HParams, Run], int | None]


def ggufit_kv(h: HParams, run: Run) -> int | None:
    """`ggufit.calculator.kv_cache_gb`: layers x heads x size, compressed for MLA, none for SSM."""
    from ggufit.calculator import kv_cache_gb  # noqa: PLC0415 - only where it is installed

    if not h.n_layer or not h.n_head_kv or not h.n_embd:
        return None
    model = {
        "layers": h.n_layer,
        "num_key_value_heads": h.n_head_kv,
        "num_attention_heads": h.n_head,
        "head_dim": h.head_k,
        "hidden_size": h.n_embd,
    }
    return round(kv_cache_gb(model, run.n_ctx, kv_bits=_bits(run)) * (1 << 30))


def hf_mem_kv(h: HParams, run: Run) -> int | None:
    """`hf_mem.gguf.compute_gguf_kv_cache_size`: every layer, heads of n_embd / n_head elements."""
    from hf_mem.gguf.kv_cache import compute_gguf_kv_cache_size  # noqa: PLC0415

    if not h.n_layer or not h.n_head_kv or not h.n_embd or not h.n_head:
        return None
    fields = {
        "block_count": h.n_layer_all,
        "head_count_kv": h.n_head_kv,
        "head_count": h.n_head,
        "embedding_length": h.n_embd,
        "context_length": run.n_ctx,
    }
    try:
        return int(compute_gguf_kv_cache_size(fields, run.type_k.value.upper()))
    except RuntimeError:
        return None


def vram_kv(h: HParams, run: Run) -> int | None:
    """`do_i_have_the_vram`: all attention heads, as if none were shared."""
    from do_i_have_the_vram.memory_model import calculate_kv_cache_bytes  # noqa: PLC0415

    if not h.n_layer or not h.n_head or not h.n_embd:
        return None
    config = {
        "num_hidden_layers": h.n_layer,
        "num_attention_heads": h.n_head,
        "hidden_size": h.n_embd,
        "head_dim": h.head_k,
    }
    return round(calculate_kv_cache_bytes(config, run.n_ctx, _bits(run) / 8))


def _bits(run: Run) -> float:
    return {"q8_0": 8.5, "q4_0": 4.5}.get(run.type_k.value, 16)


INSTALLED: dict[str, tuple[str, Peer]] = {
    "ggufit": ("ggufit", ggufit_kv),
    "hf-mem": ("hf_mem", hf_mem_kv),
    "have-vram": ("do_i_have_the_vram", vram_kv),
}
RESTATED: dict[str, Peer] = {"ollama": ollama_kv, "koboldcpp": koboldcpp_kv}
OVERHEAD: dict[str, Peer] = {"koboldcpp": koboldcpp_compute}
"""What a program adds for scratch memory; the others fold it into other lines, or leave it out."""


def peers() -> dict[str, Peer]:
    """Return every program that can be asked here."""
    found = dict(RESTATED)
    for name, (module, ask) in INSTALLED.items():
        try:
            __import__(module)
        except ImportError:
            print(f"{name} is not installed and is left out.")
            continue
        found[name] = ask
    return found


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


def reports(others: dict[str, Peer]) -> Iterator[tuple[str, str, float, dict[str, float | None]]]:
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
                **{name: mib_of(ask(h, run)) for name, ask in others.items()},
            }
            yield raw["id"], "all caches", everything, guesses


def dry_runs(others: dict[str, Peer]) -> Iterator[tuple[str, str, float, dict[str, float | None]]]:
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
        guesses = {
            "plimsoll": mib_of(own),
            "rehearsed": mib_of(rehearsed(models[name], row)),
        }
        for program, ask in others.items():
            caches_bytes = ask(h, run)
            more = OVERHEAD[program](h, run) if program in OVERHEAD else 0
            guesses[program] = None if caches_bytes is None else mib_of(caches_bytes + (more or 0))
        yield name, what, real / MIB, guesses


def rehearsed(model: Model, row: dict[str, Any]) -> int:
    """Return what the plan says with the engine's own figures for the processor."""
    card = gpu(total_mib=1 << 20, free_mib=1 << 20)
    h, run = model.hparams, resolve(model.hparams, _config(row))
    state = sum((caches.recurrent(h, run) or {}).values())
    lines = [
        BufferLine(context="main", kind="compute", device="CPU", bytes=row["cpu"]),
        BufferLine(context="main", kind="kv", device="CPU", bytes=row["caches"] - state),
    ]
    if state:
        lines.append(BufferLine(context="main", kind="recurrent", device="CPU", bytes=state))
    if row["draft_max"]:
        lines.append(BufferLine(context="mtp", kind="compute", device="CPU", bytes=row["mtp_cpu"]))
        lines.append(BufferLine(context="mtp", kind="kv", device="CPU", bytes=row["mtp_kv"]))
    info = ModelInfo(
        architecture="", n_vocab=0, n_embd=0, n_layer=0, n_layer_nextn=0, n_ctx_train=0,
        size_bytes=0, n_params=0, chat_template=False,
    )  # fmt: skip
    said = DryRunDone(model=info, buffers=tuple(lines))
    (device,) = plan(model, machine(card), _config(row), dry_run=said).devices
    # The copies are CUDA's own, on top of what a dry run can show.
    copies = compute.copies(h, run) + (compute.copies(h, run, mtp=True) if run.mtp else 0)
    keys = ("kv", "kv_swa", "recurrent", "compute", "mtp_kv", "mtp_compute")
    return sum(device.item_bytes(key) for key in keys) - copies


def weights() -> Iterator[tuple[str, str, float, dict[str, float | None]]]:
    """Yield the weights on the card of the reports whose quant mix is known.

    The other programs take a file's size for them, which holds the tables of the host too.
    """
    reported = json.loads((MEMORY / "reports.json").read_text())["entries"]
    known = {entry["id"]: entry["buffers_mib"]["main"]["model"] for entry in reported
             if entry["id"] in MIXES}  # fmt: skip
    for name, buffers in known.items():
        card = sum(n for device, n in buffers.items() if not device.startswith(("CPU", "CUDA_H")))
        yield name, "weights", card, {"plimsoll": mib_of(on_the_card(name))}


def mib_of(n_bytes: int | None) -> float | None:
    """Return MiB, or None."""
    return None if n_bytes is None else n_bytes / MIB


def table(title: str, rows: list[tuple[str, str, float, dict[str, float | None]]]) -> None:
    """Print rows with every program's error, then median and worst."""
    programs = list(dict.fromkeys(program for *_, guesses in rows for program in guesses))
    heads = "".join(f"{program:>12}" for program in programs)
    print(f"\n{title}\n{'':<50}{'real MiB':>10}{heads}")
    errors: dict[str, list[float]] = {}
    for name, kind, real, guesses in rows:
        line = f"{name[:30]:<31}{kind:<19}{real:>10.2f}"
        for program in programs:
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", metavar="DIR", help="a folder with the peers' packages")
    if folder := parser.parse_args().peers:
        sys.path.append(folder)
    others = peers()
    table("Caches of the public reports", list(reports(others)))
    table("Weights on the card, where the mix of quants is known", list(weights()))
    table("Device memory beside the weights, the engine's own dry runs", list(dry_runs(others)))
    print(f"\nWeights not comparable:\n{UNKNOWN_MIX}")
    print("\nNot comparable:")
    for name, why in NOT_COMPARABLE.items():
        print(f"  {name}: {why}")


if __name__ == "__main__":
    main()
