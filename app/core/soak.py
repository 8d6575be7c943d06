"""A long soak while nobody needs the model: the context is filled ever deeper, up to 90 %."""

from __future__ import annotations

import threading
import time

from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.proofs import Proofs
from app.core.runner import Runner
from app.engine.api import EngineError
from app.engine.protocol import Answer
from app.qualify.asking import SAMPLE_TOKENS, SOAK_SHARE, Asking
from app.qualify.footprint import Footprint
from app.qualify.subject import Subject
from app.session import Phase, Session
from app.values.receipt import Stage, StageState


class Soak:
    """Runs on the engine's lane; a question, an unload or Stop ends it, and what it proved stays."""

    def __init__(self, board: Board, lanes: Lanes, runner: Runner, proofs: Proofs) -> None:
        self._board = board
        self._lane = lanes["engine"]
        self._runner = runner
        self._proofs = proofs

    def start(self) -> None:
        """Fill 90 % of the context of the model that is ready."""
        self._lane.start(self._run)

    def _run(self, cancel: threading.Event) -> None:
        session = self._board.session
        subject = self._subject(session, cancel) if session else None
        if session is None or subject is None or session.phase is not Phase.READY:
            self._board.notice("soak", "info", "No model is ready.", "Load one first.")
            return
        with self._runner.never_stuck():
            if self._runner.move(Phase.QUALIFYING):
                self._fill(subject, cancel)

    def _fill(self, subject: Subject, cancel: threading.Event) -> None:
        target = min(subject.n_ctx - 2 * SAMPLE_TOKENS, int(subject.n_ctx * SOAK_SHARE))
        begun, reached = time.monotonic(), [0]

        def tell(depth: int) -> None:
            reached[0] = depth
            self._tell("running", begun, f"{depth:,} of {subject.n_ctx:,} tokens filled")
            if (current := self._board.session) is not None:
                self._proofs.deepen(current, depth)

        self._tell("running", begun, "")
        try:
            with self._runner.noted("qualify"):
                Asking(subject, {}, 0.0).fill(target, cancel, tell=tell)
        except EngineError as error:
            self._tell("failed", begun, error.evidence.message)
            self._runner.fail(error.evidence)
            return
        done: StageState = "passed" if reached[0] >= 0.95 * target else "waiting"
        self._tell(done, begun, f"{reached[0]:,} of {subject.n_ctx:,} tokens filled")
        self._runner.move(Phase.READY)

    def _subject(self, session: Session, cancel: threading.Event) -> Subject | None:
        held = self._runner.held
        if held is None:
            return None

        def hear(_answer: Answer) -> None:
            if self._lane.waiting or self._runner.in_demand:
                cancel.set()

        footprint = Footprint(lambda: self._board.state.sample)
        subject = Subject(self._runner.setup(session), self._runner.new_engine, hear, footprint)
        subject.adopt(*held)
        return subject

    def _tell(self, state: StageState, begun: float, detail: str) -> None:
        session = self._board.session
        if session is None:
            return
        seconds = time.monotonic() - begun
        others = tuple(stage for stage in session.stages if stage.name != "soak")
        soak = Stage(name="soak", state=state, seconds=seconds, detail=detail)
        self._board.publish(e.StageChanged(session=session.id, stages=(*others, soak)))
