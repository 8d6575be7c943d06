"""The engine's memory of the open chat, kept on the disk beside the chats."""

from __future__ import annotations

import contextlib
import hashlib
import logging
from pathlib import Path

from app.engine.api import Engine, EngineError
from app.engine.protocol import Load, SaveState
from app.session import Session
from app.values.model_file import ModelFile

LOG = logging.getLogger(__name__)
LIMIT_BYTES = 1 << 30
KEPT = 3
"""Models whose last chat is kept; the file that was written longest ago makes room."""


class ChatStates:
    """One file per model in a folder of its own. They hold what was said, as the chats do."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "states"
        self._said = False

    def request(self, session: Session, n_threads: int) -> Load:
        """Return the load of `session` that takes up its last chat, if it was kept."""
        file = session.file
        return Load(
            path=file.path,
            config=session.config,
            n_threads=n_threads,
            state_path=str(self._path(file)),
            identity=identity(file),
        )

    def remember(self) -> None:
        """Something was said that is worth keeping."""
        self._said = True

    def keep(self, engine: Engine, session: Session, deadline: float) -> None:
        """Let `engine` write its chat within `deadline` seconds; losing it costs only time."""
        if not self._said:
            return
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            path = self._path(session.file)
            request = SaveState(
                path=str(path), identity=identity(session.file), limit_bytes=LIMIT_BYTES
            )
            engine.save(request, deadline)
        except (EngineError, OSError) as error:
            LOG.debug("the chat's state was not kept: %s", error)
        self._prune(KEPT)

    def forget(self) -> None:
        """Remove every kept state: what was deleted from the chats must not live on here."""
        self._said = False
        self._prune(0)

    def _path(self, file: ModelFile) -> Path:
        digest = hashlib.sha256(file.path.encode("utf-8", "surrogateescape")).hexdigest()
        return self._folder / f"{digest[:16]}.state"

    def _prune(self, kept: int) -> None:
        with contextlib.suppress(OSError):
            for part in self._folder.glob(".*.part"):
                part.unlink(missing_ok=True)
            files = sorted(self._folder.glob("*.state"), key=_written, reverse=True)
            for file in files[kept:]:
                file.unlink(missing_ok=True)


def identity(file: ModelFile) -> str:
    """Return what tells a model's bytes: its hash, or what the file system says of it."""
    if file.sha256:
        return file.sha256
    with contextlib.suppress(OSError):
        seen = Path(file.path).stat()
        return f"{seen.st_size}-{seen.st_mtime_ns}"
    return ""


def _written(file: Path) -> float:
    with contextlib.suppress(OSError):
        return file.stat().st_mtime
    return 0.0
