"""`plimsoll doctor`: whether this computer is as Plimsoll needs it, and what to do where it is not."""

from __future__ import annotations

import argparse
import threading
from typing import Any

from app.cli import card_lines
from app.core.health import Doctor
from app.machine.detect import detect
from app.paths import Paths
from app.process import Spawner

Document = dict[str, Any]
MARKS = {"ok": "ok   ", "warn": "warn ", "error": "ERROR"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add whether the network is used."""
    parser.add_argument(
        "--online", action="store_true", help="ask the model host too (nothing else is sent)"
    )


def run(arguments: argparse.Namespace) -> Document:
    """Look at everything; nothing is changed."""
    spawner = Spawner()
    try:
        doctor = Doctor(Paths.default().make(), detect, spawner)
        checks = list(doctor.look(threading.Event(), online=arguments.online))
    finally:
        spawner.close()
    worst = max((("ok", "warn", "error").index(check.state) for check in checks), default=0)
    return {
        "state": ("ok", "warn", "error")[worst],
        "checks": [check.model_dump(mode="json") for check in checks],
        **card_lines.document(detect()),
    }


def text(document: Document) -> str:
    """Return one line per check, what to do under it, and the cards as they are now."""
    lines = []
    for check in document["checks"]:
        lines.append(f"{MARKS[check['state']]} {check['name']}: {check['text']}")
        lines += [f"      {check['fix']}"] if check["fix"] else []
    lines += card_lines.lines(document)
    broken = sum(check["state"] == "error" for check in document["checks"])
    said = "Nothing is broken." if not broken else f"{broken} thing{'s' * (broken > 1)} broken."
    return "\n".join([*lines, said])


def code(document: Document) -> int:
    """Return 1 when something is broken."""
    return 1 if document["state"] == "error" else 0


COMMAND = (add_arguments, run, text, code)
