"""Where layers go, what stays on the host, and what several cards share."""

from __future__ import annotations

import pytest

from app.errors import UsageError
from app.plan.fit import fit
from app.plan.gguf import read_header
from app.plan.placement import HOST, choose_gpus, layers_per_card, place, settled
from app.plan.planner import Model, plan
from app.runconfig import KvType, MtpConfig, RunConfig
from app.values.ledger import Learned
from tests.app import plan_families, plan_shapes
from tests.app.plan_machines import gpu, machine

MIB = 1 << 20
GIB = 1 << 30
CARD = gpu(total_mib=98304, free_mib=98304)


def model(shape):
    header, size = plan_shapes.gguf_bytes(*shape)
    return Model.of(read_header(lambda offset, n: header[offset : offset + n], size))


@pytest.fixture(scope="module")
def hybrid():
    return model(plan_shapes.qwen35())


@pytest.fixture(scope="module")
def dense():
    return model(plan_shapes.llama())


@pytest.fixture(scope="module")
def experts():
    return model(plan_families.qwen3(n_layer=48, n_embd=2048, n_ff=6144, n_kv=4, experts=128))


def config(**more):
    return RunConfig(**{"n_ctx": 32768, "mtp": MtpConfig(on=False), **more})


def total(planned, key):
    return sum(part.item_bytes(key) for part in (*planned.devices, planned.host))


def test_layers_go_to_the_card_from_the_end_the_output_first():
    cards = (CARD,)
    assert place(4, config(n_gpu_layers=1), cards).layers == (HOST,) * 4
    assert place(4, config(n_gpu_layers=1), cards).output == 0
    assert place(4, config(n_gpu_layers=3), cards).layers == (HOST, HOST, 0, 0)
    assert place(4, config(n_gpu_layers=-1), cards).layers == (0, 0, 0, 0)
    assert place(4, config(n_gpu_layers=99), cards).layers == (0, 0, 0, 0)
    assert place(4, config(n_gpu_layers=0), ()).output == HOST


def test_several_cards_share_by_free_memory_or_as_told():
    cards = (gpu(free_mib=8000), gpu(free_mib=8000, index=1))
    assert place(7, config(), cards).layers == (0, 0, 0, 0, 1, 1, 1)
    assert place(7, config(), cards).output == 1
    assert place(7, config(tensor_split=(3.0, 1.0)), cards).layers == (0, 0, 0, 0, 0, 0, 1)
    uneven = (gpu(free_mib=2000), gpu(free_mib=14000, index=1))
    assert place(7, config(), uneven).layers == (0, 1, 1, 1, 1, 1, 1)


def test_half_the_layers_take_half_of_the_cache_and_the_rest_stays_on_the_host(dense):
    whole = plan(dense, machine(CARD), config())
    half = plan(dense, machine(CARD), config(n_gpu_layers=17))
    (card,) = half.devices
    assert card.item_bytes("kv") == whole.devices[0].item_bytes("kv") // 2
    assert half.host.item_bytes("kv") == card.item_bytes("kv")
    assert total(half, "weights") == total(whole, "weights")
    assert any("16 of 32 layers stay on the processor" in note for note in half.notes)
    assert {item.confidence for item in card.items if item.key == "compute"} == {"low"}


def test_no_line_is_lost_when_two_cards_share(hybrid):
    cards = (gpu(total_mib=16384, free_mib=16000), gpu(total_mib=16384, free_mib=16000, index=1))
    one = plan(hybrid, machine(CARD), config(mtp=MtpConfig()))
    two = plan(hybrid, machine(*cards), config(mtp=MtpConfig()))
    for key in ("weights", "kv", "recurrent", "mtp_kv"):
        assert total(two, key) == total(one, key)
    assert two.devices[0].item_bytes("mtp_kv") == 0, "the MTP layer is the last one"
    assert all(card.item_bytes("compute") > 0 for card in two.devices)
    assert all(card.item_bytes("runtime") > 0 for card in two.devices)


def test_a_machine_without_a_card_holds_everything_in_its_memory(hybrid):
    planned = plan(hybrid, machine(), config())
    assert planned.devices == ()
    assert planned.host.item_bytes("kv") == 1024 * MIB
    assert planned.host.item_bytes("runtime") == 0
    same = plan(hybrid, machine(CARD), config(n_gpu_layers=0))
    assert same.devices == ()
    assert same.host.items == planned.host.items


