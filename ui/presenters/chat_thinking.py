"""Whether the model thinks before it answers: the switch of a chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.words import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.model_file import Thinks

_MEANING = QT_TR_NOOP(
    "The model thinks before it answers: it takes longer, and helps where something has to be"
    " worked out. Holds for this chat, from the next reply on."
)
_BY_ITSELF = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class ThinkView:
    """`on` is None where nothing was chosen and nobody knows yet what the model does by itself."""

    on: bool | None
    tip: str


def present_thinking(state: State) -> ThinkView | None:
    """Return the switch; None for a model that cannot be told."""
    thinks = _thinks(state)
    if not thinks:
        return None
    chats = state.conversations
    wanted = next((item.thinking for item in chats if item.id == state.conversation), None)
    if wanted is not None:
        return ThinkView(wanted, tr(_MEANING))
    by_itself = _BY_ITSELF.get(thinks)
    told = {
        True: tr("By itself, this model does."),
        False: tr("By itself, this model does not."),
        None: tr("Not chosen yet: the model does as it was made to."),
    }
    return ThinkView(by_itself, f"{tr(_MEANING)}\n{told[by_itself]}")


def _thinks(state: State) -> Thinks:
    if state.remote is not None:
        return state.remote.model.thinks
    return state.session.file.thinks if state.session else ""
