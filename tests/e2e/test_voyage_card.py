"""A card that the engine's build cannot drive: said, planned for where a build can be fetched."""

import pytest

from app import commands as c
from app.runconfig import RunConfig
from app.runtimes.runtime import packaged_folder
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim.nvml_sim import Simulator, library
from tests.sim.releases import TAG, ReleaseServer, packaged_libraries, tar_gz

CPU_ARCHIVE = f"llama-{TAG}-bin-ubuntu-x64.tar.gz"
SMALL = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=256, n_gpu_layers=0)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))
    return tmp_path / "plimsoll"


@pytest.fixture
def server(monkeypatch):
    with ReleaseServer() as running:
        monkeypatch.setenv("PLIMSOLL_RELEASES_ENDPOINT", running.endpoint)
        yield running


@pytest.fixture
def voyage(home, tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected(), Voyage(home) as begun:
        begun.until(lambda s: s.engines and s.engines.idle_card)
        yield begun


def needing(state):
    return {proposal.engine for proposal in state.proposals}


def test_a_card_without_an_engine_for_it_is_named_and_planned_for_with_the_engine_to_fetch(voyage):
    machine = voyage.until(lambda s: s.machine and s.machine.problems).machine
    assert machine.gpus[0].name == "NVIDIA GeForce RTX 3090 Ti"
    assert "without CUDA" in machine.problems[-1].text
    voyage.do(c.Propose(goal="chat"))
    proposals = voyage.until(lambda s: s.proposals).proposals
    assert len(proposals) == 3
    for proposal in proposals:
        assert proposal.engine == "cu13"
        assert proposal.plan.devices[0].name == machine.gpus[0].name
        assert proposal.plan.verdict == "fits"


def test_where_no_engine_for_the_card_can_be_had_models_for_the_processor_are_proposed(
    voyage, server
):
    voyage.do(c.Propose(goal="chat"))
    proposal = voyage.until(lambda s: s.proposals).proposals[0]
    voyage.do(c.InstallEngine(kind="cu13", then=c.Choose(ref=proposal.ref, config=proposal.config)))
    state = voyage.until(lambda s: s.engines.problem and needing(s) == {""})
    assert state.engines.waiting == proposal.ref, "it may be tried again"
    assert not any(one.plan.devices for one in state.proposals)
    assert "starter" in {one.ref for one in state.proposals}
    assert state.session is None, "nothing was fetched that was planned for the card"
    voyage.do(c.StopEngineWork())
    voyage.until(lambda s: s.engines.waiting == "")


@pytest.fixture
def engine_to_come(server, monkeypatch):
    """Let a build be fetched that is taken for one that drives the card."""

    def driven(cards):
        return ("CUDA0",) if cards._runtime().startswith(f"cpu {TAG}") else ()

    monkeypatch.setattr("app.core.engine_cards.EngineCards.gpus", driven)
    server.add_asset(CPU_ARCHIVE, tar_gz(*packaged_libraries(packaged_folder())))


def test_a_model_that_was_planned_for_the_processor_is_planned_for_the_card_when_it_can_be_used(
    voyage, engine_to_come
):
    voyage.do(c.Choose(ref="engine-test"))
    assert voyage.phase(Phase.PLANNED).plan.devices == ()
    voyage.do(c.InstallEngine(kind="cpu"))
    session = voyage.until(lambda s: s.session and s.session.plan.devices).session
    assert session.config.n_gpu_layers == -1


def test_what_was_planned_for_the_card_is_opened_once_an_engine_drives_it(voyage, engine_to_come):
    voyage.do(c.InstallEngine(kind="cpu", then=c.Choose(ref="engine-test", config=SMALL)))
    voyage.until(lambda s: s.engines.waiting == "engine-test")
    session = voyage.phase(Phase.PLANNED)
    assert session.config == SMALL
    engines = voyage.until(lambda s: s.engines.waiting == "" and not s.engines.work).engines
    assert engines.idle_card == ""
    assert next(build.id for build in engines.builds if build.in_use) == f"cpu-{TAG}"


def test_what_is_kept_free_moves_the_load_line_of_the_open_setup_and_of_what_is_proposed(
    voyage, monkeypatch
):
    monkeypatch.setattr("app.core.engine_cards.EngineCards.gpus", lambda _: ("CUDA0",))
    voyage.do(c.Choose(ref="engine-test"))
    before = voyage.phase(Phase.PLANNED).plan.devices[0].load_line_bytes
    voyage.do(c.Propose(goal="chat"))
    proposed = voyage.until(lambda s: s.proposals).proposals
    settings = voyage.core.state.settings
    more = settings.desktop_reserve_mib + 4096
    voyage.do(c.ChangeSettings(settings=settings.model_copy(update={"desktop_reserve_mib": more})))

    def moved(state):
        return before - state.session.plan.devices[0].load_line_bytes == 4096 << 20

    voyage.until(moved)
    voyage.until(lambda s: s.proposals != proposed)
