"""The file that drafts for the open model: which is chosen, and which of the library's could be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.assistants import made_for
from ui.presenters.figures import file_size
from ui.words import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.runconfig import RunConfig
    from app.session import Session
    from app.values.model_file import ModelFile

OWN = QT_TR_NOOP("The model's own head")
NONE = QT_TR_NOOP("No file")


@dataclass(frozen=True, slots=True)
class DraftingFileView:
    """What the button shows; `options` are (path, words), with "" for none, `now` is the chosen."""

    text: str
    place: str
    options: tuple[tuple[str, str], ...]
    now: str


def present_drafting_file(session: Session, library: Sequence[ModelFile]) -> DraftingFileView:
    """Return the choice for the model of `session`: files in `library` of its architecture."""
    now = session.config.mtp.file
    without = tr(OWN) if session.file.n_layer_nextn else tr(NONE)
    found = [
        file
        for file in library
        if file.makes == "drafts" and made_for(file.architecture) == session.file.architecture
    ]
    options = {"": without}
    options |= {file.path: f"{_name(file.path)} · {file_size(file.size_bytes)}" for file in found}
    options.setdefault(now, _name(now))
    return DraftingFileView(
        text=_name(now) if now else without, place=now, options=tuple(options.items()), now=now
    )


def with_drafting_file(config: RunConfig, path: str) -> RunConfig:
    """Return `config` drafting with the file at `path`; "": with the model's own head, if any."""
    return config.with_(mtp=config.mtp.model_dump() | {"on": True, "file": path})


def _name(path: str) -> str:
    return Path(path).name
