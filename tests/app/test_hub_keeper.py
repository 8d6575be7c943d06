"""Checking, removing and moving models: nothing is lost, nothing of others is touched."""

import hashlib
import json
import os
import subprocess
import sys
import threading
from io import FileIO
from pathlib import Path

import pytest

from app.errors import DiskProblemError, FileProblemError, UsageError
from app.hub import moving
from app.hub.cache import HubCache
from app.hub.checking import catalogue_hashes
from app.hub.faults import StoppedError
from app.hub.keeper import Keeper
from app.hub.library import Library
from app.hub.quants import parts_of
from app.hub.site import Site
from app.values.model_file import ModelFile
from catalog.load import models
from tests.sim.hub import LoopbackHub
from tests.sim.pulling import noise, paths_in, puller

REPO = "acme/tiny-GGUF"


def describe(path):
    return ModelFile(path=str(path), title=path.name.partition("-")[0], size_bytes=0)


class Here:
    """A library on a folder of its own, and a loopback Hub that files were fetched from."""

    def __init__(self, root, hub):
        self.root, self.hub = root, hub
        self.paths = paths_in(root).make()
        self.library = Library(self.paths, describe, HubCache(root / "hub"))
        site = Site(hub.endpoint, root / "hub")
        self.keeper = Keeper(self.library, self.paths, lambda: site)
        self.imported, self.folders, self.told = [], [], []
        self.cancel = threading.Event()

    def put(self, at, content):
        path = self.root / at
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path

    def fetch(self, ref=REPO, **files):
        for name, content in files.items():
            self.hub.add(REPO, f"{name.replace('__', '-')}.gguf", content)
        return puller(self.hub, self.root).pull(ref).path

    def files(self):
        return self.library.scan(self.imported, self.folders).files

    def file(self, name):
        return next(file for file in self.files() if Path(file.path).name.startswith(name))

    def verify(self, name):
        return self.keeper.verify(self.file(name), self.told.append, self.cancel)

    def remove(self, name):
        return self.keeper.remove(self.file(name), self.cancel)

    def move(self, name, folder):
        def listed(path):
            assert Path(before.path).exists()
            self.imported.append(str(path))

        before = self.file(name)
        target = self.root / folder
        return self.keeper.move(before, target, listed, self.told.append, self.cancel)

    def states(self):
        return list(dict.fromkeys(transfer.state for transfer in self.told))


@pytest.fixture
def here(tmp_path):
    with LoopbackHub() as hub:
        yield Here(tmp_path, hub)


@pytest.fixture
def two_disks(monkeypatch):
    def refuse(*_):
        raise OSError(18, "Invalid cross-device link")

    monkeypatch.setattr(moving.os, "link", refuse)


# --- checking ---------------------------------------------------------------------------------
def test_a_fetched_model_is_compared_with_its_published_hash(here):
    here.fetch(a__Q8_0=noise(300_000))
    found = here.verify("a-")
    assert (found.matched, found.published) == (True, True)
    assert "every byte matches" in found.text
    assert here.states() == ["verifying", "done"]
    assert here.told[-1].done_bytes == here.told[-1].total_bytes == 300_000
    assert here.file("a-").verified is True


def test_a_flipped_bit_is_found_and_stays_said(here):
    path = here.fetch(a__Q8_0=noise(300_000)).resolve()
    data = bytearray(path.read_bytes())
    data[200_000] ^= 1
    path.write_bytes(data)
    found = here.verify("a-")
    assert (found.matched, found.fix) == (False, "Remove it and fetch it again.")
    again = here.file("a-")
    assert again.verified is False
    assert "damaged" in again.note


def test_a_file_without_a_published_hash_is_compared_with_its_last_check(here):
    here.put("models/mine-Q4_0.gguf", noise(1000))
    assert here.verify("mine").matched is None
    assert here.file("mine").verified is None
    assert here.verify("mine").matched is True
    assert here.file("mine").verified is None


