"""What a person chose: opened at once when it is here, fetched first when it is not."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable
from functools import partial
from pathlib import Path

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.core.downloads import Downloads
from app.core.downloads_kept import DownloadStore, Order
from app.core.jobs import Lanes
from app.core.opener import Opener
from app.core.runner import Runner
from app.core.setups import Setup, Setups, too_big
from app.core.shelf import model_file
from app.core.stock import Stock
from app.errors import PlimsollError
from app.hub.cache import HubCache
from app.hub.pulled import Pulled
from app.hub.reference import parse_reference
from app.hub.site import cache_folder
from app.runconfig import RunConfig
from app.session import RESIDENT, Phase, Session
from app.values.model_file import ModelFile
from app.values.transfer import Transfer, TransferState

PACKAGED = frozenset({"starter", "engine-test"})
BUSY = RESIDENT - {Phase.READY}
POLL_SECONDS = 0.2


def drafting_file(config: RunConfig | None) -> tuple[str, ...]:
    """Return the name, in its repository, of the drafting file that `config` still lacks, if any."""
    if config is None or not config.mtp.apart or Path(config.mtp.file).is_file():
        return ()
    name = HubCache(cache_folder()).name_of(Path(config.mtp.file))
    return (name,) if name else ()


class Choosing:
    """Answers what concerns fetching and opening.

    A session that holds a model is left alone until the new file is here and verified; only where
    there is none, a session shows the download. Of two choices the newer one is opened, and none
    while a reply is being written without the person saying so (`Opener`).
    """

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        desk: Desk,
        runner: Runner,
        refresh: Callable[[], None],
        stock: Stock,
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._desk = desk
        self._runner = runner
        self._refresh = refresh
        self._stock = stock
        self._puller = stock.puller
        kept = DownloadStore(stock.paths.data, mine=stock.queued)
        self._downloads = Downloads(board, lanes, kept, stock.puller, self)
        self._wish: str | None = None
        self._shown: dict[str, str] = {}
        self._planned: dict[str, RunConfig] = {}
        self._opener = Opener(board, lanes)
        self.setups = Setups(board, desk)

    def do(self, command: c.Command) -> None:
        """Begin to choose, to fetch, or what is asked of a download."""
        match command:
            case c.Choose():
                self._begin(command)
            case c.KeepOpen():
                self._wish = ""
                self._opener.turn_away()
            case c.Fetch(ref=ref, config=config):
                self._lanes["choose"].start(lambda _: self._fetch(ref, config))
            case c.PauseTransfer(ref=ref):
                self._downloads.pause(ref)
            case c.ResumeTransfer(ref=ref):
                if not self._downloads.resume(ref):
                    self._begin(c.Choose(ref=ref))
            case c.CancelTransfer(ref=ref):
                self._downloads.remove(ref)
            case c.HurryTransfer(ref=ref):
                self._downloads.hurry(ref)
            case _:
                raise TypeError(type(command).__name__)

    def restore(self) -> None:
        """Go on with the downloads of the run before."""
        if notice := self._downloads.restore():
            self._board.notice("downloads", "warn", notice)

    def settings_changed(self) -> None:
        """Keep to the limits that hold now."""
        self._stock.pace.bytes_s = self._board.state.settings.download_limit_bytes_s
        self._downloads.settings_changed()

    def cancel(self) -> None:
        """Stop fetching what would be opened, unless another model is at work; all is kept."""
        session = self._board.session
        if session is None or session.phase not in BUSY:
            self._lanes["choose"].cancel()
            self._downloads.pause_chosen()

    # --- for the queue -------------------------------------------------------------------------
    def prepare(self, order: Order, cancel: threading.Event) -> tuple[str, ...]:
        """Plan a chosen file from its header, and show that it is on its way.

        A drafting file that its setup needs comes along.

        Raises:
            PlimsollError: the Hub cannot be asked, or the file would not fit.
        """
        if order.opens:
            waiting = self._foretold(order, cancel)
            self._planned[order.ref] = waiting.config
            session = self._board.session
            newest = self._wish == order.ref and (not session or session.phase not in RESIDENT)
            if session is None or newest:
                self._shown[order.ref] = waiting.id
                self._runner.replace(waiting)
            return drafting_file(waiting.config)
        return drafting_file(order.config)

    def moved(self, order: Order, transfer: Transfer) -> None:
        """Show that a file is being checked."""
        session = self._board.session
        if session is None or session.id != self._shown.get(order.ref):
            return
        if transfer.state == "verifying" and session.phase is Phase.DOWNLOADING:
            self._board.publish(e.PhaseChanged(session=session.id, phase=Phase.VERIFYING))

    def arrived(self, order: Order, pulled: Pulled, cancel: threading.Event) -> None:
        """Open a chosen file when nothing is being done with the model before it."""
        if not order.opens or not self._still_wanted(order.ref):
            self._refresh()
            return
        config = self._waiting(order.ref) or order.config
        choice = c.Choose(ref=order.ref, config=config, meanwhile="wait")
        self._opener.welcome(choice, order.title)
        while self._busy() and self._opener.wants(choice):
            self._opener.tell(choice, "waiting")
            if cancel.wait(POLL_SECONDS):
                break
        if not cancel.is_set() and self._opener.wants(choice):
            self._open_here(pulled, choice)

    def ended(self, order: Order, error: PlimsollError | None) -> None:
        """Close the session that waited, and say what went wrong."""
        self._close_shown(order.ref)
        if error is not None:
            self._board.notice(error.cause, "error", error.text, error.fix)

    # --- work ----------------------------------------------------------------------------------
    def _still_wanted(self, ref: str) -> bool:
        return self._wish in {None, ref}

    def _waiting(self, ref: str) -> RunConfig | None:
        """Return what this download was planned with, where a drafting file came with it."""
        config = self._planned.pop(ref, None)
        return config if config is not None and config.mtp.file else None

    def _begin(self, choice: c.Choose) -> None:
        self._wish = choice.ref
        self._opener.welcome(choice, self.setups.title(choice.ref))
        self._lanes["choose"].start(partial(self._choose, choice))

    def _choose(self, choice: c.Choose, cancel: threading.Event) -> None:
        try:
            self._choose_now(choice, cancel)
        finally:
            self._opener.over(choice)

    def _choose_now(self, choice: c.Choose, cancel: threading.Event) -> None:
        ref, config = choice.ref, choice.config
        here = None if drafting_file(config) else self._puller().here(ref)
        order = Order(ref=ref, title=self.setups.title(ref), config=config, opens=True)
        if here is None and ref not in PACKAGED:
            parse_reference(ref)  # raises: what leads nowhere is said at once and is no download
            self._downloads.ask(order)
            return
        if here is not None and self._is_open(here, config):
            return
        if not self._opener.wants(choice) or not self._may_open(choice):
            return
        self._downloads.open_only(None)
        pulled = here or self._unpacked(order, cancel)
        if pulled is not None:
            self._open_here(pulled, choice)

    def _may_open(self, choice: c.Choose) -> bool:
        again = partial(self._lanes["choose"].start, partial(self._choose, choice))
        return self._opener.may_open(choice, again)

    def _is_open(self, here: Pulled, config: RunConfig | None) -> bool:
        """Whether what was chosen is loaded as it was chosen: there is nothing to change."""
        session = self._board.session
        if session is None or session.phase not in RESIDENT:
            return False
        return session.file.path == str(here.path) and config in (None, session.config)

    def _busy(self) -> bool:
        session = self._board.session
        return self._opener.writing or (session is not None and session.phase in BUSY)

    def _fetch(self, ref: str, config: RunConfig | None) -> None:
        if drafting_file(config) or self._puller().here(ref) is None:
            self._downloads.ask(Order(ref=ref, title=self.setups.title(ref), config=config))

    def _unpacked(self, order: Order, cancel: threading.Event) -> Pulled | None:
        """Make a model that comes with the program; no queue is needed for it."""

        def tell(transfer: Transfer) -> None:
            self._board.publish(e.TransferChanged(transfer=transfer))
            self.moved(order, transfer)

        try:
            self.prepare(order, cancel)
            return self._puller().pull(order.ref, tell, cancel)
        except PlimsollError as error:
            stopped = error.cause == "cancelled"
            state: TransferState = "paused" if stopped else "failed"
            told = {"detail": error.text, "fix": error.fix}
            tell(Transfer(ref=order.ref, title=order.title, state=state, **told))
            self.ended(order, None if stopped else error)
            return None

    def _foretold(self, order: Order, cancel: threading.Event) -> Session:
        """Return the session of a file to be fetched, planned."""
        known = self.setups.proposal(order.ref)
        found: Setup | None = known
        if order.ref not in PACKAGED:
            asked = Transfer(
                ref=order.ref,
                title=order.title,
                state="queued",
                done_bytes=order.done_bytes,
                total_bytes=order.total_bytes,
                detail="reading the file's header",
            )
            self._board.publish(e.TransferChanged(transfer=asked))
            found = self.setups.foretold(order.ref, order.config, cancel)
            if found.plan.verdict == "too-big":
                raise too_big(order.title, found.plan)
        file = ModelFile(
            path="",
            title=order.title,
            quant=known.quant if known else "",
            size_bytes=known.download_bytes if known else order.total_bytes,
        )
        return Session(
            id=uuid.uuid4().hex,
            file=file,
            config=found.config if found else order.config or RunConfig(),
            plan=found.plan if found else None,
            phase=Phase.DOWNLOADING,
        )

    def _open_here(self, pulled: Pulled, choice: c.Choose) -> None:
        try:
            file = model_file(pulled, self._desk)
            found = self.setups.best(file, choice.ref, choice.config)
            # One that was asked for while this was planned is not cut off either.
            if self._may_open(choice):
                new = Session(id=uuid.uuid4().hex, file=file, config=found.config, plan=found.plan)
                self._runner.replace(new)
                self._refresh()
        finally:
            # A file that came and is no model leaves no session that still waits for it.
            self._close_shown(choice.ref)
            self._opener.over(choice)

    def _close_shown(self, ref: str) -> None:
        session, waiting = self._board.session, self._shown.pop(ref, None)
        if session is not None and session.id == waiting:
            self._board.publish(e.SessionClosed())
