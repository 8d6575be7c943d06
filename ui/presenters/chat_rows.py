"""What the rows of a conversation show; they change in place while a reply is written."""

from __future__ import annotations

from dataclasses import dataclass

from ui.presenters.chat import StatsView
from ui.presenters.chat_pieces import TextPiece


@dataclass(slots=True)
class Question:
    """What the person said, with the names of its files; `whole` once it was unfolded.

    `shown` are the letters that are laid out by now: all of a long one at once take too long.
    """

    name: str
    text: str
    files: tuple[str, ...] = ()
    version: int = 1
    versions: int = 1
    whole: bool = False
    shown: int = 0


@dataclass(slots=True)
class Prose:
    """A run of Markdown; `writing` while text is added to it, `muted` for reasoning."""

    piece: TextPiece
    muted: bool = False
    writing: bool = False


@dataclass(slots=True)
class Thought:
    """The fold over a reply's reasoning."""

    reply: str
    words: str
    tokens: str
    open: bool = False


@dataclass(slots=True)
class Foot:
    """The line under a reply; what has `words` can be copied, the `last` one be written again."""

    reply: str
    stats: StatsView
    words: bool = False
    last: bool = False
    version: int = 1
    versions: int = 1
