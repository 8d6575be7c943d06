"""`plimsoll detect`: what this machine is, and whether the engine that is set up can use its card."""

from __future__ import annotations

import argparse
from typing import Any

from app.machine import command
from app.paths import Paths
from app.runtimes.chosen import Chosen
from app.runtimes.trouble import idle_card
from app.values.machine import Machine, Problem

Document = dict[str, Any]


def run(arguments: argparse.Namespace) -> Document:
    """Look at this machine; a card that the build in use is not made for is a problem of it."""
    found = command.run(arguments)
    if found["gpus"] and (idle := unused(found["gpus"][0]["name"])) is not None:
        found["problems"].append(idle.model_dump(mode="json"))
    return found


def unused(card: str) -> Problem | None:
    """Return why the build in use does nothing with the card that is here, if it does not."""
    return idle_card(card) if Chosen(Paths.default()).active().kind == "cpu" else None


def unused_note(machine: Machine) -> str:
    """Return the same for a plan on this machine's own cards, as one text."""
    card = next((gpu.name for gpu in machine.gpus if not gpu.endpoint), None)
    idle = unused(card) if card else None
    return f"{idle.text} {idle.fix}" if idle else ""


COMMAND = (command.add_arguments, run, command.text)
