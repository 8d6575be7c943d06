"""The card and its driver go away, report faults, or are taken by somebody else."""

import os
import signal

from app import commands as c
from app.session import Phase
from tests.e2e.faults.outcome import Outcome
from tests.e2e.faults.ship import named, timed

GIB = 1 << 30
DRIVER = {
    # what happens: (how the simulator is told, and mended, what must be said)
    "card lost": (lambda s: s.card(lost=1), lambda s: s.card(lost=0), "gpu-lost-xid79"),
    "driver replaced": (
        lambda s: _gone(s, 18),
        lambda s: _gone(s, 0),
        "driver-library-mismatch",
    ),
    "driver unloaded": (
        lambda s: _gone(s, 9),
        lambda s: _gone(s, 0),
        "driver-module-not-loaded",
    ),
}
XIDS = {
    8: ({"gpu-watchdog-timeout-xid8"}, {"mtp-off", "fewer-draft-tokens"}),
    13: ({"cuda-illegal-memory-access"}, {"restart-engine"}),
    31: ({"gpu-fault-xid31"}, {"driver-change"}),
    79: ({"gpu-lost-xid79"}, {"reboot"}),
}


def _gone(simulator, code):
    for function in ("nvmlDeviceGetMemoryInfo_v2", "nvmlDeviceGetMemoryInfo", "nvmlDeviceGetName"):
        simulator.fail(function, code)
    simulator.set(init_err=code)


def driver(ship, simulator, what):
    """Take NVML away in the middle of a reply; the reply goes on, and the trouble is named."""
    strike, mend, cause = DRIVER[what]
    found = Outcome(what, "decode", first="-")
    ship.do(c.WatchGraphs(visible=True))
    ship.until(lambda s: s.sample is not None and s.sample.gpus)
    with timed(found):
        ship.ask("Go on.")
        strike(simulator)
        ship.until(lambda s: any(n.id == f"machine.{cause}" for n in s.notices), 15.0)
        found.cause = cause
        ship.idle()
        found.check(ship.core.state.session.phase is Phase.READY, "the reply was lost with it")
        ship.inspect(found)
    mend(simulator)
    ship.until(lambda s: s.sample is not None and s.sample.gpus, 20.0)
    ship.do(c.DismissNotice(id=f"machine.{cause}"))
    return found


def xid(ship, simulator, number):
    """The driver reports a fault and the engine ends, as after a CUDA error."""
    found = Outcome(f"Xid {number}", "decode")
    with timed(found):
        ship.ask("Go on.")
        ship.until(lambda s: s.sample is not None and s.sample.gpus)
        simulator.xid(number)
        os.kill(ship.engines[-1].pid, signal.SIGABRT)
        ship.failed()
        ship.idle()
        named(ship, found, *XIDS[number])
        ship.inspect(found)
        session = ship.mend()
        found.check(session.phase is Phase.READY, "it does not come back")
    return found


def taken(ship):
    """Another program takes the memory between plan and load: it is refused, and said why."""
    found = Outcome("memory taken", "load")
    ship.do(c.UnloadModel())
    ship.phase(Phase.PLANNED)
    look, machine = ship.core._watch.look, ship.core.state.machine
    host = machine.host.model_copy(update={"available_bytes": GIB // 64})
    ship.core._watch.look = lambda: machine.model_copy(update={"host": host})
    with timed(found):
        ship.do(c.LoadModel())
        ship.until(lambda s: any(n.id == "start" for n in s.notices), 15.0)
    notice = next(n for n in ship.core.state.notices if n.id == "start")
    found.cause = "refused, in words"
    found.check("does not fit" in notice.text or "tight" in notice.text, notice.text)
    found.check(ship.core.engine_pid is None, "it was loaded all the same")
    found.check(any(n.id == "memory-taken" for n in ship.core.state.notices), "not said why")
    ship.core._watch.look = look
    ship.do(c.DismissNotice(id="start"))
    ship.plan()
    session = ship.mend()
    found.check(session.phase is Phase.READY, "it does not come back")
    return found
