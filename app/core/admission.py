"""Whether a setup may be started: planned, fitting or accepted, and not braked."""

from __future__ import annotations

from app.events import Notice
from app.runconfig import RunConfig
from app.session import Session

LIMIT = 2
"""Failures of one RunConfig after which it is not tried again without a change."""


class Brake:
    """Counts failures by RunConfig, so that nothing is tried a third time as it is."""

    def __init__(self) -> None:
        self._failures: dict[str, int] = {}

    def note(self, config: RunConfig) -> None:
        """Count a failure of `config`."""
        key = config.model_dump_json()
        self._failures[key] = self._failures.get(key, 0) + 1

    def release(self, config: RunConfig) -> None:
        """Forget the failures of a setup that works."""
        self._failures.pop(config.model_dump_json(), None)

    def clear(self) -> None:
        """Forget every failure."""
        self._failures.clear()

    def holds(self, config: RunConfig) -> bool:
        """Whether `config` has failed too often to be tried again."""
        return self._failures.get(config.model_dump_json(), 0) >= LIMIT


def refusal(session: Session, brake: Brake) -> Notice | None:
    """Return why `session` must not be started, or None when it may."""
    plan = session.plan
    if plan is None:
        return _notice("info", "This model is not planned yet.", "Wait for its plan.")
    if plan.verdict == "too-big":
        return _notice(
            "error",
            "This setup does not fit, so it was not started.",
            "Choose a smaller context, a lighter cache or a smaller file.",
        )
    if plan.verdict == "tight" and not session.risk_accepted:
        return _notice(
            "warn",
            "This setup is tight: it goes over the load line.",
            "Accept the risk to start it, or choose a smaller context.",
        )
    if brake.holds(session.config):
        return _notice(
            "warn",
            "This setup has failed twice, so it is not tried a third time as it is.",
            "Try one of the remedies, or dismiss the failure first.",
        )
    return None


def _notice(level: str, text: str, fix: str) -> Notice:
    return Notice.model_validate({"id": "start", "level": level, "text": text, "fix": fix})
