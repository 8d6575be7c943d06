"""What answers mean, how long is waited, what is told, and whom is trusted."""

import math
import threading
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.errors import TransferError
from app.hub import faults, web
from app.hub.header import RemoteFile
from app.hub.limits import Limits
from app.hub.meter import Meter
from app.hub.patience import persist
from app.hub.site import Site
from app.hub.transfer import Source
from tests.sim.hub import COMMIT, TOKEN, LoopbackHub
from tests.sim.pulling import QUICK, noise

CERTIFICATE = Path(__file__).parents[1] / "data" / "loopback-tls.pem"
DATA = noise(200_000)


@pytest.mark.parametrize(
    ("status", "headers", "token_sent", "cause", "passes"),
    [
        (401, {}, False, "hub-auth-required", False),
        (401, {"x-error-code": "GatedRepo"}, False, "hub-auth-required", False),
        (401, {}, True, "hub-auth-required", False),
        (401, {"x-error-code": "RepoNotFound"}, False, "hub-not-found", False),
        (403, {"x-error-code": "GatedRepo"}, True, "hub-access-not-granted", False),
        (403, {}, True, "hub-access-not-granted", False),
        (404, {"x-error-code": "EntryNotFound"}, False, "hub-not-found", False),
        (404, {"x-error-code": "RevisionNotFound"}, False, "hub-not-found", False),
        (404, {"x-error-code": "RepoNotFound"}, True, "hub-not-found", False),
        (407, {}, False, "proxy-misconfigured", True),
        (418, {}, False, "hub-refused", False),
        (429, {}, False, "hub-rate-limited", True),
        (500, {}, False, "hub-outage", True),
        (504, {}, False, "hub-outage", True),
    ],
)
def test_every_refusal_has_a_name_and_advice(status, headers, token_sent, cause, passes):
    error = faults.refusal(status, headers, "repository acme/tiny", token_sent=token_sent)
    assert error.cause == cause
    assert isinstance(error, faults.PassingError) == passes
    assert error.text.endswith(".")
    assert error.fix.endswith(".")


def test_the_wait_that_is_asked_for():
    later = format_datetime(datetime.now(UTC) + timedelta(seconds=90), usegmt=True)
    assert faults.retry_after({"retry-after": "17"}) == 17
    assert faults.retry_after({"retry-after": later}) == pytest.approx(90, abs=3)
    assert faults.retry_after({"retry-after": "soon"}) is None
    assert faults.retry_after({"ratelimit": '"api";r=0;t=55'}) == 55
    assert faults.retry_after({}) is None


def test_the_proxy_on_the_way_is_named_without_its_password(monkeypatch):
    for name in ("http_proxy", "https_proxy", "no_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    assert faults.proxy_of("https://huggingface.co/x") is None
    monkeypatch.setenv("https_proxy", "http://me:secret@proxy.example:3128")
    monkeypatch.setenv("no_proxy", "mirror.example")
    assert faults.proxy_of("https://huggingface.co/x") == "proxy.example:3128"
    assert faults.proxy_of("https://mirror.example/x") is None
    error = faults.unreachable("https://huggingface.co/x", "refused")
    assert error.cause == "proxy-misconfigured"
    assert "secret" not in str(error)


@given(st.integers(1, 2000), st.none() | st.floats(0, 1e6))
def test_waits_are_bounded_and_never_zero_without_being_asked(n_failed, asked):
    limits = Limits()
    wait = limits.backoff(n_failed, asked)
    if asked is None:
        assert 0 < wait <= limits.backoff_cap_seconds
    else:
        assert wait == asked
    assert math.isfinite(wait)


def test_tries_end():
    calls = []

    def work():
        calls.append(1)
        raise faults.incomplete("no")

    with pytest.raises(TransferError):
        persist(work, threading.Event(), QUICK)
    assert len(calls) == QUICK.tries


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def test_rate_and_time_left_are_steady_and_told_ten_times_a_second_at_most():
    clock, seen = Clock(), []
    meter = Meter("ref", "Tiny", 10_000_000, seen.append, clock=clock)
    meter.state("running", host="localhost")
    for _ in range(400):
        clock.now += 0.01
        meter.add(10_000)
    assert 38 <= len(seen) <= 42
    assert seen[-1].rate_bytes_s == pytest.approx(1_000_000, rel=0.02)
    assert seen[-1].eta_seconds == pytest.approx(6, rel=0.05)
    clock.now += 1.0
    meter.add(10_000)
    assert 500_000 < seen[-1].rate_bytes_s < 1_000_000
    meter.wait(4.2, "The Hub does not answer.")
    assert seen[-1].detail == "The Hub does not answer. Trying again in 4 s."
    assert (seen[-1].rate_bytes_s, seen[-1].eta_seconds) == (0.0, None)


def test_bytes_that_were_here_give_no_speed():
    clock, seen = Clock(), []
    meter = Meter("ref", "Tiny", 1000, seen.append, clock=clock)
    meter.state("running", host="localhost")
    clock.now += 1
    meter.at(900)
    assert (seen[-1].done_bytes, seen[-1].rate_bytes_s) == (900, 0.0)
    clock.now += 1
    meter.add(10)
    assert seen[-1].rate_bytes_s <= 10


@pytest.fixture
def trust():
    """Trust is read once a process; each of these tests reads it anew."""
    web._trust.cache_clear()
    yield
    web._trust.cache_clear()


def read_over_tls(root, token=None):
    with LoopbackHub(CERTIFICATE) as hub:
        hub.add("acme/tiny", "a-Q8_0.gguf", DATA).gated = bool(token)
        site = Site(hub.endpoint, root / "hub", token)
        source = Source("acme/tiny", COMMIT, "a-Q8_0.gguf")
        with RemoteFile(site, source, len(DATA), root / "headers", limits=QUICK) as file:
            return file.fetch(0, len(DATA))


def test_a_strangers_certificate_is_refused_and_named(trust, tmp_path):
    with pytest.raises(TransferError) as caught:
        read_over_tls(tmp_path)
    assert caught.value.cause == "certificate-not-trusted"
    assert "SSL_CERT_FILE" in caught.value.fix


def test_a_companys_certificate_is_trusted_when_the_system_is_told_so(trust, tmp_path, monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    assert read_over_tls(tmp_path, TOKEN) == DATA
