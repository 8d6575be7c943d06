"""Requests go on while the model is unloaded, loaded, put to rest, killed and exchanged."""

import os
import random
import signal
import threading
import time

import pytest

from app import commands as c
from app.core.holding import Holding
from app.core.idle import Rest
from app.engine.api import EngineError
from app.engine.protocol import Generate
from app.errors import PlimsollError
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.faults import ship as ship_module
from tests.e2e.faults.ship import Ship

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]

TWO = RunConfig(
    n_ctx=2048, n_batch=512, n_ubatch=128, n_seq_max=2, n_gpu_layers=0, mtp=MtpConfig(draft_max=3)
)
REFUSALS = frozenset(
    {"model-unloaded", "engine-killed-from-outside", "load-cancelled", "not-startable", "exit"}
)
PATIENCE_SECONDS = 120.0
"""A computer that does much else at once is slow, which is no hang."""
LONGER = TWO.with_(n_ctx=4096)
STILL = frozenset({Phase.READY, Phase.PLANNED, Phase.FAILED})


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    for name in ("SILENCE_SECONDS", "LOAD_SECONDS"):
        monkeypatch.setattr(ship_module, name, PATIENCE_SECONDS)


class Unrest:
    """Three askers and somebody who does one thing after another to the model."""

    def __init__(self, ship, seed, monkeypatch):
        self.ship, self.rng, self._patch = ship, random.Random(seed), monkeypatch
        self.ended = threading.Event()
        self.answers, self.refusals, self.wrong = [], [], []
        self.kills = 0

    def ask(self, n):
        """Ask until the end, as another program does."""
        rng = random.Random(n)
        while not self.ended.is_set():
            request = Generate(
                id=f"{n}-{time.monotonic_ns()}", prompt=f"Count. {n}", max_tokens=rng.randint(2, 60)
            )
            try:
                done = self.ship.core.answer("", request, lambda _: None, self.ended)
                self.answers.append(done)
            except PlimsollError as error:
                self.refusals.append(error.cause)
            except EngineError as error:
                if not self.ended.is_set():  # at the end they are called off
                    self.refusals.append(error.evidence.reason)
            except Exception as error:  # noqa: BLE001 - whatever it is, it must not be
                self.wrong.append(repr(error))
            time.sleep(rng.uniform(0, 0.05))

    def act(self):
        """Do one thing to the model, often when it has answered, else at any moment."""
        answered = len(self.answers)
        until = time.monotonic() + self.rng.choice((0.0, 0.4, 10.0))
        while len(self.answers) == answered and time.monotonic() < until:
            time.sleep(0.02)
        acts = (self._kill, self._unload, self._load, self._rest, self._unload_load, self._switch)
        self.rng.choice(acts)()
        if self.ship.core.state.session.phase is Phase.FAILED:
            self.ship.do(c.DismissFailure())
            self._load()

    def _kill(self):
        if pid := self.ship.core.engine_pid:
            self.kills += 1
            os.kill(pid, signal.SIGKILL)

    def _unload(self):
        self.ship.do(c.UnloadModel())

    def _load(self):
        self.ship.do(c.LoadModel())

    def _unload_load(self):
        self._unload()
        self._load()

    def _switch(self):
        config = self.rng.choice((TWO, LONGER))
        self.ship.do(c.Choose(ref="engine-test", config=config))

    def _rest(self):
        with self._patch.context() as patched:
            patched.setattr(Rest, "due", lambda _, idle: idle > 0)
            time.sleep(self.rng.uniform(0.5, 0.8))


def stirred(ship, steps, seed, monkeypatch):
    """Stir for so many steps; return what happened, when all is still again."""
    unrest = Unrest(ship, seed, monkeypatch)
    askers = [threading.Thread(target=unrest.ask, args=(n,), daemon=True) for n in range(3)]
    for asker in askers:
        asker.start()
    ship.until(lambda _: unrest.answers)  # all goes well before it begins
    for _ in range(steps):
        unrest.act()
    unrest.ended.set()
    for asker in askers:
        asker.join(60)
    unrest.wrong += [f"{asker.name} hangs" for asker in askers if asker.is_alive()]
    lanes = [ship.core._lanes[name] for name in ("choose", "engine")]
    ship.until(lambda s: s.session.phase in STILL and not any(lane.busy for lane in lanes))
    return unrest


def failures(ship):
    return [x for x in ship.events if x.type == "phase-changed" and x.phase is Phase.FAILED]


def held_to(unrest, ship):
    """Check what must hold whatever happened."""
    assert not unrest.wrong
    named = [event.diagnosis.cause for event in failures(ship)]
    assert len(named) <= unrest.kills
    assert set(named) <= {"engine-killed-from-outside"}
    assert set(unrest.refusals) <= REFUSALS
    # Killed twice in a row it is rightly not tried a third time; a person may want it all the same.
    ship.core._brake.release(ship.core.state.session)
    if ship.core.state.session.phase is not Phase.READY:
        assert ship.mend().phase is Phase.READY
    assert not ship.orphans()
    assert ship.core.engine_pid == ship.engines[-1].pid


def test_nothing_hangs_and_nothing_is_told_twice(tmp_path, monkeypatch):
    with Ship(tmp_path / "ship", config=LONGER) as ship:
        ship.prove()
        ship.config = TWO
        ship.prove()
        held_to(stirred(ship, 12, 1, monkeypatch), ship)


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_nothing_hangs_in_hundreds_of_changes(tmp_path, monkeypatch):
    with Ship(tmp_path / "ship", config=LONGER) as ship:
        ship.prove()
        ship.config = TWO
        ship.prove()
        held_to(stirred(ship, 400, 2, monkeypatch), ship)


def test_the_end_of_an_engine_under_two_replies_is_one_failure(tmp_path, monkeypatch):
    both, whole = threading.Barrier(2), Holding.fail

    def fail(self, *args):
        both.wait(10)
        whole(self, *args)

    with Ship(tmp_path / "ship", config=TWO) as ship:
        ship.prove()
        monkeypatch.setattr(Holding, "fail", fail)
        told, begun = [], [threading.Event(), threading.Event()]

        def ask(n):
            request = Generate(id=f"served-{n}", prompt="Count.", max_tokens=1500, ignore_eos=True)
            with pytest.raises(EngineError):
                ship.core.answer("", request, lambda _: begun[n].set(), threading.Event())
            told.append(ship.core.state.session.diagnosis.cause)

        askers = [threading.Thread(target=ask, args=(n,)) for n in (0, 1)]
        for asker in askers:
            asker.start()
        assert all(event.wait(20) for event in begun)
        os.kill(ship.core.engine_pid, signal.SIGKILL)
        for asker in askers:
            asker.join(30)
        # Each asker is answered when the cause is known, and the brake counts it once.
        assert told == ["engine-killed-from-outside"] * 2
        assert len(failures(ship)) == 1
        session = ship.core.state.session
        assert not ship.core._brake.standing(session).holds
