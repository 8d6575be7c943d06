"""Addresses that cannot be asked are named with what to do, wherever they were set."""

from __future__ import annotations

import json
import threading

import pytest
from pydantic import ValidationError

from app.cli import main
from app.core import Core
from app.errors import UsageError
from app.events import Notice
from app.hub.faults import PassingError, TransferError
from app.hub.limits import Limits
from app.hub.site import DEFAULT_ENDPOINT, Site, own_endpoint
from app.hub.web import named, open_client
from app.paths import Paths
from app.runtimes.release import ENDPOINT, Releases
from app.values.remote import RemoteServer

UNREADABLE = (
    "http://[",
    "http://",
    "x",
    "http://a b",
    "http://host:99999",
    "http://host:port",
    "ftp://host",
    "http://a..b",
    "http://xn--",
)


@pytest.mark.parametrize("address", UNREADABLE)
def test_an_address_that_cannot_be_asked_is_named_with_what_to_do(monkeypatch, address):
    monkeypatch.setenv("HF_ENDPOINT", address)
    for ask in (own_endpoint, Site.from_environment):
        with pytest.raises(UsageError) as caught:
            ask()
        assert caught.value.cause == "hub-address-unreadable"
        assert repr(address) in caught.value.text
        assert DEFAULT_ENDPOINT in caught.value.fix
    monkeypatch.setenv(ENDPOINT, address)
    with pytest.raises(UsageError, match=ENDPOINT):
        Releases.from_environment()
    if "://" in address:
        with pytest.raises(ValidationError):
            RemoteServer(name="box", url=address)


@pytest.mark.parametrize(
    "address", ["https://hub.example/", "http://127.0.0.1:8000", "http://[::1]:80", "https://mü.de"]
)
def test_other_addresses_are_taken_as_they_are(monkeypatch, address):
    monkeypatch.setenv("HF_ENDPOINT", address)
    assert own_endpoint() == address.rstrip("/")


FETCHING = [
    ("search", "llama"),
    ("plan", "owner/repo"),
    ("pull", "owner/repo:Q4_0"),
    ("embed", "owner/repo", "hi"),
    ("run", "owner/repo", "-p", "hi"),
    ("qualify", "owner/repo"),
    ("bench", "owner/repo"),
]


def cause_of(capsys, words):
    assert main([*words, "--json"]) in {1, 2}
    return json.loads(capsys.readouterr().out)["error"]["cause"]


@pytest.mark.slow
@pytest.mark.parametrize("words", [*FETCHING, ("token", "status")])
def test_every_command_names_a_model_host_that_cannot_be_asked(monkeypatch, capsys, words):
    monkeypatch.setenv("HF_ENDPOINT", "http://[")
    assert cause_of(capsys, words) == "hub-address-unreadable"


@pytest.mark.slow
@pytest.mark.parametrize("words", FETCHING)
def test_every_command_names_a_proxy_that_makes_no_sense(monkeypatch, capsys, words):
    monkeypatch.setenv("HTTPS_PROXY", "http://a:bc")
    assert cause_of(capsys, words) == "proxy-misconfigured"


@pytest.mark.slow
def test_the_doctor_says_which_address_is_wrong_and_goes_on(monkeypatch, capsys):
    monkeypatch.setenv("HF_ENDPOINT", "http://[")
    main(["doctor", "--online", "--json"])
    checks = json.loads(capsys.readouterr().out)["checks"]
    hub = next(check for check in checks if check["id"] == "hub")
    assert "HF_ENDPOINT" in hub["text"]
    assert hub["state"] == "error"


@pytest.mark.parametrize("proxy", ["http://a:bc", "x:y:z", "foo://x", "http://["])
def test_a_proxy_that_makes_no_sense_is_no_fault_that_passes(monkeypatch, proxy):
    monkeypatch.setenv("HTTPS_PROXY", proxy)
    url = "https://hub.example"
    with pytest.raises(TransferError) as caught, open_client(Limits()) as client, named(url):
        client.get(url)
    assert caught.value.cause == "proxy-misconfigured"
    assert not isinstance(caught.value, PassingError)


def test_a_core_starts_and_says_it(monkeypatch, tmp_path):
    monkeypatch.setenv("HF_ENDPOINT", "http://[")
    told, said = [], threading.Event()

    def hear(_, event):
        if isinstance(event, Notice) and event.id == "hub-address-unreadable":
            told.append(event)
            said.set()

    core = Core(Paths(*(tmp_path / name for name in "abcd")), hear)
    core.start()
    try:
        assert said.wait(30)
    finally:
        assert core.close(20)
    assert "HF_ENDPOINT" in told[0].text
    assert told[0].fix
