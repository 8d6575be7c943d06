"""The explained choice: why this setup, what more would cost, what less would free, what is next."""

from __future__ import annotations

from functools import cache

import pytest

from app.plan.choosing import explained, option, ranked
from app.plan.fit import fit_on
from app.plan.gguf import read_header
from app.plan.options import better, comfort, leaner
from app.plan.planner import Model, Planner, plan
from app.runconfig import KvType, RunConfig
from app.values.hub import Rung, Wish
from tests.app import plan_families, plan_shapes
from tests.app.plan_machines import gpu, machine

MIB = 1 << 20


@cache
def model(name):
    header, size = plan_shapes.gguf_bytes(*plan_families.SHAPES[name]())
    return Model.of(read_header(lambda offset, n: header[offset : offset + n], size))


def on(total_mib, free_mib=None, **more):
    return machine(gpu("card", total_mib, free_mib or total_mib - 400), os="Linux", **more)


def test_a_tight_plan_says_what_would_make_it_comfortable_and_each_way_is_true():
    here = on(8151, 7300)
    planned = plan(model("qwen35-9b"), here, RunConfig(n_ctx=40960))
    assert planned.verdict != "fits"
    planner = Planner(here)
    said = comfort(planner, model("qwen35-9b"), planned)
    assert "GiB over the load line of card" in said
    ways = [way for way in leaner(planner, model("qwen35-9b"), planned) if way.comfortable]
    assert ways
    for way in ways:
        assert way.change.lower() in said
        again = plan(model("qwen35-9b"), here, way.config)
        assert again.verdict == "fits"
        assert planned.devices[0].total_bytes - again.devices[0].total_bytes == way.frees_bytes


def test_a_comfortable_plan_needs_no_advice():
    planned = plan(model("qwen35-9b"), on(24576), RunConfig(n_ctx=8192))
    assert comfort(Planner(on(24576)), model("qwen35-9b"), planned) == ""


def test_where_one_change_is_not_enough_several_together_are_named():
    here = on(8151, 7000)
    planned = plan(model("qwen35-9b"), here, RunConfig(n_ctx=65536))
    said = comfort(Planner(here), model("qwen35-9b"), planned)
    assert "Together these make it fit" in said
    assert "context 32,768" in said


def test_where_no_single_change_helps_a_smaller_quant_is_named():
    here = machine(gpu(total_mib=2048, free_mib=1600), available_mib=12000)
    planned = plan(model("qwen35-27b"), here, RunConfig(n_ctx=65536))
    assert "choose a smaller quant" in comfort(Planner(here), model("qwen35-27b"), planned)


@pytest.mark.parametrize("name", sorted(plan_families.SHAPES.keys() - {"qwen35-small"}))
def test_less_frees_and_more_takes_on_every_model(name):
    # In the smallest one the f16 copies for prompts outweigh what 8 bits save.
    planner = Planner(on(49152))
    planned = planner.plan(
        model(name), RunConfig(n_ctx=8192, type_k=KvType.Q8_0, type_v=KvType.Q8_0)
    )
    for way in leaner(planner, model(name), planned):
        assert way.frees_bytes >= 0 or "processor" in way.change, way.change
    for way in better(planner, model(name), planned):
        assert way.frees_bytes <= 0, way.change


def test_steps_keep_to_what_a_model_bears():
    planner = Planner(on(24576))
    planned = planner.plan(model("gpt-oss-20b"), RunConfig(n_ctx=8192))
    assert not [
        way for way in leaner(planner, model("gpt-oss-20b"), planned) if "bit" in way.change
    ]
    short = planner.plan(model("gemma3-4b"), RunConfig(n_ctx=131072))
    assert not [w for w in better(planner, model("gemma3-4b"), short) if "Context" in w.change]


def test_a_choice_tells_why_each_part_is_as_it_is():
    planner = Planner(on(24576))
    found = fit_on(planner, model("qwen35-9b"), "coding")
    choice = explained(planner, model("qwen35-9b"), "coding", found, "Q4_K_M")
    said = " ".join(choice.reasons)
    for word in ("65,536", "f16", "draft tokens", "leaves"):
        assert word in said
    assert choice.better[0].change == "Context 131,072 instead of 65,536"


def rung(quant, bits, size_gib, *, n_ctx=65536, free_mib=24000, layers=-1):
    here = on(24576, free_mib)
    config = RunConfig(n_ctx=n_ctx, n_gpu_layers=layers)
    return Rung(
        ref=f"a/b:{quant}",
        quant=quant,
        size_bytes=int(size_gib * (1 << 30)),
        bits_per_weight=bits,
        state="exact",
        config=config,
        plan=plan(model("qwen35-9b"), here, config),
        n_ctx_train=262144,
    )


def test_the_quant_with_the_bits_that_a_goal_gains_from_comes_first():
    rungs = [
        rung("BF16", 16.0, 17),
        rung("Q6_K", 6.6, 7),
        rung("Q4_K_M", 4.9, 5),
        rung("Q2_K", 2.7, 3),
    ]
    assert [r.quant for r in ranked(rungs, "coding")] == ["Q6_K", "BF16", "Q4_K_M", "Q2_K"]
    assert ranked(rungs, "chat")[0].quant == "Q4_K_M"


def test_whole_on_the_card_comes_before_split_and_fits_before_tight():
    rungs = [
        rung("Q8_0", 8.5, 9, layers=20),
        rung("Q6_K", 6.6, 7, free_mib=6000),
        rung("Q3_K_M", 3.9, 4),
    ]
    assert [r.quant for r in ranked(rungs, "coding")] == ["Q3_K_M", "Q8_0", "Q6_K"]
    why = {r.quant: option(r, "coding").why for r in rungs}
    assert "processor" in why["Q8_0"]
    assert "over the load line" in why["Q6_K"]
    assert "coarser" in why["Q3_K_M"]


def test_for_documents_the_longest_context_comes_first():
    rungs = [rung("Q6_K", 6.6, 7, n_ctx=65536), rung("Q4_K_M", 4.9, 5, n_ctx=131072)]
    assert ranked(rungs, "documents")[0].quant == "Q4_K_M"


def test_a_wish_for_drafting_or_none_is_obeyed_on_any_machine():
    planner = Planner(machine())
    for wished in (0, 4):
        config = fit_on(planner, model("qwen35-9b"), "chat", Wish(draft_max=wished)).config
        assert config.mtp.on == bool(wished)
        assert not wished or config.mtp.draft_max == wished
