"""The bundle about one failure: cleaned, shown line by line, and only then written."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.diagnose.redact import Redactor
from app.diagnose.report import markdown
from app.errors import DiskProblemError
from app.failures import Failure
from app.files import write_atomic
from app.values.bundle import Bundle, BundleFile, BundleLine
from app.values.diagnosis import FlightPoint
from app.values.machine import Machine
from app.values.receipt import Receipt

LOG_LINES = 200
MOST_RECEIPTS = 5


@dataclass(frozen=True, slots=True)
class Around:
    """What is known beside the failure itself; `log` is the program's own, newest line last."""

    machine: Machine | None = None
    receipts: Sequence[Receipt] = ()
    log: Sequence[str] = ()


def build(failure: Failure, around: Around, redactor: Redactor) -> Bundle:
    """Return every line that would leave the computer; nothing is written."""
    report = markdown(failure, around.machine)
    own = [receipt for receipt in around.receipts if receipt.path == failure.path]
    plan = failure.plan.model_dump(mode="json") if failure.plan else None
    documents: list[tuple[str, Any]] = [
        ("case.json", failure.case),
        ("diagnosis.json", failure.diagnosis.model_dump(mode="json", exclude={"flight"})),
        ("setup.json", failure.config.model_dump(mode="json") if failure.config else None),
        ("plan.json", plan),
        ("machine.json", around.machine.model_dump(mode="json") if around.machine else None),
        ("receipts.json", [item.model_dump(mode="json") for item in own[:MOST_RECEIPTS]] or None),
    ]
    texts = [
        ("flight.csv", list(_flight(failure.diagnosis.flight))),
        ("plimsoll.log", list(around.log)[-LOG_LINES:]),
    ]
    files = [
        BundleFile(name="report.md", lines=_cleaned(report.splitlines(), redactor)),
        *(
            BundleFile(name=name, lines=_json(value, redactor))
            for name, value in documents
            if value
        ),
        *(BundleFile(name=name, lines=_cleaned(lines, redactor)) for name, lines in texts if lines),
    ]
    title = redactor.clean(failure.diagnosis.title or failure.diagnosis.cause)
    return Bundle(title=title, files=tuple(files), report=redactor.clean(report))


def save(bundle: Bundle, path: Path) -> None:
    """Write the bundle as a .zip for the owner's eyes alone, all or nothing.

    Raises:
        DiskProblemError: it cannot be written there.
    """
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in bundle.files:
            text = "\n".join(line.text for line in file.lines) + "\n"
            # A fixed time: the bundle tells when the failure was, not when it was packed.
            archive.writestr(zipfile.ZipInfo(file.name), text, zipfile.ZIP_DEFLATED)
    try:
        write_atomic(path, data.getvalue())
    except OSError as error:
        raise DiskProblemError(
            f"The bundle could not be written to {path} ({error.strerror or error}).",
            fix="Choose another folder, or make room.",
            cause="folder-not-writable",
        ) from error


def _cleaned(lines: Iterable[str], redactor: Redactor) -> tuple[BundleLine, ...]:
    return tuple(_line(line, redactor.clean(line)) for line in lines)


def _json(value: object, redactor: Redactor) -> tuple[BundleLine, ...]:
    """Return a document line by line; cleaning changes texts only, so the lines stay in step."""
    before = json.dumps(value, indent=1, ensure_ascii=False).split("\n")
    after = json.dumps(redactor.cleaned(value), indent=1, ensure_ascii=False).split("\n")
    return tuple(_line(old, new) for old, new in zip(before, after, strict=True))


def _line(before: str, after: str) -> BundleLine:
    return BundleLine(text=after, changed=before != after)


def _flight(points: Sequence[FlightPoint]) -> Iterator[str]:
    if not points:
        return
    names = list(FlightPoint.model_fields)
    yield ",".join(names)
    for point in points:
        values = (getattr(point, name) for name in names)
        yield ",".join(
            "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)
            for value in values
        )
