"""Memory that is refused: real allocations of the real library fail, cleanly."""

import psutil
import pytest

from app.engine.api import EngineError
from app.runconfig import MtpConfig
from tests.engine.asking import PLAIN, ask, load

MIB = 1 << 20
BIG = PLAIN.with_(n_ctx=4096, n_batch=4096, n_ubatch=4096)


# 32-bit values for the head's cache alone: 128 MiB beside 64 MiB of the main context's.
WIDE = MtpConfig(draft_max=3, type_k="f32", type_v="f32")
NO_ROOM_TO_DRAFT = PLAIN.with_(n_ctx=1 << 18, type_k="q4_0", type_v="q4_0", mtp=WIDE)


def failed(engine, path, config, **options):
    with pytest.raises(EngineError) as error:
        load(engine, path, config, **options)
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


def test_a_proof_of_drafting_fails_where_its_context_does_not_fit(worker, tiny):
    engine = worker(limit_data_bytes=450 * MIB)
    error = failed(engine, tiny(), NO_ROOM_TO_DRAFT, exact=True)
    assert error.failure.code == "mtp-context-failed"
    assert "drafting" in error.evidence.message
    load(engine, tiny(), NO_ROOM_TO_DRAFT.with_(mtp=MtpConfig(on=False)))
    assert len(ask(engine, n=4).tokens) == 4


def test_what_was_proven_loads_without_drafting_where_its_context_no_longer_fits(worker, tiny):
    engine = worker(limit_data_bytes=450 * MIB)
    loaded = load(engine, tiny(), NO_ROOM_TO_DRAFT)
    assert loaded.notices == ("Loaded without drafting: there was no memory for its context.",)
    assert not loaded.placement.mtp
    done = ask(engine, n=4)
    assert len(done.tokens) == 4
    assert done.timings.n_drafted == 0


def test_drafting_makes_do_with_a_small_micro_batch(worker, tiny):
    config = NO_ROOM_TO_DRAFT.with_(n_batch=512, n_ubatch=512, mtp=MtpConfig(draft_max=3))
    free = worker()
    whole = load(free, tiny(), config).placement
    used = psutil.Process(free.pid).memory_info().data
    [compute] = [line for line in whole.buffers if (line.context, line.kind) == ("mtp", "compute")]
    tight = worker(limit_data_bytes=used - compute.bytes // 2)
    loaded = load(tight, tiny(), config)
    assert loaded.notices == ("Drafting got a micro-batch of 64: there was no room for 512.",)
    assert loaded.placement.mtp
    prompt = "The hold was full of salt and tar. " * 20
    found, expected = ask(tight, prompt), ask(free, prompt)
    assert found.tokens == expected.tokens
    assert found.timings.n_drafted > 0
