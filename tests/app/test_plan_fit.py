"""The setup that is chosen for a goal, and the sentence that says why."""

from __future__ import annotations

import time

import pytest

from app.plan.fit import fit
from app.plan.gguf import read_header
from app.plan.planner import Model, plan
from app.runconfig import KvType
from tests.app import plan_families, plan_shapes
from tests.app.plan_machines import gpu, machine

GOALS = ("chat", "coding", "documents")


def model(shape):
    header, size = plan_shapes.gguf_bytes(*shape)
    return Model.of(read_header(lambda offset, n: header[offset : offset + n], size))


@pytest.fixture(scope="module")
def hybrid():
    return model(plan_shapes.qwen35())


@pytest.fixture(scope="module")
def large():
    return model(plan_families.SHAPES["qwen35-27b"]())


def card(total_mib, free_mib=None):
    return gpu(f"card of {total_mib}", total_mib, free_mib or total_mib - 400)


def test_with_much_room_every_goal_gets_what_it_can_use_uncompressed(hybrid):
    here = machine(gpu(), os="Linux")
    contexts = {goal: fit(hybrid, here, goal).config.n_ctx for goal in GOALS}
    assert contexts == {"chat": 16384, "coding": 65536, "documents": 262144}
    for goal in GOALS:
        found = fit(hybrid, here, goal)
        assert found.plan.verdict == "fits"
        assert found.config.type_k is found.config.type_v is KvType.F16
        assert found.config.n_gpu_layers == -1
        assert found.config.mtp.on
        assert f"{found.config.n_ctx:,} tokens" in found.reason


def test_with_less_room_the_cache_is_compressed_before_the_context_is_cut(large):
    found = fit(large, machine(gpu(), os="Linux"), "documents")
    assert found.plan.verdict == "fits"
    assert found.config.type_k is KvType.Q8_0
    assert "8 bits" in found.reason
    assert found.config.n_ctx >= 98304


def test_four_bits_are_taken_only_where_they_double_a_short_context(hybrid):
    sizes = range(6600, 9000, 100)
    found = [fit(hybrid, machine(card(size), os="Linux"), "documents") for size in sizes]
    for one in found:
        if one.config.type_k is KvType.Q4_0:
            assert "4 bits" in one.reason
    contexts = [one.config.n_ctx for one in found if one.config.n_gpu_layers == -1]
    assert len(set(contexts)) > 3, "more memory buys more context"


def test_every_fit_fits_or_says_by_how_much_it_does_not(hybrid, large):
    for subject in (hybrid, large):
        for size in (2048, 4096, 6144, 8192, 12288, 16384, 24576, 49152):
            for goal in GOALS:
                found = fit(subject, machine(card(size), os="Linux"), goal)
                if found.plan.verdict != "fits":
                    assert "GiB too much" in found.reason
                if found.config.n_gpu_layers not in (-1, 0) or found.config.n_cpu_moe:
                    assert "processor" in found.reason, "never in silence"


def test_a_model_too_large_for_the_card_keeps_as_many_layers_there_as_fit(hybrid):
    found = fit(hybrid, machine(card(4096), os="Linux"), "chat")
    assert found.plan.verdict == "fits"
    n = found.config.n_gpu_layers
    assert 0 < n < 34
    assert f"{34 - n} of 34 layers run on the processor" in found.reason
    more = found.config.with_(n_gpu_layers=n + 1)
    assert plan(hybrid, machine(card(4096), os="Linux"), more).verdict != "fits"


def test_a_mixture_of_experts_keeps_its_attention_on_the_card():
    experts = model(plan_families.qwen35moe())
    found = fit(experts, machine(card(12288), total_mib=65536, available_mib=60000), "chat")
    assert found.plan.verdict == "fits"
    assert found.config.n_gpu_layers == -1
    assert 0 < found.config.n_cpu_moe <= 40
    assert "experts" in found.reason


def test_nothing_fits_on_a_tiny_machine_and_that_is_said(large):
    found = fit(large, machine(card(2048), total_mib=4096, available_mib=3000), "chat")
    assert found.plan.verdict == "too-big"
    assert "GiB too much" in found.reason


def test_without_a_card_no_layer_is_planned_on_one_and_contexts_stay_short(hybrid):
    for goal, n_ctx in zip(GOALS, (8192, 16384, 32768), strict=True):
        found = fit(hybrid, machine(), goal)
        assert found.config.n_gpu_layers == 0
        assert found.plan.devices == ()
        assert found.config.n_ctx == n_ctx
        assert not found.config.mtp.on
        assert "slows a processor down" in found.reason


def test_drafting_on_a_processor_stays_on_where_it_pays():
    kv, tensors = plan_shapes.qwen35(n_embd=256, n_ff=512, n_layer=8, n_vocab=320)
    floats = [(name, shape, "F32") for name, shape, _ in tensors]
    assert fit(model((kv, floats)), machine(), "chat").config.mtp.on
    assert not fit(model((kv, tensors)), machine(), "chat").config.mtp.on


def test_drafting_is_left_out_for_models_that_it_slows_down_on_a_card():
    small = model(plan_families.SHAPES["qwen35-0.8b"]())
    found = fit(small, machine(gpu()), "chat")
    assert not found.config.mtp.on
    assert "slows models of this size down" in found.reason


def test_models_that_bear_no_compressed_cache_get_none():
    oss = model(plan_families.gpt_oss())
    for size in range(13000, 20000, 1000):
        for goal in GOALS:
            found = fit(oss, machine(card(size), os="Linux", available_mib=28000), goal)
            assert found.config.type_k is KvType.F16


def test_the_context_never_exceeds_what_the_model_was_trained_for():
    short = model(plan_shapes.llama(extra={"llama.context_length": 4096}))
    for goal in GOALS:
        assert fit(short, machine(gpu()), goal).config.n_ctx == 4096


def test_a_choice_takes_less_than_fifty_milliseconds(hybrid, large):
    worst = 0.0
    for subject in (hybrid, large):
        for size in (3000, 4096, 8192, 12288, 24576):
            started = time.perf_counter()
            fit(subject, machine(card(size)), "documents")
            worst = max(worst, time.perf_counter() - started)
    assert worst < 0.25, "50 ms on a free core; the limit leaves room for a loaded one"
