"""Whether a setup may be started: planned, fitting or accepted, and not braked."""

from __future__ import annotations

from collections.abc import Iterable

from app.brakes import BrakeStore, Halt
from app.events import Notice
from app.inflight import boot_id, same_start
from app.session import Phase, Session

LIMIT = 2
"""Failures of one RunConfig after which it is not tried again without a change."""
HALTING = frozenset({79, 154})
"""Xids after which the card answers nobody before a restart: lost, and reset required."""


class Brake:
    """Counts failures by setup, so that nothing is tried a third time as it is, today or later."""

    def __init__(self, store: BrakeStore) -> None:
        self._store = store

    @property
    def notice(self) -> str:
        """What a person should know about the file of it ("": nothing)."""
        return self._store.notice

    def note(self, session: Session) -> None:
        """Count a failure of the session's setup."""
        self._store.note(session.file, session.config)

    def release(self, session: Session) -> None:
        """Forget the failures of the session's setup: it works, or a person wants it again."""
        self._store.release(session.file, session.config)

    def holds(self, session: Session) -> bool:
        """Whether the session's setup has failed too often to be tried again."""
        return self._store.count(session.file, session.config) >= LIMIT

    def halt(self, xids: Iterable[int]) -> None:
        """Stop every try on the card when one of the driver's faults asks for a restart."""
        for xid in xids:
            if xid in HALTING:
                self._store.stop(Halt(boot_id=boot_id(), xid=xid))

    def halted(self) -> int | None:
        """Return the Xid that stops everything; None after the computer was restarted."""
        halt = self._store.halt
        if halt is None:
            return None
        if not same_start(halt.boot_id, boot_id()):
            self._store.stop(None)
            return None
        return halt.xid


def refusal(session: Session, brake: Brake) -> Notice | None:
    """Return why `session` must not be started, or None when it may."""
    plan = session.plan
    if plan is None:
        return _notice("info", "This model is not planned yet.", "Wait for its plan.")
    if session.config.n_gpu_layers and plan.devices and (xid := brake.halted()):
        return _notice(
            "error",
            f"The driver reported Xid {xid}: the card works again only after a restart.",
            "Restart the computer; nothing is tried on the card before.",
        )
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
    if brake.holds(session):
        fix = "Change it first: a smaller context, a lighter cache or a smaller micro-batch."
        if session.phase is Phase.FAILED:
            fix = "Try one of the remedies, or dismiss the failure first."
        text = "This setup has failed twice, so it is not tried a third time as it is."
        return _notice("warn", text, fix)
    return None


def _notice(level: str, text: str, fix: str) -> Notice:
    return Notice.model_validate({"id": "start", "level": level, "text": text, "fix": fix})
