"""Another file, the same file mended, a restart, and the walk nobody asks at: in the real engine."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

import pytest

from app import commands as c
from app.engine.api import EngineError
from app.engine.client import WorkerEngine
from app.engine.testmodel import build
from app.process import Spawner
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from app.tried import TriedStore
from app.values.diagnosis import EngineEvidence
from tests.e2e.harness import Voyage
from tests.sim.hub import LoopbackHub
from tests.sim.nvml_sim import Simulator, library

pytestmark = pytest.mark.slow
SMALL = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(draft_max=3))
REPO = "harbour/tiny-GGUF"
WEIGHTS = (
    "load_tensors: loading model tensors, this can take a while...",
    "ggml_backend_cuda_buffer_type_alloc_buffer: allocating 1.00 MiB: cudaMalloc failed: out of memory",
    "alloc_tensor_range: failed to allocate CUDA0 buffer of size 1048576",
    "llama_model_load: error loading model: unable to allocate CUDA0 buffer",
)


@dataclass
class Refusing:
    """Engines that refuse every load of which `refuses` says so; real ones do the rest."""

    spawner: Spawner
    refuses: object
    log: tuple = WEIGHTS

    def __call__(self):
        engine, refuses, log = WorkerEngine(self.spawner), self.refuses, self.log
        load = engine.load

        def guarded(request, hear, cancel):
            refused = refuses(request)
            if refused == "waits":
                cancel.wait(60)
                raise EngineError(EngineEvidence(phase="load", reason="cancelled"))
            if refused:
                raise EngineError(
                    EngineEvidence(phase="load", reason="error", message="no room", log=log)
                )
            return load(request, hear, cancel)

        engine.load = guarded
        return engine


@pytest.fixture
def spawner():
    spawner = Spawner()
    yield spawner
    spawner.close()


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    return tmp_path / "plimsoll"


@pytest.fixture
def hub(tmp_path, monkeypatch):
    with LoopbackHub() as hub:
        for quant in ("F32", "F16", "Q8_0"):
            hub.add(REPO, f"tiny-{quant}.gguf", build(tmp_path / f"tiny-{quant}.gguf", quant=quant))
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        yield hub


def failed(voyage, ref, config=SMALL):
    voyage.do(c.Choose(ref=ref, config=config))
    voyage.until(lambda s: s.session and s.session.plan and s.session.file.path)
    voyage.phase(Phase.PLANNED)
    voyage.do(c.Qualify())
    return voyage.phase(Phase.FAILED, Phase.READY)


def rung(voyage, kind):
    """Return the remedy when it has become a click."""

    def clickable(state):
        found = state.session.diagnosis.remedies if state.session.diagnosis else ()
        return next((r for r in found if r.kind == kind and r.enough != "guide"), None)

    return clickable(voyage.until(clickable))


def test_a_smaller_file_is_fetched_proven_kept_and_remembered(home, hub, spawner):
    engines = Refusing(spawner, lambda request: "F32" in request.path)
    with Voyage(home, engines=engines) as voyage:
        session = failed(voyage, f"{REPO}:F32")
        assert session.diagnosis.cause == "vram-oom-weights"
        large = session.file
        remedy = rung(voyage, "lower-quant")
        assert remedy.ref.startswith(f"{REPO}/tiny-")
        assert remedy.change.startswith("F32 -> ")
        assert 0 < remedy.download_bytes < large.size_bytes
        assert remedy.frees_host_bytes > 0

        voyage.do(c.TryRemedy(kind="lower-quant"))
        session = voyage.phase(Phase.READY, seconds=90)
        assert session.file.path != large.path
        assert session.file.n_layer_nextn, "it drafts as the one before did"
        assert session.trial.before_file == large
        assert session.receipt.path == session.file.path
        assert Path(large.path).exists(), "the file that was there stays until the person says so"
        small = session.file

        voyage.do(c.UndoTrial())
        session = voyage.until(lambda s: s.session.trial is None).session
        assert (session.phase, session.file) == (Phase.PLANNED, large)
        assert Path(small.path).exists(), "what was fetched stays in the library"

        voyage.do(c.Qualify())
        voyage.phase(Phase.FAILED)
        assert rung(voyage, "lower-quant").download_bytes == 0, "it is here already"
        voyage.do(c.TryRemedy(kind="lower-quant"))
        voyage.phase(Phase.READY, seconds=90)
        voyage.do(c.KeepTrial())
        voyage.until(lambda s: s.session.trial is None)
        assert TriedStore(voyage.paths.data).all()[0].kind == "lower-quant"

    with Voyage(home) as again:
        assert again.until(lambda s: s.session).session.file.path == small.path


def test_a_fetch_that_is_stopped_leaves_the_failure_as_it_was(home, hub, spawner):
    engines = Refusing(spawner, lambda request: "F32" in request.path)
    with Voyage(home, engines=engines) as voyage:
        before = failed(voyage, f"{REPO}:F32")
        rung(voyage, "lower-quant")
        hub.fail("slow", n=20_000, times=-1)
        voyage.do(c.TryRemedy(kind="lower-quant"))
        voyage.saw(lambda s: s.session and s.session.phase is Phase.DOWNLOADING)
        voyage.until(lambda s: any(t.state == "running" for t in s.transfers.values()))
        voyage.do(c.CancelWork())
        session = voyage.phase(Phase.FAILED)
        assert (session.file, session.config, session.trial) == (before.file, before.config, None)
        assert session.diagnosis.cause == before.diagnosis.cause


def test_a_damaged_file_is_mended_and_a_whole_one_is_said_to_be_whole(home, hub, spawner):
    refused = [True]
    engines = Refusing(
        spawner,
        lambda request: refused[0],
        ("error loading model: tensor 'output.weight' data is not within the file bounds",),
    )  # fmt: skip
    with Voyage(home, engines=engines) as voyage:
        session = failed(voyage, f"{REPO}:Q8_0")
        assert session.diagnosis.cause == "gguf-truncated"
        voyage.do(c.TryRemedy(kind="redownload-file"))
        told = voyage.until(lambda s: [n for n in s.notices if n.id == "remedy"]).notices[-1]
        assert "as published" in told.text
        session = voyage.phase(Phase.FAILED)
        assert not {"redownload-file", "verify-checksum"} & {
            remedy.kind for remedy in session.diagnosis.remedies
        }

        voyage.do(c.DismissFailure())
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        session = voyage.phase(Phase.FAILED)
        with Path(session.file.path).resolve().open("r+b") as file:
            file.seek(-1000, os.SEEK_END)
            file.write(b"\0" * 900)
        refused[0] = False
        before = len(hub.data_requests())
        voyage.do(c.TryRemedy(kind="redownload-file"))
        voyage.phase(Phase.READY, seconds=90)
        assert len(hub.data_requests()) > before


def test_a_restart_of_a_proven_setup_loads_and_asks_without_proving_again(home):
    with Voyage(home) as voyage:
        failed(voyage, "engine-test")
        os.kill(voyage.core.engine_pid, signal.SIGKILL)
        voyage.phase(Phase.FAILED)
        before = len(voyage.events)
        voyage.do(c.TryRemedy(kind="restart-engine"))
        voyage.phase(Phase.READY)
        voyage.until(lambda s: s.session.phase is Phase.READY and s.session.trial)
        later = [event.type for event in voyage.events[before:]]
        assert "stage-changed" not in later
        voyage.do(c.KeepTrial())
        voyage.until(lambda s: s.session.trial is None)
        assert voyage.core.state.tried[0].outcome == "kept"

        os.kill(voyage.core.engine_pid, signal.SIGKILL)
        again = voyage.phase(Phase.FAILED).diagnosis.remedies[0]
        assert again.kind == "restart-engine"
        assert again.worked_at, "it is known that it helped here"


def test_fix_it_for_me_walks_until_it_works_and_undo_takes_all_of_it_back(home, spawner):
    engines = Refusing(
        spawner,
        lambda request: request.config.n_ctx > 2048,
        ("ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 134217728",
         "llama_kv_cache: failed to allocate buffer for kv cache",),
    )  # fmt: skip
    wide = SMALL.with_(n_ctx=8192)
    with Voyage(home, engines=engines) as voyage:
        session = failed(voyage, "engine-test", wide)
        first = session.diagnosis
        voyage.do(c.FixForMe())
        session = voyage.until(
            lambda s: s.session.fixing and s.session.fixing.state != "running", seconds=120
        ).session
        assert session.fixing.state == "worked", session.fixing
        assert session.phase is Phase.READY
        assert [step.outcome for step in session.fixing.steps][-1] == "worked"
        tried = {
            event.config.model_dump_json() for event in voyage.events if event.type == "planned"
        }
        loads = [e for e in voyage.events if e.type == "phase-changed" and e.phase is Phase.LOADING]
        assert len(loads) == 1 + len(tried), "no setup was started twice"
        assert session.trial.before == wide
        voyage.do(c.UndoTrial())
        session = voyage.until(lambda s: s.session.trial is None).session
        assert (session.config, session.fixing, session.phase) == (wide, None, Phase.PLANNED)
        assert first.cause.startswith("host-")


def test_fix_it_for_me_gives_up_and_leaves_everything_as_it_was(home, spawner):
    engines = Refusing(spawner, lambda request: True)
    with Voyage(home, engines=engines) as voyage:
        before = failed(voyage, "engine-test")
        voyage.do(c.FixForMe())
        session = voyage.until(
            lambda s: s.session.fixing and s.session.fixing.state != "running", seconds=60
        ).session
        session = voyage.phase(Phase.FAILED)
        assert session.fixing.state == "gave-up"
        assert (session.config, session.trial) == (before.config, None)
        assert session.diagnosis.cause == before.diagnosis.cause


def test_fix_it_for_me_can_be_stopped_and_everything_is_as_before(home, spawner):
    engines = Refusing(
        spawner,
        lambda request: True if request.config.n_ctx == 8192 else "waits",
        ("ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 134217728",
         "llama_kv_cache: failed to allocate buffer for kv cache",),
    )  # fmt: skip
    with Voyage(home, engines=engines) as voyage:
        before = failed(voyage, "engine-test", SMALL.with_(n_ctx=8192))
        voyage.do(c.FixForMe())
        voyage.until(
            lambda s: (
                s.session.fixing
                and s.session.fixing.steps
                and s.session.phase is Phase.LOADING
                and s.session.config.n_ctx < 8192
            )
        )
        voyage.do(c.CancelWork())
        voyage.until(lambda s: s.session.fixing.state != "running")
        session = voyage.phase(Phase.FAILED)
        assert session.fixing.state == "stopped"
        assert (session.config, session.trial) == (before.config, None)
        assert session.diagnosis.cause == before.diagnosis.cause


def test_a_braked_setup_is_braked_after_a_restart_too(home, spawner):
    engines = Refusing(spawner, lambda request: True)
    with Voyage(home, engines=engines) as voyage:
        failed(voyage, "engine-test")
        voyage.do(c.UnloadModel())
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.FAILED)
    with Voyage(home, engines=engines) as again:
        again.until(lambda s: s.session)
        again.do(c.Qualify())
        notice = again.until(lambda s: [n for n in s.notices if n.id == "start"]).notices[-1]
        assert "failed twice" in notice.text


def test_memory_that_another_program_gave_back_lets_a_braked_setup_go(home, spawner, tmp_path):
    loads = []
    engines = Refusing(spawner, lambda request: loads.append(request) or len(loads) < 3)
    with Simulator(library(), tmp_path / "nvml").injected() as card:
        card.card(mem_used=20 << 30)  # somebody plays
        with Voyage(home, engines=engines) as voyage:
            failed(voyage, "engine-test")
            voyage.do(c.UnloadModel())
            voyage.phase(Phase.PLANNED)
            voyage.do(c.Qualify())
            voyage.phase(Phase.FAILED)
            voyage.do(c.LoadModel())
            notice = voyage.until(lambda s: [n for n in s.notices if n.id == "start"]).notices[-1]
            assert notice.click == "try-again"
            assert "of the card free" in notice.fix
            assert len(loads) == 2
            card.card(mem_used=2 << 30)
            voyage.do(c.LoadModel())
            session = voyage.phase(Phase.READY)
            told = next(n for n in voyage.core.state.notices if n.id == "brake")
            assert "18,432 MiB more free than then" in told.fix
            assert not voyage.core._brake.standing(session).strikes, "it works: all is forgotten"
