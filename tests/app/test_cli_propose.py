"""Proposals on the command line: the same as in the window, with what fetches each."""

import json

import pytest

from app.cli.main import main
from app.plan.catalogue import HEADLINES, LEADS
from tests.sim.nvml_sim import Simulator, library


@pytest.fixture
def sh(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))

    def run(*words):
        assert main(["propose", *words]) == 0
        return capsys.readouterr().out

    return run


def test_what_suits_a_card_is_proposed_with_what_fetches_it_and_that_it_needs_an_engine(
    sh, tmp_path
):
    with Simulator(library(), tmp_path / "nvml").injected():
        document = json.loads(sh("--goal", "coding", "--json"))
        shown = sh("--goal", "coding")
    assert document["device"] == "NVIDIA GeForce RTX 3090 Ti"
    rows = document["proposals"]
    assert rows[0]["headline"] == HEADLINES[LEADS["coding"]][0]
    assert len(rows) == 3
    for row in rows:
        assert row["headroom_bytes"] > 0
        assert f"plimsoll pull {row['ref']}" in shown
    assert "runtimes install" in document["note"]
    assert document["note"] in shown


def test_without_a_card_what_suits_the_processor_is_proposed(sh, tmp_path):
    with Simulator(library(), tmp_path / "nvml", "no-card").injected():
        document = json.loads(sh("--json"))
    assert document["device"] == "this computer"
    assert document["note"] == ""
    assert all(row["tok_s"] is None for row in document["proposals"])
