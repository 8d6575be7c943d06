"""A conversation in the terminal is worth nothing on a card that slept: the model comes anew."""

import threading

import pytest

from app.cli.braking import brake_of
from app.cli.held import Held
from app.cli.prepare import Prepared
from app.cli.record import Record
from app.core.desk import Desk
from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.engine.protocol import ChatMessage, Generate, Text
from app.engine.testmodel import build
from app.machine.detect import detect
from app.paths import Paths
from app.plan.describe import describe
from app.process import Spawner
from app.runconfig import RunConfig
from app.settings import Settings
from tests.sim.logind import system_bus
from tests.sim.sampling import wait_for

pytestmark = pytest.mark.slow
CONFIG = RunConfig(n_ctx=16384, n_batch=256, n_ubatch=256, n_gpu_layers=0)
NEVER = threading.Event()


@pytest.fixture
def logind(tmp_path, monkeypatch):
    with system_bus(tmp_path, monkeypatch) as logind:
        yield logind


@pytest.fixture
def held(tmp_path, logind):
    spawner, started = Spawner(), []

    def engines():
        started.append(WorkerEngine(spawner))
        return started[-1]

    file, machine = describe(build(tmp_path / "m.gguf")), detect()
    desk = Desk(lambda: machine, Settings, engines)
    paths = Paths.default().make()
    plan = desk.plan(file, CONFIG, quick=True)
    ready = Prepared(file, CONFIG, plan, desk, engines, paths, brake_of(paths))
    record = Record(ready)
    held = Held(ready, record)
    held.load()
    held.started = started
    yield held
    held.close()
    record.close()
    spawner.close()


def request(n_tokens):
    said = (ChatMessage(role="user", content="the sea"),)
    return Generate(id="x", messages=said, max_tokens=n_tokens, ignore_eos=True)


def test_it_is_put_away_before_sleep_and_loaded_for_the_next_reply(held, logind):
    logind.sleep()
    assert not held.started[0].alive
    assert held.alive, "it can be asked again"
    logind.wake()
    assert held.generate(request(4), lambda _: None, NEVER).tokens
    assert len(held.started) == 2


def test_a_reply_that_a_sleep_cut_off_is_no_failure(held, logind):
    begun, ended = threading.Event(), []

    def ask():
        try:
            held.generate(request(15000), lambda a: isinstance(a, Text) and begun.set(), NEVER)
        except EngineError as error:
            ended.append(error.evidence.reason)

    asker = threading.Thread(target=ask)
    asker.start()
    wait_for(begun.is_set)
    logind.sleep()
    asker.join(30)
    assert ended == ["cancelled"]
    logind.wake()
    assert held.generate(request(4), lambda _: None, NEVER).tokens
