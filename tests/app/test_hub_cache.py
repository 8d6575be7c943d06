"""One cache for all tools: theirs finds ours, ours finds theirs, on any file system."""

import hashlib
import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from app.errors import TransferError
from app.hub.cache import HubCache
from tests.sim.hub import COMMIT, LoopbackHub
from tests.sim.pulling import noise, puller

REPO = "acme/tiny-GGUF"
NAME = "sub/tiny-Q4_K_M.gguf"
DATA = noise(500_000)
SHA = hashlib.sha256(DATA).hexdigest()


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, NAME, DATA)
        server.add(REPO, "config.json", b"{}")
        yield server


def other_tool(hub, root, code, **more):
    """Run the Hub's own client, unmodified, in a process of its own; return what it prints."""
    environment = {
        **os.environ,
        "HF_ENDPOINT": hub.endpoint,
        "HF_HOME": str(root / "home"),
        "HF_HUB_CACHE": str(root / "hub"),
        "HF_HUB_DISABLE_TELEMETRY": "1",
        **more,
    }
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


FIND = f"""
from huggingface_hub import hf_hub_download, try_to_load_from_cache, scan_cache_dir
print(try_to_load_from_cache("{REPO}", "{NAME}"))
print(hf_hub_download("{REPO}", "{NAME}", local_files_only=True))
print(hf_hub_download("{REPO}", "{NAME}", revision="{COMMIT}"))
info = scan_cache_dir()
print(len(info.warnings), [repo.repo_id for repo in info.repos], info.size_on_disk)
"""


def test_the_unmodified_client_finds_our_file_with_zero_requests(hub, tmp_path):
    path = puller(hub, tmp_path).pull(REPO).path
    hub.log.clear()
    lines = other_tool(hub, tmp_path, FIND).splitlines()
    assert lines == [str(path)] * 3 + [f"0 ['{REPO}'] {len(DATA)}"]
    assert hub.log == []


def test_the_unmodified_client_never_takes_our_unfinished_file(hub, tmp_path):
    hub.fail("cut", n=100_000)
    hub.fail("status", n=404)
    with pytest.raises(TransferError):
        puller(hub, tmp_path).pull(REPO)
    assert other_tool(
        hub,
        tmp_path,
        f'from huggingface_hub import *; print(try_to_load_from_cache("{REPO}", "{NAME}"))',
    ) == ("None")
    scan = "from huggingface_hub import *; print(scan_cache_dir().warnings)"
    assert other_tool(hub, tmp_path, scan) == "[]"
    code = f'from huggingface_hub import *; print(hf_hub_download("{REPO}", "{NAME}"))'
    assert Path(other_tool(hub, tmp_path, code)).read_bytes() == DATA


def test_what_the_unmodified_client_fetched_is_found_without_fetching(hub, tmp_path):
    code = f'from huggingface_hub import *; print(hf_hub_download("{REPO}", "{NAME}"))'
    theirs = other_tool(hub, tmp_path, code)
    hub.log.clear()
    pulled = puller(hub, tmp_path).pull(REPO)
    assert str(pulled.path) == theirs
    assert not pulled.fetched
    assert hub.data_requests() == []


@pytest.mark.parametrize("first", ["ours", "theirs"])
def test_without_links_the_file_itself_stands_in_the_snapshot(hub, tmp_path, monkeypatch, first):
    monkeypatch.setenv("HF_HUB_DISABLE_SYMLINKS", "1")
    more = {"HF_HUB_DISABLE_SYMLINKS": "1", "HF_HUB_DISABLE_SYMLINKS_WARNING": "1"}
    code = f'from huggingface_hub import *; print(hf_hub_download("{REPO}", "{NAME}"))'
    if first == "ours":
        ours = puller(hub, tmp_path).pull(REPO).path
        hub.log.clear()
        theirs = other_tool(hub, tmp_path, code, **more)
    else:
        theirs = other_tool(hub, tmp_path, code, **more)
        hub.log.clear()
        ours = puller(hub, tmp_path).pull(REPO).path
    assert str(ours) == theirs
    assert not ours.is_symlink()
    assert ours.read_bytes() == DATA
    assert hub.data_requests() == []


def test_links_are_relative_so_that_the_cache_can_move(hub, tmp_path):
    path = puller(hub, tmp_path).pull(REPO).path
    assert path.readlink().as_posix() == f"../../../blobs/{SHA}"
    (tmp_path / "hub").rename(tmp_path / "moved")
    moved = HubCache(tmp_path / "moved").find(REPO, COMMIT, NAME, len(DATA))
    assert moved is not None
    assert moved.read_bytes() == DATA


def test_a_blob_of_another_commit_is_not_fetched_again(hub, tmp_path):
    puller(hub, tmp_path).pull(REPO)
    hub.repos[REPO].commit = "b2" * 20
    hub.log.clear()
    pulled = puller(hub, tmp_path).pull(REPO)
    assert pulled.revision == "b2" * 20
    assert pulled.path.read_bytes() == DATA
    assert hub.data_requests() == []
    assert HubCache(tmp_path / "hub").commit(REPO) == "b2" * 20


def test_an_empty_or_dangling_entry_is_not_a_file(hub, tmp_path):
    path = puller(hub, tmp_path).pull(REPO).path
    blob = path.resolve()
    blob.write_bytes(b"")
    pulled = puller(hub, tmp_path).pull(REPO)
    assert pulled.path.read_bytes() == DATA
    blob.unlink()
    assert puller(hub, tmp_path).here(REPO) is None
    assert puller(hub, tmp_path).pull(REPO).path.read_bytes() == DATA


def test_a_read_only_cache_that_has_the_file_is_used(hub, tmp_path):
    pulled = puller(hub, tmp_path).pull(REPO)
    refs = tmp_path / "hub" / "models--acme--tiny-GGUF" / "refs"
    (refs / "main").unlink()
    refs.rmdir()
    refs.write_bytes(b"refs cannot be written here")
    assert puller(hub, tmp_path).pull(REPO) == replace(pulled, fetched=False)


def test_the_lock_of_the_unmodified_client_is_respected(hub, tmp_path):
    cache = HubCache(tmp_path / "hub")
    waiting = threading.Event()
    said = []

    def run():
        said.append(
            puller(hub, tmp_path).pull(REPO, lambda t: "another" in t.detail and waiting.set())
        )

    lock = tmp_path / "hub" / ".locks" / cache.folder(REPO).name / f"{SHA}.lock"
    lock.parent.mkdir(parents=True)
    code = (
        "import sys; from huggingface_hub.utils import WeakFileLock\n"
        f"with WeakFileLock({str(lock)!r}):\n    print('held', flush=True); sys.stdin.read()"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout.readline() == b"held\n"
    thread = threading.Thread(target=run)
    thread.start()
    assert waiting.wait(10)
    assert hub.data_requests() == []
    holder.communicate(timeout=10)
    thread.join(10)
    assert said[0].path.read_bytes() == DATA
