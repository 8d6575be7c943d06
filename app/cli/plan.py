"""`plimsoll plan`: where every byte of a model would go, and whether it fits."""

from __future__ import annotations

import argparse
import sys
import threading
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from app.cli import images, others
from app.cli.detect import unused_note
from app.cli.plan_repository import is_repository, page_of
from app.core.engines import runtime_name
from app.errors import UsageError
from app.machine.detect import detect
from app.paths import Paths
from app.plan import entries, profiles, report
from app.plan.choosing import explained, option, ranked
from app.plan.dry import Rehearsal, affordable, confined, dry_run, limit_bytes
from app.plan.fit import fit_on
from app.plan.head import with_head
from app.plan.ledger import learn, ledger
from app.plan.locate import Located
from app.plan.options import comfort
from app.plan.placement import settled
from app.plan.planner import Model, Planner, plan
from app.plan.rehearse import NO_SPARSE_FILES, sparse_model
from app.plan.rungs import Ground
from app.process import Spawner
from app.receipts import ReceiptStore
from app.runconfig import KvType, MtpConfig, RunConfig
from app.values.choice import Choice
from app.values.hub import RepoPage, Wish
from app.values.ledger import Learned
from app.values.machine import Machine
from app.values.plan import MemoryPlan
from app.values.proposal import Goal

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
CHOSEN = ("batch", "parallel", "ngl", "ncmoe", "draft_model")
"""Options that say what a search would have to find."""


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
    others.add_draft_model(parser)
    others.add_arguments(parser)
    images.add_arguments(parser)
    parser.add_argument(
        "--all-quants", action="store_true", help="every quant of the repository, as a table"
    )
    parser.add_argument("--fit", action="store_true", help="choose what was not given, and say why")
    parser.add_argument(
        "--goal", choices=["chat", "coding", "documents"], default="chat", help="what it is for"
    )


def run(arguments: argparse.Namespace) -> Document:
    """Return the plan as JSON values; raise `PlimsollError` for what cannot be planned."""
    if (arguments.ref is None) == (arguments.hparams is None):
        raise UsageError("Give one model file or reference, or --hparams FILE.")
    if arguments.hparams is not None:
        return report.document(_of_report(arguments))
    machine = _machine(arguments)
    page = _page(arguments, machine)
    if arguments.fit:
        located, planned, choice = _fitted(arguments, machine, page)
        more = report.choice_document(choice)
    else:
        located, more = images.located(arguments.ref, arguments), {}
        planned = _rehearsed(located, _of_located(located, arguments, machine), machine)
    if page is not None:
        print(report.header_line(page), file=sys.stderr)
        more |= report.page_document(page)
    elif arguments.all_quants:
        more["quants"] = [report.summary(located.quant, located.header.size_bytes, planned)]
    unused = "" if arguments.gpu else unused_note(machine)
    return report.document(_commented(located, planned, machine, unused)) | more


text = report.text


# --- one file ------------------------------------------------------------------------------------
def _of_located(located: Located, arguments: argparse.Namespace, machine: Machine) -> MemoryPlan:
    """Return the plan of a model with the typed options; what was not typed has its default."""
    model = located.model()
    most = model.hparams.n_ctx_train or DEFAULT_CTX
    base = RunConfig(
        n_ctx=min(DEFAULT_CTX, most),
        n_gpu_layers=-1 if machine.gpus else 0,
        mtp=MtpConfig(on=bool(model.hparams.n_layer_nextn), file=model.head_file),
    )
    config = settled(machine, _configured(base, arguments))
    learned = _learned(machine, model.hparams.architecture)
    planned = plan(with_head(model, config), machine, config, learned=learned)
    others.check_shares(arguments, len(planned.devices))
    return planned


def _rehearsed(located: Located, formula: MemoryPlan, machine: Machine) -> MemoryPlan:
    """Return the plan with the engine's own figures, from the file or a copy of its header."""
    if not affordable(formula):
        return formula
    if located.path is not None:
        return _asked(located, located.path, formula, machine)
    if located.origin is None:
        return formula
    with sparse_model(located.origin, threading.Event()) as path:
        if path is None:
            return formula.model_copy(update={"notes": (*formula.notes, NO_SPARSE_FILES)})
        return _asked(located, path, formula, machine)


def _asked(located: Located, path: Path, formula: MemoryPlan, machine: Machine) -> MemoryPlan:
    model = with_head(located.model(), formula.config)
    architecture, spawner = model.hparams.architecture, Spawner()
    most = limit_bytes(formula, architecture)
    try:
        rehearsal: Rehearsal = dry_run(
            lambda: confined(spawner)(most), path, formula.config, limit_seconds=DRY_SECONDS
        )
    finally:
        spawner.close()
    if rehearsal.done is None:
        return formula.model_copy(update={"notes": (*formula.notes, *rehearsal.notes)})
    learned = _learned(machine, architecture)
    return plan(model, machine, formula.config, dry_run=rehearsal.done, learned=learned)


