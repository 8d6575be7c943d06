"""The machine as plans see it: with the memory that was free over time, never a stale reading."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app import clock
from app.machine.history import SampleHistory
from app.plan.steady import FRESH_SECONDS, steady
from app.values.machine import Machine


class Outlook:
    """Call it for the machine; any thread may."""

    def __init__(
        self,
        known: Callable[[], Machine],
        history: SampleHistory,
        look: Callable[[], Machine],
    ) -> None:
        """`known` is what was detected, `history` what was sampled since, `look` reads anew."""
        self._known = known
        self._history = history
        self._look = look
        self._lock = threading.Lock()
        self._seen: Machine | None = None

    def __call__(self) -> Machine:
        """Return the known machine with the memory that can be counted on now."""
        machine = self._known()
        now = clock.now()
        if (watched := steady(machine, self._history, now)) is not None:
            return watched
        if _fresh(machine, now) or self._engine_runs(now):
            return machine
        with self._lock:
            if self._seen is None or not _fresh(self._seen, now):
                self._seen = self._look().model_copy(update={"read_at": now})
            seen = self._seen
        return machine.model_copy(update={"gpus": seen.gpus, "host": seen.host})

    def _engine_runs(self, now: float) -> bool:
        latest = self._history.latest()
        if latest is None or now - latest.at > FRESH_SECONDS:
            return False
        return latest.worker_rss_bytes is not None


def _fresh(machine: Machine, now: float) -> bool:
    return 0 <= now - machine.read_at < FRESH_SECONDS
