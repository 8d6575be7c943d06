"""The ledger, what plans learn from it, and memory that is watched instead of read once."""

from __future__ import annotations

import time
from argparse import ArgumentParser

import pytest

from app.cli import ledger as command
from app.core.outlook import Outlook
from app.machine.history import SampleHistory
from app.paths import Paths
from app.plan.gguf import read_header
from app.plan.ledger import learn, ledger
from app.plan.planner import Model, plan
from app.plan.steady import steady
from app.receipts import ReceiptStore
from app.runconfig import RunConfig
from app.values.ledger import Learned
from app.values.machine import GpuSample, Sample
from app.values.receipt import BufferLine, Placement, Receipt
from tests.app import plan_shapes
from tests.app.plan_machines import gpu, machine

MIB = 1 << 20
GIB = 1 << 30
KIND = {"runtime": "cu13 b11312", "driver": "580.1", "architecture": "llama"}
CARD = gpu()
HERE = machine(CARD, os="Linux")


@pytest.fixture(scope="module")
def llama():
    header, size = plan_shapes.gguf_bytes(*plan_shapes.llama(n_layer=2))
    return Model.of(read_header(lambda offset, n: header[offset : offset + n], size))


def receipt(model, here=HERE, *, above=0, buffers=(), **more):
    """A proof whose card took `above` bytes more than its plan and growth reserve."""
    config = RunConfig(n_ctx=4096, n_gpu_layers=-1 if here.gpus else 0)
    planned = plan(model, here, config)
    fields = {**KIND, "card": here.gpus[0].name if here.gpus else None}
    if here.gpus:
        (device,) = planned.devices
        growth = sum(r.bytes for r in device.reserves if r.key == "growth")
        used = device.capacity_bytes - device.free_bytes
        fields["free_before_bytes"] = device.free_bytes
        fields["peak_used_bytes"] = used + device.total_bytes + growth + above
    else:
        fields["driver"] = None
        fields["host_peak_rss_bytes"] = planned.host.total_bytes + above
    return Receipt.model_validate(
        {
            "id": f"{above}",
            "model": "Llama",
            "path": "/models/llama.gguf",
            "size_bytes": 1,
            "config": config,
            "at": "2026-11-29T20:00:00+00:00",
            "verdict": "qualified",
            "predicted": planned,
            "placement": Placement(device="CPU", buffers=tuple(buffers)),
            **fields,
            **more,
        }
    )


# --- learning ---------------------------------------------------------------------------------
def test_what_loads_took_above_their_plan_is_kept_free_and_counted(llama):
    rows = ledger([receipt(llama, above=n * MIB) for n in (-500, 20, 90)])
    found = learn(rows, card=CARD.name, **KIND)
    assert (found.device_bytes, found.device_receipts) == (90 * MIB, 3)
    planned = plan(llama, HERE, RunConfig(n_ctx=4096), learned=found)
    (kept,) = [r for r in planned.devices[0].reserves if r.key == "residual"]
    assert (kept.bytes, kept.source, kept.receipts) == (90 * MIB, "learned", 3)
    bare = plan(llama, HERE, RunConfig(n_ctx=4096)).devices[0]
    assert planned.devices[0].headroom_bytes == bare.headroom_bytes - 90 * MIB


def test_with_many_receipts_one_odd_load_in_twenty_is_not_followed(llama):
    rows = ledger([receipt(llama, above=n * MIB) for n in (*range(39), 4000)])
    assert learn(rows, card=CARD.name, **KIND).device_bytes == 37 * MIB


def test_a_plan_that_was_right_is_shown_as_such_and_not_left_out(llama):
    found = learn(ledger([receipt(llama)]), card=CARD.name, **KIND)
    assert (found.device_bytes, found.device_receipts) == (0, 1)
    planned = plan(llama, HERE, RunConfig(n_ctx=4096), learned=found)
    assert [r.receipts for r in planned.devices[0].reserves if r.key == "residual"] == [1]


@pytest.mark.parametrize(
    "other", [{"runtime": "cpu"}, {"driver": "1"}, {"card": "another"}, {"architecture": "qwen3"}]
)
def test_nothing_is_learned_from_another_engine_driver_card_or_architecture(llama, other):
    rows = ledger([receipt(llama, above=GIB)])
    assert learn(rows, **({"card": CARD.name} | KIND | other)) == Learned()


def test_a_proof_that_failed_teaches_nothing_and_an_old_one_without_architecture_neither(llama):
    failed = receipt(llama, above=GIB, verdict="failed")
    old = receipt(llama, above=GIB, architecture="")
    assert learn(ledger([failed, old]), card=CARD.name, **KIND) == Learned()


def test_on_the_processor_the_engine_s_own_memory_is_learned(llama):
    rows = ledger([receipt(llama, machine(), above=110 * MIB)])
    found = learn(rows, runtime=KIND["runtime"], driver=None, card=None, architecture="llama")
    assert (found.host_bytes, found.host_receipts) == (110 * MIB, 1)
    planned = plan(llama, machine(), RunConfig(n_ctx=4096, n_gpu_layers=0), learned=found)
    assert [r.bytes for r in planned.host.reserves if r.key == "residual"] == [110 * MIB]


