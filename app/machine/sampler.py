"""Measures the machine in one thread of its own, as often as somebody needs it."""

from __future__ import annotations

import enum
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import psutil

from app import clock
from app.machine.alone import Alone
from app.machine.cards import Cards
from app.machine.cgroup import limited
from app.machine.hostmem import commit_free_bytes, memory_and_droppable, memory_now
from app.machine.seldom import Seldom
from app.machine.worker_memory import WorkerMemory, WorkerReading
from app.machine.xid import XidEvent
from app.values.machine import Problem, Sample

KEPT_XIDS = 256
LIMITS_SECONDS = 1.0
"""How often it is asked which groups have a memory limit; what is left of it, each time."""
BUSY_SECONDS = 0.5
"""How often the processor's load is told: a tenth of a second has ten ticks of its clock."""


class Mode(enum.Enum):
    """How often to measure."""

    OFF = "off"  # NVML is closed, a laptop's card can sleep
    SLOW = "slow"  # somebody looks, or a model lies in memory
    FAST = "fast"  # the engine loads or works
    RARE = "rare"  # as SLOW, on battery
    SPARING = "sparing"  # as FAST, on battery


PERIOD_SECONDS = {Mode.SLOW: 1.0, Mode.FAST: 0.1, Mode.RARE: 5.0, Mode.SPARING: 0.5}
ON_BATTERY = {Mode.SLOW: Mode.RARE, Mode.FAST: Mode.SPARING, Mode.OFF: Mode.OFF}


def _silent(_problem: Problem) -> None:
    """Nobody wants to hear of troubles."""


def _busy_pct() -> float:
    return psutil.cpu_percent()


