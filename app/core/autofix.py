"""Fix it for me: walks the ladder with the same trials a click makes, and tells each step."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.trials import Trials
from app.diagnose.walk import Attempt, Walk
from app.session import Phase, Session
from app.values.diagnosis import Remedy
from app.values.fixing import Fixing


class AutoFix:
    """Runs on the engine's lane; `CancelWork` stops it, and everything is then as before."""

    def __init__(
        self, board: Board, lanes: Lanes, trials: Trials, failed: Callable[[], None]
    ) -> None:
        self._board = board
        self._lane = lanes["engine"]
        self._trials = trials
        self._failed = failed

    def start(self) -> None:
        """Walk the ladder of the session that failed."""
        self._lane.start(self._run)

    def _run(self, cancel: threading.Event) -> None:
        session = self._board.session
        if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
            return

        def tell(fixing: Fixing) -> None:
            self._board.publish(e.FixingChanged(session=session.id, fixing=fixing))

        walk = Walk(session.diagnosis, session.config, tell)
        try:
            done = walk.run(lambda remedy: self._attempt(session, remedy, cancel), cancel)
        except Exception:
            self._board.publish(e.FixingChanged(session=session.id, fixing=None))
            self._trials.restore(session, session.diagnosis)
            raise
        if done.state != "worked":
            self._trials.restore(session, session.diagnosis)
            self._failed()

    def _attempt(self, begun: Session, remedy: Remedy, cancel: threading.Event) -> Attempt:
        self._trials.attempt(remedy, cancel)
        session = self._board.session
        if session is None or session.id != begun.id or cancel.is_set():
            return Attempt("stopped", "It was stopped.")
        if session.phase is Phase.READY:
            return Attempt("worked", "Proven on this computer.")
        if session.phase is Phase.FAILED and session.trial is not None:
            found = session.diagnosis
            return Attempt("failed", found.title if found else "", found)
        self._ready_for_next(session, begun)
        return Attempt("refused", self._refusal())

    def _ready_for_next(self, session: Session, begun: Session) -> None:
        """Put a session that was not admitted back to failed, so that the next step can begin."""
        if session.phase is not Phase.FAILED:
            self._trials.restore(begun.model_copy(update={"trial": session.trial}), begun.diagnosis)

    def _refusal(self) -> str:
        told = [notice.text for notice in self._board.state.notices if notice.id == "start"]
        return told[-1] if told else "It could not be started."
