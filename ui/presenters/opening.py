"""Another model that was chosen: the question while a reply is written, the wait, the way there."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING

from app.commands import Choose, Command, KeepOpen
from app.session import Phase
from ui.words import tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.opening import Meanwhile, Opening

_LONG = 48


@dataclass(frozen=True, slots=True)
class QuestionView:
    """What is asked before a reply ends; `wait` is "" once there is nothing to wait for."""

    title: str
    text: str
    keep: str
    stop: str
    wait: str
    ref: str


def opening_name(opening: Opening) -> str:
    """Return what the chosen model is called; of a file that is not listed, its own name."""
    name = opening.title
    if name.lower().endswith(".gguf"):
        name = PurePath(name.replace("\\", "/")).name
    return name if len(name) <= _LONG else f"{name[: _LONG - 1]}…"


def planning(state: State) -> str:
    """Return the name of the model that is about to take the open one's place; "": none is."""
    opening = state.opening
    return opening_name(opening) if opening and opening.step == "planning" else ""


def present_question(state: State) -> QuestionView | None:
    """Return what the person is asked, if anything."""
    opening, session = state.opening, state.session
    if opening is None or opening.step != "asking":
        return None
    name = opening_name(opening)
    stop = tr("Stop it and open this")
    wait = tr("Open it afterwards")
    keep = tr("Keep going")
    if state.reply is not None:
        title = tr("A reply is being written")
        text = tr("To open {name}, it has to end. What was written is kept.").format(name=name)
    elif session is not None and session.phase is Phase.GENERATING:
        title = tr("Another program is being answered")
        text = tr("To open {name}, that answer has to end.").format(name=name)
    else:
        title = tr("The reply is done")
        text = tr("Open {name} now?").format(name=name)
        stop, wait, keep = tr("Open it"), "", tr("Leave it")
    return QuestionView(title, text, keep, stop, wait, opening.ref)


def present_wait(state: State) -> str:
    """Return what is said while a model waits for its turn; "": none does."""
    opening = state.opening
    if opening is None or opening.step != "waiting":
        return ""
    return tr("{name} opens as soon as the open model has finished.").format(
        name=opening_name(opening)
    )


def answer(state: State, meanwhile: Meanwhile | None) -> Command:
    """Return what is asked of the core after the person's answer; None keeps what is open."""
    opening = state.opening
    if opening is None or meanwhile is None:
        return KeepOpen()
    return Choose(ref=opening.ref, config=opening.config, meanwhile=meanwhile)
