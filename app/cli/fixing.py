"""`plimsoll qualify --fix`: walk the ladder of a failed proof in the terminal, step by step."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from app.cli import braking
from app.cli.prepare import Prepared
from app.cli.told import situation_of, told
from app.diagnose.changes import separated
from app.diagnose.walk import RETRIED, Attempt, Walk
from app.engine.api import EngineError
from app.errors import PlimsollError
from app.tried import TriedStore
from app.values.diagnosis import Diagnosis, Remedy
from app.values.fixing import Fixing
from app.values.tried import Tried

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
        found = self._named(error, self.ready)
        walk = Walk(found, self.ready.config, self._tell)
        done = walk.run(self._attempt, threading.Event())
        print(done.text, file=sys.stderr)
        if self._receipt is None:
            raise error
        self._remember(done)
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
            found = self._named(error, ready)
            return Attempt("failed", found.title, found)
        return Attempt("worked", "Proven on this computer.")

    def _named(self, error: EngineError, ready: Prepared) -> Diagnosis:
        found = told(error, ready).found
        return found.model_copy(update={"remedies": tuple(map(_in_terminal, found.remedies))})

    def _remember(self, done: Fixing) -> None:
        """Note what helped, so that it is offered first the next time."""
        step = next((step for step in done.steps if step.outcome == "worked"), None)
        if step is None:
            return
        TriedStore(self.ready.paths.data).add(
            Tried(
                situation=situation_of(self.ready, done.cause),
                title=self.ready.file.title,
                kind=step.kind,
                name=step.name,
                change=step.change,
                at=datetime.now(UTC).isoformat(timespec="seconds"),
                outcome="kept",
            )
        )

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
