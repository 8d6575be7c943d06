"""`plimsoll runtimes` as a person and a script use it."""

import json

import pytest

from app.cli.main import main
from app.runtimes.runtime import packaged_folder
from tests.sim.releases import TAG, ReleaseServer, packaged_libraries, tar_gz


def said(capsys, *words):
    code = main(["runtimes", *words, "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.fixture
def server(monkeypatch):
    with ReleaseServer() as running:
        monkeypatch.setenv("PLIMSOLL_RELEASES_ENDPOINT", running.endpoint)
        yield running


@pytest.mark.slow
def test_a_build_is_installed_listed_checked_and_rolled_back(server, capsys):
    server.add_asset(
        f"llama-{TAG}-bin-ubuntu-x64.tar.gz", tar_gz(*packaged_libraries(packaged_folder()))
    )
    code, document = said(capsys, "install", "cpu")
    assert code == 0
    assert document["runtime"]["id"] == f"cpu-{TAG}"
    assert document["runtime"]["active"]
    assert document["test"]["n_tokens"] == 8
    code, document = said(capsys, "list")
    assert [(row["id"], row["active"]) for row in document["runtimes"]] == [
        ("packaged", False),
        (f"cpu-{TAG}", True),
    ]
    assert said(capsys, "check")[1]["runtime"]["id"] == f"cpu-{TAG}"
    code, document = said(capsys, "rollback")
    assert document["active"] == "packaged"
    assert main(["runtimes", "list"]) == 0
    assert capsys.readouterr().out.startswith("* packaged")


def test_without_a_card_there_is_nothing_to_install_and_the_other_ways_are_named(server, capsys):
    server.add_asset(f"llama-{TAG}-bin-ubuntu-cuda-13.4-x64.tar.gz", b"x")
    code, document = said(capsys, "install")
    assert code == 1
    assert document["error"]["cause"] == "no-fitting-runtime"
    assert "nvcc" in document["error"]["fix"]


@pytest.mark.parametrize("words", [("list", "cpu"), ("rollback", "cpu"), ("check", "cu13-b1")])
def test_a_word_too_many_or_unknown_is_a_usage_error(server, capsys, words):
    assert said(capsys, *words)[0] == 2


@pytest.mark.slow
def test_the_packaged_build_can_be_checked_too(server, capsys):
    code, document = said(capsys, "check", "packaged")
    assert code == 0
    assert document["runtime"]["folder"] is None
