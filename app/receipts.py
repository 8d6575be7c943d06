"""Every proof that was made on this machine, newest first, in one JSON file."""

from __future__ import annotations

import threading
from pathlib import Path

from pydantic import ValidationError

from app import documents
from app.runconfig import RunConfig
from app.validity import Today, concerns, lapsed
from app.values.model_file import ModelFile
from app.values.receipt import Receipt

MAX_RECEIPTS = 500
MIGRATIONS: tuple[documents.Migration, ...] = ()
"""Pure steps from one version of the file to the next; see `documents.read`."""
_WHAT = "your receipts"


class ReceiptStore:
    """Never stops the app; `notice` is what a person should know about the file ("": nothing)."""

    def __init__(
        self, folder: Path, migrations: tuple[documents.Migration, ...] = MIGRATIONS
    ) -> None:
        self._path = path = folder / "receipts.json"
        self._migrations = migrations
        self._version = len(migrations) + 1
        self._lock = threading.Lock()
        content = documents.read(path, migrations, _WHAT)
        self._receipts, unread = _understood(content.fields)
        self.notice = content.notice
        if unread:
            aside = documents.set_aside(path, "unread", copy=True)
            kept = f"; the file was kept as {aside.name}" if aside else ""
            said = f"{unread} of your receipts could not be read{kept}."
            self.notice = f"{content.notice} {said}".strip()
            if aside:  # said once, kept once
                self._write()

    def all(self) -> tuple[Receipt, ...]:
        """Return the receipts, newest first."""
        with self._lock:
            return self._receipts

    def add(self, receipt: Receipt) -> str:
        """Keep `receipt` as the newest; return "" or, when the disk refuses, a sentence."""
        with self._lock:
            others = self._of_others()
            self._receipts = (receipt, *others, *self._receipts)[:MAX_RECEIPTS]
            return self._write()

    def find(
        self,
        file: ModelFile,
        config: RunConfig,
        now: Today,
        *,
        card: str | None,
    ) -> Receipt | None:
        """Return the newest proof of exactly this setup that holds now, if it passed.

        `card` is the one that the setup runs on; None: the processor.
        """
        for item in self.of_setup(file, config, card=card):
            if not lapsed(item, now):
                return item if item.verdict != "failed" else None
        return None

    def of_setup(
        self, file: ModelFile, config: RunConfig, *, card: str | None
    ) -> tuple[Receipt, ...]:
        """Return every proof of this setup, whatever engine or driver, newest first."""
        return tuple(
            item
            for item in self.all()
            if item.config == config and item.card == card and concerns(item, file)
        )

    def deepen(self, receipt: Receipt, depth: int) -> Receipt:
        """Note that real use filled the context further; a full disk costs only the note."""
        with self._lock:
            deeper = receipt.model_copy(update={"proven_depth": depth})
            all_of_them = (*self._of_others(), *self._receipts)
            self._receipts = tuple(
                deeper if item.id == receipt.id else item for item in all_of_them
            )[:MAX_RECEIPTS]
            self._write()
        return deeper

    def _write(self) -> str:
        kept = [item.model_dump(mode="json", round_trip=True) for item in self._receipts]
        document = {documents.VERSION: self._version, "receipts": kept}
        return documents.write(self._path, document, _WHAT)

    def _of_others(self) -> tuple[Receipt, ...]:
        """Return what another program (the command line, the window) kept meanwhile."""
        known = {item.id for item in self._receipts}
        content = documents.read(self._path, self._migrations, _WHAT)
        return tuple(item for item in _understood(content.fields)[0] if item.id not in known)


def _understood(fields: documents.Fields | None) -> tuple[tuple[Receipt, ...], int]:
    """Return the receipts of a document, and how many entries are none."""
    kept = fields.get("receipts") if fields is not None else []
    if not isinstance(kept, list):
        return (), 1
    receipts: list[Receipt] = []
    for item in kept:
        try:
            receipts.append(Receipt.model_validate(item))
        except ValidationError:
            continue
    return tuple(receipts), len(kept) - len(receipts)
