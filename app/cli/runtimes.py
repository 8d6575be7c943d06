"""`plimsoll runtimes`: which build of the engine is used, and fetching one for the card."""

from __future__ import annotations

import argparse
import sys
import threading
from typing import Any

from app.errors import UsageError
from app.hub.command import ProgressLine
from app.machine import builds
from app.machine.detect import detect
from app.paths import Paths
from app.process import Spawner
from app.runtimes import needs
from app.runtimes.chosen import Choice, Chosen
from app.runtimes.install import Installer, Proven
from app.runtimes.release import Releases
from app.runtimes.runtime import PACKAGED, Runtime, packaged

MIB = 1 << 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `runtimes` takes."""
    parser.add_argument("verb", choices=("list", "install", "rollback", "check"))
    parser.add_argument(
        "kind",
        nargs="?",
        help="install: cu12, cu13, vulkan or cpu (default: what suits the card best); "
        "check: a name from `list` (default: the one in use)",
    )


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Do what was asked; progress goes to stderr.

    Raises:
        PlimsollError: it cannot be done; its cause says why.
    """
    paths = Paths.default().make()
    if arguments.kind and arguments.verb in {"list", "rollback"}:
        raise UsageError(f"`runtimes {arguments.verb}` takes no further word.")
    if arguments.verb == "list":
        return _listed(paths)
    if arguments.verb == "rollback":
        Chosen(paths).rollback()
        return _listed(paths)
    return _worked(paths, arguments.verb, arguments.kind)


def _worked(paths: Paths, verb: str, kind: str | None) -> dict[str, Any]:
    spawner, line, cancel = Spawner(), ProgressLine(sys.stderr), threading.Event()
    installer = Installer(paths, detect, Releases.from_environment(), spawner)
    try:
        if verb == "install":
            proven = installer.install(kind, line.show, cancel)
        else:
            proven = installer.check(installer.find(kind), cancel)
    finally:
        # Also after Ctrl+C: the transfer's threads end, and the worker with them.
        cancel.set()
        line.end()
        spawner.close()
    return _proven(proven, verb, installer.chosen)


def _proven(proven: Proven, verb: str, chosen: Chosen) -> dict[str, Any]:
    active = chosen.active().id == proven.runtime.id
    row = _row(proven.runtime, chosen.read(), chosen, active=active)
    return {"verb": verb, "runtime": row, "test": proven.test.model_dump(mode="json")}


def _listed(paths: Paths) -> dict[str, Any]:
    chosen = Chosen(paths)
    choice, active = chosen.read(), chosen.active()
    rows = [
        _row(runtime, choice, chosen, active=runtime.id == active.id)
        for runtime in (packaged(), *chosen.shelf.all())
    ]
    cards = [
        {"name": gpu.name, "kinds": [fit.runtime for fit in builds.fitting(gpu)]}
        for gpu in detect().gpus
    ]
    return {
        "verb": "list",
        "active": active.id,
        "notice": active.notice,
        "runtimes": rows,
        "cards": cards,
    }


def _row(runtime: Runtime, choice: Choice, chosen: Chosen, *, active: bool) -> dict[str, Any]:
    manifest = chosen.shelf.manifest(runtime.id)
    failed = choice.failed.get(runtime.id)
    return {
        "id": runtime.id,
        "kind": runtime.kind,
        "build": runtime.build,
        "name": runtime.name,
        "folder": str(runtime.folder) if runtime.folder else None,
        "active": active,
        "last_good": choice.last_good == runtime.id,
        "size_bytes": manifest.size_bytes if manifest else None,
        "failed": failed.model_dump(mode="json") if failed else None,
    }


def text(document: dict[str, Any]) -> str:
    """Return what a person reads."""
    if document["verb"] == "list":
        return _list_text(document)
    row, test = document["runtime"], document["test"]
    where = f"{test['layers_on_gpu']} of {test['layers_total']} layers on a card"
    return "\n".join(
        [
            f"{row['name']} works: llama.cpp {test['commit']}, {', '.join(test['devices'])}.",
            f"  a tiny model answered {test['n_tokens']} tokens, {where}, {test['seconds']:.1f} s",
            f"  {'in use' if row['active'] else 'not in use'}",
        ]
    )


def _list_text(document: dict[str, Any]) -> str:
    lines = []
    for row in document["runtimes"]:
        size = f"{row['size_bytes'] / MIB:8,.0f} MiB" if row["size_bytes"] else " " * 12
        mark = "*" if row["active"] else " "
        failed = f"  failed: {row['failed']['text']}" if row["failed"] else ""
        lines.append(f"{mark} {row['id']:16} {row['name']:32} {size}{failed}")
    if document["notice"]:
        lines.append(document["notice"])
    for card in document["cards"]:
        kinds = ", ".join(card["kinds"])
        suits = f"{kinds} suit it, best first" if kinds else f"no build. {needs.alternatives()}"
        lines.append(f"{card['name']}: {suits}")
    only = document["active"] == PACKAGED and document["runtimes"][0]["kind"] == "cpu"
    if document["cards"] and only:
        lines.append("`plimsoll runtimes install` fetches one.")
    return "\n".join(lines)


COMMAND = (add_arguments, run, text)
