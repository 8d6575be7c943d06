"""Plans for files on this machine: the best setup for a goal, and the plan of any setup."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from app.core.engines import runtime_name
from app.engine.api import Engine, EngineError
from app.plan.cursor import Fetch
from app.plan.describe import describe
from app.plan.dry import affordable, dry_run
from app.plan.fit import Fit, fit
from app.plan.gguf import read_header
from app.plan.locate import locate
from app.plan.planner import Model, plan
from app.plan.shards import read_model
from app.runconfig import RunConfig
from app.settings import Settings
from app.values.machine import Machine, Problem
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from app.values.proposal import Goal

MIB = 1 << 20


class Desk:
    """Knows the machine and the settings; asks the engine for a dry run where it can."""

    def __init__(
        self,
        machine: Callable[[], Machine],
        settings: Callable[[], Settings],
        engines: Callable[[], Engine],
    ) -> None:
        self._machine = machine
        self._settings = settings
        self._gpus: tuple[str, ...] | None = None
        self._engines = engines

    @property
    def runtime(self) -> str:
        """The build of the engine that is chosen now, as receipts call it."""
        return runtime_name()

    def forget_engine(self) -> None:
        """Another build was chosen: ask it which cards it can use."""
        self._gpus = None

    def machine(self) -> Machine:
        """Return the machine as the engine can use it: without cards that its build cannot drive.

        A plan for a card that the engine would then not find helps nobody.
        """
        machine = self._machine()
        if machine.gpus and not self._engine_gpus():
            return machine.model_copy(update={"gpus": ()})
        return machine

    def idle_card(self) -> Problem | None:
        """Return why a card of this machine is not used, if one is not."""
        machine = self._machine()
        if not machine.gpus or self._engine_gpus():
            return None
        return Problem(
            cause="silent-cpu-fallback-cpu-build",
            text=f"This engine was built without CUDA, so {machine.gpus[0].name} is not used: "
            "models run on the processor.",
            fix="`plimsoll runtimes install` fetches an engine that can.",
        )

    def _engine_gpus(self) -> tuple[str, ...]:
        if self._gpus is None:
            try:
                engine = self._engines()
            except EngineError:
                return ()
            try:
                self._gpus = engine.gpus()
            except EngineError:
                return ()
            finally:
                engine.close()
        return self._gpus

    def n_threads(self) -> int:
        """Return the engine's threads: one core is left to everything else."""
        chosen = self._settings().n_threads
        return chosen or max(1, self.machine().cpu.usable_cores - 1)

    def describe(self, path: Path) -> ModelFile:
        """Return what a file is.

        Raises:
            FileProblemError: it is missing, damaged or no model.
        """
        return describe(path)

    def best(self, file: ModelFile, goal: Goal) -> Fit:
        """Return the best setup of `file` for `goal` here, and why it is that one."""
        return self._fit(_model(Path(file.path)), goal)

    def best_of(self, read: Fetch, size_bytes: int, name: str, goal: Goal) -> Fit:
        """Return the best setup of a file that is not on the disk yet; `read` gives its bytes."""
        return self._fit(Model.of(read_header(read, size_bytes, name), name), goal)

    def foretell(
        self, ref: str, goal: Goal, config: RunConfig | None, cancel: threading.Event
    ) -> Fit:
        """Return how a file that is still on the Hub would run here, from its header alone.

        Raises:
            PlimsollError: the Hub cannot be asked, or the file cannot run with `config`.
        """
        located = next(locate(ref, cancel=cancel))
        model = Model.of(located.header, located.name)
        if config is None:
            return self._fit(model, goal)
        reserve_bytes = self.reserve_bytes()
        planned = plan(model, self.machine(), config, desktop_reserve_bytes=reserve_bytes)
        return Fit(config, planned, "")

    def _fit(self, model: Model, goal: Goal) -> Fit:
        reserve_bytes = self.reserve_bytes()
        return fit(model, self.machine(), goal, desktop_reserve_bytes=reserve_bytes)

    def plan(self, file: ModelFile, config: RunConfig, *, quick: bool = False) -> MemoryPlan:
        """Return the plan of `config`: from the engine's dry run, or `quick` from formulas alone.

        Raises:
            UsageError: the model cannot run with `config`.
            FileProblemError: the file is missing, damaged or no model.
        """
        path = Path(file.path)
        model = _model(path)
        formula = plan(model, self.machine(), config, desktop_reserve_bytes=self.reserve_bytes())
        if quick or not affordable(formula):
            return formula
        rehearsal = dry_run(self._engines, path, config)
        if rehearsal.done is None:
            return formula.model_copy(update={"notes": (*formula.notes, *rehearsal.notes)})
        return plan(
            model,
            self.machine(),
            config,
            dry_run=rehearsal.done,
            desktop_reserve_bytes=self.reserve_bytes(),
        )

    def reserve_bytes(self) -> int:
        """Return what is kept free for the desktop."""
        return self._settings().desktop_reserve_mib * MIB


def _model(path: Path) -> Model:
    stat = path.stat()
    return _read(path, stat.st_size, stat.st_mtime_ns)


@lru_cache(maxsize=32)
def _read(path: Path, size: int, mtime_ns: int) -> Model:  # noqa: ARG001 - a changed file is another
    return Model.of(read_model(path), path.name)
