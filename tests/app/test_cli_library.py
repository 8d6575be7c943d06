"""Search, list, verify, remove, move, folders and token, as a terminal and a script see them."""

import io
import json
import os
from pathlib import Path

import keyring
import pytest
from keyring.backends.fail import Keyring as NoKeyring

from app.cli.main import main
from app.engine import testmodel
from tests.sim.hub import TOKEN, LoopbackHub
from tests.sim.keyrings import Keeping, Locked

REPO = "acme/tiny-MTP-GGUF"


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    path = tmp_path_factory.mktemp("model") / "tiny-Q8_0.gguf"
    testmodel.build(path)
    return path


@pytest.fixture
def hub(model, monkeypatch):
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q8_0.gguf", model).downloads = 12345
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        yield hub


@pytest.fixture
def ring():
    before = keyring.get_keyring()
    ring = Keeping()
    keyring.set_keyring(ring)
    yield ring
    keyring.set_keyring(before)


@pytest.fixture
def sh(capsys, monkeypatch):
    def run(*words, code=0, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main([str(word) for word in words]) == code
        said = capsys.readouterr()
        run.err = said.err
        return json.loads(said.out) if "--json" in words else said.out

    return run


def copied(model, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(model.read_bytes())
    return path


def test_search_prints_what_the_hub_has(sh, hub):
    line = sh("search", "tiny", "mtp").splitlines()[1]
    assert line.split() == [REPO, "12,345", "drafts", "apache-2.0"]
    found = sh("search", "tiny", "--json")
    assert found["host"] == f"127.0.0.1:{hub.port}"
    assert [hit["repo"] for hit in found["hits"]] == [REPO]
    assert "knows no GGUF repository" in sh("search", "nothing")


def test_a_model_is_listed_verified_and_removed(sh, hub, model):
    path = sh("pull", REPO, "--json")["path"]
    [row] = sh("list", "--json")["files"]
    size = model.stat().st_size
    assert (row["origin"], row["removal"], row["removable_bytes"]) == ("hub", "delete", size)
    assert "Hub cache  whole" in sh("list"), "it was compared with its hash as it came"
    assert "every byte matches" in sh("verify", f"{REPO}:Q8_0")
    assert "whole" in sh("list")

    kept = sh("remove", path, "--json")
    assert (kept["removed"], kept["frees_bytes"]) == (False, size)
    assert "frees" in sh.err
    assert Path(path).exists()
    gone = sh("remove", path, "--yes", "--json")
    assert (gone["removed"], gone["frees_bytes"]) == (True, size)
    assert sh("list", "--json")["files"] == []


def test_a_damaged_model_is_an_exit_code(sh, hub):
    path = Path(sh("pull", REPO, "--json")["path"]).resolve()
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(data)
    assert sh("verify", "tiny-Q8_0.gguf", "--json", code=1)["matched"] is False
    assert "DAMAGED" in sh("list")


def test_a_model_moves_and_stays_listed(sh, model, tmp_path):
    path = copied(model, tmp_path / "mine" / "tiny-Q8_0.gguf")
    sh("import", path)
    moved = sh("move", path, tmp_path / "disk", "--json")
    assert moved["path"] == str(tmp_path / "disk" / "tiny-Q8_0.gguf")
    assert [row["path"] for row in sh("list", "--json")["files"]] == [moved["path"]]
    assert not path.exists()
    gone = sh("remove", moved["path"], "--yes", "--json")
    assert (gone["kind"], gone["frees_bytes"]) == ("unlist", 0)
    assert Path(moved["path"]).exists()
    assert sh("list", "--json")["files"] == []


def test_a_folder_can_be_imported(sh, model, tmp_path):
    copied(model, tmp_path / "many" / "tiny-Q8_0.gguf")
    assert str(tmp_path / "many") in sh("import", tmp_path / "many")
    assert [row["origin"] for row in sh("list", "--json")["files"]] == ["folder"]


def test_folders_are_listed_and_left_alone(sh, model, tmp_path):
    assert sh("folders", "--json") == {"folders": []}
    path = copied(model, tmp_path / "many" / "tiny-Q8_0.gguf")
    assert sh("folders", "add", tmp_path / "many", "--json") == {"folders": [str(path.parent)]}
    [row] = sh("list", "--json")["files"]
    assert (row["origin"], row["removal"]) == ("folder", "keep")
    error = sh("remove", path, "--yes", "--json", code=2)["error"]
    assert error["fix"]
    sh("folders", "drop", tmp_path / "many")
    assert sh("list", "--json")["files"] == []
    assert path.exists()
    sh("folders", "add", tmp_path / "none", code=2)
    sh("folders", "drop", tmp_path / "none", code=2)
    sh("folders", "add", code=2)


@pytest.mark.parametrize("command", [("verify",), ("remove", "--yes"), ("move", "/tmp")])
def test_what_names_no_model_is_said_so(sh, command):
    word, *more = command
    error = sh(word, "no/such-model", *more, "--json", code=2)["error"]
    assert "is not one of the models here" in error["text"]


def test_a_file_that_is_gone_can_be_taken_off_the_list(sh, model, tmp_path):
    path = copied(model, tmp_path / "mine.gguf")
    sh("import", path)
    path.unlink()
    assert "no longer there" in sh("list")
    assert sh("remove", path, "--yes", "--json")["removed"]
    assert sh("list", "--json") == {"files": [], "problems": []}


def test_a_token_is_read_from_stdin_checked_and_shown_by_its_place_alone(sh, hub, ring):
    assert sh("token", "status", "--json")["kept"] == "none"
    kept = sh("token", "set", "--json", typed=f"{TOKEN}\n")
    assert (kept["kept"], kept["user"]) == ("keyring", "tester")
    assert TOKEN not in sh("token", "status") + sh.err
    assert sh("token", "forget", "--json")["kept"] == "none"
    assert ring.held == {}


def test_a_token_that_is_refused_is_not_kept(sh, hub, ring):
    error = sh("token", "set", "--json", typed="hf_bad\n", code=1)["error"]
    assert error["cause"] == "hub-auth-required"
    assert sh("token", "set", "--json", typed="\n", code=2)["error"]["text"]
    assert ring.held == {}


def test_without_a_keyring_the_command_line_says_what_to_do(sh, hub, ring):
    keyring.set_keyring(NoKeyring())
    error = sh("token", "set", "--json", typed=f"{TOKEN}\n", code=1)["error"]
    assert error["cause"] == "no-keyring"
    assert "HF_TOKEN" in error["fix"]


def test_a_keyring_that_stays_locked_is_said_so(sh, hub, ring, tmp_path, monkeypatch):
    sh("token", "set", typed=f"{TOKEN}\n")
    home = tmp_path / "another start"
    (home / "data").mkdir(parents=True)
    for note in tmp_path.glob("home/data/hub-tokens.json"):
        (home / "data" / note.name).write_bytes(note.read_bytes())
    monkeypatch.setenv("PLIMSOLL_HOME", str(home))
    keyring.set_keyring(Locked())
    assert "did not give it" in sh("token", "status")


def test_a_word_of_the_command_line_never_holds_a_token(capsys):
    with pytest.raises(SystemExit):
        main(["token", "set", TOKEN])
    assert "unrecognized arguments" in capsys.readouterr().err


def test_a_token_of_the_variable_is_named(sh, monkeypatch):
    monkeypatch.setitem(os.environ, "HF_TOKEN", "hf_mine")
    assert "HF_TOKEN" in sh("token", "status")
