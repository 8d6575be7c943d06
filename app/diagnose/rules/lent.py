"""Devices that another computer lends: not there, of another version, or gone."""

from __future__ import annotations

from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding, likely, sure

_ALLOCATIONS = ("alloc-device", "alloc-named")


def unreachable(e: Evidence) -> Finding | None:
    """Nobody answers at the end of the tunnel."""
    fact = e.facts.last("rpc-unreachable")
    return sure("rpc-unreachable", fact, **fact.values) if fact else None


def version(e: Evidence) -> Finding | None:
    """The other computer has another llama.cpp."""
    fact = e.facts.last("rpc-version")
    return sure("rpc-version-mismatch", fact, **fact.values) if fact else None


def lost(e: Evidence) -> Finding | None:
    """It answered before and does not any more; ggml ends the process then."""
    fact, silent = e.facts.last("rpc-lost"), e.facts.all("rpc-silent")
    named = {"endpoint": ", ".join(one.values["endpoint"] for one in silent)} if silent else {}
    if fact is not None and not e.facts.has(*_ALLOCATIONS):
        return sure("rpc-lost", fact, *silent, **named)
    if e.ended_with("hang") and (silent or e.count("rpc")):
        # A tunnel whose other end vanished keeps silent until the system gives it up.
        return likely("rpc-lost", *(silent or e.facts.lines[-1:]), **named)
    return None


RULES = (version, unreachable, lost)