def test_a_file_that_changed_is_another_file(here):
    here.put("models/mine-Q4_0.gguf", noise(1000))
    here.verify("mine")
    here.put("models/mine-Q4_0.gguf", noise(2000))
    assert here.verify("mine").matched is None


def test_every_part_of_a_split_model_is_read(here):
    parts = {f"big__Q8_0__0000{n}__of__00002": noise(5000, n) for n in (1, 2)}
    last = here.fetch(**parts).parent / "big-Q8_0-00002-of-00002.gguf"
    assert here.verify("big").matched is True
    last.resolve().write_bytes(noise(5000, 9))
    assert here.verify("big").matched is False


def test_a_check_can_be_stopped(here):
    here.put("models/mine-Q4_0.gguf", noise(1000))
    here.cancel.set()
    with pytest.raises(StoppedError):
        here.verify("mine")
    assert here.states() == ["verifying", "paused"]


def test_the_hub_is_asked_about_what_another_program_fetched_from_it(here):
    here.hub.add(REPO, "a-Q8_0.gguf", noise(4000))
    here.put(f"person/.lmstudio/models/{REPO}/a-Q8_0.gguf", noise(4000))
    assert here.verify("a-").published is True
    here.put(f"person/.lmstudio/models/{REPO}/a-Q8_0.gguf", noise(4000, 2))
    assert here.verify("a-").matched is None


def test_the_catalogue_knows_hashes_of_files_whose_repository_is_not_known(tmp_path):
    row = next(q for m in models() for r in m.repos for q in r.quants if q.sha256)
    path = tmp_path / Path(row.file).name
    path.touch()
    assert catalogue_hashes([path]) == ()
    os.truncate(path, row.size_bytes)
    assert catalogue_hashes([path]) == (row.sha256,)


# --- removing ---------------------------------------------------------------------------------
def test_what_removing_frees_is_told_first_and_is_what_it_frees(here):
    here.fetch(b__Q4_0=noise(2000))
    here.fetch(f"{REPO}:Q8_0", a__Q8_0=noise(3000))
    told = here.file("a-")
    assert (told.removal, told.removable_bytes) == ("delete", 3000)
    assert here.remove("a-") == 3000
    assert [Path(file.path).name for file in here.files()] == ["b-Q4_0.gguf"]
    assert here.remove("b-") == 2000
    assert not (here.root / "hub" / "models--acme--tiny-GGUF").exists()


def test_a_file_of_several_commits_goes_from_all_of_them(here):
    here.fetch(a__Q8_0=noise(3000))
    here.hub.repos[REPO].commit = "00" * 20
    here.fetch()
    assert here.remove("a-") == 3000
    assert here.files() == ()
    assert not list((here.root / "hub").rglob("*.gguf"))


def test_what_else_lies_in_the_repository_stays(here):
    path = here.fetch(a__Q8_0=noise(3000))
    readme = path.with_name("README.md")
    readme.write_text("hello")
    here.remove("a-")
    assert readme.read_text() == "hello"


def test_a_file_with_a_second_name_elsewhere_frees_nothing(here):
    path = here.put("models/mine-Q4_0.gguf", noise(1000))
    (here.root / "other.gguf").hardlink_to(path)
    assert here.file("mine").removable_bytes == 0


def test_the_whole_of_a_split_model_goes(here):
    for n in (1, 2):
        here.put(f"models/big-Q8_0-0000{n}-of-00002.gguf", noise(1000))
    assert here.remove("big") == 2000
    assert list((here.root / "models").iterdir()) == []


def test_an_imported_file_is_only_taken_off_the_list(here):
    path = here.put("elsewhere/mine.gguf", noise(1000))
    here.imported = [str(path)]
    assert (here.file("mine").removal, here.file("mine").removable_bytes) == ("unlist", 0)
    with pytest.raises(UsageError):
        here.remove("mine")
    assert path.exists()


