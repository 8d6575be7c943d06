"""One click on a remedy: apply it, prove the result, keep it or go back."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from app import clock
from app import events as e
from app.core.board import Board
from app.core.clocking import KIND as CLOCKS
from app.core.clocking import Clocking
from app.core.desk import Desk
from app.core.jobs import Lanes
from app.core.offers import REFETCHED, RETRIED
from app.core.replacing import Replacer
from app.core.runner import Runner
from app.core.verdict import Verdict
from app.engine.api import EngineError
from app.errors import PlimsollError
from app.journal import Journal
from app.qualify import prompts
from app.session import Phase, Session, Trial
from app.tried import TriedStore
from app.values.clocks import ClockReading
from app.values.diagnosis import Diagnosis, Remedy
from app.values.model_file import ModelFile
from app.values.tried import Situation, Tried

REPLY_TOKENS = 16
WAIT = "wait-and-retry"
WAIT_SECONDS, LOOK_SECONDS = 20.0, 2.0
"""How long memory is waited for that another program gives back, and how often is looked."""
LOOK_BACK_SECONDS = 300.0
"""How far back the card's clocks count as those before a lock."""
_APPLYING = frozenset({Phase.REMEDIED, Phase.DOWNLOADING, Phase.VERIFYING})


@dataclass(frozen=True, slots=True)
class Tools:
    """What a trial works with."""

    desk: Desk
    journal: Journal
    runner: Runner
    clocking: Clocking
    replacer: Replacer
    verdict: Verdict
    tried: TriedStore