class Sampler:
    """Publishes a sample per period from its own thread, which alone owns NVML.

    `publish` and `trouble` are called in that thread. A sleeping card is not woken unless a
    process is watched. What fails unforeseen, a reading or who hears it, fails alone and is told
    once; the thread goes on.
    """

    def __init__(
        self,
        publish: Callable[[Sample], None],
        trouble: Callable[[Problem], None] = _silent,
        *,
        root: Path = Path("/"),
    ) -> None:
        self._publish = publish
        self._trouble = trouble
        self._root = root
        self._wake = threading.Condition()
        self._mode = Mode.OFF
        self._worker: WorkerMemory | None = None
        self._closing = False
        self._asked, self._answered = 0, 0
        self._thread: threading.Thread | None = None
        self._xids: deque[XidEvent] = deque(maxlen=KEPT_XIDS)
        self._alone = Alone(trouble)
        self._memory: tuple[int, int, int] | None = None
        self._limits = Seldom(LIMITS_SECONDS, lambda: limited(root))
        self._busy = Seldom(BUSY_SECONDS, _busy_pct)

    def set_mode(self, mode: Mode) -> None:
        """Measure this often from now on; the first sample comes at once."""
        with self._wake:
            self._mode = mode
            if self._thread is None and mode is not Mode.OFF and not self._closing:
                self._thread = threading.Thread(target=self._run, name="sampler", daemon=True)
                self._thread.start()
            self._wake.notify_all()

    def watch_pid(self, pid: int | None) -> None:
        """Measure this process as the engine; None: there is no engine any more."""
        worker = None if pid is None else WorkerMemory(pid)
        with self._wake:
            self._worker = worker

    def hear(self, seconds: float) -> bool:
        """Wait for a reading that begins from now on; return whether there was one.

        Events are heard with readings: one that happened before is known afterwards. Nothing is
        waited for when nothing is measured.
        """
        with self._wake:
            if self._mode is Mode.OFF or self._closing:
                return False
            self._asked += 1
            mine = self._asked
            self._wake.notify_all()
            over = self._wake.wait_for(lambda: self._answered >= mine or self._closing, seconds)
            return over and self._answered >= mine

    def xid_events(self, since: float = float("-inf")) -> tuple[XidEvent, ...]:
        """Return the driver's fault events heard since a moment (monotonic), oldest first."""
        with self._wake:
            return tuple(event for event in self._xids if event.heard >= since)

    def close(self, deadline: float) -> bool:
        """End the thread; return whether it ended within `deadline` seconds."""
        with self._wake:
            self._closing = True
            thread = self._thread
            self._wake.notify_all()
        if thread is None:
            return True
        thread.join(deadline)
        return not thread.is_alive()

    def _run(self) -> None:
        cards = Cards(self._trouble, self._keep_xid, self._root)
        try:
            self._measure_until_closed(cards)
        finally:
            self._alone.take("closing the driver", cards.close, None)

    def _measure_until_closed(self, cards: Cards) -> None:
        # The first answer has nothing to compare with.
        self._alone.take("processor", psutil.cpu_percent, None)
        mode, due, taken = Mode.OFF, time.monotonic(), -PERIOD_SECONDS[Mode.FAST]
        while (wanted := self._next(mode, due)) is not None:
            now = time.monotonic()
            if wanted is Mode.OFF:
                self._alone.take("closing the driver", cards.close, None)
            elif wanted is not mode and now - taken < PERIOD_SECONDS[Mode.FAST]:
                # Short replies change the mode often; the last sample is as good as a new one.
                due = taken + PERIOD_SECONDS[wanted]
            else:
                self._answer(cards)
                taken, started = now, now if wanted is not mode else min(due, now)
                # After a stall go on from now: no burst of samples to catch up.
                due = max(started + PERIOD_SECONDS[wanted], time.monotonic())
            mode = wanted

    def _next(self, mode: Mode, due: float) -> Mode | None:
        """Wait until a sample is due or the mode changed; None: the end."""
        with self._wake:
            while not self._closing:
                asked = self._asked != self._answered and mode is not Mode.OFF
                if self._mode is not mode or asked:
                    return self._mode
                left = None if mode is Mode.OFF else due - time.monotonic()
                if left is not None and left <= 0:
                    return mode
                self._wake.wait(left)
            return None

    def _answer(self, cards: Cards) -> None:
        """Publish one sample, which answers everybody who asked before it began."""
        with self._wake:
            asked = self._asked
        sample = self._measure(cards)
        if sample is not None:
            self._alone.take("use of the readings", lambda: self._publish(sample), None)
        with self._wake:
            self._answered = asked
            self._wake.notify_all()

    def _measure(self, cards: Cards) -> Sample | None:
        """Return what can be read now, None while not even the computer's memory is known."""
        take = self._alone.take
        with self._wake:
            worker = self._worker
        engine = WorkerReading()
        if worker is not None:
            engine = take("memory of the engine", worker.read, engine)
        gpus = take("cards", lambda: cards.read(may_wake=worker is not None), ())
        watched = engine.resident is not None
        self._memory = take("memory", lambda: self._read_memory(watched=watched), self._memory)
        if self._memory is None:
            return None
        total, available, files = self._memory
        return Sample(
            gpus=gpus,
            host_used_bytes=max(0, total - available),
            host_total_bytes=total,
            commit_free_bytes=take("commit", lambda: commit_free_bytes(self._root), None),
            cpu_pct=take("processor", self._busy.now, None),
            worker_rss_bytes=engine.resident,
            worker_anon_bytes=engine.anonymous,
            worker_droppable_bytes=min(engine.loose, files) if watched else None,
            worker_lent_bytes=engine.lent,
            at=clock.now(),
        )

    def _read_memory(self, *, watched: bool) -> tuple[int, int, int]:
        """Return total and available bytes, and those of files where an engine is `watched`."""
        if not watched:
            return (*memory_now(self._root), 0)
        return memory_and_droppable(self._root, self._limits.now())

    def _keep_xid(self, event: XidEvent) -> None:
        with self._wake:
            self._xids.append(event)
