"""Yes, no and not known: the small logic that conditions on evidence are made of."""

from __future__ import annotations

from collections.abc import Callable

from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding

Condition = Callable[[Evidence, Finding], bool | None]


def negated(value: bool | None) -> bool | None:  # noqa: FBT001 - three-valued not
    """Return the opposite; what is not known stays so."""
    return None if value is None else not value


def at_most(e: Evidence, name: str, limit: float) -> bool | None:
    """Whether a numeric setting is no larger than `limit`."""
    value = e.count(name)
    return None if value is None else value <= limit


def above(e: Evidence, name: str, limit: float) -> bool | None:
    """Whether a numeric setting is larger than `limit`."""
    return negated(at_most(e, name, limit))


def difference(e: Evidence, left: str, right: str) -> float | None:
    """Return the first setting minus the second, None where one is not known."""
    first, second = e.count(left), e.count(right)
    return None if first is None or second is None else first - second
