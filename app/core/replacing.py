"""Carrying out what a remedy asks of files and engines: fetch another, mend this one, install."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.core.offers import BEFORE, REFETCHED
from app.core.shelf import model_file
from app.core.stock import Stock
from app.errors import FileProblemError
from app.hub import repair, starter
from app.hub.cache import HubCache
from app.hub.listing import list_repo
from app.hub.meter import Meter
from app.hub.quants import choose_file
from app.hub.reference import parse_reference
from app.hub.site import Site, is_true
from app.process import Spawner
from app.runtimes.chosen import Chosen
from app.runtimes.install import Installer
from app.runtimes.release import Releases
from app.runtimes.runtime import PACKAGED, packaged
from app.runtimes.shelf import sha256
from app.session import Phase, Session
from app.values.diagnosis import Remedy
from app.values.machine import Machine
from app.values.model_file import ModelFile
from app.values.transfer import Transfer

Move = Callable[[Phase], object]


class Replacer:
    """Changes the file or the engine of a session; what was there before stays until it is undone."""

    def __init__(self, board: Board, desk: Desk, stock: Stock, spawner: Spawner) -> None:
        self._board = board
        self._desk = desk
        self._stock = stock
        self._paths = stock.paths
        self._spawner = spawner

    def carry_out(
        self, remedy: Remedy, session: Session, cancel: threading.Event, move: Move
    ) -> ModelFile:
        """Do what `remedy` needs before a start; return the file to start. `move` tells the phase.

        Raises:
            PlimsollError: it cannot be done, or (cause "cancelled") was stopped. Nothing changed.
        """
        if not (remedy.ref or remedy.engine):
            return session.file
        move(Phase.DOWNLOADING)
        try:
            if remedy.engine:
                self._change_engine(remedy.engine, cancel, move)
                return session.file
            if remedy.kind in REFETCHED:
                self._drop_damaged(remedy.ref, session.file, cancel)
            return self._fetched(remedy.ref, cancel, move)
        finally:
            self._board.publish(e.TransferGone(ref=remedy.ref or remedy.engine))

    def back_to(self, engine: str) -> None:
        """Use the build again that was in use before a trial.

        Raises:
            PlimsollError: it failed its test meanwhile, or the choice cannot be kept.
        """
        chosen = Chosen(self._paths)
        before = packaged() if engine == PACKAGED else chosen.shelf.find(engine)
        if before is not None:
            chosen.use(before)
        self._desk.forget_engine()

    def engine_now(self) -> str:
        """Return the id of the build in use."""
        return Chosen(self._paths).active().id

    def _fetched(self, ref: str, cancel: threading.Event, move: Move) -> ModelFile:
        pulled = self._stock.puller().pull(ref, self._tell, cancel)
        move(Phase.VERIFYING)
        return model_file(pulled, self._desk)

    def _tell(self, transfer: Transfer) -> None:
        self._board.publish(e.TransferChanged(transfer=transfer))

    def _drop_damaged(self, ref: str, file: ModelFile, cancel: threading.Event) -> None:
        """Take what is not as published out of the way, so that the fetch brings it alone."""
        meter = Meter(ref, file.title, file.size_bytes, self._tell)
        meter.state("verifying", "comparing the file with what was published")
        if ref == "starter":
            path = self._paths.models / starter.STARTER_NAME
            if path.is_file() and sha256(path) == starter.STARTER_SHA256:
                raise _whole(file)
            path.unlink(missing_ok=True)
            return
        site, found = Site.from_environment(), parse_reference(ref)
        listing = list_repo(site, found.repo, found.revision, cancel=cancel)
        quant = choose_file(listing.quants, found.file, found.repo)
        cache = HubCache(site.cache, False if is_true("HF_HUB_DISABLE_SYMLINKS") else None)
        bad = repair.damaged(cache, found.repo, listing.revision, quant, cancel, meter.at)
        if not bad:
            raise _whole(file)
        repair.drop(cache, found.repo, listing.revision, bad)

    def _whole_machine(self) -> Machine:
        """Return the machine with every card: those that the build in use cannot drive too."""
        return self._board.state.machine or self._desk.machine()

    def _change_engine(self, engine: str, cancel: threading.Event, move: Move) -> None:
        installer = Installer(
            self._paths, self._whole_machine, Releases.from_environment(), self._spawner
        )
        if engine == BEFORE:
            move(Phase.VERIFYING)
            installer.chosen.rollback()
        else:

            def tell(transfer: Transfer) -> None:
                self._tell(transfer.model_copy(update={"ref": engine}))
                if transfer.state in {"verifying", "done"}:
                    move(Phase.VERIFYING)

            installer.install(engine, tell, cancel)
            move(Phase.VERIFYING)
        self._desk.forget_engine()


def _whole(file: ModelFile) -> FileProblemError:
    return FileProblemError(
        f"Every byte of {Path(file.path).name} is as published: the file is not what is wrong.",
        fix="Try another of the remedies.",
        cause="file-is-whole",
    )
