"""The parent's side of a worker: requests out, answers in, and how it ended."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Mapping
from typing import Literal, TypeVar

from pydantic import ValidationError

from app.engine import rpc
from app.engine.api import EngineError, Report
from app.engine.calls import Call, Calls, line_of
from app.engine.command import ABORT_MARK, worker_command, worker_env
from app.engine.outbox import Outbox
from app.engine.protocol import (
    Answer,
    Cancel,
    Crash,
    Done,
    DryRun,
    DryRunDone,
    Failure,
    Generate,
    Load,
    Loaded,
    Log,
    Ping,
    Pong,
    Ready,
    SaveState,
    StateSaved,
    decode_answer,
)
from app.engine.tail import Tail, age, ending
from app.process import Child, Spawner
from app.values.base import Value
from app.values.diagnosis import EngineEvidence
from app.values.embedding import Embed, Embedded

T = TypeVar("T", Loaded, DryRunDone, Done, Embedded, Ready)
Fate = Literal["exit", "hang", "garbage"]
HEARTBEAT_LOST_SECONDS = 3.0  # once it is ready: opening libraries holds the interpreter
LOAD_SILENCE_SECONDS = 60.0
STEP_SILENCE_SECONDS = 20.0
UBATCHES = 8  # a step may take as long as this many micro-batches did at load
DRAIN_SECONDS = 1.0
LAST_WORDS_SECONDS = 5.0
_NEVER = threading.Event()


class WorkerEngine:
    """`api.Engine` in a process of its own, which may die without harm to this one."""

    def __init__(
        self,
        spawner: Spawner,
        *,
        env: Mapping[str, str] | None = None,
        limit_data_bytes: int = 0,
        allow_faults: bool = False,
        waits: bool = False,
        step_silence_seconds: float = STEP_SILENCE_SECONDS,
    ) -> None:
        """Start the worker; `limit_data_bytes` lets its larger allocations fail (0: no limit).

        One that `waits` opens its library when it is first asked for something.

        Raises:
            EngineError: the process cannot be started.
        """
        arguments = ["--allow-faults"] * allow_faults + ["--wait"] * waits
        arguments += ["--limit-data-bytes", str(limit_data_bytes)] * (limit_data_bytes > 0)
        self._tail = Tail()
        self._calls = Calls()
        self._lock = threading.Lock()
        self._fate: Fate | None = None
        self._message = ""
        self._ready: Ready | None = None
        self._said: Ready | None = None  # which may come before anybody waits for it
        self._closed = False
        self._lent: tuple[str, ...] = ()  # ends of tunnels to the computers that hold layers
        self._starting = threading.Lock()
        self._step_silence = self._least_silence = step_silence_seconds
        try:
            self._child: Child = spawner.spawn(worker_command(*arguments), worker_env(env))
        except OSError as error:
            message = f"The engine's process could not be started: {error.strerror or error}."
            evidence = EngineEvidence(phase="load", reason="exit", message=message)
            raise EngineError(evidence) from error
        self._outbox = Outbox(self._child.stdin)
        self._beat = 0.0
        self._readers = [
            threading.Thread(target=reader, name=f"engine-{name}", daemon=True)
            for name, reader in (("answers", self._read_answers), ("stderr", self._read_stderr))
        ]
        for thread in self._readers:
            thread.start()

    # --- the interface -----------------------------------------------------------------------
    @property
    def pid(self) -> int:
        """The worker's process."""
        return self._child.pid

    @property
    def alive(self) -> bool:
        """Whether requests can still be answered."""
        return self._fate is None and not self._closed and self._child.exit_code is None

    def load(self, request: Load, report: Report, cancel: threading.Event) -> Loaded:
        """Load a model, make its contexts, warm up."""
        with self._lock:
            self._lent = ()  # it finds out by itself who is not there yet
            loaded = self._call(request, Loaded, report, cancel, LOAD_SILENCE_SECONDS)
            self._lent = request.config.rpc
        self._step_silence = max(self._least_silence, UBATCHES * loaded.ubatch_seconds)
        return loaded

    def dry_run(self, request: DryRun, report: Report, cancel: threading.Event) -> DryRunDone:
        """Report the buffers a load would make."""
        with self._lock:
            return self._call(request, DryRunDone, report, cancel, LOAD_SILENCE_SECONDS)

    def generate(self, request: Generate, report: Report, cancel: threading.Event) -> Done:
        """Answer one request; each of those at the same time needs an id of its own."""
        return self._call(request, Done, report, cancel, self._step_silence)

    def save(self, request: SaveState, deadline: float) -> StateSaved:
        """Keep the chat that was written last; a worker that takes too long is given up."""
        call, until = Call(StateSaved, "idle", deadline), time.monotonic() + deadline
        with self._lock, self._calls.open(None, call):
            self._send(request)
            while time.monotonic() < until:
                answer = call.next()
                if isinstance(answer, StateSaved):
                    return answer
                if isinstance(answer, Failure):
                    raise EngineError(self._tail.evidence(answer), answer)
                if not self.alive:
                    raise EngineError(self.obituary("idle"))
        message = f"The chat was not saved within {deadline:.0f} s."
        raise EngineError(EngineEvidence(phase="idle", reason="error", message=message))

    def ready(self, cancel: threading.Event = _NEVER) -> Ready:
        """Return what the worker said of its library; wait for it if need be, until `cancel`."""
        with self._starting:
            if self._ready is None:
                call = Call(Ready, "load", LOAD_SILENCE_SECONDS)
                with self._calls.open(None, call):
                    self._send(Ping(n=0))
                    self._ready = self._said or self._await(call, _ignore, cancel)
            return self._ready

    def gpus(self) -> tuple[str, ...]:
        """Return the cards that the worker's library can use."""
        return self.ready().gpus

    def crash(self, how: Crash) -> None:
        """Provoke a fault in a worker that was started with `allow_faults`."""
        self._send(how)

    def obituary(self, phase: str) -> EngineEvidence:
        """Return how the worker ended, for diagnosis."""
        now = time.monotonic()
        code = self._child.wait(DRAIN_SECONDS)
        if self._fate in ("hang", "garbage"):
            code = None  # it was ended by us, which says nothing about it
        # Its last words decide: a busy computer may take its time to hand them over.
        for thread in self._readers:
            thread.join(LAST_WORDS_SECONDS if code is not None else DRAIN_SECONDS)
        lines = (*self._tail.lines, *rpc.last_words(self._lent))
        marked = [line for line in lines if ABORT_MARK in line]
        return EngineEvidence(
            phase=phase,
            reason=self._fate or "exit",
            message=self._message or ending(code),
            exit_code=code,
            signal=-code if code is not None and code < 0 else None,
            abort_message=marked[-1].partition(ABORT_MARK)[2] if marked else None,
            heartbeat_age_s=age(self._beat, now),
            progress_age_s=age(self._calls.heard, now),
            log=lines,
        )

    def close(self, deadline: float = 3.0) -> int | None:
        """End the worker: close its stdin, then terminate, then kill; return its exit code."""
        self._closed = True
        code = self._child.end(min(2.0, deadline), self._outbox.close)
        self._outbox.join(DRAIN_SECONDS)
        for thread in self._readers:
            thread.join(DRAIN_SECONDS)
        for pipe in (self._child.stdout, self._child.stderr):
            with contextlib.suppress(OSError):
                pipe.close()
        return code

    # --- one call ----------------------------------------------------------------------------
    def _call(
        self,
        request: Load | DryRun | Generate | Embed,
        kind: type[T],
        report: Report,
        cancel: threading.Event,
        silence: float,
    ) -> T:
        self.ready(cancel)
        name = request.id if isinstance(request, Generate | Embed) else None
        call = Call(kind, "load" if name is None else "prefill", silence, report, cancel)
        with self._calls.open(name, call), call.woken():
            self._send(request)
            try:
                return self._await(call, report, cancel, name)
            except EngineError:
                raise
            except BaseException:
                self._send(Cancel(id=name))  # the one who asked does not wait any more
                raise

    def _await(
        self,
        call: Call[T],
        report: Report,
        cancel: threading.Event,
        name: str | None = None,
    ) -> T:
        cancelled = False
        while True:
            if cancel.is_set() and not cancelled:
                cancelled = True
                if call.kind is Ready:  # nothing was asked of the process yet
                    raise EngineError(EngineEvidence(phase="load", reason="cancelled"))
                self._send(Cancel(id=name))
            answer = call.next()
            if answer is None:
                self._check_alive(call)
                continue
            if isinstance(answer, call.kind):
                return answer
            if isinstance(answer, BaseException):
                raise answer
            if isinstance(answer, Failure):
                raise EngineError(self._tail.evidence(answer), answer)
            call.note(answer)
            report(answer)

    def _check_alive(self, call: Call[T]) -> None:
        now = time.monotonic()
        silent = now - max(call.since, self._calls.heard)
        if self._fate is None and self._child.exit_code is not None:
            # What was still in the pipe comes first: it may be the answer.
            self._readers[0].join(DRAIN_SECONDS)
            if not call.answers.empty():
                return
            self._fate = "exit"
        elif self._fate is None and self._said and now - self._beat > HEARTBEAT_LOST_SECONDS:
            self._end("hang", f"The engine gave no sign of life for {now - self._beat:.0f} s.")
        elif self._fate is None and silent > call.silence:
            self._end("hang", f"The engine made no progress for {silent:.0f} s.")
        if self._fate is not None:
            raise EngineError(self.obituary(call.phase))

    def _end(self, fate: Fate, message: str) -> None:
        self._fate = self._fate or fate
        self._message = self._message or message
        self._child.kill()

    def _send(self, message: Value) -> None:
        self._outbox.put(line_of(message))

    # --- what comes ---------------------------------------------------------------------------
    def _read_answers(self) -> None:
        for line in self._child.stdout:
            self._beat = time.monotonic()
            try:
                answer = decode_answer(line)
            except ValidationError:
                shown = line[:200].decode("utf-8", "replace").strip()
                self._tail.add(shown)
                self._end("garbage", f"The engine wrote what is no answer: {shown}")
                return
            if isinstance(answer, Log):
                self._tail.add(answer)
            elif isinstance(answer, Failure):
                self._tail.add(answer.message)
            elif isinstance(answer, Ready):
                self._said = answer
            if not isinstance(answer, Pong):
                self._calls.hand(answer)

    def _read_stderr(self) -> None:
        for line in self._child.stderr:
            self._tail.add(line.decode("utf-8", "replace").rstrip())


def _ignore(_answer: Answer) -> None:
    """Nobody listens while the worker starts."""
