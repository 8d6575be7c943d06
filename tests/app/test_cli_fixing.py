"""`qualify --fix` walks the ladder that the planner makes for the real file."""

import pytest

from app.cli.braking import brake_of
from app.cli.fixing import Fixer
from app.cli.prepare import Prepared
from app.core.desk import Desk
from app.engine.api import EngineError
from app.engine.testmodel import build
from app.machine.detect import detect
from app.paths import Paths
from app.plan.describe import describe
from app.runconfig import RunConfig
from app.settings import Settings
from app.tried import TriedStore
from app.values.diagnosis import EngineEvidence

LARGE = RunConfig(n_ctx=8192, n_ubatch=512, n_gpu_layers=0)
REFUSED = EngineError(
    EngineEvidence(
        phase="load",
        reason="error",
        message="no room",
        log=(
            "ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 134217728",
            "llama_kv_cache: failed to allocate buffer for kv cache",
        ),
    )
)


@pytest.fixture
def ready(tmp_path):
    def engines():
        raise REFUSED

    file = describe(build(tmp_path / "tiny-Q8_0.gguf", quant="Q8_0"))
    machine = detect()
    desk = Desk(lambda: machine, Settings, engines)
    plan = desk.plan(file, LARGE, quick=True)
    paths = Paths.default().make()
    return Prepared(file, LARGE, plan, desk, engines, paths, brake_of(paths))


def test_it_ends_with_the_first_setup_that_is_proven_and_tells_the_steps(ready, capsys):
    tried = []

    def prove(other):
        tried.append(other.config)
        if other.config.n_ctx > 4096:
            raise REFUSED
        return {"verdict": "qualified"}

    document = Fixer(ready, prove).walk(REFUSED)
    assert document["verdict"] == "qualified"
    assert document["fixing"]["state"] == "worked"
    assert tried[-1].n_ctx <= 4096
    assert len({config.model_dump_json() for config in (LARGE, *tried)}) == 1 + len(tried)
    told = capsys.readouterr().err
    assert "worked" in told
    kept = TriedStore(ready.paths.data).all()[0]
    assert (kept.kind, kept.outcome, kept.situation.cause) == (
        "smaller-context",
        "kept",
        "host-ram-exhausted",
    )
    assert "It works: shorter context, 8192 -> " in told


def test_when_nothing_helps_the_first_failure_is_the_answer(ready, capsys):
    def prove(other):
        raise REFUSED

    with pytest.raises(EngineError) as raised:
        Fixer(ready, prove).walk(REFUSED)
    assert raised.value is REFUSED
    assert "It was not enough." in capsys.readouterr().err
