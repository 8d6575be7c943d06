"""Everything that is asked about a failure: trying, fixing, the bundle, the computer's health."""

from __future__ import annotations

import threading

from app import commands as c
from app import events as e
from app.core.autofix import AutoFix
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.substitutes import Substitutes
from app.core.trials import Tools, Trials
from app.session import Phase, Session


class Clinic:
    """Answers its commands; looks for other files in the background when one would help."""

    def __init__(self, board: Board, lanes: Lanes, tools: Tools) -> None:
        self._board = board
        self._lanes = lanes
        self._trials = Trials(board, lanes, tools)
        self._autofix = AutoFix(board, lanes, self._trials, self._look_for_files)
        self._substitutes = Substitutes(tools.desk)
        tools.verdict.failed = self._look_for_files

    def do(self, command: c.Command) -> None:
        """Begin one of the clinic's commands."""
        match command:
            case c.TryRemedy(kind=kind):
                self._trials.start(kind)
            case c.FixForMe():
                self._autofix.start()
            case c.KeepTrial():
                self._trials.keep()
            case c.UndoTrial():
                self._trials.undo()
            case c.DismissFailure():
                self._trials.dismiss()
            case _:
                raise TypeError(type(command).__name__)

    def _look_for_files(self) -> None:
        session = self._board.session
        if self._substitutable(session):
            self._lanes["files"].start(self._complete)

    def _complete(self, cancel: threading.Event) -> None:
        session = self._board.session
        if session is None or session.diagnosis is None or not self._substitutable(session):
            return
        rungs = self._substitutes.complete(session, session.diagnosis, cancel)
        now = self._board.session
        if now is not None and now.id == session.id and now.diagnosis == session.diagnosis:
            told = session.diagnosis.model_copy(update={"remedies": rungs})
            self._board.publish(e.DiagnosisChanged(session=session.id, diagnosis=told))

    def _substitutable(self, session: Session | None) -> bool:
        if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
            return False
        walking = session.fixing is not None and session.fixing.state == "running"
        return not walking and self._substitutes.concern(session, session.diagnosis)
