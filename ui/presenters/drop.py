"""What was dropped on the window: it is only proposed, never taken without a click."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ui.presenters.figures import count
from ui.words import plural, tr

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
    paths = (*dropped.files, *dropped.folders)
    shown = [*paths[:_LISTED]]
    if len(paths) > _LISTED:
        shown.append(tr("and {n} more").format(n=count(len(paths) - _LISTED)))
    if dropped.others:
        rest = plural(
            dropped.others,
            tr("{n} of what was dropped is no model."),
            tr("{n} of what was dropped are no models."),
        )
        shown.append(rest.format(n=count(dropped.others)))
    safe = tr("They stay where they are; nothing is copied, changed or loaded.")
    return DropView(
        title=tr("List {what}?").format(what=_what(len(dropped.files), len(dropped.folders))),
        text="\n".join((safe, *shown)),
        button=tr("Add to the list"),
    )


def _what(n_files: int, n_folders: int) -> str:
    files = plural(n_files, tr("{n} model file"), tr("{n} model files")).format(n=count(n_files))
    folders = plural(n_folders, tr("{n} folder"), tr("{n} folders")).format(n=count(n_folders))
    if n_files and n_folders:
        return tr("{files} and {folders}").format(files=files, folders=folders)
    return files if n_files else folders
