"""Where Plimsoll keeps its files on this platform."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from app.errors import DiskProblemError

_DIRS = PlatformDirs("plimsoll", appauthor=False, roaming=False)


@dataclass(frozen=True, slots=True)
class Paths:
    """Folders: `data` (settings, chats, receipts), `state` (logs, recorder), `cache`, `models`."""

    data: Path
    state: Path
    cache: Path
    models: Path

    @classmethod
    def default(cls) -> Paths:
        """Return the platform's folders; `PLIMSOLL_HOME` puts all of them under one folder."""
        if home := os.environ.get("PLIMSOLL_HOME"):
            root = Path(home)
            return cls(root / "data", root / "state", root / "cache", root / "models")
        data = _DIRS.user_data_path
        return cls(data, _DIRS.user_state_path, _DIRS.user_cache_path, data / "models")

    def make(self) -> Paths:
        """Create the folders, readable by their owner alone.

        Raises:
            DiskProblemError: one of them cannot be created or written.
        """
        for folder in (self.data, self.state, self.cache, self.models):
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise unwritable(folder, error) from error
            if not os.access(folder, os.W_OK | os.X_OK):
                raise unwritable(folder, PermissionError("permission denied"))
        return self


def typed_path(text: str) -> Path:
    """Return the absolute path a person typed; `~` is the home folder where there is one."""
    path = Path(text)
    # `~name` of nobody is a name like any other.
    with contextlib.suppress(RuntimeError):
        path = path.expanduser()
    return path.absolute()


def unwritable(folder: Path, error: OSError) -> DiskProblemError:
    """Return what `error`, met in `folder`, means to a person."""
    return DiskProblemError(
        f"Plimsoll cannot write to {folder} ({error.strerror or error}).",
        fix="Make the folder writable, or set PLIMSOLL_HOME to one that is.",
        cause="folder-not-writable",
    )
