"""The core's desk: plans before a download, the engine's cards, what is learned, nothing left over."""

from __future__ import annotations

import os
import threading

import pytest

from app.core.desk import Desk
from app.core.engine_cards import EngineCards
from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.engine.inline import InlineEngine
from app.hub.listing import list_repo
from app.hub.site import Site
from app.plan.dry import confined, dry_run
from app.plan.rehearse import rehearsal_folder
from app.plan.sparse import sparse_folder
from app.process import Spawner
from app.runconfig import RunConfig
from app.settings import Settings
from app.values.diagnosis import EngineEvidence
from app.values.hub import Wish
from app.values.model_file import ModelFile
from tests.app import plan_repos
from tests.app.plan_machines import gpu, machine
from tests.sim.hub import LoopbackHub


class CardEngine(InlineEngine):
    """The real engine in a build that says it can use a card."""

    def gpus(self):
        return ("CUDA0",)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return tmp_path_factory.mktemp("files")


@pytest.fixture
def hub(files, monkeypatch, tmp_path):
    with LoopbackHub() as hub:
        plan_repos.fill(hub, files)
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path / "hub"))
        yield hub


def desk(here=None, engines=CardEngine, **more):
    here = here or machine(gpu(), os="Linux")
    return Desk(lambda: here, Settings, engines, **more)


def foretell(the_desk, config=None, quant="Q4_K_M"):
    ref = f"{plan_repos.REPO}:{quant}"
    return the_desk.foretell(ref, "chat", config, threading.Event())


def test_a_file_on_the_hub_is_planned_by_the_engine_itself_before_a_weight_is_fetched(hub, files):
    config = RunConfig(n_ctx=8192)
    found = foretell(desk(), config)
    items = {item.key: item for item in found.plan.devices[0].items}
    assert items["compute"].source == items["mtp_compute"].source == "dry-run"
    assert sum(request.sent[0] for request in hub.data_requests()) < 4 << 20
    path = files / "Q4_K_M.gguf"
    here = ModelFile(path=str(path), title="", quant="", size_bytes=path.stat().st_size)
    again = desk().plan(here, config)
    assert again.devices == found.plan.devices
    assert again.host == found.plan.host
    assert list(rehearsal_folder().iterdir()) == []


@pytest.mark.slow
def test_the_rehearsal_of_a_stranger_s_file_runs_in_a_confined_worker(hub):
    spawner = Spawner()
    limits = []

    def rehearser(limit):
        limits.append(limit)
        return confined(spawner)(limit)

    try:
        found = foretell(desk(rehearser=rehearser))
    finally:
        spawner.close()
    assert found.plan.rehearsed
    assert len(limits) == 1
    assert 2 << 30 <= limits[0] < 8 << 30


@pytest.mark.slow
def test_a_worker_that_may_allocate_too_little_leaves_the_formulas_and_a_note(hub):
    spawner = Spawner()
    try:
        found = foretell(desk(rehearser=lambda _limit: confined(spawner)(64 << 20)))
    finally:
        spawner.close()
    assert not found.plan.rehearsed
    assert any("dry run" in note for note in found.plan.notes)


@pytest.mark.slow
def test_a_worker_that_does_not_come_to_an_end_is_ended(hub, files):
    spawner = Spawner()
    workers = []

    class Stuck(WorkerEngine):
        def dry_run(self, request, report, cancel):
            workers.append(self)
            cancel.wait(20)
            raise EngineError(EngineEvidence(phase="load", reason="cancelled"))

    try:
        said = dry_run(lambda: Stuck(spawner), files / "Q4_K_M.gguf", RunConfig(), limit_seconds=2)
        assert said.done is None
        assert "longer than 2 s" in said.notes[0]
        assert not workers[0].alive
    finally:
        spawner.close()


def test_where_no_sparse_file_can_be_made_the_formulas_stand(hub, monkeypatch):
    monkeypatch.setattr("app.plan.rehearse.sparse_copy", lambda *_: None)
    found = foretell(desk())
    assert not found.plan.rehearsed
    assert any("sparse" in note for note in found.plan.notes)


def test_copies_that_a_killed_program_left_are_swept_and_a_running_one_s_are_kept(tmp_path):
    root = tmp_path / "rehearsals"
    dead, running = root / "999999999-x", root / f"{os.getpid()}-y"
    for folder in (dead, running):
        folder.mkdir(parents=True)
        (folder / "copy.gguf").write_bytes(b"GGUF")
    with sparse_folder(root) as own:
        assert own.is_dir()
        assert not dead.exists()
    assert not own.exists()
    assert running.exists()


