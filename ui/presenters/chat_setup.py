"""What holds for one conversation, and what can be chosen instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.values.sampling import PRESETS
from ui.words import told, tr

if TYPE_CHECKING:
    from app.state import State


@dataclass(frozen=True, slots=True)
class Preset:
    """One way of choosing words; the empty id follows the settings."""

    id: str
    title: str
    why: str


@dataclass(frozen=True, slots=True)
class ChatSetup:
    """The dialog's contents; `mark` is the word in the header ("": nothing is set)."""

    instructions: str
    preset: str
    presets: tuple[Preset, ...]
    mark: str


def present_chat_setup(state: State) -> ChatSetup:
    """Return what holds for the open conversation."""
    chats = state.conversations
    about = next((item for item in chats if item.id == state.conversation), None)
    presets = (
        Preset("", tr("As in Settings"), tr("Follows what Settings say.")),
        *(Preset(one.id, told(one.title), told(one.why)) for one in PRESETS),
    )
    if about is None:
        return ChatSetup("", "", presets, "")
    known = next((one for one in PRESETS if one.id == about.preset), None)
    marks = (tr("Instructions") if about.instructions else "", told(known.title) if known else "")
    return ChatSetup(
        about.instructions,
        known.id if known else "",
        presets,
        " · ".join(filter(None, marks)),
    )
