"""`plimsoll diagnose`: a case file or a log, named and with what helps."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from app.diagnose import sending
from app.diagnose.causes import decide
from app.diagnose.changes import separated
from app.diagnose.diagnosis import conclude, diagnose_log
from app.diagnose.evidence import Evidence
from app.diagnose.ladder import build_ladder
from app.diagnose.outline import looks_like_log
from app.diagnose.proportion import KINDS, proportional_planner, softened
from app.diagnose.settings import config_of, tells
from app.errors import FileProblemError, UsageError
from app.values.diagnosis import Diagnosis, Remedy

Document = dict[str, Any]

_MIB = 1 << 20
_MARKS = {"yes": "enough", "likely": "likely", "not-alone": "not alone", "guide": "a guide"}
_SAID = {"certain": "certain", "likely": "probable", "unknown": "not sure"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file to read, or the bundle to make."""
    parser.add_argument(
        "file", nargs="?", metavar="CASE.json|LOGFILE", help="a case file, or any log"
    )
    parser.add_argument(
        "--bundle", metavar="OUT.zip", help="put the newest failure here into a clean bundle"
    )
    parser.add_argument(
        "--preview", action="store_true", help="show every line of the bundle, write nothing"
    )


def run(arguments: argparse.Namespace) -> Document:
    """Read the file and diagnose it, or make the bundle.

    Raises:
        FileProblemError: The file cannot be read.
        UsageError: The file is no case and no log, or there is nothing to make a bundle of.
    """
    if arguments.bundle or arguments.preview:
        if arguments.file:
            raise UsageError("A bundle is about the newest failure here: give no file with it.")
        return sending.run(arguments.bundle, preview=arguments.preview)
    if arguments.file is None:
        raise UsageError("Give a case file or a log.", fix="`plimsoll diagnose LOGFILE`")
    return document(diagnose_file(Path(arguments.file)))


def diagnose_file(path: Path) -> Diagnosis:
    """Diagnose a case file (an object in JSON) or, failing that, a log."""
    try:
        text = path.read_bytes().decode("utf-8-sig", "replace")
    except OSError as error:
        raise FileProblemError(
            f"{path} cannot be read.", fix=error.strerror or "", cause="file-missing"
        ) from error
    if not text.lstrip().startswith("{"):
        if not looks_like_log(text):
            raise UsageError(
                f"{path} is no log: no line of it is what a program writes while it runs.",
                fix="Give the output of the engine, or a case file.",
            )
        return diagnose_log(text)
    try:
        case = json.loads(text)
    except ValueError as error:
        if path.suffix.lower() == ".json":
            raise UsageError(f"{path} is not a case file: {error}.", cause="usage") from error
        return diagnose_log(text)
    if isinstance(case, dict) and ("log" in case or "phase" in case):
        return diagnose_case(case)
    return diagnose_log(text)


def diagnose_case(case: dict[str, Any]) -> Diagnosis:
    """Diagnose one case, with the change each remedy would make where its settings tell."""
    evidence = Evidence(case)
    finding = decide(evidence)
    found = conclude(evidence, finding)
    config = config_of(evidence)
    if config is None:
        return found
    # A case tells only some settings: what they do not reach is offered as it is.
    rungs = {rung.kind: rung for rung in build_ladder(found, config)}
    planner = proportional_planner(evidence, finding, config)
    if planner is not None:
        scaled = build_ladder(found, config, planner)
        rungs |= {rung.kind: softened(found, rung) for rung in scaled if rung.kind in KINDS}
    told = tuple(
        rungs.get(remedy.kind, remedy) if tells(evidence, remedy.kind) else remedy
        for remedy in found.remedies
    )
    return found.model_copy(update={"remedies": told})


def document(found: Diagnosis) -> Document:
    """Return the diagnosis in the shape that scripts rely on."""
    return {
        "cause": found.cause,
        "confidence": found.confidence,
        "severity": found.severity,
        "title": found.title,
        "why": found.why,
        "evidence": list(found.evidence),
        "nearest": list(found.nearest),
        "remedies": [_remedy(remedy) for remedy in found.remedies],
    }


def _remedy(remedy: Remedy) -> Document:
    names = ("kind", "name", "change", "frees_bytes", "frees_host_bytes", "cost", "enough", "why")
    return {name: getattr(remedy, name) for name in names}


def text(found: Document) -> str:
    """Return the document as lines for a person."""
    if "bundle" in found:
        return sending.text(found)
    lines = [f"{found['title']} ({_SAID[found['confidence']]})", found["why"]]
    lines += [f"Cause: {found['cause']}, {found['severity']}"]
    if found["nearest"]:
        lines.append("Not excluded: " + ", ".join(found["nearest"]))
    lines += ["", *(f"  | {line}" for line in found["evidence"])] if found["evidence"] else []
    lines += ["", "What helps:"] if found["remedies"] else []
    lines += [_rung(place, remedy) for place, remedy in enumerate(found["remedies"], 1)]
    return "\n".join(lines)


def _rung(place: int, remedy: Document) -> str:
    parts = [f"{place:3}. {remedy['name']}", separated(remedy["change"])]
    freed = remedy["frees_bytes"]
    parts += [f"frees {freed / _MIB:,.0f} MiB"] if freed else []
    parts += [f"[{_MARKS[remedy['enough']]}]"] if remedy["enough"] in _MARKS else []
    head = "  ".join(part for part in parts if part)
    guide = remedy["why"] if remedy["enough"] == "guide" else ""
    return "\n     ".join(part for part in (head, remedy["cost"], guide) if part)