def test_experts_of_the_first_layers_stay_on_the_host_and_it_is_said(experts):
    whole = plan(experts, machine(CARD), config())
    some = plan(experts, machine(CARD), config(n_cpu_moe=12))
    moved = whole.devices[0].item_bytes("weights") - some.devices[0].item_bytes("weights")
    one_layer = 3 * 2048 * 768 * 128 // 256 * 144
    assert moved == 12 * one_layer
    assert some.host.item_bytes("weights") - whole.host.item_bytes("weights") == moved
    assert any("experts of 12 layers" in note for note in some.notes)
    assert some.devices[0].item_bytes("compute") > whole.devices[0].item_bytes("compute")


def test_tied_embeddings_count_on_the_card_and_on_the_host():
    tied = model(plan_families.qwen3())
    planned = plan(tied, machine(CARD), config())
    embedding = 2560 * 151936 // 256 * 210
    assert planned.host.item_bytes("weights") == embedding
    assert total(planned, "weights") == tied.weights.total_bytes + embedding
    on_cpu = plan(tied, machine(), config())
    assert total(on_cpu, "weights") == tied.weights.total_bytes


def test_the_mtp_layer_costs_nothing_without_drafting(hybrid):
    on = plan(hybrid, machine(CARD), config(mtp=MtpConfig(draft_max=3)))
    off = plan(hybrid, machine(CARD), config())
    assert total(off, "mtp_kv") == total(off, "mtp_compute") == total(off, "mtp_output") == 0
    assert total(on, "weights") > total(off, "weights")
    assert total(on, "recurrent") == 4 * total(off, "recurrent")


def test_asking_for_drafting_without_a_head_is_planned_without_and_said(dense):
    planned = plan(dense, machine(CARD), config(mtp=MtpConfig()))
    assert total(planned, "mtp_kv") == 0
    assert any("no MTP head" in note for note in planned.notes)


def test_the_mtp_cache_follows_the_main_type_unless_told(hybrid):
    same = plan(
        hybrid, machine(CARD), config(type_k=KvType.Q8_0, type_v=KvType.Q8_0, mtp=MtpConfig())
    )
    own = MtpConfig(type_k=KvType.F16, type_v=KvType.F16)
    told = plan(hybrid, machine(CARD), config(type_k=KvType.Q8_0, type_v=KvType.Q8_0, mtp=own))
    assert total(told, "mtp_kv") * 34 == total(same, "mtp_kv") * 64
    assert total(told, "kv") == total(same, "kv")


def test_a_quantised_cache_costs_an_f16_copy_of_one_layer_on_cuda(hybrid):
    plain = plan(hybrid, machine(CARD), config())
    small = plan(hybrid, machine(CARD), config(type_k=KvType.Q8_0, type_v=KvType.Q8_0))
    more = total(small, "compute") - total(plain, "compute")
    copy, rotation = 32768 * 2 * 1024 * 2, 2 * 278528
    assert more == copy + rotation
    (item,) = (item for item in small.devices[0].items if item.key == "compute")
    assert item.confidence == "bound"


def test_sequences_have_states_of_their_own_and_share_the_context(hybrid):
    one = plan(hybrid, machine(CARD), config())
    four = plan(hybrid, machine(CARD), config(n_seq_max=4))
    assert total(four, "kv") == total(one, "kv")
    assert total(four, "recurrent") == 4 * total(one, "recurrent")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"n_ctx": 1 << 20}, "1,048,576 tokens is more than the model was trained for .262,144."),
        ({"type_v": KvType.Q8_0, "flash_attn": False}, "needs flash attention"),
        ({"devices": ("GPU-none",)}, "There is no card GPU-none"),
        ({"rpc": ("127.0.0.1:50052",), "split_mode": "row"}, "only layers"),
    ],
)
def test_a_setup_that_cannot_run_is_refused_in_one_sentence(hybrid, changes, says):
    with pytest.raises(UsageError, match=says) as caught:
        plan(hybrid, machine(CARD), RunConfig(**{"n_ctx": 8192, **changes}))
    assert caught.value.fix


