"""What holds for every plan, whatever the setup."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.plan.gguf import read_header
from app.plan.planner import Model, plan
from app.runconfig import KvType, MtpConfig, RunConfig
from app.values.plan import VERDICT_ORDER
from tests.app.plan_families import SHAPES
from tests.app.plan_machines import gpu, machine
from tests.app.plan_shapes import gguf_bytes

MIB = 1 << 20
NAMES = ("qwen35-9b", "qwen35moe-35b", "gemma3-4b", "gpt-oss-20b", "llama-3b")
MACHINES = (
    machine(),
    machine(gpu()),
    machine(gpu(total_mib=8192, free_mib=7000), gpu(total_mib=16384, free_mib=15000, index=1)),
)


def _model(name):
    header, size = gguf_bytes(*SHAPES[name]())
    return Model.of(read_header(lambda offset, n: header[offset : offset + n], size))


MODELS = {name: _model(name) for name in NAMES}
BATCHES = st.sampled_from([(2048, 64), (2048, 512), (4096, 4096), (512, 512)])


@st.composite
def setups(draw):
    n_batch, n_ubatch = draw(BATCHES)
    kv = draw(st.sampled_from([KvType.F16, KvType.Q8_0, KvType.Q4_0]))
    return RunConfig(
        n_ctx=draw(st.integers(1, 65536)),
        n_batch=n_batch,
        n_ubatch=n_ubatch,
        n_seq_max=draw(st.integers(1, 4)),
        type_k=kv,
        type_v=kv,
        n_gpu_layers=draw(st.integers(-1, 50)),
        n_cpu_moe=draw(st.integers(0, 50)),
        mtp=MtpConfig(on=draw(st.booleans()), draft_max=draw(st.integers(1, 8))),
    )


def everything(planned):
    return sum(part.total_bytes for part in (*planned.devices, planned.host))


@settings(max_examples=150, deadline=2000)
@given(st.sampled_from(NAMES), st.sampled_from(MACHINES), setups())
def test_the_sums_hold_and_no_weight_is_lost(name, here, config):
    model = MODELS[name]
    planned = plan(model, here, config)
    parts = (*planned.devices, planned.host)
    for part in parts:
        assert all(item.bytes > 0 for item in part.items)
        kept = sum(reserve.bytes for reserve in part.reserves)
        assert part.headroom_bytes == part.free_bytes - kept - part.total_bytes
    weights = sum(part.item_bytes("weights") for part in parts)
    unused = 0
    if not any(part.item_bytes("mtp_kv") for part in parts):
        first = model.hparams.n_layer
        unused = sum(
            sums[-1] - sums[min(first, len(sums) - 1)]
            for sums in (model.weights.layers, model.weights.experts)
        )
    again = model.weights.embedding if model.weights.tied and planned.devices else 0
    assert weights == model.weights.total_bytes - unused + again
    assert planned.verdict == max((p.verdict for p in parts), key=VERDICT_ORDER.__getitem__)


@settings(max_examples=80, deadline=2000)
@given(st.sampled_from(NAMES), st.sampled_from(MACHINES), setups(), st.integers(1, 4))
def test_more_context_never_needs_less(name, here, config, factor):
    model = MODELS[name]
    longer = config.with_(n_ctx=min(config.n_ctx * factor, 65536))
    assert everything(plan(model, here, longer)) >= everything(plan(model, here, config))


@settings(max_examples=80, deadline=2000)
@given(st.sampled_from(NAMES), st.sampled_from(MACHINES), setups())
def test_a_smaller_micro_batch_never_needs_more(name, here, config):
    smaller = config.with_(n_ubatch=max(1, config.n_ubatch // 8))
    model = MODELS[name]
    assert everything(plan(model, here, smaller)) <= everything(plan(model, here, config))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_question_gets_the_same_answer(name):
    config = RunConfig(n_ctx=16384)
    assert plan(MODELS[name], MACHINES[2], config) == plan(MODELS[name], MACHINES[2], config)
