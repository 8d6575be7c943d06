"""The queue of downloads: several at once, in an order, and still there after a restart."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol

from app import events as e
from app.core.board import Board
from app.core.downloads_kept import DownloadStore, Order
from app.core.jobs import Lanes
from app.errors import PlimsollError
from app.hub.faults import PassingError, StoppedError
from app.hub.pull import Puller
from app.hub.pulled import Pulled
from app.values.transfer import Piece, Transfer, TransferState

SAVE_SECONDS = 5.0
"""How old the count of bytes on the disk may be; the bytes themselves are never lost."""
WAITS = "waits for its turn"
_STATES: dict[str, TransferState] = {"waiting": "queued", "paused": "paused", "failed": "failed"}


class Client(Protocol):
    """Who asked for a file, and what they do on its way."""

    def prepare(self, order: Order, cancel: threading.Event) -> tuple[str, ...]:
        """Look at what is to be fetched before the first byte; return what comes along with it.

        Those are names of files in the same repository.

        Raises:
            PlimsollError: it is not to be fetched.
        """

    def moved(self, order: Order, transfer: Transfer) -> None:
        """Hear of progress."""

    def arrived(self, order: Order, pulled: Pulled, cancel: threading.Event) -> None:
        """Take the file; it is here and verified."""

    def ended(self, order: Order, error: PlimsollError | None) -> None:
        """Hear that nothing comes for now: stopped by a person (None), or why."""


@dataclass(slots=True, eq=False)
class Run:
    """A download that is on its way; `then` is what a person wants of it when it has stopped."""

    lane: int
    cancel: threading.Event
    then: Literal["", "pause", "resume", "remove"] = ""


class Downloads:
    """Runs `settings.downloads_at_once` orders at a time, each on a lane of its own.

    What runs or waits when the program ends goes on by itself at the next start, and so does what
    failed for the network alone; what a person paused stays paused, and what failed otherwise
    stays on the list until it is tried again or removed.
    """

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        store: DownloadStore,
        make_puller: Callable[[], Puller],
        client: Client,
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._store = store
        self._make_puller = make_puller
        self._client = client
        self._lock = threading.RLock()
        self._orders: dict[str, Order] = {}
        self._runs: dict[str, Run] = {}
        self._saved_at = 0.0
        self._closing = False
        # Known from the start: what is asked for before `restore` must not be kept in their place.
        self._former, self._notice = store.read()

    # --- asked for -----------------------------------------------------------------------------
    def restore(self) -> str:
        """List what a former run left, and go on with it; return a notice, or ""."""
        with self._lock:
            orders, self._former = self._former, ()
            for order in orders:
                if self._orders.setdefault(order.ref, order) is order:
                    self._tell(order)
                    if order.passing:
                        self._set(order.ref, state="waiting")
            self._pump()
        return self._notice

    def ask(self, order: Order) -> None:
        """Fetch `order` when its turn comes; asked again, it is taken up with what is new."""
        with self._lock:
            known = self._orders.get(order.ref)
            if known is not None:
                changes = {"config": order.config, "opens": order.opens or known.opens}
                order = known.model_copy(update=changes)
            self._orders[order.ref] = order
            if order.opens:
                self.open_only(order.ref)
            self.resume(order.ref)

    def open_only(self, ref: str | None) -> None:
        """Let no other order than `ref` open its model: the person chose this one last."""
        with self._lock:
            for name, order in self._orders.items():
                if order.opens != (name == ref):
                    self._orders[name] = order.model_copy(update={"opens": name == ref})
            self._save()

    def resume(self, ref: str) -> bool:
        """Go on with an order; return whether it is known."""
        with self._lock:
            if ref not in self._orders:
                return False
            if (run := self._runs.get(ref)) is not None:
                run.then = "resume" if run.cancel.is_set() else ""
                return True
            self._set(ref, state="waiting")
            self._pump()
            return True

    def pause(self, ref: str) -> None:
        """Stop fetching an order; what is here is kept."""
        with self._lock:
            if (run := self._runs.get(ref)) is not None:
                run.then = "pause"
                run.cancel.set()
            elif ref in self._orders:
                self._set(ref, state="paused")

    def pause_chosen(self) -> None:
        """Pause the order that would open its model."""
        with self._lock:
            for ref in [name for name, order in self._orders.items() if order.opens]:
                self.pause(ref)

    def remove(self, ref: str) -> None:
        """Give an order up: its bytes are removed, and it leaves the list."""
        with self._lock:
            if (run := self._runs.get(ref)) is not None:
                run.then = "remove"
                run.cancel.set()
                return
            order = self._orders.pop(ref, None)
            self._save()
        self._lanes["tidy"].start(lambda _: self._discard(ref, order))

    def hurry(self, ref: str) -> None:
        """Put an order before all others that wait."""
        with self._lock:
            if ref in self._orders:
                order = self._orders.pop(ref)
                self._orders = {ref: order, **self._orders}
                self.resume(ref)

    def settings_changed(self) -> None:
        """Start what may run now; what runs already is not stopped."""
        with self._lock:
            self._pump()

    # --- running -------------------------------------------------------------------------------
    def _pump(self) -> None:
        for ref, order in self._orders.items():
            if self._closing or len(self._runs) >= self._board.state.settings.downloads_at_once:
                break
            if order.state == "waiting" and ref not in self._runs:
                taken = {run.lane for run in self._runs.values()}
                lane = next(n for n in range(len(taken) + 1) if n not in taken)
                run = self._runs[ref] = Run(lane, threading.Event())
                work = partial(self._work, ref, run)
                self._lanes[f"transfer-{lane}"].start(work, run.cancel)
        self._save()

    def _work(self, ref: str, run: Run, cancel: threading.Event) -> None:
        failure: PlimsollError | None = None
        pulled: Pulled | None = None
        try:
            also = self._client.prepare(self._orders[ref], cancel)
            begun = partial(self._begun, ref)
            pulled = self._make_puller().pull(ref, self._moved, cancel, begun, also)
        except PlimsollError as error:
            failure = error
        except Exception as error:
            failure = PlimsollError(f"Something went wrong ({type(error).__name__}: {error}).")
            raise
        finally:
            self._finish(ref, run, pulled, failure)

    def _finish(
        self, ref: str, run: Run, pulled: Pulled | None, failure: PlimsollError | None
    ) -> None:
        with self._lock:
            self._runs.pop(ref, None)
            order = self._orders[ref]
            if run.then == "remove" and failure is None:
                failure = StoppedError()  # given up while its last bytes came
            if failure is not None:
                self._stopped(order, run, failure)
            elif pulled is not None:
                del self._orders[ref]
                self._lanes["arrival"].start(partial(self._client.arrived, order, pulled))
            self._pump()

    def _stopped(self, order: Order, run: Run, failure: PlimsollError) -> None:
        """Keep, list or remove an order that ended without its file."""
        ref, by_person = order.ref, failure.cause == "cancelled"
        if by_person and not run.then:
            # The program ends: the order waits on the disk for the next start.
            self._closing = True
            return
        self._client.ended(order, None if by_person else failure)
        if run.then == "remove":
            del self._orders[ref]
            self._lanes["tidy"].start(lambda _: self._discard(ref, order))
        elif run.then == "resume":
            self._set(ref, state="waiting")
        elif by_person:
            self._set(ref, state="paused")
        else:
            self._set(ref, state="failed", failure=failure)

    def _begun(self, ref: str, pieces: tuple[Piece, ...]) -> None:
        """Remember which files come; what was begun of a version that is gone is removed."""
        with self._lock:
            order = self._orders[ref]
            wanted = {(piece.repo, piece.sha256) for piece in pieces}
            names = {piece.name for piece in pieces}
            old = tuple(
                piece
                for piece in order.pieces
                if piece.name in names and (piece.repo, piece.sha256) not in wanted
            )
            kept = tuple(p for p in order.pieces if p not in old and p not in pieces)
            self._orders[ref] = order.model_copy(update={"pieces": (*kept, *pieces)})
            self._save()
        self._make_puller().discard(old)

    def _moved(self, transfer: Transfer) -> None:
        with self._lock:
            order = self._orders[transfer.ref]
            if not transfer.total_bytes and order.total_bytes:
                # Before the Hub has answered, what was known is still true.
                known = {"done_bytes": order.done_bytes, "total_bytes": order.total_bytes}
                transfer = transfer.model_copy(update=known)
            counts = ("title", "done_bytes", "total_bytes")
            order = order.model_copy(update={name: getattr(transfer, name) for name in counts})
            self._orders[order.ref] = order
            if time.monotonic() - self._saved_at > SAVE_SECONDS:
                self._save()
        self._board.publish(e.TransferChanged(transfer=transfer))
        self._client.moved(order, transfer)

    def _discard(self, ref: str, order: Order | None) -> None:
        try:
            if order is not None:
                self._make_puller().discard(order.pieces)
        finally:
            self._board.publish(e.TransferGone(ref=ref))

    # --- telling -------------------------------------------------------------------------------
    def _set(self, ref: str, *, state: str, failure: PlimsollError | None = None) -> None:
        changes = {
            "state": state,
            "detail": failure.text if failure else "",
            "fix": failure.fix if failure else "",
            "passing": isinstance(failure, PassingError),
        }
        self._orders[ref] = order = self._orders[ref].model_copy(update=changes)
        self._save()
        self._tell(order)

    def _tell(self, order: Order) -> None:
        transfer = Transfer(
            ref=order.ref,
            title=order.title,
            state=_STATES[order.state],
            done_bytes=order.done_bytes,
            total_bytes=order.total_bytes,
            detail=WAITS if order.state == "waiting" else order.detail,
            fix=order.fix,
            chunks=getattr(self._board.state.transfers.get(order.ref), "chunks", None),
        )
        self._board.publish(e.TransferChanged(transfer=transfer))

    def _save(self) -> None:
        self._saved_at = time.monotonic()
        former = (order for order in self._former if order.ref not in self._orders)
        self._store.write((*self._orders.values(), *former))
