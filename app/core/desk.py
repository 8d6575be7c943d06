"""Plans for files on this machine: the best setup for a goal, and the plan of any setup."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path

from app.core.engine_cards import EngineCards
from app.core.engines import runtime_name
from app.core.headers import model_at, with_head_beside
from app.engine import lent
from app.engine.api import Engine
from app.engine.protocol import DryRunDone
from app.engine.rpc import NEVER
from app.hub.listing import Listing
from app.hub.quants import Quant
from app.hub.site import Site
from app.plan.cursor import Fetch
from app.plan.describe import describe
from app.plan.dry import Rehearser, affordable, dry_run, limit_bytes
from app.plan.fit import Fit, fit
from app.plan.gguf import read_header
from app.plan.head import with_head
from app.plan.ladder import Ladder
from app.plan.ledger import learn, ledger
from app.plan.locate import locate
from app.plan.options import comfort
from app.plan.planner import Model, Planner
from app.plan.rehearse import NO_SPARSE_FILES, sparse_model, tidy
from app.plan.rungs import Ground
from app.plan.wary import with_shortfall
from app.runconfig import RunConfig
from app.runtimes.trouble import idle_card
from app.settings import Settings
from app.values.hub import Wish
from app.values.ledger import Learned, LedgerRow
from app.values.machine import Gpu, Machine, Problem
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from app.values.proposal import Goal
from app.values.receipt import Receipt

MIB = 1 << 20


class Desk:
    """Knows the machine and the settings; asks the engine for a dry run where it can."""

    def __init__(
        self,
        machine: Callable[[], Machine],
        settings: Callable[[], Settings],
        engines: Callable[[], Engine],
        *,
        rehearser: Rehearser | None = None,
        receipts: Callable[[], tuple[Receipt, ...]] = tuple,
        hardware: Callable[[], Machine] | None = None,
    ) -> None:
        """`machine` tells of the memory that is free now, `hardware` may be older and asks no card.

        `rehearser` starts engines for dry runs, if not `engines` does; plans learn of `receipts`.
        """
        self._machine = machine
        self._hardware = hardware or machine
        self._settings = settings
        self._receipts = receipts
        self._ledger: tuple[tuple[Receipt, ...], tuple[LedgerRow, ...]] = ((), ())
        self._cards = EngineCards(engines, runtime_name)
        self._ladder: Ladder | None = None
        """The last one that was asked for: what the engine said for it need not be asked again."""
        self.lent: Callable[[], tuple[Gpu, ...]] = tuple
        """The devices of other computers that layers may go to, as they were last heard of."""
        self._rehearser = rehearser or (lambda _limit: engines())
        tidy()

    @property
    def runtime(self) -> str:
        """The build of the engine that is chosen now, as receipts call it."""
        return runtime_name()

    def forget_engine(self) -> None:
        """Another build was chosen: ask it which cards it can use."""
        self._cards.forget()

    def doubt_engine(self) -> None:
        """A person looks again: ask the engine once more where it found no card."""
        self._cards.doubt()

    def machine(self) -> Machine:
        """Return the machine as the engine can use it: without cards that its build cannot drive.

        A plan for a card that the engine would then not find helps nobody.
        """
        return self._cards.drivable(self._machine())

    def reach(self, *, whole: bool = False) -> Machine:
        """Return it with what is lent, to choose by; `whole`: with cards that no engine drives yet."""
        machine = self._machine() if whole else self.machine()
        return machine.model_copy(update={"gpus": (*machine.gpus, *self.lent())})

    def hardware(self) -> Machine:
        """Return the same for names and counts: its memory may be of long ago, no card is woken."""
        return self._cards.drivable(self._hardware())

    def idle_card(self) -> Problem | None:
        """Return why a card of this machine is not used, if one is not."""
        machine = self._hardware()
        if not machine.gpus or self._cards.gpus():
            return None
        return idle_card(machine.gpus[0].name)

    def n_threads(self) -> int:
        """Return the engine's threads: one core is left to everything else."""
        chosen = self._settings().n_threads
        return chosen or max(1, self._hardware().cpu.usable_cores - 1)

    def describe(self, path: Path) -> ModelFile:
        """Return what a file is.

        Raises:
            FileProblemError: it is missing, damaged or no model.
        """
        return describe(path)

    def best(self, file: ModelFile, goal: Goal, machine: Machine | None = None) -> Fit:
        """Return the best setup of `file` for `goal` here or on `machine`, and why it is that one."""
        return self._fit(with_head_beside(Path(file.path)), goal, on=machine)

    def best_of(self, read: Fetch, size_bytes: int, name: str, goal: Goal) -> Fit:
        """Return the best setup of a file that is not on the disk yet; `read` gives its bytes."""
        return self._fit(Model.of(read_header(read, size_bytes, name), name), goal)

    def foretell(
        self, ref: str, goal: Goal, config: RunConfig | None, cancel: threading.Event
    ) -> Fit:
        """Return how a file that is still on the Hub would run here, from its header alone.

        The figures are the engine's own where a sparse copy of the header can be made.

        Raises:
            PlimsollError: the Hub cannot be asked, or the file cannot run with `config`.
        """
        located = next(locate(ref, cancel=cancel))
        model = located.model()
        if config is None:
            found = self._fit(model, goal)
        else:
            config = self._drafting(model, goal, config)
            found = Fit(config, self._plan(model, config), "")
        if located.origin is None or not affordable(found.plan):
            return found
        said = self._ladder.heard(located.origin, found.config) if self._ladder else None
        if said is not None:
            planned = self._plan(model, found.config, said)
            if config is not None or planned.verdict == "fits":
                return found._replace(plan=planned)
        with sparse_model(located.origin, cancel) as path:
            if config is None:
                return self._proven(model, path, goal, found, cancel)
            return found._replace(plan=self._rehearsed(model, path, found.plan, cancel))

    def _drafting(self, model: Model, goal: Goal, config: RunConfig) -> RunConfig:
        """Return `config` with the drafting file of `model`, where it was made without one known."""
        if config.mtp.file or not model.head_file:
            return config
        mtp = self._fit(model, goal).config.mtp.model_dump()
        drafted = config.with_(mtp=mtp)
        fits = self._plan(model, drafted).verdict == "fits"
        return drafted if fits else config.with_(mtp=mtp | {"on": False})

    def choose(self, file: ModelFile, goal: Goal) -> Fit:
        """Return the best setup of `file` for `goal` with the engine's own figures; takes seconds.

        Raises:
            FileProblemError: the file is missing, damaged or no model.
        """
        path = Path(file.path)
        model = with_head_beside(path)
        return self._proven(model, path, goal, self._fit(model, goal))

    def _proven(
        self,
        model: Model,
        path: Path | None,
        goal: Goal,
        found: Fit,
        cancel: threading.Event | None = None,
    ) -> Fit:
        """Return `found` with the engine's figures, or another choice where they are over."""
        planned = self._rehearsed(model, path, found.plan, cancel)
        if planned.verdict != "fits" == found.plan.verdict:
            # The formulas promised too much: once more, with what was missing kept free.
            found = self._fit(model, goal, short=planned)
            planned = self._rehearsed(model, path, found.plan, cancel)
        return found._replace(plan=planned)

    def ladder(
        self, site: Site, listing: Listing, here: Callable[[Quant], bool] = lambda _quant: False
    ) -> Ladder:
        """Return the quants of a repository, to be planned on `ground`."""
        self._ladder = Ladder(site, listing, self._rehearser, here=here)
        return self._ladder

    def ground(self, goal: Goal, wish: Wish) -> Ground:
        """Return what a ladder is planned against: this machine, now."""
        machine = self.reach()
        learned = cache(lambda architecture: self._learned(architecture, machine))
        return Ground(machine, goal, wish, self.reserve_bytes(), learned)

    def _learned(self, architecture: str, machine: Machine) -> Learned:
        """Return what past loads of this kind took above their plan on `machine`."""
        return learn(
            self.ledger(),
            runtime=self.runtime,
            driver=machine.driver,
            card=machine.gpus[0].name if machine.gpus else None,
            architecture=architecture,
        )

    def ledger(self) -> tuple[LedgerRow, ...]:
        """Return every receipt's predicted bytes beside the measured ones, newest first."""
        receipts = self._receipts()
        known, rows = self._ledger
        if known is not receipts:
            rows = ledger(receipts)
            self._ledger = (receipts, rows)
        return rows

    def _fit(
        self, model: Model, goal: Goal, short: MemoryPlan | None = None, on: Machine | None = None
    ) -> Fit:
        """Return the best setup; `short` is a plan that did not fit: so much more is kept free."""
        machine = on or self.reach()
        learned = self._learned(model.hparams.architecture, machine)
        if short is not None:
            learned = with_shortfall(learned, short)
        reserve = self.reserve_bytes()
        return fit(model, machine, goal, desktop_reserve_bytes=reserve, learned=learned)

    def plan(
        self,
        file: ModelFile,
        config: RunConfig,
        *,
        quick: bool = False,
        cancel: threading.Event = NEVER,
    ) -> MemoryPlan:
        """Return the plan of `config`: from the engine's dry run, or `quick` from formulas alone.

        Raises:
            UsageError: the model cannot run with `config`.
            FileProblemError: the file is missing, damaged or no model.
            RemoteError: another computer does not answer, or `cancel` was set meanwhile.
        """
        path = Path(file.path)
        model = with_head(model_at(path), config)
        formula = self._plan(model, config, cancel=cancel)
        return formula if quick else self._rehearsed(model, path, formula, cancel)

    def _rehearsed(
        self,
        model: Model,
        path: Path | None,
        formula: MemoryPlan,
        cancel: threading.Event | None = None,
    ) -> MemoryPlan:
        """Return the plan with the engine's own figures, or `formula` and why it stands."""
        if path is None:
            return formula.model_copy(update={"notes": (*formula.notes, NO_SPARSE_FILES)})
        if not affordable(formula):
            return formula
        most = limit_bytes(formula, model.hparams.architecture)
        rehearsal = dry_run(lambda: self._rehearser(most), path, formula.config, cancel=cancel)
        if rehearsal.done is None:
            return formula.model_copy(update={"notes": (*formula.notes, *rehearsal.notes)})
        return self._plan(model, formula.config, rehearsal.done, cancel or NEVER)

    def _plan(
        self,
        model: Model,
        config: RunConfig,
        said: DryRunDone | None = None,
        cancel: threading.Event = NEVER,
    ) -> MemoryPlan:
        machine = lent.joined(self.machine(), config.rpc, cancel)
        planner = Planner(
            machine,
            learned=self._learned(model.hparams.architecture, machine),
            desktop_reserve_bytes=self.reserve_bytes(),
        )
        planned = planner.plan(model, config, said)
        advice = comfort(planner, model, planned)
        return planned.model_copy(update={"notes": (*planned.notes, advice)}) if advice else planned

    def reserve_bytes(self) -> int:
        """Return what is kept free for the desktop."""
        return self._settings().desktop_reserve_mib * MIB
