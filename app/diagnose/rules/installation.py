"""The program itself is damaged, or half of another version: Python cannot start it."""

from __future__ import annotations

from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding, likely, sure

_OURS = ("app/engine/", "app\\engine\\")


def damaged(e: Evidence) -> Finding | None:
    """The last word before the end is Python's on a part that it cannot find or read."""
    fact = e.facts.last("part-damaged")
    if fact is None or not e.failed or e.in_use or e.phase not in {"detect", "load", ""}:
        return None
    if e.facts.has("header-read", "ready", "loaded"):
        return None  # it had started: what came later ended it
    values = {"part": fact.values["part"]} if "part" in fact.values else {}
    if any(mark in line for line in e.facts.lines for mark in _OURS):
        return sure("installation-damaged", fact, **values)
    return likely("installation-damaged", fact, nearest=("missing-runtime-library",), **values)


def part_missing(e: Evidence) -> Finding | None:
    """The engine, or the part of it that computes, is not there or cannot be run here."""
    fact = e.facts.last("no-backend-part", "part-not-runnable")
    if fact is None or not e.failed or e.in_use:
        return None
    other = "missing-runtime-library" if fact.kind == "no-backend-part" else "no-fitting-runtime"
    return likely("runtime-damaged", fact, nearest=(other,))


RULES = (damaged, part_missing)
