"""`plimsoll qualify --fix`: walk the ladder of a failed proof in the terminal, step by step."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from app.cli import braking
from app.cli.prepare import Prepared
from app.diagnose.case import Circumstances, live_case
from app.diagnose.changes import separated
from app.diagnose.diagnosis import diagnose
from app.diagnose.ladder import build_ladder
from app.diagnose.walk import RETRIED, Attempt, Walk
from app.engine.api import EngineError
from app.errors import PlimsollError
from app.runconfig import RunConfig
from app.values.diagnosis import Diagnosis, Remedy
from app.values.fixing import Fixing
from app.values.plan import MemoryPlan

Prove = Callable[[Prepared], dict[str, Any]]


@dataclass(slots=True)
class Fixer:
    """Proves setups until one works; `prove` is what failed for `ready` before."""

    ready: Prepared
    prove: Prove
    accept_risk: bool = False
    _receipt: dict[str, Any] | None = None
    _told: int = 0

    def walk(self, error: EngineError) -> dict[str, Any]:
        """Return the proof of the first setup that works, with the steps that led to it.

        Raises:
            EngineError: none does; it is the failure that it began with.
        """
        found = self._named(error, self.ready.config, self.ready.plan)
        walk = Walk(found, self.ready.config, self._tell)
        done = walk.run(self._attempt, threading.Event())
        print(done.text, file=sys.stderr)
        if self._receipt is None:
            raise error
        return {**self._receipt, "fixing": done.model_dump(mode="json")}

    def _attempt(self, remedy: Remedy) -> Attempt:
        config = remedy.config or self.ready.config
        try:
            plan = self.ready.desk.plan(self.ready.file, config)
        except PlimsollError as error:
            return Attempt("refused", error.text)
        if plan.verdict == "too-big" or (plan.verdict == "tight" and not self.accept_risk):
            return Attempt("refused", f"Its plan is {plan.verdict}, so it was not started.")
        ready = replace(self.ready, config=config, plan=plan)
        try:
            braking.admit(self.ready.brake, ready, plan)
            self._receipt = self.prove(ready)
        except PlimsollError as error:
            return Attempt("refused", error.text)
        except EngineError as error:
            found = self._named(error, config, plan)
            return Attempt("failed", found.title, found)
        return Attempt("worked", "Proven on this computer.")

    def _named(self, error: EngineError, config: RunConfig, plan: MemoryPlan) -> Diagnosis:
        desk, file = self.ready.desk, self.ready.file
        machine = desk.machine()
        around = Circumstances(file=file, config=config, plan=plan, machine=machine)
        found = diagnose(live_case(error.evidence, around))
        cards = tuple(gpu.uuid for gpu in machine.gpus)
        ladder = build_ladder(
            found, config, lambda new: desk.plan(file, new, quick=True), cards, file.n_layer
        )
        return found.model_copy(update={"remedies": tuple(map(_in_terminal, ladder))})

    def _tell(self, fixing: Fixing) -> None:
        """Print each step once, when it is known what came of it."""
        ended = [step for step in fixing.steps if step.outcome != "running"]
        for step in ended[self._told :]:
            change = f" ({separated(step.change)})" if step.change else ""
            print(f"{step.outcome:9} {step.name}{change}: {step.detail}", file=sys.stderr)
        self._told = len(ended)
        if fixing.state == "running":
            print(fixing.text, file=sys.stderr)


def _in_terminal(remedy: Remedy) -> Remedy:
    """Files, engines and clocks have commands of their own: here they are guides."""
    if remedy.config is not None or remedy.kind in RETRIED:
        return remedy
    return remedy.model_copy(update={"enough": "guide"})
