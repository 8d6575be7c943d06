"""What was typed into the search field: words, or a reference to something."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ui.words import tr

if TYPE_CHECKING:
    from collections.abc import Collection

QueryKind = Literal["words", "repo", "file", "folder", "packaged"]
_REPO = re.compile(
    r"(?:(?:https?://)?(?:www\.)?(?:huggingface\.co|hf\.co)/|hf://)?"
    r"(?P<owner>[A-Za-z0-9][\w.-]*)/(?P<name>[A-Za-z0-9][\w.-]*)(?P<rest>[:@/?#].*)?"
)
_PATH = re.compile(r"[/\\~]|\.{1,2}[/\\]|[A-Za-z]:[/\\]|file://")
PACKAGED = frozenset({"starter", "engine-test"})


@dataclass(frozen=True, slots=True)
class Query:
    """`text` is what the command gets; `hint` says what Enter does."""

    kind: QueryKind
    text: str
    hint: str

    @property
    def quant(self) -> str:
        """The quant that a reference names after a colon; "" where it names none."""
        tail = self.text.rpartition("/")[2]
        return tail.rpartition(":")[2] if self.kind == "repo" and ":" in tail else ""


def read_query(text: str, catalogue: Collection[str] = ()) -> Query:
    """Say what `text` means; nothing is looked up on the disk or the network.

    A single word is a name of the catalogue when it is one, else something to search for.
    """
    text = text.strip()
    low = text.casefold()
    named = _named(text, low, catalogue)
    if named is not None:
        return named
    if not text:
        return Query("words", text, tr("Enter lists what is popular."))
    hint = tr("Enter searches the Hub for “{words}”.").format(words=text)
    return Query("words", text, hint)


def _named(text: str, low: str, catalogue: Collection[str]) -> Query | None:
    if low in PACKAGED:
        return Query("packaged", low, tr("Enter opens it: it is on this computer."))
    is_gguf = low.endswith(".gguf")
    if _PATH.match(text) or (is_gguf and "/" not in text and " " not in text):
        if is_gguf:
            return Query("file", text, tr("Enter lists this file and opens it."))
        return Query("folder", text, tr("Enter lists the models of this folder."))
    if "://" in text or (_REPO.fullmatch(text) and " " not in text):
        return Query("repo", text, tr("Enter opens this repository."))
    if low in catalogue:
        return Query("repo", low, tr("Enter opens it: it is in Plimsoll's catalogue."))
    return None
