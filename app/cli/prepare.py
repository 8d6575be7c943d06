"""From what was typed to a file, a setup and its plan."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass

from app.cli import braking, others
from app.core.brake import Brake
from app.core.desk import Desk
from app.core.engines import engine_factory, standby
from app.core.shelf import model_file, puller
from app.engine.api import Engine
from app.engine.protocol import Answer, Log
from app.errors import MachineProblemError, UsageError
from app.hub.command import ProgressLine
from app.hub.library import Library
from app.machine.detect import detect
from app.paths import Paths
from app.plan.describe import describe
from app.plan.dry import confined
from app.process import Spawner
from app.receipts import ReceiptStore
from app.remote import roster
from app.runconfig import KvType, RunConfig
from app.settings_store import SettingsStore
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan

MOST_THREADS = 512
"""ggml's own limit (GGML_MAX_N_THREADS); beyond it the engine crashes."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A file on this machine with the setup that was accepted for it."""

    file: ModelFile
    config: RunConfig
    plan: MemoryPlan
    desk: Desk
    engines: Callable[[], Engine]
    paths: Paths
    brake: Brake


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the model and the parts of the setup that can be chosen."""
    parser.add_argument(
        "ref", help="a GGUF file, owner/repo[:QUANT], starter, engine-test or remote:NAME[/MODEL]"
    )
    parser.add_argument("--ctx", type=int, metavar="N", help="context in tokens")
    parser.add_argument("--batch", type=int, metavar="N", help="batch in tokens")
    parser.add_argument("--ubatch", type=int, metavar="N", help="micro-batch in tokens")
    parser.add_argument("--kv", choices=[t.value for t in KvType], help="type of the KV cache")
    parser.add_argument("--draft", type=int, metavar="N", help="draft tokens per step")
    parser.add_argument("--no-mtp", action="store_true", help="do not draft")
    parser.add_argument("--ngl", type=int, metavar="N", help="layers on the card; -1 all, 0 none")
    others.add_draft_model(parser)
    others.add_arguments(parser)
    parser.add_argument("--threads", type=int, metavar="N", help="processor threads")
    parser.add_argument(
        "--accept-risk", action="store_true", help="start although the plan goes over the load line"
    )
    braking.add_argument(parser)
    parser.add_argument(
        "--in-process", action="store_true", help="run the engine in this process, not in a worker"
    )


def prepare(arguments: argparse.Namespace) -> Prepared:
    """Find or fetch the file, choose the setup, plan it; the engine's process starts meanwhile.

    Raises:
        PlimsollError: no such file, no room for it, or numbers that make no sense.
    """
    if roster.is_remote(arguments.ref):
        raise UsageError(
            f"{arguments.ref} is on another computer, which loads and proves it itself.",
            fix="It can be asked: `plimsoll run`, `chat` and `bench` take it.",
        )
    if arguments.in_process:
        return _prepared(arguments, engine_factory(in_process=True))
    engines = standby(Spawner())
    engines.prepare()
    try:
        return _prepared(arguments, engines)
    except BaseException:
        engines.close()
        raise


def _prepared(arguments: argparse.Namespace, engines: Callable[[], Engine]) -> Prepared:
    paths = Paths.default().make()
    settings = SettingsStore(paths.data).load().settings
    if arguments.threads is not None:
        settings = settings.model_copy(update={"n_threads": _thread_count(arguments.threads)})
    machine = others.with_others(detect(), arguments)
    spawner = Spawner()
    worker = engine_factory(in_process=False, spawner=spawner)
    receipts = ReceiptStore(paths.data).all()
    desk = Desk(
        lambda: machine,
        lambda: settings,
        worker,
        rehearser=confined(spawner),
        receipts=lambda: receipts,
    )
    file = _file(arguments.ref, paths, desk)
    config = _with_choices(desk.best(file, "chat").config, arguments, file)
    plan = desk.plan(file, config)
    if plan.verdict != "fits":
        # The engine needs more than the formulas said: chosen with its own figures.
        config = _with_choices(desk.choose(file, "chat").config, arguments, file)
        plan = desk.plan(file, config)
    others.check_shares(arguments, len(plan.devices))
    _admit(plan, accepted=arguments.accept_risk)
    ready = Prepared(file, config, plan, desk, engines, paths, braking.brake_of(paths))
    braking.admit(ready.brake, ready, plan, again=arguments.again)
    return ready


def _file(ref: str, paths: Paths, desk: Desk) -> ModelFile:
    line = ProgressLine(sys.stderr)
    try:
        arrived = Library(paths, describe).arrived
        return model_file(puller(paths, arrived=arrived).pull(ref, line.show), desk)
    finally:
        line.end()


def quiet(answer: Answer) -> None:
    """Show what the engine wants a person to know, and nothing else."""
    if isinstance(answer, Log) and answer.text.startswith("notice: "):
        print(answer.text.removeprefix("notice: "), file=sys.stderr)


def _with_choices(config: RunConfig, arguments: argparse.Namespace, file: ModelFile) -> RunConfig:
    changes: dict[str, object] = {
        name: value
        for name, value in {
            "n_ctx": arguments.ctx,
            "n_batch": arguments.batch,
            "n_ubatch": arguments.ubatch,
            "type_k": arguments.kv,
            "type_v": arguments.kv,
            "n_gpu_layers": arguments.ngl,
            "tensor_split": arguments.split,
        }.items()
        if value is not None
    }
    if arguments.ubatch is not None and arguments.batch is None:
        changes["n_batch"] = max(config.n_batch, arguments.ubatch)
    elif arguments.batch is not None and arguments.ubatch is None:
        changes["n_ubatch"] = min(config.n_ubatch, arguments.batch)
    mtp = config.mtp.model_dump() | others.draft_model(arguments)
    if arguments.no_mtp:
        mtp["on"] = False
    elif arguments.draft is not None:
        if not file.n_layer_nextn and not mtp["file"]:
            raise UsageError(
                f"{file.title} cannot draft: the file has no MTP layers.",
                fix="Leave --draft out, or give a file with an MTP head: --draft-model FILE.",
                cause="mtp-head-missing",
            )
        mtp |= {"on": True, "draft_max": arguments.draft}
    return config.with_(**changes, mtp=mtp)


def _admit(plan: MemoryPlan, *, accepted: bool) -> None:
    if plan.verdict == "too-big":
        raise MachineProblemError(
            "This setup does not fit, so it was not started.",
            fix="Choose a smaller --ctx, a lighter --kv or a smaller file; `plimsoll plan` shows why.",
            cause="plan-too-big",
        )
    if plan.verdict == "tight" and not accepted:
        raise MachineProblemError(
            "This setup is tight: it goes over the load line.",
            fix="Add --accept-risk to start it all the same, or choose a smaller --ctx.",
            cause="plan-tight",
        )


def _thread_count(n: int) -> int:
    if n < 1:
        raise UsageError(f"--threads is {n}, but at least one thread is needed.")
    if n > MOST_THREADS:
        raise UsageError(f"--threads is {n}, but the engine takes at most {MOST_THREADS} threads.")
    return n
