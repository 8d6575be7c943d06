"""What only a real card can prove, one claim after another."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator

from app.engine.api import EngineError
from app.errors import PlimsollError
from app.machine import clocks
from app.machine.clocks import ClockLock
from app.runconfig import MtpConfig, RunConfig
from app.runtimes.chosen import Chosen
from app.runtimes.selftest import run as selftest
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from tests.hardware.rig import MIB, Rig, Row, Run

NEAR = 0.02
"""A plan may differ from the engine's buffers by this share."""
LEFT_BYTES = 64 * MIB
NEVER = threading.Event()
ITEMS = {
    "kv": "kv",
    "recurrent": "recurrent",
    "weights": "weights",
    "compute": "compute",
    "mtp_kv": "mtp kv",
    "mtp_compute": "mtp compute",
}


def detection(rig: Rig) -> Iterator[Row]:
    """The driver's own tool says the same of the first card."""
    tool = shutil.which("nvidia-smi")
    if tool is None:
        yield Row("Detection agrees with nvidia-smi", "", "nvidia-smi is not here", None)
        return
    query = "--query-gpu=name,memory.total,driver_version,uuid"
    words = [tool, query, "--format=csv,noheader,nounits", "-i", "0"]
    said = subprocess.run(words, capture_output=True, text=True, check=True, timeout=20).stdout
    name, total, driver, uuid = (part.strip() for part in said.splitlines()[0].split(","))
    gpu = rig.machine.gpus[0]
    ours = f"{gpu.name}, {gpu.total_bytes // MIB:,} MiB, {gpu.driver}"
    theirs = f"{name}, {int(total):,} MiB, {driver}"
    near = abs(gpu.total_bytes // MIB - int(total)) <= 1
    same = near and (gpu.name, gpu.driver, gpu.uuid) == (name, driver, uuid)
    yield Row("Detection agrees with nvidia-smi", ours, theirs, same)


def build(rig: Rig) -> Iterator[Row]:
    """The chosen build passes its test on the card."""
    runtime = Chosen(rig.paths).active()
    try:
        test = selftest(runtime, rig.paths.cache / "runtimes", rig.spawner, NEVER)
    except PlimsollError as error:
        yield Row("The engine's build passes its test", runtime.name, error.text, good=False)
        return
    told = f"{test.layers_on_gpu} of {test.layers_total} layers, {test.seconds:.1f} s"
    yield Row("The engine's build passes its test", runtime.name, told, test.layers_on_gpu > 0)


def plans(rig: Rig, file: ModelFile) -> Iterator[Row]:
    """Every buffer is as planned, and the driver lost what the plan says."""
    for ubatch in (512, 2048):
        config = _config(rig, file).with_(n_ubatch=ubatch, n_batch=2048)
        planned = rig.desk.plan(file, config)
        run = rig.loaded(file, config)
        try:
            yield from _compared(f"{file.title}, ubatch {ubatch}", planned, run)
        finally:
            run.close()


def _compared(title: str, planned: MemoryPlan, run: Run) -> Iterator[Row]:
    have, part = run.on_card(), planned.devices[0]
    for item, kind in ITEMS.items():
        want, got = part.item_bytes(item), have.get(kind, 0)
        if want or got:
            good = abs(got - want) <= max(MIB, NEAR * want)
            yield Row(f"{title}: {item}", _mib(want), _mib(got), good)
    taken = run.taken_bytes
    if taken is not None:
        good = taken <= part.free_bytes - part.load_line_bytes + part.total_bytes
        yield Row(f"{title}: what the card lost", _mib(part.total_bytes), _mib(taken), good)


def drafting(rig: Rig, file: ModelFile) -> Iterator[Row]:
    """MTP says the same and is not slower."""
    if not file.n_layer_nextn:
        yield Row(f"{file.title}: MTP", "", "the file cannot draft", None)
        return
    run = rig.loaded(file, _config(rig, file).with_(mtp=MtpConfig(draft_max=3)))
    try:
        same, told = run.drafted_as_undrafted(64)
        yield Row(f"{file.title}: drafted = undrafted", "equal, or a near tie", told, same)
        drafted, plain = run.rate(128, mtp=True), run.rate(128, mtp=False)
        told = f"{drafted:.1f} against {plain:.1f} tokens/s, {drafted / plain:.2f}"
        yield Row(f"{file.title}: MTP ratio", "at least 0.95", told, drafted >= 0.95 * plain)
    finally:
        run.close()


def switches(rig: Rig, file: ModelFile) -> Iterator[Row]:
    """Unpinned host memory and no CUDA graphs do what the remedies say."""
    base = _config(rig, file)
    for name, config, mark in (
        ("pinned host memory off", base.with_(pinned_host=False), "CUDA_Host"),
        ("CUDA graphs off", base.with_(cuda_graphs=False), ""),
    ):
        run = rig.loaded(file, config)
        try:
            kinds = {line.device for line in run.loaded.placement.buffers}
            done = run.say(32)
            good = done.timings.n_generated == 32 and not (mark and mark in kinds)
            yield Row(f"{file.title}: {name}", "replies", ", ".join(sorted(kinds)), good)
        finally:
            run.close()


def too_big(rig: Rig, file: ModelFile) -> Iterator[Row]:
    """A setup that the plan calls too big does not load, and a smaller context is the cure."""
    config = _config(rig, file)
    n_ctx = config.n_ctx
    while rig.desk.plan(file, config.with_(n_ctx=n_ctx), quick=True).verdict != "too-big":
        n_ctx *= 2
        if n_ctx > 1 << 24:
            yield Row("Too big is too big", "", "no context is too big for this card", None)
            return
    try:
        rig.loaded(file, config.with_(n_ctx=n_ctx)).close()
        told, failed = f"{n_ctx:,} tokens loaded all the same", False
    except EngineError as error:
        told, failed = error.evidence.message or error.evidence.reason, True
    yield Row(f"{file.title}: {n_ctx:,} tokens fail by name", "fails", told[:90], failed)
    run = rig.loaded(file, config)
    yield Row(
        f"{file.title}: {config.n_ctx:,} tokens load after that", "loads", "loaded", good=True
    )
    run.close()


def baseline(rig: Rig, file: ModelFile) -> Iterator[Row]:
    """Ending the worker gives the card back."""
    run = rig.loaded(file, _config(rig, file))
    before = run.before_bytes
    run.close()
    after = rig.used_bytes()
    if before is None or after is None:
        yield Row("Unloading gives the card back", "", "the driver does not tell", None)
        return
    yield Row(
        "Unloading gives the card back",
        f"at most {_mib(LEFT_BYTES)} left",
        _mib(max(0, after - before)),
        after - before <= LEFT_BYTES,
    )


def locked(rig: Rig) -> Iterator[Row]:
    """The helper locks the clocks and gives them back."""
    claim = "Clocks are locked and given back"
    if (obstacle := clocks.obstacle(None)) is not None:
        yield Row(claim, "", obstacle.text, None)
        return
    lock = ClockLock(rig.spawner)
    try:
        limits = lock.lock(rig.machine.gpus[0].uuid)
        yield Row(claim, limits.text, "locked", lock.held is not None)
    except PlimsollError as error:
        yield Row(claim, "", error.text, None)
        return
    finally:
        given = lock.release()
    yield Row(claim, "given back", "given back" if given else "not", given)


def all_of(rig: Rig, files: list[ModelFile]) -> Iterator[tuple[str, Callable[[], Iterator[Row]]]]:
    """Yield every check by name; one that fails altogether leaves the others alone."""
    yield "detection", lambda: detection(rig)
    yield "build", lambda: build(rig)
    for file in files:
        for check in (plans, drafting, switches, baseline, too_big):
            yield f"{check.__name__}, {file.title}", lambda c=check, f=file: c(rig, f)
    yield "clocks", lambda: locked(rig)


def _config(rig: Rig, file: ModelFile) -> RunConfig:
    best = rig.desk.best(file, "chat").config
    return best.with_(n_ctx=min(best.n_ctx, 8192))


def _mib(size: int) -> str:
    return f"{size / MIB:,.1f} MiB"
