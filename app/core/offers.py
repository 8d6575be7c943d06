"""What a click can do on this computer: the rest of a ladder is offered as a guide, never as a button."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from app.core.board import Board
from app.core.clocking import KIND as CLOCKS
from app.core.clocking import Clocking
from app.core.lending import with_lenders
from app.core.substitutes import KINDS as FILES
from app.machine import builds
from app.runconfig import RunConfig
from app.runtimes.chosen import Chosen
from app.session import Session
from app.values.diagnosis import Remedy
from app.values.machine import ProcessMemory, Sample
from app.values.model_file import ModelFile

RETRIED = frozenset({"restart-engine", "wait-and-retry", "warm-up-run"})
"""Remedies without a change of setup that Plimsoll itself carries out: it loads once more."""
REFETCHED = frozenset({"redownload-file", "verify-checksum", "download-missing-shard"})
"""Remedies that read the file whole and fetch what is not as published."""
INSTALLED = frozenset({"matching-engine-build", "install-cuda-runtime-libs", "reinstall-engine"})
BEFORE = "before"
"""The name by which the build before the one in use is asked for."""
ALONE = "without-other-computer"
SEARCHING = "Looking in its repository."
MIB = 1 << 20
_PART = re.compile(r"-\d{5}-of-(\d{5}\.gguf)$", re.IGNORECASE)


class Offers:
    """Fits each remedy of a ladder to this computer."""

    def __init__(self, board: Board, clocking: Clocking, chosen: Chosen) -> None:
        self._board = board
        self._clocking = clocking
        self._chosen = chosen

    def fitted(
        self, remedy: Remedy, session: Session, sample: Sample | None, worker_pid: int | None
    ) -> Remedy:
        """Return `remedy` as a click where one can do it, else as a guide that says how."""
        if remedy.config is not None or remedy.kind in RETRIED:
            return remedy
        if remedy.kind == ALONE and session.config.rpc:
            return remedy.model_copy(update=self._alone(session.config))
        if remedy.kind == CLOCKS:
            return self._clocking.offered(remedy)
        if clicked := self._clicked(remedy.kind, session.file):
            return remedy.model_copy(update=clicked)
        why = remedy.why
        if remedy.kind in FILES and session.file.repo:
            why = SEARCHING
        elif remedy.kind == "close-other-vram-user":
            why = users(sample, worker_pid)
        return remedy.model_copy(update={"enough": "guide", "why": why})

    def _alone(self, config: RunConfig) -> dict[str, object]:
        """Return what makes the way back to this computer a click."""
        machine = self._board.state.machine
        near = with_lenders(config, (), near=bool(machine and machine.gpus))
        return {"config": near, "change": f"{len(config.rpc)} -> 0", "enough": "unknown"}

    def _clicked(self, kind: str, file: ModelFile) -> dict[str, object]:
        """Return what makes the remedy a click; nothing where it cannot be one."""
        if kind in REFETCHED and (ref := own_ref(file)):
            size_bytes = file.size_bytes if file.origin == "hub" else 0
            return {"ref": ref, "why": "", "download_bytes": size_bytes}
        if kind == "use-first-shard" and (first := _first_part(file.path)):
            return {"ref": first, "why": ""}
        if kind in INSTALLED | {"older-engine"} and (engine := self._engine(kind)):
            return {"engine": engine, "change": self._change(engine), "why": ""}
        return {}

    def _engine(self, kind: str) -> str:
        """Return the build a click would bring: a kind to install, or the one before; "": none."""
        choice = self._chosen.read()
        if kind == "older-engine":
            return BEFORE if choice.last_good != choice.active else ""
        machine = self._board.state.machine
        gpus = machine.gpus[:1] if machine else ()
        fitting = [fit.runtime for gpu in gpus for fit in builds.fitting(gpu)]
        return fitting[0] if fitting else ""

    def _change(self, engine: str) -> str:
        now = self._chosen.active()
        if engine == BEFORE:
            return f"{now.id} -> {self._chosen.read().last_good}"
        return f"{now.kind} -> {engine}"


def own_ref(file: ModelFile) -> str:
    """Return the reference by which Plimsoll fetched `file`; "" when it did not."""
    if file.origin == "starter":
        return "starter"
    parts = PurePosixPath(file.path.replace("\\", "/")).parts
    if file.origin != "hub" or not file.repo or not file.revision or file.revision not in parts:
        return ""
    name = "/".join(parts[parts.index(file.revision) + 1 :])
    return f"{file.repo}/{name}@{file.revision}"


def users(sample: Sample | None, worker_pid: int | None) -> str:
    """Name the other programs on the cards with their memory, most of it first."""
    others = [
        process
        for gpu in (sample.gpus if sample else ())
        for process in gpu.processes
        if process.pid != worker_pid
    ]
    if not others:
        return "No other program was seen on the card just now. Close what may use it."
    named = ", ".join(_user(p) for p in sorted(others, key=lambda p: -(p.used_bytes or 0))[:6])
    return f"On the card now: {named}. Close what you do not need; Plimsoll never ends them."


def _user(process: ProcessMemory) -> str:
    name = PurePosixPath(process.name.replace("\\", "/")).name or "a program"
    size = "" if process.used_bytes is None else f" {process.used_bytes / MIB:,.0f} MiB"
    return f"{name} (process {process.pid}){size}"


def _first_part(path: str) -> str:
    first = _PART.sub(r"-00001-of-\1", path)
    return first if first != path else ""