def test_files_of_others_are_listed_and_never_touched(here):
    studio = here.put(f"person/.lmstudio/models/{REPO}/a-Q8_0.gguf", noise(1000))
    chosen = here.put("disk/mine-Q4_0.gguf", noise(1200))
    data = noise(1500)
    sha256 = hashlib.sha256(data).hexdigest()
    blob = here.put(f"ollama/blobs/sha256-{sha256}", data)
    layer = {"mediaType": "application/vnd.ollama.image.model", "digest": f"sha256:{sha256}"}
    here.put(
        "ollama/manifests/registry.ollama.ai/library/tiny/8b",
        json.dumps({"layers": [{"mediaType": "other", "digest": "x"}, layer]}).encode(),
    )
    here.folders = [str(chosen.parent)]
    files = {file.origin: file for file in here.files()}
    assert sorted(files) == ["folder", "lm-studio", "ollama"]
    assert (files["ollama"].title, files["ollama"].sha256) == ("tiny:8b", sha256)
    assert files["lm-studio"].repo == REPO
    for file in files.values():
        assert (file.removal, file.removable_bytes) == ("keep", 0)
        with pytest.raises(UsageError) as error:
            here.keeper.remove(file, here.cancel)
        assert error.value.fix.startswith("Remove it in")
        with pytest.raises(UsageError, check=lambda error: error.fix.startswith("Move it in")):
            here.keeper.move(file, here.root / "new", print, print, here.cancel)
    found = here.keeper.verify(files["ollama"], here.told.append, here.cancel)
    assert (found.matched, found.published) == (True, True)
    assert all(path.exists() for path in (studio, chosen, blob))


@pytest.mark.parametrize("manifest", [b"", b"{", b"[]", b'{"layers": 3}', b'{"layers": [1, {}]}'])
def test_a_manifest_that_says_nothing_is_passed_over(here, manifest):
    here.put("ollama/manifests/registry.ollama.ai/library/tiny/latest", manifest)
    assert here.files() == ()


def test_lm_studio_s_own_choice_of_folder_is_followed(here):
    home = here.put("disk/studio/settings.json", b"").parent
    settings = {"downloadsFolder": str(here.root / "disk" / "models")}
    (home / "settings.json").write_text(json.dumps(settings))
    here.put("person/.lmstudio-home-pointer", f"{home}\n".encode())
    here.put(f"disk/models/{REPO}/a-Q8_0.gguf", noise(10))
    assert [file.origin for file in here.files()] == ["lm-studio"]


def test_bytes_that_repositories_share_are_kept_while_one_needs_them(here):
    payload, xet = noise(3000), "ab" * 32
    store = here.put(f"hub/blobs/ab/{xet}", payload)
    (here.root / "hub" / "blobs" / ".huggingface-shared-blobs").write_text("1\n")
    sha256 = hashlib.sha256(payload).hexdigest()
    refs = []
    for name in ("one", "two"):
        blob = here.root / "hub" / f"models--acme--{name}" / "blobs" / sha256
        blob.parent.mkdir(parents=True)
        blob.symlink_to(Path("../../blobs/ab") / xet)
        refs.append(f"models--acme--{name}/blobs/{sha256}")
        pointer = blob.parents[1] / "snapshots" / ("a1" * 20) / f"{name}-Q8_0.gguf"
        pointer.parent.mkdir(parents=True)
        pointer.symlink_to(Path("../../blobs") / sha256)
    store.with_name(f"{xet}.refs").write_text("\n".join(refs) + "\n")
    [first] = here.files()
    assert (first.sha256, first.removable_bytes) == (sha256, 0)
    assert here.keeper.verify(first, here.told.append, here.cancel).matched is True
    assert here.keeper.remove(first, here.cancel) == 0
    [second] = here.files()
    assert second.removable_bytes == 3000
    assert here.keeper.remove(second, here.cancel) == 3000
    assert not store.exists()