def test_a_ladder_stands_on_this_machine_and_its_settings(hub, tmp_path):
    here = machine(gpu(free_mib=2000), os="Linux")
    the_desk = desk(here)
    site = Site(hub.endpoint, tmp_path / "hub")
    ladder = the_desk.ladder(site, list_repo(site, plan_repos.REPO))
    ground = the_desk.ground("chat", Wish(n_ctx=4096))
    page = ladder.climb(ground, lambda _page: None, threading.Event())
    for rung in page.rungs:
        (device,) = rung.plan.devices
        assert device.free_bytes == 2000 << 20
        kept = {reserve.key: reserve.bytes for reserve in device.reserves}
        assert kept["desktop_reserve"] == Settings().desktop_reserve_mib << 20


def test_a_quant_that_was_chosen_from_the_ladder_is_not_rehearsed_again(hub, tmp_path):
    asked = []

    class Counted(CardEngine):
        def dry_run(self, request, report, cancel):
            asked.append(request.config)
            return super().dry_run(request, report, cancel)

    the_desk = desk(engines=Counted)
    site = Site(hub.endpoint, tmp_path / "hub")
    ladder = the_desk.ladder(site, list_repo(site, plan_repos.REPO))
    page = ladder.climb(the_desk.ground("chat", Wish()), lambda _page: None, threading.Event())
    rung = next(rung for rung in page.rungs if rung.quant == "Q2_K")
    n_asked, n_read = len(asked), len(hub.data_requests())
    found = the_desk.foretell(rung.ref, "chat", rung.config, threading.Event())
    assert found.plan.rehearsed
    assert found.plan.devices == rung.plan.devices
    assert (len(asked), len(hub.data_requests())) == (n_asked, n_read)


class Hungry(CardEngine):
    """An engine whose buffers are larger than the formulas say."""

    def dry_run(self, request, report, cancel):
        done = super().dry_run(request, report, cancel)
        buffers = tuple(
            line.model_copy(update={"bytes": line.bytes + (line.kind == "compute") * (512 << 20)})
            for line in done.buffers
        )
        return done.model_copy(update={"buffers": buffers})


def test_where_the_engine_needs_more_than_the_formulas_say_a_smaller_setup_is_chosen(hub):
    here = machine(gpu(free_mib=1200), os="Linux")
    asked = []

    class Counted(Hungry):
        def dry_run(self, request, report, cancel):
            asked.append(request.config)
            return super().dry_run(request, report, cancel)

    found = foretell(desk(here, engines=Counted))
    first, second = asked
    assert first != second
    assert found.plan.config == found.config


# --- which cards the engine can use ---------------------------------------------------------------
class Starts:
    """Counts how often an engine is started, and refuses when told to."""

    def __init__(self):
        self.count = 0
        self.refuses = False

    def __call__(self):
        self.count += 1
        if self.refuses:
            raise EngineError(EngineEvidence(phase="load", reason="exit", message="no"))
        return CardEngine()


def test_the_engine_is_asked_once_per_build_and_again_when_another_is_chosen():
    starts, runtime = Starts(), ["cpu"]
    cards = EngineCards(starts, lambda: runtime[0])
    assert cards.gpus() == cards.gpus() == ("CUDA0",)
    assert starts.count == 1
    runtime[0] = "cu13"
    assert cards.gpus() == ("CUDA0",)
    assert starts.count == 2


def test_an_engine_that_cannot_be_started_is_not_started_at_every_question():
    starts = Starts()
    starts.refuses = True
    cards = EngineCards(starts, lambda: "cu13")
    assert [cards.gpus() for _ in range(5)] == [()] * 5
    assert starts.count == 1
    starts.refuses = False
    cards.forget()
    assert cards.gpus() == ("CUDA0",)


def test_a_card_that_came_back_is_asked_for_again(monkeypatch):
    found, loads, asked = [()], [(1,)], []

    class Engine:
        def gpus(self):
            asked.append(1)
            return found[0]

        def close(self):
            pass

    monkeypatch.setattr("app.core.engine_cards.module_loads", lambda: loads[0])
    cards = EngineCards(Engine, lambda: "cu13")
    assert (cards.gpus(), cards.gpus()) == ((), ())
    assert len(asked) == 1, "an answer holds while nothing happens"
    cards.doubt()
    assert cards.gpus() == ()
    loads[0], found[0] = (2,), ("CUDA0",)
    assert cards.gpus() == ("CUDA0",), "the driver was loaded anew"
    cards.doubt()
    loads[0] = (3,)
    assert cards.gpus() == ("CUDA0",)
    assert len(asked) == 3, "a card that is there is not doubted"
