"""Whether a setup may be started: planned, fitting or accepted, and not braked."""

from __future__ import annotations

from datetime import datetime

from app.brakes import Strike
from app.core.brake import Brake
from app.diagnose.grounds import way_out
from app.events import Notice
from app.session import Phase, Session

AGAIN = "try-again"
"""The click beside a refusal that a person may overrule."""


def refusal(session: Session, brake: Brake) -> Notice | None:
    """Return why `session` must not be started, or None when it may."""
    plan = session.plan
    if plan is None:
        return _notice("info", "This model is not planned yet.", "Wait for its plan.")
    if session.config.n_gpu_layers and plan.devices and (xid := brake.halted()):
        return _notice("error", *halted(xid))
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
    standing = brake.standing(session)
    if standing.holds:
        fix = "Change it: a smaller context, a lighter cache or a smaller micro-batch."
        if session.phase is Phase.FAILED:
            fix = "Try one of the remedies."
        text, out = braked(standing.strikes)
        return _notice("warn", text, f"{fix} {out}", AGAIN)
    return None


def halted(xid: int) -> tuple[str, str]:
    """Return what is said, and what to do, after a fault that a restart alone mends."""
    return (
        f"The driver reported Xid {xid}: the card works again only after a restart.",
        "Restart the computer; nothing is tried on the card before.",
    )


def braked(strikes: tuple[Strike, ...]) -> tuple[str, str]:
    """Return what is said of the newest two failures of a setup, and what lifts the brake."""
    text = "This setup has failed twice, so it is not tried a third time as it is."
    first, second = (_when(strike) for strike in strikes[-2:])
    before, title = (_title(strike) for strike in strikes[-2:])
    if before == title:
        said = f"At {first} and at {second}: {title}"
    else:
        said = f"First at {first}: {before} Then at {second}: {title}"
    return f"{text} {said}", way_out(strikes[-1])


def _title(strike: Strike) -> str:
    """Return the failure in a sentence of its own."""
    title = strike.title or strike.cause.replace("-", " ").capitalize()
    return title if title.endswith((".", "!", "?")) else f"{title}."


def _when(strike: Strike) -> str:
    """Return the time of day, with the date of any other day than today."""
    at = datetime.fromisoformat(strike.at).astimezone()
    today = at.date() == datetime.now().astimezone().date()
    return f"{at:%H:%M}" if today else f"{at:%Y-%m-%d %H:%M}"


def _notice(level: str, text: str, fix: str, click: str = "") -> Notice:
    return Notice.model_validate(
        {"id": "start", "level": level, "text": text, "fix": fix, "click": click}
    )
