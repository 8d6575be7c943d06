"""`plimsoll propose`: which of the catalogue's models suit this computer, before anything is fetched."""

from __future__ import annotations

import argparse
from typing import Any, get_args

from app.cli.detect import unused_note
from app.machine.detect import detect
from app.paths import Paths
from app.plan import catalogue
from app.plan.options import binding
from app.settings_store import SettingsStore
from app.values.proposal import Goal, Proposal

GB = 10**9
MIB = 1 << 20
Document = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the model is for."""
    parser.add_argument(
        "--goal", choices=get_args(Goal), default="chat", help="what for (default chat)"
    )


def run(arguments: argparse.Namespace) -> Document:
    """Plan the catalogue's models on this computer; nothing is asked of anybody."""
    machine = detect()
    settings = SettingsStore(Paths.default().data).load().settings
    reserve_bytes = settings.desktop_reserve_mib * MIB
    found = catalogue.best(arguments.goal, machine, reserve_bytes)
    return {
        "goal": arguments.goal,
        "device": machine.gpus[0].name if machine.gpus else "this computer",
        "note": unused_note(machine),
        "proposals": [_proposal(proposal) for proposal in found],
    }


def text(document: Document) -> str:
    """Return each model with why, how large it is, and what fetches it."""
    lines = [f"For {document['goal']}, on {document['device']}:"]
    for row in document["proposals"]:
        figures = (
            f"{row['download_bytes'] / GB:.2f} GB to download",
            f"{row['headroom_bytes'] / MIB:,.0f} MiB to spare",
            row["quality"],
            f"about {row['tok_s']:.0f} tokens/s" if row["tok_s"] else "",
            row["licence"],
        )
        lines += [
            "",
            f"{row['headline']}: {row['title']} {row['quant']}",
            f"  {row['reason']}",
            f"  {' · '.join(filter(None, figures))}",
            f"  plimsoll pull {row['ref']}",
        ]
    if not document["proposals"]:
        lines = ["Nothing of the catalogue fits this computer now; `plimsoll run starter` does."]
    if document["note"]:
        lines += ["", document["note"]]
    return "\n".join(lines)


def _proposal(proposal: Proposal) -> Document:
    wanted = {"headline", "title", "quant", "ref", "download_bytes", "licence", "reason"}
    return {
        **proposal.model_dump(mode="json", include=wanted),
        "n_ctx": proposal.config.n_ctx,
        "quality": proposal.quality,
        "tok_s": proposal.tok_s,
        "headroom_bytes": binding(proposal.plan).headroom_bytes,
    }


COMMAND = (add_arguments, run, text)
