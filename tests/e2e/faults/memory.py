"""Memory that the worker is refused: every buffer by a limit on it, and the system's own killer."""

import contextlib
import os
import random
from pathlib import Path

from app import commands as c
from app.core.shelf import puller
from app.paths import Paths
from app.process import Spawner
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.faults.outcome import Outcome
from tests.e2e.faults.ship import NEVER, Ship, limits, named, timed

OFF = MtpConfig(on=False)
DEEP = 262_144
BASE = RunConfig(n_ctx=DEEP, n_batch=512, n_ubatch=128, n_gpu_layers=0, mtp=OFF)
WIDE = RunConfig(n_ctx=4096, n_batch=4096, n_ubatch=4096, n_gpu_layers=0, mtp=OFF)
HOST = {"host-ram-exhausted", "host-pinned-oom"}
PAIRS = {
    # buffer: (model, what loads, what does not, first remedies)
    "weights": (
        "starter",
        WIDE.with_(n_ubatch=128),
        WIDE.with_(n_ubatch=128, mmap=False),
        {"use-mmap", "lower-quant", "more-host-memory", "free-host-memory"},
    ),
    "kv": (
        "engine-test",
        BASE.with_(n_ctx=2048),
        BASE.with_(n_ctx=DEEP, type_k="f32", type_v="f32"),
        {"smaller-context", "quantised-kv-cache"},
    ),
    "compute": ("starter", WIDE.with_(n_ubatch=2048), WIDE, {"smaller-ubatch"}),
    "mtp": (
        "engine-test",
        BASE,
        BASE.with_(mtp=MtpConfig(type_k="f32", type_v="f32")),
        {"smaller-context", "mtp-off", "smaller-ubatch"},
    ),
    "output": (
        "engine-test",
        BASE.with_(mtp=MtpConfig()),
        BASE.with_(n_batch=DEEP, mtp=MtpConfig()),
        {"smaller-batch"},
    ),
}
FAULTS = tuple(PAIRS)
CGROUP = Path("/sys/fs/cgroup/memory")
MIB = 1 << 20


def run(home, buffer):
    """Refuse one buffer: with the limit halfway, the smaller setup loads and the larger does not."""
    model, small, large, firsts = PAIRS[buffer]
    found = Outcome(f"no memory for {buffer}", "load")
    spawner = Spawner()
    try:
        path = puller(Paths.default().make()).pull(model, lambda _: None, NEVER).path
        low, high = limits(spawner, path, (small, large))
    finally:
        spawner.close()
    found.check(high - low > 8 * MIB, f"the buffer is too small to tell: {high - low}")
    with Ship(home, model=model, config=large, limit_bytes=(low + high) // 2) as ship:
        with timed(found):
            ship.plan()
            ship.do(c.Qualify())
            session = ship.phase(Phase.FAILED, Phase.READY)
        if session.phase is Phase.READY:
            found.wrong.append("it loaded")
            return found
        causes = HOST if buffer != "mtp" else HOST | {"vram-oom-draft-context"}
        named(ship, found, causes, firsts)
        ship.inspect(found)
    return found


def possible():
    """Return whether this process may make a control group with a limit."""
    try:
        with group("try"):
            return True
    except OSError:
        return False


@contextlib.contextmanager
def group(name, limit_bytes=None):
    """A control group of the kernel's first version; yields its folder."""
    folder = CGROUP / f"plimsoll-{name}-{os.getpid()}"
    folder.mkdir()
    try:
        if limit_bytes:
            (folder / "memory.limit_in_bytes").write_text(str(limit_bytes))
        yield folder
    finally:
        with contextlib.suppress(OSError):
            folder.rmdir()


def killed_by_the_system(home):
    """Give a worker less memory than it needs and let the kernel end it."""
    found = Outcome("out-of-memory killer", "load")
    if not possible():
        found.note = "not possible here: no right to make a control group"
        return found
    config = WIDE.with_(mmap=False)
    name = f"oom-{random.randrange(1 << 30)}"
    with (
        group(name, 200 * MIB) as folder,
        Ship(home, model="starter", config=config) as ship,
    ):
        ship.plan()
        ship.on_new = lambda engine: (folder / "cgroup.procs").write_text(str(engine.pid))
        with timed(found):
            ship.do(c.Qualify())
            ship.failed()
        ship.on_new = None
        named(ship, found, {"host-ram-exhausted"}, {"use-mmap"})
        ship.inspect(found)
        session = ship.mend()
        found.check(session.phase is Phase.READY, "it does not come back")
    return found
