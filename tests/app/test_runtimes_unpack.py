"""An archive from outside can write into its own folder and nowhere else."""

import io
import os
import tarfile
import threading
from pathlib import Path

import pytest

from app.hub.faults import StoppedError
from app.runtimes.trouble import RuntimeProblemError
from app.runtimes.unpack import unpack
from tests.sim.releases import tar_gz, zipped

NEVER = threading.Event()
NAME = "llama-b1-bin-ubuntu-x64.tar.gz"


def run(tmp_path, data, name=NAME, **more):
    folder = tmp_path / "new"
    folder.mkdir()
    packed = tmp_path / "packed"
    packed.write_bytes(data)
    return folder, unpack(packed, name, folder, more.pop("cancel", NEVER), **more)


def refused(tmp_path, data, name=NAME, **more):
    with pytest.raises(RuntimeProblemError) as caught:
        run(tmp_path, data, name, **more)
    assert not (tmp_path / "libout.so").exists()
    return caught.value


def odd(**fields):
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        entry = tarfile.TarInfo("libodd.so")
        for name, value in fields.items():
            setattr(entry, name, value)
        tar.addfile(entry)
    return packed.getvalue()


def test_libraries_and_licences_come_out_flat_and_programs_stay_in(tmp_path):
    files = {
        "build/bin/libllama.so.0": b"abc",
        "build/bin/llama-server": b"x",
        "LICENSE-curl": b"y",
    }
    folder, names = run(tmp_path, tar_gz(files, {"build/bin/libllama.so": "libllama.so.0"}))
    assert set(names) == {"libllama.so.0", "libllama.so", "LICENSE-curl"}
    assert {path.name for path in folder.iterdir()} == set(names)
    assert (folder / "libllama.so").read_bytes() == b"abc"
    assert (folder / "libllama.so").readlink() == Path("libllama.so.0")


def test_a_zip_of_windows_libraries_is_the_same(tmp_path):
    data = zipped({"llama.dll": b"abc", "ggml-cuda.dll": b"d", "llama-cli.exe": b"x"})
    folder, _ = run(tmp_path, data, "llama-b1-bin-win-cpu-x64.zip")
    assert {path.name for path in folder.iterdir()} == {"llama.dll", "ggml-cuda.dll"}


@pytest.mark.parametrize(
    "name",
    ["../libout.so", "/tmp/libout.so", "a/../../libout.so", "a\\..\\libout.so", "C:libout.so"],
)
def test_a_path_that_leads_out_is_refused(tmp_path, name):
    assert refused(tmp_path, tar_gz({name: b"x"})).cause == "archive-unsafe"


def test_a_path_that_leads_out_of_a_zip_is_refused(tmp_path):
    error = refused(tmp_path, zipped({"../libout.so": b"x"}), "x.zip")
    assert error.cause == "archive-unsafe"


@pytest.mark.parametrize("target", ["/etc/passwd", "../libout.so", "sub/libx.so", "..", ""])
def test_a_link_out_is_refused(tmp_path, target):
    data = tar_gz({"libx.so.0": b"x"}, {"libx.so": target})
    assert refused(tmp_path, data).cause == "archive-unsafe"


def test_a_link_to_nothing_or_to_itself_is_refused(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert "does not hold" in refused(tmp_path / "a", tar_gz({}, {"liba.so": "libb.so"})).text
    loop = tar_gz({}, {"liba.so": "libb.so", "libb.so": "liba.so"})
    assert "does not hold" in refused(tmp_path / "b", loop).text


@pytest.mark.parametrize(
    "fields",
    [
        {"type": tarfile.LNKTYPE, "linkname": "/etc/passwd"},
        {"type": tarfile.CHRTYPE},
        {"type": tarfile.FIFOTYPE},
    ],
)
def test_devices_pipes_and_hard_links_are_refused(tmp_path, fields):
    assert "neither a file nor a link" in refused(tmp_path, odd(**fields)).text


def test_the_same_name_twice_is_refused(tmp_path):
    assert "twice" in refused(tmp_path, tar_gz({"a/libx.so": b"1", "b/libx.so": b"2"})).text


def test_licences_of_the_same_name_are_all_kept(tmp_path):
    folder, _ = run(tmp_path, tar_gz({"a/LICENSE": b"1", "b/LICENSE": b"2", "libx.so": b"x"}))
    packed = tmp_path / "beside"
    packed.write_bytes(tar_gz({"LICENSE": b"3"}))
    unpack(packed, NAME, folder, NEVER)
    texts = {path.read_bytes() for path in folder.iterdir() if path.name.startswith("LICENSE")}
    assert texts == {b"1", b"2", b"3"}


def test_a_library_that_an_earlier_archive_brought_is_not_overwritten(tmp_path):
    folder, _ = run(tmp_path, tar_gz({"libx.so": b"1"}))
    packed = tmp_path / "beside"
    packed.write_bytes(tar_gz({"libx.so": b"2"}))
    with pytest.raises(RuntimeProblemError):
        unpack(packed, NAME, folder, NEVER)
    assert (folder / "libx.so").read_bytes() == b"1"


def test_what_unpacks_to_too_much_is_refused_also_in_files_that_are_not_wanted(tmp_path):
    data = tar_gz({"zeros.bin": bytes(1 << 20)})
    assert "more than an engine" in refused(tmp_path, data, max_bytes=1 << 16).text


@pytest.mark.parametrize("share", [0.2, 0.6, 0.95])
def test_a_cut_archive_is_called_damaged(tmp_path, share):
    data = tar_gz({"libx.so": os.urandom(1 << 20)})
    assert refused(tmp_path, data[: int(len(data) * share)]).cause == "archive-damaged"


def test_what_is_no_archive_is_called_damaged(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert refused(tmp_path / "a", b"<html>").cause == "archive-damaged"
    assert refused(tmp_path / "b", b"<html>", "x.zip").cause == "archive-damaged"


def test_unpacking_can_be_stopped(tmp_path):
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(StoppedError):
        run(tmp_path, tar_gz({"libx.so": b"x"}), cancel=cancel)
