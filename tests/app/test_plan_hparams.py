"""Which layers keep what, per family of architectures, as the engine decides it."""

from __future__ import annotations

import pytest

from app.errors import FileProblemError
from app.plan import caches
from app.plan.gguf import read_header
from app.plan.hparams import HParams, from_header
from app.plan.run import Run, resolve
from app.runconfig import KvType, MtpConfig, RunConfig
from tests.app.plan_shapes import gguf_bytes

MIB = 1 << 20


def model(arch, **keys) -> HParams:
    base = {
        "block_count": 12,
        "context_length": 32768,
        "embedding_length": 1024,
        "feed_forward_length": 4096,
        "attention.head_count": 16,
        "attention.head_count_kv": 4,
        "attention.key_length": 64,
        "attention.value_length": 64,
    } | {key.replace("__", "."): value for key, value in keys.items()}
    kv = {"general.architecture": arch} | {f"{arch}.{key}": value for key, value in base.items()}
    data, size = gguf_bytes(kv, [])
    return from_header(read_header(lambda offset, n: data[offset : offset + n], size))


def full(hparams):
    return [layer.layer for layer in hparams.full]


def sliding(hparams):
    return [layer.layer for layer in hparams.sliding]


def run_of(hparams, **more):
    return resolve(hparams, RunConfig(**{"n_ctx": 32768, **more}))


def test_an_ordinary_model_keeps_every_layer():
    plain = model("llama")
    assert full(plain) == list(range(12))
    assert plain.sliding == plain.recurrent == plain.nextn == ()
    assert plain.full[0] == (0, 256, 256)
    assert sum(caches.kv(plain, run_of(plain)).values()) == 12 * 32768 * 512 * 2


def test_a_window_that_the_engine_ignores_is_ignored():
    for arch in ("llama", "qwen2", "phi3"):
        assert sliding(model(arch, attention__sliding_window=4096)) == []


@pytest.mark.parametrize(
    ("arch", "keys", "slides"),
    [
        ("gemma3", {"attention__sliding_window": 512}, [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]),
        ("gemma2", {}, [0, 2, 4, 6, 8, 10]),
        ("gpt-oss", {"attention__sliding_window": 128}, [0, 2, 4, 6, 8, 10]),
        ("cohere2", {"attention__sliding_window": 4096}, [0, 1, 2, 4, 5, 6, 8, 9, 10]),
        ("cohere2moe", {"attention__sliding_window": 4096}, [1, 2, 3, 5, 6, 7, 9, 10, 11]),
        ("olmo2", {"attention__sliding_window": 4096}, [0, 1, 2, 4, 5, 6, 8, 9, 10]),
        ("smallthinker", {"attention__sliding_window": 9}, [1, 2, 3, 5, 6, 7, 9, 10, 11]),
        ("llama4", {}, [0, 1, 2, 4, 5, 6, 8, 9, 10]),
        ("llama4", {"attention__sliding_window": 0}, []),
        ("gemma3", {"attention__sliding_window": 0}, []),
        ("gemma3", {}, []),
        (
            "gemma3",
            {"attention__sliding_window": 512, "attention__sliding_window_pattern": 3},
            [0, 1, 3, 4, 6, 7, 9, 10],
        ),
        (
            "mimo2",
            {
                "attention__sliding_window": 128,
                "attention__sliding_window_pattern": (1, 0) * 6,
            },
            [0, 2, 4, 6, 8, 10],
        ),
    ],
)
def test_which_layers_slide(arch, keys, slides):
    hparams = model(arch, **keys)
    assert sliding(hparams) == slides
    assert full(hparams) == [layer for layer in range(12) if layer not in slides]


def test_a_window_of_its_own_where_the_file_names_none():
    assert model("gemma2").n_swa == 4096
    assert model("smallthinker", attention__sliding_window=9).n_swa == 4096
    assert model("llama4").n_swa == 8192


def test_sliding_layers_keep_a_window_and_one_micro_batch_and_never_more_than_the_context():
    hparams = model("gemma3", attention__sliding_window=512)
    assert run_of(hparams).swa_cells(512) == 1024
    assert run_of(hparams, n_ubatch=128).swa_cells(512) == 768
    assert run_of(hparams, n_ctx=512).swa_cells(512) == 512
    assert run_of(hparams, n_ubatch=2048, n_batch=2048).swa_cells(512) == 2560


def test_shared_windows_grow_with_the_sequences():
    run = Run(
        n_ctx=8192, n_batch=2048, n_ubatch=512, n_seq=4, type_k=KvType.F16, type_v=KvType.F16,
        mtp_type_k=KvType.F16, mtp_type_v=KvType.F16, mtp=False, draft_max=0, n_rs_seq=0,
        unified=True,
    )  # fmt: skip
    assert run.swa_cells(1024) == 4608
    assert (run.cells, run.streams) == (8192, 1)


