"""A dry run gives the buffers of the real load, byte for byte, from the header alone."""

import threading

import pytest

from app.engine import breakdown as account
from app.engine.api import EngineError
from app.engine.protocol import DryRun
from app.runconfig import KvType, MtpConfig, RunConfig
from tests.app import plan_shapes
from tests.engine.asking import CPU, PLAIN, Heard, ask, load

MIB = 1 << 20


def dry(engine, path, config):
    return engine.dry_run(DryRun(path=str(path), config=config), Heard(), threading.Event())


def table(buffers, *, weights=True):
    rows = [(b.context, b.kind, b.device, b.bytes) for b in buffers]
    return sorted(row for row in rows if weights or row[1] != "weights")


@pytest.mark.parametrize(
    "config",
    [
        CPU,
        PLAIN,
        CPU.with_(n_ctx=8192, n_batch=2048, n_ubatch=512, mtp=MtpConfig(draft_max=5)),
        CPU.with_(type_k=KvType.Q8_0, type_v=KvType.Q8_0),
        CPU.with_(type_k=KvType.Q4_0, type_v=KvType.F16, n_ctx=300),
        CPU.with_(mtp=MtpConfig(draft_max=1, type_k=KvType.F32, type_v=KvType.F32)),
        PLAIN.with_(flash_attn=False),
    ],
)
def test_of_the_tiny_model(engine, tiny, config):
    config = config.with_(mmap=False)
    planned = dry(engine, tiny(), config)
    loaded = load(engine, tiny(), config)
    assert table(planned.buffers) == table(loaded.placement.buffers)
    assert planned.model == loaded.model
    assert {b.kind for b in planned.buffers} == {"weights", "kv", "recurrent", "compute", "output"}


@pytest.mark.parametrize("config", [PLAIN, PLAIN.with_(n_ctx=4096, n_batch=2048, n_ubatch=512)])
def test_of_the_real_gemma(inline, gemma, config):
    planned = dry(inline, gemma, config)
    assert sum(b.bytes for b in planned.buffers if b.kind == "weights") >= 246587904
    mapped = load(inline, gemma, config).placement.buffers
    assert table(planned.buffers, weights=False) == table(mapped, weights=False)
    read = load(inline, gemma, config.with_(mmap=False)).placement.buffers
    assert table(planned.buffers) == table(read)


def test_what_is_loaded_answers_as_before_after_a_dry_run(engine, tiny):
    load(engine, tiny("low"))
    before = ask(engine, n=30)
    dry(engine, tiny("high"), PLAIN)
    assert ask(engine, n=30).tokens == before.tokens


def test_a_public_report_is_reproduced_from_28_kilobytes(inline, tmp_path):
    # Qwen3.5-9B with a context of 262,144 and a micro-batch of 4,096, on a card of 24 GB: the
    # second host allocation, the drafting context's, failed at 2,281,848,864 bytes.
    path = plan_shapes.write(tmp_path / "9b.gguf", *plan_shapes.qwen35())
    assert path.stat().st_blocks * 512 < 256 * 1024
    config = RunConfig(
        n_ctx=262144,
        n_batch=4096,
        n_ubatch=4096,
        n_gpu_layers=0,
        mtp=MtpConfig(draft_max=3),
        mmap=False,
    )
    found = {(b.context, b.kind): b.bytes for b in dry(inline, path, config).buffers}
    assert found["main", "kv"] == 8192 * MIB
    assert found["mtp", "kv"] == 1024 * MIB
    assert found["main", "recurrent"] == 201 * MIB
    # On the processor everything is one buffer: the device's plus tokens and embeddings.
    assert found["main", "compute"] == 2885812288 + 4 * 4096 * 4096 + 4 * 4096
    assert found["mtp", "compute"] == 2516713504 + 4 * 4096
    assert found["main", "output"] == 4 * (4 * 248320 + 4096 * 4096)


def test_without_the_exact_account_the_log_must_do(inline, tiny, monkeypatch):
    exact = {(b.context, b.kind): b.bytes for b in dry(inline, tiny(), CPU).buffers}
    monkeypatch.setattr(account, "_SYMBOL", "no_such_symbol")
    rough = {(b.context, b.kind): b.bytes for b in load(inline, tiny(), CPU).placement.buffers}
    assert rough.keys() == exact.keys()
    for key, size in rough.items():
        assert abs(size - exact[key]) <= 0.005 * MIB + 1, key


def test_a_file_that_is_none_is_named(engine, tmp_path):
    with pytest.raises(EngineError) as failed:
        dry(engine, tmp_path / "gone.gguf", PLAIN)
    assert failed.value.failure.code == "file-missing"
