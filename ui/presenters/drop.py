"""What was dropped on the window: it is only proposed, never taken without a click."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ui.presenters.figures import count

if TYPE_CHECKING:
    from collections.abc import Iterable

_LISTED = 8


@dataclass(frozen=True, slots=True)
class Dropped:
    """Model files and folders among what was dropped; `others` is how many were neither."""

    files: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    others: int = 0

    def __bool__(self) -> bool:
        return bool(self.files or self.folders)


@dataclass(frozen=True, slots=True)
class DropView:
    """The question that a drop asks."""

    title: str
    text: str
    button: str


def read_drop(paths: Iterable[str]) -> Dropped:
    """Sort `paths` into model files, folders and the rest; looks at each once."""
    files, folders, others = [], [], 0
    for text in paths:
        path = Path(text)
        if path.suffix.lower() == ".gguf":
            files.append(text)
        elif path.is_dir():
            folders.append(text)
        else:
            others += 1
    return Dropped(tuple(files), tuple(folders), others)


def present_drop(dropped: Dropped) -> DropView:
    """Return what is asked about `dropped`."""
    parts = [
        f"{count(len(many))} {word if len(many) == 1 else f'{word}s'}"
        for many, word in ((dropped.files, "model file"), (dropped.folders, "folder"))
        if many
    ]
    paths = (*dropped.files, *dropped.folders)
    shown = [*paths[:_LISTED]]
    if len(paths) > _LISTED:
        shown.append(f"and {count(len(paths) - _LISTED)} more")
    rest = f"\n{count(dropped.others)} of what was dropped is no model." if dropped.others else ""
    return DropView(
        title=f"List {' and '.join(parts)}?",
        text="They stay where they are; nothing is copied, changed or loaded.\n"
        + "\n".join(shown)
        + rest,
        button="Add to the list",
    )
