"""The card or the whole computer went down: kernel events and power cycles."""

from __future__ import annotations

from functools import cache

from app.diagnose.evidence import Evidence
from app.diagnose.exits import ExitFacts
from app.diagnose.facts import KINDS, Fact
from app.diagnose.finding import Finding, likely, sure
from catalog.load import xids

# The driver asks for a recovery; which one stands in the text, and it follows other numbers.
RECOVERY_XID = 154
# What the watchdog itself reports; others are time-outs that come to the same.
WATCHDOG_XID = 8
_FAULTS = ("cuda-launch-failure", "cuda-unknown", "cuda-no-device")
_LIVES = ("request_failed", "hang", "slow", "degraded")
_NEXT_START = frozenset({"unclean-shutdown", "bugcheck", "display-reset", "xid"})


@cache
def numbers_of(cause: str) -> frozenset[int]:
    """Return the Xid numbers that the catalogue gives to `cause`."""
    return frozenset(number for number, xid in xids().items() if xid.cause == cause)


def xid_lines(e: Evidence, *numbers: int) -> tuple[Fact | str, ...]:
    """Return the log lines of these Xid numbers, else the numbers themselves."""
    lines = [fact for fact in e.facts.all("xid") if fact.number("xid") in numbers]
    return tuple(lines) or tuple(f"Xid {n}" for n in numbers if n in e.xids)


def power_cycle(e: Evidence) -> Finding | None:
    """The computer went down in the middle of work, and nothing says why."""
    unclean = e.facts.last("unclean-shutdown", "bugcheck")
    if not (e.ended_with("host_power_cycle") or _began_anew(e, unclean)) or e.xids:
        return None
    if e.facts.has("display-reset"):
        return None
    proof = [f"The computer went down during {e.phase}." if e.phase else "The computer went down."]
    nearest = ("gpu-lost-xid79", "windows-tdr")
    return likely(
        "silent-host-freeze-clock-thrash", *proof, unclean, *power_figures(e), nearest=nearest
    )


def _began_anew(e: Evidence, unclean: Fact | None) -> bool:
    """Whether the log ends with the next start of the computer; before it, it is an older story."""
    if unclean is None or e.exit != ExitFacts() or any(e.ended_with(mark) for mark in _LIVES):
        return False
    return not any(fact.line > unclean.line for fact in e.facts.all(*KINDS - _NEXT_START))


def power_figures(e: Evidence) -> list[str]:
    """Say use and draw of each card, where both are known."""
    said = []
    for row in e.devices:
        use, watts, limit = row.get("gpu_util_pct"), row.get("power_w"), row.get("power_limit_w")
        if use is not None and watts is not None:
            said.append(f"GPU {use} % busy at {watts} W" + (f" of {limit} W" if limit else ""))
    return said


def card_lost(e: Evidence) -> Finding | None:
    """The card left the bus."""
    lost = [x for x in e.xids if x in numbers_of("gpu-lost-xid79")]
    if lost:
        return sure("gpu-lost-xid79", *xid_lines(e, *lost))
    fact = e.facts.last("gpu-lost")
    if fact:
        return sure("gpu-lost-xid79", fact)
    # What was in the slot is not said: that the card fails at the same time says it.
    gone, fault = e.facts.last("slot-gone"), e.facts.last(*_FAULTS)
    nearest = ("cuda-illegal-memory-access",)
    return likely("gpu-lost-xid79", gone, fault, nearest=nearest) if gone and fault else None


def reset_required(e: Evidence) -> Finding | None:
    """The card's firmware halted, or it asks for a reset."""
    halting = numbers_of("gpu-reset-required") - {RECOVERY_XID}
    halted = [x for x in e.xids if x in halting]
    fact = e.facts.last("gpu-reset-required", "cuda-ecc")
    if halted or e.ended_with("gpu_reset_required") or fact:
        return sure("gpu-reset-required", *xid_lines(e, *halted, RECOVERY_XID), fact)
    if RECOVERY_XID in e.xids:
        return likely(
            "gpu-reset-required", *xid_lines(e, RECOVERY_XID), nearest=("gpu-fault-xid31",)
        )
    return None


def mmu_fault(e: Evidence) -> Finding | None:
    """The memory unit of the card faulted."""
    numbers = [x for x in e.xids if x in numbers_of("gpu-fault-xid31")]
    if not numbers:
        return None
    nearest = ("cuda-illegal-memory-access",) if e.facts.has("cuda-illegal-access") else ()
    proof = (*xid_lines(e, *numbers), e.facts.last("cuda-illegal-access"))
    if nearest:
        return likely("gpu-fault-xid31", *proof, nearest=nearest)
    return sure("gpu-fault-xid31", *proof)


def watchdog(e: Evidence) -> Finding | None:
    """The driver's watchdog ended a kernel that ran too long."""
    numbers = [x for x in e.xids if x in numbers_of("gpu-watchdog-timeout-xid8")]
    fact = e.facts.last("watchdog")
    if not numbers and fact is None:
        return None
    proof = (e.facts.last("cuda-launch-timeout"), fact, *xid_lines(e, *numbers))
    if fact is None and WATCHDOG_XID not in numbers:
        nearest = ("cuda-illegal-memory-access",)
        return likely("gpu-watchdog-timeout-xid8", *proof, nearest=nearest)
    return sure("gpu-watchdog-timeout-xid8", *proof)


RULES = (card_lost, reset_required, mmu_fault, watchdog, power_cycle)
