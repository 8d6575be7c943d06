"""The engine as it is asked: to prove, load, answer, end."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager

from app import events as e
from app.core.holding import ANSWERS, GONE, Holding, Services
from app.core.pulse import Pulse
from app.core.replies import Replies
from app.core.starting import Starting
from app.engine.api import EngineError, Straight
from app.engine.protocol import Answer, Done, Generate, Text
from app.session import Phase, Session
from app.values.diagnosis import EngineEvidence


class Runner(Holding):
    """Owns the one engine. All work runs on the lane `engine`, one piece after another."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._lane = services.lanes["engine"]
        self._asking = threading.Lock()
        self._asked = threading.Event()
        self._asked.set()
        self._starting = Starting(self)
        self._replies = Replies(services.board, self.move)
        self._pulse = Pulse(self, self._replies)

    def qualify(self) -> None:
        """Prove the open session; asked twice, it is proven once, but anew after a cancel."""
        with self._asking:
            if self._asked.is_set():
                self._asked = threading.Event()
                self._lane.start(self._prove_once, self._asked)

    def load(self) -> None:
        """Load the open session if it is proven, prove it otherwise."""
        self._lane.start(self._starting.load)

    def unload(self) -> None:
        """End the engine; the session stays planned."""
        self._lane.cancel()
        self._lane.start(lambda _: self.end_engine(Phase.PLANNED))

    def cancel(self) -> None:
        """Stop what the engine does now."""
        self._lane.cancel()

    def replace(self, session: Session) -> None:
        """Open another session; the engine of the one before ends first. Runs on the caller."""
        self._lane.cancel()
        done = threading.Event()

        def switch(_: threading.Event) -> None:
            try:
                self.end_engine(None)
            finally:
                self._s.board.publish(e.SessionOpened(session=session))
                done.set()
            self._s.journal.write(session)
            if session.phase is Phase.PLANNED:
                self._s.ahead()

        self._lane.start(switch)
        while not done.wait(0.1) and not self._lane.closed:
            pass

    # --- for replies -------------------------------------------------------------------------
    def generate(
        self, request: Generate, hear: Callable[[Answer], None], cancel: threading.Event
    ) -> Done:
        """Answer `request` with a session that is ready; several may be answered at once.

        Raises:
            EngineError: the reply failed. A dead engine has made the session failed by then.
        """
        begun = self._replies.begun
        with self._replies.writing() as possible:
            engine = self._engine
            if engine is None or not possible:
                message = "Nothing is loaded."
                evidence = EngineEvidence(phase="idle", reason="error", message=message)
                raise EngineError(evidence)

            writing: list[bool] = []

            def heard(answer: Answer) -> None:
                if not isinstance(answer, Text):  # of which there are many a second
                    self.hear(answer)
                elif not writing:
                    writing.append(True)
                    self._s.watch.doing("decode")
                hear(answer)

            heard = Straight(heard) if isinstance(hear, Straight) else heard
            self._s.states.remember()
            alone = not self._replies.several
            try:
                with self.noted("prefill"):
                    done = engine.generate(request, heard, cancel)
            except EngineError as error:
                if error.evidence.reason in GONE:
                    self.fail(error.evidence, engine)
                raise
            # One that came and went meanwhile slowed this one too.
            alone = alone and self._replies.begun == begun + 1
        if request.count_only:
            return done  # its prompt was not read
        if (session := self._s.board.session) is not None:
            self.brake.worked(session)
        self._s.slow_reading.judge(session, done.timings, alone=alone)
        self._s.proofs.grow(done)
        return done

    def wanted(self) -> AbstractContextManager[None]:
        """Keep the model from resting while somebody waits for a reply."""
        return self._replies.wanted()

    @property
    def in_demand(self) -> bool:
        """Whether somebody waits for a reply, which puts nothing on the lane until it is loaded."""
        return self._replies.in_demand

    def make_ready(self, cancel: threading.Event) -> bool:
        """Load the open session if it is not; return whether it is ready. On the engine's lane."""
        session = self._s.board.session
        if session and session.phase in {Phase.PLANNED, Phase.REMEDIED}:
            self._starting.load(cancel)
        with self.ending:  # an end that is under way on another thread has its say first
            session = self._s.board.session
        return session is not None and session.phase in ANSWERS

    # --- work --------------------------------------------------------------------------------
    def _prove_once(self, cancel: threading.Event) -> None:
        try:
            self.prove(cancel)
        finally:
            cancel.set()  # asked again from here on, it is proven again

    def prove(self, cancel: threading.Event) -> None:
        """Prove the open session; on the engine's lane."""
        self._starting.prove(cancel)
