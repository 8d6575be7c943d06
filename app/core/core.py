"""Commands in, events out: the owner of every service and thread."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from functools import partial

from app import commands as c
from app import events as e
from app.core.afar import FAR, NEAR
from app.core.board import Watcher
from app.core.clinic import CLINICAL
from app.core.clock_desk import CLOCKS
from app.core.engine_room import ENGINES
from app.core.jobs import unforeseen, went_well
from app.core.last_run import last_run
from app.core.lending import LENDING
from app.core.librarian import LIBRARY
from app.core.parts import Parts
from app.core.sleep import WINDOWS_WAITS_SECONDS
from app.core.table import Table
from app.core.talk import CHAT
from app.engine.api import Engine
from app.engine.protocol import Answer, Done, Generate
from app.errors import PlimsollError
from app.history import History
from app.links import proposed
from app.paths import Paths
from app.settings import Settings
from app.values.embedding import Embedded

LOG = logging.getLogger(__name__)
QUIT_KEEP_SECONDS = 0.8
"""For keeping the chat when the jobs took all the time there was; else what they left of it."""
ENDS_SECONDS = 0.7
"""For all that ends after that."""


class Core(Parts):
    """The program without a screen. `do` returns at once; `watcher` hears of every change.

    The watcher is called on whatever thread publishes; it must return at once.
    """

    def __init__(
        self,
        paths: Paths,
        watcher: Watcher,
        *,
        engines: Callable[[], Engine] | None = None,
        beside: bool = False,
    ) -> None:
        """`beside`: it serves others; downloads and the open model are left to a window."""
        super().__init__(paths, watcher, engines, beside=beside)
        self._table = Table(self._board, self, paths)
        self._answers = self._families()
        self._engine_room.go_on = self.do
        self._closing = False

    @property
    def engine_pid(self) -> int | None:
        """The process that holds the model, if any."""
        return self._runner.engine_pid

    @property
    def beside_window(self) -> bool:
        """Whether a window runs on the same folder."""
        return self._seat.beside_window

    @property
    def chats(self) -> History:
        """The conversations that were kept, to be searched and exported."""
        return self._stores.history

    def answer(
        self,
        path: str,
        request: Generate,
        hear: Callable[[Answer], None],
        cancel: threading.Event,
    ) -> Done:
        """Answer for another program, on its own thread; see `Answering.answer`."""
        return self._answering.answer(path, request, hear, cancel)

    def embed(
        self, path: str, texts: tuple[str, ...], cancel: threading.Event, query: str | None = None
    ) -> Embedded:
        """Make embeddings for another program, on its own thread; see `Embedding.embed`."""
        return self._embedding.embed(path, texts, cancel, query)

    def open_api(self, settings: Settings) -> None:
        """Serve as `settings` say, for this run alone."""
        self._lanes["api"].start(lambda _: self._follow(settings))

    @property
    def api_requests(self) -> int:
        """How many requests the local API took."""
        return self._table.requests

    @property
    def api_key(self) -> str:
        """The key that other programs must show; a small file is read."""
        return self._table.key.read()

    def start(self) -> None:
        """Look at the machine, list what is here, and open what was open."""
        for n, text in enumerate(filter(None, self._notices)):
            self._board.notice(f"start.{n}", "warn", text)
        if self._sleep_watch is not None:
            self._sleep_watch.start()
        self._lanes["machine"].start(self._first_look)
        self._lanes["machine"].start(lambda _: self.looked.set())
        self._lanes["chat"].start(lambda _: self._talk.list())
        self._access.look()
        self._lending.begin()
        self._lanes["settings"].start(lambda _: self._login.settle())
        self._lanes["api"].start(lambda _: self._follow(self.state.settings))

    def do(self, command: c.Command) -> None:
        """Begin what `command` asks; what comes of it is told by events."""
        if isinstance(command, NEAR):
            self._afar.leave()
        self._begin(command)

    def _begin(self, command: c.Command) -> None:
        """Begin what `command` asks; one for another program does not change who answers here."""
        if self._closing:
            return
        try:
            self._dispatch(command)
        except PlimsollError as error:
            self._failed(error)

    def close(self, deadline: float = 3.0) -> bool:
        """Stop every job and end every child; return whether all ended in time."""
        self._closing = True
        until = time.monotonic() + deadline
        self._runner.cancel()
        self._table.close(1.0)
        ended = self._lanes.close(max(0.1, deadline - 1.5))
        self._table.close(0.1)  # its lane may have been in the middle of opening it
        self._runner.keep_chat(max(QUIT_KEEP_SECONDS, until - time.monotonic() - ENDS_SECONDS))
        ends = (
            self._runner.close,
            self._standby.close,
            self._embedding.close,
            partial(self._stores.marker.sweep, at_once=True),
            self._clocking.release,
        )
        n_failed = sum(not went_well(end) for end in ends)
        if self._sleep_watch is not None:
            ended &= self._sleep_watch.close(max(0.1, until - time.monotonic()))
        ended &= self._watch.close(max(0.1, until - time.monotonic()))
        for end in (self._stores.history.close, self._spawner.close, self._seat.close):
            n_failed += not went_well(end)
        return ended and not n_failed

    # --- who answers what ------------------------------------------------------------------------
    def _families(self) -> dict[type, Callable[[c.Command], object]]:
        """Return the service of every command that a family of commands belongs to."""
        chat, lanes = self._talk.do, self._lanes
        families: dict[Callable[[c.Command], object], tuple[type, ...]] = {
            self._shelf.do: (c.Propose, c.Configure, c.AcceptRisk),
            self._choosing.do: (c.Choose, c.KeepOpen, c.Fetch, c.ResumeTransfer, c.HurryTransfer),
            self._transfer: (c.PauseTransfer, c.CancelTransfer),
            self._librarian.do: LIBRARY,
            self._hubdesk.do: (c.SearchHub, c.OpenRepo, c.CloseRepo, c.PlanLadder),
            self._afar.do: FAR,
            self._lending.do: LENDING,
            self._access.do: (c.KeepToken, c.ForgetToken),
            self._clinic.do: CLINICAL,
            self._clock_desk.do: CLOCKS,
            self._engine_room.do: ENGINES,
            lambda command: lanes["chat"].start(lambda _: chat(command)): CHAT,
        }
        return {kind: answer for answer, kinds in families.items() for kind in kinds}

    def _dispatch(self, command: c.Command) -> None:
        if (answer := self._answers.get(type(command))) is not None:
            answer(command)
            return
        match command:
            case c.Detect():
                self._lanes["machine"].start(lambda _: self._look_again())
            case c.WatchGraphs(visible=visible):
                self._lanes["machine"].start(lambda _: self._watch.show(visible=visible))
            case c.RenewApiKey():
                self._lanes["api"].start(lambda _: self._table.renew_key())
            case c.TryApi():
                self._lanes["api-trial"].start(self._table.try_out)
            case c.OpenLink(link=link):
                self.do(c.OpenRepo(ref=proposed(link)))
            case c.StopReply():
                self._talk.stop()
            case c.ChangeSettings(settings=settings):
                self._librarian.keep(settings)
            case c.DismissNotice(id=name):
                self._board.publish(e.NoticeDismissed(id=name))
            case _:
                self._run(command)

    def _run(self, command: c.Command) -> None:
        match command:
            case c.Qualify():
                self._runner.qualify()
            case c.Soak():
                self._soak.start()
            case c.LoadModel():
                self._runner.load()
            case c.UnloadModel():
                self._runner.unload()
            case c.CancelWork():
                self._choosing.cancel()
                self._runner.cancel()
            case c.RestoreClocks():
                self._lanes["machine"].start(lambda _: self._clocking.restore())
            case c.ComputerSleeps():
                self._sleep.fall_asleep(WINDOWS_WAITS_SECONDS)
            case c.ComputerWakes():
                self._sleep.wake_up()
            case _:
                raise TypeError(type(command).__name__)

    def _transfer(self, command: c.Command) -> None:
        """Stop a file's check or move, which is shown like a download, or a download."""
        match command:
            case c.PauseTransfer(ref=ref) | c.CancelTransfer(ref=ref) if self._librarian.stop(ref):
                pass
            case _:
                self._choosing.do(command)

    # --- starting ------------------------------------------------------------------------------
    def _look(self) -> None:
        """Look at the machine; a card that the engine cannot use is a problem of it."""
        machine = self._watch.detect()
        if problem := self._desk.idle_card():
            seen = machine.model_copy(update={"problems": (*machine.problems, problem)})
            self._board.publish(e.MachineSeen(machine=seen))

    def _look_again(self) -> None:
        self._desk.doubt_engine()
        self._look()
        self._engine_room.tell()
        self._hubdesk.plan_again()
        if self.state.proposals:
            self.do(c.Propose(goal=self.state.goal))

    def _first_look(self, cancel: threading.Event) -> None:
        self._look()
        self._engine_room.tell()
        self._librarian.refresh()
        self._proofs.tell()
        self._clocking.look_back()
        self._clinic.tell()
        self._verdict.explain_last_run(*last_run(self._stores.marker, self._seat))
        kept = self._stores.journal.read()
        self._say("start.doing", self._stores.marker.notice)
        self._say("start.session", self._stores.journal.notice)
        if kept is not None and self._board.session is None:
            session = self._shelf.session_of(kept.file, kept.config, kept.receipt, cancel)
            if session is not None and self._board.session is None:  # nothing was chosen meanwhile
                self._board.publish(e.SessionOpened(session=session))
                self._ahead()
        self._choosing.restore()

    def _keep_settings(self, settings: Settings) -> None:
        self._board.publish(e.SettingsChanged(settings=settings))
        self._choosing.settings_changed()
        self._shelf.settings_changed()
        self._lanes["settings"].start(lambda _: self._save(settings))
        self._lanes["api"].start(lambda _: self._follow(settings))

    def _follow(self, settings: Settings) -> None:
        self._table.follow(settings)
        self._say("start.key", self._table.key.notice)

    def _say(self, name: str, notice: str) -> None:
        """Tell what was found damaged, and where it is kept."""
        if notice:
            self._board.notice(name, "warn", notice)

    def _save(self, settings: Settings) -> None:
        self._login.follow(settings)
        if trouble := self._stores.settings.save(settings):
            self._board.notice("settings", "warn", trouble)

    def _failed(self, error: Exception) -> None:
        if isinstance(error, PlimsollError):
            self._board.notice(error.cause, "error", error.text, error.fix)
            return
        LOG.error("work failed", exc_info=error)
        self._board.notice("work", "error", unforeseen(error))
