"""One request on its way: the engine's thread on one side, the web server's loop on the other."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from typing import Protocol

from app.engine.api import EngineError, Stop, Straight
from app.engine.protocol import Answer, Done, Generate, Phase, Text
from app.errors import PlimsollError
from app.serve.carriers import Carriers
from app.serve.trouble import Trouble
from app.state import State
from app.values.embedding import Embedded

PING_SECONDS = 5.0
ENDED = "The model was unloaded in the middle of this reply."
_ASKED_WRONG = frozenset({"bad-request", "template-refused", "template-error"})


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

    def embed(
        self,
        path: str,
        texts: tuple[str, ...],
        cancel: threading.Event,
        query: str | None = None,
    ) -> Embedded:
        """Turn texts into vectors with the model at `path`, or say how well they answer `query`."""


@dataclass(frozen=True, slots=True)
class Ping:
    """Nothing came for a while; `words` say what is going on."""

    words: str


Piece = Text | Done | Ping


class Exchange:
    """Runs one request on a thread of its own; leaving `pieces` cancels it.

    Runs of text that come faster than they are taken are taken as one.
    """

    def __init__(
        self,
        host: Host,
        path: str,
        request: Generate,
        carriers: Carriers,
        heard: Callable[[Phase], None] = lambda _: None,
    ) -> None:
        self._host = host
        self._carriers = carriers
        self._path = path
        self._request = request
        self._heard = heard
        self._cancel = Stop()
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Answer | BaseException] = deque()
        self._fresh = asyncio.Event()
        self._called = False
        self._doing = "waiting for the model"
        self._told_at = self._loop.time()
        self._quiet = False

    async def pieces(self) -> AsyncGenerator[Piece, None]:
        """Yield runs of text, pings while there is none, and the end.

        Raises:
            Trouble: the model cannot answer, or stopped.
        """
        self._carriers.carry(self._run)
        pulse = asyncio.ensure_future(self._pulse())
        try:
            while True:
                await self._fresh.wait()
                self._fresh.clear()
                while self._waiting:
                    piece = self._take(self._waiting.popleft())
                    if piece is not None:
                        self._told_at = self._loop.time()
                        yield piece
                    if isinstance(piece, Done):
                        return
                if self._quiet:
                    self._quiet = False
                    yield Ping(self._doing)
        finally:
            pulse.cancel()
            self._cancel.set()

    async def _pulse(self) -> None:
        """Let a ping be told whenever nothing was for long: a client hears no phases.

        One timer for the whole exchange: one for each piece costs more than the piece itself.
        """
        while True:
            await asyncio.sleep(self._told_at + PING_SECONDS - self._loop.time())
            if self._loop.time() >= self._told_at + PING_SECONDS:
                self._told_at = self._loop.time()
                self._quiet = True
                self._fresh.set()

    def _take(self, answer: Answer | BaseException) -> Piece | None:
        if isinstance(answer, BaseException):
            raise trouble_of(answer, self._host.state) from answer
        if isinstance(answer, Phase):
            self._doing = _doing(answer)
            self._heard(answer)
        if isinstance(answer, Text):
            return self._joined(answer)
        if isinstance(answer, Done) and answer.reason == "cancelled" and not self._cancel.is_set():
            raise Trouble(503, ENDED, fix="Ask again.", code="model-unloaded")  # not by its client
        return answer if isinstance(answer, Done) else None

    def _joined(self, first: Text) -> Text:
        """Return `first` with the runs of its kind that are here already."""
        runs = [first]
        while (
            self._waiting
            and isinstance(found := self._waiting[0], Text)
            and found.reasoning == first.reasoning
        ):
            runs.append(found)
            self._waiting.popleft()
        if len(runs) == 1:
            return first
        changes = {
            "text": "".join(run.text for run in runs),
            "n_tokens": runs[-1].n_tokens,
            "logprobs": tuple(one for run in runs for one in run.logprobs),
        }
        return first.model_copy(update=changes)

    def _run(self) -> None:
        try:
            hear = Straight(self._put)
            done = self._host.answer(self._path, self._request, hear, self._cancel)
        except BaseException as error:  # noqa: BLE001 - whatever it is, the client is told
            self._put(error)
        else:
            self._put(done)

    def _put(self, answer: Answer | BaseException) -> None:
        """Hand over to the loop; runs of text come from another thread than the end."""
        self._waiting.append(answer)
        # One call wakes the loop for all that comes until it looks. It may have ended meanwhile:
        # then nobody reads any more.
        if not self._called:
            self._called = True
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._look)

    def _look(self) -> None:
        """Take what has come; what comes from now on calls again."""
        self._called = False
        self._fresh.set()


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
        more = {"cause": error.cause, "remedies": list(getattr(error, "remedies", ()))}
        return Trouble(status, error.text, fix=error.fix, code=error.cause, more=more)
    return Trouble(500, "Something went wrong inside Plimsoll.", code="internal")


def _engine_trouble(error: EngineError, state: State) -> Trouble:
    failure = error.failure
    if failure is not None and failure.code == "context-overflow":
        numbers: dict[str, object] = {
            key: failure.details[key] for key in ("n_prompt", "n_ctx") if key in failure.details
        }
        return Trouble(
            400,
            failure.message,
            fix="Send less, or choose a larger context in Plimsoll.",
            code="context_length_exceeded",
            param="messages",
            more=numbers,
        )
    if failure is not None and failure.code in _ASKED_WRONG:
        return Trouble(400, failure.message, code=failure.code)
    session = state.session
    found = session.diagnosis if session else None
    if found is None:
        return Trouble(500, error.evidence.message or "The reply failed.", code="engine-error")
    return Trouble(
        500,
        found.title,
        fix="Plimsoll shows what helps.",
        code=found.cause,
        more={"cause": found.cause, "remedies": list(found.remedy_names)},
    )
