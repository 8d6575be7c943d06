"""The buttons under a step of the setup: which there are and what the primary one says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.proof import PROVING
from ui.words import tr

if TYPE_CHECKING:
    from app.session import Session
    from app.values.proposal import Proposal
    from ui.presenters.arrival import ArrivalView
    from ui.presenters.onboarding import Step


@dataclass(frozen=True, slots=True)
class FooterView:
    """Which buttons there are; an empty `primary` is none."""

    primary: str
    icon: str | None = None
    enabled: bool = True
    skip: bool = True
    back: bool = False
    another: bool = False
    stop: bool = False
    done: bool = False


def present_footer(
    step: Step,
    *,
    session: Session | None,
    arrival: ArrivalView,
    proposal: Proposal | None,
    words: str,
    asked: bool = False,
) -> FooterView:
    """Return the footer of `step`; `words` are the chosen proposal's own.

    `asked`: the proof was asked for and has not begun yet, so it is not asked for twice.
    """
    failed = session is not None and session.phase is Phase.FAILED
    match step:
        case "machine":
            return FooterView(tr("Choose a model"))
        case "model":
            icon = "download" if proposal and proposal.download_bytes else None
            return FooterView(words, icon, proposal is not None, back=True, another=True)
        case "download":
            text = tr("Prove it") if arrival.here else tr("Prove it when here")
            return FooterView("" if failed else text, None, arrival.may_prove, back=True)
        case "proof":
            return _proof(session, failed=failed, asked=asked)
        case "ready":
            return FooterView("", skip=False, done=True)


def _proof(session: Session | None, *, failed: bool, asked: bool) -> FooterView:
    trying = session is not None and session.trial is not None
    if failed or trying:
        return FooterView("", back=failed)
    if asked or (session is not None and session.phase in PROVING):
        return FooterView(tr("Chat when proven"), enabled=False, stop=True)
    return FooterView(tr("Prove it"), enabled=session is not None, back=True)
