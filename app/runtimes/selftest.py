"""The proof of a build: a throw-away worker with it comes up, sees the card, and answers."""

from __future__ import annotations

import contextlib
import threading
import time
from pathlib import Path

from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.engine.protocol import Answer, DryRun, Generate, Load, Loaded, Ready
from app.process import Spawner
from app.runconfig import ALL_LAYERS, RunConfig
from app.runtimes import verdict
from app.runtimes.runtime import Runtime
from app.runtimes.trouble import RuntimeProblemError
from app.values.base import Value
from catalog import load

N_TOKENS = 8
STEP_SECONDS = 300.0
"""A card without ready code in the build has it compiled by the driver at the first step."""


class SelfTest(Value):
    """What a build that passed has shown."""

    commit: str
    devices: tuple[str, ...]
    layers_on_gpu: int
    layers_total: int
    n_tokens: int
    seconds: float


def run(runtime: Runtime, scratch: Path, spawner: Spawner, cancel: threading.Event) -> SelfTest:
    """Try `runtime` out in a worker of its own; `scratch` is a folder for the test model.

    Raises:
        RuntimeProblemError: it does not work; its cause and text say why.
        EngineError: the test was cancelled.
    """
    began = time.monotonic()
    model = _model(scratch)
    config = RunConfig(
        n_ctx=256,
        n_batch=64,
        n_ubatch=64,
        n_gpu_layers=ALL_LAYERS if runtime.gpu_prefix else 0,
        mmap=False,
    )
    try:
        engine = WorkerEngine(spawner, env=runtime.env, step_silence_seconds=STEP_SECONDS)
        try:
            ready = engine.ready()
            _check_commit(runtime, ready)
            prefix = runtime.gpu_prefix
            if prefix and not any(name.startswith(prefix) for name in ready.devices):
                engine.close()
                log = engine.obituary("load").log
                raise verdict.no_card(runtime, ready.devices, log)
            engine.dry_run(DryRun(path=str(model), config=config), _ignore, cancel)
            loaded = engine.load(Load(path=str(model), config=config, n_threads=1), _ignore, cancel)
            _check_placement(runtime, loaded)
            request = Generate(id="self-test", prompt="The hold", max_tokens=N_TOKENS)
            done = engine.generate(request, _ignore, cancel)
        finally:
            engine.close()
    except EngineError as error:
        if cancel.is_set():
            raise
        raise verdict.of(error, runtime) from error
    if not done.tokens:
        raise RuntimeProblemError(
            f"{runtime.name} loads a model, but answers nothing.", cause="runtime-self-test-failed"
        )
    return SelfTest(
        commit=ready.commit,
        devices=ready.devices,
        layers_on_gpu=loaded.placement.layers_on_gpu,
        layers_total=loaded.placement.layers_total,
        n_tokens=len(done.tokens),
        seconds=round(time.monotonic() - began, 2),
    )


def _check_commit(runtime: Runtime, ready: Ready) -> None:
    wanted = load.runtimes().binding.commit
    given = ready.commit.partition("-")[0]
    if len(given) < 7 or not wanted.startswith(given[: len(wanted)]):
        raise verdict.wrong_commit(runtime, ready.commit)


def _check_placement(runtime: Runtime, loaded: Loaded) -> None:
    placed = loaded.placement
    if runtime.gpu_prefix and placed.layers_on_gpu < placed.layers_total:
        raise RuntimeProblemError(
            f"{runtime.name} put {placed.layers_on_gpu} of {placed.layers_total} layers of a tiny "
            "model on the card.",
            fix="Look at `plimsoll detect`: something else may fill the card.",
            cause="silent-cpu-fallback-no-layers",
        )


def _model(scratch: Path) -> Path:
    from app.engine import testmodel  # noqa: PLC0415 - brings numpy, which the window does without

    path = scratch / "self-test.gguf"
    with contextlib.suppress(FileExistsError):
        scratch.mkdir(parents=True)
    if not path.exists():
        testmodel.write(path)
    return path


def _ignore(_answer: Answer) -> None:
    """Only the end of a step is of interest."""
