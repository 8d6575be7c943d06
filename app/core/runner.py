"""The engine's life: prove, load, unload, fail, mend."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from app import events as e
from app.core.admission import Brake, refusal
from app.core.board import Board
from app.core.chat_states import ChatStates
from app.core.desk import Desk
from app.core.freshness import refresh
from app.core.idle import Rest
from app.core.jobs import Lanes, Work
from app.core.notes import Doing, note_of
from app.core.proofs import Proofs
from app.core.replies import Replies
from app.core.verdict import Verdict
from app.core.watch import WORK, Watch
from app.engine.api import Engine, EngineError
from app.engine.protocol import Answer, Done, Generate, Loaded, Log
from app.engine.protocol import Phase as EnginePhase
from app.inflight import Marker
from app.journal import Journal
from app.qualify.proof import Proof, Scope
from app.qualify.setup import CancelledError, Setup
from app.session import Phase, Session
from app.values.diagnosis import EngineEvidence
from app.values.receipt import Stage

GONE = frozenset({"exit", "hang", "garbage"})
"""Reasons after which an engine answers no more."""
ANSWERS = frozenset({Phase.READY, Phase.GENERATING})
PULSE_SECONDS = 0.5
KEEP_SECONDS = 5.0


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
    verdict: Verdict
    brake: Brake
    states: ChatStates


class Runner:
    """Owns the one engine. All work runs on the lane `engine`, one piece after another."""

    def __init__(self, services: Services) -> None:
        self._s = services
        self._engine: Engine | None = None
        self._loaded: Loaded | None = None
        self._lane = services.lanes["engine"]
        self._asked = threading.Event()
        self._replies = Replies(services.board, self.move)
        self._rest = Rest(services.board, lambda: self.end_engine(Phase.PLANNED))
        self.brake = services.brake
        services.lanes["pulse"].start(self._pulse)

    @property
    def engine_pid(self) -> int | None:
        """The process that holds the model, if any."""
        engine = self._engine
        return engine.pid if engine else None

    @property
    def held(self) -> tuple[Engine, Loaded] | None:
        """The engine that holds the model, and what its load said."""
        return (self._engine, self._loaded) if self._engine and self._loaded else None

    # --- asked for ---------------------------------------------------------------------------
    def qualify(self) -> None:
        """Prove the open session; asked twice, it is proven once."""
        if not self._asked.is_set():
            self._asked.set()
            self._lane.start(self._prove_once)

    def load(self) -> None:
        """Load the open session if it is proven, prove it otherwise."""
        self._lane.start(self._load)

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
            self.end_engine(None)
            self._s.board.publish(e.SessionOpened(session=session))
            self._s.journal.write(session)
            done.set()

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
        engine = self._engine
        with self._replies.writing() as possible:
            if engine is None or not possible:
                message = "Nothing is loaded."
                evidence = EngineEvidence(phase="idle", reason="error", message=message)
                raise EngineError(evidence)

            def heard(answer: Answer) -> None:
                self._hear(answer)
                hear(answer)

            self._s.states.remember()
            try:
                with self.noted("prefill"):
                    done = engine.generate(request, heard, cancel)
            except EngineError as error:
                if error.evidence.reason in GONE and self._engine is engine:
                    self.fail(error.evidence)
                raise
        self._s.proofs.grow(done)
        return done

    def make_ready(self, cancel: threading.Event) -> bool:
        """Load the open session if it is not; return whether it is ready. On the engine's lane."""
        session = self._s.board.session
        if session and session.phase in {Phase.PLANNED, Phase.REMEDIED}:
            self._load(cancel)
        session = self._s.board.session
        return session is not None and session.phase in ANSWERS

    def keep_chat(self, deadline: float) -> None:
        """Let the engine keep its chat for the next load, within `deadline` seconds."""
        engine, session = self._engine, self._s.board.session
        if engine and session and session.phase in ANSWERS:
            self._s.states.keep(engine, session, deadline)

    def forget_chat(self) -> None:
        """Keep nothing of what was said so far: it was deleted."""
        self._s.states.forget()

    def close(self) -> None:
        """End the engine, if any, within its own deadline."""
        engine, self._engine, self._loaded = self._engine, None, None
        if engine is not None:
            engine.close()

    # --- work --------------------------------------------------------------------------------
    def _prove_once(self, cancel: threading.Event) -> None:
        try:
            self.prove(cancel)
        finally:
            self._asked.clear()

    def prove(self, cancel: threading.Event) -> None:
        """Prove the open session; on the engine's lane."""
        if cancel.is_set() or not self._admitted():
            return
        session = self._begin()
        if session is None:
            return
        proof = Proof(
            self.setup(session),
            self.new_engine,
            self._tell_stages,
            self._hear,
            Scope(before=self._s.proofs.earlier(session)),
            latest=lambda: self._s.board.state.sample,
        )
        self._tell_stages(proof.stages)
        try:
            with self.noted("qualify"):
                receipt = proof.run(cancel)
        except CancelledError:
            self._stop_loading()
            return
        except EngineError as error:
            self._disprove(proof, session, error.evidence)
            return
        except Exception as error:
            # Whatever else goes wrong, the session must not stay in the middle of a load.
            self.fail(EngineEvidence(phase="load", reason="error", message=str(error)))
            raise
        self._loaded = proof.loaded
        self._s.proofs.keep(receipt)
        self.move(Phase.READY, receipt=receipt, placement=receipt.placement)
        self._settle("qualified")

    def _load(self, cancel: threading.Event) -> None:
        session = self._s.board.session
        if cancel.is_set() or session is None or session.phase in ANSWERS:
            return
        receipt = self._s.proofs.holding(session)
        if receipt is None:
            self.prove(cancel)
            return
        if not self._admitted() or (session := self._begin()) is None:
            return
        engine = self.new_engine()
        request = self._s.states.request(session, self._s.desk.n_threads())
        try:
            with self.noted("load"):
                self._loaded = loaded = engine.load(request, self._hear, cancel)
        except EngineError as error:
            if error.evidence.reason == "cancelled":
                self._stop_loading()
            else:
                self.fail(error.evidence)
            return
        except Exception as error:
            self.fail(EngineEvidence(phase="load", reason="error", message=str(error)))
            raise
        self._notices(loaded)
        self.move(Phase.READY, receipt=receipt, placement=loaded.placement)
        self._settle("loaded")

    def _disprove(self, proof: Proof, session: Session, evidence: EngineEvidence) -> None:
        """Name the cause of a proof that failed and keep it; a new build that is worse goes."""
        self.fail(evidence)
        current = self._s.board.session
        if current is None or current.diagnosis is None:
            return
        found = current.diagnosis
        self._s.proofs.keep(proof.failure(found.cause, found.title))
        self._s.proofs.roll_back(session, found)

    def _begin(self) -> Session | None:
        """Free the engine, move to loading; None when the phase does not allow it."""
        if (session := self._s.board.session) and session.phase in ANSWERS:
            # Other programs' replies are not on this lane: they may be in the middle of one.
            self.end_engine(Phase.PLANNED)
        elif session and session.phase is Phase.FAILED:
            # Asked for again in spite of the failure; the brake still counts it.
            self.move(Phase.PLANNED)
        self._close_engine()
        if not self.move(Phase.LOADING):
            return None
        self._s.verdict.remember()
        self._s.watch.mark("load", "Load")
        session = self._s.board.session
        if session:
            self._s.board.publish(e.LoadProgressed(session=session.id, fraction=0.0))
        return session

    def _settle(self, how: str) -> None:
        session = self._s.board.session
        if session is None:
            return
        self.brake.release(session)
        self._s.journal.write(session)
        self._s.watch.mark("ready", "Ready" if how == "loaded" else "Proven")
        self._s.watch.pace()

    def _admitted(self) -> bool:
        if self._engine is None and (idle := self._s.board.session):
            refresh(self._s.board, self._s.watch, idle)
        session = self._s.board.session
        refused = refusal(session, self.brake) if session else None
        if refused is not None:
            self._s.board.publish(refused)
        return session is not None and refused is None

    def new_engine(self) -> Engine:
        """Start an empty engine, the one that answers from now on."""
        engine = self._engine = self._s.engines()
        self._s.watch.follow(engine.pid)
        return engine

    def _stop_loading(self) -> None:
        self._close_engine()
        self.move(Phase.UNLOADING)
        self.move(Phase.PLANNED)

    def end_engine(self, then: Phase | None) -> None:
        """End the engine, wherever the session stands, and leave the session in `then`."""
        session = self._s.board.session
        if session is None:
            self._close_engine()
            return
        if session.phase in {Phase.READY, Phase.QUALIFYING, Phase.LOADING, Phase.GENERATING}:
            self.keep_chat(KEEP_SECONDS)
            self.move(Phase.UNLOADING)
            self._close_engine()
            self._s.watch.mark("unload", "Unload")
            if then is not None:
                self.move(then)
            return
        self._close_engine()
        if then is Phase.PLANNED and session.phase in {Phase.FAILED, Phase.REMEDIED}:
            self.move(then)

    def _close_engine(self) -> None:
        self.close()
        self._s.watch.follow(None)

    def fail(self, evidence: EngineEvidence) -> None:
        """End the engine and name the cause of what happened."""
        session = self._s.board.session
        pid = self._engine.pid if self._engine else None
        self._close_engine()
        if session is None:
            return
        self.brake.note(session)
        diagnosis = self._s.verdict.diagnose(evidence, session, pid)
        self._s.watch.mark("failure", diagnosis.title or diagnosis.cause)
        self.move(Phase.FAILED, diagnosis=diagnosis)
        self._s.verdict.failed()

    def _pulse(self, cancel: threading.Event) -> None:
        """Notice an engine that ends, or has nothing to do for long, while it is not asked."""
        while not cancel.wait(PULSE_SECONDS):
            engine, session = self._engine, self._s.board.session
            if not engine or not session or session.phase is not Phase.READY:
                self._replies.touch()
            elif not engine.alive:
                self._lane.start(self._burial(engine))
            elif self._rest.due(self._replies.idle_seconds()):
                self._replies.touch()
                self._lane.start(lambda _: self._take_rest())

    def _take_rest(self) -> None:
        """Work may have come before this on the lane."""
        session = self._s.board.session
        if session is not None and session.phase is Phase.READY:
            self._rest.take()

    def _burial(self, dead: Engine) -> Work:
        return lambda _: self._bury(dead)

    def _bury(self, dead: Engine) -> None:
        session = self._s.board.session
        if self._engine is dead and session and session.phase is Phase.READY:
            self.fail(dead.obituary("idle"))

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

    def _tell_stages(self, stages: tuple[Stage, ...]) -> None:
        session = self._s.board.session
        if session is None:
            return
        self._s.board.publish(e.StageChanged(session=session.id, stages=stages))
        loaded = any(stage.name == "cold-load" and stage.state == "passed" for stage in stages)
        if loaded and session.phase is Phase.LOADING:
            self.move(Phase.QUALIFYING)

    def _hear(self, answer: Answer) -> None:
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

    def _notices(self, loaded: Loaded) -> None:
        for n, text in enumerate(loaded.notices):
            self._s.board.notice(f"engine.{n}", "info", text)

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
            with self._s.marker.during(note_of(session, phase)):
                yield
        finally:
            self._s.watch.doing("")
