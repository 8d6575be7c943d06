"""The header of a file on the Hub costs a few requests once, and none the second time."""

import threading
from dataclasses import replace

import pytest

from app.errors import TransferError
from app.hub import header as header_module
from app.hub.faults import StoppedError
from app.hub.header import RemoteFile
from app.hub.site import Site
from app.hub.transfer import Source
from tests.sim.hub import COMMIT, LoopbackHub
from tests.sim.pulling import QUICK, noise

REPO = "acme/tiny-GGUF"
NAME = "tiny-Q4_K_M.gguf"
DATA = noise(3_000_000)
SOURCE = Source(REPO, COMMIT, NAME, None)


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, NAME, DATA)
        yield server


def opened(hub, root, **more):
    site = more.pop("site", Site(hub.endpoint, root / "hub"))
    source = more.pop("source", SOURCE)
    return RemoteFile(site, source, len(DATA), root / "headers", **({"limits": QUICK} | more))


def test_growing_reads_are_counted_and_never_overlap(hub, tmp_path):
    with opened(hub, tmp_path) as file:
        assert file.fetch(0, 1000) == DATA[:1000]
        assert file.fetch(500, 1500) == DATA[500:2000]
        assert file.fetch(100, 100) == DATA[100:200]
        assert file.fetch(2000, 1_000_000) == DATA[2000:1_002_000]
        assert (file.n_requests, file.n_bytes) == (3, 1_002_000)
    assert [request.range for request in hub.data_requests()] == [
        "bytes=0-999",
        "bytes=1000-1999",
        "bytes=2000-1001999",
    ]


def test_a_second_reading_asks_nobody(hub, tmp_path):
    with opened(hub, tmp_path) as file:
        file.fetch(0, 5000)
    hub.log.clear()
    with opened(hub, tmp_path, site=Site(hub.endpoint, tmp_path, offline=True)) as file:
        assert file.fetch(10, 4990) == DATA[10:5000]
        assert (file.n_requests, file.n_bytes) == (0, 0)
        with pytest.raises(TransferError) as caught:
            file.fetch(0, 5001)
    assert caught.value.cause == "hub-offline"
    assert hub.log == []


def test_another_commit_is_another_file(hub, tmp_path):
    with opened(hub, tmp_path) as file:
        file.fetch(0, 5000)
    site = Site(hub.endpoint, tmp_path, offline=True)
    source = replace(SOURCE, commit="b2" * 20)
    with (
        opened(hub, tmp_path, site=site, source=source) as other,
        pytest.raises(TransferError),
    ):
        other.fetch(0, 10)


def test_a_place_far_ahead_is_read_without_what_lies_between(hub, tmp_path):
    with opened(hub, tmp_path) as file:
        assert file.fetch(2_000_000, 10) == DATA[2_000_000:2_000_010]
        assert file.n_bytes == 10
        assert file.fetch(2_999_990, 100) == DATA[2_999_990:]
        assert file.fetch(5_000_000, 100) == b""


@pytest.mark.parametrize("kind", ["cut", "stall", "ignore-range", "wrong-range", "expired"])
def test_faults_that_pass_are_waited_out(hub, tmp_path, kind):
    with opened(hub, tmp_path) as file:
        file.fetch(0, 1000)
        hub.fail(kind, n=100, seconds=30)
        assert file.fetch(1000, 200_000) == DATA[1000:201_000]


@pytest.mark.parametrize(
    ("kind", "n", "cause"),
    [
        ("status", 404, "hub-not-found"),
        ("status", 503, "hub-outage"),
        ("html", 0, "captive-portal"),
    ],
)
def test_faults_that_stay_are_named(hub, tmp_path, kind, n, cause):
    hub.fail(kind, n=n, times=-1)
    with pytest.raises(TransferError) as caught, opened(hub, tmp_path) as file:
        file.fetch(0, 1000)
    assert caught.value.cause == cause


def test_a_file_shorter_than_listed(hub, tmp_path):
    hub.repos[REPO].files[NAME] = DATA[:500]
    with pytest.raises(TransferError) as caught, opened(hub, tmp_path) as file:
        file.fetch(0, 1000)
    assert caught.value.cause == "download-incomplete"


def test_it_can_be_stopped(hub, tmp_path):
    hub.fail("stall", n=10, seconds=30)
    cancel = threading.Event()
    timer = threading.Timer(0.2, cancel.set)
    timer.start()
    with pytest.raises(StoppedError), opened(hub, tmp_path, cancel=cancel) as file:
        file.fetch(0, 1_000_000)
    timer.join()


def test_what_is_kept_stays_within_its_room(hub, tmp_path, monkeypatch):
    monkeypatch.setattr(header_module, "MAX_KEPT_BYTES", 2500)
    for n in range(4):
        hub.add(REPO, f"{n}.gguf", DATA)
        with opened(hub, tmp_path, source=replace(SOURCE, name=f"{n}.gguf")) as file:
            file.fetch(0, 1000)
    assert len(list((tmp_path / "headers").iterdir())) == 2


def test_a_disk_that_refuses_costs_nothing(hub, tmp_path):
    (tmp_path / "headers").write_bytes(b"a file where the folder should be")
    with opened(hub, tmp_path) as file:
        assert file.fetch(0, 1000) == DATA[:1000]