class Trials:
    """Tries remedies one at a time on the engine's lane."""

    def __init__(self, board: Board, lanes: Lanes, tools: Tools) -> None:
        self._board = board
        self._lane = lanes["engine"]
        self._t = tools
        self._situation: Situation | None = None

    def start(self, kind: str) -> None:
        """Apply one remedy of the diagnosis and prove the result."""
        self._lane.start(lambda cancel: self._try(kind, cancel))

    def keep(self) -> None:
        """Make the tried remedy the session's setup, and remember that it helped here."""
        session = self._board.session
        if session and session.trial and session.phase is Phase.READY:
            self._remember(session, session.trial, "kept")
            self._close(session)

    def undo(self) -> None:
        """Go back to the setup before the remedy."""
        self._lane.cancel()
        self._lane.start(lambda _: self._undo())

    def dismiss(self) -> None:
        """Close the failure; a person who does so may try the same setup again."""
        with self._t.runner.ending:  # a load that begins now has left the failure already
            session = self._board.session
            if session and session.phase is Phase.FAILED:
                self._t.runner.brake.release(session)
                self._close(session)
                self._t.runner.move(Phase.PLANNED)

    def tell(self) -> None:
        """Tell what was tried here before, newest first."""
        self._board.publish(e.TriedChanged(tried=self._t.tried.all()))

    def _remember(self, session: Session, trial: Trial, outcome: Literal["kept", "undone"]) -> None:
        if self._situation is None:
            return
        offered = trial.before_diagnosis.remedies if trial.before_diagnosis else ()
        name = next((remedy.name for remedy in offered if remedy.kind == trial.kind), "")
        self._t.tried.add(
            Tried(
                situation=self._situation,
                title=session.file.title,
                kind=trial.kind,
                name=name or trial.kind.replace("-", " ").capitalize(),
                change=trial.change,
                at=datetime.now(UTC).isoformat(timespec="seconds"),
                outcome=outcome,
            )
        )
        self.tell()

    def _close(self, session: Session) -> None:
        self._board.publish(e.TrialChanged(session=session.id, trial=None))
        self._board.publish(e.FixingChanged(session=session.id, fixing=None))

    def _try(self, kind: str, cancel: threading.Event) -> None:
        session = self._board.session
        if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
            return
        remedy = next((r for r in session.diagnosis.remedies if r.kind == kind), None)
        if remedy is None or remedy.enough == "guide":
            return
        self._board.publish(e.FixingChanged(session=session.id, fixing=None))
        self.attempt(remedy, cancel)

    def attempt(self, remedy: Remedy, cancel: threading.Event) -> None:
        """Apply `remedy` and start the result; on the engine's lane, with a session that failed.

        The session ends ready, failed, planned (it was not admitted or was stopped), or as it was.
        """
        session = self._board.session
        if session is None or session.diagnosis is None:
            return
        trial = self._trial(remedy, session)
        if remedy.kind == CLOCKS and not self._t.clocking.lock():
            return
        began = clock.now()
        self._t.runner.move(Phase.REMEDIED)
        self._board.publish(e.TrialChanged(session=session.id, trial=trial))
        try:
            file = self._t.replacer.carry_out(remedy, session, cancel, self._move)
            self._planned(remedy, session, file, cancel)
            if remedy.kind == WAIT:
                self._wait(session, cancel)
        except (PlimsollError, EngineError, OSError) as error:
            self._back(session, remedy, error)
            return
        except Exception as error:
            self._back(session, remedy, error)
            raise
        if remedy.kind in RETRIED:
            self._restart(cancel)
        else:
            self._t.runner.prove(cancel)
        self._compare_clocks(began)
        if (current := self._board.session) and current.phase in _APPLYING:
            # It was not admitted; the notice says why.
            self._t.runner.move(Phase.PLANNED)

    def _trial(self, remedy: Remedy, session: Session) -> Trial:
        """Return what can be undone: a second try goes back to where the first one began."""
        first = session.trial
        if first is None:
            cause = session.diagnosis.cause if session.diagnosis else "unknown"
            self._situation = self._t.verdict.situation(session, cause)
        return Trial(
            kind=remedy.kind,
            change=remedy.change,
            before=first.before if first else session.config,
            before_plan=first.before_plan if first else session.plan,
            before_file=first.before_file if first else session.file,
            before_runtime=first.before_runtime if first else self._t.replacer.engine_now(),
            before_diagnosis=first.before_diagnosis if first else session.diagnosis,
            clock_before=self._clocks(clock.now() - LOOK_BACK_SECONDS)
            if remedy.kind == CLOCKS
            else None,
        )

    def _clocks(self, since: float) -> ClockReading | None:
        sources = self._t.verdict.sources
        return sources.clocking.did(sources.history, since)

    def _compare_clocks(self, since: float) -> None:
        """Add what the card does under the lock to the trial, for the comparison."""
        session = self._board.session
        if session and session.trial and session.trial.kind == CLOCKS:
            trial = session.trial.model_copy(update={"clock_now": self._clocks(since)})
            self._board.publish(e.TrialChanged(session=session.id, trial=trial))

    def _planned(
        self, remedy: Remedy, session: Session, file: ModelFile, cancel: threading.Event
    ) -> None:
        config = remedy.config or session.config
        plan = self._t.desk.plan(file, config, cancel=cancel)
        self._board.publish(e.Planned(session=session.id, config=config, plan=plan, file=file))

    def _wait(self, session: Session, cancel: threading.Event) -> None:
        """Wait until the plan fits what is free again, at most `WAIT_SECONDS`."""
        end = time.monotonic() + WAIT_SECONDS
        while not cancel.wait(LOOK_SECONDS) and time.monotonic() < end:
            self._t.verdict.sources.watch.detect()
            if self._t.desk.plan(session.file, session.config, quick=True).verdict == "fits":
                return

    def _restart(self, cancel: threading.Event) -> None:
        """Load once more and ask for a few words: a setup that was proven is not proven again."""
        if not self._t.runner.make_ready(cancel):
            return
        session = self._board.session
        chat = session is not None and session.file.has_chat_template
        request = prompts.request(
            "restart", prompts.QUESTION, chat=chat, max_tokens=REPLY_TOKENS, ignore_eos=True
        )
        try:
            self._t.runner.generate(request, lambda _: None, cancel)
        except EngineError as error:
            if (now := self._board.session) and now.phase is Phase.READY:
                self._t.runner.fail(error.evidence)

    def _back(self, session: Session, remedy: Remedy, error: Exception) -> None:
        """Show the failure again as it was before the click, and say why nothing came of it."""
        cause, text, fix = _told(error)
        found = session.diagnosis
        if found is not None and cause == "file-is-whole":
            left = tuple(rung for rung in found.remedies if rung.kind not in REFETCHED)
            found = found.model_copy(update={"remedies": left})
        self.restore(session, found)
        if cause != "cancelled":
            self._board.notice("remedy", "warn", f"{remedy.name} was not done. {text}", fix)

    def restore(self, session: Session, found: Diagnosis | None) -> None:
        """Put the session back as it stood in `session`, failed with `found`."""
        self._t.runner.end_engine(Phase.PLANNED)
        self._move(Phase.PLANNED)
        self._take_back(session.trial, now=self._board.session)
        if session.plan is not None:
            self._board.publish(
                e.Planned(
                    session=session.id,
                    config=session.config,
                    plan=session.plan,
                    file=session.file,
                )
            )
        self._board.publish(e.TrialChanged(session=session.id, trial=session.trial))
        if found is not None:
            self._t.runner.move(Phase.FAILED, diagnosis=found)

    def _take_back(self, kept: Trial | None, now: Session | None) -> None:
        """Give back the clocks and the engine, where the trial that ends had changed them."""
        trial = now.trial if now else None
        if trial is None or kept is not None:
            return
        if trial.kind == CLOCKS:
            self._t.clocking.release()
        if trial.before_runtime not in {"", self._t.replacer.engine_now()}:
            try:
                self._t.replacer.back_to(trial.before_runtime)
            except PlimsollError as error:
                self._board.notice("runtime", "warn", error.text, error.fix)

    def _move(self, phase: Phase) -> None:
        session = self._board.session
        if session is not None and session.phase is not phase:
            self._t.runner.move(phase)

    def _undo(self) -> None:
        session = self._board.session
        if session is None or session.trial is None:
            return
        trial = session.trial
        self._t.runner.end_engine(Phase.PLANNED)
        self._take_back(None, session)
        file = trial.before_file or session.file
        plan = trial.before_plan or self._t.desk.plan(file, trial.before)
        self._board.publish(
            e.Planned(session=session.id, config=trial.before, plan=plan, file=file)
        )
        self._remember(session, trial, "undone")
        self._close(session)
        if file.path != session.file.path:
            self._board.notice(
                "remedy",
                "info",
                f"{session.file.title} {session.file.quant} stays on this computer.",
                "Models lists it; it can be removed there.",
            )
        if current := self._board.session:
            self._t.journal.write(current)


def _told(error: Exception) -> tuple[str, str, str]:
    """Return cause, sentence and fix of what went wrong."""
    if isinstance(error, PlimsollError):
        return error.cause, error.text, error.fix
    if isinstance(error, EngineError):
        cause = "cancelled" if error.evidence.reason == "cancelled" else "unknown"
        return cause, error.evidence.message, ""
    return "unknown", str(error), ""
