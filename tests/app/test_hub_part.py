"""An unfinished file believes its bytes as far as they have the hash that they arrived with."""

import hashlib
import threading
import time

import pytest

from app.errors import DiskProblemError
from app.hub.chunks import Chunk, Chunks, Wanted
from app.hub.follow import Follower
from app.hub.note import Note
from app.hub.part import Part
from tests.sim.pulling import noise

CHUNK = 100_000
DATA = noise(450_001)
WANTED = Wanted(hashlib.sha256(DATA).hexdigest(), len(DATA), "c" * 40)
NEVER = threading.Event()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "file.part"


def opened(path, wanted=WANTED):
    part = Part(path, wanted, sync_bytes=1 << 30, chunk_bytes=CHUNK)
    part.open(NEVER, lambda _: None)
    return part


def fill(part, begin, end, data=DATA):
    return part.write(begin, data[begin:end])


def hashed(part):
    until = time.monotonic() + 10
    while not part.hashed:
        assert time.monotonic() < until
        time.sleep(0.001)
    return part


def wait_for_hash(follower, n_bytes):
    until = time.monotonic() + 10
    while follower.n_hashed < n_bytes and time.monotonic() < until:
        time.sleep(0.001)


def test_chunks_may_arrive_in_any_order(path):
    part = opened(path)
    for begin in (300_000, 100_000, 0, 400_000, 200_000):
        fill(part, begin, min(begin + CHUNK, len(DATA)))
    assert hashed(part).matches()
    part.finish(path.with_name("whole"))
    assert path.with_name("whole").read_bytes() == DATA
    assert [file.name for file in path.parent.iterdir()] == ["whole"]


def test_every_byte_is_found_again_without_a_goodbye(path):
    part = opened(path)
    fill(part, 0, 130_000)
    fill(part, 200_000, 250_500)
    again = opened(path)
    assert again.n_bytes == 130_000 + 50_500
    assert again.chunks.gaps(len(DATA)) == [(130_000, 200_000), (250_500, len(DATA))]
    fill(again, 130_000, 200_000)
    fill(again, 250_500, len(DATA))
    assert hashed(again).matches()
    again.close()
    part.close()


@pytest.mark.parametrize("offset", [0, 99_999, 100_000, 210_000])
def test_one_changed_byte_costs_its_chunk_and_no_other(path, offset):
    part = opened(path)
    fill(part, 0, 220_000)
    part.close()
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(bytes([DATA[offset] ^ 1]))
    again = opened(path)
    begin = offset // CHUNK * CHUNK
    sizes = [CHUNK, CHUNK, 20_000]
    sizes[offset // CHUNK] = 0
    assert [chunk.n_bytes for chunk in again.chunks.held[:3]] == sizes
    assert again.chunks.gaps(CHUNK)[0][0] == begin
    again.close()


def test_what_rots_before_it_is_hashed_is_found_and_comes_again(path):
    part = opened(path)
    fill(part, 100_000, len(DATA))
    with path.open("r+b") as file:
        file.seek(150_000)
        file.write(bytes(10))
    fill(part, 0, 100_000)
    assert not hashed(part).matches()
    assert part.check(NEVER, lambda _: None)
    assert part.chunks.gaps(CHUNK) == [(100_000, 200_000)]
    fill(part, 100_000, 200_000)
    assert hashed(part).matches()
    assert not part.check(NEVER, lambda _: None)
    part.close()


def test_the_second_pass_replaces_only_chunks_that_differ(path):
    part = opened(path)
    wrong = bytearray(DATA)
    wrong[120_000] ^= 1
    wrong[333_333] ^= 1
    fill(part, 0, len(DATA), bytes(wrong))
    assert not hashed(part).matches()
    part.begin_second()
    assert (part.n_bytes, path.stat().st_size) == (0, len(DATA))
    fill(part, 0, 310_000)
    part.close()
    again = opened(path)
    assert again.second
    assert again.n_bytes == 310_000
    fill(again, 310_000, len(DATA))
    assert (part.replaced, again.replaced) == ({1}, {3})
    assert hashed(again).matches()
    again.close()


def test_a_note_of_another_file_is_not_believed(path):
    part = opened(path)
    fill(part, 0, 200_000)
    part.close()
    other = Wanted("0" * 64, len(DATA), "c" * 40)
    again = opened(path, other)
    assert again.n_bytes == 0
    assert path.stat().st_size == 0
    again.close()


def test_a_note_with_impossible_counts_is_not_believed(path):
    chunks = Chunks(len(DATA), CHUNK)
    chunks.put(0, Chunk(CHUNK + 1, bytes(32)))
    note = Note(path)
    note.begin(WANTED, chunks, second=False)
    note.close()
    assert Note(path).read(WANTED) is None


def test_the_records_of_a_note_never_cross_a_page(path):
    note = Note(path)
    note.begin(WANTED, Chunks(len(DATA), CHUNK), second=True)
    note.close()
    [file] = path.parent.iterdir()
    data = file.read_bytes()
    assert (data.index(b"\n") + 1) % 64 == 0
    assert len(data) == data.index(b"\n") + 1 + 5 * 64


def test_a_file_that_becomes_shorter_behind_our_back_is_the_disks_fault(path):
    path.write_bytes(DATA[:1000])
    follower = Follower(path, WANTED.digest())
    follower.reach(2000)
    with pytest.raises(DiskProblemError):
        wait_for_hash(follower, 2000)
    follower.close()


def test_an_empty_file_is_whole_at_once(path):
    empty = Wanted(hashlib.sha256(b"").hexdigest(), 0, "c" * 40)
    part = opened(path, empty)
    assert part.complete
    assert part.matches()
    part.close()


def test_the_gaps_are_joined_up_to_what_one_request_asks_for():
    chunks = Chunks(1050, 100)
    assert len(chunks) == 11
    assert chunks.bounds(10) == (1000, 1050)
    assert (chunks.contiguous(0), chunks.reach, chunks.n_bytes) == (0, 0, 0)
    chunks.put(0, Chunk(100, b""))
    chunks.put(1, Chunk(40, b""))
    chunks.put(6, Chunk(10, b""))
    chunks.put(10, Chunk(50, b""))
    assert chunks.contiguous(0) == chunks.contiguous(130) == 140
    assert chunks.contiguous(1000) == 1050
    assert (chunks.reach, chunks.n_bytes) == (1050, 200)
    assert chunks.gaps(100) == [
        (140, 200), (200, 300), (300, 400), (400, 500), (500, 600),
        (610, 700), (700, 800), (800, 900), (900, 1000),
    ]  # fmt: skip
    assert chunks.gaps(300) == [(140, 400), (400, 600), (610, 900), (900, 1000)]
    assert chunks.gaps(5000) == [(140, 600), (610, 1000)]
    assert Chunks(0, 100).gaps(100) == []
