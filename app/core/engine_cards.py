"""Which cards the engine's chosen build can drive, asked of the build itself."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from app.engine.api import Engine, EngineError
from app.machine.surroundings import module_loads
from app.values.machine import Machine

AGAIN_SECONDS = 60.0
"""An engine that could not be started is not asked again sooner: each try costs a process."""


class EngineCards:
    """Asks once per build; any thread may ask."""

    def __init__(self, engines: Callable[[], Engine], runtime: Callable[[], str]) -> None:
        """`engines` starts the chosen build, `runtime` names it."""
        self._engines = engines
        self._runtime = runtime
        self._lock = threading.Lock()
        self._gpus: tuple[str, ...] | None = None
        self._of = ""
        self._failed_at: float | None = None
        self._loads: tuple[int, ...] = ()

    def gpus(self) -> tuple[str, ...]:
        """Return the cards' names; none where the engine cannot be started."""
        runtime, loads = self._runtime(), module_loads()
        with self._lock:
            if runtime != self._of:
                self._gpus, self._failed_at, self._of = None, None, runtime
            if not self._gpus and loads != self._loads:
                self._gpus = self._failed_at = None  # with its driver loaded anew it may be back
            self._loads = loads
            if self._gpus is None and self._may_ask():
                self._ask()
            return self._gpus or ()

    def drivable(self, machine: Machine) -> Machine:
        """Return `machine` without its own cards where the build can drive none."""
        near = any(not gpu.endpoint for gpu in machine.gpus)
        if near and not self.gpus():
            lent = tuple(gpu for gpu in machine.gpus if gpu.endpoint)
            return machine.model_copy(update={"gpus": lent})
        return machine

    def doubt(self) -> None:
        """Ask again when next asked, where no card was found."""
        with self._lock:
            if not self._gpus:
                self._gpus = self._failed_at = None

    def forget(self) -> None:
        """Ask again when next asked, whatever the build."""
        with self._lock:
            self._gpus = self._failed_at = None

    def _may_ask(self) -> bool:
        failed = self._failed_at
        return failed is None or time.monotonic() - failed >= AGAIN_SECONDS

    def _ask(self) -> None:
        try:
            engine = self._engines()
        except EngineError:
            self._failed_at = time.monotonic()
            return
        try:
            self._gpus = engine.gpus()
        except EngineError:
            self._failed_at = time.monotonic()
        finally:
            engine.close()
