"""Faults while computing: time-outs, bad memory, assertions of the engine."""

from __future__ import annotations

from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.outline import TROUBLE
from app.diagnose.rules.hardware import numbers_of, xid_lines

_OTHERWISE = frozenset(
    kind for kind in TROUBLE if not kind.startswith("cuda-") and kind not in {"in-function", "xid"}
)
"""What is no word of the card's own fault."""
_POOL_WORDS = ("cuda error", "out of memory")


def timed_out(e: Evidence) -> Finding | None:
    """A kernel ran longer than a watchdog allows; the system tells which watchdog."""
    fact = e.facts.last("cuda-launch-timeout")
    reset, removed = e.facts.last("display-reset"), e.facts.last("cuda-device-removed")
    if fact is None and reset is None and removed is None:
        return _not_ready(e)
    alone = removed if fact is None and reset is None else None
    if alone and any(later.line > alone.line for later in e.facts.all(*_OTHERWISE)):
        return None  # the run went on, or it was another program's
    if e.windows or reset is not None:
        return sure("windows-tdr", fact, reset, removed)
    if fact is None:
        others = ("cuda-illegal-memory-access", "windows-tdr")
        return likely("gpu-watchdog-timeout-xid8", removed, nearest=others)
    if e.windows is None:
        return likely("gpu-watchdog-timeout-xid8", fact, nearest=("windows-tdr",))
    return sure("gpu-watchdog-timeout-xid8", fact)


def _not_ready(e: Evidence) -> Finding | None:
    fact = e.facts.last("cuda-not-ready")
    if fact is None:
        return None
    return (
        likely("windows-tdr", fact, nearest=("cuda-illegal-memory-access",)) if e.windows else None
    )


def bad_access(e: Evidence) -> Finding | None:
    """A kernel touched memory it must not."""
    fact = e.facts.last("cuda-illegal-access")
    if fact:
        return sure("cuda-illegal-memory-access", fact, e.facts.last("in-function"))
    fact = e.facts.last("cuda-kernel-fault", "cuda-launch-failure")
    if fact is None:
        return exception(e)
    nearest = ("windows-tdr",) if e.windows else ("gpu-unavailable-after-suspend",)
    return likely("cuda-illegal-memory-access", fact, e.facts.last("in-function"), nearest=nearest)


def exception(e: Evidence) -> Finding | None:
    """The driver logged that a kernel did what it must not."""
    numbers = [x for x in e.xids if x in numbers_of("cuda-illegal-memory-access")]
    return sure("cuda-illegal-memory-access", *xid_lines(e, *numbers)) if numbers else None


def refused_call(e: Evidence) -> Finding | None:
    """The card's library refused a call of the engine for what it asked, not for want of memory."""
    fact = e.facts.last("cuda-misuse")
    if fact is None or not e.failed or e.facts.has("cuda-oom"):
        return None
    nearest = ("cuda-illegal-memory-access",)
    return likely("engine-assert", fact, e.facts.last("in-function"), nearest=nearest)


def _about_cuda(fact: Fact) -> bool:
    text = (fact.values.get("expression", "") + fact.values.get("old", "")).lower()
    return any(word in text for word in _POOL_WORDS)


def assertion(e: Evidence) -> Finding | None:
    """The engine found itself in a state it does not allow."""
    pool = e.facts.last("metadata-pool")
    facts = [fact for fact in e.facts.all("assert") if not _about_cuda(fact)]
    if not facts and pool is None:
        return None
    if not e.failed and e.succeeded:
        return None
    expression = facts[-1].values.get("expression", "") if facts else ""
    return sure("engine-assert", pool, facts[-1] if facts else None, expression=expression)


RULES = (timed_out, bad_access)
ASSERT_RULES = (assertion, refused_call)
