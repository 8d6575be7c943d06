"""The one engine that is held, and the phase of the session that it answers for."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from app import events as e
from app.core.board import Board
from app.core.brake import Brake
from app.core.chat_states import ChatStates
from app.core.desk import Desk
from app.core.jobs import Lanes
from app.core.notes import Doing, note_of
from app.core.proofs import Proofs
from app.core.slow_reading import SlowReading
from app.core.verdict import Verdict
from app.core.watch import WORK, Watch
from app.diagnose.case import diagnose_evidence
from app.engine.api import Engine, EngineError
from app.engine.protocol import Answer, Loaded, Log
from app.engine.protocol import Phase as EnginePhase
from app.inflight import Marker
from app.journal import Journal
from app.qualify.setup import Setup
from app.session import RESIDENT, Phase, Session
from app.values.diagnosis import Diagnosis, EngineEvidence

GONE = frozenset({"exit", "hang", "garbage"})
"""Reasons after which an engine answers no more."""
ANSWERS = frozenset({Phase.READY, Phase.GENERATING})
_CHATTED = ANSWERS | {Phase.UNLOADING}
"""Phases of a session whose engine may hold a chat."""
KEEP_SECONDS = 5.0
_PASSING = frozenset({Phase.LOADING, Phase.QUALIFYING, Phase.UNLOADING})
"""Phases in which a job is under way: none of them outlives it."""
LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Services:
    """What the runner works with."""

    board: Board
    lanes: Lanes
    watch: Watch
    desk: Desk
    marker: Marker
    journal: Journal
    proofs: Proofs
    engines: Callable[[], Engine]
    ahead: Callable[[], None]
    """Begins the start of the next engine: a load is likely."""
    verdict: Verdict
    brake: Brake
    states: ChatStates
    slow_reading: SlowReading


class Holding:
    """Starts and ends the engine, hears what it says, and moves the session with it."""

    def __init__(self, services: Services) -> None:
        self.services = self._s = services
        self._engine: Engine | None = None
        self.loaded: Loaded | None = None
        self.brake = services.brake
        # Replies fail on threads of their own: an end is whole before the next one begins.
        self.ending = threading.RLock()

    @property
    def engine_pid(self) -> int | None:
        """The process that holds the model, if any."""
        engine = self._engine
        return engine.pid if engine else None

    @property
    def engine(self) -> Engine | None:
        """The engine that answers, or that is being loaded."""
        return self._engine

    @property
    def held(self) -> tuple[Engine, Loaded] | None:
        """The engine that holds the model, and what its load said."""
        return (self._engine, self.loaded) if self._engine and self.loaded else None

    def new_engine(self) -> Engine:
        """Start an empty engine, the one that answers from now on."""
        engine = self._engine = self._s.engines()
        self._s.watch.follow(engine.pid)
        return engine

    def keep_chat(self, deadline: float) -> None:
        """Let the engine keep its chat for the next load, within `deadline` seconds."""
        session = self._s.board.session
        if session and session.phase in ANSWERS:
            self._keep(session, deadline)

    def _keep(self, session: Session, deadline: float) -> None:
        if engine := self._engine:
            try:
                self._s.states.keep(engine, session, deadline)
            except Exception:
                # What saves time at the next load must not cost the end of this one.
                LOG.warning("the chat's memory was not kept", exc_info=True)

    def forget_chat(self) -> None:
        """Keep nothing of what was said so far: it was deleted."""
        self._s.states.forget()

    def close(self) -> None:
        """End the engine, if any, within its own deadline."""
        engine, self._engine, self.loaded = self._engine, None, None
        if engine is not None:
            engine.close()

    def let_go(self) -> None:
        """End the engine, and watch it no more."""
        self.close()
        self._s.watch.follow(None)

    def end_engine(self, then: Phase | None) -> None:
        """End the engine, wherever the session stands, and leave the session in `then`."""
        with self.ending:
            self._end(then)

    def _end(self, then: Phase | None) -> None:
        session = self._s.board.session
        if session is None:
            self.let_go()
            return
        if session.phase in RESIDENT:
            if session.phase is not Phase.UNLOADING:
                # First of all, so that whoever asks from here on waits for the next load.
                self.move(Phase.UNLOADING)
            try:
                if session.phase in _CHATTED:
                    self._keep(session, KEEP_SECONDS)
                self.let_go()
                self._s.watch.mark("unload", "Unload")
            finally:
                if then is not None:
                    self.move(then)
            return
        self.let_go()
        if then is Phase.PLANNED and session.phase in {Phase.FAILED, Phase.REMEDIED}:
            self.move(then)

    def fail(self, evidence: EngineEvidence, of: Engine | None = None) -> None:
        """End the engine and name the cause of what happened.

        With `of`, only when that engine is still held: several replies may meet its end, and it
        is one failure; what was ended on purpose is none. When this returns, all of it is told.
        """
        with self.ending:
            if of is not None and self._engine is not of:
                return
            told = self._fail(evidence)
        if told:
            self._s.verdict.failed()

    def _fail(self, evidence: EngineEvidence) -> bool:
        session = self._s.board.session
        pid = self._engine.pid if self._engine else None
        if session is None:
            self.let_go()
            return False
        found: Diagnosis | None = None
        try:
            self.let_go()
            found = self._s.verdict.diagnose(evidence, session, pid)
            self._s.watch.mark("failure", found.title or found.cause)
        finally:
            told = diagnose_evidence(evidence) if found is None else found
            moved = self.move(Phase.FAILED, diagnosis=told)
            # After it is told: to look at a card that is lost may take its time.
            self.brake.note(session, told, evidence.phase)
        return moved

    @contextmanager
    def never_stuck(self) -> Iterator[None]:
        """Whatever goes wrong in the block, the session does not stay in the middle of it."""
        try:
            yield
        except Exception as error:
            session = self._s.board.session
            if session is not None and session.phase in _PASSING:
                said = f"{type(error).__name__}: {error}"
                self.fail(EngineEvidence(phase="load", reason="error", message=said))
            raise

    # --- small things ------------------------------------------------------------------------
    def move(self, phase: Phase, **known: object) -> bool:
        """Move the session; return whether it could go there."""
        session = self._s.board.session
        if session is None:
            return False
        moved = self._s.board.publish(
            e.PhaseChanged.model_validate({"session": session.id, "phase": phase, **known})
        )
        self._s.watch.pace()
        return moved

    def hear(self, answer: Answer) -> None:
        """Take what an engine says while it works."""
        session = self._s.board.session
        if session is None:
            return
        if isinstance(answer, EnginePhase) and (doing := WORK.get(answer.name)):
            self._s.watch.doing(doing, answer.total if doing == "prefill" else None)
        if isinstance(answer, EnginePhase) and answer.name == "load" and answer.total:
            fraction = answer.done / answer.total
            self._s.board.publish(e.LoadProgressed(session=session.id, fraction=fraction))
        elif isinstance(answer, Log) and answer.text.startswith("notice: "):
            self._s.board.notice("engine", "info", answer.text.removeprefix("notice: "))

    def setup(self, session: Session) -> Setup:
        """Return what is to be proven of `session`."""
        return Setup(
            file=session.file,
            config=session.config,
            plan=session.plan,
            machine=self._s.desk.machine(),
            runtime=self._s.desk.runtime,
            n_threads=self._s.desk.n_threads(),
        )

    @contextmanager
    def noted(self, phase: Doing) -> Iterator[None]:
        """Keep a note on the disk of what is being done, for as long as it takes."""
        session = self._s.board.session
        if session is None:
            raise EngineError(EngineEvidence(phase="idle", reason="error", message="No session."))
        try:
            marker, note = self._s.marker, note_of(session, phase)
            with marker.replying(note) if phase == "prefill" else marker.during(note):
                yield
        finally:
            self._s.watch.doing("")
