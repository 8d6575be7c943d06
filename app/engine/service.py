"""One engine's requests, on whatever thread they are asked: load, dry run, generate."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator

from app.engine.api import Report
from app.engine.chat import Conversation
from app.engine.decoder import Decoder
from app.engine.failure import RequestError
from app.engine.loader import Opening
from app.engine.logbook import BOOK, Level
from app.engine.pace import Pace
from app.engine.params import CancelFlag
from app.engine.protocol import Done, DryRun, DryRunDone, Generate, Load, Loaded, Log
from app.engine.resident import Resident
from app.engine.sampling import SamplerMaker
from app.engine.sequence import Sequence0
from app.engine.templating import Renderer
from app.engine.warmup import warm_up
from app.engine.writing import writers

_WATCH_SECONDS = 0.02
_LIBRARY = threading.Lock()
"""Models of one process take turns in opening: the library's log does not say whose line it is."""


class Service:
    """Holds at most one model. One call at a time; every failure is a `RequestError`."""

    def __init__(self) -> None:
        self._flag = CancelFlag()
        self._resident: Resident | None = None
        self._sequence: Sequence0 | None = None
        self._conversation: Conversation | None = None
        self._renderer = Renderer()
        self._pace = Pace(0)

    def load(self, request: Load, report: Report, cancel: threading.Event) -> Loaded:
        """Load a model in the place of the one before; warm it up."""
        start = time.monotonic()
        self.unload()
        with self._heard(report), self._cancelled_by(cancel):
            with _LIBRARY:
                opened = Opening(request, report, cancel, self._flag).load()
            resident = self._resident = opened.resident
            try:
                sequence = self._sequence = Sequence0(resident)
                sequence.cancel = cancel
                self._pace = Pace(resident.draft_max, p_min=request.config.mtp.p_min)
                seconds = warm_up(resident, sequence, report)
                self._conversation = Conversation(resident, self._renderer)
            except BaseException:
                self.unload()
                raise
        return Loaded(
            model=resident.info,
            placement=opened.placement,
            seconds=time.monotonic() - start,
            ubatch_seconds=seconds,
            notices=opened.notices,
        )

    def dry_run(self, request: DryRun, report: Report, cancel: threading.Event) -> DryRunDone:
        """Return the buffers a load would make; what is loaded stays loaded."""
        with self._heard(report), _LIBRARY:
            return Opening(request, report, cancel, CancelFlag()).dry_run()

    def generate(self, request: Generate, report: Report, cancel: threading.Event) -> Done:
        """Write one reply."""
        resident, sequence, conversation = self._resident, self._sequence, self._conversation
        if resident is None or sequence is None or conversation is None:
            raise RequestError("idle", "bad-request", "No model is loaded.")
        prompt = conversation.prompt(request)
        sequence.cancel = cancel
        sampler, reply = writers(
            request, prompt, SamplerMaker(resident.vocabulary), resident.vocabulary, report
        )
        decoder = Decoder(
            resident,
            sequence,
            sampler,
            report,
            draft=request.mtp,
            pace=None if request.ignore_eos else self._pace,
        )
        with self._heard(report), self._cancelled_by(cancel), contextlib.closing(sampler):
            reason = decoder.run(prompt.tokens, prompt.boundary, reply)
        reply.finish()
        return Done(
            id=request.id,
            reason=reason,
            timings=decoder.timings(len(reply.tokens)),
            tokens=tuple(reply.tokens),
            tool_calls=reply.tool_calls,
            notices=prompt.notices,
        )

    def unload(self) -> None:
        """Give the model back."""
        resident, self._resident = self._resident, None
        self._sequence = self._conversation = None
        if resident is not None:
            resident.close()

    def close(self) -> None:
        """Give everything back; there will be no more calls."""
        self.unload()
        self._renderer.close()

    @contextlib.contextmanager
    def _heard(self, report: Report) -> Iterator[None]:
        """Report the library's lines, without the thousands that only its authors read."""

        def hear(level: Level, line: str) -> None:
            if level != "debug" or "fail" in line:
                report(Log(level=level, text=line))

        with BOOK.heard_by(hear):
            yield

    @contextlib.contextmanager
    def _cancelled_by(self, cancel: threading.Event) -> Iterator[None]:
        """Stop decodes soon after `cancel` is set."""
        over = threading.Event()

        def watch() -> None:
            while not over.wait(_WATCH_SECONDS):
                if cancel.is_set():
                    self._flag.set()
                    return

        watcher = threading.Thread(target=watch, name="engine-cancel", daemon=True)
        watcher.start()
        try:
            yield
        finally:
            over.set()
            watcher.join()
            self._flag.clear()