# --- the ledger ---------------------------------------------------------------------------------
def weights(device, size):
    return BufferLine(context="model", kind="weights", device=device, bytes=size)


def test_a_mapped_file_and_its_repacked_copies_are_two_lines(llama):
    size = plan(llama, machine(), RunConfig(n_gpu_layers=0)).host.item_bytes("weights")
    mapped = (weights("CPU_Mapped", size), weights("CPU_REPACK", 7 * MIB))
    (row,) = ledger([receipt(llama, machine(), buffers=mapped)])
    seen = {line.key: (line.predicted_bytes, line.measured_bytes) for line in row.lines}
    assert seen["weights"] == (size, size)
    assert seen["repack"] == (0, 7 * MIB)


def test_a_file_that_was_read_is_compared_whole(llama):
    size = plan(llama, machine(), RunConfig(n_gpu_layers=0)).host.item_bytes("weights")
    read = (weights("CPU", size - 7 * MIB), weights("CPU_REPACK", 7 * MIB))
    (row,) = ledger([receipt(llama, machine(), buffers=read)])
    seen = {line.key: (line.predicted_bytes, line.measured_bytes) for line in row.lines}
    assert seen["weights"] == (size, size)
    assert "repack" not in seen


def ledger_command(*words):
    parser = ArgumentParser()
    command.add_arguments(parser)
    found = command.run(parser.parse_args(list(words)))
    return found, command.text(found)


def test_the_command_shows_every_proof_and_what_is_learned(llama):
    paths = Paths.default().make()
    assert "empty" in ledger_command()[1]
    size = plan(llama, HERE, RunConfig(n_ctx=4096)).devices[0].item_bytes("weights")
    store = ReceiptStore(paths.data)
    for n in (3, 4):
        store.add(receipt(llama, above=n * MIB, buffers=(weights("CUDA0", size),), id=str(n)))
    found, text = ledger_command("--lines")
    assert [row["receipt"] for row in found["rows"]] == ["4", "3"]
    assert found["learned"][0]["device_bytes"] == 4 * MIB
    assert f"Kept free for llama on {CARD.name}: 4.00 MiB, the largest of 2 receipts" in text
    assert "Weights" in text


# --- memory over time -----------------------------------------------------------------------------
def sample(at, free_mib, *, worker=None, host_used_mib=8000):
    card = GpuSample(
        uuid=CARD.uuid,
        total_bytes=CARD.total_bytes,
        used_bytes=CARD.total_bytes - free_mib * MIB,
        free_bytes=free_mib * MIB,
    )
    return Sample(
        at=at,
        gpus=(card,),
        host_used_bytes=host_used_mib * MIB,
        host_total_bytes=32747 * MIB,
        worker_rss_bytes=worker,
    )


def watched(*samples):
    history = SampleHistory()
    for one in samples:
        history.add(one)
    return history


def test_the_lowest_of_the_last_minute_counts_and_says_so(llama):
    history = watched(
        sample(1000, 9000), sample(1030, 21000), sample(1060, 18000), sample(1090, 20000)
    )
    seen = steady(HERE, history, 1091)
    assert seen.gpus[0].free_bytes == 18000 * MIB
    assert seen.free_seconds == 60
    (device,) = plan(llama, seen, RunConfig(n_ctx=4096)).devices
    assert (device.free_bytes, device.free_seconds) == (18000 * MIB, 60)


def test_what_the_own_engine_takes_is_no_other_program_s():
    history = watched(
        sample(1000, 20000, host_used_mib=9000),
        sample(1001, 6000, worker=GIB),
        sample(1100, 5000, worker=GIB),
    )
    seen = steady(HERE, history, 1101)
    assert seen.gpus[0].free_bytes == 20000 * MIB
    assert seen.host.available_bytes == (32747 - 9000) * MIB


def test_right_after_an_engine_s_end_the_card_is_not_believed_yet():
    history = watched(
        sample(1000, 20000), sample(1001, 6000, worker=GIB), sample(1002, 6100), sample(1005, 20100)
    )
    assert steady(HERE, history, 1006).gpus[0].free_bytes == 20000 * MIB


def test_old_readings_make_the_machine_be_read_again_but_not_at_every_question():
    looks = []

    def look():
        looks.append(1)
        return machine(gpu(free_mib=4321), os="Linux")

    history = watched(sample(time.time() - 3600, 20000))
    outlook = Outlook(lambda: HERE, history, look)
    assert outlook().gpus[0].free_bytes == 4321 * MIB
    assert outlook().gpus[0].free_bytes == 4321 * MIB
    assert len(looks) == 1


def test_fresh_readings_need_no_look_and_a_running_engine_allows_none():
    def look():
        raise AssertionError("looked")

    now = time.time()
    assert (
        Outlook(lambda: HERE, watched(sample(now, 7000)), look)().gpus[0].free_bytes == 7000 * MIB
    )
    running = watched(sample(now, 7000, worker=GIB))
    assert Outlook(lambda: HERE, running, look)() is HERE
