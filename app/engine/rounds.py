"""The thread that computes: replies take turns on it, a round after another.

In a round every reply that is being written gets its next token, all of them in one batch when
there are several, and one of the prompts that are being read gets its next chunk read. A long
prompt so costs the others a chunk per token, and replies never wait for each other's end.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TypeVar

from app.engine.abort import Aborter
from app.engine.abreast import Abreast
from app.engine.api import Report
from app.engine.chat import Prompt
from app.engine.decoder import Decoder
from app.engine.failure import CancelledError, RequestError
from app.engine.logbook import BOOK, Level
from app.engine.paces import Paces
from app.engine.protocol import Done, Log, Phase, Timings
from app.engine.reply import Reply
from app.engine.resident import Resident
from app.engine.sampling import Sampler
from app.engine.slots import Slots

T = TypeVar("T")
APART_ROUNDS = 64
APART = "Replies are written one after another for a while: a batch for all of them failed."


@dataclass(eq=False)
class Job:
    """One reply that was asked for; `over` gets its end."""

    prompt: Prompt
    reply: Reply
    sampler: Sampler
    report: Report
    cancel: threading.Event
    draft: bool
    adapt: bool
    asked: float = field(default_factory=time.perf_counter)
    told: bool = False
    over: Future[Done] = field(default_factory=Future)
    decoder: Decoder | None = None


class Rounds:
    """Owns the contexts of one resident model; everything that decodes runs on its thread."""

    def __init__(self, resident: Resident) -> None:
        self._r = self.resident = resident
        self._changed = threading.Condition()
        self._waiting: deque[Job] = deque()
        self._active: list[Job] = []
        self._calls: deque[Callable[[], None]] = deque()
        self._closing = False
        self._apart = 0
        self._heard: Report | None = None
        self._aborter = Aborter(resident.flag)
        self._paces = Paces(resident.draft_max, resident.config.mtp.p_min)
        self._abreast = Abreast(resident, self._paces)
        self.slots = Slots(resident)
        self._thread = threading.Thread(target=self._run, name="engine-rounds", daemon=True)
        self._thread.start()

    # --- asked by other threads ---------------------------------------------------------------
    def start(self, job: Job) -> None:
        """Let `job` take part as soon as a sequence is free; its `over` tells how it ended."""
        with self._changed:
            if self._closing:
                job.sampler.close()
                job.over.set_exception(RequestError("idle", "bad-request", "No model is loaded."))
                return
            self._waiting.append(job)
            self._changed.notify_all()

    def call(self, work: Callable[[], T]) -> T:
        """Run `work` on the thread between two rounds; return or raise what it does."""
        done: Future[T] = Future()

        def run() -> None:
            try:
                done.set_result(work())
            except BaseException as error:  # noqa: BLE001 - it is raised where it was asked for
                done.set_exception(error)

        with self._changed:
            self._calls.append(run)
            self._changed.notify_all()
        return done.result()

    def stoppable(self, cancel: threading.Event) -> contextlib.AbstractContextManager[None]:
        """Stop the decodes of the block soon after `cancel` is set."""
        return self._aborter.armed(cancel)

    def close(self) -> None:
        """End every reply as cancelled, and the thread."""
        with self._changed:
            self._closing = True
            for job in (*self._active, *self._waiting):
                job.cancel.set()
            self._changed.notify_all()
        self._thread.join()
        self._aborter.close()

    # --- the thread -------------------------------------------------------------------------
    def _run(self) -> None:
        with BOOK.heard_by(self._hear):
            while True:
                if not self._active:
                    with self._changed:
                        self._changed.wait_for(self._has_work)
                while self._calls:
                    self._calls.popleft()()
                if self._closing and not (self._waiting or self._active):
                    return
                try:
                    self._admit()
                    self._round()
                except BaseException as error:  # noqa: BLE001 - it is raised where replies wait
                    for job in (*self._active, *self._waiting):
                        self._fail(job, error)
                    self._waiting.clear()

    def _has_work(self) -> bool:
        return bool(self._calls or self._waiting or self._active or self._closing)

    def _hear(self, level: Level, line: str) -> None:
        """Report the library's lines, without the thousands that only its authors read."""
        mine = threading.current_thread() is self._thread
        if mine and self._heard and (level != "debug" or "fail" in line):
            self._heard(Log(level=level, text=line))

    def _admit(self) -> None:
        """Give free sequences to those who wait, in the order they came."""
        if not self._waiting:
            return
        with self._changed:
            gone = [job for job in self._waiting if job.cancel.is_set()]
            for job in gone:
                self._waiting.remove(job)
        for job in gone:
            self._end(job, cancelled=True)
        while self._waiting and self.slots.free:
            self._begin(self._waiting.popleft())
        for place, job in enumerate(tuple(self._waiting), start=1):
            if not job.told:
                job.told = True
                job.report(Phase(id=job.reply.id, name="queued", done=place))

    def _begin(self, job: Job) -> None:
        self._heard = job.report
        self._active.append(job)
        with self._kept_alive(job):
            slot = self.slots.take(job.prompt.tokens)
            slot.cancel = job.cancel
            job.decoder = Decoder(self._r, slot, job.reply, job.sampler, job.report)
            pace = self._paces.alone if job.adapt else None
            job.decoder.begin(job.prompt, asked=job.asked, draft=job.draft, pace=pace)

    def _round(self) -> None:
        writers = [job for job in self._active if job.decoder and job.decoder.writing]
        if len(writers) > 1 and not self._apart:
            self._together(writers)
        else:
            self._apart = max(0, self._apart - 1)
            for writer in writers:
                self._alone(writer)
        readers = [job for job in self._active if job.decoder and not job.decoder.writing]
        if readers:
            reader = readers[0]
            self._alone(reader)
            if reader in self._active:  # the others' prompts come before its next chunk
                self._active.remove(reader)
                self._active.append(reader)

    def _alone(self, job: Job) -> None:
        """Let `job` compute by itself, with its drafts, until somebody else wants the thread.

        Another round for each token would take as long as all else between two decodes.
        """
        self._heard = job.report
        if job.decoder is None:
            return
        self._aborter.arm(job.cancel)
        try:
            job.decoder.advance()
            while len(self._active) == 1 and not (self._waiting or self._calls or job.decoder.end):
                job.decoder.advance()
        except CancelledError:
            self._end(job, cancelled=True)
        except BaseException as error:  # noqa: BLE001 - it is raised where the reply was asked for
            self._fail(job, error)
        finally:
            self._aborter.disarm()
        if job.decoder.end is not None and job in self._active:
            self._end(job)

    def _together(self, jobs: list[Job]) -> None:
        """Compute the next step of every one of `jobs` in as few batches as there may be."""
        of = {job.decoder: job for job in jobs if job.decoder is not None}
        self._heard = jobs[0].report
        try:
            for step in self._abreast.steps(list(of)):
                job = of[step.decoder]
                with self._kept_alive(job):
                    step.take()
                if step.decoder.end is not None and job in self._active:
                    self._end(job)
        except RequestError:
            self._together_failed([job for job in jobs if job in self._active])
        took_part = {decoder.sequence.index for decoder in of}
        for slot in self.slots.all:
            if slot.index not in took_part:
                slot.stood_by()

    def _together_failed(self, jobs: list[Job]) -> None:
        """One batch for all could not be computed: for a while they go on one after another."""
        self._apart = APART_ROUNDS
        for job in jobs:
            job.report(Log(id=job.reply.id, level="info", text=f"notice: {APART}"))
        torn = self._abreast.torn
        for job in tuple(self._active) if torn else jobs:
            if job.decoder is not None:
                with self._kept_alive(job):
                    job.decoder.again()
        for slot in self.slots.idle if torn else ():
            slot.maybe_moved()

    @contextlib.contextmanager
    def _kept_alive(self, job: Job) -> Iterator[None]:
        """Whatever goes wrong with `job` ends this job, and nothing else."""
        try:
            yield
        except CancelledError:
            self._end(job, cancelled=True)
        except BaseException as error:  # noqa: BLE001 - it is raised where the reply was asked for
            self._fail(job, error)

    # --- ends -------------------------------------------------------------------------------
    def _end(self, job: Job, *, cancelled: bool = False) -> None:
        decoder = job.decoder
        try:
            if decoder is not None:
                decoder.close()
            job.reply.finish()
            answer = self._answer(job, cancelled=cancelled)
        except BaseException as error:  # noqa: BLE001
            self._fail(job, error)
            return
        self._leave(job)
        job.over.set_result(answer)

    def _fail(self, job: Job, error: BaseException) -> None:
        if job not in self._active and job.over.done():
            return
        if job.decoder is not None:
            with contextlib.suppress(RequestError):
                job.decoder.fail()
        self._leave(job)
        job.over.set_exception(error)

    def _leave(self, job: Job) -> None:
        job.sampler.close()
        if job in self._active:
            self._active.remove(job)
        if job.decoder is not None:
            self.slots.give_back(job.decoder.sequence)

    def _answer(self, job: Job, *, cancelled: bool) -> Done:
        decoder = job.decoder
        return Done(
            id=job.reply.id,
            reason="cancelled" if cancelled or decoder is None else decoder.end or "cancelled",
            timings=decoder.timings() if decoder else Timings(n_prompt=len(job.prompt.tokens)),
            tokens=tuple(job.reply.tokens),
            tool_calls=job.reply.tool_calls,
            stopped_by=job.reply.stopped_by,
            notices=job.prompt.notices,
        )
