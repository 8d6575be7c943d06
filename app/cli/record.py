"""The note and the readings of the command line: a computer that goes down leaves word here too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app.cli.prepare import Prepared, quiet
from app.core.notes import Doing, note_of
from app.core.watch import WORK
from app.engine.api import Engine
from app.engine.protocol import Answer
from app.engine.protocol import Phase as EnginePhase
from app.inflight import Marker
from app.machine.history import SampleHistory
from app.machine.recorder import FlightRecorder
from app.machine.sampler import Mode, Sampler
from app.seat import Seat
from app.values.machine import Doing as Work
from app.values.machine import Sample

END_SECONDS = 2.0


class Record:
    """Measures and keeps notes while a command has an engine; nothing of it stays but after a kill.

    A window that is opened later finds what a kill, or the computer's end, left behind.
    """

    def __init__(self, ready: Prepared) -> None:
        self._ready = ready
        self.seen = SampleHistory()
        self.before: Sample | None = None
        self._doing: tuple[Work, int | None] = ("", None)
        self._seat = Seat(ready.paths.state, beside=True)
        self._marker = Marker(self._seat.folder)
        self._recorder = FlightRecorder(self._seat.folder)
        self._sampler = Sampler(self._take)
        self._sampler.set_mode(Mode.FAST)

    def close(self) -> None:
        """End measuring; what was written goes."""
        self._sampler.close(END_SECONDS)
        self._recorder.close()
        self._marker.sweep(at_once=True)
        self._seat.close()

    def engine(self) -> Engine:
        """Start an engine, and measure it."""
        self.before = self.seen.latest() or self.before
        engine = self._ready.engines()
        self._sampler.watch_pid(engine.pid)
        return engine

    def hear(self, answer: Answer) -> None:
        """Take what the engine says: what it does stands in the readings."""
        if isinstance(answer, EnginePhase) and (doing := WORK.get(answer.name)):
            self.doing(doing, answer.total if doing == "prefill" else None)
        quiet(answer)

    def doing(self, what: Work, tokens: int | None = None) -> None:
        """Put into every reading from now on what the engine does, `tokens` of prompt with it."""
        self._doing = (what, tokens)

    @contextmanager
    def noted(self, phase: Doing) -> Iterator[None]:
        """Keep a note on the disk of what is being done."""
        note = note_of(self._ready, phase)
        try:
            with self._marker.replying(note) if phase == "prefill" else self._marker.during(note):
                yield
        finally:
            self.doing("")

    def xids(self) -> tuple[int, ...]:
        """Return the driver's events since the beginning, those of just now too."""
        self._sampler.hear(END_SECONDS)
        return tuple(event.number for event in self._sampler.xid_events())

    def _take(self, taken: Sample) -> None:
        doing, tokens = self._doing
        sample = taken.model_copy(update={"doing": doing, "doing_tokens": tokens})
        self.seen.add(sample)
        if sample.worker_rss_bytes is not None:
            self._recorder.add(sample)
