"""The brake of the command line: what failed twice as it is waits for `--again`, as in the window."""

from __future__ import annotations

import argparse

from app.brakes import BrakeStore, Ground
from app.core.admission import braked, halted
from app.core.brake import Brake
from app.core.engines import runtime_name
from app.core.ground import ground_of
from app.errors import MachineProblemError
from app.machine.detect import detect
from app.paths import Paths
from app.session import Setup
from app.values.plan import MemoryPlan

CAUSES = {79: "gpu-lost-xid79", 154: "gpu-reset-required"}
FAILED_TWICE = "failed-twice"


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Add what overrules the brake."""
    parser.add_argument(
        "--again",
        action="store_true",
        help="try the setup once more as it is, although it failed twice",
    )


def brake_of(paths: Paths) -> Brake:
    """Return the brake of this person's Plimsoll: what the window counted holds here too."""

    def look(setup: Setup) -> Ground:
        return ground_of(setup, detect(), runtime_name())

    return Brake(BrakeStore(paths.data), look)


def admit(brake: Brake, setup: Setup, plan: MemoryPlan, *, again: bool = False) -> None:
    """Let the setup be started, and keep what is so before.

    Raises:
        MachineProblemError: the card waits for a restart, or the setup failed twice as it is.
    """
    if setup.config.n_gpu_layers and plan.devices and (number := brake.halted()):
        text, fix = halted(number)
        raise MachineProblemError(text, fix=fix, cause=CAUSES[number])
    if again:
        brake.once_more(setup)
    standing = brake.standing(setup)
    if standing.holds:
        text, out = braked(standing.strikes)
        fix = f"Add --again to try it once more anyway, or change the setup. {out}"
        raise MachineProblemError(text, fix=fix, cause=FAILED_TWICE)
    brake.begin(setup)
