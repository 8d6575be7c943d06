"""Another file is proposed from its header alone: smaller, drafting as before, from who has it."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import pytest

from app.core import substitutes
from app.core.desk import Desk
from app.core.substitutes import Substitutes
from app.engine.api import EngineError
from app.engine.testmodel import build
from app.machine.detect import detect
from app.plan.describe import describe
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase, Session
from app.settings import Settings
from app.values.diagnosis import Diagnosis, EngineEvidence, Remedy
from tests.sim.hub import COMMIT, LoopbackHub

REPO, OTHER = "harbour/tiny-GGUF", "quay/tiny-GGUF"
DRAFTING = RunConfig(n_ctx=2048, n_ubatch=256, n_gpu_layers=0)
PLAIN = DRAFTING.with_(mtp=MtpConfig(on=False).model_dump())


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tiny")
    made = {quant: build(folder / f"tiny-{quant}.gguf", quant=quant) for quant in ("F32", "F16")}
    # The smallest one cannot draft.
    made["Q8_0"] = build(folder / "tiny-Q8_0.gguf", quant="Q8_0", mtp=False)
    return made


@pytest.fixture
def hub(files, monkeypatch):
    with LoopbackHub() as running:
        for path in files.values():
            running.add(REPO, path.name, path)
        running.add(OTHER, "tiny-F32.gguf", files["F32"])
        monkeypatch.setenv("HF_ENDPOINT", running.endpoint)
        monkeypatch.setattr(substitutes, "models", lambda: ())
        yield running


def asked(files, *kinds, config=DRAFTING, quant="F32", **more):
    def engines():
        raise EngineError(EngineEvidence(phase="detect", reason="error"))

    machine = detect()
    desk = Desk(lambda: machine, Settings, engines)
    file = describe(files[quant]).model_copy(
        update={"repo": REPO, "revision": COMMIT, "quant": quant}
    )
    found = Diagnosis(
        cause="vram-oom-weights",
        remedies=tuple(Remedy(kind=kind, enough="guide", why="By hand.") for kind in kinds),
        **more,
    )
    session = Session(id="s", file=file, config=config, phase=Phase.FAILED, diagnosis=found)
    finder = Substitutes(desk)
    assert finder.concern(session, found) or not kinds
    return finder.complete(session, found, threading.Event())


def test_the_largest_smaller_file_that_drafts_is_proposed(files, hub):
    (rung, *_) = asked(files, "lower-quant")
    assert rung.ref == f"{REPO}/tiny-F16.gguf@{COMMIT}"
    assert rung.change == "F32 -> F16"
    assert rung.download_bytes == files["F16"].stat().st_size
    assert rung.frees_host_bytes > 0
    assert rung.enough != "guide"
    fetched = sum(request.sent[0] for request in hub.data_requests())
    assert fetched < files["F16"].stat().st_size, "only the beginning was read"


def test_without_drafting_a_file_without_a_head_will_do_too(files, hub):
    missing = files["F32"].stat().st_size - files["Q8_0"].stat().st_size - 1
    (rung, *_) = asked(
        files, "lower-quant", config=PLAIN, failed_place="device", failed_bytes=missing
    )
    assert rung.change == "F32 -> Q8_0", "the larger one is not smaller by what is missing"


def test_no_file_is_proposed_that_would_no_longer_draft(files, hub):
    missing = files["F32"].stat().st_size - files["Q8_0"].stat().st_size - 1
    (rung, *_) = asked(files, "lower-quant", failed_place="device", failed_bytes=missing)
    assert rung.enough == "guide"
    assert rung.why.startswith("No smaller file of this repository is known to help.")


def test_a_file_with_a_drafting_head_is_found_for_one_without(files, hub):
    (rung,) = asked(files, "download-mtp-variant", config=PLAIN, quant="Q8_0")
    assert rung.ref == f"{REPO}/tiny-F16.gguf@{COMMIT}", "the nearest in size"


def test_the_same_tier_of_another_maker_is_a_remedy_of_its_own(files, hub, monkeypatch):
    entries = [SimpleNamespace(repo=f"{name}:Q4_K_M") for name in (REPO, OTHER)]
    monkeypatch.setattr(substitutes, "models", lambda: (SimpleNamespace(repos=entries),))
    first, second = asked(files, "lower-quant")
    assert first.kind == "lower-quant"
    assert second.kind == "other-repository"
    assert second.ref == f"{OTHER}/tiny-F32.gguf@{COMMIT}"
    assert second.change == f"{REPO} -> {OTHER}"
    assert "faster" in second.why


def test_without_the_hub_the_reason_is_told_and_the_guide_stays(files, hub, monkeypatch):
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    (rung,) = asked(files, "lower-quant")
    assert rung.enough == "guide"
    assert "Offline mode is on" in rung.why
    assert rung.why.endswith("By hand.")


def test_a_file_of_unknown_origin_asks_nobody(files):
    session = Session(id="s", file=describe(files["F32"]), config=DRAFTING)
    found = Diagnosis(cause="x", remedies=(Remedy(kind="lower-quant"),))
    assert not Substitutes(None).concern(session, found)
