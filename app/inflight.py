"""A note on the disk while the engine does something that could take the computer down.

Found at the next start, it tells what was going on: with another boot id the whole computer went
down in that phase, with the same one Plimsoll itself was ended.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError

from app import documents
from app.files import write_atomic
from app.runconfig import RunConfig
from app.values.base import Value

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class InFlight(Value):
    """What was being done; never a word of a prompt or a reply."""

    boot_id: str
    phase: Literal["load", "qualify", "prefill"]
    model: str
    path: str
    config: RunConfig
    planned_bytes: dict[str, int] = Field(default_factory=dict, description="device -> bytes")
    at: float = Field(description="Unix time, seconds")


def boot_id() -> str:
    """Return what identifies this start of the computer.

    Where the system gives no id, the second of the start stands for it.
    """
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return str(round(time.time() - time.monotonic()))


class Marker:
    """Writes and removes the note; one per data folder.

    `notice` is what a person should know about it, once it was taken ("": nothing).
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "in-flight.json"
        self.notice = ""
        self._lock = threading.Lock()
        self._running = 0

    @contextmanager
    def during(self, note: InFlight) -> Iterator[None]:
        """Keep `note` on the disk while the block runs, however it ends short of a kill.

        Several replies may run at once: the note goes when the last of them has ended.
        """
        with self._lock:
            self._running += 1
            self._write(note)
        try:
            yield
        finally:
            with self._lock:
                self._running -= 1
                if not self._running:
                    self._remove()

    def take(self) -> InFlight | None:
        """Return the note a former run left, and remove it; an unreadable one is moved aside."""
        try:
            data = b"" if self._path.is_dir() else self._path.read_bytes()
            note = InFlight.model_validate_json(data)
        except OSError:
            note = None
        except ValidationError:
            self.notice = documents.damaged(self._path, "what Plimsoll was doing when it ended")
            return None
        self._remove()
        return note

    def _remove(self) -> None:
        """Take the note away; what cannot be taken away must not keep anybody from working."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _write(self, note: InFlight) -> None:
        try:
            write_atomic(self._path, note.model_dump_json().encode(), durable=True)
        except OSError:
            # A full disk must not keep a model from loading; the note is then missing.
            self._remove()
