"""A disk that is full or refuses: a named error, no crash, and the bytes so far are kept."""

import json
import subprocess
import sys

import pytest

from app.errors import DiskProblemError
from tests.sim.hub import LoopbackHub
from tests.sim.pulling import listed_files, noise, part_files, puller

REPO = "acme/tiny-GGUF"
DATA = noise(3_000_000)
CHILD = """
import json, resource, sys
from pathlib import Path
from app.errors import PlimsollError
from app.hub.pull import Puller
from app.hub.site import Site
from tests.sim.pulling import QUICK, paths_in
root, cache, limit = Path(sys.argv[2]), Path(sys.argv[3]), int(sys.argv[4])
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
try:
    Puller(paths_in(root), Site(sys.argv[1], cache), limits=QUICK).pull("acme/tiny-GGUF")
except PlimsollError as error:
    print(json.dumps([type(error).__name__, error.cause, error.fix]))
"""


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        yield server


def pull_in_child(hub, root, cache, limit=0):
    done = subprocess.run(
        [sys.executable, "-c", CHILD, hub.endpoint, str(root), str(cache), str(limit)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_disk_that_fills_up_on_the_way(hub, tmp_path):
    """The limit makes the system refuse the write, as a full disk does."""
    kind, cause, fix = pull_in_child(hub, tmp_path, tmp_path / "hub", limit=2_000_000)
    assert (kind, cause) == ("DiskProblemError", "disk-full")
    assert "HF_HUB_CACHE" in fix
    assert listed_files(tmp_path) == []
    [part] = part_files(tmp_path)
    assert 1_000_000 < part.stat().st_size <= 2_000_000
    size = part.stat().st_size
    assert puller(hub, tmp_path).pull(REPO).path.read_bytes() == DATA
    assert hub.data_requests()[-1].start == size


def test_a_place_that_nobody_may_write(hub, tmp_path):
    kind, cause, fix = pull_in_child(hub, tmp_path, "/proc/no-such-place")
    assert (kind, cause) == ("DiskProblemError", "folder-not-writable")
    assert "HF_HUB_CACHE" in fix
    assert hub.data_requests() == []


def test_where_there_is_no_room_nothing_is_left_behind(hub, tmp_path):
    with pytest.raises(DiskProblemError) as caught:
        puller(hub, tmp_path, free_bytes=lambda _: len(DATA) - 1).pull(REPO)
    assert caught.value.cause == "disk-full"
    assert hub.data_requests() == []
    assert not list((tmp_path / "hub").rglob("*.part*"))
