"""The models that need no network."""

import errno
import hashlib
from pathlib import Path

import pytest

from app.errors import DiskProblemError, FileProblemError, UsageError
from app.hub import starter
from app.paths import Paths
from tests.sim.hub import LoopbackHub
from tests.sim.pulling import paths_in, puller


def test_the_starter_is_put_together_whole_and_verified(tmp_path):
    paths = paths_in(tmp_path)
    path = starter.place_starter(paths)
    assert path == paths.models / starter.STARTER_NAME
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert digest == starter.STARTER_SHA256
    assert list(paths.models.iterdir()) == [path]
    before = path.stat().st_mtime_ns
    assert starter.place_starter(paths) == path
    assert path.stat().st_mtime_ns == before


def test_its_terms_can_be_read_before_it_is_used():
    terms = starter.licence()
    assert terms is not None
    assert terms.name == "Gemma Terms of Use"
    assert "Gemma" in terms.text
    assert "<" not in terms.text[:2000]
    assert "function(" not in terms.text
    assert len(terms.text) > 5000


def test_a_damaged_package_is_named_and_leaves_nothing(tmp_path, monkeypatch):
    package = pytest.importorskip(starter.PACKAGE)
    parts = package.chunk_paths()
    monkeypatch.setattr(package, "chunk_paths", lambda: parts[:1])
    with pytest.raises(FileProblemError) as caught:
        starter.place_starter(paths_in(tmp_path))
    assert caught.value.cause == "checksum-mismatch"
    assert list((tmp_path / "models").iterdir()) == []


def test_without_its_package_it_says_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr(starter, "PACKAGE", "no_such_package_here")
    assert not starter.available()
    assert starter.licence() is None
    with pytest.raises(FileProblemError) as caught:
        starter.place_starter(paths_in(tmp_path))
    assert "pip install" in caught.value.fix


@pytest.mark.parametrize(
    ("number", "cause"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EACCES, "folder-not-writable"),
    ],
)
def test_a_made_model_is_whole_or_not_there(tmp_path, number, cause):
    paths = paths_in(tmp_path)

    def half(path):
        path.write_bytes(b"half")
        raise OSError(number, "no")

    with pytest.raises(DiskProblemError) as caught:
        starter.place(paths, "made.gguf", half)
    assert caught.value.cause == cause
    assert list(paths.models.iterdir()) == []
    path = starter.place(paths, "made.gguf", lambda path: path.write_bytes(b"whole"))
    assert path.read_bytes() == b"whole"
    assert starter.place(paths, "made.gguf", half) == path


def test_a_model_there_is_no_room_for_is_not_begun_and_both_figures_are_told(tmp_path):
    with pytest.raises(DiskProblemError) as caught:
        starter.place(paths_in(tmp_path), "made.gguf", Path.touch, size_bytes=10**18)
    assert caught.value.cause == "disk-full"
    assert caught.value.text.startswith("1,000,000,000,000 MB are needed on the disk")
    assert "MB are free." in caught.value.text
    assert list(paths_in(tmp_path).models.iterdir()) == []


def test_pulling_them(tmp_path):
    with LoopbackHub() as hub:
        makes = puller(hub, tmp_path, engine_test=lambda path: path.write_bytes(b"GGUF"))
        assert makes.here("engine-test") is None
        made = makes.pull("engine-test")
        assert (made.origin, made.fetched) == ("engine-test", True)
        assert not makes.pull("engine-test").fetched
        seen = []
        started = makes.pull("starter", seen.append)
        assert (started.origin, started.fetched, started.quant) == ("starter", True, "Q4_K_M")
        assert "does not chat" in started.note
        assert seen
        assert makes.here("starter").path == started.path
        assert hub.log == []
        (tmp_path / "models" / starter.ENGINE_TEST_NAME).unlink()
        with pytest.raises(UsageError):
            puller(hub, tmp_path).pull("engine-test")


def test_a_short_write_without_a_number_is_a_full_disk_too(tmp_path):
    paths = Paths(tmp_path / "d", tmp_path / "s", tmp_path / "c", tmp_path / "m")

    def write(path):
        raise OSError("32768 requested and 5736 written")

    with pytest.raises(DiskProblemError) as caught:
        starter.place(paths, "made.gguf", write)
    assert caught.value.cause == "disk-full"
    assert list(paths.models.iterdir()) == []
