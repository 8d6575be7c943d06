"""The engine's builds as a person handles them: what suits the card, fetching, trying, going back."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.core.jobs import Lanes
from app.errors import PlimsollError
from app.hub.faults import StoppedError
from app.machine import builds
from app.paths import Paths
from app.process import Spawner
from app.runtimes.chosen import Choice, Chosen
from app.runtimes.install import Installer
from app.runtimes.release import Releases
from app.runtimes.runtime import Runtime, packaged
from app.session import RESIDENT
from app.values.engines import EngineBuild, EngineOffer, EngineRefusal, Engines, Work
from app.values.machine import Machine, Problem
from app.values.transfer import Transfer

ENGINES = (c.ListEngines, c.InstallEngine, c.CheckEngine, c.UseEngine, c.StopEngineWork)
"""The commands that are answered here."""


class EngineRoom:
    """One piece of work at a time, on a lane of its own; a model that runs keeps its build.

    `look` looks at the machine again: another build may drive a card that the one before did not.
    """

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        desk: Desk,
        paths: Paths,
        spawner: Spawner,
        look: Callable[[], object],
    ) -> None:
        self._board = board
        self._lane = lanes["engines"]
        self._desk = desk
        self._look = look
        self._paths = paths
        self._spawner = spawner
        self._chosen = Chosen(paths)
        self._denied: set[str] = set()
        """Kinds that could not be had since the start: plans do not count on them."""
        self._then: tuple[c.Choose, str | None] | None = None
        """What is chosen once the card can be used, and the session that was open when it was asked."""
        self.let_go: Callable[[], object] = lambda: None
        """Ends what holds a build open without using it."""
        self.go_on: Callable[[c.Command], object] = lambda _: None
        """Begins a command."""

    def do(self, command: c.Command) -> None:
        """Begin one of the engine room's commands."""
        match command:
            case c.ListEngines():
                self._begin("asking", self._ask)
            case c.InstallEngine(kind=kind, then=then):
                if then is not None:
                    session = self._board.session
                    self._then = (then, session.id if session else None)
                self._begin("installing", lambda stop: self._install(kind, stop))
            case c.CheckEngine(id=name):
                self._begin("checking", lambda stop: self._check(name, stop))
            case c.UseEngine(id=name):
                self._begin("checking", lambda stop: self._use(name, stop))
            case c.StopEngineWork():
                self._then = None
                self._lane.cancel()
                self.tell()
            case _:
                raise TypeError(type(command).__name__)

    def tell(self, **changes: object) -> None:
        """Publish the builds as they are now, with `changes` to the rest."""
        before = self._board.state.engines or Engines()
        choice, active = self._chosen.read(), self._chosen.active()
        here = (packaged(), *self._chosen.shelf.all())
        idle = self._desk.idle_card()
        machine = self._whole_machine()
        now = before.model_copy(
            update={
                "builds": tuple(self._build(one, choice, active) for one in here),
                "suited": self._suited(),
                "idle_card": machine.gpus[0].name if idle is not None and machine.gpus else "",
                "notice": active.notice,
                "waiting": self._then[0].ref if self._then else "",
                **changes,
            }
        )
        if now != before:
            self._board.publish(e.EnginesChanged(engines=now))

    def _suited(self) -> str:
        gpus = self._whole_machine().gpus[:1]
        return next((fit.runtime for gpu in gpus for fit in builds.fitting(gpu)), "")

    def to_come(self) -> str:
        """Return the kind of build that can be fetched for a card that none drives yet, or ""."""
        machine = self._whole_machine()
        if not machine.gpus or self._desk.idle_card() is None:
            return ""
        failed = {name.partition("-")[0] for name in self._chosen.read().failed} | self._denied
        return "" if (suited := self._suited()) in failed else suited

    # --- work --------------------------------------------------------------------------------------
    def _begin(self, work: Work, job: Callable[[threading.Event], None]) -> None:
        self._lane.start(lambda stop: self._run(work, job, stop))

    def _run(
        self, work: Work, job: Callable[[threading.Event], None], stop: threading.Event
    ) -> None:
        self.tell(work=work, problem=None, transfer=None)
        problem: Problem | None = None
        try:
            job(stop)
        except StoppedError:
            pass  # the person stopped it; what was fetched is kept
        except PlimsollError as error:
            problem = Problem(cause=error.cause, text=error.text, fix=error.fix)
        finally:
            ended = {"work": "", "transfer": None, "problem": problem}
            now = self._board.state.engines or Engines()
            self._board.publish(e.EnginesChanged(engines=now.model_copy(update=ended)))
            self._desk.forget_engine()
            self._open_what_waited()
            self.tell()

    def _open_what_waited(self) -> None:
        """Choose what was planned for the card, unless it still cannot be used or another is open."""
        if self._then is None or self._desk.idle_card() is not None:
            return
        (choice, before), self._then = self._then, None
        session = self._board.session
        if (session.id if session else None) == before:
            self.go_on(choice)

    def _ask(self, stop: threading.Event) -> None:
        found = self._installer().offers(stop)
        offers = tuple(
            EngineOffer(kind=offer.kind, size_bytes=offer.size_bytes) for offer in found.fitting
        )
        refused = tuple(EngineRefusal(name=one.name, why=one.why) for one in found.refused)
        self.tell(offers=offers, refused=refused)

    def _install(self, kind: str | None, stop: threading.Event) -> None:
        idle = self._desk.idle_card() is not None
        if self._then is not None and not idle:
            return  # it came meanwhile
        try:
            self._installer().install(kind, self._fetching, stop)
        except StoppedError:
            raise
        except PlimsollError:
            self._denied.add(kind or self._suited())
            self._look()
            raise
        self._denied.clear()
        self._changed(idle=idle)

    def _fetching(self, transfer: Transfer) -> None:
        self.tell(transfer=transfer)

    def _check(self, name: str, stop: threading.Event) -> None:
        installer = self._installer()
        installer.check(installer.find(name), stop)

    def _use(self, name: str, stop: threading.Event) -> None:
        installer, idle = self._installer(), self._desk.idle_card() is not None
        runtime = installer.find(name)
        installer.check(runtime, stop)
        self._chosen.use(runtime)
        self._changed(idle=idle)

    def _changed(self, *, idle: bool) -> None:
        """Look what the new build can do; `idle`: the one before could not use the card."""
        self._desk.forget_engine()
        self._look()
        if idle and self._desk.idle_card() is None:
            self._plan_for_the_card()

    def _plan_for_the_card(self) -> None:
        """Plan the open model anew: it was planned for the processor for want of an engine."""
        session = self._board.session
        if self._then is not None or session is None or session.phase in RESIDENT:
            return
        if session.file.path and session.plan is not None and not session.plan.devices:
            self.go_on(c.Choose(ref=session.file.path))

    def _installer(self) -> Installer:
        releases = Releases.from_environment()
        return Installer(
            self._paths, self._whole_machine, releases, self._spawner, let_go=self.let_go
        )

    def _whole_machine(self) -> Machine:
        """Return the machine with every card: those that the build in use cannot drive too."""
        return self._board.state.machine or self._desk.machine()

    def _build(self, runtime: Runtime, choice: Choice, active: Runtime) -> EngineBuild:
        manifest = self._chosen.shelf.manifest(runtime.id)
        return EngineBuild(
            id=runtime.id,
            name=runtime.name,
            kind=runtime.kind,
            in_use=runtime.id == active.id,
            last_good=runtime.id == choice.last_good and runtime.id != active.id,
            size_bytes=manifest.size_bytes if manifest else None,
            failed=choice.failed.get(runtime.id),
        )
