"""Which faults happen in which order: a seed gives the same ones again."""

import random
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.e2e.faults import card, deaths, files, memory
from tests.e2e.faults.ship import Ship
from tests.sim.nvml_sim import Simulator, library


@dataclass(frozen=True)
class Fault:
    """One fault; `group` says what it needs: a ship in use, a card, or a home of its own."""

    group: str
    name: str
    detail: object = None


IN_USE = tuple(Fault("deaths", f, m) for f in deaths.FAULTS for m in deaths.MOMENTS)
ON_CARD = (
    *(Fault("driver", what) for what in card.DRIVER),
    *(Fault("xid", str(number), number) for number in card.XIDS),
    Fault("taken", "memory taken"),
)
ALONE = (
    *(Fault("memory", buffer) for buffer in memory.FAULTS),
    Fault("killer", "out-of-memory killer"),
    *(Fault("model", how) for how in files.MODELS),
    *(Fault("kept", name, damage) for name in files.KEPT for damage in files.DAMAGES),
    Fault("full", "disk full, in use"),
    Fault("full-start", "disk full, at start"),
)
EVERY = (*IN_USE, *ON_CARD, *ALONE)


def pick(seed, count):
    """Return `count` faults: all of them in some order, then as many more as are wanted."""
    rng = random.Random(seed)
    order = list(EVERY)
    rng.shuffle(order)
    more = [rng.choice(IN_USE if rng.random() < 0.8 else ON_CARD) for _ in range(count)]
    return [*order, *more][:count]


@contextmanager
def harbour(home):
    """A simulated card and a ship in use on it; yields what runs a fault."""
    simulator = Simulator(library(), home / "nvml")
    with simulator.injected(), Ship(home / "ship") as ship:
        ship.prove()
        yield lambda fault: strike(fault, ship, simulator)


def strike(fault, ship, simulator):
    """Run one fault of IN_USE or ON_CARD on a ship that is ready."""
    if fault.group == "deaths":
        return deaths.run(ship, fault.name, fault.detail)
    if fault.group == "driver":
        return card.driver(ship, simulator, fault.name)
    if fault.group == "xid":
        return card.xid(ship, simulator, fault.detail)
    return card.taken(ship)


def alone(fault, home: Path, rng):
    """Run one fault of ALONE in a home of its own."""
    home.parent.mkdir(parents=True, exist_ok=True)
    if fault.group == "memory":
        return memory.run(home, fault.name)
    if fault.group == "killer":
        return memory.killed_by_the_system(home)
    if fault.group == "model":
        return files.model(home, fault.name)
    if fault.group == "kept":
        return files.kept(home, fault.name, fault.detail, rng)
    return files.full_disk(home) if fault.group == "full" else files.full_at_start(home)
