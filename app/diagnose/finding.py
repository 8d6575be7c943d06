"""What a rule concludes: a cause, how sure, and the evidence for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact

Confidence = Literal["certain", "likely", "unknown"]
FailedPlace = Literal["device", "pinned", "host"]


@dataclass(frozen=True)
class Finding:
    """A cause of the catalogue with its evidence; `values` fill the catalogue's sentences."""

    cause: str
    confidence: Confidence = "certain"
    evidence: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    values: Mapping[str, str] = field(default_factory=dict)
    place: FailedPlace | None = None
    failed_bytes: int | None = None
    purpose: str = "unknown"


Rule = Callable[[Evidence], Finding | None]


def sure(cause: str, *proof: Fact | str | None, **values: str) -> Finding:
    """Return a finding that a line, number or figure names."""
    return Finding(cause, "certain", texts(proof), values=values)


def likely(
    cause: str, *proof: Fact | str | None, nearest: Iterable[str] = (), **values: str
) -> Finding:
    """Return a finding that fits, with what it does not exclude."""
    return Finding(cause, "likely", texts(proof), tuple(nearest), values)


def texts(proof: Iterable[Fact | str | None]) -> tuple[str, ...]:
    """Return the texts of `proof`, each once, in order."""
    lines = (item.text if isinstance(item, Fact) else item for item in proof)
    return tuple(dict.fromkeys(line for line in lines if line))
