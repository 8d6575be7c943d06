"""The settings on the disk: one JSON file, written whole or not at all."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock, Timeout
from pydantic import ValidationError

from app import documents
from app.settings import Settings

MIGRATIONS: tuple[documents.Migration, ...] = ()
"""Pure steps from one version of the file to the next; see `documents.read`."""
_WHAT = "your settings"
_LISTS = ("imported", "folders", "remotes", "rpc")
_LOCK_SECONDS = 2.0


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
        self._known: Settings | None = None

    def load(self) -> Loaded:
        """Return the settings kept.

        A value that is not allowed costs that value alone; the others stay.
        """
        loaded = self._understood(self._content())
        self._known = loaded.settings
        return loaded

    def _content(self) -> documents.Content:
        return documents.read(self._path, self._migrations, _WHAT)

    def _understood(self, content: documents.Content) -> Loaded:
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
        """Keep `settings`; return "" or, when the disk refuses, a sentence for a person.

        What another Plimsoll changed in the file since this one read it stays: only what differs
        from what this one knew is written, and lists of paths grow and shrink by their entries.
        """
        with self._lock, self._alone():
            kept = self._merged(settings)
            trouble = documents.write(self._path, kept.model_dump(mode="json"), _WHAT)
            self._known = settings
        return trouble

    def joined(self, settings: Settings) -> Settings:
        """Return `settings` with the files and folders that another Plimsoll listed since."""
        with self._lock:
            merged = self._merged(settings)
        return settings.model_copy(update={name: getattr(merged, name) for name in _LISTS})

    def _merged(self, mine: Settings) -> Settings:
        known = self._known
        if known is None or (content := self._content()).fields is None:
            return mine
        kept = self._understood(content).settings
        changes: dict[str, object] = {}
        for name in Settings.model_fields:
            old, new, there = (getattr(values, name) for values in (known, mine, kept))
            if name in _LISTS:
                added = [path for path in new if path not in old and path not in there]
                changes[name] = (*[p for p in there if p in new or p not in old], *added)
            elif new != old:
                changes[name] = new
        return kept.model_copy(update=changes)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold the file against other processes; a disk without locks costs the order, no more."""
        lock = FileLock(self._path.with_name(".settings.lock"), timeout=_LOCK_SECONDS)
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(OSError, Timeout):
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                stack.enter_context(lock)
            yield
