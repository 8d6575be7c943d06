"""A real allocation fails in the real engine; it is named, mended, kept or undone, and braked."""

import re
import threading
from pathlib import Path

import pytest

from app import commands as c
from app.core.shelf import puller
from app.engine.client import WorkerEngine
from app.engine.protocol import Load
from app.paths import Paths
from app.process import Spawner
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]

LARGE = RunConfig(n_ctx=4096, n_batch=4096, n_ubatch=4096, n_gpu_layers=0, mtp=MtpConfig(on=False))
HALF = LARGE.with_(n_ubatch=2048)
MEMORY_CAUSES = ("host-", "vram-")


@pytest.fixture(scope="module")
def spawner():
    spawner = Spawner()
    yield spawner
    spawner.close()


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("starter")
        patch.setenv("PLIMSOLL_HOME", str(folder))
        patch.setenv("HF_HOME", str(folder / "hub"))
        pulled = puller(Paths.default().make()).pull("starter", lambda _: None, threading.Event())
    return pulled.path


def own_bytes(spawner, model, config):
    """Return what a worker's own memory comes to with `config` loaded and no limit."""
    engine = WorkerEngine(spawner)
    try:
        load = Load(path=str(model), config=config, n_threads=1)
        engine.load(load, lambda _: None, threading.Event())
        status = Path(f"/proc/{engine.pid}/status").read_text()
    finally:
        engine.close()
    return int(re.search(r"VmData:\s+(\d+) kB", status)[1]) << 10


@pytest.fixture(scope="module")
def limit_bytes(spawner, model):
    """A limit that lies halfway: with it the half micro-batch loads, the whole one does not."""
    half, whole = (own_bytes(spawner, model, config) for config in (HALF, LARGE))
    assert whole - half > 64 << 20
    return (half + whole) // 2


@pytest.fixture
def voyage(tmp_path, monkeypatch, spawner, model, limit_bytes):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))

    def engines():
        return WorkerEngine(spawner, limit_data_bytes=limit_bytes)

    with Voyage(tmp_path / "plimsoll", engines=engines) as voyage:
        settings = voyage.core.state.settings.model_copy(update={"n_threads": 1})
        voyage.do(c.ChangeSettings(settings=settings))
        voyage.do(c.Choose(ref=str(model), config=LARGE))
        voyage.phase(Phase.PLANNED)
        yield voyage


def failed(voyage):
    voyage.do(c.Qualify())
    return voyage.phase(Phase.FAILED, Phase.READY)


def test_a_failed_buffer_is_named_and_its_remedies_say_what_they_free(voyage):
    session = failed(voyage)
    assert session.phase is Phase.FAILED
    found = session.diagnosis
    assert found.cause.startswith(MEMORY_CAUSES), found
    assert found.failed_bytes > 64 << 20, "the buffer that was refused"
    assert found.failed_place in {"host", "pinned"}
    first = {remedy.kind: remedy for remedy in found.remedies[:5]}
    assert {"smaller-ubatch", "smaller-context"} <= set(first), [r.kind for r in found.remedies]
    for kind in ("smaller-ubatch", "smaller-context"):
        assert first[kind].frees_host_bytes > 0
        assert first[kind].frees_bytes == 0, "there is no card to free memory on"
    assert first["smaller-ubatch"].config.n_batch == LARGE.n_batch
    stages = {stage.name: stage.state for stage in session.stages}
    assert stages["cold-load"] == "failed"
    assert session.placement is None, "nothing ran anywhere else"
    assert voyage.core.engine_pid is None


def test_a_smaller_micro_batch_mends_it_and_is_kept_or_undone(voyage):
    failed(voyage)
    voyage.do(c.TryRemedy(kind="smaller-ubatch"))
    session = voyage.phase(Phase.READY, seconds=150)
    tried = session.config
    assert tried == LARGE.with_(n_ubatch=tried.n_ubatch)
    assert tried.n_ubatch < LARGE.n_ubatch
    assert session.trial.before == LARGE
    assert session.trial.kind == "smaller-ubatch"
    assert session.receipt.verdict == "qualified"
    assert session.placement.device == "CPU"
    assert session.placement.layers_on_gpu == 0

    voyage.do(c.UndoTrial())
    session = voyage.until(lambda s: s.session.trial is None and s.session.config == LARGE).session
    assert session.phase is Phase.PLANNED
    assert session.plan.config == LARGE

    assert failed(voyage).phase is Phase.FAILED, "what was undone fails as it did before"
    voyage.do(c.UnloadModel())
    voyage.phase(Phase.PLANNED)
    before = len(phases(voyage))
    voyage.do(c.Qualify())
    notice = voyage.until(lambda s: [n for n in s.notices if n.id == "start"]).notices[-1]
    assert "failed twice" in notice.text
    assert " and at " in notice.text
    assert notice.click == "try-again"
    assert Phase.LOADING not in phases(voyage)[before:], "there is no third try"

    voyage.do(c.TryAgain())
    assert voyage.phase(Phase.FAILED).config == LARGE, "a person may want one"
    assert phases(voyage)[before:].count(Phase.LOADING) == 1
    voyage.do(c.UnloadModel())
    voyage.phase(Phase.PLANNED)
    voyage.do(c.Qualify())
    voyage.until(lambda s: [n for n in s.notices if n.id == "start"])
    assert phases(voyage)[before:].count(Phase.LOADING) == 1, "and each time has to say so"


def test_a_mended_setup_that_is_kept_is_the_one_of_the_next_start(voyage):
    failed(voyage)
    voyage.do(c.TryRemedy(kind="smaller-ubatch"))
    tried = voyage.phase(Phase.READY, seconds=150).config
    voyage.do(c.KeepTrial())
    session = voyage.until(lambda s: s.session.trial is None).session
    assert (session.phase, session.config) == (Phase.READY, tried)
    voyage.do(c.UnloadModel())
    voyage.phase(Phase.PLANNED)
    before = len(voyage.events)
    voyage.do(c.LoadModel())
    voyage.phase(Phase.READY)
    later = [event.type for event in voyage.events[before:]]
    assert "stage-changed" not in later, "it is proven already"


def phases(voyage):
    return [event.phase for event in voyage.events if event.type == "phase-changed"]
