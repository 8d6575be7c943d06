"""Cause + evidence -> the ordered remedies, minus what must not be offered."""

from __future__ import annotations

from collections.abc import Iterable

from app.diagnose.conditions import holds
from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding
from app.values.diagnosis import Enough, Remedy
from catalog.causes import RemedyKind, RemedyRule, causes, remedies

_ENOUGH: dict[str, Enough] = {"config": "unknown", "action": "likely", "guide": "guide"}

NO_COST = "None."
"""How the catalogue says it; where one remedy stands alone there is nothing to say."""
_KNOWN = {
    "smaller-context": ("ctx", "works_at_ctx", "a context"),
    "smaller-ubatch": ("ubatch", "works_at_ubatch", "a micro-batch"),
    "fewer-draft-tokens": ("spec_draft_n_max", "works_at_spec_draft_n_max", "a draft length"),
}


def remedies_for(evidence: Evidence, finding: Finding) -> tuple[Remedy, ...]:
    """Return what helps against `finding`, best first; nothing when nothing is wrong."""
    cause = causes()[finding.cause]
    offered = [rule for rule in cause.remedies if _offered(rule, evidence, finding)]
    # A remedy that the circumstances point at comes first; the rest keep the catalogue's order.
    leading = [r for r in offered if r.lead and _all(r.lead, evidence, finding)]
    ordered = [*leading, *(rule for rule in offered if rule not in leading)]
    kinds = dict.fromkeys(rule.kind for rule in ordered)
    return tuple(
        remedy.model_copy(update={"why": known_to_work(remedy.kind, evidence) or remedy.why})
        for remedy in (described(remedies()[kind]) for kind in kinds)
    )


def _offered(rule: RemedyRule, evidence: Evidence, finding: Finding) -> bool:
    if not _all(rule.when, evidence, finding) or _any(rule.unless, evidence, finding):
        return False
    known = remedies()[rule.kind]
    if _any(known.never, evidence, finding) or not _all(known.only, evidence, finding):
        return False
    return not any(holds(name, evidence, finding) is False for name in known.needs)


def _all(names: Iterable[str], evidence: Evidence, finding: Finding) -> bool:
    return all(holds(name, evidence, finding) is True for name in names)


def _any(names: Iterable[str], evidence: Evidence, finding: Finding) -> bool:
    return any(holds(name, evidence, finding) is True for name in names)


def known_to_work(kind: str, evidence: Evidence) -> str:
    """Say what is known to work in this very setup, where the evidence tells it."""
    if kind in {"older-engine", "update-engine"} and evidence.setting("works_in_build"):
        return f"It works in build {evidence.setting('works_in_build')}."
    names = _KNOWN.get(kind)
    if names is None:
        return ""
    works, fails = evidence.count(names[1]), evidence.count(names[0])
    if works is None or fails is None or works >= fails:
        return ""
    return f"It works with {names[2]} of {works:,.0f}."


def described(known: RemedyKind) -> Remedy:
    """Return the remedy as the catalogue describes it, before any plan is asked."""
    return Remedy(
        kind=known.kind,
        name=known.name,
        cost="" if known.cost == NO_COST else known.cost,
        enough=_ENOUGH[known.class_],
        why=known.how,
        source=known.source,
    )
