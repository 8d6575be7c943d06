"""Answering for others than the chat: any thread may ask, several at once."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator

from app import commands as c
from app.core.admission import refusal
from app.core.board import Board
from app.core.holding import GONE
from app.core.jobs import Lanes
from app.core.proofs import Proofs
from app.core.runner import Runner
from app.engine.api import EngineError
from app.engine.protocol import Answer, Done, Generate
from app.errors import PlimsollError
from app.session import Phase, Session
from app.values.receipt import Receipt

POLL_SECONDS = 0.05
TURN_SECONDS = 120.0
"""How long another model is waited for before its place is asked for in vain."""
CAUSE_SECONDS = 10.0
"""How long a diagnosis is waited for."""
_READY = frozenset({Phase.READY, Phase.GENERATING})
_ON_THE_WAY = frozenset({Phase.LOADING, Phase.QUALIFYING, Phase.REMEDIED, Phase.UNLOADING})


class NotReadyError(PlimsollError):
    """No model can answer now; `status` is what a web service says to that."""

    status = 503

    def __init__(self, text: str, *, fix: str, cause: str, remedies: tuple[str, ...] = ()) -> None:
        super().__init__(text, fix=fix, cause=cause)
        self.remedies = remedies


class NotOpenedError(NotReadyError):
    """Other programs may not open another model."""

    status = 403


class Answering:
    """Brings the wanted model into place and lets it answer."""

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        runner: Runner,
        proofs: Proofs,
        do: Callable[[c.Command], None],
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._runner = runner
        self._proofs = proofs
        self._do = do
        self._turn = threading.Lock()
        self._counting = threading.Lock()
        self._placed = 0

    def answer(
        self,
        path: str,
        request: Generate,
        hear: Callable[[Answer], None],
        cancel: threading.Event,
    ) -> Done:
        """Answer with the model file at `path` ("": the open one), loading it if it is proven.

        Raises:
            NotReadyError: no model, not proven, or its last run failed.
            EngineError: the reply failed; what the session knows of the cause is told by then.
        """
        until = time.monotonic() + TURN_SECONDS
        with self._runner.wanted():
            while True:
                try:
                    with self._in_place(path, cancel):
                        return self._runner.generate(request, hear, cancel)
                except EngineError as error:
                    if not _left_meanwhile(error) or cancel.is_set() or time.monotonic() > until:
                        self._explain(error)
                        raise
                cancel.wait(POLL_SECONDS)

    def _explain(self, error: EngineError) -> None:
        """Of several replies that an engine took with it, one is diagnosed for all.

        Raises:
            NotReadyError: the engine was ended on purpose.
        """
        if error.evidence.reason not in GONE:
            return
        until = time.monotonic() + CAUSE_SECONDS
        while (session := self._board.session) and session.phase is Phase.GENERATING:
            if time.monotonic() > until:
                return
            time.sleep(POLL_SECONDS)
        if session is None or session.phase is not Phase.FAILED:
            raise NotReadyError(
                "The model was unloaded in the middle of this reply.",
                fix="Ask again.",
                cause="model-unloaded",
            ) from error

    @contextlib.contextmanager
    def _in_place(self, path: str, cancel: threading.Event) -> Iterator[None]:
        """Bring the model; no other request switches it while the block runs.

        The phase alone does not say so: a reply that is about to begin is not written yet.
        """
        self._bring(path, cancel)
        try:
            yield
        finally:
            with self._counting:
                self._placed -= 1

    def _bring(self, path: str, cancel: threading.Event) -> None:
        with self._turn_of(cancel) as mine:
            session = self._board.session
            if mine and path and (session is None or session.file.path != path):
                self._switch(path, cancel)
            self._wait_until_ready(cancel)
            with self._counting:
                self._placed += 1

    @contextlib.contextmanager
    def _turn_of(self, cancel: threading.Event) -> Iterator[bool]:
        """Hold the right to bring a model; False: it was given up while another one is brought."""
        while not (mine := self._turn.acquire(timeout=POLL_SECONDS)) and not cancel.is_set():
            pass
        try:
            yield mine
        finally:
            if mine:
                self._turn.release()

    def _switch(self, path: str, cancel: threading.Event) -> None:
        """Open another model's proven setup, once nobody writes with the one before."""
        session = self._board.session
        if session is not None and not self._board.state.settings.api_opens:
            raise NotOpenedError(
                f"{session.file.title} is open, and other programs may not open another model.",
                fix="Allow it under Settings, Local API, or ask the open one.",
                cause="model-not-open",
            )
        receipt = self._latest(path)
        if receipt is None:
            raise _not_proven(path)
        self._wait(self._is_free, cancel, "Another model is answering.")
        if cancel.is_set():
            return
        self._do(c.Choose(ref=path, config=receipt.config, meanwhile="wait"))
        self._wait(lambda: self._opened(path), cancel, "Another model is being opened.")

    def _is_free(self) -> bool:
        session = self._board.session
        return not self._placed and (session is None or session.phase is not Phase.GENERATING)

    def _opened(self, path: str) -> bool:
        session = self._board.session
        return session is not None and session.file.path == path

    def _latest(self, path: str) -> Receipt | None:
        passed = [
            receipt
            for receipt in self._board.state.receipts
            if receipt.path == path and receipt.verdict != "failed" and not receipt.expired
        ]
        return next(iter(passed), None)  # the newest stands first, whatever its clock showed

    def _wait_until_ready(self, cancel: threading.Event) -> None:
        tried = False
        while not cancel.is_set():
            session = self._board.session
            if session is None:
                raise NotReadyError(
                    "No model is open.",
                    fix="Choose and prove one in Plimsoll first.",
                    cause="no-model",
                )
            if session.phase in _READY:
                return
            if session.phase is Phase.FAILED:
                raise _failed(session)
            if session.phase is Phase.PLANNED:
                if tried:
                    raise self._refused(session)
                if self._proofs.holding(session) is None:
                    raise _not_proven(session.file.title)
                tried = True
                self._load(cancel)
            elif session.phase not in _ON_THE_WAY:
                raise NotReadyError(
                    f"{session.file.title} is still being fetched.",
                    fix="Try again when it is here.",
                    cause="download-running",
                )
            cancel.wait(POLL_SECONDS)

    def _load(self, cancel: threading.Event) -> None:
        """Load on the engine's lane, after what is being done there."""
        done = threading.Event()

        def load(stop: threading.Event) -> None:
            try:
                self._runner.make_ready(stop)
            finally:
                done.set()

        self._lanes["engine"].start(load)
        while not done.wait(POLL_SECONDS) and not self._lanes["engine"].closed:
            if cancel.is_set():
                return

    def _refused(self, session: Session) -> NotReadyError:
        """Why a proven setup was not loaded: it does not fit now, or a person stopped it."""
        found = refusal(session, self._runner.brake)
        if found is None:
            return NotReadyError(
                f"{session.file.title} was not loaded: it was stopped on the way.",
                fix="Ask again.",
                cause="load-cancelled",
            )
        return NotReadyError(found.text, fix=found.fix, cause="not-startable")

    def _wait(self, question: Callable[[], bool], cancel: threading.Event, text: str) -> None:
        until = time.monotonic() + TURN_SECONDS
        while not question():
            if cancel.wait(POLL_SECONDS):
                return
            if time.monotonic() > until:
                raise NotReadyError(text, fix="Try again in a while.", cause="model-busy")


def _not_proven(name: str) -> NotReadyError:
    return NotReadyError(
        f"{name} is not proven on this computer with its present setup.",
        fix="Prove it in Plimsoll first: one click.",
        cause="not-proven",
    )


def _failed(session: Session) -> NotReadyError:
    found = session.diagnosis
    if found is None:
        return NotReadyError(
            f"{session.file.title} failed.", fix="Plimsoll shows what helps.", cause="unknown"
        )
    helps = ", ".join(found.remedy_names[:3])
    return NotReadyError(
        f"{session.file.title} failed. {found.title}",
        fix=f"What helps: {helps}." if helps else "Plimsoll shows what helps.",
        cause=found.cause,
        remedies=found.remedy_names,
    )


def _left_meanwhile(error: EngineError) -> bool:
    """Whether the engine was gone before it was asked: it rested, or another model came."""
    return error.evidence.phase == "idle" and error.evidence.reason == "error"
