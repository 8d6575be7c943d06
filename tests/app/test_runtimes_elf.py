"""What a library needs is read from its file, damaged ones included."""

import subprocess

import pytest

from app.runtimes import elf, needs
from app.runtimes.runtime import packaged_folder
from app.runtimes.trouble import RuntimeProblemError

LIBRARIES = packaged_folder()


def objdump_says(path):
    """What binutils read from the same file."""
    said = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True)
    rows = [line.split() for line in said.stdout.splitlines()]
    libraries = {row[1] for row in rows if row[:1] == ["NEEDED"]}
    versions = {
        row[3] for row in rows if len(row) == 4 and row[0].startswith("0x") and row[2].isdigit()
    }
    return libraries, versions


@pytest.mark.parametrize("name", ["libllama.so.0", "libggml-base.so.0", "libggml-cpu.so.0"])
def test_needs_are_those_that_binutils_read(name):
    found = elf.needs(LIBRARIES / name)
    libraries, versions = objdump_says(LIBRARIES / name)
    assert set(found.libraries) == libraries
    assert set(found.versions) == versions
    assert found.glibc >= (2, 17)


def test_a_version_is_the_newest_by_number_not_by_letters():
    assert elf.Needs((), ("GLIBC_2.4", "GLIBC_2.38", "GLIBCXX_3.4.30", "GLIBC_2.5")).glibc == (
        2,
        38,
    )
    assert elf.Needs((), ()).glibc == ()


def test_no_damage_is_taken_for_a_library(tmp_path):
    whole = (LIBRARIES / "libggml.so.0").read_bytes()
    path = tmp_path / "lib.so"
    path.write_bytes(b"MZ" + whole[2:])
    with pytest.raises(elf.ElfError):
        elf.needs(path)
    for cut in (0, 10, 63, 200, 1000):
        path.write_bytes(whole[:cut])
        with pytest.raises(elf.ElfError):
            elf.needs(path)
    for place in range(16, 4096, 37):
        changed = bytearray(whole)
        changed[place] ^= 0xFF
        path.write_bytes(changed)
        try:
            elf.needs(path)
        except elf.ElfError:
            continue


def test_a_system_that_is_too_old_is_told_what_else_there_is():
    with pytest.raises(RuntimeProblemError) as caught:
        needs.check_glibc(LIBRARIES, here="2.10")
    assert caught.value.cause == "glibc-too-old"
    assert "2.10" in caught.value.text
    order = [caught.value.fix.index(word) for word in ("wheel", "nvcc", "vulkan", "processor")]
    assert order == sorted(order)


def test_a_system_that_is_new_enough_passes():
    assert needs.check_glibc(LIBRARIES).startswith("2.")
    assert needs.of_folder(LIBRARIES).missing == ()


def test_the_loaders_cache_its_lists_and_its_folders_are_all_asked(tmp_path):
    asked = {name.partition(" ")[0] for name in needs.of_folder(LIBRARIES, tmp_path).missing}
    assert {"libc.so.6", "libm.so.6", "libstdc++.so.6"} <= asked
    listed = tmp_path / "listed"
    for folder in (listed, tmp_path / "etc/ld.so.conf.d", tmp_path / "usr/lib/x86_64-linux-gnu"):
        folder.mkdir(parents=True)
    (tmp_path / "etc/ld.so.cache").write_bytes(b"x\0libm.so.6\0/lib/libm.so.6\0")
    (tmp_path / "etc/ld.so.conf.d/a.conf").write_text(f"# a comment\n{listed}\n")
    (listed / "libc.so.6").touch()
    (tmp_path / "usr/lib/x86_64-linux-gnu/libstdc++.so.6").touch()
    left = {name.partition(" ")[0] for name in needs.of_folder(LIBRARIES, tmp_path).missing}
    assert left == asked - {"libc.so.6", "libm.so.6", "libstdc++.so.6"}


def test_a_driver_that_is_missing_is_called_by_its_name(tmp_path):
    data = (LIBRARIES / "libggml-cpu.so.0").read_bytes()
    (tmp_path / "libggml-base.so.0").write_bytes((LIBRARIES / "libggml-base.so.0").read_bytes())
    (tmp_path / "libggml-cuda.so").write_bytes(data.replace(b"libgomp.so.1\0", b"libcuda.so.1\0"))
    with pytest.raises(RuntimeProblemError) as caught:
        needs.check_libraries(tmp_path)
    assert caught.value.cause == "driver-not-installed"


def test_on_windows_nvidias_libraries_must_lie_beside_the_engine(tmp_path):
    for name in ("llama.dll", "ggml-cuda.dll", "cudart64_12.dll", "cublas64_12.dll"):
        (tmp_path / name).touch()
    with pytest.raises(RuntimeProblemError) as caught:
        needs.check_libraries(tmp_path, windows=True)
    assert caught.value.cause == "missing-runtime-library"
    assert "cublaslt64_*.dll" in caught.value.text
    (tmp_path / "cublasLt64_12.dll").touch()
    needs.check_libraries(tmp_path, windows=True)
