"""The proof of one setup: a cold load, a first reply, a long prompt, drafting, cancel, unload."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from app.engine.api import Engine, EngineError, Report
from app.engine.protocol import Loaded
from app.qualify.asking import Asking
from app.qualify.footprint import Footprint
from app.qualify.judgement import Judgement, judge
from app.qualify.loading import Loading
from app.qualify.setup import CancelledError, Setup
from app.qualify.subject import Subject
from app.validity import identity
from app.values.machine import Sample
from app.values.receipt import Receipt, Stage, StageName, StageState

LONG_PROMPT_SECONDS = 120.0
Step = Callable[[threading.Event], str]


@dataclass(frozen=True, slots=True)
class Scope:
    """How far a proof goes, and what it can be compared with."""

    long_prompt_seconds: float = LONG_PROMPT_SECONDS
    soak: bool = False  # fill 90 % of the context too
    before: Sequence[Receipt] = ()  # older proofs of the same setup


class Proof:
    """Runs the stages in order; `tell` hears of every change, `report` of the engine's words."""

    def __init__(
        self,
        setup: Setup,
        engines: Callable[[], Engine],
        tell: Callable[[tuple[Stage, ...]], None],
        report: Report,
        scope: Scope | None = None,
        latest: Callable[[], Sample | None] = lambda: None,
    ) -> None:
        self._setup = setup
        self._tell = tell
        scope = scope or Scope()
        self._before = scope.before
        self._figures: dict[str, float | int | None] = {}
        self._footprint = Footprint(latest, (card.uuid for card in setup.cards))
        self._subject = Subject(setup, engines, report, self._footprint)
        self._steps = self._table(scope)
        self._stages = {name: Stage(name=name) for name in self._steps}

    def _table(self, scope: Scope) -> dict[StageName, Step]:
        loading = Loading(self._subject, self._figures)
        asking = Asking(self._subject, self._figures, scope.long_prompt_seconds)
        steps: dict[StageName, Step] = {
            "cold-load": loading.cold_load,
            "placement": loading.placement,
            "first-reply": asking.first_reply,
            "long-prompt": asking.long_prompt,
            "mtp": asking.drafting,
            "cancel": asking.cancel,
        }
        if scope.soak:
            steps["soak"] = asking.soak
        return {**steps, "unload": loading.unload}

    @property
    def engine(self) -> Engine | None:
        """The engine that holds the model now."""
        return self._subject.engine

    @property
    def loaded(self) -> Loaded:
        """What its load said."""
        return self._subject.loaded

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages as they stand."""
        return tuple(self._stages.values())

    def run(self, cancel: threading.Event) -> Receipt:
        """Prove the setup and leave a loaded engine in `engine`.

        Raises:
            EngineError: a stage failed; `stages` tells which, the engine is closed.
            CancelledError: `cancel` was set; the engine is closed.
        """
        try:
            for name, step in self._steps.items():
                self._stage(name, step, cancel)
        except BaseException:
            self._subject.close()
            raise
        return self._receipt(judge(self._setup, self._figures, self._footprint, self._before))

    def failure(self, cause: str, reason: str) -> Receipt:
        """Return the receipt of a proof that failed, with what was measured until then."""
        return self._receipt(Judgement(verdict="failed", cause=cause, reason=reason))

    def _stage(self, name: StageName, step: Step, cancel: threading.Event) -> None:
        self._set(name, "running")
        start = time.monotonic()
        try:
            detail = step(cancel)
        except EngineError as error:
            if error.evidence.reason == "cancelled":
                raise CancelledError from error
            self._set(name, "failed", time.monotonic() - start, error.evidence.message)
            raise
        if cancel.is_set():
            raise CancelledError
        state: StageState = "skipped" if detail.startswith("skipped") else "passed"
        self._set(name, state, time.monotonic() - start, detail)
        self._subject.measure()

    def _set(
        self, name: StageName, state: StageState, seconds: float | None = None, detail: str = ""
    ) -> None:
        self._stages[name] = Stage(name=name, state=state, seconds=seconds, detail=detail)
        self._tell(self.stages)

    def _receipt(self, found: Judgement) -> Receipt:
        setup = self._setup
        passed = self._stages["placement"].state == "passed"
        return Receipt.model_validate(
            {
                "id": uuid.uuid4().hex,
                "model": setup.file.title,
                "architecture": setup.file.architecture,
                **identity(setup.file, setup.config),
                "config": setup.config,
                "runtime": setup.runtime,
                "driver": setup.machine.driver,
                "card": setup.card,
                "displays": setup.machine.displays if setup.cards else (),
                "at": datetime.now(UTC).isoformat(timespec="seconds"),
                **found.model_dump(),
                "stages": self.stages,
                "predicted": setup.plan,
                "placement": self._subject.loaded.placement if passed else None,
                **self._figures,
                **self._footprint.figures,
            }
        )
