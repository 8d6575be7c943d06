"""One request on its way: the engine's thread on one side, the web server's loop on the other."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from typing import Protocol

from app.engine.api import EngineError
from app.engine.protocol import Answer, Done, Generate, Phase, Text
from app.errors import PlimsollError
from app.serve.trouble import Trouble
from app.state import State

PING_SECONDS = 5.0


class Host(Protocol):
    """What the local API needs of the core."""

    @property
    def state(self) -> State:
        """The newest state."""

    def answer(
        self,
        path: str,
        request: Generate,
        hear: Callable[[Answer], None],
        cancel: threading.Event,
    ) -> Done:
        """Answer with the model file at `path`, loading it first where it is proven."""


@dataclass(frozen=True, slots=True)
class Ping:
    """Nothing came for a while; `words` say what is going on."""

    words: str


Piece = Text | Done | Ping


class Exchange:
    """Runs one request on a thread of its own; leaving `pieces` cancels it."""

    def __init__(self, host: Host, path: str, request: Generate) -> None:
        self._host = host
        self._path = path
        self._request = request
        self._cancel = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[Answer | BaseException] = asyncio.Queue()
        self._doing = "waiting for the model"

    async def pieces(self) -> AsyncGenerator[Piece, None]:
        """Yield runs of text, pings while there is none, and the end.

        Raises:
            Trouble: the model cannot answer, or stopped.
        """
        thread = threading.Thread(target=self._run, name="api-reply", daemon=True)
        thread.start()
        try:
            while True:
                try:
                    answer = await asyncio.wait_for(self._queue.get(), PING_SECONDS)
                except TimeoutError:
                    yield Ping(self._doing)
                    continue
                if isinstance(answer, BaseException):
                    raise trouble_of(answer, self._host.state) from answer
                if isinstance(answer, Phase):
                    self._doing = _doing(answer)
                elif isinstance(answer, Text | Done):
                    yield answer
                if isinstance(answer, Done):
                    return
        finally:
            self._cancel.set()

    def _run(self) -> None:
        try:
            done = self._host.answer(self._path, self._request, self._put, self._cancel)
        except BaseException as error:  # noqa: BLE001 - whatever it is, the client is told
            self._put(error)
        else:
            self._put(done)

    def _put(self, answer: Answer | BaseException) -> None:
        # The loop may have ended meanwhile: then nobody reads any more.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._queue.put_nowait, answer)


def _doing(phase: Phase) -> str:
    if phase.name == "prefill" and phase.total:
        return f"reading the prompt, {phase.done} of {phase.total} tokens"
    words = {"load": "loading the model", "queued": "waiting for a free place"}
    return words.get(phase.name, phase.name)


def trouble_of(error: BaseException, state: State) -> Trouble:
    """Return what a client is told of a failure: its cause, and what helps."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, EngineError):
        return _engine_trouble(error, state)
    if isinstance(error, PlimsollError):
        status = getattr(error, "status", 500)
        return Trouble(status, error.text, fix=error.fix, code=error.cause)
    return Trouble(500, "Something went wrong inside Plimsoll.", code="internal")


def _engine_trouble(error: EngineError, state: State) -> Trouble:
    failure = error.failure
    if failure is not None and failure.code == "context-overflow":
        return Trouble(
            400,
            failure.message,
            fix="Send less, or choose a larger context in Plimsoll.",
            code="context_length_exceeded",
            param="messages",
            more={
                key: failure.details[key] for key in ("n_prompt", "n_ctx") if key in failure.details
            },
        )
    if failure is not None and failure.code in {
        "bad-request",
        "template-refused",
        "template-error",
    }:
        return Trouble(400, failure.message, code=failure.code)
    session = state.session
    found = session.diagnosis if session else None
    if found is None:
        return Trouble(500, error.evidence.message or "The reply failed.", code="engine-error")
    remedies = [remedy.name or remedy.kind for remedy in found.remedies[:5]]
    return Trouble(
        500,
        found.title,
        fix="Plimsoll shows what helps.",
        code=found.cause,
        more={"cause": found.cause, "remedies": remedies},
    )
