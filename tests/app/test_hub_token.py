"""The Hub's token: who keeps it, which one is used, and where it never is."""

import logging
import threading

import keyring
import pytest
from keyring.backends.fail import Keyring as NoKeyring
from pydantic import SecretStr

from app.errors import TransferError
from app.hub.account import UNCHECKED, owner
from app.hub.site import Site
from app.hub.token import SERVICE, Tokens
from app.remote.keys import RemoteKeys
from app.values.remote import RemoteServer
from tests.sim.hub import TOKEN, LoopbackHub
from tests.sim.keyrings import Keeping, Locked, Plain, Pretending

HOST = "huggingface.co"
MINE = SecretStr("hf_entered")


@pytest.fixture
def ring():
    before = keyring.get_keyring()
    ring = Keeping()
    keyring.set_keyring(ring)
    yield ring
    keyring.set_keyring(before)


def restarted(tmp_path):
    """A folder that this process has not seen, with the notes of the one that it has."""
    new = tmp_path / "restarted"
    new.mkdir()
    for note in tmp_path.glob("*.json"):
        new.joinpath(note.name).write_bytes(note.read_bytes())
    return Tokens(new)


def test_an_entered_token_is_kept_by_the_keyring(ring, tmp_path):
    tokens = Tokens(tmp_path)
    assert tokens.keep(HOST, MINE, "tester").kept == "keyring"
    assert ring.held == {(SERVICE, HOST): "hf_entered"}
    found = restarted(tmp_path).find(HOST)
    assert (found.plain, found.kept, found.user) == ("hf_entered", "keyring", "tester")


@pytest.mark.parametrize("backend", [NoKeyring, Pretending, Locked, Plain])
def test_without_a_usable_keyring_it_lives_for_this_run(ring, tmp_path, backend):
    keyring.set_keyring(backend())
    tokens = Tokens(tmp_path)
    assert tokens.keep(HOST, MINE).kept == "run"
    assert Tokens(tmp_path).find(HOST).plain == "hf_entered"
    assert restarted(tmp_path).find(HOST).kept == "none"


def test_a_keyring_that_does_not_answer_costs_its_time_and_no_more(ring, tmp_path, monkeypatch):
    Tokens(tmp_path).keep(HOST, MINE)
    monkeypatch.setattr("app.hub.token.KEYRING_SECONDS", 0.05)
    monkeypatch.setattr(ring, "get_password", lambda *_: threading.Event().wait(0.5))
    again = restarted(tmp_path)
    assert again.find(HOST).kept == "none"
    assert again.find(HOST).locked
    n_asked = ring.n_asked
    assert again.find(HOST).kept == "none"
    assert ring.n_asked == n_asked


def test_nobody_who_never_entered_one_is_asked_to_unlock_anything(ring, tmp_path):
    assert Tokens(tmp_path).find(HOST).kept == "none"
    assert ring.n_asked == 0


def test_what_was_entered_comes_before_the_variable_and_that_before_the_file(
    ring, tmp_path, monkeypatch
):
    tokens = Tokens(tmp_path)
    path = tmp_path / "token"
    path.write_text(" hf_file\n")
    monkeypatch.setenv("HF_TOKEN_PATH", str(path))
    assert (tokens.find(HOST).plain, tokens.find(HOST).kept) == ("hf_file", "file")
    monkeypatch.setenv("HF_TOKEN", " hf_variable\n")
    assert (tokens.find(HOST).plain, tokens.find(HOST).kept) == ("hf_variable", "environment")
    tokens.keep(HOST, MINE)
    assert tokens.find(HOST).plain == "hf_entered"
    assert tokens.forget(HOST).kept == "environment"
    assert ring.held == {}
    assert restarted(tmp_path).find(HOST).kept == "environment"


def test_only_an_entered_one_is_used_where_the_others_are_switched_off(ring, tmp_path, monkeypatch):
    monkeypatch.setenv("HF_TOKEN", "hf_variable")
    monkeypatch.setenv("HF_HUB_DISABLE_IMPLICIT_TOKEN", "1")
    assert Site.from_environment().token is None
    Tokens().keep(HOST, MINE)
    assert Site.from_environment().token == "hf_entered"


@pytest.mark.parametrize("value", ["hf_\u00e9t\u00e9", "hf_a b", "hf_a\nb"])
def test_what_no_request_can_carry_is_passed_over_and_named(tmp_path, monkeypatch, value):
    monkeypatch.setenv("HF_TOKEN", value)
    kept = tmp_path / "token"
    kept.write_text(value, encoding="utf-8")
    monkeypatch.setenv("HF_TOKEN_PATH", str(kept))
    tokens = Tokens(tmp_path)
    assert tokens.find(HOST).kept == "none"
    assert "HF_TOKEN" in tokens.notice
    kept.write_text("hf_sound\n")
    assert tokens.find(HOST).plain == "hf_sound"
    box = RemoteServer(name="gpu-box", url="http://box.example")
    monkeypatch.setenv("PLIMSOLL_KEY_GPU_BOX", value)
    keys = RemoteKeys(tmp_path)
    assert keys.find(box).value is None
    assert "PLIMSOLL_KEY_GPU_BOX" in keys.notice
    monkeypatch.setenv("PLIMSOLL_KEY_GPU_BOX", "sk-sound")
    assert keys.find(box).plain == "sk-sound"


def test_a_token_is_for_the_host_it_was_entered_for(ring, monkeypatch):
    Tokens().keep(HOST, MINE)
    monkeypatch.setenv("HF_ENDPOINT", "https://mirror.example")
    assert Site.from_environment().token is None


def test_it_is_in_no_file_no_repr_and_no_log(ring, tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    tokens = Tokens(tmp_path)
    token = tokens.keep(HOST, MINE)
    keyring.set_keyring(Locked())
    restarted(tmp_path).find(HOST)
    assert "hf_entered" not in repr(token)
    assert "hf_entered" not in caplog.text
    files = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert files
    assert not any(b"hf_entered" in content for content in files)


@pytest.mark.parametrize("note", [b"", b"{", b"[1]", b"\xff", b'{"huggingface.co": 3}'])
def test_a_damaged_note_is_no_end(ring, tmp_path, note):
    (tmp_path / "hub-tokens.json").write_bytes(note)
    tokens = Tokens(tmp_path)
    assert tokens.find(HOST).kept == "none"
    tokens.keep(HOST, MINE)
    assert restarted(tmp_path).find(HOST).plain == "hf_entered"


def test_the_hub_says_whose_it_is():
    with LoopbackHub() as hub:
        assert owner(Site(hub.endpoint, None, TOKEN)) == "tester"
        with pytest.raises(TransferError) as error:
            owner(Site(hub.endpoint, None, "hf_bad"))
        assert error.value.cause == "hub-auth-required"
        assert error.value.cause not in UNCHECKED
    with pytest.raises(TransferError) as error:
        owner(Site("http://mirror.example", None, TOKEN))
    assert "not encrypted" in error.value.text
    with pytest.raises(TransferError) as error:
        owner(Site(hub.endpoint, None, TOKEN, offline=True))
    assert error.value.cause in UNCHECKED
