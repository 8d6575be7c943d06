"""The open session on the disk, so that a restart finds the same model and setup again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from pydantic import ValidationError

from app import documents
from app.files import write_atomic
from app.runconfig import RunConfig
from app.session import Session
from app.values.base import Value
from app.values.model_file import ModelFile
from app.values.receipt import Receipt

LOG = logging.getLogger(__name__)


class Entry(Value):
    """What is needed to open the session again."""

    file: ModelFile
    config: RunConfig
    receipt: Receipt | None = None


class Journal:
    """One file; the newest session replaces the one before.

    `notice` is what a person should know about it, once it was read ("": nothing).
    """

    def __init__(self, folder: Path, mine: Callable[[], bool] = lambda: True) -> None:
        """`mine` says whether it may be written now: beside a window it is the window's."""
        self._path = folder / "session.json"
        self._mine = mine
        self.notice = ""

    def write(self, session: Session) -> None:
        """Keep `session`; a disk that refuses costs the memory of it, not the session."""
        if not self._mine():
            return
        entry = Entry(file=session.file, config=session.config, receipt=session.receipt)
        try:
            write_atomic(self._path, entry.model_dump_json(round_trip=True).encode())
        except OSError as error:
            LOG.debug("the session could not be kept: %s", error)

    def read(self) -> Entry | None:
        """Return the kept session; None when there is none, or none that can be read.

        What an older version kept beside it is passed over. One that cannot be read is moved aside.
        """
        try:
            data = b"" if self._path.is_dir() else self._path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            self.notice = f"The model that was open is not known: {error.strerror or error}."
            return None
        kept = documents.parsed(data)
        try:
            return Entry.model_validate(
                {name: kept[name] for name in Entry.model_fields if name in kept} if kept else {}
            )
        except ValidationError:
            said = documents.damaged(self._path, "the model that was open")
            self.notice = f"{said} Choose the model again; its proof is kept."
            return None
