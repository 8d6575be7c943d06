"""The bundle and the health through the one entrance, as the window and scripts use it."""

import stat

import pytest

from app import commands as c
from app.failures import Failure, FailureStore
from app.runconfig import RunConfig
from app.session import Session
from app.values.diagnosis import Diagnosis, EngineEvidence
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, MemoryPlan
from tests.e2e.harness import Voyage

FAILURE = Failure(
    at="2026-11-29T20:00:00+00:00",
    model="M",
    path="/m.gguf",
    case={"phase": "load", "log": ["token=verysecret1"]},
    diagnosis=Diagnosis(cause="unknown", title="It stopped."),
    config=RunConfig(),
)


@pytest.fixture
def voyage(tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        yield voyage


def test_a_bundle_is_looked_at_and_then_saved(voyage, tmp_path):
    voyage.do(c.PrepareBundle())
    notice = voyage.until(lambda s: [n for n in s.notices if n.id == "usage"]).notices[-1]
    assert "Nothing has failed" in notice.text
    FailureStore(voyage.paths.state).add(FAILURE)
    voyage.do(c.PrepareBundle())
    bundle = voyage.until(lambda s: s.bundle).bundle
    assert bundle.title == "It stopped."
    assert "verysecret" not in bundle.model_dump_json()
    out = tmp_path / "out.zip"
    voyage.do(c.SaveBundle(path=str(out)))
    voyage.until(lambda s: s.bundle is None)
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    voyage.do(c.SaveBundle(path=str(tmp_path / "again.zip")))
    voyage.until(lambda s: any("looked at" in n.text for n in s.notices))
    assert not (tmp_path / "again.zip").exists()


@pytest.mark.slow
def test_the_health_is_told_check_by_check(voyage):
    voyage.do(c.CheckHealth())
    health = voyage.until(lambda s: s.health and not s.health.running).health
    assert {"engine", "memory", "disk"} <= {check.id for check in health.checks}
    counts = [len(e.health.checks) for e in voyage.events if e.type == "health-checked"]
    assert counts == sorted(counts)
    assert counts[0] == 0


def test_a_card_that_is_lost_while_idle_stops_every_try_and_is_shown_at_once(voyage):
    voyage.core._watch.faulted((31, 79))
    health = voyage.until(lambda s: s.health).health
    assert [(check.id, check.state) for check in health.checks] == [("halted", "error")]
    assert "Xid 79" in health.checks[0].text
    assert voyage.core._verdict.sources.brake.halted() == 79
    voyage.core._watch.faulted((79,))
    assert voyage.core.state.health is health, "told once"


@pytest.mark.parametrize(("layers", "cause"), [(-1, "gpu-lost-xid79"), (0, "engine-crashed")])
def test_what_fails_later_on_a_lost_card_is_named_by_it_and_on_the_processor_not(
    voyage, layers, cause
):
    voyage.core._watch.faulted((79,))
    part = DevicePlan(name="Card", capacity_bytes=9, free_bytes=9, other_programs_bytes=0, items=())
    setup = RunConfig(n_gpu_layers=layers)
    session = Session(
        id="s",
        file=ModelFile(path="/m.gguf", title="M", size_bytes=5),
        config=setup,
        plan=MemoryPlan(config=setup, devices=(part,), host=part),
    )
    evidence = EngineEvidence(phase="decode", reason="exit", exit_code=-6, signal=6)
    assert voyage.core._verdict.diagnose(evidence, session).cause == cause
