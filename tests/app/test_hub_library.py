"""What is on this machine, from every place, without a crash over any file."""

import json
import shutil
from pathlib import Path

import pytest

from app.errors import FileProblemError
from app.hub import starter
from app.hub.adopt import MODEL_LAYER
from app.hub.cache import HubCache
from app.hub.library import Library
from app.values.model_file import ModelFile
from tests.sim.hub import COMMIT, LoopbackHub
from tests.sim.pulling import noise, paths_in, puller


class Describer:
    """Stands in for the reader of headers; counts its calls."""

    def __init__(self):
        self.seen = []

    def __call__(self, path):
        self.seen.append(path.name)
        if b"bad" in path.read_bytes()[:8]:
            raise FileProblemError(
                f"{path.name} is no model.", fix="Fetch it.", cause="not-a-gguf-file"
            )
        size = path.stat().st_size
        return ModelFile(path=str(path), title=path.stem, size_bytes=size, architecture="qwen35")


@pytest.fixture
def describe():
    return Describer()


@pytest.fixture
def library(tmp_path, describe):
    paths = paths_in(tmp_path).make()
    return Library(paths, describe, HubCache(tmp_path / "hub"))


def put(path, content=b"GGUF and more"):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def names(shelf):
    return [Path(file.path).name for file in shelf.files]


def test_nothing_is_here(library):
    shelf = library.scan()
    assert (shelf.files, shelf.problems) == ((), ())


def test_all_places_are_looked_at(library, tmp_path):
    with LoopbackHub() as hub:
        hub.add("acme/tiny-GGUF", "c-Q8_0.gguf", noise(100))
        hub.add("acme/tiny-GGUF", "mmproj-F16.gguf", noise(10))
        puller(hub, tmp_path).pull("acme/tiny-GGUF:Q8_0")
    put(tmp_path / "models" / "a-Q4_0.gguf")
    put(tmp_path / "models" / starter.STARTER_NAME)
    put(tmp_path / "models" / starter.ENGINE_TEST_NAME)
    mine = put(tmp_path / "elsewhere" / "b.gguf")
    shelf = library.scan([str(mine)])
    assert shelf.problems == ()
    by_name = {Path(file.path).name: file for file in shelf.files}
    assert sorted(by_name) == sorted(
        ["a-Q4_0.gguf", "b.gguf", "c-Q8_0.gguf", starter.STARTER_NAME, starter.ENGINE_TEST_NAME]
    )
    assert by_name["a-Q4_0.gguf"].origin == "imported"
    assert by_name["a-Q4_0.gguf"].quant == "Q4_0"
    assert by_name[starter.STARTER_NAME].origin == "starter"
    assert "does not chat" in by_name[starter.STARTER_NAME].note
    assert by_name[starter.ENGINE_TEST_NAME].origin == "engine-test"
    fetched = by_name["c-Q8_0.gguf"]
    assert (fetched.origin, fetched.repo, fetched.revision) == ("hub", "acme/tiny-GGUF", COMMIT)
    assert len(fetched.sha256) == 64


def test_a_file_found_in_two_ways_is_listed_once(library, tmp_path):
    mine = put(tmp_path / "models" / "a.gguf")
    other = tmp_path / "models" / "link.gguf"
    other.symlink_to(mine)
    assert names(library.scan([str(mine), str(other)])) == ["a.gguf"]


def test_links_to_folders_are_followed_and_loops_are_left(library, tmp_path):
    put(tmp_path / "other" / "deep" / "a.gguf")
    (tmp_path / "models" / "link").symlink_to(tmp_path / "other")
    (tmp_path / "other" / "deep" / "up").symlink_to(tmp_path / "other")
    assert names(library.scan()) == ["a.gguf"]


def test_two_commits_with_one_blob_are_listed_once_at_the_newest(library, tmp_path):
    with LoopbackHub() as hub:
        hub.add("acme/tiny", "a-Q8_0.gguf", noise(100))
        puller(hub, tmp_path).pull("acme/tiny")
        hub.repos["acme/tiny"].commit = "00" * 20
        puller(hub, tmp_path).pull("acme/tiny")
    assert [file.revision for file in library.scan().files] == ["00" * 20]


