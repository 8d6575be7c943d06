"""From a failure to its diagnosis: gathers the evidence around it, and what helps here."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from app import clock
from app.brakes import BrakeStore, Ground
from app.core.board import Board
from app.core.brake import Brake
from app.core.clocking import Clocking
from app.core.desk import Desk
from app.core.engines import runtime_evidence
from app.core.ground import ground_of
from app.core.offers import Offers
from app.core.watch import Watch
from app.diagnose import flight
from app.diagnose.case import Circumstances, live_case
from app.diagnose.diagnosis import diagnose
from app.diagnose.file_state import file_identity, file_state
from app.diagnose.ladder import build_ladder, prefer
from app.errors import PlimsollError
from app.failures import Failure, FailureStore
from app.inflight import InFlight, boot_id, same_start
from app.machine import oom, system_log, xid
from app.machine.history import SampleHistory
from app.paths import Paths
from app.runconfig import RunConfig
from app.runtimes.chosen import Chosen
from app.session import Session, Setup
from app.tried import TriedStore, situation
from app.values.diagnosis import Case, Diagnosis, EngineEvidence, Remedy
from app.values.machine import Sample
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from app.values.tried import Situation

XID_SECONDS = 30.0
"""How far back a driver's event may lie and still belong to the failure."""
SIGKILL = 9
_LENT = "rpc-"
"""Causes that another computer is to blame for."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the evidence comes from, and what is remembered of it."""

    desk: Desk
    history: SampleHistory
    watch: Watch
    clocking: Clocking
    paths: Paths
    offers: Offers
    brake: Brake
    failures: FailureStore
    tried: TriedStore

    @classmethod
    def of(
        cls,
        board: Board,
        desk: Desk,
        history: SampleHistory,
        watch: Watch,
        clocking: Clocking,
        paths: Paths,
    ) -> Sources:
        """Return the sources with the stores that lie in `paths`."""

        def look(setup: Setup) -> Ground:
            lock = clocking.held
            return ground_of(setup, watch.look(), desk.runtime, lock.text if lock else "")

        return cls(
            desk=desk,
            history=history,
            watch=watch,
            clocking=clocking,
            paths=paths,
            offers=Offers(board, clocking, Chosen(paths)),
            brake=Brake(BrakeStore(paths.data), look),
            failures=FailureStore(paths.state),
            tried=TriedStore(paths.data),
        )


@dataclass(frozen=True, slots=True)
class _Setup:
    """What a note of a former run says of what was loaded."""

    file: ModelFile
    config: RunConfig
    plan: None = None


