"""The open session on the disk, so that a restart finds the same model and setup again."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from pydantic import ValidationError

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
    """One file; the newest session replaces the one before."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "session.json"

    def write(self, session: Session) -> None:
        """Keep `session`; a disk that refuses costs the memory of it, not the session."""
        entry = Entry(file=session.file, config=session.config, receipt=session.receipt)
        try:
            write_atomic(self._path, entry.model_dump_json(round_trip=True).encode())
        except OSError as error:
            LOG.debug("the session could not be kept: %s", error)

    def read(self) -> Entry | None:
        """Return the kept session; None when there is none, or none that can be read.

        What an older version kept beside it is passed over.
        """
        try:
            kept = json.loads(self._path.read_bytes())
            return Entry.model_validate(
                {name: kept[name] for name in Entry.model_fields if name in kept}
            )
        except (OSError, ValueError, TypeError, ValidationError):
            return None
