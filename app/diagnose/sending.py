"""`plimsoll diagnose --bundle`: the newest failure of this computer as a bundle, shown or written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app import log
from app.diagnose import bundle as bundles
from app.diagnose.redact import Redactor
from app.errors import UsageError
from app.failures import FailureStore
from app.machine.detect import detect
from app.paths import Paths, typed_path
from app.receipts import ReceiptStore
from app.values.bundle import Bundle, BundleFile
from app.values.machine import Machine

Document = dict[str, Any]


def prepare(paths: Paths, machine: Machine | None = None) -> Bundle:
    """Return the bundle about the newest failure, cleaned; nothing is written.

    Raises:
        UsageError: nothing has failed here yet.
    """
    failure = FailureStore(paths.state).latest()
    if failure is None:
        raise UsageError(
            "Nothing has failed on this computer yet, so there is nothing to put into a bundle.",
            fix="`plimsoll diagnose LOGFILE` reads a log; `plimsoll doctor` looks at the computer.",
            cause="usage",
        )
    around = bundles.Around(
        machine or detect(), ReceiptStore(paths.data).all(), tail(paths.state / log.FILE)
    )
    return bundles.build(failure, around, Redactor.of_this_computer())


def run(out: str | None, *, preview: bool) -> Document:
    """Write the bundle to `out`, or with `preview` show it and write nothing."""
    made = prepare(Paths.default().make())
    if not preview and out:
        path = typed_path(out)
        bundles.save(made, path)
        return {"bundle": str(path), "title": made.title, "files": [_file(f) for f in made.files]}
    lines = {file.name: [line.text for line in file.lines] for file in made.files}
    return {"bundle": None, "title": made.title, "files": [_file(f) for f in made.files],
            "lines": lines}  # fmt: skip


def text(document: Document) -> str:
    """Return what a person reads: every line where nothing was written, else the list of files."""
    told = [document["title"]]
    for file in document["files"]:
        told.append(f"{file['name']:16} {file['n_lines']:6,} lines, {len(file['changed'])} cleaned")
        changed = set(file["changed"])
        for number, line in enumerate(document.get("lines", {}).get(file["name"], ()), 1):
            told.append(f"  {'*' if number in changed else ' '} {line}")
    if document["bundle"]:
        told.append(f"Written to {document['bundle']}, readable by you alone. Nothing was sent.")
    else:
        told.append("* something personal was taken out. Nothing was written or sent.")
    return "\n".join(told)


def tail(path: Path) -> list[str]:
    """Return the last lines of a log; none where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()[-bundles.LOG_LINES :]
    except OSError:
        return []


def _file(file: BundleFile) -> Document:
    changed = [number for number, line in enumerate(file.lines, 1) if line.changed]
    return {"name": file.name, "n_lines": len(file.lines), "changed": changed}
