"""The worker dies, hangs or talks nonsense, at every moment of its life."""

import os
import signal

from app import commands as c
from app.engine.protocol import Crash
from app.session import Phase
from tests.e2e.faults.outcome import Outcome
from tests.e2e.faults.ship import named, timed

MOMENTS = ("load", "prefill", "decode", "idle")
CAUSES = {
    "kill -9": ({"engine-killed-from-outside"}, {"restart-engine"}),
    "segv": ({"engine-crashed"}, {"restart-engine"}),
    "abort": ({"engine-crashed"}, {"restart-engine"}),
    "assert": ({"host-ram-exhausted"}, {"more-host-memory"}),  # it is the one of a failed buffer
    "hang": ({"engine-hung"}, {"restart-engine"}),
    "hold-gil": ({"engine-hung"}, {"restart-engine"}),
    "garbage": ({"engine-garbled"}, {"restart-engine"}),
    "exit": ({"unknown"}, {"restart-engine"}),
}
FAULTS = tuple(CAUSES)
LONG = "The hold is full and the line is clear. " * 30


def hurt(engine, fault):
    if fault == "kill -9":
        os.kill(engine.pid, signal.SIGKILL)
    else:
        engine.crash(Crash(how=fault))


def run(ship, fault, moment):
    """Hurt a ship that is ready; return what came of it. The ship is ready again afterwards."""
    found = Outcome(fault, moment)
    with timed(found):
        _strike(ship, fault, moment)
        ship.failed()
        ship.idle()
        named(ship, found, *CAUSES[fault])
        ship.inspect(found)
        session = ship.mend()
        found.check(session.phase is Phase.READY, f"it does not come back: {session.diagnosis}")
    return found


def _strike(ship, fault, moment):
    if moment == "load":
        ship.do(c.UnloadModel())
        ship.phase(Phase.PLANNED)
        ship.on_new = lambda engine: hurt(engine, fault)
        ship.do(c.LoadModel())
        ship.failed()
        ship.on_new = None
        return
    engine = ship.engines[-1]
    if moment == "idle":
        hurt(engine, fault)
        if fault in {"hang", "hold-gil", "garbage"}:
            ship.ask("Are you there?")  # a worker that hangs is noticed when it is needed
        return
    ship.ask(LONG if moment == "prefill" else "Go on.")
    if moment == "decode":
        ship.writes()
    hurt(engine, fault)
    if fault in {"hang", "hold-gil"}:
        ship.idle()  # it may be done before it hangs: then the next question finds it so
        if ship.core.state.session.phase is Phase.READY:
            ship.ask("And now?")
