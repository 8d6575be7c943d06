"""Everything that is asked about a failure: trying, fixing, the bundle, the computer's health."""

from __future__ import annotations

import threading
from collections.abc import Iterable

from app import clock
from app import commands as c
from app import events as e
from app.core.autofix import AutoFix
from app.core.board import Board
from app.core.health import HALTED, Doctor, halted
from app.core.jobs import Lanes
from app.core.replacing import Replacer
from app.core.runner import Runner
from app.core.stock import Stock
from app.core.substitutes import Substitutes
from app.core.trials import Tools, Trials
from app.core.verdict import Verdict
from app.diagnose import bundle as bundles
from app.diagnose import sending
from app.errors import UsageError
from app.journal import Journal
from app.paths import typed_path
from app.process import Spawner
from app.session import Phase, Session
from app.state import START
from app.values.health import Check, Health

CLINICAL = (
    c.TryRemedy,
    c.TryAgain,
    c.FixForMe,
    c.KeepTrial,
    c.UndoTrial,
    c.DismissFailure,
    c.PrepareBundle,
    c.SaveBundle,
    c.CheckHealth,
)
"""The commands that are answered here."""


class Clinic:
    """Answers its commands; looks for other files in the background when one would help."""

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        runner: Runner,
        verdict: Verdict,
        stock: Stock,
        spawner: Spawner,
    ) -> None:
        known = verdict.sources
        self._board = board
        self._lanes = lanes
        self._watch = known.watch
        self._paths = known.paths
        self._doctor = Doctor(known.paths, known.watch.detect, spawner)
        tools = Tools(
            desk=known.desk,
            journal=Journal(known.paths.data),
            runner=runner,
            clocking=known.clocking,
            replacer=Replacer(board, known.desk, stock, spawner),
            verdict=verdict,
            tried=known.tried,
        )
        self._trials = Trials(board, lanes, tools)
        self._autofix = AutoFix(board, lanes, self._trials, self._look_for_files)
        self._substitutes = Substitutes(known.desk)
        self._brake = known.brake
        self._load = runner.load
        verdict.failed = self._look_for_files
        known.watch.faulted = self._faulted

    def tell(self) -> None:
        """Tell what was tried here before."""
        self._trials.tell()

    def do(self, command: c.Command) -> None:
        """Begin one of the clinic's commands."""
        match command:
            case c.TryRemedy(kind=kind):
                self._trials.start(kind)
            case c.TryAgain():
                self._try_again()
            case c.FixForMe():
                self._autofix.start()
            case c.KeepTrial():
                self._trials.keep()
            case c.UndoTrial():
                self._trials.undo()
            case c.DismissFailure():
                self._trials.dismiss()
            case c.PrepareBundle():
                self._lanes["files"].start(lambda _: self._prepare_bundle())
            case c.SaveBundle(path=path):
                self._lanes["files"].start(lambda _: self._save_bundle(path))
            case c.CheckHealth(online=online):
                self._lanes["health"].start(lambda cancel: self._check(cancel, online=online))
            case _:
                raise TypeError(type(command).__name__)

    def _try_again(self) -> None:
        """Start what is open once more; a card that waits for a restart is refused all the same."""
        if (session := self._board.session) is not None:
            self._brake.once_more(session)
            self._board.publish(e.NoticeDismissed(id=START))
            self._load()

    # --- the bundle and the health -------------------------------------------------------------
    def _prepare_bundle(self) -> None:
        made = sending.prepare(self._paths, self._board.state.machine)
        self._board.publish(e.BundlePrepared(bundle=made))

    def _save_bundle(self, text: str) -> None:
        made = self._board.state.bundle
        if made is None:
            raise UsageError("The bundle must be looked at before it is saved.", cause="usage")
        path = typed_path(text)
        bundles.save(made, path)
        self._board.publish(e.BundlePrepared(bundle=None))
        told = f"The bundle is in {path}, readable by you alone. Nothing was sent."
        self._board.notice("bundle", "info", told)

    def _check(self, cancel: threading.Event, *, online: bool) -> None:
        """Tell each check when it is done; the list is told as whole at the end."""
        checks: list[Check] = []
        try:
            self._tell_health(checks, running=True)
            for check in self._doctor.look(cancel, online=online):
                checks.append(check)
                self._tell_health(checks, running=True)
        finally:
            self._tell_health(checks, running=False)

    def _tell_health(self, checks: list[Check], *, running: bool) -> None:
        events = self._watch.driver_events()
        health = Health(at=clock.now(), checks=tuple(checks), events=events, running=running)
        self._board.publish(e.HealthChecked(health=health))

    def _faulted(self, numbers: Iterable[int]) -> None:
        """Stop every try on a card that is lost, and show it where the health is shown."""
        before = self._brake.halted()
        self._brake.halt(numbers)
        xid = self._brake.halted()
        if xid is None or xid == before:
            return
        known = self._board.state.health
        checks = [check for check in known.checks if check.id != HALTED] if known else []
        running = known is not None and known.running
        self._tell_health([*checks, halted(xid)], running=running)

    # --- other files ---------------------------------------------------------------------------

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
