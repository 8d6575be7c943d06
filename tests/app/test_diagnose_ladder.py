"""A ladder says what each change frees and whether it is enough, and never lies about it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.diagnose.changes import describe_change
from app.diagnose.ladder import build_ladder, prefer
from app.diagnose.steps import STEPS, applied, counted, fewer_gpu_layers
from app.errors import UsageError
from app.runconfig import ALL_LAYERS, KvType, MtpConfig, RunConfig
from app.values.diagnosis import Diagnosis, Remedy
from app.values.plan import DevicePlan, LineItem, MemoryPlan

MIB = 1 << 20
CONFIG = RunConfig(n_ctx=262_144, n_batch=4096, n_ubatch=4096, mtp=MtpConfig(draft_max=3))


def planner_for(card_mib: int, host_mib: int = 32_000):
    """Plan a 9B model by simple rules: what counts is how it moves with the configuration."""

    def plan(config: RunConfig) -> MemoryPlan:
        per_token = {KvType.F16: 32, KvType.Q8_0: 17, KvType.Q4_0: 9}[config.type_k]
        compute = config.n_ubatch * 688 * 1024
        pinned = config.n_ctx * config.n_ubatch * 2 + 2 * 4096 * config.n_ubatch * 4
        on_card = [
            LineItem(key="weights", bytes=5041 * MIB),
            LineItem(key="kv", bytes=config.n_ctx * per_token * 1024),
            LineItem(key="compute", bytes=compute),
        ]
        on_host = [LineItem(key="compute", bytes=pinned)]
        if config.mtp.on:
            on_card += [LineItem(key="mtp_compute", bytes=compute)]
            on_host += [LineItem(key="mtp_compute", bytes=pinned)]
        return MemoryPlan(
            config=config,
            devices=(part("card", card_mib, on_card),),
            host=part("host", host_mib, on_host),
        )

    return plan


def part(name: str, free_mib: int, items: list[LineItem]) -> DevicePlan:
    return DevicePlan(
        name=name,
        capacity_bytes=free_mib * MIB,
        free_bytes=free_mib * MIB,
        other_programs_bytes=0,
        items=tuple(items),
    )


def diagnosis(cause: str, *kinds: str, **more) -> Diagnosis:
    return Diagnosis(
        cause=cause, remedies=tuple(Remedy(kind=kind, cost="Some.") for kind in kinds), **more
    )


def test_the_pinned_memory_report_is_answered_with_a_micro_batch_of_512():
    found = diagnosis(
        "host-pinned-oom",
        "smaller-ubatch",
        "smaller-context",
        failed_place="pinned",
        failed_bytes=2_281_848_864,
    )
    first = build_ladder(found, CONFIG, planner_for(23_285))[0]
    assert (first.kind, first.change, first.enough) == ("smaller-ubatch", "4096 -> 512", "yes")
    assert first.config == CONFIG.with_(n_ubatch=512)
    assert first.frees_bytes == 2 * (4096 - 512) * 688 * 1024
    assert first.frees_host_bytes > 3_700 * MIB


def test_the_first_step_that_the_plan_holds_to_be_enough_is_offered():
    found = diagnosis("vram-oom-kv-cache", "smaller-context", failed_place="device")
    rung = build_ladder(found, CONFIG, planner_for(14_000))[0]
    assert (rung.change, rung.enough) == ("262144 -> 65536", "yes")


def test_a_step_that_is_not_enough_says_so_and_does_not_lead():
    found = diagnosis("vram-oom-kv-cache", "smaller-ubatch", "smaller-context")
    kinds = [rung.kind for rung in build_ladder(found, CONFIG, planner_for(11_000))]
    assert kinds == ["smaller-context", "smaller-ubatch"]
    rungs = {rung.kind: rung for rung in build_ladder(found, CONFIG, planner_for(11_000))}
    assert rungs["smaller-ubatch"].enough == "not-alone"
    assert rungs["smaller-ubatch"].change == "4096 -> 2048"


def test_what_frees_nothing_where_it_is_needed_is_not_enough():
    found = diagnosis("host-ram-exhausted", "quantised-kv-cache", failed_place="host")
    assert build_ladder(found, CONFIG, planner_for(24_000))[0].enough == "not-alone"


def test_a_fault_that_is_not_memory_is_not_judged_by_the_plan():
    found = diagnosis("gpu-watchdog-timeout-xid8", "mtp-off")
    rung = build_ladder(found, CONFIG, planner_for(24_000))[0]
    assert (rung.change, rung.enough) == ("on -> off", "unknown")


def test_without_a_planner_nothing_is_claimed():
    found = diagnosis("vram-oom-compute-buffer", "smaller-ubatch", "smaller-context")
    for rung in build_ladder(found, CONFIG):
        assert (rung.frees_bytes, rung.frees_host_bytes, rung.enough) == (None, None, "unknown")
        assert rung.config is not None


def test_a_guide_stays_as_it_is():
    found = diagnosis("windows-commit-limit", "raise-pagefile")
    assert build_ladder(found, CONFIG, planner_for(24_000)) == found.remedies


def test_what_does_not_apply_is_left_out():
    found = diagnosis("vram-oom-draft-context", "mtp-off", "no-mlock", "single-gpu")
    plain = CONFIG.with_(mtp=MtpConfig(on=False).model_dump(), split_mode="none")
    assert build_ladder(found, plain) == ()


@pytest.mark.parametrize("kind", STEPS)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_a_step_is_a_new_legal_configuration_and_the_old_one_stays(kind, data):
    config = data.draw(
        st.builds(
            RunConfig,
            n_ctx=st.integers(1, 1 << 20),
            n_batch=st.integers(512, 8192),
            n_ubatch=st.integers(1, 512),
            n_seq_max=st.integers(1, 8),
            type_k=st.sampled_from(KvType),
            type_v=st.sampled_from(KvType),
            n_gpu_layers=st.integers(ALL_LAYERS, 90),
            devices=st.sampled_from([(), ("GPU-a",), ("GPU-a", "GPU-b")]),
            n_cpu_moe=st.integers(0, 60),
            flash_attn=st.booleans(),
            mmap=st.booleans(),
            mlock=st.booleans(),
            cache_ram_bytes=st.integers(0, 1 << 34),
            checkpoint_bytes=st.integers(0, 1 << 34),
        )
    )
    before = config.model_dump()
    new = applied(kind, config)
    assert config.model_dump() == before
    assert new is None or (new != config and describe_change(config, new))


@pytest.mark.parametrize(
    ("kind", "config", "expected"),
    [
        ("smaller-ubatch", {"n_ubatch": 1000}, {"n_ubatch": 500, "n_batch": 4096}),
        ("smaller-ubatch", {"n_ubatch": 255}, None),
        ("smaller-context", {"n_ctx": 100_000}, {"n_ctx": 49_920}),
        ("smaller-context", {"n_ctx": 4095}, None),
        ("smaller-batch", {"n_batch": 4096}, {"n_batch": 2048, "n_ubatch": 2048}),
        ("quantised-kv-cache", {"type_v": "q8_0"}, {"type_k": "q4_0", "type_v": "q4_0"}),
        ("quantised-kv-cache", {"flash_attn": False}, None),
        ("symmetric-kv-types", {"type_v": "q4_0"}, {"type_k": "f16", "type_v": "f16"}),
        ("symmetric-kv-types", {"type_k": "q5_1"}, {"type_k": "q8_0", "type_v": "q8_0"}),
        ("fewer-gpu-layers", {"n_gpu_layers": 20}, {"n_gpu_layers": 18}),
        ("fewer-gpu-layers", {"n_gpu_layers": 0}, None),
        ("prompt-cache-off-or-smaller", {"cache_ram_bytes": MIB}, {"cache_ram_bytes": 0}),
        ("fewer-experts-on-cpu", {"n_cpu_moe": 30}, {"n_cpu_moe": 15}),
        ("set-gpu-layers", {"n_gpu_layers": 0}, {"n_gpu_layers": ALL_LAYERS}),
        ("no-mlock", {"mlock": True}, {"mlock": False}),
    ],
)
def test_a_remedy_does_what_it_says(kind, config, expected):
    start = CONFIG.with_(**config)
    assert applied(kind, start) == (expected and start.with_(**expected))


@pytest.mark.parametrize(
    ("layers", "on_card", "first"),
    [(8, -1, 8), (48, -1, 45), (94, 999, 89), (48, 20, 18), (0, -1, 60)],
)
def test_layers_are_left_off_from_those_that_the_file_has(layers, on_card, first):
    found = diagnosis("vram-oom-weights", "fewer-gpu-layers")
    rung = build_ladder(found, CONFIG.with_(n_gpu_layers=on_card), layers=layers)[0]
    assert rung.config.n_gpu_layers == first
    start = CONFIG.with_(n_gpu_layers=on_card)
    assert list(fewer_gpu_layers(counted(start, layers)))[-1].n_gpu_layers < 8, (
        "down to almost none"
    )


def test_a_kind_that_is_no_configuration_change_applies_nothing():
    assert applied("reboot", CONFIG) is None


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"n_ubatch": 512}, "4096 -> 512"),
        ({"type_k": "q8_0", "type_v": "q8_0"}, "f16 -> q8_0"),
        ({"type_k": "q8_0", "type_v": "q4_0"}, "keys f16 -> q8_0, values f16 -> q4_0"),
        ({"n_gpu_layers": 60}, "all -> 60"),
        ({"cache_ram_bytes": 512 * MIB}, "off -> 512 MiB"),
        ({"mtp": {"on": False, "draft_max": 3}}, "on -> off"),
        ({"devices": ("GPU-a",)}, "all -> 1 card"),
    ],
)
def test_a_change_is_said_in_words(changes, said):
    assert describe_change(CONFIG, CONFIG.with_(**changes)) == said


def test_what_worked_here_before_comes_first_unless_it_is_not_enough_now():
    rungs = tuple(Remedy(kind=kind, enough="likely") for kind in ("a", "b", "c"))
    first = prefer(rungs, "c", "2026-11-03T10:00:00+00:00")
    assert [rung.kind for rung in first] == ["c", "a", "b"]
    assert first[0].worked_at.startswith("2026-11-03")
    assert prefer(rungs, "gone", "now") == rungs
    short = (*rungs[:2], Remedy(kind="c", enough="not-alone"))
    assert prefer(short, "c", "now") == short


def test_a_remedy_that_frees_nothing_at_all_is_not_shown():
    found = diagnosis("vram-oom-kv-cache", "experts-on-cpu", "smaller-context")
    kinds = [rung.kind for rung in build_ladder(found, CONFIG, planner_for(14_000))]
    assert kinds == ["smaller-context"], "a dense model has no experts to move"


def test_plain_memory_instead_of_pinned_is_likely_enough_for_what_the_driver_refused():
    found = diagnosis(
        "host-pinned-oom", "unpinned-host", failed_place="pinned", failed_bytes=2_281_848_864
    )
    rung = build_ladder(found, CONFIG, planner_for(23_285))[0]
    assert (rung.change, rung.enough) == ("on -> off", "likely")
    assert rung.config == CONFIG.with_(pinned_host=False)


def test_among_several_cards_each_is_told_what_it_frees():
    cards = ("GPU-1", "GPU-2")

    def plan(config: RunConfig) -> MemoryPlan:
        used = config.devices or cards
        rows = [
            part(name, 9000, [LineItem(key="weights", bytes=8000 * MIB // len(used))])
            if name in used
            else part(name, 9000, [])
            for name in cards
        ]
        return MemoryPlan(config=config, devices=tuple(rows), host=part("host", 9000, []))

    found = diagnosis("vram-oom-runtime", "other-split", failed_place="device")
    rung = build_ladder(found, CONFIG, plan, cards)[0]
    assert rung.config.devices == ("GPU-1",)
    assert rung.change == "all -> 1 card"
    assert [(freed.name, freed.bytes // MIB) for freed in rung.frees] == [
        ("GPU-1", -4000),
        ("GPU-2", 4000),
    ]


def uneven(config: RunConfig) -> MemoryPlan:
    """Plan two cards, of which the second holds little that grows with the context."""
    kv = config.n_ctx * 17 * 1024
    cards = [(12_000, kv * 15 // 16), (4_000, kv // 16)]
    devices = tuple(
        part(f"card {n}", 24_000, [LineItem(key="weights", bytes=weights * MIB), cache(size)])
        for n, (weights, size) in enumerate(cards)
    )
    return MemoryPlan(config=config, devices=devices, host=part("host", 32_000, []))


def cache(size: int) -> LineItem:
    return LineItem(key="kv", bytes=size)


def test_what_is_freed_on_another_card_is_not_sure_to_be_enough():
    base = RunConfig(n_ctx=65_536)
    small = {"failed_place": "device", "failed_bytes": 20 * MIB}
    found = diagnosis("vram-oom-compute-buffer", "smaller-context", **small)
    assert build_ladder(found, base, uneven)[0].enough == "yes"
    large = {"failed_place": "device", "failed_bytes": 400 * MIB}
    found = diagnosis("vram-oom-compute-buffer", "smaller-context", **large)
    assert build_ladder(found, base, uneven)[0].enough == "likely"


def test_what_a_model_cannot_run_with_costs_no_other_remedy_its_figures():
    plan = planner_for(23_285)

    def trained_for_48k(config: RunConfig) -> MemoryPlan:
        if config.n_ctx > 49_152:
            raise UsageError("More than it was trained for.")
        return plan(config)

    found = diagnosis("context-overflow", "larger-context", "fewer-draft-tokens")
    small = RunConfig(n_ctx=32_768)
    rungs = build_ladder(found, small, trained_for_48k)
    assert [rung.kind for rung in rungs] == ["fewer-draft-tokens"]


def test_no_change_leads_that_there_is_no_room_for():
    found = diagnosis("context-overflow", "larger-context", "trim-history")
    rungs = build_ladder(found, CONFIG, planner_for(15_000))
    assert [(rung.kind, rung.enough) for rung in rungs] == [
        ("trim-history", "unknown"),
        ("larger-context", "not-alone"),
    ]
