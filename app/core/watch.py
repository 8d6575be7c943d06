"""Looks at the machine: detection, readings, and how often they are taken."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping

from app import clock
from app.core.board import Board
from app.events import MachineSeen, Marked, Sampled
from app.machine.battery import on_battery
from app.machine.detect import detect
from app.machine.history import SampleHistory
from app.machine.recorder import FlightRecorder
from app.machine.sampler import ON_BATTERY, Mode, Sampler
from app.session import RESIDENT, WORKING, Phase
from app.values.health import DriverEvent
from app.values.machine import Doing, Machine, Problem, Sample

LOST, RESET = "gpu-lost-xid79", "gpu-reset-required"
LOST_XID = 79
WORK: Mapping[str, Doing] = {
    "load": "load",
    "warmup": "warmup",
    "prefill": "prefill",
    "decode": "decode",
}
"""What of an engine's words is work that the recorder marks."""
SETTLE_SECONDS = 3.0
"""How long one reading may take on a busy computer."""
LATE_SECONDS, AGAIN_SECONDS = 1.0, 0.1
"""How long after the engine's end the driver may take to tell why, and how often it is asked."""
HEARD_SECONDS = 60.0
"""How far back the driver's events are told again with a reading: telling one twice is harmless."""


class Watch:
    """Owns the sampler; samples fast while the engine works, slowly while somebody looks."""

    def __init__(self, board: Board, history: SampleHistory, recorder: FlightRecorder) -> None:
        self._board = board
        self._history = history
        self._recorder = recorder
        self._visible = False
        self._told_battery = False
        self._sampler = Sampler(self._take, self._trouble)
        self._lock = threading.Lock()
        self._doing: tuple[Doing, int | None] = ("", None)
        self.faulted: Callable[[Iterable[int]], None] = lambda _: None
        """Hears the driver's events (Xid numbers) at once, whether the engine works or rests."""
        self.sampled: Callable[[Sample], None] = lambda _: None
        """Hears every reading, on the sampler's thread."""

    def detect(self) -> Machine:
        """Look at this machine now and tell the result."""
        machine = detect()
        self._board.publish(MachineSeen(machine=machine))
        return machine

    def look(self) -> Machine:
        """Look at this machine now and tell nobody."""
        return detect()

    def show(self, *, visible: bool) -> None:
        """Whether a graph is on the screen."""
        self._visible = visible
        self.pace()

    def pace(self) -> None:
        """Set the sampling rate that the session's phase and the visible graphs ask for."""
        session = self._board.session
        with self._lock:
            if session is not None and session.phase in WORKING - {Phase.DOWNLOADING}:
                self._sample(Mode.FAST)
            elif self._visible or (session is not None and session.phase in RESIDENT):
                self._sample(Mode.SLOW)
            else:
                self._sample(Mode.OFF)

    def _sample(self, mode: Mode) -> None:
        """Measure as often as `mode` says, less often on battery, which is said once."""
        if mode is Mode.OFF or not on_battery():
            self._sampler.set_mode(mode)
            return
        self._sampler.set_mode(ON_BATTERY[mode])
        if mode is Mode.FAST and not self._told_battery:
            self._told_battery = True
            self._board.notice(
                "battery",
                "info",
                "The computer runs on its battery: the card is slower then, and readings are "
                "taken less often.",
                "Plug it in for full speed. `plimsoll clocks lock --mode cap` keeps the card at "
                "or below its base clock, which saves power.",
            )

    def follow(self, pid: int | None) -> None:
        """Measure this process as the engine."""
        self._sampler.watch_pid(pid)

    def mark(self, kind: str, text: str) -> None:
        """Put a mark on the graphs."""
        self._board.publish(Marked.model_validate({"at": clock.now(), "kind": kind, "text": text}))

    def settle(self) -> bool:
        """Wait until every event that has happened is heard, at most `SETTLE_SECONDS`.

        False when it was not possible, or when nothing is measured.
        """
        return self._sampler.hear(SETTLE_SECONDS)

    def heard(self, since: float, *, late: bool) -> tuple[int, ...]:
        """Return the events since `since` (monotonic).

        `late`: wait up to `LATE_SECONDS` for the first one.
        """
        end = time.monotonic() + LATE_SECONDS * late
        while self.settle() and not self.xids(since) and time.monotonic() < end:
            time.sleep(AGAIN_SECONDS)
        return self.xids(since)

    def xids(self, since: float) -> tuple[int, ...]:
        """Return the numbers of the driver's events since `since` (monotonic, seconds).

        Not by the time of day: that is set back, and then hid what had been heard.
        """
        return tuple(event.number for event in self._sampler.xid_events(since))

    def driver_events(self) -> tuple[DriverEvent, ...]:
        """Return the driver's fault events since the start, oldest first."""
        return tuple(
            DriverEvent(at=event.at, number=event.number, name=event.name, device=event.device)
            for event in self._sampler.xid_events()
        )

    def close(self, deadline: float) -> bool:
        """End the sampler's thread; the recording stays on the disk."""
        ended = self._sampler.close(deadline)
        self._recorder.close()
        return ended

    def doing(self, what: Doing, tokens: int | None = None) -> None:
        """Put into every reading from now on what the engine does, `tokens` of prompt with it."""
        self._doing = (what, tokens)

    def _take(self, taken: Sample) -> None:
        doing, tokens = self._doing
        sample = taken.model_copy(update={"doing": doing, "doing_tokens": tokens})
        self._history.add(sample)
        self.sampled(sample)
        if sample.worker_rss_bytes is not None:
            self._recorder.add(sample)
        if numbers := self.xids(time.monotonic() - HEARD_SECONDS):
            self.faulted(numbers)
        self._board.publish(Sampled(sample=sample))

    def _trouble(self, problem: Problem) -> None:
        # A card that does not answer has often told no event, and on Windows it never does.
        if problem.cause == LOST:
            self.faulted((LOST_XID,))
        level = "error" if problem.cause in {LOST, RESET} else "warn"
        self._board.notice(f"machine.{problem.cause}", level, problem.text, problem.fix)
