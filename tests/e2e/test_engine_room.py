"""Builds of the engine from the window's side: fetched, tried, used by the next load, left again."""

import pytest

from app import commands as c
from app.runtimes.runtime import packaged_folder
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim.nvml_sim import Simulator, library
from tests.sim.releases import TAG, ReleaseServer, packaged_libraries, tar_gz

CPU_ARCHIVE = f"llama-{TAG}-bin-ubuntu-x64.tar.gz"
CUDA_ARCHIVE = f"llama-{TAG}-bin-ubuntu-cuda-13.4-x64.tar.gz"


@pytest.fixture
def server(monkeypatch):
    with ReleaseServer() as running:
        monkeypatch.setenv("PLIMSOLL_RELEASES_ENDPOINT", running.endpoint)
        yield running


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))
    return tmp_path / "plimsoll"


def idle(state):
    return state.engines is not None and state.engines.work == ""


def in_use(state):
    return next(build.id for build in state.engines.builds if build.in_use)


def test_a_build_is_fetched_used_by_the_next_load_and_left_again(server, home):
    server.add_asset(CPU_ARCHIVE, tar_gz(*packaged_libraries(packaged_folder())))
    with Voyage(home) as voyage:
        assert in_use(voyage.until(idle)) == "packaged"
        voyage.do(c.ListEngines())
        engines = voyage.until(lambda s: s.engines.offers is not None and idle(s)).engines
        assert [offer.kind for offer in engines.offers] == ["cpu"]
        assert engines.offers[0].size_bytes > 1_000_000

        voyage.do(c.InstallEngine(kind="cpu"))
        state = voyage.until(lambda s: idle(s) and in_use(s) == f"cpu-{TAG}")
        assert state.engines.problem is None
        told = [e.engines.transfer for e in voyage.events if e.type == "engines-changed"]
        assert {"running", "done"} <= {transfer.state for transfer in told if transfer}

        voyage.do(c.Choose(ref="engine-test"))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        assert voyage.phase(Phase.READY).receipt.runtime == f"cpu {TAG}"

        voyage.do(c.UseEngine(id="packaged"))
        voyage.until(lambda s: idle(s) and in_use(s) == "packaged")


def test_a_broken_build_changes_nothing_and_says_why(server, home):
    server.add_asset(
        CPU_ARCHIVE, tar_gz(*packaged_libraries(packaged_folder(), without="libggml-base"))
    )
    with Voyage(home) as voyage:
        voyage.until(idle)
        voyage.do(c.InstallEngine(kind="cpu"))
        engines = voyage.until(lambda s: s.engines.problem is not None and idle(s)).engines
        assert engines.problem.cause == "missing-runtime-library"
        assert in_use(voyage.core.state) == "packaged"


def test_a_server_that_is_away_and_one_that_is_no_address_are_told(home, monkeypatch):
    for endpoint, cause in (("http://127.0.0.1:9", "hub"), ("http://example.org", "usage")):
        monkeypatch.setenv("PLIMSOLL_RELEASES_ENDPOINT", endpoint)
        with Voyage(home) as voyage:
            voyage.until(idle)
            voyage.do(c.ListEngines())
            voyage.saw(lambda s: s.engines.work == "asking")
            voyage.do(c.StopEngineWork()) if cause == "hub" else None
            state = voyage.until(idle)
            assert state.engines.offers is None
            if cause == "usage":
                voyage.until(lambda s: s.engines.problem is not None)


def test_a_card_without_an_engine_for_it_is_told_what_suits(server, home, tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected(), Voyage(home) as voyage:
        engines = voyage.until(lambda s: idle(s) and s.engines.idle_card).engines
        assert (engines.idle_card, engines.suited) == ("NVIDIA GeForce RTX 3090 Ti", "cu13")
