"""Other engines, other builds, other words: the same meaning gets the same name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.diagnose.command import diagnose_case
from app.diagnose.diagnosis import diagnose_log
from catalog.causes import causes

FILE = Path(__file__).parents[1] / "data" / "diagnose_wordings.jsonl"
ROWS = {row["name"]: row for row in map(json.loads, FILE.read_text().splitlines())}
RAISED = {
    "archive-damaged",
    "archive-unsafe",
    "captive-portal",
    "folder-not-writable",
    "glibc-too-old",
    "host-not-allowed",
    "hub-unreachable",
    "no-fitting-runtime",
    "runtime-damaged",
    "runtime-denied",
    "runtime-self-test-failed",
    "runtime-wrong-commit",
}
"""Named by errors that Plimsoll itself raises, never by a log."""
LABELS = {"name", "cause", "severity", "first", "never"}


@pytest.mark.parametrize("name", ROWS)
def test_a_wording_is_understood(name):
    row = ROWS[name]
    found = diagnose_case({key: value for key, value in row.items() if key not in LABELS})
    offered = [remedy.kind for remedy in found.remedies]
    assert (found.cause in row["cause"], found.severity) == (True, row["severity"]), found.cause
    assert not row.get("first") or offered[0] in row["first"], offered
    said = {f"first:{kind}" for kind in offered[:1]} | {f"cause:{found.cause}", *offered}
    assert not said & set(row.get("never", ()))


def test_there_is_a_wording_for_every_cause():
    seen = {cause for row in ROWS.values() for cause in row["cause"]}
    assert set(causes()) - seen <= RAISED


@pytest.mark.parametrize("name", ROWS)
def test_what_is_not_certain_names_what_it_does_not_exclude(name):
    row = ROWS[name]
    found = diagnose_case({key: value for key, value in row.items() if key not in LABELS})
    assert found.confidence == "certain" or found.nearest
    assert found.cause not in found.nearest
    assert set(found.nearest) <= set(causes())
    if found.confidence == "unknown":
        assert len(found.nearest) == 2
        assert found.why.count("would tell") == 2


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (
            "Error: digest mismatch, file must be downloaded again: want x, got y",
            "checksum-mismatch",
        ),
        ("CUDA error: an illegal memory access was encountered", "cuda-illegal-memory-access"),
        (
            "llama_model_load: error loading model: unable to allocate CUDA0 buffer",
            "vram-oom-weights",
        ),
        ("srv load_model: failed to create MTP context", "vram-oom-draft-context"),
        (
            "main: server is listening on http://127.0.0.1:8080 - starting the main loop",
            "benign-warning",
        ),
        ("", "unknown"),
        ("nothing of interest", "unknown"),
    ],
)
def test_a_plain_log_is_enough_where_a_line_decides(text, cause):
    assert diagnose_log(text).cause == cause


def test_a_long_log_keeps_its_head_and_its_tail():
    filler = ["srv  log_server_r: request"] * 100_000
    log = [
        "llama_context: n_ctx = 8192",
        *filler,
        "CUDA error: an illegal memory access was encountered",
    ]
    assert diagnose_log("\n".join(log)).cause == "cuda-illegal-memory-access"
