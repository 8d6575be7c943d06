"""Killed at any moment, a pull goes on from the bytes on the disk; after a power cut, from less."""

import json
import random
import struct
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from app.files import write_atomic
from tests.sim.hub import LoopbackHub
from tests.sim.pulling import QUICK, noise, part_files, puller

REPO = "acme/tiny-GGUF"
SIZE = 6_000_011
DATA = noise(SIZE)
CHILD = """
import sys
from dataclasses import replace
from pathlib import Path
from app.hub.pull import Puller
from app.hub.site import Site
from tests.sim.pulling import QUICK, paths_in
root = Path(sys.argv[2])
limits = replace(QUICK, chunk_bytes=int(sys.argv[4]))
Puller(paths_in(root), Site(sys.argv[1], root / "hub"), limits=limits).pull(sys.argv[3])
"""


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        yield server


def part_size(root):
    """Bytes that are here, by the length of the part, or by the count of each of its chunks."""
    parts = part_files(root)
    if not parts:
        return 0
    counts = parts[0].with_name(f"{parts[0].name}.map")
    if counts.exists():
        return sum(count for (count,) in struct.iter_unpack("<Q", counts.read_bytes()))
    return parts[0].stat().st_size


def kill_at(hub, root, n_bytes, chunk_bytes=1 << 30):
    """Pull in a process of its own, kill it once `n_bytes` are on the disk; return what is there."""
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, hub.endpoint, str(root), REPO, str(chunk_bytes)]
    )
    until = time.monotonic() + 60
    while part_size(root) < n_bytes and child.poll() is None and time.monotonic() < until:
        time.sleep(0.002)
    child.kill()
    assert child.wait() == -9
    return part_size(root)


def test_a_killed_pull_goes_on_from_every_byte_on_the_disk(hub, tmp_path):
    hub.rate_bytes_s = 5_000_000
    moments = sorted(random.Random(7).sample(range(1, SIZE - 1_000_000), 3))
    sizes = [kill_at(hub, tmp_path, moment) for moment in moments]
    hub.rate_bytes_s = 0
    pulled = puller(hub, tmp_path).pull(REPO)
    assert pulled.path.read_bytes() == DATA
    starts = [request.start for request in hub.data_requests()]
    assert starts == [0, *sizes]
    assert sizes == sorted(sizes)
    assert sizes[0] >= moments[0]
    assert part_files(tmp_path) == []


def test_a_killed_pull_over_several_connections_asks_only_for_what_is_missing(hub, tmp_path):
    hub.rate_bytes_s = 1_500_000
    chunk = 500_000
    sizes = [kill_at(hub, tmp_path, moment, chunk) for moment in (1_200_000, 3_300_000)]
    hub.rate_bytes_s = 0
    hub.log.clear()
    limits = replace(QUICK, chunk_bytes=chunk)
    assert puller(hub, tmp_path, limits=limits).pull(REPO).path.read_bytes() == DATA
    asked = sum(request.sent[0] for request in hub.data_requests())
    assert asked == SIZE - sizes[-1]
    assert not list((tmp_path / "hub").rglob("*.part*"))


def test_after_a_power_cut_only_synced_bytes_are_trusted(hub, tmp_path):
    hub.rate_bytes_s = 5_000_000
    size = kill_at(hub, tmp_path, 3_500_000)
    hub.rate_bytes_s = 0
    [part] = part_files(tmp_path)
    note_path = part.with_name(f"{part.name}.json")
    note = json.loads(note_path.read_bytes())
    synced = note["synced"][0]
    assert 2_000_000 < synced <= size
    # Another boot: what was written but not synced may be zeros now.
    write_atomic(note_path, json.dumps(note | {"boot_id": "the boot before"}).encode())
    with part.open("r+b") as file:
        file.seek(synced)
        file.write(b"\0" * (size - synced))
    pulled = puller(hub, tmp_path).pull(REPO)
    assert pulled.path.read_bytes() == DATA
    assert [request.start for request in hub.data_requests()] == [0, synced]


@pytest.mark.parametrize("damage", ["missing", "empty", "torn", "other-file", "wrong-type"])
def test_a_damaged_note_costs_the_bytes_and_nothing_else(hub, tmp_path, damage):
    hub.rate_bytes_s = 50_000_000
    hub.fail("cut", n=1_000_000)
    hub.fail("status", n=404)
    with pytest.raises(Exception, match="no"):
        puller(hub, tmp_path).pull(REPO)
    [part] = part_files(tmp_path)
    assert part.stat().st_size == 1_000_000
    note_path = part.with_name(f"{part.name}.json")
    note = json.loads(note_path.read_bytes())
    broken = {
        "empty": b"",
        "torn": note_path.read_bytes()[:20],
        "other-file": json.dumps(note | {"etag": "0" * 64}).encode(),
        "wrong-type": b'["a list"]',
    }
    note_path.unlink()
    if damage in broken:
        note_path.write_bytes(broken[damage])
    assert puller(hub, tmp_path).pull(REPO).path.read_bytes() == DATA
    assert hub.data_requests()[-1].start == 0