def _commented(located: Located, planned: MemoryPlan, machine: Machine, idle: str) -> MemoryPlan:
    """Return a plan with what would make it comfortable, and what it leaves out."""
    model = with_head(located.model(), planned.config)
    said = (comfort(_planner(machine, model), model, planned), images.note(located), idle)
    return planned.model_copy(update={"notes": (*planned.notes, *filter(None, said))})


# --- the best -------------------------------------------------------------------------------------
def _fitted(
    arguments: argparse.Namespace, machine: Machine, page: RepoPage | None
) -> tuple[Located, MemoryPlan, Choice]:
    """Return the best setup's file and plan, with the reasons and the next best."""
    goal: Goal = arguments.goal
    ref, quants, known = arguments.ref, [], None
    if page is not None:
        order = ranked(page.rungs, goal)
        if not order:
            problem = next((rung.problem for rung in page.rungs if rung.problem), "")
            raise UsageError(f"No quant of {page.repo} could be planned. {problem}".strip())
        ref, quants = order[0].ref, [option(rung, goal) for rung in order[1:]]
        known = order[0].plan
    located = images.located(ref, arguments)
    model = located.model()
    planner = _planner(machine, model)
    found = fit_on(planner, model, goal, _wish(arguments))
    if known is None or known.config != found.config:
        known = _rehearsed(located, found.plan, machine)
    choice = explained(planner, model, goal, found._replace(plan=known), located.quant)
    return located, known, choice.model_copy(update={"quants": tuple(quants)})


def _page(arguments: argparse.Namespace, machine: Machine) -> RepoPage | None:
    """Return every quant of the repository, planned, where that is asked for."""
    if arguments.fit or arguments.all_quants:
        for name in CHOSEN:
            if getattr(arguments, name) is not None:
                option = f"--{name.replace('_', '-')}"
                raise UsageError(
                    f"{option} cannot be given where it is to be chosen.",
                    fix=f"Leave {option} out, or --fit and --all-quants.",
                )
    if not is_repository(arguments.ref, every_quant=arguments.all_quants, choose=arguments.fit):
        return None
    learned = cache(lambda architecture: _learned(machine, architecture))
    wish, eyes = _wish(arguments), arguments.images
    ground = Ground(machine, arguments.goal, wish, learned=learned, images=eyes)
    return page_of(arguments.ref, ground)


def _wish(arguments: argparse.Namespace) -> Wish:
    try:
        return Wish(
            n_ctx=arguments.ctx,
            kv=KvType(arguments.kv) if arguments.kv else None,
            n_ubatch=arguments.ubatch,
            draft_max=0 if arguments.no_mtp else arguments.draft,
        )
    except ValidationError as error:
        raise _out_of_range(error) from error


# --- what is common --------------------------------------------------------------------------------
def _planner(machine: Machine, model: Model) -> Planner:
    return Planner(machine, learned=_learned(machine, model.hparams.architecture))


def _learned(machine: Machine, architecture: str) -> Learned:
    """Return what loads of this kind took above their plan on this very machine."""
    return learn(
        ledger(ReceiptStore(Paths.default().data).all()),
        runtime=runtime_name(),
        driver=machine.driver,
        card=machine.gpus[0].name if machine.gpus else None,
        architecture=architecture,
    )


def _of_report(arguments: argparse.Namespace) -> MemoryPlan:
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
    here, free_mib = detect(), arguments.free_mib
    if arguments.gpu is not None:
        here = profiles.with_profile(here, arguments.gpu, free_mib)
    else:
        here = profiles.with_free(here, free_mib)
    return others.with_others(here, arguments)


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
        "tensor_split": arguments.split,
    }
    changes: dict[str, Any] = {name: value for name, value in typed.items() if value is not None}
    if arguments.batch is None and arguments.ubatch is not None:
        changes["n_batch"] = max(base.n_batch, arguments.ubatch)
    elif arguments.ubatch is None and arguments.batch is not None:
        changes["n_ubatch"] = min(base.n_ubatch, arguments.batch)
    mtp = base.mtp.model_dump() | others.draft_model(arguments)
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
    text = str(first["msg"]).removeprefix("Value error, ") + "."
    text = f"{option} {first['input']}: {text}" if option else text
    return UsageError(text, fix="Give a number in range.", cause="usage")
