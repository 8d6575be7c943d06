"""What a proven model is kept busy with, where that is not its proof."""

from __future__ import annotations

from typing import Literal

from app.session import Phase, Session
from app.values.clocks import Clocks
from ui.words import QT_TR_NOOP

Work = Literal["", "clocks", "soak"]
WORDS: dict[Work, str] = {
    "clocks": QT_TR_NOOP("Trying clocks"),
    "soak": QT_TR_NOOP("Filling the context"),
}


def other_work(session: Session, clocks: Clocks | None = None) -> Work:
    """Return what is done in the phase of the proof that is none; '' for the proof itself."""
    if session.phase is not Phase.QUALIFYING:
        return ""
    if any(stage.name == "soak" and stage.state == "running" for stage in session.stages):
        return "soak"
    return "clocks" if clocks is not None and clocks.work == "searching" else ""
