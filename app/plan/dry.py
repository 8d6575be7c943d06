"""Ask the engine what buffers a load would make, without making them."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.engine.api import Engine, EngineError
from app.engine.client import WorkerEngine
from app.engine.protocol import DryRun, DryRunDone
from app.plan import reserves
from app.plan.cursor import MIB
from app.plan.patterns import HYBRID_BY_INTERVAL
from app.process import Spawner
from app.runconfig import RunConfig
from app.values.plan import MemoryPlan

LIMIT_SECONDS = 20.0
MOST_TAKEN_BYTES = 1024 * MIB
BASE_BYTES = 2048 * MIB
"""What a worker may take for itself: Python, the library, the vocabulary of a large model."""

DRAFTERS = "drafters"
"""Folder beside the copy of a model with that of its drafting file: their names may be alike."""

NO_CARD = {"CUDA_VISIBLE_DEVICES": "-1"}
"""Neither planning nor embedding touches a card, whatever the library was built for."""

Rehearser = Callable[[int], Engine]
"""(most bytes it may allocate) -> an engine for dry runs alone."""


def confined(spawner: Spawner) -> Rehearser:
    """Return what starts workers for dry runs: on the processor, with a limit of memory."""
    return lambda limit: WorkerEngine(spawner, env=NO_CARD, limit_data_bytes=limit)


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """The engine's answer, or why there is none."""

    done: DryRunDone | None = None
    notes: tuple[str, ...] = ()


def on_processor(config: RunConfig) -> RunConfig:
    """Return the setup that is rehearsed for `config`; setups with the same one share figures."""
    return config.with_(
        n_gpu_layers=0,
        devices=(),
        rpc=(),
        main_gpu="",
        tensor_split=(),
        split_mode="layer",
        n_cpu_moe=0,
        mmap=True,
        mlock=False,
        pinned_host=True,
        cuda_graphs=True,
        cache_ram_bytes=0,
        checkpoint_bytes=0,
    )


def dry_run(
    engines: Callable[[], Engine],
    path: Path,
    config: RunConfig,
    *,
    limit_seconds: float = LIMIT_SECONDS,
    cancel: threading.Event | None = None,
) -> Rehearsal:
    """Return what the engine's buffers would be on the processor; never raises.

    It is always asked for the processor: the planner converts. The header is enough, so `path`
    may be a sparse copy. An engine that fails or takes longer than the limit leaves a note, and
    the closed formulas stand.
    """
    return dry_runs(engines, path, (config,), limit_seconds=limit_seconds, cancel=cancel)[0]


def dry_runs(
    engines: Callable[[], Engine],
    path: Path,
    configs: Sequence[RunConfig],
    *,
    limit_seconds: float = LIMIT_SECONDS,
    cancel: threading.Event | None = None,
) -> tuple[Rehearsal, ...]:
    """Return the answers for several setups of one file, from one engine, as `dry_run` does.

    `cancel` set ends it early; what was not answered by then is a note.
    """
    setups = (_with_copy(on_processor(config), path) for config in configs)
    ask = _Ask(engines, path, tuple(setups))
    ask.start()
    left = limit_seconds
    while left > 0 and ask.is_alive() and not (cancel and cancel.is_set()):
        ask.join(min(0.05, left))
        left -= 0.05
    late = ""
    if ask.is_alive():
        ask.leave()
        late = f"The engine's dry run took longer than {limit_seconds:g} s."
        if cancel and cancel.is_set():
            late = "The engine's dry run was stopped."
    answers = list(ask.answers)
    missing = late or f"No dry run by the engine: {ask.trouble}. The figures are formulas."
    rest = [Rehearsal(notes=(missing,))] * (len(configs) - len(answers))
    return (*(Rehearsal(done=answer) for answer in answers), *rest)


def _with_copy(config: RunConfig, path: Path) -> RunConfig:
    """Return `config` with the copy of its drafting file that lies beside the model's, if one does."""
    copy = path.parent / DRAFTERS / Path(config.mtp.file).name
    if not config.mtp.apart or not copy.is_file():
        return config
    return config.with_(mtp=config.mtp.model_dump() | {"file": str(copy)})


def affordable(planned: MemoryPlan) -> bool:
    """Return whether a dry run of this plan may be asked for.

    The engine really takes the recurrent state and the output rows, even in a dry run.
    """
    return _taken(planned) <= MOST_TAKEN_BYTES


def limit_bytes(planned: MemoryPlan, architecture: str) -> int:
    """Return what a worker may allocate for the dry run of a plan; more is a hostile file."""
    graphs = reserves.graph_bytes(
        planned.config.n_ubatch, 2, delta_net=architecture in HYBRID_BY_INTERVAL
    )
    return BASE_BYTES + graphs + _taken(planned)


def _taken(planned: MemoryPlan) -> int:
    parts = (*planned.devices, planned.host)
    return sum(part.item_bytes(key) for part in parts for key in ("recurrent", "output"))


@dataclass(slots=True)
class _Ask:
    """One engine's answers, gathered on a thread that can be left behind."""

    engines: Callable[[], Engine]
    path: Path
    configs: tuple[RunConfig, ...]
    stop: threading.Event = field(default_factory=threading.Event)
    answers: list[DryRunDone] = field(default_factory=list)
    trouble: str = "it gave no answer"
    _thread: threading.Thread | None = None
    _engine: Engine | None = None

    def leave(self) -> None:
        """End it: a worker at once, an engine in this process when it next looks."""
        self.stop.set()
        if self._engine is not None and self._engine.pid != os.getpid():
            self._engine.close(0.0)

    def start(self) -> None:
        """Begin."""
        self._thread = threading.Thread(target=self._run, name="dry-run", daemon=True)
        self._thread.start()

    def is_alive(self) -> bool:
        """Whether answers may still come."""
        return self._thread is not None and self._thread.is_alive()

    def join(self, seconds: float) -> None:
        """Wait for the end."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _run(self) -> None:
        try:
            engine = self._engine = self.engines()
        except (OSError, RuntimeError, EngineError) as error:
            self.trouble = f"it cannot be started ({error})"
            return
        try:
            for config in self.configs:
                request = DryRun(path=str(self.path), config=config)
                self.answers.append(engine.dry_run(request, lambda _: None, self.stop))
        except EngineError as error:
            self.trouble = str(error) or error.evidence.reason
        finally:
            engine.close()
