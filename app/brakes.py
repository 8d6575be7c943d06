"""Failures counted by setup, and the driver's fault that stops everything, kept over a restart."""

from __future__ import annotations

import hashlib
import threading
from pathlib import Path

from pydantic import Field, ValidationError

from app import documents
from app.runconfig import RunConfig
from app.values.base import Value
from app.values.model_file import ModelFile

MOST_SETUPS = 200
_WHAT = "the failures that were counted"


class Halt(Value):
    """A fault of the card after which nothing is tried before the computer was restarted."""

    boot_id: str = Field(description="the start of the computer in which it happened")
    xid: int


class _Counted(Value):
    """The file's content; setups are named by a hash of file and RunConfig, oldest first."""

    failures: dict[str, int] = Field(default_factory=dict)
    halt: Halt | None = None


class BrakeStore:
    """One small file; damaged or unwritable it costs the memory of failures, nothing else.

    Another Plimsoll may have written it since: what it counted and what it stopped holds here too.

    `notice` is what a person should know about it ("": nothing).
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "brake.json"
        self._lock = threading.Lock()
        self.notice = ""
        self._kept = True
        self._counted = _Counted()
        self._look()

    @property
    def halt(self) -> Halt | None:
        """The fault that stops everything, of whichever start of the computer."""
        with self._lock:
            self._look()
            return self._counted.halt

    def count(self, file: ModelFile, config: RunConfig) -> int:
        """Return how often this setup has failed."""
        with self._lock:
            self._look()
            return self._counted.failures.get(_name(file, config), 0)

    def note(self, file: ModelFile, config: RunConfig) -> None:
        """Count a failure."""
        name = _name(file, config)
        with self._lock:
            self._look()
            failures = dict(self._counted.failures)
            failures[name] = failures.pop(name, 0) + 1
            self._keep(failures=dict(list(failures.items())[-MOST_SETUPS:]))

    def release(self, file: ModelFile, config: RunConfig) -> None:
        """Forget the failures of one setup."""
        name = _name(file, config)
        with self._lock:
            self._look()
            if name in self._counted.failures:
                left = {key: n for key, n in self._counted.failures.items() if key != name}
                self._keep(failures=left)

    def stop(self, halt: Halt | None) -> None:
        """Keep the fault that stops everything; None: it is over."""
        with self._lock:
            self._look()
            if halt != self._counted.halt:
                self._keep(halt=halt)

    def _keep(self, **changes: object) -> None:
        self._counted = self._counted.model_copy(update=changes)
        fields = {documents.VERSION: 1, **self._counted.model_dump(mode="json")}
        self._kept = not documents.write(self._path, fields, _WHAT)

    def _look(self) -> None:
        """Take what the file says; where the disk refused ours, what is known here is newer."""
        if not self._kept:
            return
        content = documents.read(self._path, (), _WHAT)
        self.notice = self.notice or content.notice
        if content.fields is None:
            return
        known = {key: one for key, one in content.fields.items() if key in _Counted.model_fields}
        try:
            self._counted = _Counted.model_validate(known)
        except ValidationError:
            self.notice = documents.damaged(self._path, _WHAT)


def _name(file: ModelFile, config: RunConfig) -> str:
    setup = f"{file.path}\n{file.size_bytes}\n{config.model_dump_json()}"
    return hashlib.sha256(setup.encode()).hexdigest()[:32]
