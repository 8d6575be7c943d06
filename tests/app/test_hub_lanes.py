"""Large files come over several connections: every byte once, and one bad connection costs little."""

import threading
import time
from dataclasses import replace

import pytest

from app.errors import TransferError
from app.hub.faults import StoppedError
from tests.sim.hub import LoopbackHub
from tests.sim.pulling import QUICK, bytes_here, listed_files, noise, puller

REPO = "acme/tiny-GGUF"
SIZE = 4_000_003
DATA = noise(SIZE)
CHUNK = 500_000
LIMITS = replace(QUICK, chunk_bytes=CHUNK // 5, span_bytes=CHUNK, connections=4)


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        yield server


def ranges(hub):
    """Ranges asked for, in order of their start."""
    asked = [request.range.removeprefix("bytes=").split("-") for request in hub.data_requests()]
    return sorted((int(start), int(end) + 1 if end else SIZE) for start, end in asked)


def test_every_byte_is_asked_for_once(hub, tmp_path):
    seen = []
    pulled = puller(hub, tmp_path, limits=LIMITS).pull(REPO, seen.append)
    assert pulled.path.read_bytes() == DATA
    expected = [(begin, min(begin + CHUNK, SIZE)) for begin in range(0, SIZE, CHUNK)]
    assert ranges(hub) == expected
    assert seen[-1].done_bytes == SIZE
    assert [r.method for r in hub.log if "/resolve/" in r.path] == ["HEAD"]


def test_several_connections_beat_a_server_that_limits_each(hub, tmp_path):
    hub.rate_bytes_s = 2_000_000
    began = time.monotonic()
    puller(hub, tmp_path, limits=LIMITS).pull(REPO)
    assert time.monotonic() - began < 0.75 * SIZE / hub.rate_bytes_s


def test_small_files_take_one_connection(hub, tmp_path):
    limits = replace(LIMITS, span_bytes=SIZE)
    puller(hub, tmp_path, limits=limits).pull(REPO)
    assert [request.range for request in hub.data_requests()] == [None]


def test_a_fault_on_one_connection_repeats_only_its_chunk(hub, tmp_path):
    hub.fail("cut", n=200_000)
    pulled = puller(hub, tmp_path, limits=LIMITS).pull(REPO)
    assert pulled.path.read_bytes() == DATA
    sent = sum(request.sent[0] for request in hub.data_requests())
    assert sent == SIZE


def test_a_stalled_connection_does_not_hold_up_the_others(hub, tmp_path):
    hub.fail("stall", n=100_000, seconds=30)
    began = time.monotonic()
    pulled = puller(hub, tmp_path, limits=LIMITS).pull(REPO)
    assert pulled.path.read_bytes() == DATA
    assert time.monotonic() - began < 4
    assert sum(request.sent[0] for request in hub.data_requests()) == SIZE


def test_a_server_that_ignores_ranges_is_read_in_one(hub, tmp_path):
    hub.fail("ignore-range", times=-1)
    assert puller(hub, tmp_path, limits=LIMITS).pull(REPO).path.read_bytes() == DATA


def test_a_server_that_asks_to_slow_down_gets_one_connection(hub, tmp_path):
    hub.fail("status", n=429, times=1)
    hub.rate_bytes_s = 8_000_000
    assert puller(hub, tmp_path, limits=LIMITS).pull(REPO).path.read_bytes() == DATA


@pytest.mark.parametrize("n", [1, 2])
def test_a_server_that_allows_fewer_connections_gets_fewer(hub, tmp_path, n):
    hub.max_bodies = n
    hub.rate_bytes_s = 4_000_000
    assert puller(hub, tmp_path, limits=LIMITS).pull(REPO).path.read_bytes() == DATA
    assert sum(request.sent[0] for request in hub.data_requests()) == SIZE


def test_when_every_connection_fails_it_is_an_error(hub, tmp_path):
    hub.fail("status", n=503, times=-1)
    with pytest.raises(TransferError) as caught:
        puller(hub, tmp_path, limits=LIMITS).pull(REPO)
    assert caught.value.cause == "hub-outage"


def test_lasting_corruption_in_any_chunk_is_found(hub, tmp_path):
    hub.fail("corrupt", n=3_700_000, times=-1)
    with pytest.raises(TransferError) as caught:
        puller(hub, tmp_path, limits=LIMITS).pull(REPO)
    assert caught.value.cause == "checksum-mismatch"
    assert listed_files(tmp_path) == []
    assert not list((tmp_path / "hub").rglob("*.part*"))
    assert sum(request.sent[0] for request in hub.data_requests()) == 2 * SIZE


def test_a_chunk_that_came_wrong_is_replaced_in_a_second_pass(hub, tmp_path):
    # One connection, so that it is surely the first range that comes wrong.
    limits = replace(LIMITS, connections=1)
    hub.fail("corrupt", n=1_000, times=1)
    assert puller(hub, tmp_path, limits=limits).pull(REPO).path.read_bytes() == DATA
    assert sum(request.sent[0] for request in hub.data_requests()) == 2 * SIZE


def test_a_pause_keeps_every_chunk(hub, tmp_path):
    hub.rate_bytes_s = 500_000
    cancel = threading.Event()
    with pytest.raises(StoppedError):
        puller(hub, tmp_path, limits=LIMITS).pull(
            REPO, lambda t: t.done_bytes > 900_000 and cancel.set(), cancel
        )
    before = bytes_here(tmp_path)
    assert before > 900_000
    hub.rate_bytes_s = 0
    hub.log.clear()
    seen = []
    assert puller(hub, tmp_path, limits=LIMITS).pull(REPO, seen.append).path.read_bytes() == DATA
    sent = sum(request.sent[0] for request in hub.data_requests())
    assert sent == SIZE - before
    assert max(t.done_bytes for t in seen) == SIZE


def test_a_part_made_with_other_chunks_is_taken_up_as_it_is(hub, tmp_path):
    hub.rate_bytes_s = 2_000_000
    cancel = threading.Event()
    with pytest.raises(StoppedError):
        puller(hub, tmp_path, limits=LIMITS).pull(
            REPO, lambda t: t.done_bytes > 900_000 and cancel.set(), cancel
        )
    hub.rate_bytes_s = 0
    hub.log.clear()
    other = replace(LIMITS, chunk_bytes=300_000, span_bytes=600_000)
    assert puller(hub, tmp_path, limits=other).pull(REPO).path.read_bytes() == DATA
    assert sum(request.sent[0] for request in hub.data_requests()) < SIZE - 900_000
