"""Several cards: who gets which layers, by the plan and by the engine."""

import threading
from dataclasses import replace

import pytest

from app.diagnose.case import diagnose_evidence
from app.engine import devices, lent, rpc
from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.engine.devices import Device
from app.engine.inline import InlineEngine
from app.engine.params import chosen_gpus
from app.engine.protocol import DryRun, Generate, Load
from app.machine.detect import detect
from app.plan.dry import on_processor
from app.plan.placement import settled
from app.plan.planner import Model, Planner
from app.plan.shards import read_model
from app.qualify import checks
from app.runconfig import MtpConfig, RunConfig

NONE = threading.Event()
LAYERS = {(1, 1): [5, 5], (3, 1): [8, 2], (1, 1, 1): [4, 3, 3], (2, 1, 1): [5, 3, 2]}
"""By shares: of eight layers, the MTP layer and the output."""
EXACT = {
    ("model", "weights"): "weights",
    ("main", "kv"): "kv",
    ("main", "recurrent"): "recurrent",
    ("mtp", "kv"): "mtp_kv",
}
BOUND = {("main", "compute"): "compute", ("mtp", "compute"): "mtp_compute"}


def silent(_answer):
    pass


@pytest.fixture(scope="module")
def path(tiny):
    return tiny("low")


@pytest.fixture(scope="module")
def config():
    return RunConfig(n_ctx=512, n_batch=128, n_ubatch=64, mtp=MtpConfig(draft_max=3), mmap=False)


@pytest.fixture(scope="module")
def engine(spawner):
    made = WorkerEngine(spawner)
    yield made
    made.close()


@pytest.fixture(scope="module")
def run(engine, path):
    """Return where everything was put, and a greedy reply."""

    def told(config):
        placed = engine.load(Load(path=str(path), config=config, n_threads=1), silent, NONE)
        request = Generate(id="r", prompt="The hold", max_tokens=60, ignore_eos=True)
        return placed.placement, engine.generate(request, silent, NONE)

    return told


@pytest.fixture(scope="module")
def over(config, lenders):
    """Return the setup that shares the layers over so many computers."""

    def shared(*split):
        ends = tuple(one.endpoint for one in lenders[: len(split)])
        return config.with_(rpc=ends, tensor_split=split)

    return shared


@pytest.fixture(scope="module")
def alone(run, config):
    return run(config.with_(n_gpu_layers=0))[1].tokens


def planned(engine, path, config, *, rehearsed):
    machine = detect().model_copy(update={"gpus": lent.cards(config.rpc)})
    said = None
    if rehearsed:
        said = engine.dry_run(DryRun(path=str(path), config=on_processor(config)), silent, NONE)
    return Planner(machine).plan(Model.of(read_model(path)), config, said)


@pytest.mark.parametrize("split", LAYERS, ids=str)
def test_each_card_holds_what_was_planned(engine, run, path, over, alone, split):
    several = over(*split)
    plans = [planned(engine, path, several, rehearsed=rehearsed) for rehearsed in (False, True)]
    placed, said = run(several)
    assert [card.layers for card in placed.cards] == LAYERS[split]
    assert checks.placement_differences(several, placed) == []
    for formula, part, card in zip(*(plan.devices for plan in plans), placed.cards, strict=True):
        held = {(b.context, b.kind): b.bytes for b in placed.buffers if b.device == card.buffers}
        for kind, key in EXACT.items():
            assert part.item_bytes(key) == held.get(kind, 0), (card.device, key)
            assert formula.item_bytes(key) == held.get(kind, 0), (card.device, key)
        for kind, key in BOUND.items():
            assert part.item_bytes(key) >= held.get(kind, 0), (card.device, key)
            assert formula.item_bytes(key) >= held.get(kind, 0), (card.device, key)
    assert said.tokens == alone
    assert said.timings.n_drafted > 0


def test_the_order_of_the_cards_is_the_setup_s_and_not_the_library_s(run, config, lenders):
    a, b = lenders[0].endpoint, lenders[1].endpoint
    turned = config.with_(rpc=(b, a), tensor_split=(3, 1))
    placed, _ = run(turned)
    assert [(card.buffers, card.layers) for card in placed.cards] == [
        (f"RPC0[{b}]", 8),
        (f"RPC0[{a}]", 2),
    ]
    named = config.with_(rpc=(b, a), devices=(rpc.uuid_of(a, 0), rpc.uuid_of(b, 0)))
    placed, _ = run(named.with_(tensor_split=(3, 1)))
    assert placed.cards[0].buffers == f"RPC0[{a}]"