def test_gemma4_has_other_heads_where_it_slides_and_shares_its_last_layers():
    hparams = model(
        "gemma4",
        attention__sliding_window=1024,
        attention__sliding_window_pattern=(1, 1, 1, 1, 1, 0) * 2,
        attention__head_count_kv=(8, 8, 8, 8, 8, 1) * 2,
        attention__key_length=512,
        attention__value_length=512,
        attention__key_length_swa=256,
        attention__value_length_swa=256,
        attention__shared_kv_layers=3,
    )
    assert [tuple(layer) for layer in hparams.full] == [(5, 512, 512)]
    assert sliding(hparams) == [0, 1, 2, 3, 4, 6, 7, 8]
    assert hparams.sliding[0] == (0, 2048, 2048)


def test_hybrids_by_interval_recur_except_every_fourth_layer():
    hparams = model(
        "qwen35",
        block_count=13,
        nextn_predict_layers=1,
        ssm__conv_kernel=4,
        ssm__inner_size=2048,
        ssm__state_size=128,
        ssm__group_count=16,
    )
    assert full(hparams) == [3, 7, 11]
    assert hparams.recurrent == (0, 1, 2, 4, 5, 6, 8, 9, 10)
    assert [layer.layer for layer in hparams.nextn] == [12]
    assert hparams.recurrence.bytes_per_layer == 4 * (3 * (2048 + 4096) + 128 * 2048)
    assert hparams.can_roll_back
    run = run_of(hparams, mtp=MtpConfig(draft_max=3), n_seq_max=2)
    state = hparams.recurrence.bytes_per_layer
    assert sum(caches.recurrent(hparams, run).values()) == 9 * state * 4 * 2


def test_hybrids_by_heads_recur_where_there_are_none():
    heads = (0, 0, 4) * 4
    lfm = model("lfm2", attention__head_count_kv=heads, shortconv__l_cache=3)
    assert full(lfm) == [2, 5, 8, 11]
    assert lfm.recurrence.bytes_per_layer == 4 * 2 * 1024
    granite = model(
        "granitehybrid",
        attention__head_count_kv=heads,
        ssm__conv_kernel=4,
        ssm__inner_size=512,
        ssm__state_size=64,
        ssm__group_count=1,
    )
    assert granite.recurrent == (0, 1, 3, 4, 6, 7, 9, 10)
    assert not granite.can_roll_back


def test_nemotron_has_layers_that_keep_nothing():
    hparams = model(
        "nemotron_h",
        attention__head_count_kv=(0, 0, 4) * 4,
        feed_forward_length=(0, 4096, 0) * 4,
        ssm__conv_kernel=4,
        ssm__inner_size=512,
        ssm__state_size=64,
        ssm__group_count=1,
    )
    assert full(hparams) == [2, 5, 8, 11]
    assert hparams.recurrent == (0, 3, 6, 9)


def test_purely_recurrent_models_keep_no_cache():
    ssm = {"ssm__conv_kernel": 4, "ssm__inner_size": 2048, "ssm__state_size": 16}
    mamba = model("mamba", attention__head_count=0, attention__head_count_kv=0, **ssm)
    assert full(mamba) == []
    assert len(mamba.recurrent) == 12
    assert mamba.recurrence.bytes_per_layer == 4 * (3 * 2048 + 16 * 2048)
    rwkv = model("rwkv7", wkv__head_size=64, attention__head_count=0)
    assert rwkv.recurrence.bytes_per_layer == 4 * (2 * 1024 + 1024 * 64)


def test_a_parallel_hybrid_keeps_both_in_every_layer():
    hparams = model("falcon-h1", ssm__inner_size=512, ssm__state_size=64, ssm__conv_kernel=4)
    assert full(hparams) == list(range(12))
    assert len(hparams.recurrent) == 12


def test_heads_default_to_an_equal_share_of_the_width():
    kv = {
        "general.architecture": "llama",
        "llama.block_count": 2,
        "llama.embedding_length": 512,
        "llama.attention.head_count": 8,
    }
    data, size = gguf_bytes(kv, [])
    hparams = from_header(read_header(lambda offset, n: data[offset : offset + n], size))
    assert hparams.full[0] == (0, 512, 512)
    assert hparams.n_ctx_train is None


@pytest.mark.parametrize(
    "keys",
    [
        {"block_count": 0},
        {"block_count": 100_000},
        {"nextn_predict_layers": 99},
        {"context_length": 2**32 - 1},
        {"embedding_length": 2**32 - 1},
        {"attention__key_length": 2**32 - 1},
    ],
)
def test_impossible_figures_are_refused_by_name(keys):
    with pytest.raises(FileProblemError, match="impossible model"):
        model("llama", **keys)
