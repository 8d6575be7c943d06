"""The program's own log: a small rotating file, and never a word of a prompt or a reply."""

from __future__ import annotations

import logging
import os
from logging.handlers import RotatingFileHandler
from pathlib import Path

FILE = "plimsoll.log"
MAX_BYTES = 1_000_000
KEPT = 3
FORMAT = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"


class _PrivateFileHandler(RotatingFileHandler):
    """Writes for the owner's eyes alone."""

    def _open(self):  # type: ignore[no-untyped-def]  # noqa: ANN202 - the base class's own type
        os.close(os.open(self.baseFilename, os.O_CREAT | os.O_WRONLY, 0o600))
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the base class's name
        """Keep silent: a full disk must not stop what is being logged."""


def start(folder: Path) -> logging.Handler | None:
    """Log warnings and worse into `folder`; None where it cannot be written."""
    try:
        handler = _PrivateFileHandler(
            folder / FILE, maxBytes=MAX_BYTES, backupCount=KEPT, encoding="utf-8"
        )
    except OSError:
        return None
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter(FORMAT))
    logging.getLogger().addHandler(handler)
    return handler
