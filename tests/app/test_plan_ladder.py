"""The ladder: every quant of a repository planned from headers, before a byte of weights."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from app.engine.inline import InlineEngine
from app.hub.faults import StoppedError
from app.hub.listing import list_repo
from app.hub.site import Site
from app.plan.ladder import Ladder
from app.plan.planner import Model, plan
from app.plan.rehearse import rehearsal_folder
from app.plan.remote import RemoteHeaders, connected
from app.plan.rungs import Ground
from app.plan.shards import read_model
from app.runconfig import KvType
from app.values.hub import Wish
from app.values.receipt import BufferLine
from tests.app import plan_repos, plan_shapes
from tests.app.plan_machines import gpu, machine
from tests.sim.hub import LoopbackHub

MIB = 1 << 20
CARD = machine(gpu(), os="Linux")


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return tmp_path_factory.mktemp("files")


@pytest.fixture
def hub(files):
    with LoopbackHub() as hub:
        plan_repos.fill(hub, files)
        yield hub


@pytest.fixture
def no_engine():
    def refuse(_limit):
        raise OSError("no engine in this test")

    return refuse


def site_of(hub, tmp_path):
    return Site(hub.endpoint, tmp_path / "hub")


def ladder_of(hub, tmp_path, rehearser, repo=plan_repos.REPO):
    site = site_of(hub, tmp_path)
    return Ladder(site, list_repo(site, repo), rehearser)


def climb(ladder, ground=None, tell=lambda _page: None):
    return ladder.climb(ground or Ground(CARD), tell, threading.Event())


def by_quant(page):
    return {rung.quant: rung for rung in page.rungs}


def test_every_quant_gets_the_plan_of_its_own_file_from_largest_to_smallest(
    hub, files, tmp_path, no_engine
):
    page = climb(ladder_of(hub, tmp_path, no_engine))
    assert [rung.quant for rung in page.rungs] == list(plan_repos.WEIGHTS)
    assert page.state == "done"
    for rung in page.rungs:
        assert rung.state == "exact"
        model = Model.of(read_model(files / f"{rung.quant}.gguf"))
        own = plan(model, CARD, rung.config)
        assert rung.plan.devices == own.devices
        assert rung.plan.host == own.host
        assert rung.drafts
        assert rung.n_ctx_train == 32768
        assert rung.bits_per_weight == 8 * rung.size_bytes / model.weights.n_elements
    weights = [rung.plan.devices[0].item_bytes("weights") for rung in page.rungs]
    assert weights == sorted(weights, reverse=True)


def test_an_estimate_of_every_quant_comes_before_the_tensor_table(hub, tmp_path, no_engine):
    pages = []
    climb(ladder_of(hub, tmp_path, no_engine), tell=pages.append)
    first = pages[0]
    assert {rung.state for rung in first.rungs} == {"estimate"}
    exact = by_quant(pages[-1])
    for rung in first.rungs:
        assert {item.confidence for item in rung.plan.devices[0].items} == {"bound"}
        (guessed,) = rung.plan.devices
        (known,) = exact[rung.quant].plan.devices
        assert guessed.item_bytes("weights") >= known.item_bytes("weights")
        assert guessed.item_bytes("kv") == known.item_bytes("kv")


def test_the_vocabulary_is_read_once_for_the_whole_repository(hub, files, tmp_path, no_engine):
    page = climb(ladder_of(hub, tmp_path, no_engine))
    whole = read_model(files / "Q4_K_M.gguf").data_offset
    assert whole > 1.5 * MIB, "a header with a vocabulary worth leaving out"
    sent = sum(request.sent[0] for request in hub.data_requests())
    assert page.header_bytes <= whole + 8 * MIB, "the first file, read in growing steps"
    others = [r for r in hub.data_requests() if "Q4_K_M" not in r.path]
    assert sum(request.sent[0] for request in others) <= 3 * 3 * 256 * 1024
    assert page.header_bytes == pytest.approx(sent, rel=0.05)
    assert 4 < page.header_requests <= 24


def test_a_second_look_asks_the_hub_for_nothing_but_the_list(hub, tmp_path, no_engine):
    first = climb(ladder_of(hub, tmp_path, no_engine))
    asked = len(hub.data_requests())
    again = climb(ladder_of(hub, tmp_path, no_engine))
    assert len(hub.data_requests()) == asked
    assert (again.header_bytes, again.header_requests) == (0, 0)
    assert again.rungs == first.rungs


def test_where_one_header_is_known_already_the_others_are_estimated_at_once(
    hub, tmp_path, no_engine
):
    site = site_of(hub, tmp_path)
    listing = list_repo(site, plan_repos.REPO)
    likely = next(quant for quant in listing.quants if quant.tag == "Q4_K_M")
    with connected() as client:
        headers = RemoteHeaders(site, listing.repo, listing.revision, client)
        headers.read(likely, threading.Event())
    pages = []
    climb(ladder_of(hub, tmp_path, no_engine), tell=pages.append)
    states = {quant: rung.state for quant, rung in by_quant(pages[0]).items()}
    assert states.pop("Q4_K_M") == "exact"
    assert set(states.values()) == {"estimate"}


def test_another_vocabulary_of_as_many_words_is_not_taken_for_the_same(hub, tmp_path, no_engine):
    kv, tensors = plan_repos.small("Q5_K")
    kv["tokenizer.ggml.tokens"] = tuple(f"other {n:07}" for n in range(plan_repos.N_VOCAB))
    path = plan_shapes.write(tmp_path / "odd.gguf", kv, tensors)
    hub.add(plan_repos.REPO, "Small-Q5_K_M.gguf", path)
    page = climb(ladder_of(hub, tmp_path, no_engine))
    own = plan(Model.of(read_model(path)), CARD, by_quant(page)["Q5_K_M"].config)
    assert by_quant(page)["Q5_K_M"].plan.devices == own.devices


def test_a_file_that_is_no_model_is_one_failed_rung(hub, tmp_path, no_engine):
    hub.add(plan_repos.REPO, "Small-Q3_K_M.gguf", b"<html>Sign in</html>" * 100)
    page = climb(ladder_of(hub, tmp_path, no_engine))
    rungs = by_quant(page)
    assert rungs["Q3_K_M"].state == "failed"
    assert "web page" in rungs["Q3_K_M"].problem
    assert {rung.state for quant, rung in rungs.items() if quant != "Q3_K_M"} == {"exact"}


def test_all_parts_of_a_split_model_are_counted(hub, tmp_path, no_engine):
    kv, tensors = plan_repos.small("F16")
    for number in range(3):
        keys = {"split.no": number, "split.count": 3, "split.tensors.count": len(tensors)}
        part = (kv if number == 0 else {}) | keys
        name = f"Small-F16-{number + 1:05}-of-00003.gguf"
        path = plan_shapes.write(tmp_path / name, part, tensors[number::3])
        hub.add(plan_repos.REPO, f"F16/{name}", path)
    page = climb(ladder_of(hub, tmp_path, no_engine))
    rung = by_quant(page)["F16"]
    whole = Model.of(read_model(tmp_path / "Small-F16-00001-of-00003.gguf"))
    assert rung.n_parts == 3
    assert rung.plan.devices == plan(whole, CARD, rung.config).devices


def test_what_is_wished_is_kept_and_the_rest_is_the_best_that_fits(hub, tmp_path, no_engine):
    ladder = ladder_of(hub, tmp_path, no_engine)
    climb(ladder)
    wish = Wish(n_ctx=2048, kv=KvType.Q8_0, n_ubatch=256, draft_max=5)
    for rung in ladder.plan(Ground(CARD, wish=wish)).rungs:
        assert rung.config.n_ctx == 2048
        assert rung.config.type_k is rung.config.type_v is KvType.Q8_0
        assert rung.config.n_ubatch == 256
        assert rung.config.mtp.draft_max == 5
    page = ladder.plan(Ground(CARD, wish=Wish(n_ctx=1 << 20, draft_max=0)))
    assert page.wish.draft_max == 0
    for rung in page.rungs:
        assert rung.config.n_ctx == 32768, "no more than the model was trained for"
        assert not rung.config.mtp.on


def test_one_rehearsal_serves_every_quant_and_leaves_nothing_behind(hub, tmp_path):
    asked = []

    class Counted(InlineEngine):
        def dry_run(self, request, report, cancel):
            asked.append(request.config)
            return super().dry_run(request, report, cancel)

    ladder = ladder_of(hub, tmp_path, lambda _limit: Counted())
    page = climb(ladder, Ground(CARD, wish=Wish(n_ctx=8192)))
    assert len(asked) == 1
    for rung in page.rungs:
        compute = next(item for item in rung.plan.devices[0].items if item.key == "compute")
        assert (compute.source, compute.confidence) == ("dry-run", "exact")
    assert list(rehearsal_folder().iterdir()) == []
    ladder.plan(Ground(CARD, wish=Wish(n_ctx=4096)))
    ladder.rehearse(lambda _page: None, threading.Event())
    assert [config.n_ctx for config in asked] == [8192, 4096]


class Hungry(InlineEngine):
    """An engine whose compute buffers are 8 MiB larger than the formulas say."""

    def dry_run(self, request, report, cancel):
        done = super().dry_run(request, report, cancel)
        buffers = tuple(
            line.model_copy(update={"bytes": line.bytes + (line.kind == "compute") * 8 * MIB})
            for line in done.buffers
        )
        return done.model_copy(update={"buffers": buffers})


def test_a_quant_that_the_engine_finds_too_tight_gets_a_setup_that_holds(hub, tmp_path, no_engine):
    promised = by_quant(climb(ladder_of(hub, tmp_path, no_engine)))["Q8_0"]
    (card,) = promised.plan.devices
    just = machine(gpu(free_mib=(card.free_bytes - card.headroom_bytes) // MIB + 4), os="Linux")
    formulas = by_quant(climb(ladder_of(hub, tmp_path, no_engine), Ground(just)))["Q8_0"]
    assert (formulas.plan.verdict, formulas.config) == ("fits", promised.config)
    found = by_quant(climb(ladder_of(hub, tmp_path, lambda _limit: Hungry()), Ground(just)))
    rung = found["Q8_0"]
    assert rung.plan.verdict == "fits"
    assert rung.plan.rehearsed, "the other setup was rehearsed too"
    assert rung.config != promised.config
    assert rung.plan.config == rung.config
    assert found["Q2_K"].config == promised.config, "where there is room nothing changes"


class Repacking(InlineEngine):
    """An engine that writes nine tenths of the weights once more, in its processor's order."""

    def dry_run(self, request, report, cancel):
        done = super().dry_run(request, report, cancel)
        size = Path(request.path).stat().st_size
        weights = tuple(
            BufferLine(context="model", kind="weights", device=device, bytes=share * size // 10)
            for device, share in (("CPU", 1), ("CPU_REPACK", 9))
        )
        rest = tuple(line for line in done.buffers if line.kind != "weights")
        return done.model_copy(update={"buffers": (*weights, *rest)})


def test_where_a_mapped_file_is_in_memory_twice_it_is_read_instead(files, tmp_path):
    with LoopbackHub() as hub:
        path = plan_shapes.write(tmp_path / "m.gguf", *plan_shapes.qwen35())
        repo = hub.add("maker/Nine-GGUF", "Nine-Q4_K_M.gguf", path)
        repo._hashes["sha256:Nine-Q4_K_M.gguf"] = "ab" * 32
        repo._hashes["sha1:Nine-Q4_K_M.gguf"] = "ab" * 20
        ladder = ladder_of(hub, tmp_path, lambda _limit: Repacking(), "maker/Nine-GGUF")
        page = climb(ladder, Ground(machine(available_mib=10_000, os="Linux")))
        [rung] = page.rungs
        assert (rung.plan.verdict, rung.config.mmap) == ("fits", False)
        assert rung.plan.config == rung.config
        assert any("read, not mapped" in note for note in rung.plan.notes)
        # Linux gives large pages to what is read.
        for system in ("Debian GNU/Linux 12 (bookworm), Linux 6.1", "Windows 11 (build 26100)"):
            roomy = climb(ladder, Ground(machine(available_mib=20_000, os=system)))
            assert roomy.rungs[0].config.mmap == ("Linux" not in system)


def test_without_an_engine_the_formulas_stand_and_say_so(hub, tmp_path, no_engine):
    page = climb(ladder_of(hub, tmp_path, no_engine))
    for rung in page.rungs:
        assert any("no engine in this test" in note for note in rung.plan.notes)


def test_a_climb_that_is_stopped_ends_at_once(hub, tmp_path, no_engine):
    hub.fail("stall", n=1000, seconds=30, times=-1)
    ladder = ladder_of(hub, tmp_path, no_engine)
    cancel = threading.Event()
    threading.Timer(0.5, cancel.set).start()
    started = time.monotonic()
    with pytest.raises(StoppedError):
        ladder.climb(Ground(CARD), lambda _: None, cancel)
    assert time.monotonic() - started < 10
