"""Every public memory report: what can be computed from it is what its engine printed."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

import pytest

from app.cli import plan as command
from app.errors import UsageError
from app.plan import entries
from tests.app import plan_mixes

DATA = Path(__file__).parent.parent / "data" / "memory" / "reports.json"
ENTRIES = {entry["id"]: entry for entry in json.loads(DATA.read_text())["entries"]}
MIB = 1 << 20

PRINTED = {
    ("main", "kv"): "kv",
    ("main", "kv_swa"): "kv_swa",
    ("main", "recurrent"): "recurrent",
    ("mtp", "kv"): "mtp_kv",
}
NOT_COMPARABLE = {
    ("glm52-udq5kxl-4gpu-4k", "kv"): "the report states no heads",
    ("deepseek-v4-flash-64k-4090", "kv"): "the report states no heads",
    ("deepseek-v4-flash-64k-4090", "kv_swa"): "the report states no heads and no window",
    ("qwen3-235b-a22b-ik-16k", "kv"): "a fork that adds 0.02 MiB per card",
}


def arguments(*words):
    parser = ArgumentParser()
    command.add_arguments(parser)
    return parser.parse_args([str(word) for word in words])


def planned(entry_id, *more):
    return command.run(arguments("--hparams", DATA, "--entry", entry_id, *more))


def mib(document, key):
    parts = (*document["devices"], document["host"])
    items = [item for part in parts for item in part["items"] if item["key"] == key]
    return sum(item["bytes"] for item in items) / MIB if items else None


def figures():
    for entry_id, entry in ENTRIES.items():
        for (context, name), key in PRINTED.items():
            printed = entry["buffers_mib"].get(context, {}).get(name)
            if printed:
                yield entry_id, key, sum(printed.values())


@pytest.mark.parametrize(("entry_id", "key", "printed"), list(figures()))
def test_caches_come_out_to_the_printed_digit(entry_id, key, printed):
    computed = mib(planned(entry_id), key)
    reason = NOT_COMPARABLE.get((entry_id, key))
    if reason == "a fork that adds 0.02 MiB per card":
        assert computed == pytest.approx(printed - 2 * 0.02, abs=0.01)
    elif reason:
        assert computed is None, "left out, and never 0"
    else:
        assert f"{computed:.2f}" == f"{printed:.2f}"


@pytest.mark.parametrize("entry_id", plan_mixes.MIXES)
def test_the_weights_of_a_known_mix_come_out_to_a_fiftieth_of_a_mebibyte(entry_id):
    """An engine pads rows and buffers by some kilobytes that are in no file."""
    [printed] = [
        size
        for device, size in ENTRIES[entry_id]["buffers_mib"]["main"]["model"].items()
        if not device.startswith(("CPU", "CUDA_Host"))
    ]
    assert plan_mixes.on_the_card(entry_id) / MIB == pytest.approx(printed, abs=0.021)


@pytest.mark.parametrize("entry_id", [i for i, e in ENTRIES.items() if "n_ctx" in e["params"]])
def test_every_entry_can_be_planned_and_nothing_is_zero(entry_id):
    document = planned(entry_id)
    parts = (*document["devices"], document["host"])
    assert all(item["bytes"] > 0 for part in parts for item in part["items"])
    assert document["verdict"] in {"fits", "tight", "too-big"}
    assert "weights" not in {item["key"] for part in parts for item in part["items"]}
    assert any("weights" in note for note in document["notes"])


def test_the_3090_ti_report_from_its_entry_alone():
    document = planned("qwen35-9b-q4km-mtp-262k-ub4096")
    (card,) = document["devices"]
    assert card["name"] == "NVIDIA GeForce RTX 3090 Ti"
    assert card["free_bytes"] == 23285 * MIB
    assert f"{mib(document, 'recurrent'):.2f}" == "201.00"
    host = {item["key"]: item["bytes"] for item in document["host"]["items"]}
    assert f"{host['compute'] / MIB:.2f}" == "2176.14"
    assert host["mtp_compute"] == 2281848864
    assert "compute" not in {item["key"] for item in card["items"]}, "n_ff is not stated"


def test_a_stated_draft_cache_type_is_used_and_else_the_main_one():
    assert mib(planned("qwen38-27b-q4-262k-rtxpro6000-mtp-delta"), "mtp_kv") == 1024
    assert mib(planned("qwen36-27b-udq4kxl-mtp-np4-131k"), "mtp_kv") == 272


def test_options_change_the_entry():
    document = planned("qwen35-9b-q4km-mtp-262k-ub4096", "--ctx", 131072, "--kv", "q8_0")
    assert mib(document, "kv") == pytest.approx(4096 * 34 / 64)
    assert document["config"]["n_ctx"] == 131072
    assert mib(planned("qwen35-9b-q4km-mtp-262k-ub4096", "--no-mtp"), "mtp_kv") is None


def test_a_named_card_replaces_the_report_s(tmp_path):
    document = planned("qwen35-9b-q4km-mtp-262k-ub4096", "--gpu", "rtx-3090-ti")
    assert document["devices"][0]["capacity_bytes"] == 24563 * MIB


def test_a_card_whose_memory_is_not_stated_says_that_the_verdict_means_nothing():
    document = planned("phi3-mini-q4-4096-nofa")
    assert any("says nothing" in note for note in document["notes"])


def test_a_single_entry_in_a_file_needs_no_name(tmp_path):
    path = tmp_path / "entry.json"
    path.write_text(json.dumps(ENTRIES["phi2-damysus-q8-512"]))
    assert mib(command.run(arguments("--hparams", path)), "kv") == 160


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not a JSON text"),
        ("[]", "holds 0 entries"),
        ("7", "no memory report"),
        ('{"entries": [1]}', "no memory report"),
        ('{"hparams": {"n_layer": -1}, "params": {"n_ctx": 5}}', "n_layer"),
        ('{"hparams": {"n_layer": 1e99}, "params": {"n_ctx": 5}}', "n_layer"),
        ('{"params": {"n_ctx": 99999999999}}', "n_ctx"),
        ('{"params": {"type_k": "q99", "n_ctx": 5}}', "type_k"),
        ('{"hparams": {}, "params": {}}', "no context"),
        ('{"params": {"n_ctx": 5, "tensor_split": "a,b"}}', "tensor split"),
    ],
)
def test_bad_entries_are_refused_in_one_sentence(tmp_path, text, says):
    path = tmp_path / "entry.json"
    path.write_text(text)
    with pytest.raises(UsageError, match=says):
        command.run(arguments("--hparams", path))


def test_a_file_with_many_entries_asks_which():
    with pytest.raises(UsageError, match="entries"):
        command.run(arguments("--hparams", DATA))
    with pytest.raises(UsageError, match="no entry"):
        command.run(arguments("--hparams", DATA, "--entry", "none"))
    with pytest.raises(UsageError, match="cannot be read"):
        command.run(arguments("--hparams", DATA.with_name("none.json")))


def test_a_value_size_that_is_not_stated_equals_the_key_s():
    raw = {"hparams": {"n_layer": 2, "n_embd_k_gqa": 256}, "params": {"n_ctx": 1024}}
    model = entries.model_of(entries.Entry.model_validate(raw))
    assert [tuple(layer) for layer in model.hparams.full] == [(0, 256, 256), (1, 256, 256)]
