"""From a release to a build in use: real libraries, a real worker, and every way it can go wrong."""

import threading
from pathlib import Path

import pytest

from app.core.engines import engine_factory
from app.errors import UsageError
from app.process import Spawner
from app.runtimes import selftest
from app.runtimes.chosen import active
from app.runtimes.install import Installer
from app.runtimes.release import Releases
from app.runtimes.runtime import Runtime, packaged, packaged_folder
from app.runtimes.trouble import RuntimeProblemError
from app.values.machine import Cpu, Gpu, HostMemory, Machine
from tests.sim.pulling import QUICK, paths_in
from tests.sim.releases import TAG, ReleaseServer, packaged_libraries, tar_gz

NEVER = threading.Event()
CPU_ARCHIVE = f"llama-{TAG}-bin-ubuntu-x64.tar.gz"
CUDA_ARCHIVE = f"llama-{TAG}-bin-ubuntu-cuda-12.8-x64.tar.gz"
BARE = Machine(
    host=HostMemory(total_bytes=1, available_bytes=1),
    cpu=Cpu(name="cpu", physical_cores=1, logical_cores=1, usable_cores=1),
    os="test",
)
CARD = Gpu(
    index=0,
    name="a card",
    uuid="GPU-0",
    total_bytes=1,
    free_bytes=1,
    compute_capability="8.6",
    driver="575.57",
)


@pytest.fixture(scope="module")
def spawner():
    running = Spawner()
    yield running
    running.close()


@pytest.fixture
def server():
    with ReleaseServer() as running:
        yield running


@pytest.fixture
def here(server, spawner, tmp_path):
    return Installer(paths_in(tmp_path), lambda: BARE, Releases(server.endpoint), spawner, QUICK)


@pytest.fixture
def with_card(here):
    here.machine = lambda: BARE.model_copy(update={"gpus": (CARD,)})
    return here


def libraries(without="", **changes):
    """The packaged libraries as an archive; `changes`: name of a library=(bytes, other bytes)."""
    files, links = packaged_libraries(packaged_folder(), without=without)
    for stem, (old, new) in changes.items():
        name = f"build/{stem.replace('_', '-')}.so.0"
        data = files[name].read_bytes()
        assert old in data
        assert len(old) == len(new)
        files[name] = data.replace(old, new)
    return tar_gz(files, links)


def install(here, kind="cpu"):
    return here.install(kind, lambda _: None, NEVER)


def failure(here, kind="cpu"):
    with pytest.raises(RuntimeProblemError) as caught:
        install(here, kind)
    return caught.value


def nothing_changed(here):
    left = [path.name for path in here.chosen.shelf.root.iterdir() if path.name.startswith(".")]
    assert left == []
    return active(here.paths) == packaged()


@pytest.mark.slow
def test_a_build_is_fetched_proven_and_then_used_by_every_new_worker(
    here, server, spawner, monkeypatch, tmp_path
):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path))
    engines = engine_factory(in_process=False, spawner=spawner)
    server.add_asset(CPU_ARCHIVE, libraries())
    proven = install(here)
    assert proven.test.devices == ("CPU",)
    assert proven.test.n_tokens == selftest.N_TOKENS
    used = active(here.paths)
    assert (used.id, used.name) == (f"cpu-{TAG}", f"cpu {TAG}")
    engine = engines()
    try:
        engine.ready()
        mapped = Path(f"/proc/{engine.pid}/maps").read_text()
    finally:
        engine.close()
    assert str(used.folder / "libllama.so") in mapped
    assert str(packaged_folder()) not in mapped
    assert not list((here.paths.cache / "runtimes").rglob("blobs/*"))
    assert here.chosen.shelf.manifest(used.id).archives[0].name == CPU_ARCHIVE

    (used.folder / "libmtmd.so.0").write_bytes(b"changed behind our back")
    with pytest.raises(RuntimeProblemError) as caught:
        here.check(used, NEVER)
    assert caught.value.cause == "runtime-damaged"
    assert "libmtmd" in caught.value.text
    assert active(here.paths) == packaged()
    with pytest.raises(RuntimeProblemError):
        here.chosen.use(used)


