"""One quant of a repository, planned: what a rung of the ladder shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath

from app.engine.protocol import DryRunDone
from app.errors import PlimsollError
from app.hub.listing import Listing
from app.hub.quants import Quant
from app.plan import reserves
from app.plan.companion import Companion
from app.plan.estimate import estimated
from app.plan.fit import ANYTHING, Fit, fit_on
from app.plan.planner import NOTHING_LEARNED, Model, Planner
from app.plan.wary import with_shortfall
from app.runconfig import RunConfig
from app.values.hub import Rung, RungState, Wish
from app.values.ledger import Learned
from app.values.machine import Machine
from app.values.plan import MemoryPlan
from app.values.proposal import Goal

Heard = Callable[[Model, RunConfig], DryRunDone | None]
"""What the engine itself said of a setup, if it was asked."""
MOST_CHOICES = 3
"""How often a quant's setup is chosen anew, because the engine needs more than the formulas said."""


def _nothing(_architecture: str) -> Learned:
    return NOTHING_LEARNED


@dataclass(frozen=True, slots=True)
class Ground:
    """What the rungs are planned against.

    `learned` tells what past loads of an architecture took above their plan.
    """

    machine: Machine
    goal: Goal = "chat"
    wish: Wish = ANYTHING
    desktop_reserve_bytes: int = reserves.DESKTOP_RESERVE_BYTES
    learned: Callable[[str], Learned] = field(default=_nothing)
    images: bool = False
    """Whether a projector is counted, as if images came."""


@dataclass(slots=True)
class Step:
    """One quant and what is known of it so far."""

    quant: Quant
    rung: Rung
    model: Model | None = None
    state: RungState = "reading"
    drafter: Companion | None = None
    """The drafting file that its model is planned with."""


def steps_of(listing: Listing, here: Callable[[Quant], bool]) -> list[Step]:
    """Return the whole quants of a repository, largest first, none of them read."""
    quants = [quant for quant in reversed(listing.models) if quant.whole]
    tags = [quant.tag for quant in quants]
    return [
        Step(
            quant,
            Rung(
                ref=_ref(listing, quant, unique=bool(quant.tag) and tags.count(quant.tag) == 1),
                quant=quant.tag or PurePosixPath(quant.files[0].name).stem,
                size_bytes=quant.size_bytes,
                n_parts=quant.n_parts,
                here=here(quant),
                bits_per_weight=_told_bits(listing, quant),
            ),
        )
        for quant in quants
    ]


class Bench:
    """Plans the rungs of one page on one ground; what they share is worked out once."""

    def __init__(self, ground: Ground, heard: Heard, mmproj_bytes: int = 0) -> None:
        self._ground = ground
        self._mmproj_bytes = mmproj_bytes
        self._heard = heard
        self._planners: dict[str, Planner] = {}

    def planned(self, step: Step) -> Rung:
        """Return the rung of a quant whose figures are known, planned for the best that fits."""
        model, ground = step.model, self._ground
        if model is None:
            return step.rung
        if self._mmproj_bytes:
            model = replace(model, mmproj_bytes=self._mmproj_bytes)
        planner = self._planner(model.hparams.architecture)
        exact = step.state == "exact"
        try:
            found = fit_on(planner, model, ground.goal, ground.wish)
            if not exact:
                return _rung(step, model, found.config, estimated(found.plan))
            config, memory = self._rehearsed(planner, model, found)
        except PlimsollError as error:
            return step.rung.model_copy(
                update={"problem": error.text, "plan": None, "config": None}
            )
        return _rung(step, model, config, memory)

    def _rehearsed(
        self, planner: Planner, model: Model, found: Fit
    ) -> tuple[RunConfig, MemoryPlan]:
        """Return the setup and its plan with the engine's figures; chosen anew where it is over."""
        said = self._heard(model, found.config)
        if said is None:
            return found.config, found.plan
        config, memory = found.config, planner.plan(model, found.config, said)
        learned = self._ground.learned(model.hparams.architecture)
        for _ in range(MOST_CHOICES):
            if found.plan.verdict != "fits" or memory.verdict == "fits" or said is None:
                break
            learned = with_shortfall(learned, memory)
            wary = self._planner_with(learned)
            config = fit_on(wary, model, self._ground.goal, self._ground.wish).config
            said = self._heard(model, config)
            memory = planner.plan(model, config, said)
        return config, memory

    def _planner(self, architecture: str) -> Planner:
        if architecture not in self._planners:
            self._planners[architecture] = self._planner_with(self._ground.learned(architecture))
        return self._planners[architecture]

    def _planner_with(self, learned: Learned) -> Planner:
        return Planner(
            self._ground.machine,
            learned=learned,
            desktop_reserve_bytes=self._ground.desktop_reserve_bytes,
        )


def _rung(step: Step, model: Model, config: RunConfig, memory: MemoryPlan) -> Rung:
    exact = step.state == "exact"
    weights = model.weights
    told = step.rung.bits_per_weight
    bits = 8 * step.quant.size_bytes / weights.n_elements if exact and weights else told
    return step.rung.model_copy(
        update={
            "state": step.state,
            "config": config,
            "plan": memory,
            "problem": "",
            "bits_per_weight": bits,
            "drafts": model.hparams.n_layer_nextn > 0,
            "draft_bytes": _draft_bytes(step, config),
            "n_ctx_train": model.hparams.n_ctx_train or 0,
        }
    )


def _draft_bytes(step: Step, config: RunConfig) -> int:
    return step.drafter.quant.size_bytes if step.drafter and config.mtp.apart else 0


def failed(step: Step, problem: str) -> Rung:
    """Return the rung of a quant that could not be read."""
    return step.rung.model_copy(
        update={"state": "failed", "problem": problem, "plan": None, "config": None}
    )


def _told_bits(listing: Listing, quant: Quant) -> float | None:
    """Return the bits a weight from what the Hub counted, until the header tells it exactly."""
    return 8 * quant.size_bytes / listing.n_params if listing.n_params else None


def _ref(listing: Listing, quant: Quant, *, unique: bool) -> str:
    """Return what fetches exactly this quant of this commit."""
    if unique:
        return f"{listing.repo}@{listing.revision}:{quant.tag}"
    return f"{listing.repo}/{quant.files[0].name}@{listing.revision}"
