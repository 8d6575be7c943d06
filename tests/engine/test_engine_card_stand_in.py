"""A card that is none: ggml's RPC device makes another process on this computer look like one."""

import threading

import pytest

from app.diagnose.case import diagnose_evidence
from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.engine.protocol import DryRun, Generate, Load
from app.runconfig import MtpConfig, RunConfig

NONE = threading.Event()


def silent(_answer):
    pass


def table(buffers):
    return sorted((b.context, b.kind, b.device, b.bytes) for b in buffers)


@pytest.fixture(scope="module")
def card(lenders):
    return lenders[0].endpoint


@pytest.fixture(scope="module")
def config(card):
    mtp = MtpConfig(draft_max=3)
    return RunConfig(n_ctx=512, n_batch=128, n_ubatch=64, mtp=mtp, mmap=False, rpc=(card,))


@pytest.fixture(scope="module")
def engine(spawner):
    made = WorkerEngine(spawner)
    yield made
    made.close()


@pytest.fixture(scope="module")
def load(engine, tiny):
    def loaded(config):
        request = Load(path=str(tiny("low")), config=config, n_threads=1)
        return engine.load(request, silent, NONE).placement

    return loaded


def reply(engine, **options):
    request = Generate(id="r", prompt="The hold", max_tokens=40, ignore_eos=True, **options)
    return engine.generate(request, silent, NONE)


def test_all_layers_go_to_the_card_and_the_log_proves_it(load, config, card):
    placed = load(config)
    assert placed.layers_on_gpu == placed.layers_total == 10
    assert placed.device == card
    (one,) = placed.cards
    assert (one.device, one.layers) == ("RPC0", 10)
    on_card = {(b.context, b.kind) for b in placed.buffers if b.device == one.buffers}
    assert {("model", "weights"), ("main", "kv"), ("main", "recurrent"), ("mtp", "kv")} <= on_card
    assert ("main", "compute") in on_card


def test_the_processor_is_a_choice_that_leaves_the_card_alone(load, config):
    placed = load(config.with_(n_gpu_layers=0))
    assert placed.layers_on_gpu == 0
    assert placed.device == "CPU"
    assert {b.device for b in placed.buffers} == {"CPU"}


def test_some_layers_are_some_layers(load, config):
    placed = load(config.with_(n_gpu_layers=4))
    assert placed.layers_on_gpu == placed.cards[0].layers == 4


def test_the_dry_run_knows_every_byte_on_every_device(engine, load, config, tiny):
    placed = load(config)
    planned = engine.dry_run(DryRun(path=str(tiny("low")), config=config), silent, NONE)
    assert table(planned.buffers) == table(placed.buffers)


def test_drafting_on_the_card_says_the_same(engine, load, config):
    load(config)
    drafted, plain = reply(engine), reply(engine, mtp=False)
    assert drafted.tokens == plain.tokens
    assert drafted.timings.n_drafted > 0


def test_a_card_is_found_by_its_name_or_not_at_all(load, config, card):
    assert load(config.with_(devices=("RPC0",))).layers_on_gpu == 10
    assert load(config.with_(devices=(f"RPC-{card}/0",), main_gpu="RPC0")).layers_on_gpu == 10
    for wrong, cause in (
        ({"devices": ("GPU-nobody",)}, "gpu-hidden-or-absent"),
        ({"main_gpu": "GPU-nobody"}, "gpu-hidden-or-absent"),
        ({"rpc": ()}, "silent-cpu-fallback-cpu-build"),
    ):
        with pytest.raises(EngineError) as caught:
            load(config.with_(**wrong))
        assert caught.value.failure.code == "no-gpu-device"
        assert diagnose_evidence(caught.value.evidence).cause == cause
