"""From a failure to its diagnosis: gathers the evidence around it."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.core.board import Board
from app.core.clocking import KIND as CLOCKS
from app.core.clocking import Clocking
from app.core.desk import Desk
from app.diagnose.case import Circumstances, live_case
from app.diagnose.diagnosis import diagnose
from app.diagnose.ladder import build_ladder
from app.errors import PlimsollError
from app.inflight import InFlight, boot_id
from app.machine.history import SampleHistory
from app.runconfig import RunConfig
from app.session import Session
from app.values.diagnosis import Diagnosis, EngineEvidence, Remedy
from app.values.machine import Sample
from app.values.plan import MemoryPlan

XID_SECONDS = 30.0
"""How far back a driver's event may lie and still belong to the failure."""


RETRIED = frozenset({"restart-engine", "wait-and-retry", "warm-up-run"})
"""Remedies without a change of setup that Plimsoll itself carries out: it proves once more."""


def _honest(remedy: Remedy) -> Remedy:
    """Offer as a guide what a click could not do."""
    if remedy.config is not None or remedy.kind in RETRIED:
        return remedy
    return remedy.model_copy(update={"enough": "guide"})


class Verdict:
    """Names causes; `xids` returns the numbers of the driver's recent events."""

    def __init__(
        self,
        board: Board,
        desk: Desk,
        history: SampleHistory,
        xids: Callable[[float], tuple[int, ...]],
        clocking: Clocking,
    ) -> None:
        self._board = board
        self._desk = desk
        self._history = history
        self._xids = xids
        self._clocking = clocking
        self._before: Sample | None = None

    def remember(self) -> None:
        """Keep the newest reading as the one before a load."""
        self._before = self._board.state.sample

    def diagnose(
        self, evidence: EngineEvidence, session: Session, worker_pid: int | None = None
    ) -> Diagnosis:
        """Name the cause of a failure of `session` and build its ladder with the planner."""
        around = Circumstances(
            file=session.file,
            config=session.config,
            plan=session.plan,
            machine=self._board.state.machine,
            before=self._before,
            at_fault=self._history.latest(),
            worker_pid=worker_pid,
            xids=self._xids(time.time() - XID_SECONDS),
        )
        found = diagnose(live_case(evidence, around))

        def plan(config: RunConfig) -> MemoryPlan:
            return self._desk.plan(session.file, config, quick=True)

        try:
            ladder = build_ladder(found, session.config, plan)
        except (PlimsollError, OSError):
            # The file itself may be what is broken: then there is no plan to compare with.
            ladder = build_ladder(found, session.config)
        return found.model_copy(update={"remedies": tuple(self._offered(rung) for rung in ladder)})

    def _offered(self, remedy: Remedy) -> Remedy:
        return self._clocking.offered(remedy) if remedy.kind == CLOCKS else _honest(remedy)

    def explain_last_run(self, note: InFlight | None, flight: tuple[Sample, ...]) -> None:
        """Say what a former run was doing when it, or the whole computer, went down.

        `flight` are the readings of that run, oldest first.
        """
        if note is None:
            return
        doing = {"load": "loading", "qualify": "proving", "prefill": "answering with"}[note.phase]
        if note.boot_id == boot_id():
            self._board.notice(
                "last-run",
                "warn",
                f"Plimsoll ended while it was {doing} {note.model}.",
                "Nothing was lost. If it happens again with the same setup, try a smaller one.",
            )
            return
        around = Circumstances(
            config=note.config,
            machine=self._board.state.machine,
            at_fault=flight[-1] if flight else None,
            host_power_cycle=True,
        )
        phase = "prefill" if note.phase == "prefill" else "load"
        evidence = EngineEvidence(phase=phase, reason="exit", message="")
        found = diagnose(live_case(evidence, around))
        helps = ", ".join(remedy.name or remedy.kind for remedy in found.remedies[:2])
        self._board.notice(
            "last-run",
            "warn",
            f"The whole computer went down while Plimsoll was {doing} {note.model}. {found.title}",
            f"What helps: {helps}." if helps else "",
        )
