"""A real core with a real worker that can be hurt, and what must be true afterwards."""

import threading
import time
from contextlib import contextmanager
from pathlib import Path

from app import commands as c
from app.engine import client
from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.engine.protocol import Load
from app.history import History
from app.process import Spawner
from app.qualify.checks import placement_differences
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage

SMALL = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=128, n_gpu_layers=0, mtp=MtpConfig(draft_max=3))
SILENCE_SECONDS = 4.0
"""Long enough for a step on a busy computer, short enough to wait for a hang."""
LOAD_SECONDS = 15.0
ENDING_SECONDS = 10.0
NEVER = threading.Event()


class Ship(Voyage):
    """A voyage whose engines may be provoked; `model` is loaded with `config`."""

    def __init__(self, home, *, model="engine-test", config=SMALL, limit_bytes=0):
        self.config, self.model = config, model
        self.engines = []
        self.on_new = None  # called with every new engine before it is asked anything
        self.limit_bytes = limit_bytes
        self.asked = []
        self._spawner = Spawner()
        self._patience, client.LOAD_SILENCE_SECONDS = client.LOAD_SILENCE_SECONDS, LOAD_SECONDS
        super().__init__(home, engines=self._engine)

    def _engine(self):
        engine = WorkerEngine(
            self._spawner,
            allow_faults=True,
            limit_data_bytes=self.limit_bytes,
            step_silence_seconds=SILENCE_SECONDS,
        )
        self.engines.append(engine)
        if self.on_new is not None:
            self.on_new(engine)
        return engine

    def __enter__(self):
        super().__enter__()
        # What was open before is opened again on this lane; a choice made earlier would be undone.
        while self.core._lanes["machine"].busy:
            time.sleep(0.02)
        return self

    def __exit__(self, *failure):
        try:
            super().__exit__(*failure)
        finally:
            client.LOAD_SILENCE_SECONDS = self._patience
            self._spawner.close()

    # --- a person's steps ------------------------------------------------------------------
    def plan(self):
        before = self.core.state.session
        self.do(c.Choose(ref=str(self.model), config=self.config))
        self.until(lambda s: s.session and (before is None or s.session.id != before.id))
        return self.phase(Phase.PLANNED)

    def prove(self):
        self.plan()
        self.do(c.Qualify())
        session = self.phase(Phase.READY, Phase.FAILED)
        assert session.phase is Phase.READY, session.diagnosis
        settings = self.core.state.settings.model_copy(update={"max_reply_tokens": 1500})
        self.do(c.ChangeSettings(settings=settings))
        return self

    def ask(self, text):
        """Ask; return when the reply has begun."""
        entries = len(self.core.state.entries)
        self.asked.append(text)
        self.do(c.Send(text=text))
        self.until(lambda s: len(s.entries) >= entries + 2 or s.session.phase is Phase.FAILED)

    def writes(self, n_tokens=4):
        """Wait until so many tokens of the reply are there."""
        self.until(lambda s: s.reply is None or s.reply.stats.n_tokens > n_tokens)

    def failed(self, seconds=30.0):
        return self.phase(Phase.FAILED, seconds=seconds)

    def idle(self):
        self.until(lambda s: s.reply is None)

    def mend(self):
        """Dismiss the failure and load again; whatever happened, the model must come back."""
        if self.core.state.session.phase is Phase.FAILED:
            self.do(c.DismissFailure())
            self.phase(Phase.PLANNED)
        self.do(c.LoadModel())
        return self.phase(Phase.READY, Phase.FAILED)

    # --- what must be true -----------------------------------------------------------------
    def inspect(self, found):
        """Check what must hold after every fault: nothing lost, nothing left, nothing silent."""
        found.check(self.alive(), "the core does not answer")
        found.check(not self.orphans(), f"left behind: {self.orphans()}")
        found.check(not self.lost(), f"lost: {self.lost()}")
        found.check(not self.moved(), f"placed elsewhere in silence: {self.moved()}")
        session = self.core.state.session
        if session is not None:
            found.check(session.config == self.config, "the setup was changed in silence")

    def alive(self):
        """Return whether a command is answered."""
        before = len(self.events)
        self.do(c.Detect())
        try:
            self.until(lambda _: any(x.type == "machine-seen" for x in self.events[before:]), 10.0)
        except AssertionError:
            return False
        return True

    def orphans(self):
        """Return the engines that run although nobody holds them.

        One that was only asked for its cards ends by itself, which takes a moment.
        """
        end = time.monotonic() + ENDING_SECONDS
        while (left := self._unheld()) and time.monotonic() < end:
            time.sleep(0.1)
        return left

    def _unheld(self):
        # Not asked by number: that of one that ended is given to any other program in time.
        held = self.core.engine_pid
        return [x.pid for x in self.engines if x.pid != held and x._child.exit_code is None]

    def lost(self):
        """Return what was said and is not on the disk."""
        history = History(self.paths.data / "chats.sqlite")
        try:
            kept = [e.text for chat in history.list() for e in history.entries(chat.id)]
        finally:
            history.close()
        shown = [e.text for e in self.core.state.entries if e.state != "streaming"]
        return [text for text in (*self.asked, *shown) if text not in kept]

    def moved(self):
        """Return how an engine that was called ready differs from what was accepted."""
        ready = [x.placement for x in self.events if x.type == "phase-changed" and x.placement]
        return [text for p in ready for text in placement_differences(self.config, p)]


@contextmanager
def timed(found):
    begun = time.monotonic()
    yield
    found.seconds = time.monotonic() - begun


def named(ship, found, causes, firsts):
    """Check the cause and the first remedy of the failure that the ship shows."""
    diagnosis = ship.core.state.session.diagnosis
    found.cause = diagnosis.cause if diagnosis else ""
    found.first = diagnosis.remedies[0].kind if diagnosis and diagnosis.remedies else ""
    found.check(found.cause in causes, f"cause {found.cause}, not {' or '.join(causes)}")
    found.check(found.first in firsts, f"first remedy {found.first}, not {' or '.join(firsts)}")


def limits(spawner, model, configs):
    """Return the bytes of its own that a worker takes with each config loaded and no limit."""
    found = []
    for config in configs:
        engine = WorkerEngine(spawner)
        try:
            load = Load(path=str(model), config=config, n_threads=1)
            engine.load(load, lambda _: None, NEVER)
            found.append(own_bytes(engine.pid))
        except EngineError as error:
            raise AssertionError(error.evidence) from error
        finally:
            engine.close()
    return found


def own_bytes(pid):
    """Return VmData: what RLIMIT_DATA counts."""
    status = Path(f"/proc/{pid}/status").read_text()
    lines = dict(line.split(":", 1) for line in status.splitlines())
    return int(lines["VmData"].split()[0]) << 10
