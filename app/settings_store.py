"""The settings on the disk: one JSON file, written whole or not at all."""

from __future__ import annotations

import threading
from pathlib import Path

from pydantic import ValidationError

from app import documents
from app.settings import Settings

MIGRATIONS: tuple[documents.Migration, ...] = ()
"""Pure steps from one version of the file to the next; see `documents.read`."""
_WHAT = "your settings"


class SettingsStore:
    """Never stops the app: what cannot be read is replaced by defaults, and said."""

    def __init__(
        self, path: Path, migrations: tuple[documents.Migration, ...] = MIGRATIONS
    ) -> None:
        self._path = path
        self._migrations = migrations
        self._lock = threading.Lock()

    def load(self) -> tuple[Settings, str]:
        """Return the settings kept, and what a person should know about them ("": nothing).

        A value that is not allowed costs that value alone; the others stay.
        """
        content = documents.read(self._path, self._migrations, _WHAT)
        if content.fields is None:
            return Settings(), content.notice
        fields = {k: v for k, v in content.fields.items() if k in Settings.model_fields}
        try:
            return Settings.model_validate(fields), content.notice
        except ValidationError as error:
            bad = sorted({str(problem["loc"][0]) for problem in error.errors()})
        good = {key: value for key, value in fields.items() if key not in bad}
        said = f"Not understood in your settings and set to the default: {', '.join(bad)}."
        return Settings.model_validate(good), " ".join(filter(None, (content.notice, said)))

    def save(self, settings: Settings) -> str:
        """Keep `settings`; return "" or, when the disk refuses, a sentence for a person."""
        with self._lock:
            return documents.write(self._path, settings.model_dump(mode="json"), _WHAT)
