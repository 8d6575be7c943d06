"""The engine's life: prove, load, unload, fail, mend."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.core.jobs import Lanes, Work
from app.core.verdict import Verdict
from app.core.watch import Watch
from app.engine.api import Engine, EngineError
from app.engine.protocol import Answer, Done, Generate, Load, Loaded, Log
from app.engine.protocol import Phase as EnginePhase
from app.inflight import InFlight, Marker, boot_id
from app.journal import Journal
from app.qualify.proof import CancelledError, Proof, Setup
from app.receipts import ReceiptStore
from app.runconfig import RunConfig
from app.session import Phase, Session, Trial
from app.values.diagnosis import EngineEvidence
from app.values.receipt import Stage

BRAKE = 2
"""Failures of one RunConfig after which it is not tried again without a change."""
PULSE_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Services:
    """What the runner works with."""

    board: Board
    lanes: Lanes
    watch: Watch
    desk: Desk
    marker: Marker
    journal: Journal
    receipts: ReceiptStore
    engines: Callable[[], Engine]
    runtime: str
    verdict: Verdict


class Runner:
    """Owns the one engine. All work runs on the lane `engine`, one piece after another."""

    def __init__(self, services: Services) -> None:
        self._s = services
        self._engine: Engine | None = None
        self._failures: dict[str, int] = {}
        self._lane = services.lanes["engine"]
        self._idle = threading.Event()
        services.lanes["pulse"].start(self._pulse)

    @property
    def engine_pid(self) -> int | None:
        """The process that holds the model, if any."""
        engine = self._engine
        return engine.pid if engine else None

    # --- asked for ---------------------------------------------------------------------------
    def qualify(self) -> None:
        """Prove the open session."""
        self._lane.start(self._prove)

    def load(self) -> None:
        """Load the open session if it is proven, prove it otherwise."""
        self._lane.start(self._load)

    def unload(self) -> None:
        """End the engine; the session stays planned."""
        self._lane.cancel()
        self._lane.start(lambda _: self._end_engine(Phase.PLANNED))

    def cancel(self) -> None:
        """Stop what the engine does now."""
        self._lane.cancel()

    def try_remedy(self, kind: str) -> None:
        """Apply one remedy of the diagnosis and prove the result."""
        self._lane.start(lambda cancel: self._try(kind, cancel))

    def keep(self) -> None:
        """Make the tried remedy the session's setup."""
        session = self._s.board.session
        if session and session.trial and session.phase is Phase.READY:
            self._s.board.publish(e.TrialChanged(session=session.id, trial=None))

    def undo(self) -> None:
        """Go back to the setup before the remedy."""
        self._lane.cancel()
        self._lane.start(lambda _: self._undo())

    def dismiss(self) -> None:
        """Close the failure; a person who does so may try the same setup again."""
        session = self._s.board.session
        if session and session.phase is Phase.FAILED:
            self._failures.clear()
            self._s.board.publish(e.TrialChanged(session=session.id, trial=None))
            self._move(Phase.PLANNED)

    def replace(self, session: Session) -> None:
        """Open another session; the engine of the one before ends first. Runs on the caller."""
        self._lane.cancel()
        done = threading.Event()

        def switch(_: threading.Event) -> None:
            self._end_engine(None)
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
        """Answer `request`; call it on the engine's lane with a session that is ready.

        Raises:
            EngineError: the reply failed. A dead engine has made the session failed by then.
        """
        engine = self._engine
        if engine is None or not self._move(Phase.GENERATING):
            evidence = EngineEvidence(phase="idle", reason="error", message="Nothing is loaded.")
            raise EngineError(evidence)
        try:
            with self._s.marker.during(self._note("prefill")):
                done = engine.generate(request, hear, cancel)
        except EngineError as error:
            if engine.alive:
                self._move(Phase.READY)
            else:
                self._fail(error.evidence)
            raise
        self._move(Phase.READY)
        return done

    def make_ready(self, cancel: threading.Event) -> bool:
        """Load the open session if it is not; return whether it is ready. On the engine's lane."""
        session = self._s.board.session
        if session and session.phase in {Phase.PLANNED, Phase.REMEDIED}:
            self._load(cancel)
        session = self._s.board.session
        return session is not None and session.phase is Phase.READY

    def close(self) -> None:
        """End the engine, if any, within its own deadline."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    # --- work --------------------------------------------------------------------------------
    def _prove(self, cancel: threading.Event) -> None:
        if cancel.is_set() or not self._may_start():
            return
        session = self._begin()
        if session is None:
            return
        proof = Proof(
            self._setup(session),
            self._s.engines,
            self._tell_stages,
            self._hear,
            latest=lambda: self._s.board.state.sample,
        )
        self._tell_stages(proof.stages)
        try:
            with self._s.marker.during(self._note("qualify")):
                receipt = proof.run(cancel)
        except CancelledError:
            self._stop_loading()
            return
        except EngineError as error:
            self._fail(error.evidence)
            return
        self._engine = proof.engine
        self._s.receipts.add(receipt)
        self._s.board.publish(e.Receipts(receipts=self._s.receipts.all()))
        self._move(Phase.READY, receipt=receipt, placement=receipt.placement)
        self._settle("qualified")

    def _load(self, cancel: threading.Event) -> None:
        session = self._s.board.session
        if cancel.is_set() or session is None or session.phase is Phase.READY:
            return
        machine = self._s.desk.machine()
        on_card = machine.gpus and session.config.n_gpu_layers
        receipt = self._s.receipts.find(
            session.file,
            session.config,
            self._s.runtime,
            driver=machine.driver,
            card=machine.gpus[0].name if on_card else None,
        )
        if receipt is None:
            self._prove(cancel)
            return
        if not self._may_start() or (session := self._begin()) is None:
            return
        engine = self._engine = self._s.engines()
        self._s.watch.follow(engine.pid)
        request = Load(
            path=session.file.path, config=session.config, n_threads=self._s.desk.n_threads()
        )
        try:
            with self._s.marker.during(self._note("load")):
                loaded = engine.load(request, self._hear, cancel)
        except EngineError as error:
            if error.evidence.reason == "cancelled":
                self._stop_loading()
            else:
                self._fail(error.evidence)
            return
        self._notices(loaded)
        self._move(Phase.READY, receipt=receipt, placement=loaded.placement)
        self._settle("loaded")

    def _begin(self) -> Session | None:
        """Free the engine, move to loading; None when the phase does not allow it."""
        if (session := self._s.board.session) and session.phase is Phase.READY:
            self._end_engine(Phase.PLANNED)
        self._close_engine()
        if not self._move(Phase.LOADING):
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
        if self._engine is not None:
            self._s.watch.follow(self._engine.pid)
        self._failures.pop(self._key(session.config), None)
        self._s.journal.write(session)
        self._s.watch.mark("ready", "Ready" if how == "loaded" else "Proven")
        self._s.watch.pace()

    def _may_start(self) -> bool:
        session, board = self._s.board.session, self._s.board
        if session is None:
            return False
        if session.plan is None:
            board.notice("start", "info", "This model is not planned yet.", "Wait for its plan.")
            return False
        if session.plan.verdict == "too-big":
            board.notice(
                "start",
                "error",
                "This setup does not fit, so it was not started.",
                "Choose a smaller context, a lighter cache or a smaller file.",
            )
            return False
        if session.plan.verdict == "tight" and not session.risk_accepted:
            board.notice(
                "start",
                "warn",
                "This setup is tight: it goes over the load line.",
                "Accept the risk to start it, or choose a smaller context.",
            )
            return False
        if self._failures.get(self._key(session.config), 0) >= BRAKE:
            board.notice(
                "start",
                "warn",
                "This setup has failed twice, so it is not tried a third time as it is.",
                "Try one of the remedies, or dismiss the failure first.",
            )
            return False
        return True

    def _try(self, kind: str, cancel: threading.Event) -> None:
        session = self._s.board.session
        if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
            return
        remedy = next((r for r in session.diagnosis.remedies if r.kind == kind), None)
        if remedy is None:
            return
        config = remedy.config or session.config
        trial = Trial(
            kind=remedy.kind,
            change=remedy.change,
            before=session.config,
            before_plan=session.plan,
            before_diagnosis=session.diagnosis,
        )
        plan = self._s.desk.plan(session.file, config)
        self._move(Phase.REMEDIED)
        self._s.board.publish(e.TrialChanged(session=session.id, trial=trial))
        self._s.board.publish(e.Planned(session=session.id, config=config, plan=plan))
        self._prove(cancel)

    def _undo(self) -> None:
        session = self._s.board.session
        if session is None or session.trial is None:
            return
        self._end_engine(Phase.PLANNED)
        before = session.trial.before
        plan = session.trial.before_plan or self._s.desk.plan(session.file, before)
        self._s.board.publish(e.Planned(session=session.id, config=before, plan=plan))
        self._s.board.publish(e.TrialChanged(session=session.id, trial=None))
        if current := self._s.board.session:
            self._s.journal.write(current)

    def _stop_loading(self) -> None:
        self._close_engine()
        self._move(Phase.UNLOADING)
        self._move(Phase.PLANNED)

    def _end_engine(self, then: Phase | None) -> None:
        session = self._s.board.session
        if session is None:
            self._close_engine()
            return
        if session.phase in {Phase.READY, Phase.QUALIFYING, Phase.LOADING, Phase.GENERATING}:
            self._move(Phase.UNLOADING)
            self._close_engine()
            self._s.watch.mark("unload", "Unload")
            if then is not None:
                self._move(then)
            return
        self._close_engine()
        if then is Phase.PLANNED and session.phase in {Phase.FAILED, Phase.REMEDIED}:
            self._move(then)

    def _close_engine(self) -> None:
        self.close()
        self._s.watch.follow(None)

    def _fail(self, evidence: EngineEvidence) -> None:
        session = self._s.board.session
        pid = self._engine.pid if self._engine else None
        self._close_engine()
        if session is None:
            return
        key = self._key(session.config)
        self._failures[key] = self._failures.get(key, 0) + 1
        diagnosis = self._s.verdict.diagnose(evidence, session, pid)
        self._s.watch.mark("failure", diagnosis.title or diagnosis.cause)
        self._move(Phase.FAILED, diagnosis=diagnosis)

    def _pulse(self, cancel: threading.Event) -> None:
        """Notice an engine that ends while nothing was asked of it."""
        while not cancel.wait(PULSE_SECONDS):
            engine, session = self._engine, self._s.board.session
            if engine and session and session.phase is Phase.READY and not engine.alive:
                self._lane.start(self._burial(engine))

    def _burial(self, dead: Engine) -> Work:
        return lambda _: self._bury(dead)

    def _bury(self, dead: Engine) -> None:
        session = self._s.board.session
        if self._engine is dead and session and session.phase is Phase.READY:
            self._fail(dead.obituary("idle"))

    # --- small things ------------------------------------------------------------------------
    def _move(self, phase: Phase, **known: object) -> bool:
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
            self._move(Phase.QUALIFYING)

    def _hear(self, answer: Answer) -> None:
        session = self._s.board.session
        if session is None:
            return
        if isinstance(answer, EnginePhase) and answer.name == "load" and answer.total:
            fraction = answer.done / answer.total
            self._s.board.publish(e.LoadProgressed(session=session.id, fraction=fraction))
        elif (
            isinstance(answer, Log)
            and answer.level == "warn"
            and answer.text.startswith("notice: ")
        ):
            self._s.board.notice("engine", "info", answer.text.removeprefix("notice: "))

    def _notices(self, loaded: Loaded) -> None:
        for n, text in enumerate(loaded.notices):
            self._s.board.notice(f"engine.{n}", "info", text)

    def _setup(self, session: Session) -> Setup:
        return Setup(
            file=session.file,
            config=session.config,
            plan=session.plan,
            machine=self._s.desk.machine(),
            runtime=self._s.runtime,
            n_threads=self._s.desk.n_threads(),
        )

    def _note(self, phase: str) -> InFlight:
        session = self._s.board.session
        if session is None:
            raise EngineError(EngineEvidence(phase="idle", reason="error", message="No session."))
        parts = (*session.plan.devices, session.plan.host) if session.plan else ()
        return InFlight.model_validate(
            {
                "boot_id": boot_id(),
                "phase": phase,
                "model": session.file.title,
                "path": session.file.path,
                "config": session.config,
                "planned_bytes": {part.name: part.total_bytes for part in parts},
                "at": time.time(),
            }
        )

    @staticmethod
    def _key(config: RunConfig) -> str:
        return config.model_dump_json()