def test_reserves_make_the_load_line_and_the_worst_part_the_verdict(dense):
    card = gpu(total_mib=12288, free_mib=12000)
    planned = plan(
        dense,
        machine(card),
        config(),
        desktop_reserve_bytes=GIB,
        learned=Learned(device_bytes=7 * MIB),
    )
    (part,) = planned.devices
    kept = {reserve.key: reserve.bytes for reserve in part.reserves}
    assert kept == {"growth": 208 * MIB, "desktop_reserve": GIB, "residual": 7 * MIB}
    assert part.load_line_bytes == 12000 * MIB - sum(kept.values())
    assert part.other_programs_bytes == 288 * MIB


def test_the_worst_part_gives_the_verdict(dense):
    needed = plan(dense, machine(CARD), config()).devices[0].total_bytes // MIB + 1

    def verdict(free_mib, **host):
        card = gpu(total_mib=24563, free_mib=free_mib)
        return plan(dense, machine(card, **host), config(), desktop_reserve_bytes=GIB).verdict

    assert verdict(needed + 1024 + 208) == "fits"
    assert verdict(needed + 1024 + 207 - 1) == "tight"
    assert verdict(needed + 1024) == "tight"
    assert verdict(needed + 1024 - 2) == "too-big"
    assert verdict(needed + 4096, available_mib=100) == "too-big", "the host counts as much"


def test_promised_memory_counts_where_the_system_enforces_a_limit(hybrid):
    def kept(n_ubatch, **host):
        drafting = config(n_ubatch=n_ubatch, n_batch=4096, mtp=MtpConfig())
        part = plan(hybrid, machine(CARD, **host), drafting).host
        return {reserve.key: reserve.bytes for reserve in part.reserves}.get("growth", 0)

    assert kept(4096) == 0
    assert kept(4096, commit_free_bytes=20 * GIB) == pytest.approx(2 * 3427 * MIB, rel=0.02)
    assert kept(512, commit_free_bytes=20 * GIB) == pytest.approx(2 * 476 * MIB, rel=0.02)
    assert kept(4096, commit_free_bytes=64 * GIB) == 0, "the limit leaves room"


def test_a_card_that_shares_the_host_s_memory_gets_what_the_host_part_leaves(dense):
    shared = gpu(total_mib=32000, free_mib=24000, memory_kind="unified")
    planned = plan(dense, machine(shared, available_mib=20000), config())
    (part,) = planned.devices
    assert part.free_bytes == 20000 * MIB - planned.host.total_bytes
    own = gpu(total_mib=24000, free_mib=23000, index=1)
    assert len(plan(dense, machine(shared, own), config()).devices) == 1, "own memory first"


def test_a_card_that_draws_no_screen_needs_no_reserve_for_it(dense):
    card = gpu(total_mib=24563, free_mib=24000, display_attached=False)
    (part,) = plan(dense, machine(card), config()).devices
    assert {reserve.key for reserve in part.reserves} == {"growth"}


@pytest.mark.parametrize(
    ("os", "cc", "mib"), [("Linux", "8.6", 350), ("Linux", "12.0", 700), ("Windows 11", "8.9", 700)]
)
def test_the_cuda_context_is_larger_on_windows_and_on_blackwell(dense, os, cc, mib):
    (part,) = plan(dense, machine(gpu(cc=cc), os=os), config()).devices
    assert part.item_bytes("runtime") == mib * MIB


def test_an_unknown_architecture_is_never_called_exact():
    kv, tensors = plan_shapes.llama()
    kv = {key.replace("llama.", "newarch."): value for key, value in kv.items()}
    kv["general.architecture"] = "newarch"
    planned = plan(model((kv, tensors)), machine(CARD), config())
    assert {item.confidence for item in planned.devices[0].items} == {"low"}
    assert any("newarch" in note for note in planned.notes)


