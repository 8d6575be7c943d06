"""Failures by setup with what each rests on, and the driver's fault that stops everything."""

from __future__ import annotations

import hashlib
import threading
from pathlib import Path

from pydantic import Field, ValidationError

from app import documents
from app.session import Setup
from app.values.base import Value

MOST_SETUPS = 50
MOST_STRIKES = 4
"""How many failures of one setup are kept: two brake it, and either may lose its ground."""
_WHAT = "the failures that were counted"


class Halt(Value):
    """A fault of the card after which nothing is tried before the computer was restarted."""

    boot_id: str = Field(description="the start of the computer in which it happened")
    xid: int


class Ground(Value):
    """What a failure rests on beside the setup; once it is another one, the failure says nothing."""

    boot_id: str
    driver: str | None = None
    runtime: str = ""
    files: tuple[tuple[str, int, int, int], ...] = Field(
        default=(), description="path, bytes (-1: not there), last change in ns, number on the disk"
    )
    cards: dict[str, int] = Field(default_factory=dict, description="uuid -> bytes free")
    host_free_bytes: int = 0
    disk_free_bytes: int | None = None
    limits: tuple[int | None, ...] = Field(default=(), description="what a process may take")
    environment: str = Field(default="", description="hash of the variables that engines read")
    modules: tuple[int, ...] = Field(default=(), description="which load of the driver it is")
    slept_seconds: int = Field(default=0, description="of this start of the computer")
    clocks: str = Field(default="", description="the lock of the card's clocks; '' none")


class Strike(Value):
    """One failure of a setup; never a word of a prompt or a reply."""

    at: str = Field(description="ISO 8601, UTC")
    cause: str
    title: str = ""
    failed_bytes: int | None = Field(default=None, description="size of the buffer refused")
    planned_host_bytes: int | None = Field(
        default=None, description="what the setup was to take of the computer's memory"
    )
    restarted: bool = Field(
        default=False, description="the computer went down with it: another start proves nothing"
    )
    ground: Ground


class _Counted(Value):
    """The file's content; setups are named by a hash of path and RunConfig, oldest first."""

    failures: dict[str, tuple[Strike, ...]] = Field(default_factory=dict)
    halt: Halt | None = None


def _uncounted(fields: documents.Fields) -> documents.Fields:
    """Version 1 counted failures without what they rest on: they cannot hold any more."""
    return fields | {"failures": {}}


_MIGRATIONS: tuple[documents.Migration, ...] = (_uncounted,)


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

    def strikes(self, setup: Setup) -> tuple[Strike, ...]:
        """Return the failures of this setup that are remembered, oldest first."""
        with self._lock:
            self._look()
            return self._counted.failures.get(_name(setup), ())

    def note(self, setup: Setup, strike: Strike) -> None:
        """Add a failure."""
        with self._lock:
            self._look()
            known = self._counted.failures.get(_name(setup), ())
            self._put(setup, (*known, strike)[-MOST_STRIKES:])

    def keep(self, setup: Setup, strikes: tuple[Strike, ...]) -> None:
        """Let these be the failures of the setup; none: it is forgotten."""
        with self._lock:
            self._look()
            if self._counted.failures.get(_name(setup), ()) != strikes:
                self._put(setup, strikes)

    def stop(self, halt: Halt | None) -> None:
        """Keep the fault that stops everything; None: it is over."""
        with self._lock:
            self._look()
            if halt != self._counted.halt:
                self._keep(halt=halt)

    def _put(self, setup: Setup, strikes: tuple[Strike, ...]) -> None:
        name = _name(setup)
        others = {key: kept for key, kept in self._counted.failures.items() if key != name}
        failures = others | ({name: strikes} if strikes else {})
        self._keep(failures=dict(list(failures.items())[-MOST_SETUPS:]))

    def _keep(self, **changes: object) -> None:
        self._counted = self._counted.model_copy(update=changes)
        version = len(_MIGRATIONS) + 1
        fields = {documents.VERSION: version, **self._counted.model_dump(mode="json")}
        self._kept = not documents.write(self._path, fields, _WHAT)

    def _look(self) -> None:
        """Take what the file says; where the disk refused ours, what is known here is newer."""
        if not self._kept:
            return
        content = documents.read(self._path, _MIGRATIONS, _WHAT)
        self.notice = self.notice or content.notice
        if content.fields is None:
            return
        known = {key: one for key, one in content.fields.items() if key in _Counted.model_fields}
        try:
            self._counted = _Counted.model_validate(known)
        except ValidationError:
            self.notice = documents.damaged(self._path, _WHAT)


def _name(setup: Setup) -> str:
    """Return the setup's name; the file behind the path is the ground, not the setup."""
    text = f"{setup.file.path}\n{setup.config.model_dump_json()}"
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:32]
