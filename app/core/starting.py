"""From a session that is planned to one that answers: admitted, proven or loaded."""

from __future__ import annotations

import threading

from app import events as e
from app.core.admission import refusal
from app.core.freshness import refresh
from app.core.holding import ANSWERS, Holding
from app.engine.api import EngineError
from app.engine.protocol import Loaded
from app.qualify.checks import as_accepted
from app.qualify.proof import Proof, Scope
from app.qualify.setup import CancelledError
from app.session import Phase, Session
from app.values.diagnosis import EngineEvidence
from app.values.receipt import Receipt, Stage


class Starting:
    """Proves or loads the open session in an engine of its own; on the engine's lane."""

    def __init__(self, holding: Holding) -> None:
        self._h = holding
        self._s = holding.services

    def prove(self, cancel: threading.Event) -> None:
        """Prove the open session; on the engine's lane."""
        with self._h.never_stuck():
            if not cancel.is_set() and self._admitted() and (session := self._begin()):
                self._prove(session, cancel)

    def _prove(self, session: Session, cancel: threading.Event) -> None:
        proof = Proof(
            self._h.setup(session),
            self._h.new_engine,
            self._tell_stages,
            self._h.hear,
            Scope(before=self._s.proofs.earlier(session)),
            latest=lambda: self._s.board.state.sample,
        )
        self._tell_stages(proof.stages)
        try:
            with self._h.noted("qualify"):
                receipt = proof.run(cancel)
        except CancelledError:
            self._stop_loading()
            return
        except EngineError as error:
            self._disprove(proof, session, error.evidence)
            return
        self._h.loaded = proof.loaded
        self._s.proofs.keep(receipt)
        self._h.move(
            Phase.READY,
            receipt=receipt,
            placement=receipt.placement,
            thinks=proof.loaded.model.thinks,
        )
        self._settle("qualified")

    def load(self, cancel: threading.Event) -> None:
        """Load the open session if it is proven, prove it otherwise."""
        session = self._s.board.session
        if cancel.is_set() or session is None or session.phase in ANSWERS:
            return
        receipt = self._s.proofs.holding(session)
        if receipt is None:
            self.prove(cancel)
            return
        with self._h.never_stuck():
            if self._admitted() and (begun := self._begin()):
                self._load(begun, receipt, cancel)

    def _load(self, session: Session, receipt: Receipt, cancel: threading.Event) -> None:
        engine = self._h.new_engine()
        request = self._s.states.request(session, self._s.desk.n_threads())
        try:
            with self._h.noted("load"):
                self._h.loaded = loaded = engine.load(request, self._h.hear, cancel)
            as_accepted(session.config, loaded.placement)
        except EngineError as error:
            if error.evidence.reason == "cancelled":
                self._stop_loading()
            else:
                self._h.fail(error.evidence)
            return
        self._notices(loaded)
        self._h.move(
            Phase.READY,
            receipt=receipt,
            placement=loaded.placement,
            thinks=loaded.model.thinks,
        )
        self._settle("loaded")

    def _disprove(self, proof: Proof, session: Session, evidence: EngineEvidence) -> None:
        """Name the cause of a proof that failed and keep it; a new build that is worse goes."""
        self._h.fail(evidence)
        current = self._s.board.session
        if current is None or current.diagnosis is None:
            return
        found = current.diagnosis
        self._s.proofs.keep(proof.failure(found.cause, found.title))
        self._s.proofs.roll_back(session, found)

    def _begin(self) -> Session | None:
        """Free the engine, move to loading; None when the phase does not allow it."""
        with self._h.ending:
            if (session := self._s.board.session) and session.phase in ANSWERS:
                # Other programs' replies are not on this lane: they may be in the middle of one.
                self._h.end_engine(Phase.PLANNED)
            elif session and session.phase is Phase.FAILED:
                # Asked for again in spite of the failure; the brake still counts it.
                self._h.move(Phase.PLANNED)
            self._h.let_go()
            if not self._h.move(Phase.LOADING):
                return None
        self._s.verdict.remember()
        self._s.watch.mark("load", "Load")
        session = self._s.board.session
        if session:
            self._h.brake.begin(session)
        if session:
            self._s.board.publish(e.LoadProgressed(session=session.id, fraction=0.0))
        return session

    def _settle(self, how: str) -> None:
        session = self._s.board.session
        if session is None:
            return
        if how == "qualified":
            self._h.brake.release(session)
        self._s.journal.write(session)
        self._s.watch.mark("ready", "Ready" if how == "loaded" else "Proven")
        self._s.watch.pace()

    def _admitted(self) -> bool:
        if self._h.engine is None and (idle := self._s.board.session):
            refresh(self._s.board, self._s.watch, idle)
        session = self._s.board.session
        if session is None:
            return False
        if refused := refusal(session, self._h.brake):
            self._s.board.publish(refused)
            return False
        if lifted := self._h.brake.standing(session).lifted:
            text = "This setup has failed twice, and is tried again."
            self._s.board.notice("brake", "info", text, lifted)
        return True

    def _stop_loading(self) -> None:
        self._h.let_go()
        self._h.move(Phase.UNLOADING)
        self._h.move(Phase.PLANNED)

    def _tell_stages(self, stages: tuple[Stage, ...]) -> None:
        session = self._s.board.session
        if session is None:
            return
        self._s.board.publish(e.StageChanged(session=session.id, stages=stages))
        if any(stage.name == "unload" and stage.state == "running" for stage in stages):
            self._s.ahead()
        loaded = any(stage.name == "cold-load" and stage.state == "passed" for stage in stages)
        if loaded and session.phase is Phase.LOADING:
            self._h.move(Phase.QUALIFYING)

    def _notices(self, loaded: Loaded) -> None:
        for n, text in enumerate(loaded.notices):
            self._s.board.notice(f"engine.{n}", "info", text)
