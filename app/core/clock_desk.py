"""A card's clocks for the window: the search for the highest stable lock, its use, its keeping."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.clocking import Clocking
from app.core.jobs import Lanes
from app.core.runner import Runner
from app.core.watch import Watch
from app.engine.api import Engine
from app.engine.protocol import Answer
from app.errors import PlimsollError
from app.machine import clock_kept
from app.machine.clock_cards import snapped, supported
from app.machine.clock_effect import ClockEffect
from app.machine.clock_search import STOPPED, Bench, search
from app.machine.clock_values import limit_text
from app.process import Spawner
from app.qualify.clock_work import STEP_SECONDS, ClockWork
from app.session import Phase, Session
from app.values.clocks import Clocks, SearchStep
from app.values.machine import Problem, Sample

CLOCKS = (
    c.LookAtClocks,
    c.SearchClocks,
    c.StopClockSearch,
    c.UseClocks,
    c.ReleaseClocks,
    c.KeepClocks,
    c.ForgetClocks,
)
"""The commands that are answered here."""
_OF_A_SEARCH = {"work", "trying", "steps", "ended", "stopped", "trouble", "keep_command"}
NO_MODEL = Problem(
    cause="clock-search-idle", text="No model is ready to work meanwhile.", fix="Load one first."
)


class ClockDesk:
    """One thing at a time. A search runs on the engine's lane; whoever needs the model ends it."""

    def __init__(
        self, board: Board, lanes: Lanes, runner: Runner, clocking: Clocking, spawner: Spawner
    ) -> None:
        self._board = board
        self._lane = lanes["clocks"]
        self._engine_lane = lanes["engine"]
        self._runner = runner
        self._clocking = clocking
        self._spawner = spawner
        self._stop = threading.Event()
        self._busy = threading.Lock()
        self._telling = threading.RLock()

    @property
    def _now(self) -> Clocks:
        return self._board.state.clocks or Clocks()

    def do(self, command: c.Command) -> None:
        """Begin one of the desk's commands; while one is under way the next is not begun."""
        match command:
            case c.LookAtClocks():
                self._lane.start(lambda _: self.tell())
            case c.SearchClocks():
                self._begin(self._start_search)
            case c.StopClockSearch():
                self._end_search(self._stop)
            case c.UseClocks(mode=mode):
                self._begin(lambda: self._lane.start(lambda _: self._use(mode)))
            case c.ReleaseClocks():
                self._lane.start(lambda _: self._release())
            case c.KeepClocks():
                self._begin(lambda: self._lane.start(self._keep))
            case c.ForgetClocks():
                self._begin(lambda: self._lane.start(self._forget))
            case _:
                raise TypeError(type(command).__name__)

    def tell(self, **changes: object) -> None:
        """Publish what is known now, with `changes` to the rest."""
        with self._telling:  # what was looked at last is told last
            gpu, held = self._clocking.gpu, self._clocking.held
            problem = self._clocking.problem()
            hand = self._clocking.by_hand() if problem else None
            kept = next((one for one in clock_kept.kept() if gpu and one.uuid == gpu.uuid), None)
            known: dict[str, object] = {
                "card": gpu.name if gpu else "",
                "uuid": gpu.uuid if gpu else "",
                "problem": problem,
                "hand_lock": hand.lock if hand else "",
                "hand_reset": hand.reset if hand else "",
                "locked": held.text if held else "",
                "locked_mode": held.mode if held else "",
                "kept": limit_text(kept.low, kept.high) if kept else "",
                "can_keep": clock_kept.by_click(),
                "forget_command": (gpu and clock_kept.forget_command(gpu.uuid)) or "",
            }
            self._publish(known | changes)

    def _publish(self, changes: dict[str, object]) -> None:
        with self._telling:
            now = self._now.model_copy(update=changes)
            if now != self._board.state.clocks:
                self._board.publish(e.ClocksChanged(clocks=now))

    def _begin(self, start: Callable[[], None]) -> None:
        if self._busy.acquire(blocking=False):
            try:
                start()
            except BaseException:
                self._busy.release()
                raise

    def _finish(self, **changes: object) -> None:
        self._busy.release()
        self._publish({"work": "", "trying": None, **changes})
        self.tell()

    # --- using and keeping ---------------------------------------------------------------------
    def _use(self, mode: str) -> None:
        try:
            self._publish({"work": "locking", "trouble": None})
            self._clocking.lock(mode)
        finally:
            self._finish()

    def _release(self) -> None:
        self._clocking.release()
        self.tell()

    def _keep(self, cancel: threading.Event) -> None:
        def keep() -> None:
            low, high = self._range()
            clock_kept.keep(self._spawner, self._now.uuid, low, high, cancel)

        self._ask(keep)

    def _forget(self, cancel: threading.Event) -> None:
        self._ask(lambda: clock_kept.forget(self._spawner, cancel))

    def _ask(self, work: Callable[[], None]) -> None:
        trouble = None
        try:
            self._publish({"work": "keeping", "trouble": None})
            work()
        except PlimsollError as error:
            trouble = _problem(error)
        finally:
            self._finish(trouble=trouble)

    def _range(self) -> tuple[int, int]:
        """Return the clocks (MHz) that stand for what the search found."""
        found, clocks = self._now.found, supported(self._now.uuid)
        reached = found.reading.mhz if found and found.reading else None
        high = (found.high_mhz if found else None) or reached
        return min(clocks), snapped(clocks, high)

    # --- the search ----------------------------------------------------------------------------
    def _start_search(self) -> None:
        self._stop = threading.Event()
        fresh = Clocks(work="searching").model_dump(include=_OF_A_SEARCH)
        self._publish(fresh)
        self._engine_lane.start(self._search, self._stop)

    def _search(self, cancel: threading.Event) -> None:
        changes: dict[str, object] = {"ended": True}
        try:
            changes |= {"stopped": STOPPED} if cancel.is_set() else self._searched(cancel)
        except PlimsollError as error:
            changes |= {"stopped": STOPPED} if cancel.is_set() else {"trouble": _problem(error)}
        finally:
            self._finish(**changes)

    def _searched(self, cancel: threading.Event) -> dict[str, object]:
        session = self._board.session
        if problem := self._clocking.problem():
            return {"trouble": problem}
        ready = session is not None and session.phase is Phase.READY
        if session is None or not ready or not self._runner.move(Phase.QUALIFYING):
            return {"trouble": NO_MODEL}
        watch = self._runner.services.watch
        try:
            self._clocking.release()  # the first step is without a lock
            with self._runner.noted("qualify"):
                return self._descend(session, watch, cancel)
        finally:
            watch.sampled = lambda _: None
            self._settle()

    def _descend(
        self, session: Session, watch: Watch, cancel: threading.Event
    ) -> dict[str, object]:
        uuid = self._clocking.card or ""
        effect = ClockEffect(uuid)
        work = ClockWork(
            lambda: self._alive(session, cancel),
            session.config,
            cancel,
            chat=session.file.has_chat_template,
            seconds=STEP_SECONDS,
        )
        work.hear = lambda answer: self._hear(answer, cancel)
        bench = Bench(
            uuid=uuid,
            supported_mhz=supported(uuid),
            holder=self._clocking.holder,
            effect=effect,
            load=work,
            xids=watch.xids,
            trying=lambda mode: self._publish({"trying": mode}),
        )

        def sampled(sample: Sample) -> None:
            if work.working:
                effect.take(sample)
            else:
                self._yield_to_others(cancel)  # a password may be asked for, for minutes

        watch.sampled = sampled
        found = search(bench, self._add, cancel)
        if found.found is None:
            return {"stopped": found.stopped}
        low, high = self._range()
        command = clock_kept.keep_command(uuid, low, high)
        return {"stopped": found.stopped, "keep_command": command or ""}

    def _add(self, step: SearchStep) -> None:
        self._publish({"steps": (*self._now.steps, step), "trying": None})

    def _hear(self, answer: Answer, cancel: threading.Event) -> None:
        self._runner.hear(answer)
        self._yield_to_others(cancel)

    def _yield_to_others(self, cancel: threading.Event) -> None:
        """Stop the search when somebody needs the model."""
        needed = self._engine_lane.waiting or self._runner.in_demand
        if needed and not cancel.is_set():
            self._end_search(cancel)

    def _end_search(self, cancel: threading.Event) -> None:
        cancel.set()
        # A password that is being asked for is not waited for.
        self._lane.start(lambda _: self._clocking.holder.release())

    def _alive(self, session: Session, cancel: threading.Event) -> Engine:
        """Return the engine that holds the model; after a death under a lock, a new one."""
        held = self._runner.held
        if held is not None and held[0].alive:
            return held[0]
        services = self._runner.services
        self._runner.let_go()
        engine = self._runner.new_engine()
        request = services.states.request(session, services.desk.n_threads())
        self._runner.loaded = engine.load(request, self._runner.hear, cancel)
        return engine

    def _settle(self) -> None:
        """Leave the model ready where it lives, and planned where it does not."""
        held = self._runner.held
        if held is not None and held[0].alive:
            self._runner.move(Phase.READY)
        else:
            self._runner.end_engine(Phase.PLANNED)


def _problem(error: PlimsollError) -> Problem:
    return Problem(cause=error.cause, text=error.text, fix=error.fix)
