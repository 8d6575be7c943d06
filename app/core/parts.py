"""Every service of the program, put together in the order in which they need each other."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from app import commands as c
from app.core.access import AccessDesk
from app.core.afar import Afar
from app.core.answering import Answering
from app.core.board import Board, Watcher
from app.core.chat_states import ChatStates
from app.core.clinic import Clinic
from app.core.clock_desk import ClockDesk
from app.core.clocking import Clocking
from app.core.desk import Desk
from app.core.downloads_chosen import Choosing
from app.core.embedding import Embedding
from app.core.engine_room import EngineRoom
from app.core.engines import embedding_factory, standby
from app.core.holding import Services
from app.core.hubdesk import HubDesk
from app.core.jobs import Lanes
from app.core.lending import LendingDesk
from app.core.librarian import Librarian
from app.core.login import Login
from app.core.outlook import Outlook
from app.core.proofs import Proofs
from app.core.runner import Runner
from app.core.shelf import Shelf
from app.core.sleep import Sleep, sleep_watch
from app.core.slow_reading import SlowReading
from app.core.soak import Soak
from app.core.stock import Stock
from app.core.talk import Talk
from app.core.verdict import Sources, Verdict
from app.core.watch import Watch
from app.engine.api import Engine
from app.history import History
from app.hub.pace import Pace
from app.inflight import Marker
from app.journal import Journal
from app.machine.history import SampleHistory
from app.machine.recorder import FlightRecorder
from app.paths import Paths
from app.plan.dry import confined
from app.process import Spawner
from app.receipts import ReceiptStore
from app.remote.keys import RemoteKeys
from app.runtimes.chosen import Chosen
from app.seat import Seat
from app.settings import Settings
from app.settings_store import SettingsStore
from app.state import State
from app.transcript import Transcript
from app.values.machine import Machine


@dataclass(frozen=True, slots=True)
class _Stores:
    settings: SettingsStore
    receipts: ReceiptStore
    history: History
    journal: Journal
    marker: Marker


class Parts(ABC):
    """Makes the services and connects them; what they call back is the owner's to answer."""

    def __init__(
        self,
        paths: Paths,
        watcher: Watcher,
        engines: Callable[[], Engine] | None,
        *,
        beside: bool,
    ) -> None:
        paths.make()
        self._paths = paths
        self._seat = Seat(paths.state, beside=beside)
        self.looked = threading.Event()
        """Set when the start is over: what was open is open again."""
        self._ground(watcher)
        self._planning(engines)
        self._running()
        self._finding()
        self._talking()

    @property
    def state(self) -> State:
        """The newest state."""
        return self._board.state

    # --- made, each upon those before ------------------------------------------------------------
    def _ground(self, watcher: Watcher) -> None:
        """Make what everything stands on: what is kept, the state, the lanes, the watch."""
        self._stores = _Stores(
            SettingsStore(self._paths.data),
            ReceiptStore(self._paths.data),
            History(self._paths.data / "chats.sqlite"),
            Journal(self._paths.data, lambda: not self._seat.beside_window),
            Marker(self._seat.folder),
        )
        opened = self._stores.settings.load()
        receipts = self._stores.receipts.all()
        self._board = Board(State(settings=opened.settings, receipts=receipts), watcher)
        stores = self._stores
        chosen = Chosen(self._paths)
        chosen.read()  # first of all who read it: what is damaged is moved aside once
        self._notices = [opened.notice, stores.receipts.notice, stores.history.notice]
        self._notices += [chosen.notice]
        self.history = SampleHistory()
        self.transcript = Transcript()
        self._lanes = Lanes(self._failed)
        self._watch = Watch(self._board, self.history, FlightRecorder(self._seat.folder))
        self._spawner = Spawner()

    def _planning(self, engines: Callable[[], Engine] | None) -> None:
        """Make what plans and what names causes."""
        self._standby = standby(self._spawner)
        self._engines = engines or self._standby
        self._desk = Desk(
            Outlook(self._machine, self.history, self._watch.look),
            lambda: self.state.settings,
            engines or self._standby.fresh,
            rehearser=None if engines else confined(self._spawner),
            receipts=lambda: self.state.receipts,
            hardware=self._machine,
        )
        self._clocking = Clocking(self._board, self._spawner)
        sources = Sources.of(
            self._board, self._desk, self.history, self._watch, self._clocking, self._paths
        )
        self._notices += [
            store.notice for store in (sources.brake, sources.failures, sources.tried)
        ]
        self._brake = sources.brake
        self._verdict = Verdict(self._board, sources)
        self._proofs = Proofs(self._board, self._desk, self._stores.receipts, Chosen(self._paths))

    def _running(self) -> None:
        """Make what runs a model."""
        self._states = ChatStates(self._paths.data if self._seat.first else self._seat.folder)
        self._runner = Runner(
            Services(
                board=self._board,
                lanes=self._lanes,
                watch=self._watch,
                desk=self._desk,
                marker=self._stores.marker,
                journal=self._stores.journal,
                proofs=self._proofs,
                engines=self._engines,
                ahead=self._ahead,
                verdict=self._verdict,
                brake=self._brake,
                states=self._states,
                slow_reading=SlowReading(self._board, self.history),
            )
        )
        self._sleep = Sleep(self._board, self._lanes, self._runner, self._desk)
        self._sleep_watch = sleep_watch(self._sleep)
        self._soak = Soak(self._board, self._lanes, self._runner, self._proofs)
        self._clock_desk = ClockDesk(
            self._board, self._lanes, self._runner, self._clocking, self._spawner
        )

    def _finding(self) -> None:
        """Make what finds files, fetches and keeps them, and what mends a setup."""
        self._librarian = Librarian.of(
            self._board, self._lanes, self._paths, self._stores.settings, self._keep_settings
        )
        stock = Stock(
            self._paths,
            Pace(self.state.settings.download_limit_bytes_s),
            self._librarian.arrived,
            queued=self._seat.first,
        )
        self._clinic = Clinic(
            self._board, self._lanes, self._runner, self._verdict, stock, self._spawner
        )
        self._hubdesk = HubDesk(self._board, self._lanes, self._desk)
        self._librarian.changed = self._hubdesk.look
        self._access = AccessDesk(self._board, self._lanes)
        self._shelf = Shelf(self._board, self._lanes, self._desk, self._paths)
        self._shelf.also_planned = self._hubdesk.plan_again
        self._librarian.gone = self._shelf.draft_from
        self._lending = LendingDesk(
            self._board,
            self._lanes,
            self._librarian.keep,
            lambda config: self._shelf.do(c.Configure(config=config)),
            lambda: self._desk.hardware().gpus,
        )
        self._desk.lent = self._lending.cards
        self._choosing = Choosing(
            self._board, self._lanes, self._desk, self._runner, self._librarian.refresh, stock
        )
        self._choosing.setups.ask_others = self._lending.ask_used

    def _talking(self) -> None:
        """Make what answers: the chat, other programs, other computers."""
        self._afar = Afar(
            self._board, self._lanes, RemoteKeys(self._paths.data), self._librarian.keep
        )
        self._talk = Talk(
            self._board,
            self._lanes,
            self._afar.voices(self._runner),
            self._stores.history,
            self.transcript,
        )
        self._engine_room = EngineRoom(
            self._board, self._lanes, self._desk, self._paths, self._spawner, self._look_again
        )
        self._engine_room.let_go = self._standby.drop
        self._shelf.engine_to_come = self._engine_room.to_come
        self._answering = Answering(
            self._board, self._lanes, self._runner, self._proofs, self._begin
        )
        self._embedding = Embedding(
            self._lanes, embedding_factory(self._spawner), self._desk.n_threads
        )
        self._login = Login(self._board, self._librarian.keep)

    # --- called back -----------------------------------------------------------------------------
    def _ahead(self) -> None:
        if self._engines is self._standby:
            self._standby.prepare()

    def _machine(self) -> Machine:
        return self.state.machine or self._watch.detect()

    @abstractmethod
    def _failed(self, error: Exception) -> None:
        """Tell of work that failed."""

    @abstractmethod
    def _keep_settings(self, settings: Settings) -> None:
        """Make `settings` hold from now on."""

    @abstractmethod
    def _look_again(self) -> None:
        """Look at the machine again."""

    @abstractmethod
    def _begin(self, command: c.Command) -> None:
        """Begin what `command` asks."""
