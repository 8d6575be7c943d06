"""Walking a ladder without being asked at each step, by the rules that a click obeys too.

One variable at a time; nothing is started twice as it is, save once where chance decides; a fault
of the card or of the whole computer ends the walk, or lets it not begin; what fetches another file, lowers what runs on the card or touches the
clocks is proposed and never done.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from app.runconfig import RunConfig
from app.values.diagnosis import Diagnosis, Remedy
from app.values.fixing import Fixing, FixStep, StepOutcome

MOST_STEPS = 8
RETRIED = frozenset({"restart-engine", "wait-and-retry", "warm-up-run"})
"""Remedies without a change of setup: worth one try where chance decides."""
_SLOWER = frozenset({"experts-on-cpu", "fewer-gpu-layers", "kv-on-cpu", "without-other-computer"})
_CLOCKS = "locked-clocks"
_MB, _GB = 10**6, 10**9
_OUTCOMES: dict[str, StepOutcome] = {"worked": "worked", "failed": "failed", "refused": "refused"}


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of one remedy: `found` names the failure when it failed again."""

    result: Literal["worked", "failed", "refused", "stopped"]
    detail: str = ""
    found: Diagnosis | None = None


Try = Callable[[Remedy], Attempt]


@dataclass(slots=True)
class Walk:
    """One walk from one failure; `tell` hears of every step."""

    found: Diagnosis
    config: RunConfig
    tell: Callable[[Fixing], None]
    _steps: list[FixStep] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def run(self, attempt: Try, cancel: threading.Event) -> Fixing:
        """Try remedies until one works, none is left or `cancel` is set; return the whole walk."""
        self._seen.add(self.config.model_dump_json())
        if self.found.severity == "hardware":
            return self._given_up()
        pending = list(self.found.remedies)
        while (remedy := self._next(pending)) and len(self._steps) < MOST_STEPS:
            if cancel.is_set():
                return self._ended("stopped", "It was stopped; everything is as before.")
            came = self._step(remedy, attempt)
            if came.result == "worked":
                return self._ended("worked", f"It works: {_named(remedy)}.")
            if came.result == "stopped" or cancel.is_set():
                return self._ended("stopped", "It was stopped; everything is as before.")
            if came.found is not None and came.found.severity == "hardware":
                return self._ended("gave-up", f"{came.found.title} Nothing more is tried before.")
            if came.found is not None and came.found.cause == self.found.cause:
                # It went the right way, not far enough: one more change on top of this one.
                pending = [*came.found.remedies, *pending]
        return self._given_up()

    def _next(self, pending: list[Remedy]) -> Remedy | None:
        allowed = (r for r in pending if r.enough != "not-alone" and not asks(r))
        return next((remedy for remedy in allowed if self._new(remedy)), None)

    def _new(self, remedy: Remedy) -> bool:
        name = remedy.config.model_dump_json() if remedy.config else remedy.kind
        return name not in self._seen

    def _step(self, remedy: Remedy, attempt: Try) -> Attempt:
        self._seen.add(remedy.config.model_dump_json() if remedy.config else remedy.kind)
        self._steps.append(FixStep(kind=remedy.kind, name=remedy.name, change=remedy.change))
        self._told("running", f"Trying it: {_named(remedy)}.")
        start = time.monotonic()
        came = attempt(remedy)
        outcome = _OUTCOMES.get(came.result, "refused")
        done = {"outcome": outcome, "detail": came.detail, "seconds": time.monotonic() - start}
        self._steps[-1] = self._steps[-1].model_copy(update=done)
        return came

    def _given_up(self) -> Fixing:
        asked = list(_proposals(self.found))
        self._steps += asked
        tried = sum(step.outcome != "proposed" for step in self._steps)
        text = "Nothing can be tried here without asking." if not tried else "It was not enough."
        if asked:
            text += " What is left needs your consent."
        return self._ended("gave-up", text)

    def _ended(self, state: Literal["worked", "gave-up", "stopped"], text: str) -> Fixing:
        return self._told(state, text)

    def _told(self, state: Literal["running", "worked", "gave-up", "stopped"], text: str) -> Fixing:
        told = Fixing(cause=self.found.cause, state=state, steps=tuple(self._steps), text=text)
        self.tell(told)
        return told


def asks(remedy: Remedy) -> str:
    """Return why a remedy needs a person's word; "" when it may be tried without asking."""
    if remedy.enough == "guide":
        return "It is for you to do."
    if remedy.ref:
        size = _file_size(remedy.download_bytes) if remedy.download_bytes else "a file"
        return f"It fetches {size}."
    if remedy.engine:
        return "It changes the engine."
    if remedy.kind == _CLOCKS:
        return "It locks the card's clocks."
    if remedy.kind in _SLOWER:
        return "Part of the model would run on the processor, much slower."
    return "" if remedy.config or remedy.kind in RETRIED else "It is for you to do."


def _file_size(size_bytes: int) -> str:
    if size_bytes < _GB:
        return f"{size_bytes / _MB:,.0f} MB"
    return f"{size_bytes / _GB:,.2f} GB"


def _proposals(found: Diagnosis) -> Iterator[FixStep]:
    for remedy in found.remedies:
        why = asks(remedy)
        if why and remedy.enough not in {"guide", "not-alone"}:
            yield FixStep(
                kind=remedy.kind,
                name=remedy.name,
                change=remedy.change,
                outcome="proposed",
                detail=why,
            )


def _named(remedy: Remedy) -> str:
    name = remedy.name or remedy.kind.replace("-", " ")
    name = name[:1].lower() + name[1:]
    return f"{name}, {remedy.change}" if remedy.change else name
