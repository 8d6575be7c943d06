"""The tray's icon, words and menu."""

from __future__ import annotations

from dataclasses import dataclass

from app.commands import Command, PauseTransfer, ResumeTransfer
from app.session import RESIDENT, Phase
from app.state import State
from app.values.transfer import Transfer
from ui.presenters.card_tile import used_line
from ui.presenters.download import LOCAL
from ui.presenters.figures import speed
from ui.presenters.remote import far_title, present_pace
from ui.presenters.strip import StateIcon, loading_part, strip_view
from ui.presenters.trying import Work, other_work
from ui.words import QT_TR_NOOP, told, tr

MOVING = frozenset({"running", "queued"})
_TITLES = {
    Phase.PLANNED: QT_TR_NOOP("{model}: not loaded"),
    Phase.DOWNLOADING: QT_TR_NOOP("{model}: fetching"),
    Phase.VERIFYING: QT_TR_NOOP("{model}: checking the file"),
    Phase.LOADING: QT_TR_NOOP("{model}: loading"),
    Phase.QUALIFYING: QT_TR_NOOP("{model}: proving"),
    Phase.READY: QT_TR_NOOP("{model} is ready"),
    Phase.GENERATING: QT_TR_NOOP("{model} is replying"),
    Phase.UNLOADING: QT_TR_NOOP("{model}: unloading"),
    Phase.FAILED: QT_TR_NOOP("{model} stopped"),
    Phase.REMEDIED: QT_TR_NOOP("{model}: trying a fix"),
}
_OTHER_WORK: dict[Work, str] = {
    "clocks": QT_TR_NOOP("{model}: trying clocks"),
    "soak": QT_TR_NOOP("{model}: filling the context"),
}


@dataclass(frozen=True, slots=True)
class TrayView:
    """`can_*` say which of the menu's actions do something now.

    `downloads` names the one for downloads ("": there are none).
    """

    icon: StateIcon
    title: str
    detail: str
    can_stop: bool
    can_load: bool
    can_unload: bool
    failed: bool
    downloads: str = ""

    @property
    def tooltip(self) -> str:
        """What the panel shows with the pointer over the icon."""
        return "\n".join(x for x in ("Plimsoll", self.title, self.detail) if x)


def tray_view(state: State) -> TrayView:
    """Return the tray of `state`."""
    session = state.session
    strip = strip_view(state)
    phase = session.phase if session else None
    return TrayView(
        icon=strip.icon,
        title=_title(state, strip.word),
        detail=_detail(state),
        can_stop=phase is Phase.GENERATING or (state.remote is not None and bool(state.reply)),
        can_load=phase is Phase.PLANNED,
        can_unload=phase in RESIDENT and phase is not Phase.UNLOADING,
        failed=phase is Phase.FAILED,
        downloads=_downloads(state),
    )


def present_downloads_deed(state: State) -> tuple[Command, ...]:
    """Return what pauses every download that moves, or else goes on with those that wait."""
    moving = [one.ref for one in _fetched(state) if one.state in MOVING]
    if moving:
        return tuple(PauseTransfer(ref=ref) for ref in moving)
    held = [one.ref for one in _fetched(state) if one.state == "paused"]
    return tuple(ResumeTransfer(ref=ref) for ref in held)


def _fetched(state: State) -> list[Transfer]:
    """Return the downloads: a check or a move of a file cannot go on where it was stopped."""
    return [one for one in state.transfers.values() if not one.ref.startswith(LOCAL)]


def _downloads(state: State) -> str:
    states = {one.state for one in _fetched(state)}
    if states & MOVING:
        return tr("Pause downloads")
    return tr("Go on with downloads") if "paused" in states else ""


def _title(state: State, word: str) -> str:
    if state.remote is not None:
        far = tr("{model} is replying (remote)") if state.reply else tr("{model} answers (remote)")
        return far.format(model=far_title(state.remote))
    session = state.session
    if session is None:
        return word
    if part := loading_part(session):
        return tr("{model}: loading {share}").format(model=session.file.title, share=part)
    title = _OTHER_WORK.get(other_work(session, state.clocks), _TITLES[session.phase])
    return tr(title).format(model=session.file.title)


def _detail(state: State) -> str:
    if state.remote is not None:
        used = used_line(state)
        return " · ".join(filter(None, (present_pace(state, state.remote), used)))
    session = state.session
    if session is not None and session.phase is Phase.FAILED:
        return told(session.diagnosis.title) if session.diagnosis else ""
    used = used_line(state)
    if session is not None and session.phase is Phase.GENERATING and state.reply:
        pace = tr("{speed} tokens/s").format(speed=speed(state.reply.stats.tok_s))
        return f"{pace} · {used}"
    return used