# --- moving -----------------------------------------------------------------------------------
@pytest.mark.usefixtures("two_disks")
def test_a_fetched_model_moves_to_another_disk_whole(here):
    data = noise(300_000)
    here.fetch(a__Q8_0=data)
    target = here.move("a-", "disk/models")
    assert target.read_bytes() == data
    moved = here.file("a-")
    assert (moved.path, moved.origin, moved.repo) == (str(target), "imported", REPO)
    assert moved.sha256 == hashlib.sha256(data).hexdigest()
    assert not (here.root / "hub" / "models--acme--tiny-GGUF").exists()
    assert here.states() == ["running", "done"]
    assert here.told[-1].done_bytes == here.told[-1].total_bytes
    assert here.verify("a-").published is True
    # What Plimsoll put there it may take away again.
    assert (here.file("a-").removal, here.remove("a-")) == ("delete", 300_000)
    assert not target.exists()


def test_what_was_put_in_the_place_of_our_file_is_not_ours(here):
    here.put("models/mine-Q4_0.gguf", noise(1000))
    target = here.move("mine", "disk")
    file = here.file("mine")
    assert file.removal == "delete"
    target.write_bytes(noise(2000))
    with pytest.raises(UsageError):
        here.keeper.remove(file, here.cancel)
    assert target.exists()


def test_an_imported_file_that_was_moved_is_still_the_person_s(here):
    path = here.put("elsewhere/mine.gguf", noise(1000))
    here.imported = [str(path)]
    target = here.move("mine", "disk")
    here.imported.remove(str(path))
    assert here.file("mine").removal == "unlist"
    assert target.exists()


def test_on_one_disk_no_byte_is_copied(here):
    path = here.put("models/mine-Q4_0.gguf", noise(1000))
    inode = path.stat().st_ino
    assert here.move("mine", "other").stat().st_ino == inode
    assert not path.exists()


@pytest.mark.usefixtures("two_disks")
def test_a_split_model_moves_with_all_its_parts(here):
    parts = {f"big__Q8_0__0000{n}__of__00003": noise(5000, n) for n in (1, 2, 3)}
    here.fetch(**parts)
    target = here.move("big", "disk")
    names = sorted(path.name for path in target.parent.iterdir())
    assert names == [f"big-Q8_0-0000{n}-of-00003.gguf" for n in (1, 2, 3)]
    assert here.file("big").size_bytes == 15_000
    assert here.verify("big").published is True


@pytest.mark.usefixtures("two_disks")
def test_a_move_that_is_stopped_leaves_all_as_it_was(here):
    path = here.put("models/mine-Q4_0.gguf", noise(1000))
    here.cancel.set()
    with pytest.raises(StoppedError):
        here.move("mine", "disk")
    assert path.exists()
    assert list((here.root / "disk").iterdir()) == []
    assert here.states() == ["running", "paused"]


@pytest.mark.usefixtures("two_disks")
def test_a_move_that_was_killed_between_two_names_goes_on(here):
    for n in (1, 2):
        here.put(f"models/big-Q8_0-0000{n}-of-00002.gguf", noise(1000, n))
    here.put("disk/big-Q8_0-00002-of-00002.gguf", noise(1000, 2))
    here.put("disk/.big-Q8_0-00001-of-00002.gguf.moving", noise(10))
    assert here.move("big", "disk").read_bytes() == noise(1000, 1)
    assert len(list((here.root / "disk").iterdir())) == 2


@pytest.mark.usefixtures("two_disks")
def test_another_file_of_that_name_is_never_replaced(here):
    path = here.put("models/mine-Q4_0.gguf", noise(1000))
    other = here.put("disk/mine-Q4_0.gguf", noise(1000, 2))
    with pytest.raises(UsageError) as error:
        here.move("mine", "disk")
    assert error.value.cause == "file-exists"
    assert (path.read_bytes(), other.read_bytes()) == (noise(1000), noise(1000, 2))


