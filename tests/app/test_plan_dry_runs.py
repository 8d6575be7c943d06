"""The formulas against what the engine's own dry run says, for thirteen models and ten setups."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from app.engine.protocol import DryRunDone, ModelInfo
from app.plan import compute
from app.plan.gguf import read_header
from app.plan.planner import Model, plan
from app.plan.run import resolve
from app.runconfig import KvType, MtpConfig, RunConfig
from app.values.receipt import BufferLine
from tests.app.plan_families import SHAPES
from tests.app.plan_machines import gpu, machine
from tests.app.plan_shapes import gguf_bytes

DATA = Path(__file__).parent.parent / "data" / "memory" / "dry_runs.json"
ROWS = json.loads(DATA.read_text())["rows"]
PARTIAL = json.loads(DATA.read_text())["partial"]
TWO_CARDS = json.loads(DATA.read_text())["two_cards"]
KEYS = ("shape", "n_ctx", "n_ubatch", "kv", "n_seq_max", "flash_attn", "draft_max")
CARD = gpu(total_mib=1 << 20, free_mib=1 << 20)


def name_of(row):
    return "-".join(str(row[key]) for key in KEYS)


@cache
def model(shape):
    header, size = gguf_bytes(*SHAPES[shape]())

    def fetch(offset, n):
        return header[offset : offset + n]

    return Model.of(read_header(fetch, size))


def config(row, **more):
    return RunConfig(
        n_ctx=row["n_ctx"],
        n_ubatch=row["n_ubatch"],
        n_batch=row["n_batch"],
        n_seq_max=row["n_seq_max"],
        type_k=KvType(row["kv"]),
        type_v=KvType(row["kv"]) if row["flash_attn"] else KvType.F16,
        flash_attn=row["flash_attn"],
        mtp=MtpConfig(on=row["draft_max"] > 0, draft_max=row["draft_max"] or 3),
        **more,
    )


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_weights_and_caches_are_exact_to_the_byte(row):
    planned = plan(model(row["shape"]), machine(CARD), config(row))
    (card,) = planned.devices
    caches = sum(card.item_bytes(key) for key in ("kv", "kv_swa", "recurrent"))
    assert caches == row["caches"]
    assert card.item_bytes("mtp_kv") == row.get("mtp_kv", 0)
    assert card.item_bytes("weights") == row["weights_device"]
    assert planned.host.item_bytes("weights") == row["weights_host"]


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_the_host_buffers_are_exact_to_the_byte(row):
    planned = plan(model(row["shape"]), machine(CARD), config(row))
    assert planned.host.item_bytes("compute") == row["host"]
    assert planned.host.item_bytes("mtp_compute") == row.get("mtp_host", 0)


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_a_device_buffer_that_is_called_exact_is_exact_and_a_bound_is_never_below(row):
    subject = model(row["shape"])
    run = resolve(subject.hparams, config(row))
    computed = compute.device(subject.hparams, run)
    match compute.confidence(subject.hparams, run):
        case "exact":
            assert computed == row["device"]
            assert compute.cpu(subject.hparams, run) == row["cpu"]
        case "bound":
            assert row["device"] <= computed <= row["device"] * 1.1
        case "low":
            assert computed == pytest.approx(row["device"], rel=0.05)
    if row["draft_max"]:
        bound = compute.mtp_device(subject.hparams, run)
        assert row["mtp_device"] <= bound <= row["mtp_device"] * 1.45


@pytest.mark.parametrize("row", [r for r in ROWS if r["flash_attn"]], ids=name_of)
def test_a_dry_run_on_the_processor_tells_what_a_card_would_hold(row):
    done = dry_run_of(row)
    planned = plan(model(row["shape"]), machine(CARD), config(row), dry_run=done)
    (card,) = planned.devices
    items = {item.key: item for item in card.items}
    copies = compute.copies(*subject_of(row))
    assert items["compute"].source == "dry-run"
    assert items["compute"].bytes - copies == row["device"]
    if row["draft_max"]:
        item, copies = items["mtp_compute"], compute.copies(*subject_of(row), mtp=True)
        assert item.bytes - copies >= row["mtp_device"]
        if item.confidence == "exact":
            assert item.bytes == row["mtp_device"]


@pytest.mark.parametrize("row", PARTIAL, ids=lambda row: f"{row['shape']}-{row['n_gpu_layers']}")
def test_with_a_part_of_the_layers_on_the_card_both_halves_are_exact(row):
    drafting = MtpConfig(on=row["draft_max"] > 0)
    setup = RunConfig(n_ctx=32768, n_gpu_layers=row["n_gpu_layers"], mtp=drafting)
    planned = plan(model(row["shape"]), machine(CARD), setup)
    (card,) = planned.devices
    keys = ("kv", "kv_swa", "recurrent")
    assert card.item_bytes("weights") == row["weights_device"]
    assert planned.host.item_bytes("weights") == row["weights_host"]
    assert sum(card.item_bytes(key) for key in keys) == row["caches_device"]
    assert sum(planned.host.item_bytes(key) for key in keys) == row["caches_host"]
    assert planned.host.item_bytes("compute") == row["host"]
    assert card.item_bytes("compute") >= row["device"], "weights may be streamed through it"


@pytest.mark.parametrize("row", TWO_CARDS, ids=lambda row: f"{row['shape']}-{row['n_ctx']}")
def test_two_cards_in_a_row_are_exact_each(row):
    cards = (gpu(total_mib=1 << 20, free_mib=1 << 19), gpu(free_mib=1 << 19, index=1))
    drafting = MtpConfig(on=row["draft_max"] > 0)
    setup = RunConfig(n_ctx=row["n_ctx"], n_ubatch=row["n_ubatch"], mtp=drafting)
    planned = plan(model(row["shape"]), machine(*cards), setup)
    for card, weights, cached, device in zip(
        planned.devices, row["weights"], row["caches"], row["device"], strict=True
    ):
        assert card.item_bytes("weights") == weights
        assert sum(card.item_bytes(key) for key in ("kv", "kv_swa", "recurrent")) == cached
        assert card.item_bytes("compute") == device
    assert planned.host.item_bytes("compute") == row["host"]
    assert planned.host.item_bytes("mtp_compute") == row["mtp_host"]
    assert planned.devices[1].item_bytes("mtp_compute") >= row["mtp_device"]


def subject_of(row):
    hparams = model(row["shape"]).hparams
    return hparams, resolve(hparams, config(row))


def dry_run_of(row):
    lines = [
        BufferLine(context="main", kind="compute", device="CPU", bytes=row["cpu"]),
        BufferLine(context="main", kind="recurrent", device="CPU", bytes=recurrent(row)),
        BufferLine(context="main", kind="kv", device="CPU", bytes=row["caches"] - recurrent(row)),
    ]
    if row["draft_max"]:
        lines.append(BufferLine(context="mtp", kind="compute", device="CPU", bytes=row["mtp_cpu"]))
        lines.append(BufferLine(context="mtp", kind="kv", device="CPU", bytes=row["mtp_kv"]))
    info = ModelInfo(
        architecture="", n_vocab=0, n_embd=0, n_layer=0, n_layer_nextn=0, n_ctx_train=0,
        size_bytes=0, n_params=0, chat_template=False,
    )  # fmt: skip
    return DryRunDone(model=info, buffers=tuple(lines))


def recurrent(row):
    (card,) = plan(model(row["shape"]), machine(CARD), config(row)).devices
    return card.item_bytes("recurrent")


def test_on_a_machine_without_a_card_everything_is_on_the_host_and_the_dry_run_is_taken_as_is():
    row = next(r for r in ROWS if r["shape"] == "qwen35-9b" and r["draft_max"] == 3)
    planned = plan(model("qwen35-9b"), machine(), config(row), dry_run=dry_run_of(row))
    assert planned.devices == ()
    items = {item.key: item for item in planned.host.items}
    assert items["compute"].bytes == row["cpu"]
    assert items["mtp_compute"].bytes == row["mtp_cpu"]
    assert items["compute"].confidence == "exact"
    assert items["weights"].bytes == row["weights_host"] + row["weights_device"]