class Verdict:
    """Names causes, and keeps each failure for the bundle and the next start."""

    def __init__(self, board: Board, sources: Sources) -> None:
        self._board = board
        self._s = self.sources = sources
        self._before: Sample | None = None
        self._oom_kills: int | None = None
        self._began_at = 0.0
        self.failed: Callable[[], None] = lambda: None
        """Called after a session was told to have failed, on the engine's lane."""

    def remember(self) -> None:
        """Keep the newest reading as the one before a load."""
        self._before = self._board.state.sample
        self._oom_kills = oom.kills()
        # What the driver said of the engine before says nothing about this one.
        self._began_at = time.monotonic()

    def diagnose(
        self, evidence: EngineEvidence, session: Session, worker_pid: int | None = None
    ) -> Diagnosis:
        """Name the cause of a failure of `session` and build its ladder with the planner."""
        # A hang is noticed long after the event that it began with.
        silent = (evidence.progress_age_s or 0.0) if evidence.reason == "hang" else 0.0
        moment = time.monotonic()
        since = max(self._began_at, moment - XID_SECONDS - silent)
        sample = self._s.history.latest()
        on_card = bool(session.config.n_gpu_layers and session.plan and session.plan.devices)
        ended = evidence.reason in {"exit", "hang"}
        heard = self._s.watch.heard(since, late=on_card and ended)
        logged = system_log.since(moment - since, worker_pid)
        # Some systems and drivers report no events; their log may name them all the same.
        xids = tuple(dict.fromkeys((*heard, *xid.in_log(logged))))
        self._s.brake.halt(xids)
        # A card that was lost while idle fails the next request, however much later.
        if on_card and (halted := self._s.brake.halted()) and halted not in xids:
            xids = (*xids, halted)
        around = Circumstances(
            file=session.file,
            config=session.config,
            plan=session.plan,
            machine=self._board.state.machine,
            before=self._before,
            at_fault=sample,
            worker_pid=worker_pid,
            xids=xids,
            oom_killed=self._oom_killed(evidence),
            system_log=logged,
            settings=file_state(session.file) | file_identity(session.file) | runtime_evidence(),
        )
        case = live_case(evidence, around)
        found = diagnose(case)
        rungs = (
            self._s.offers.fitted(rung, session, sample, worker_pid)
            for rung in self._ladder(found, session)
        )
        now = clock.now()
        seen = self._s.history.since(now - flight.SECONDS)
        told = found.model_copy(
            update={
                "remedies": self._preferred(tuple(rungs), found, session),
                "flight": flight.last_seconds(seen, now, session.config.devices),
            }
        )
        self._keep(case, told, session)
        return told

    def _oom_killed(self, evidence: EngineEvidence) -> bool:
        """Whether the system ended something for want of memory since the load, and us by force."""
        now, before = oom.kills(), self._oom_kills
        return evidence.signal == SIGKILL and None not in (now, before) and now != before

    def _ladder(self, found: Diagnosis, session: Session) -> tuple[Remedy, ...]:
        def plan(config: RunConfig) -> MemoryPlan:
            return self._s.desk.plan(session.file, config, quick=True)

        if found.cause.startswith(_LENT):
            # Nothing of the setup can be planned while a computer of it does not answer.
            return build_ladder(found, session.config, layers=session.file.n_layer)
        try:
            cards = tuple(gpu.uuid for gpu in self._s.desk.hardware().gpus)
            return build_ladder(found, session.config, plan, cards, session.file.n_layer)
        except (PlimsollError, OSError):
            # The file itself may be what is broken: then there is no plan to compare with.
            return build_ladder(found, session.config, layers=session.file.n_layer)

    def _preferred(
        self, rungs: tuple[Remedy, ...], found: Diagnosis, session: Session
    ) -> tuple[Remedy, ...]:
        helped = self._s.tried.helped(self.situation(session, found.cause))
        return prefer(rungs, helped.kind, helped.at) if helped else rungs

    def situation(self, session: Session, cause: str) -> Situation:
        """Return what must be the same for a remedy to be expected to help again."""
        desk = self._s.desk
        return situation(session.file, session.config, desk.hardware(), desk.runtime, cause)

    def _keep(self, case: Case, found: Diagnosis, session: Session) -> None:
        self._s.failures.add(
            Failure(
                at=datetime.now(UTC).isoformat(timespec="seconds"),
                model=session.file.title,
                path=session.file.path,
                case=case,
                diagnosis=found,
                config=session.config,
                plan=session.plan,
                runtime=self._s.desk.runtime,
            )
        )

    def explain_last_run(self, note: InFlight | None, last: tuple[Sample, ...]) -> None:
        """Say what a former run was doing when it, or the whole computer, went down.

        `last` are the readings of that run, oldest first.
        """
        if note is None:
            return
        doing = _doing(note)
        if same_start(note.boot_id, boot_id()):
            self._board.notice(
                "last-run",
                "warn",
                f"Plimsoll ended while it was {doing}.",
                "Nothing was lost. If it happens again with the same setup, try a smaller one.",
            )
            return
        former = system_log.former_run()
        if former.ending == "clean":
            self._board.notice(
                "last-run",
                "info",
                f"The computer was shut down while Plimsoll was {doing}.",
                "Nothing was lost.",
            )
            return
        around = Circumstances(
            config=note.config,
            machine=self._board.state.machine,
            at_fault=last[-1] if last else None,
            host_power_cycle=True,
            settings={"prompt_tokens": last[-1].doing_tokens} if last else {},
            system_log=former.lines,
        )
        seen = last[-1].doing if last else ""
        phase = seen or ("prefill" if note.phase == "prefill" else "load")
        case = live_case(EngineEvidence(phase=phase, reason="exit", message=""), around)
        found = diagnose(case).model_copy(update={"flight": flight.of_samples(last)})
        file = ModelFile(path=note.path, title=note.model, size_bytes=0)
        self._s.brake.note(_Setup(file, note.config), found, restarted=True)
        self._s.failures.add(
            Failure(
                at=datetime.fromtimestamp(note.at, UTC).isoformat(timespec="seconds"),
                model=note.model,
                path=note.path,
                case=case | {"model": note.model},
                diagnosis=found,
                config=note.config,
            )
        )
        helps = ", ".join(remedy.name or remedy.kind for remedy in found.remedies[:2])
        self._board.notice(
            "last-run",
            "warn",
            f"The whole computer went down while Plimsoll was {doing}. {found.title}",
            f"What helps: {helps}." if helps else "",
        )


def _doing(note: InFlight) -> str:
    """Return what a former run was doing; each is whole, so that it can be said in any language."""
    if note.phase == "load":
        return f"loading {note.model}"
    return f"proving {note.model}" if note.phase == "qualify" else f"answering with {note.model}"
