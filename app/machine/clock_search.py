"""The highest clock that a card holds under a real load: locks from the base clock down.

A lock that a card cannot hold (it still slows for power or heat, or faults) wins nothing; the
highest one that it holds all the way costs the least speed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.errors import MachineProblemError
from app.machine.clock_effect import ClockEffect
from app.machine.clock_trouble import ClockLockError
from app.machine.clocks import ClockLock
from app.values.clocks import ClockReading, ClockSearch, SearchStep
from catalog import load as catalogue

PERCENT = (80, 75, 70, 65, 60, 55, 50)
"""Steps below the base clock, of the card's highest clock."""
HELD = 0.97
"""Share of the locked clock that the card must really run at."""
LEAST_READINGS, MOST_LOADS = 3, 5
"""A load that ended before the card was looked at so often is repeated, at most so often."""
STOPPED = "It was stopped."
_SLOWED_BY = {
    "sw-power-cap": "its power limit",
    "hw-slowdown": "a hardware protection",
    "sw-thermal-slowdown": "its heat",
    "hw-thermal-slowdown": "its heat",
    "hw-power-brake": "the power supply",
}


class Load(NamedTuple):
    """What the model did while the card was watched, tokens/s."""

    decode_tok_s: float
    prefill_tok_s: float


class LoadFailedError(Exception):
    """The model did not get through the load; the text says how."""


@dataclass(frozen=True, slots=True)
class Bench:
    """What a search works with. `xids` returns the driver's events since a moment (monotonic).

    `load` works the card once, takes the samples to `effect` meanwhile, and raises
    LoadFailedError when the model failed.
    """

    uuid: str
    supported_mhz: Sequence[int]
    holder: ClockLock
    effect: ClockEffect
    load: Callable[[], Load]
    xids: Callable[[float], Sequence[int]]
    trying: Callable[[str], None] = lambda _mode: None
    """Hears which lock comes next, '' for none."""


def search(bench: Bench, tell: Callable[[SearchStep], None], stop: threading.Event) -> ClockSearch:
    """Go down until a lock holds, telling every step; the clocks are given back in any case.

    Raises:
        ClockLockError: clocks cannot be locked here.
        MachineProblemError: the card was not busy under the load, so that nothing can be judged.
    """
    bench.trying("")
    before, fatal = _measured(bench, SearchStep(mode="", limits="no lock"))
    steps: list[SearchStep] = []
    stopped = STOPPED if stop.is_set() else fatal
    if not stopped:
        tell(before)
        # A model that failed without a lock is a reason to search, not to stop.
        if before.decode_tok_s is not None and not (before.reading and before.reading.under_load):
            raise _idle()
        try:
            stopped = _descend(bench, steps, tell, stop)
        finally:
            bench.holder.release()
    return ClockSearch(uuid=bench.uuid, before=before, steps=tuple(steps), stopped=stopped)


def _descend(
    bench: Bench,
    steps: list[SearchStep],
    tell: Callable[[SearchStep], None],
    stop: threading.Event,
) -> str:
    """Add steps until one is stable; return why it ended before ('': it did not)."""
    for mode in _modes(bench.supported_mhz, steps):
        step, fatal = _locked(bench, mode)
        if stop.is_set():
            return STOPPED
        steps.append(step)
        tell(step)
        if step.stable or fatal:
            return fatal
    return ""


def _modes(supported: Sequence[int], steps: Sequence[SearchStep]) -> Iterator[str]:
    """Yield the locks to try, highest first; what was measured of the first bounds the others."""
    yield "tdp"
    for percent in PERCENT:
        limit = max(supported, default=0) * percent // 100
        mhz = max((clock for clock in supported if clock <= limit), default=0)
        if mhz and mhz < min(map(_reached, steps), default=mhz + 1):
            yield str(mhz)


def _reached(step: SearchStep) -> int:
    """Return the clock that a step went up to, for the next one to be below it."""
    if step.high_mhz is not None:
        return step.high_mhz
    busy = step.reading is not None and step.reading.under_load
    return step.reading.mhz if step.reading and busy else 1 << 31


def _locked(bench: Bench, mode: str) -> tuple[SearchStep, str]:
    bench.trying(mode)
    try:
        limits = bench.holder.lock(bench.uuid, mode)
    except ClockLockError as error:
        if error.cause != "clocks-not-kept":
            raise
        high = int(mode) if mode.isdigit() else None
        return SearchStep(mode=mode, limits=mode, high_mhz=high, why=error.text), ""
    bench.effect.locked(limits.high_mhz)
    step = SearchStep(mode=mode, limits=limits.text, high_mhz=limits.high_mhz)
    found, fatal = _measured(bench, step)
    if bench.holder.held is None and not fatal:
        fatal = "The clock helper ended by itself."
        found = found.model_copy(update={"stable": False, "why": fatal})
    return found, fatal


def _measured(bench: Bench, step: SearchStep) -> tuple[SearchStep, str]:
    """Return the step with its figures, and why the search must end ('': it goes on)."""
    began = time.monotonic()
    failure, done = "", None
    try:
        for _ in range(MOST_LOADS):
            done = bench.load()
            if bench.effect.n_readings >= LEAST_READINGS:
                break
    except LoadFailedError as error:
        failure = str(error)
    numbers = [number for number in bench.xids(began) if _severity(number) != "info"]
    reading = bench.effect.after if step.mode else bench.effect.before
    why = _why(step, reading, obeyed=_obeyed(bench.effect))
    if numbers:
        why = f"The driver reported Xid {numbers[0]}."
    elif failure:
        why = f"The model failed: {failure}"
    told = step.model_copy(
        update={
            "reading": reading,
            "decode_tok_s": done.decode_tok_s if done else None,
            "prefill_tok_s": done.prefill_tok_s if done else None,
            "stable": bool(step.mode) and not why,
            "why": why,
        }
    )
    fatal = any(_severity(number) == "hardware" for number in numbers)
    return told, why if fatal else ""


def _severity(number: int) -> str:
    known = catalogue.xids().get(number)
    return known.severity if known else "info"


def _obeyed(effect: ClockEffect) -> bool:
    """Whether nothing speaks against it; a card that was slowed before tells nothing by itself."""
    slowed = effect.before is not None and bool(effect.before.throttle)
    return effect.kept is not False or (effect.high_mhz is None and slowed)


def _why(step: SearchStep, reading: ClockReading | None, *, obeyed: bool) -> str:
    """Return why the card did not hold this clock; '' when it did."""
    if reading is None or not reading.under_load:
        return "The card was not busy, so that nothing can be said."
    if reading.throttle:
        causes = dict.fromkeys(_SLOWED_BY.get(word, word) for word in reading.throttle)
        return f"The card was slowed by {', '.join(causes)}."
    if not step.mode:
        return ""
    if not obeyed:
        return f"The card ran at {reading.mhz:,} MHz, above the lock."
    if step.high_mhz is not None and reading.mhz < HELD * step.high_mhz:
        return f"The card ran at {reading.mhz:,} MHz, below the lock."
    return ""


def _idle() -> MachineProblemError:
    return MachineProblemError(
        "The card was hardly busy while the model worked, so no clock can be judged.",
        fix="Choose a model that runs on this card: `plimsoll plan` shows where one would lie.",
        cause="clock-search-idle",
    )
