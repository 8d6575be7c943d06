"""`plimsoll plan`: where every byte of a model would go, and whether it fits."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from app.engine.client import WorkerEngine
from app.errors import UsageError
from app.machine.detect import detect
from app.plan import entries, profiles, report
from app.plan.dry import affordable, dry_run
from app.plan.locate import Located, locate
from app.plan.planner import Model, plan
from app.process import Spawner
from app.runconfig import RunConfig
from app.values.machine import Machine
from app.values.plan import MemoryPlan

Document = dict[str, Any]
DEFAULT_CTX = 8192
DRY_SECONDS = 10.0
OPTIONS = {
    "n_ctx": "--ctx",
    "n_batch": "--batch",
    "n_ubatch": "--ubatch",
    "n_seq_max": "--parallel",
    "n_gpu_layers": "--ngl",
    "n_cpu_moe": "--ncmoe",
    "draft_max": "--draft",
}
text = report.text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `plan`."""
    parser.add_argument("ref", nargs="?", metavar="REF|FILE", help="a model file or a reference")
    parser.add_argument("--hparams", metavar="FILE", help="plan an entry of a memory report (JSON)")
    parser.add_argument("--entry", metavar="ID", help="which entry of the report")
    parser.add_argument("--gpu", metavar="PROFILE", help="a card that is not here: rtx-3090-ti")
    parser.add_argument("--free-mib", type=int, metavar="N", help="memory that is free on the card")
    parser.add_argument("--ctx", type=int, metavar="N", help="context in tokens")
    parser.add_argument("--ubatch", type=int, metavar="N", help="micro-batch in tokens")
    parser.add_argument("--batch", type=int, metavar="N", help="batch in tokens")
    parser.add_argument("--parallel", type=int, metavar="N", help="sequences at a time")
    parser.add_argument("--kv", choices=["f16", "q8_0", "q4_0"], help="type of the KV cache")
    parser.add_argument("--draft", type=int, metavar="N", help="draft tokens per step")
    parser.add_argument("--no-mtp", action="store_true", help="do not draft")
    parser.add_argument("--ngl", type=int, metavar="N", help="layers on the card; -1 all, 0 none")
    parser.add_argument(
        "--ncmoe", type=int, metavar="N", help="layers whose experts stay on the processor"
    )
    parser.add_argument("--all-quants", action="store_true", help="every file of the repository")


def run(arguments: argparse.Namespace) -> Document:
    """Return the plan as JSON values; raise `PlimsollError` for what cannot be planned."""
    if (arguments.ref is None) == (arguments.hparams is None):
        raise UsageError("Give one model file or reference, or --hparams FILE.")
    if arguments.hparams is not None:
        return report.document(of_report(arguments))
    machine = _machine(arguments)
    located = next(locate(arguments.ref))
    found = report.document(_rehearsed(located, of_located(located, arguments, machine), machine))
    if arguments.all_quants:
        found["quants"] = [
            _summary(other, arguments, machine) for other in locate(arguments.ref, every_quant=True)
        ]
    return found


def of_located(located: Located, arguments: argparse.Namespace, machine: Machine) -> MemoryPlan:
    """Return the plan of a model with the typed options; what was not typed has its default."""
    model = Model.of(located.header, located.name)
    most = model.hparams.n_ctx_train or DEFAULT_CTX
    base = RunConfig(n_ctx=min(DEFAULT_CTX, most), n_gpu_layers=-1 if machine.gpus else 0)
    return plan(model, machine, _configured(base, arguments))


def _rehearsed(located: Located, formula: MemoryPlan, machine: Machine) -> MemoryPlan:
    """Return the plan with the engine's own figures for a file that is here, else `formula`."""
    if located.path is None or not affordable(formula):
        return formula
    spawner = Spawner()
    try:
        rehearsal = dry_run(
            lambda: WorkerEngine(spawner), located.path, formula.config, limit_seconds=DRY_SECONDS
        )
    finally:
        spawner.close()
    if rehearsal.done is None:
        return formula.model_copy(update={"notes": (*formula.notes, *rehearsal.notes)})
    model = Model.of(located.header, located.name)
    return plan(model, machine, formula.config, dry_run=rehearsal.done)


def of_report(arguments: argparse.Namespace) -> MemoryPlan:
    """Return the plan of a memory report's entry, on its own machine unless a card is named."""
    entry = entries.load(Path(arguments.hparams), arguments.entry)
    config = _configured(entries.config_of(entry), arguments)
    model = entries.model_of(entry, config)
    here = detect()
    notes: tuple[str, ...] = ()
    if arguments.gpu is not None:
        machine = profiles.with_profile(here, arguments.gpu, arguments.free_mib)
    else:
        machine, notes = profiles.of_report(here, entry.hardware)
        machine = profiles.with_free(machine, arguments.free_mib)
    planned = plan(model, machine, config)
    return planned.model_copy(update={"notes": (*notes, *planned.notes)})


def _machine(arguments: argparse.Namespace) -> Machine:
    here = detect()
    if arguments.gpu is not None:
        return profiles.with_profile(here, arguments.gpu, arguments.free_mib)
    return profiles.with_free(here, arguments.free_mib)


def _configured(base: RunConfig, arguments: argparse.Namespace) -> RunConfig:
    """Return `base` with what was typed; raise `UsageError` for numbers out of range."""
    typed = {
        "n_ctx": arguments.ctx,
        "n_batch": arguments.batch,
        "n_ubatch": arguments.ubatch,
        "n_seq_max": arguments.parallel,
        "type_k": arguments.kv,
        "type_v": arguments.kv,
        "n_gpu_layers": arguments.ngl,
        "n_cpu_moe": arguments.ncmoe,
    }
    changes: dict[str, Any] = {name: value for name, value in typed.items() if value is not None}
    if arguments.batch is None and arguments.ubatch is not None:
        changes["n_batch"] = max(base.n_batch, arguments.ubatch)
    elif arguments.ubatch is None and arguments.batch is not None:
        changes["n_ubatch"] = min(base.n_ubatch, arguments.batch)
    mtp = base.mtp.model_dump()
    if arguments.draft is not None:
        mtp |= {"on": True, "draft_max": arguments.draft}
    if arguments.no_mtp:
        mtp["on"] = False
    try:
        return base.with_(**changes, mtp=mtp)
    except ValidationError as error:
        raise _out_of_range(error) from error


def _out_of_range(error: ValidationError) -> UsageError:
    first = error.errors()[0]
    name = str(first["loc"][-1]) if first["loc"] else ""
    option = OPTIONS.get(name, name)
    message = str(first["msg"]).removeprefix("Value error, ")
    text = f"{option} {first['input']}: {message}." if option else f"{message}."
    return UsageError(text, fix="Give a number in range.", cause="usage")


def _summary(located: Located, arguments: argparse.Namespace, machine: Machine) -> Document:
    """Return one line of the list of quants."""
    planned = of_located(located, arguments, machine)
    parts = planned.devices or (planned.host,)
    return {
        "quant": located.quant,
        "file": located.name,
        "size_bytes": located.header.size_bytes,
        "verdict": planned.verdict,
        "total_bytes": sum(part.total_bytes for part in parts),
        "headroom_bytes": min(part.headroom_bytes for part in parts),
    }
