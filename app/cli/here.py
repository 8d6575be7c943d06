"""The library as the command line works on it, and the line that shows how far work is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.core.shelf import puller
from app.errors import PlimsollError, UsageError
from app.hub.command import ProgressLine
from app.hub.keeper import Keeper
from app.hub.library import Library
from app.hub.site import Site
from app.paths import Paths, typed_path
from app.plan.describe import describe
from app.settings_store import SettingsStore
from app.values.model_file import ModelFile
from app.values.remote import RemoteServer


class Here:
    """This person's library, and the settings that say what else it lists."""

    def __init__(self) -> None:
        self.paths = Paths.default().make()
        self.library = Library(self.paths, describe)
        self.keeper = Keeper(self.library, self.paths, Site.from_environment)
        self._store = SettingsStore(self.paths.data)
        self.settings = self._store.load().settings

    def change(self, **changes: tuple[str, ...] | tuple[RemoteServer, ...]) -> None:
        """Keep other lists.

        Raises:
            PlimsollError: the disk refuses.
        """
        self.settings = self.settings.model_copy(update=changes)
        if trouble := self._store.save(self.settings):
            raise PlimsollError(trouble, fix="Check the folder and its permissions.")

    def find(self, text: str) -> ModelFile:
        """Return the file of the library that a path, a file's name or a reference names.

        Raises:
            UsageError: it names none, or several.
        """
        files = self.library.scan(self.settings.imported, self.settings.folders).files
        path = typed_path(text)
        found = [file for file in files if file.path == str(path)]
        found = found or [file for file in files if Path(file.path).resolve() == path.resolve()]
        found = found or [file for file in files if Path(file.path).name == text]
        if not found and (here := puller(self.paths).here(text)):
            real = here.path.resolve()
            found = [file for file in files if Path(file.path).resolve() == real]
        if len(found) == 1:
            return found[0]
        said = "names several models" if found else "is not one of the models here"
        raise UsageError(
            f"'{text}' {said}.", fix="Give a path that `plimsoll list` prints.", cause="usage"
        )


@contextmanager
def progress() -> Iterator[ProgressLine]:
    """Show a line on stderr while work is done, and leave it afterwards."""
    line = ProgressLine(sys.stderr)
    try:
        yield line
    finally:
        line.end()
