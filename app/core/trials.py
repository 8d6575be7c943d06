"""One click on a remedy: apply it, prove the result, keep it or go back."""

from __future__ import annotations

import threading

from app import events as e
from app.core.board import Board
from app.core.clocking import KIND as CLOCKS
from app.core.clocking import Clocking
from app.core.desk import Desk
from app.core.jobs import Lanes
from app.core.runner import Runner
from app.journal import Journal
from app.session import Phase, Trial


class Trials:
    """Tries remedies one at a time on the engine's lane."""

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        desk: Desk,
        journal: Journal,
        runner: Runner,
        clocking: Clocking,
    ) -> None:
        self._board = board
        self._lane = lanes["engine"]
        self._desk = desk
        self._journal = journal
        self._runner = runner
        self._clocking = clocking

    def start(self, kind: str) -> None:
        """Apply one remedy of the diagnosis and prove the result."""
        self._lane.start(lambda cancel: self._try(kind, cancel))

    def keep(self) -> None:
        """Make the tried remedy the session's setup."""
        session = self._board.session
        if session and session.trial and session.phase is Phase.READY:
            self._board.publish(e.TrialChanged(session=session.id, trial=None))

    def undo(self) -> None:
        """Go back to the setup before the remedy."""
        self._lane.cancel()
        self._lane.start(lambda _: self._undo())

    def dismiss(self) -> None:
        """Close the failure; a person who does so may try the same setup again."""
        session = self._board.session
        if session and session.phase is Phase.FAILED:
            self._runner.brake.release(session)
            self._board.publish(e.TrialChanged(session=session.id, trial=None))
            self._runner.move(Phase.PLANNED)

    def _try(self, kind: str, cancel: threading.Event) -> None:
        session = self._board.session
        if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
            return
        remedy = next((r for r in session.diagnosis.remedies if r.kind == kind), None)
        if remedy is None or remedy.enough == "guide":
            return
        if kind == CLOCKS and not self._clocking.lock():
            return
        config = remedy.config or session.config
        trial = Trial(
            kind=remedy.kind,
            change=remedy.change,
            before=session.config,
            before_plan=session.plan,
            before_diagnosis=session.diagnosis,
        )
        plan = self._desk.plan(session.file, config)
        self._runner.move(Phase.REMEDIED)
        self._board.publish(e.TrialChanged(session=session.id, trial=trial))
        self._board.publish(e.Planned(session=session.id, config=config, plan=plan))
        self._runner.prove(cancel)
        if (current := self._board.session) and current.phase is Phase.REMEDIED:
            # It was not admitted; the notice says why.
            self._runner.move(Phase.PLANNED)

    def _undo(self) -> None:
        session = self._board.session
        if session is None or session.trial is None:
            return
        self._runner.end_engine(Phase.PLANNED)
        if session.trial.kind == CLOCKS:
            self._clocking.release()
        before = session.trial.before
        plan = session.trial.before_plan or self._desk.plan(session.file, before)
        self._board.publish(e.Planned(session=session.id, config=before, plan=plan))
        self._board.publish(e.TrialChanged(session=session.id, trial=None))
        if current := self._board.session:
            self._journal.write(current)