def test_unfinished_empty_and_foreign_files_are_not_models(library, tmp_path):
    folder = tmp_path / "hub" / "models--acme--tiny"
    put(folder / "blobs" / f"{'0' * 64}.part")
    put(folder / "blobs" / f"{'0' * 64}.1a2b3c4d.incomplete")
    put(folder / "snapshots" / COMMIT / "empty-Q8_0.gguf", b"")
    put(folder / "snapshots" / COMMIT / "notes.txt")
    (folder / "snapshots" / COMMIT / "gone-Q8_0.gguf").symlink_to("../../blobs/none")
    put(tmp_path / "models" / ".a.gguf.x1y2.tmp")
    put(tmp_path / "models" / ".hidden.gguf")
    put(tmp_path / "hub" / "models--stray-file")
    put(tmp_path / "hub" / "models--odd" / "snapshots", b"a file where a folder should be")
    shelf = library.scan()
    assert (shelf.files, shelf.problems) == ((), ())


def test_bad_files_are_named_and_the_others_are_listed(library, tmp_path):
    put(tmp_path / "models" / "bad.gguf", b"bad")
    put(tmp_path / "models" / "good.gguf")
    shelf = library.scan([str(tmp_path / "gone.gguf")])
    assert names(shelf) == ["good.gguf"]
    assert [problem.cause for problem in shelf.problems] == ["not-a-gguf-file", "file-missing"]
    assert all(problem.fix for problem in shelf.problems)


def test_a_split_model_is_one_entry(library, tmp_path):
    for n in (1, 2, 3):
        put(tmp_path / "models" / f"big-Q6_K-0000{n}-of-00003.gguf", b"x" * n)
    [file] = library.scan().files
    assert (file.size_bytes, file.quant) == (6, "Q6_K")
    assert file.path.endswith("-00001-of-00003.gguf")
    (tmp_path / "models" / "big-Q6_K-00002-of-00003.gguf").unlink()
    shelf = library.scan()
    assert shelf.files == ()
    assert [problem.cause for problem in shelf.problems] == ["missing-shard"]


def test_headers_are_read_once_until_the_file_changes(library, tmp_path, describe):
    path = put(tmp_path / "models" / "a.gguf")
    library.scan()
    library.scan()
    assert describe.seen == ["a.gguf"]
    put(path, b"GGUF and something longer")
    assert library.scan().files[0].size_bytes == 25
    assert describe.seen == ["a.gguf"] * 2


def test_what_was_read_survives_a_restart(library, tmp_path, describe):
    put(tmp_path / "models" / "a.gguf")
    first = library.scan()
    again = Library(paths_in(tmp_path), describe, HubCache(tmp_path / "hub"))
    assert again.scan() == first
    assert describe.seen == ["a.gguf"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"x": 1}', b"\xff\xfe"])
def test_a_damaged_note_is_forgotten(library, tmp_path, describe, content):
    put(tmp_path / "models" / "a.gguf")
    put(tmp_path / "cache" / "library.json", content)
    again = Library(paths_in(tmp_path), describe, HubCache(tmp_path / "hub"))
    assert names(again.scan()) == ["a.gguf"]


def test_a_note_that_cannot_be_written_costs_nothing(library, tmp_path):
    put(tmp_path / "models" / "a.gguf")
    shutil.rmtree(tmp_path / "cache")
    put(tmp_path / "cache", b"a file where the folder was")
    assert names(library.scan()) == ["a.gguf"]


def test_a_store_that_may_not_be_looked_into_costs_its_own_models_alone(
    library, tmp_path, monkeypatch
):
    put(tmp_path / "mine" / "a.gguf")
    layer = {"mediaType": MODEL_LAYER, "digest": f"sha256:{'a' * 64}"}
    manifest = tmp_path / "store" / "manifests" / "registry.ollama.ai" / "library" / "m" / "1b"
    put(manifest, json.dumps({"layers": [layer]}).encode())
    monkeypatch.setenv("OLLAMA_MODELS", str(tmp_path / "store"))
    stat = Path.stat

    def refused(path, **more):
        if path.name.startswith("sha256"):
            raise PermissionError(13, "Permission denied", str(path))
        return stat(path, **more)

    monkeypatch.setattr(Path, "stat", refused)
    assert names(library.scan(folders=(str(tmp_path / "mine"),))) == ["a.gguf"]
