"""A case, or a plain log, or a named error -> a Diagnosis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.diagnose.causes import decide
from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding
from app.diagnose.remedies import described, remedies_for
from app.diagnose.wording import fill
from app.errors import PlimsollError
from app.values.diagnosis import Diagnosis, Severity
from catalog.causes import causes, remedies

_EVIDENCE_LINES = 8
_UNEXPLAINED = {
    "slow": "It is slow, and nothing says why.",
    "degraded": "It does not run as it was asked to, and nothing says why.",
}
_PURPOSES = {"kv": "the context", "weights": "the weights", "compute": "reading a prompt"}


def diagnose(case: Mapping[str, Any]) -> Diagnosis:
    """Name the cause of one case of the public schema; unknown keys never fail."""
    evidence = Evidence(case)
    return conclude(evidence, decide(evidence))


def diagnose_log(text: str) -> Diagnosis:
    """Name the cause of a plain log; everything that no line says is not known."""
    return diagnose({"log": text.splitlines()})


def conclude(evidence: Evidence, finding: Finding) -> Diagnosis:
    """Turn a finding into sentences, a severity and a ladder."""
    known = causes()[finding.cause]
    values = {**_words(evidence, finding), **finding.values}
    nearest = finding.nearest
    if finding.confidence == "unknown":
        nearest = nearest or known.nearest[:2]
    elif finding.confidence == "likely":
        nearest = nearest or known.nearest
    return Diagnosis(
        cause=finding.cause,
        title=_title(evidence, finding) or fill(known.title, values),
        why=fill(known.why, values) if finding.cause != "unknown" else undecided(nearest),
        confidence=finding.confidence,
        severity=severity(evidence, finding),
        evidence=finding.evidence[:_EVIDENCE_LINES],
        nearest=nearest,
        remedies=remedies_for(evidence, finding),
        failed_place=finding.place,
        failed_bytes=finding.failed_bytes,
    )


def _title(evidence: Evidence, finding: Finding) -> str:
    """Return what is so where nothing decides and nothing stopped; "" for all else."""
    return _UNEXPLAINED.get(severity(evidence, finding), "") if finding.cause == "unknown" else ""


def undecided(nearest: tuple[str, ...]) -> str:
    """Say which causes are nearest, and what would tell each."""
    readings = [
        f"{fill(known.title, {}).rstrip('.')} ({known.decided_by} would tell)"
        for known in (causes()[name] for name in nearest)
        if known.decided_by
    ]
    return f"Nothing decides. Nearest: {'; '.join(readings)}." if readings else "Nothing decides."


def severity(evidence: Evidence, finding: Finding) -> Severity:
    """Return how bad it is: the catalogue's word for what ended, or for what lives on."""
    by = causes()[finding.cause].severity
    if finding.confidence == "unknown" and evidence.slow and not evidence.failed:
        return "slow"
    return by.ended if evidence.failed and not evidence.ended_with("degraded") else by.lives


def _words(evidence: Evidence, finding: Finding) -> dict[str, str]:
    system = {True: "Windows", False: "Linux", None: "The system"}[evidence.windows]
    words = {"System": system}
    if evidence.allocation is not None and evidence.allocation.draft:
        words["purpose"] = "drafting"
    elif finding.purpose in _PURPOSES:
        words["purpose"] = _PURPOSES[finding.purpose]
    return words


def from_error(error: PlimsollError) -> Diagnosis:
    """Return the diagnosis of an error that names its cause; one of its own brings its own fix."""
    known = causes().get(error.cause)
    rules = known.remedies if known else ()
    return Diagnosis(
        cause=error.cause,
        title=error.text,
        why=error.fix,
        confidence="unknown" if error.cause == "unknown" else "certain",
        severity=known.severity.ended if known else "failed",
        evidence=(error.text,),
        remedies=tuple(described(remedies()[rule.kind]) for rule in rules),
    )
