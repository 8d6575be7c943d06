"""The settings on the disk: one JSON file, written whole or not at all."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import NamedTuple

from pydantic import ValidationError

from app import documents
from app.settings import Settings

MIGRATIONS: tuple[documents.Migration, ...] = ()
"""Pure steps from one version of the file to the next; see `documents.read`."""
_WHAT = "your settings"


class Loaded(NamedTuple):
    """The settings in force, and what a person should know about them ("": nothing)."""

    settings: Settings
    notice: str = ""


class SettingsStore:
    """Never stops the app: what cannot be read is replaced by defaults, and said."""

    def __init__(
        self, folder: Path, migrations: tuple[documents.Migration, ...] = MIGRATIONS
    ) -> None:
        self._path = folder / "settings.json"
        self._migrations = migrations
        self._lock = threading.Lock()

    def load(self) -> Loaded:
        """Return the settings kept.

        A value that is not allowed costs that value alone; the others stay.
        """
        content = documents.read(self._path, self._migrations, _WHAT)
        if content.fields is None:
            return Loaded(Settings(), content.notice)
        fields = {k: v for k, v in content.fields.items() if k in Settings.model_fields}
        try:
            return Loaded(Settings.model_validate(fields), content.notice)
        except ValidationError as error:
            bad = sorted({str(problem["loc"][0]) for problem in error.errors()})
        good = {key: value for key, value in fields.items() if key not in bad}
        said = f"Not understood in your settings and set to the default: {', '.join(bad)}."
        notice = f"{content.notice} {said}".strip()
        return Loaded(Settings.model_validate(good), notice)

    def save(self, settings: Settings) -> str:
        """Keep `settings`; return "" or, when the disk refuses, a sentence for a person."""
        with self._lock:
            return documents.write(self._path, settings.model_dump(mode="json"), _WHAT)