def test_a_build_without_one_of_its_own_libraries_is_not_even_unpacked(here, server):
    server.add_asset(CPU_ARCHIVE, libraries(without="libggml-base"))
    error = failure(here)
    assert error.cause == "missing-runtime-library"
    assert "libggml-base.so.0" in error.text
    assert nothing_changed(here)
    assert here.chosen.shelf.all() == ()


def test_a_library_that_another_one_needs_is_named(here, server):
    server.add_asset(CPU_ARCHIVE, libraries(libggml_cpu=(b"libgomp.so.1\0", b"libgomq.so.1\0")))
    error = failure(here)
    assert error.cause == "missing-runtime-library"
    assert "libgomq.so.1 (for libggml-cpu.so.0)" in error.text
    assert nothing_changed(here)
    assert here.chosen.read().failed[f"cpu-{TAG}"].cause == "missing-runtime-library"


@pytest.mark.slow
def test_a_build_of_another_commit_is_refused_by_its_own_word(here, server):
    commit = here_commit()
    other = b"deadbee" + commit[7:]
    server.add_asset(CPU_ARCHIVE, libraries(libggml_base=(commit + b"\0", other + b"\0")))
    error = failure(here)
    assert error.cause == "runtime-wrong-commit"
    assert "deadbee" in error.text
    assert nothing_changed(here)


def here_commit():
    data = (packaged_folder() / "libggml-base.so.0").read_bytes()
    start = data.index(b"0c1e570")
    return data[start : data.index(b"\0", start)]


@pytest.mark.slow
def test_a_worker_that_cannot_load_its_library_says_which(tmp_path, spawner):
    for path in packaged_folder().iterdir():
        if "ggml-cpu" not in path.name:
            (tmp_path / path.name).hardlink_to(path)
    broken = Runtime(kind="cpu", build="b0", folder=tmp_path)
    with pytest.raises(RuntimeProblemError) as caught:
        selftest.run(broken, tmp_path / "scratch", spawner, NEVER)
    assert caught.value.cause == "missing-runtime-library"
    assert "libggml-cpu.so.0" in caught.value.text


def add_cuda(server, main):
    server.add_asset(CUDA_ARCHIVE, main)
    beside = tar_gz({"libcudart.so.12": (packaged_folder() / "libggml-base.so.0").read_bytes()})
    server.add_asset(f"cudart-{CUDA_ARCHIVE}", beside)


@pytest.mark.slow
def test_a_build_for_a_card_that_finds_none_is_never_used(with_card, server):
    files, links = packaged_libraries(packaged_folder())
    files["build/libggml-cuda.so"] = files["build/libggml-rpc.so.0"]
    add_cuda(server, tar_gz(files, links))
    error = failure(with_card, None)
    assert error.cause == "silent-cpu-fallback-cpu-build"
    assert "finds no card: it sees CPU" in error.text
    assert nothing_changed(with_card)
    assert with_card.chosen.read().failed


def test_a_build_without_its_backend_for_the_card_is_refused(with_card, server):
    add_cuda(server, libraries())
    assert "libggml-cuda.so" in failure(with_card, "cu12").text


def test_a_system_too_old_for_it_is_said_before_the_larger_archive_is_fetched(with_card, server):
    files, links = packaged_libraries(packaged_folder())
    files["build/libggml-cuda.so"] = files["build/libggml-rpc.so.0"].read_bytes()
    files["build/libggml-cuda.so"] = files["build/libggml-cuda.so"].replace(
        b"GLIBC_2.34\0", b"GLIBC_9.34\0"
    )
    add_cuda(server, tar_gz(files, links))
    error = failure(with_card, None)
    assert error.cause == "glibc-too-old"
    assert "9.34" in error.text
    assert "nvcc" in error.fix
    assert [request for request in server.data_requests() if "cudart" in request.path] == []
    assert nothing_changed(with_card)


def test_what_does_not_suit_is_refused_with_its_reason(here, server):
    add_cuda(server, b"")
    error = failure(here, None)
    assert error.cause == "no-fitting-runtime"
    assert "No NVIDIA card was found" in error.text


def test_a_name_that_is_not_here_is_a_wrong_question(here):
    for name in ("cu13-b1", "../cpu", "", "."):
        with pytest.raises(UsageError):
            here.find(name)
