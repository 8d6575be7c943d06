"""Memory that is refused: real allocations of the real library fail, cleanly."""

import pytest

from app.engine.api import EngineError
from app.runconfig import MtpConfig
from tests.engine.asking import PLAIN, ask, load

MIB = 1 << 20
BIG = PLAIN.with_(n_ctx=4096, n_batch=4096, n_ubatch=4096)


def failed(engine, path, config):
    with pytest.raises(EngineError) as error:
        load(engine, path, config)
    assert engine.alive
    return error.value


def test_a_compute_buffer_too_big_fails_and_a_smaller_micro_batch_is_the_cure(worker, gemma):
    engine = worker(limit_data_bytes=500 * MIB)
    # FA off keeps the scores of every head: gigabytes at this micro-batch.
    error = failed(engine, gemma, BIG.with_(flash_attn=False))
    assert error.failure.code == "context-failed"
    assert any("failed to allocate" in line for line in error.evidence.log)
    load(engine, gemma, BIG.with_(flash_attn=False, n_ubatch=128))
    assert len(ask(engine, n=4).tokens) == 4


def test_a_cache_too_big_fails_and_a_shorter_context_is_the_cure(worker, gemma):
    engine = worker(limit_data_bytes=600 * MIB)
    error = failed(engine, gemma, PLAIN.with_(n_ctx=1 << 20))
    assert error.failure.code == "context-failed"
    assert any("buffer for kv cache" in line for line in error.evidence.log)
    load(engine, gemma, PLAIN)
    assert len(ask(engine, n=4).tokens) == 4


def test_weights_too_big_fail_and_mapping_them_is_the_cure(worker, gemma):
    engine = worker(limit_data_bytes=330 * MIB)
    error = failed(engine, gemma, PLAIN.with_(mmap=False))
    assert error.failure.code == "load-failed"
    load(engine, gemma, PLAIN)
    assert len(ask(engine, n=4).tokens) == 4


def test_a_drafting_context_that_does_not_fit_is_told_apart(worker, tiny):
    # 32-bit values for the head's cache alone: 128 MiB beside 64 MiB of the main context's.
    mtp = MtpConfig(draft_max=3, type_k="f32", type_v="f32")
    config = PLAIN.with_(n_ctx=1 << 18, type_k="q4_0", type_v="q4_0", mtp=mtp)
    engine = worker(limit_data_bytes=450 * MIB)
    error = failed(engine, tiny(), config)
    assert error.failure.code == "mtp-context-failed"
    assert "drafting" in error.evidence.message
    load(engine, tiny(), config.with_(mtp=MtpConfig(on=False)))
    assert len(ask(engine, n=4).tokens) == 4