@pytest.mark.usefixtures("two_disks")
def test_a_damaged_model_is_not_moved(here):
    path = here.fetch(a__Q8_0=noise(1000))
    path.resolve().write_bytes(noise(1000, 2))
    with pytest.raises(FileProblemError) as error:
        here.move("a-", "disk")
    assert error.value.cause == "checksum-mismatch"
    assert path.exists()
    assert list((here.root / "disk").iterdir()) == []


@pytest.mark.usefixtures("two_disks")
def test_a_disk_that_fails_while_it_is_read_is_named(here, monkeypatch):
    path = here.put("models/mine-Q4_0.gguf", noise(1000))

    class Failing(FileIO):
        def readinto(self, block):
            raise OSError(5, "Input/output error")

    plain = Path.open
    monkeypatch.setattr(
        Path, "open", lambda at, *a, **k: Failing(at) if at == path else plain(at, *a, **k)
    )
    with pytest.raises(FileProblemError) as error:
        here.move("mine", "disk")
    assert error.value.cause == "file-not-readable"
    monkeypatch.undo()
    assert list((here.root / "disk").iterdir()) == []


@pytest.mark.usefixtures("two_disks")
def test_room_is_looked_for_before_a_byte_is_copied(here):
    path = here.put("models/mine-Q4_0.gguf", noise(1000))
    part = [path]
    move = moving.Move(
        part, [path.name], here.root / "disk", (), print, here.cancel, free_bytes=lambda _: 10
    )
    with pytest.raises(DiskProblemError) as error:
        move.run()
    assert error.value.cause == "disk-full"
    assert path.exists()


@pytest.mark.usefixtures("two_disks")
def test_a_folder_that_cannot_be_made_is_named(here):
    here.put("models/mine-Q4_0.gguf", noise(1000))
    here.put("disk", b"a file in the way")
    with pytest.raises(DiskProblemError):
        here.move("mine", "disk")


def test_what_comes_with_plimsoll_stays(here):
    here.put("models/engine-test.gguf", noise(1000))
    with pytest.raises(UsageError):
        here.move("engine-test", "disk")


MOVER = """
import sys, threading
from pathlib import Path
from app.hub import moving
from tests.app.test_hub_keeper import Here
def refuse(*_): raise OSError(18, "Invalid cross-device link")
moving.os.link = refuse
moving.BLOCK_BYTES = 1 << 16
class NoHub: endpoint = "http://127.0.0.1:9"
here = Here(Path(sys.argv[1]), NoHub)
say = lambda n: print(n, flush=True)
run = moving.Move.run
def told(self):
    advance = self.advance
    self.advance = lambda n: (advance(n), say("bytes"))
    return run(self)
moving.Move.run = told
delete = here.keeper._let_go
here.keeper._let_go = lambda *a: (say("listed"), delete(*a), say("gone"))
here.move("big", "disk")
"""


@pytest.mark.parametrize("n_lines", [1, 9, 18, 19, 20])
@pytest.mark.usefixtures("two_disks")
def test_a_move_killed_at_any_moment_loses_nothing(here, n_lines):
    data = [noise(500_000, n) for n in (1, 2)]
    for n, content in enumerate(data, 1):
        here.put(f"models/big-Q8_0-0000{n}-of-00002.gguf", content)
    words = [sys.executable, "-c", MOVER, str(here.root)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=os.environ) as child:
        for _ in range(n_lines):
            child.stdout.readline()
        child.kill()
    here.imported = [str(here.root / "disk" / "big-Q8_0-00001-of-00002.gguf")]
    files = here.files()
    assert files
    for file in files:
        parts = [path.read_bytes() for path in parts_of(Path(file.path))]
        assert parts == data
    if not files[0].path.startswith(str(here.root / "disk")):
        here.imported = []
        target = here.move("big", "disk")
        assert [path.read_bytes() for path in parts_of(target)] == data
        assert len(list(target.parent.iterdir())) == 2
