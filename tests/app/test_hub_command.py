"""`plimsoll pull`: exactly one document, a line to watch, and errors that say what to do."""

import argparse
import io
import json
import time

import pytest

from app.errors import TransferError
from app.hub import command
from app.values.transfer import Transfer
from tests.sim.hub import COMMIT, LoopbackHub
from tests.sim.pulling import noise

REPO = "acme/tiny-GGUF"


@pytest.fixture
def hub(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path / "hub"))
    monkeypatch.delenv("HF_HUB_OFFLINE", raising=False)
    with LoopbackHub() as server:
        monkeypatch.setenv("HF_ENDPOINT", server.endpoint)
        server.add(REPO, "tiny-Q4_K_M.gguf", noise(2_000_000))
        yield server


def run(*words):
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


def test_pull_answers_with_the_file_and_where_it_came_from(hub, capsys):
    document = run(f"{REPO}:Q4_K_M")
    said = capsys.readouterr()
    assert said.out == ""
    assert "tiny GGUF" not in said.out
    assert "asking the Hub" in said.err
    assert json.loads(json.dumps(document)) == document
    assert (document["repo"], document["revision"]) == (REPO, COMMIT)
    assert document["size_bytes"] == 2_000_000
    shown = command.text(document)
    assert document["path"] in shown
    assert "Fetched and verified" in shown
    assert "apache-2.0" in shown


def test_a_drafting_file_beside_it_is_told_until_it_is_here_too(hub):
    hub.add(REPO, "MTP/mtp-tiny-Q8_0.gguf", noise(1000))
    document = run(f"{REPO}:Q4_K_M")
    (ref,) = document["drafters"]
    assert f"plimsoll pull {ref}" in command.text(document)
    beside = run(ref)
    assert (beside["size_bytes"], beside["drafters"]) == (1000, [])
    assert run(REPO)["drafters"] == []


def test_pull_of_what_is_here(hub, capsys):
    run(REPO)
    assert command.text(run(REPO)).startswith("Here: ")


def test_several_at_once_are_answered_with_a_list(hub, capsys):
    hub.add("acme/other-GGUF", "other-Q8_0.gguf", noise(1000))
    document = run(REPO, "acme/other-GGUF")
    assert [model["quant"] for model in document["models"]] == ["Q4_K_M", "Q8_0"]
    shown = command.text(document)
    assert shown.count("Fetched and verified: ") == 2


def test_a_limit_slows_the_pull_to_its_share(hub):
    seconds = {}
    for name, words in (("free", ()), ("limited", ("--limit", "1MiB/s"))):
        hub.add(f"acme/{name}-GGUF", "tiny-Q8_0.gguf", noise(2_000_000))
        began = time.monotonic()
        run(f"acme/{name}-GGUF", *words)
        seconds[name] = time.monotonic() - began
    # The bucket lets a quarter of a second through at once.
    assert seconds["limited"] >= 0.8 * (2_000_000 / 2**20 - 0.25)
    assert seconds["limited"] > 1.5 * seconds["free"]


@pytest.mark.parametrize(
    ("words", "bytes_s"),
    [
        ("10MiB", 10 << 20),
        ("1.5 MB/s", 1_500_000),
        ("500kb", 500_000),
        ("2GiB/s", 2 << 30),
        ("800", 800),
    ],
)
def test_a_speed_as_a_person_writes_it(words, bytes_s):
    assert command.speed(words) == bytes_s


@pytest.mark.parametrize("words", ["", "fast", "10 M", "-1MiB", "0", "0.2", "1e3"])
def test_what_is_no_speed_is_refused(words):
    with pytest.raises(argparse.ArgumentTypeError, match="is no speed"):
        command.speed(words)


def test_a_failure_is_a_named_error(hub):
    with pytest.raises(TransferError):
        run("acme/nothing")


def test_the_starter_names_its_terms(hub, capsys):
    document = run("starter")
    assert "Gemma Terms of Use" in capsys.readouterr().err
    assert "does not chat" in command.text(document)


class Terminal(io.StringIO):
    def isatty(self):
        return True


MOVING = Transfer(
    ref="x",
    title="Tiny Q4_K_M",
    state="running",
    done_bytes=512 << 20,
    total_bytes=2048 << 20,
    rate_bytes_s=32 * 2**20,
    eta_seconds=48,
)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({}, "Tiny Q4_K_M   25%  512 of 2,048 MiB  32.0 MiB/s  0:48 left"),
        ({"eta_seconds": 5025.0}, "Tiny Q4_K_M   25%  512 of 2,048 MiB  32.0 MiB/s  1:23:45 left"),
        (
            {"detail": "The Hub does not answer. Trying again in 4 s."},
            "Tiny Q4_K_M   25%  512 of 2,048 MiB  The Hub does not answer. Trying again in 4 s.",
        ),
        (
            {"state": "paused", "rate_bytes_s": 0.0, "eta_seconds": None},
            "Tiny Q4_K_M   25%  512 of 2,048 MiB  paused",
        ),
        ({"state": "queued", "total_bytes": 0, "rate_bytes_s": 0.0}, "Tiny Q4_K_M  queued"),
    ],
)
def test_the_line_a_person_watches(changes, line):
    assert command.progress_text(MOVING.model_copy(update=changes)) == line


def test_a_terminal_gets_one_line_and_a_file_gets_changes():
    terminal = Terminal()
    line = command.ProgressLine(terminal)
    line.show(MOVING)
    line.show(MOVING.model_copy(update={"state": "done", "done_bytes": 2048 << 20}))
    line.end()
    assert terminal.getvalue().count("\r") == 2
    assert terminal.getvalue().count("\n") == 1
    plain = io.StringIO()
    line = command.ProgressLine(plain)
    for _ in range(3):
        line.show(MOVING)
    line.end()
    assert plain.getvalue() == "Tiny Q4_K_M: running\n"