def test_one_of_several_works_alone_where_that_is_asked(engine, run, path, config, lenders):
    a, b = lenders[0].endpoint, lenders[1].endpoint
    single = config.with_(rpc=(a, b), split_mode="none", main_gpu=rpc.uuid_of(b, 0))
    placed, _ = run(single)
    assert [card.buffers for card in placed.cards] == [f"RPC0[{b}]"]
    (part,) = planned(engine, path, single, rehearsed=False).devices
    assert part.uuid == rpc.uuid_of(b, 0)


def test_another_split_than_the_accepted_one_is_told(engine, run, path, over):
    placed, _ = run(over(3, 1))
    accepted = over(1, 1)
    assert checks.placement_differences(accepted, placed) == [
        "layers on RPC0: 8 instead of 5",
        "layers on RPC1: 2 instead of 5",
    ]
    plan = planned(engine, path, accepted, rehearsed=False)
    rows = checks.predicted_against_measured(plan, placed)
    assert any(name == "weights on RPC0" and want < have for name, want, have in rows)


def test_a_setup_over_several_cards_says_how_it_shares(config, lenders):
    ends = tuple(one.endpoint for one in lenders[:2])
    machine = detect().model_copy(update={"gpus": lent.cards(ends)})
    told = settled(machine, config)
    assert told.rpc == ends
    assert told.tensor_split == tuple(gpu.free_bytes // 2**30 for gpu in machine.gpus)
    single = machine.model_copy(update={"gpus": machine.gpus[:1]})
    assert settled(single, config).tensor_split == (), "one card: no shares"


def device(name, bus_id="", *, integrated=False, endpoint=""):
    return Device(
        handle=hash((name, endpoint)),
        name=name,
        description=name,
        is_gpu=True,
        is_cpu=False,
        bus_id=bus_id,
        integrated=integrated,
        endpoint=endpoint,
        uuid=rpc.uuid_of(endpoint, 0) if endpoint else "",
    )


A, B = "127.0.0.1:50052", "127.0.0.1:50062"
REGISTRY = (
    device("CUDA0", "0000:41:00.0"),
    device("CUDA1", "0000:01:00.0"),
    device("Vulkan0", "0000:00:02.0", integrated=True),
    device("RPC0", endpoint=A),
    device("RPC1", endpoint=B),
)


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({}, ["CUDA1", "CUDA0"]),
        ({"rpc": (B, A)}, ["RPC1", "RPC0", "CUDA1", "CUDA0"]),
        ({"devices": ("0000:41:00.0", "Vulkan0")}, ["CUDA0", "Vulkan0"]),
        ({"rpc": (A,), "devices": ("CUDA1", rpc.uuid_of(A, 0))}, ["CUDA1", "RPC0"]),
        ({"split_mode": "none"}, ["CUDA1"]),
        ({"split_mode": "none", "main_gpu": "cuda0"}, ["CUDA0"]),
        ({"n_gpu_layers": 0}, []),
    ],
    ids=str,
)
def test_the_engine_takes_cards_by_bus_and_name_never_by_the_library_s_order(
    monkeypatch, config, changes, names
):
    monkeypatch.setattr(devices, "devices", lambda: REGISTRY)
    assert [gpu.name for gpu in chosen_gpus(config.with_(**changes))] == names


def test_a_card_that_shares_the_processor_s_memory_is_taken_where_there_is_no_other(
    monkeypatch, config
):
    monkeypatch.setattr(devices, "devices", lambda: REGISTRY[2:])
    assert [gpu.name for gpu in chosen_gpus(config)] == ["Vulkan0"]
    both = chosen_gpus(config.with_(rpc=(A,)))
    assert [gpu.name for gpu in both] == ["RPC0"]


def test_an_engine_that_leaves_layers_on_the_processor_is_stopped(monkeypatch, path, config):
    real = devices.devices()
    (processor,) = (one for one in real if one.is_cpu)
    # The library takes the processor for a card, as it would if a build fell back to it.
    said_to_be_one = replace(processor, name="CUDA0", is_gpu=True)
    monkeypatch.setattr(devices, "devices", lambda: (said_to_be_one, *real))
    engine = InlineEngine()
    with pytest.raises(EngineError) as caught:
        engine.load(Load(path=str(path), config=config, n_threads=1), silent, NONE)
    engine.close()
    assert caught.value.failure.code == "no-gpu-device"
    assert "put 0 layers on the card" in str(caught.value)
    assert diagnose_evidence(caught.value.evidence).cause == "silent-cpu-fallback-engine-bug"
