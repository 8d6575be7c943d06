"""The release server is asked with care: listed hosts, known hashes, downloads that go on."""

import threading
from pathlib import Path

import pytest

from app.errors import DiskProblemError, TransferError, UsageError
from app.hub.faults import StoppedError
from app.hub.meter import Meter
from app.runtimes.fetch import Archives
from app.runtimes.release import Releases
from tests.sim.pulling import QUICK, noise
from tests.sim.releases import REPO, TAG, ReleaseServer

NEVER = threading.Event()
NAME = f"llama-{TAG}-bin-ubuntu-x64.tar.gz"
BYTES = noise(3 << 20)


@pytest.fixture
def server():
    with ReleaseServer() as running:
        running.add_asset(NAME, BYTES)
        yield running


def read(server, tag=TAG):
    return Releases(server.endpoint).read(tag, NEVER, QUICK)


def archives(server, tmp_path, **more):
    return Archives(
        tmp_path / "c", tmp_path / "d" / "pins.json", Releases(server.endpoint), QUICK, **more
    )


def fetch(server, tmp_path, cancel=NEVER, tell=lambda _: None, **more):
    asset = read(server).assets[0]
    meter = Meter(TAG, "engine", asset.size_bytes, tell)
    return archives(server, tmp_path, **more).fetch(TAG, asset, meter, cancel)


def test_a_release_is_its_assets_with_size_and_hash(server):
    (asset,) = read(server).assets
    assert (asset.name, asset.size_bytes) == (NAME, len(BYTES))
    assert asset.sha256 == server.repos[REPO].sha256(NAME)


def test_a_release_that_is_not_there_is_named(server):
    with pytest.raises(TransferError) as caught:
        read(server, "b1")
    assert caught.value.text == "The release server has no release b1."
    assert "Hub" not in caught.value.fix


def test_a_web_page_is_no_release(server):
    server.fail("html", "api")
    with pytest.raises(TransferError) as caught:
        read(server)
    assert caught.value.cause == "captive-portal"


def test_a_server_in_trouble_is_asked_again(server):
    server.fail("status", "api", n=503)
    assert read(server).tag == TAG


@pytest.mark.parametrize("status", [403, 429])
def test_too_many_questions_are_called_so_and_not_a_sign_in(server, status):
    server.fail("status", "api", n=status, seconds=3600)
    with pytest.raises(TransferError) as caught:
        read(server)
    assert caught.value.cause == "hub-rate-limited"
    assert "HF_TOKEN" not in caught.value.fix


def test_a_mirror_that_wants_a_sign_in_is_not_taken_for_a_model_hub(server, tmp_path):
    server.fail("status", "resolve", n=401, times=-1)
    with pytest.raises(TransferError) as caught:
        fetch(server, tmp_path)
    assert caught.value.cause == "hub-refused"
    assert "HF_TOKEN" not in caught.value.fix


def test_an_archive_arrives_whole_through_the_redirect(server, tmp_path):
    said = []
    path = fetch(server, tmp_path, tell=said.append)
    assert path.read_bytes() == BYTES
    assert said[-1].done_bytes == len(BYTES)
    assert any(request.host.startswith("localhost") for request in server.data_requests())


def test_a_cut_download_goes_on_from_its_bytes(server, tmp_path):
    server.fail("cut", n=2 << 20)
    assert fetch(server, tmp_path).read_bytes() == BYTES
    starts = [request.start for request in server.data_requests()]
    assert starts[0] == 0
    assert starts[1] >= 1 << 20


def test_a_stopped_download_is_taken_up_the_next_time(server, tmp_path):
    server.rate_bytes_s = 4 << 20
    cancel = threading.Event()

    def stop(transfer):
        if transfer.done_bytes > 1 << 20:
            cancel.set()

    with pytest.raises(StoppedError):
        fetch(server, tmp_path, cancel, stop)
    server.rate_bytes_s = 0
    assert fetch(server, tmp_path).read_bytes() == BYTES
    assert server.data_requests()[-1].start > 1 << 19


def test_other_bytes_than_published_are_thrown_away(server, tmp_path):
    server.fail("corrupt", n=1 << 20, times=-1)
    with pytest.raises(TransferError) as caught:
        fetch(server, tmp_path)
    assert caught.value.cause == "checksum-mismatch"
    assert not list(tmp_path.rglob("*.part"))


def test_a_hash_that_changes_after_it_was_seen_is_refused(server, tmp_path):
    archives(server, tmp_path).discard(fetch(server, tmp_path))
    server.add_asset(NAME, noise(1 << 20, seed=2))
    server.repos[REPO]._hashes.clear()
    with pytest.raises(TransferError) as caught:
        fetch(server, tmp_path)
    assert caught.value.cause == "checksum-mismatch"
    assert "first seen" in caught.value.text


@pytest.mark.parametrize("place", ["https://evil.example/x", "http://github.com/x"])
def test_a_redirect_to_a_host_that_is_not_listed_or_not_https_is_not_followed(
    server, tmp_path, place
):
    server.elsewhere = place
    with pytest.raises(TransferError) as caught:
        fetch(server, tmp_path)
    assert caught.value.cause == "host-not-allowed"


def test_from_a_real_server_this_computer_is_no_target_either():
    releases = Releases("https://mirror.example")
    releases.check("https://mirror.example/a")
    releases.check("https://release-assets.githubusercontent.com/a?sig=x")
    for url in (
        "http://127.0.0.1:1/a",
        "https://localhost/a",
        "http://mirror.example/a",
        "file:///x",
    ):
        with pytest.raises(TransferError):
            releases.check(url)


def test_a_mirror_must_speak_https(monkeypatch):
    for good in ("https://mirror.example/", "http://127.0.0.1:9/"):
        monkeypatch.setenv("PLIMSOLL_RELEASES_ENDPOINT", good)
        assert Releases.from_environment().endpoint == good.rstrip("/")
    for bad in ("http://mirror.example", "ftp://mirror.example", "mirror.example"):
        monkeypatch.setenv("PLIMSOLL_RELEASES_ENDPOINT", bad)
        with pytest.raises(UsageError):
            Releases.from_environment()


def test_a_disk_without_room_for_the_unpacked_libraries_is_said_before_a_byte_is_fetched(
    server, tmp_path
):
    def free(_: Path) -> int:
        return 2 * len(BYTES)

    with pytest.raises(DiskProblemError) as caught:
        fetch(server, tmp_path, free_bytes=free)
    assert caught.value.cause == "disk-full"
    assert "PLIMSOLL_HOME" in caught.value.fix
    assert server.data_requests() == []
