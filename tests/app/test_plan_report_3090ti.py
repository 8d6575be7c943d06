"""The public RTX 3090 Ti report (9B, 262144 tokens, MTP) comes out of the planner to the byte."""

from __future__ import annotations

import pytest

from app.plan.planner import plan_file
from app.runconfig import RunConfig
from tests.app import plan_shapes
from tests.app.plan_machines import gpu, machine

MIB = 1 << 20


@pytest.fixture(scope="module")
def shape(tmp_path_factory):
    path = tmp_path_factory.mktemp("shape") / "Qwen3.5-9B-Q4_K_M.gguf"
    return plan_shapes.write(path, *plan_shapes.qwen35())


def planned(shape, n_ubatch):
    config = RunConfig(n_ctx=262144, n_batch=4096, n_ubatch=n_ubatch)
    return plan_file(shape, machine(gpu()), config)


def test_every_line_of_the_failed_start_is_exact(shape):
    plan = planned(shape, 4096)
    (card,) = plan.devices
    assert card.item_bytes("kv") == 8192 * MIB
    assert card.item_bytes("mtp_kv") == 1024 * MIB
    assert card.item_bytes("recurrent") == 201 * MIB
    assert card.item_bytes("compute") == 2885812288
    assert f"{card.item_bytes('compute') / MIB:.2f}" == "2752.13"
    assert f"{plan.host.item_bytes('compute') / MIB:.2f}" == "2176.14"
    assert plan.host.item_bytes("mtp_compute") == 2281848864, "the allocation that failed"
    assert f"{plan.host.item_bytes('weights') / MIB:.2f}" == "545.62"
    assert plan.host.item_bytes("output") == 4 * (4 * 248320 + 4096 * 4096)


def test_the_smaller_micro_batch_frees_what_the_report_saw(shape):
    plan = planned(shape, 512)
    (card,) = plan.devices
    assert card.item_bytes("compute") == 360726592
    assert f"{card.item_bytes('compute') / MIB:.2f}" == "344.02"
    assert plan.host.item_bytes("compute") == 285231168
    assert plan.host.item_bytes("mtp_compute") == 285231136
    assert f"{plan.host.item_bytes('mtp_compute') / MIB:.2f}" == "272.02"
    assert card.item_bytes("kv") == 8192 * MIB


def test_the_total_is_within_two_percent_of_the_measured_process(shape):
    (card,) = planned(shape, 512).devices
    assert card.item_bytes("runtime") == 700 * MIB
    assert card.total_bytes / MIB == pytest.approx(16006, rel=0.02)


def test_exact_lines_say_so_and_the_rest_says_how_sure_it_is(shape):
    (card,) = planned(shape, 512).devices
    sure = {item.key: item.confidence for item in card.items}
    assert sure["kv"] == sure["recurrent"] == sure["compute"] == sure["weights"] == "exact"
    assert sure["mtp_compute"] == "bound"
    assert sure["runtime"] == "low"
