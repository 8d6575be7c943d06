"""Killed at any moment, a pull goes on from the bytes on the disk; damage costs what it touched."""

import random
import shutil
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from tests.sim.hub import LoopbackHub
from tests.sim.pulling import QUICK, bytes_here, kept_chunks, noise, part_files, puller

pytestmark = pytest.mark.slow

REPO = "acme/tiny-GGUF"
SIZE = 6_000_011
DATA = noise(SIZE)
CHUNK = 250_000
ONE = replace(QUICK, chunk_bytes=CHUNK)
SEVERAL = replace(QUICK, chunk_bytes=CHUNK, span_bytes=2 * CHUNK)
CHILD = """
import sys
from dataclasses import replace
from pathlib import Path
from app.hub.pull import Puller
from app.hub.site import Site
from tests.sim.pulling import QUICK, paths_in
root = Path(sys.argv[2])
limits = replace(QUICK, chunk_bytes=int(sys.argv[4]), span_bytes=int(sys.argv[5]))
Puller(paths_in(root), Site(sys.argv[1], root / "hub"), limits=limits).pull(sys.argv[3])
"""


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        yield server


def kill_at(hub, root, n_bytes, limits):
    """Pull in a process of its own, kill it once `n_bytes` are noted; return the chunks' counts."""
    arguments = (hub.endpoint, root, REPO, limits.chunk_bytes, limits.span_bytes)
    child = subprocess.Popen([sys.executable, "-c", CHILD, *map(str, arguments)])
    until = time.monotonic() + 60
    while bytes_here(root) < n_bytes and child.poll() is None and time.monotonic() < until:
        time.sleep(0.001)
    child.kill()
    assert child.wait() in {-9, 0}
    return kept_chunks(root)


def whole_chunks(counts):
    """Return the chunks that were here completely."""
    sizes = [min(CHUNK, SIZE - n * CHUNK) for n in range(-(-SIZE // CHUNK))]
    return {n for n, (count, size) in enumerate(zip(counts, sizes, strict=False)) if count == size}


def chunks_asked(requests):
    """Return the chunks that requests for bytes touched."""
    asked = set()
    for request in requests:
        words = (request.range or f"bytes=0-{SIZE - 1}").removeprefix("bytes=").split("-")
        last = int(words[1]) if words[1] else SIZE - 1
        asked |= set(range(int(words[0]) // CHUNK, last // CHUNK + 1))
    return asked


def killed_and_resumed(hub, root, moments, limits):
    """Kill at each moment, then pull to the end; no chunk that was here is asked for again."""
    for moment in moments:
        n_before = len(hub.log)
        here = whole_chunks(kept_chunks(root))
        kill_at(hub, root, moment, limits)
        data = [request for request in hub.log[n_before:] if request.path.startswith("/cdn/")]
        assert not chunks_asked(data) & here
    counts = kept_chunks(root)
    n_before = len(hub.log)
    pulled = puller(hub, root, limits=limits).pull(REPO)
    assert pulled.path.read_bytes() == DATA
    data = [request for request in hub.log[n_before:] if request.path.startswith("/cdn/")]
    if counts:
        assert sum(request.sent[0] for request in data) == SIZE - sum(counts)
    assert not list((root / "hub").rglob("*.part*"))


@pytest.mark.parametrize("limits", [ONE, SEVERAL], ids=["one connection", "several"])
def test_a_killed_pull_goes_on_from_every_byte_on_the_disk(hub, tmp_path, limits):
    hub.line_bytes_s = 8_000_000
    moments = sorted(random.Random(7).sample(range(1, SIZE - 1_500_000), 2))
    killed_and_resumed(hub, tmp_path, moments, limits)


@pytest.mark.full
@pytest.mark.timeout(900)
def test_fifty_kills_at_random_moments(hub, tmp_path):
    hub.line_bytes_s = 8_000_000
    rng = random.Random(50)
    for n in range(10):
        moments = sorted(rng.sample(range(1, SIZE), 5))
        killed_and_resumed(hub, tmp_path / str(n), moments, SEVERAL if n % 2 else ONE)


def test_after_a_power_cut_only_chunks_that_were_lost_come_again(hub, tmp_path):
    hub.line_bytes_s = 8_000_000
    counts = kill_at(hub, tmp_path, 3_500_000, ONE)
    [part] = part_files(tmp_path)
    with part.open("r+b") as file:
        # What was written and not synced yet may be zeros now.
        file.seek(10 * CHUNK)
        file.write(bytes(sum(counts) - 10 * CHUNK))
    hub.log.clear()
    assert puller(hub, tmp_path, limits=ONE).pull(REPO).path.read_bytes() == DATA
    assert [request.range for request in hub.data_requests()] == [f"bytes={10 * CHUNK}-"]


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """A folder with 1,000,000 bytes of the file."""
    root = tmp_path_factory.mktemp("stopped")
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        hub.fail("cut", n=1_000_000)
        hub.fail("status", n=404)
        with pytest.raises(Exception, match="no"):
            puller(hub, root, limits=ONE).pull(REPO)
    assert bytes_here(root) == 1_000_000
    return root


@pytest.mark.parametrize(
    ("damage", "start"),
    [
        (lambda _: None, 0),
        (lambda _: b"", 0),
        (lambda data: data[:20], 0),
        (lambda data: data[: len(data) - 7], 0),
        (lambda data: data.replace(b'"etag": "', b'"etag": "0', 1), 0),
        (lambda data: data.replace(b'"chunk_bytes": 2', b'"chunk_bytes": 0', 1), 0),
        (lambda data: b'["a list"]\n' + data[data.index(b"\n") + 1 :], 0),
        (lambda data: data[:-64] + bytes(64), 1_000_000),
        (lambda data: bytes(len(data)), 0),
    ],
    ids=["missing", "empty", "torn", "short", "other", "chunks", "list", "end", "zeros"],
)  # fmt: skip
def test_a_damaged_note_costs_the_bytes_and_nothing_else(hub, stopped, tmp_path, damage, start):
    shutil.copytree(stopped / "hub", tmp_path / "hub")
    [note] = (tmp_path / "hub").rglob("*.part.map")
    changed = damage(note.read_bytes())
    if changed is None:
        note.unlink()
    else:
        note.write_bytes(changed)
    assert puller(hub, tmp_path, limits=ONE).pull(REPO).path.read_bytes() == DATA
    assert [request.start for request in hub.data_requests()] == [start]
