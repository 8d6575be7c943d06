"""Two Plimsolls on one folder: each keeps its own, and a kill of either harms neither."""

import contextlib
import subprocess
import sys

import pytest

from app import commands as c
from app.core.downloads_kept import DownloadStore, Order
from app.engine import testmodel
from app.machine.recorder import FLIGHT
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage

SMALL = RunConfig(n_ctx=512, n_batch=128, n_ubatch=64, n_gpu_layers=0, mtp=MtpConfig(on=False))
PAUSED = Order(ref="owner/repo:Q8_0", title="Another model", state="paused", done_bytes=7)
BUSY = """
import sys, time
from pathlib import Path
from app import commands as c
from app.core import Core
from app.paths import Paths

home, model, beside = Path(sys.argv[1]), sys.argv[2], sys.argv[3] == "beside"
paths = Paths(home / "data", home / "state", home / "cache", home / "models")
core = Core(paths, lambda *_: None, beside=beside)
core.start()
core.do(c.Choose(ref=model))
while not (core.state.session and core.state.session.file.path == model):
    time.sleep(0.02)
with core._runner.noted("load"):
    print("busy", flush=True)
    time.sleep(600)
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    return tmp_path / "home"


@pytest.fixture
def models(tmp_path):
    names = ("window.gguf", "served.gguf")
    return [testmodel.build(tmp_path / name, mtp=False) for name in names]


def opened(voyage, model):
    voyage.do(c.Choose(ref=str(model), config=SMALL))
    return voyage.until(lambda s: s.session and s.session.file.path == str(model)).session


def refs(voyage):
    return set(voyage.core.state.transfers)


@contextlib.contextmanager
def busy(home, model, where):
    """Run a Plimsoll of its own that is in the middle of a load, and kill it at the end."""
    words = [sys.executable, "-c", BUSY, str(home), str(model), where]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout.readline() == "busy\n"
            yield process
        finally:
            process.kill()


def test_what_serves_beside_the_window_leaves_it_its_downloads_its_model_and_its_files(
    home, models
):
    (home / "data").mkdir(parents=True)
    DownloadStore(home / "data").write((PAUSED,))
    with Voyage(home) as window:
        window.until(lambda s: PAUSED.ref in s.transfers)
        opened(window, models[0])
        kept = ("data/session.json", "data/downloads.json")
        window.until(lambda _: (home / kept[0]).exists())
        before = {name: (home / name).read_bytes() for name in kept}
        ring = (home / "state" / FLIGHT).stat().st_ino
        assert not window.core.beside_window
        with Voyage(home, beside=True) as served:
            assert served.core.beside_window
            served.until(lambda s: s.session and s.session.file.path == str(models[0]))
            opened(served, models[1])
            served.do(c.Fetch(ref="owner/other:Q8_0"))
            served.until(lambda s: s.transfers or s.notices)
            assert PAUSED.ref not in refs(served)
            apart = home / "state" / "beside-1"
            assert (apart / FLIGHT).exists()
            with served.core._runner.noted("load"):
                assert (apart / "in-flight.json").exists()
                assert not (home / "state/in-flight.json").exists()
        assert not apart.exists()
        assert {name: (home / name).read_bytes() for name in kept} == before
        assert (home / "state" / FLIGHT).stat().st_ino == ring
    # Where no window runs, what is served is what was open last.
    with Voyage(home, beside=True) as served:
        assert not served.core.beside_window
        opened(served, models[1])
        served.until(lambda _: str(models[1]) in (home / kept[0]).read_text())
        with Voyage(home) as window:
            window.until(lambda s: s.session and s.session.file.path == str(models[1]))
            window.until(lambda s: PAUSED.ref in s.transfers)
            assert served.core.beside_window


def test_a_window_goes_on_when_what_serves_beside_it_is_killed_and_tells_of_it_later(home, models):
    with Voyage(home) as window:
        opened(window, models[0])
        with busy(home, models[1], "beside"):
            assert (home / "state/beside-1/in-flight.json").exists()
        assert window.core.state.session.phase is Phase.PLANNED
        assert not (home / "state/in-flight.json").exists()
    with Voyage(home) as again:
        state = again.until(lambda s: any(n.id == "last-run" for n in s.notices))
        told = next(n for n in state.notices if n.id == "last-run")
        assert "Plimsoll ended while it was" in told.text
        assert state.session is None or state.session.file.path == str(models[0])
        again.until(lambda _: not (home / "state/beside-1").exists())


def test_a_killed_window_finds_its_own_again_while_another_serves_on(home, models):
    (home / "data").mkdir(parents=True)
    DownloadStore(home / "data").write((PAUSED,))
    with busy(home, models[0], "window") as window, Voyage(home, beside=True) as served:
        assert served.core.beside_window
        window.kill()
        window.wait()
        assert not served.core.beside_window
        with Voyage(home) as again:
            assert served.core.beside_window
            again.until(lambda s: PAUSED.ref in s.transfers)
            state = again.until(lambda s: s.session is not None)
            assert state.session.file.path == str(models[0])
            again.until(lambda s: any(n.id == "last-run" for n in s.notices))
        assert (home / "state/beside-1").exists()