def test_an_mla_model_keeps_one_compressed_key_and_no_value():
    kv, tensors = plan_shapes.llama()
    kv = {key.replace("llama.", "deepseek2."): value for key, value in kv.items()}
    kv |= {"general.architecture": "deepseek2", "deepseek2.attention.head_count_kv": 1}
    kv |= {"deepseek2.attention.key_length": 576, "deepseek2.attention.value_length": 512}
    kv |= {"deepseek2.attention.key_length_mla": 192, "deepseek2.attention.value_length_mla": 128}
    planned = plan(model((kv, tensors)), machine(CARD), config())
    assert total(planned, "kv") == 32 * 32768 * 576 * 2


def test_a_projector_is_a_line_of_its_own(dense):
    eyes = Model(dense.hparams, dense.weights, mmproj_bytes=888 * MIB)
    (card,) = plan(eyes, machine(CARD), config()).devices
    assert card.item_bytes("mmproj") == (888 + 256) * MIB


def lent(endpoint, n=0, **more):
    card = gpu(index=n, **more)
    changes = {"endpoint": endpoint, "uuid": f"RPC-{endpoint}/{n}", "display_attached": False}
    return card.model_copy(update=changes)


HERE, A, B = gpu(free_mib=8000), "127.0.0.1:50052", "127.0.0.1:50062"


def test_other_computers_come_first_in_the_setup_s_order_and_only_if_it_names_them():
    there = machine(lent(A), lent(A, 1), HERE, lent(B))
    taken = choose_gpus(there, config(rpc=(B, A)))
    assert [card.uuid for card in taken] == [f"RPC-{B}/0", f"RPC-{A}/0", f"RPC-{A}/1", HERE.uuid]
    assert choose_gpus(there, config()) == (HERE,)
    assert choose_gpus(there, config(n_gpu_layers=0, rpc=(A,))) == ()
    with pytest.raises(UsageError, match="No other computer was asked for its cards at") as caught:
        choose_gpus(machine(HERE), config(rpc=(A,)))
    assert caught.value.cause == "rpc-unreachable"


def test_named_cards_come_in_the_setup_s_order_and_one_may_work_alone():
    one, two = gpu(index=1), gpu(index=2)
    both = machine(one, two)
    assert choose_gpus(both, config(devices=("GPU-2", "GPU-1"))) == (two, one)
    assert choose_gpus(both, config(split_mode="none")) == (one,)
    assert choose_gpus(both, config(split_mode="none", main_gpu="GPU-2")) == (two,)
    assert choose_gpus(both, config(split_mode="none", devices=("GPU-2", "GPU-1"))) == (two,)
    with pytest.raises(UsageError, match="There is no card GPU-3"):
        choose_gpus(both, config(split_mode="none", main_gpu="GPU-3"))


def test_a_split_by_rows_says_that_its_plan_is_one_by_layers(dense):
    cards = machine(CARD, gpu(index=1))
    assert any("by rows" in note for note in plan(dense, cards, config(split_mode="row")).notes)


def test_a_card_that_is_lent_has_its_driver_s_context_already(dense):
    planned = plan(dense, machine(lent(A, total_mib=24563, free_mib=24000)), config(rpc=(A,)))
    (part,) = planned.devices
    assert part.item_bytes("runtime") == 0
    assert part.uuid == f"RPC-{A}/0"
    assert {reserve.key for reserve in part.reserves} == {"growth"}


def test_a_setup_for_several_cards_tells_the_shares_that_were_accepted(dense):
    cards = machine(lent(A, free_mib=20300), gpu(free_mib=8100))
    told = settled(cards, config())
    assert (told.rpc, told.tensor_split) == ((A,), (19.0, 7.0))
    less = machine(lent(A, free_mib=20200), gpu(free_mib=8000))
    assert settled(less, config()) == told, "a little less free memory is the same setup"
    assert settled(cards, config(tensor_split=(1, 1))).tensor_split == (1, 1)
    assert settled(machine(CARD), config()) == config()
    chosen = fit(dense, machine(CARD, gpu(index=1, free_mib=20480)), "chat").config
    assert chosen.tensor_split == (96.0, 20.0)


def test_the_layers_of_each_card_follow_from_the_shares_alone():
    assert layers_per_card(10, config(tensor_split=(3, 1)), 2) == (8, 2)
    assert layers_per_card(10, config(tensor_split=(1,)), 2) == (10, 0)
    assert layers_per_card(10, config(), 2) is None
    assert layers_per_card(10, config(tensor_split=(3, 1)), 1) is None
