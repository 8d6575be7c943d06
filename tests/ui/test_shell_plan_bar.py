from __future__ import annotations

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy

from app.values.plan import DevicePlan, ItemKey, LineItem, Reserve
from tests.ui import flow_values as v
from ui import theme
from ui.presenters.plan_bar import ORDER, bar_key, plan_bar_view, usage_bar_view
from ui.theme.tokens import tokens
from ui.widgets.key import PlanKey
from ui.widgets.plan_bar import PlanBar
from ui.widgets.plan_geometry import OVER_ZONE, bar_size, lay_out

MIB = 1 << 20
PLAN = v.PLAN.devices[0]


def plan_of(*items: LineItem, capacity: int = 1000, other: int = 100, kept: int = 50) -> DevicePlan:
    return DevicePlan(
        name="card",
        capacity_bytes=capacity * MIB,
        free_bytes=(capacity - other) * MIB,
        other_programs_bytes=other * MIB,
        items=items,
        reserves=(Reserve(key="growth", bytes=kept * MIB),),
    )


# --- what it shows -----------------------------------------------------------------------------
def test_items_stand_in_the_order_of_the_tokens():
    view = plan_bar_view(PLAN)
    assert tuple(tokens().item_order) == ORDER
    assert [item.key for item in view.items] == list(ORDER)


@pytest.mark.parametrize("key", get_args(ItemKey))
def test_every_item_of_a_plan_has_its_place(key):
    assert bar_key(key) in ORDER[1:]


def test_what_other_programs_used_says_for_how_long_it_was_watched():
    once, watched = plan_of(), plan_of().model_copy(update={"free_seconds": 60.0})
    assert "when the plan was made" in plan_bar_view(once).items[0].tip
    assert "the most in use over the last 1 min" in plan_bar_view(watched).items[0].tip


def test_items_that_belong_together_are_one():
    view = plan_bar_view(plan_of(
        LineItem(key="kv", bytes=10 * MIB),
        LineItem(key="kv_swa", bytes=5 * MIB, source="dry-run", confidence="low"),
        LineItem(key="checkpoints", bytes=0),
    ))  # fmt: skip
    kv = view.items[1]
    assert [item.key for item in view.items] == ["other", "kv"]
    assert kv.figure == "15"
    assert "15 MiB" in kv.tip
    assert "15,728,640 bytes" in kv.tip
    assert "computed from the file" in kv.tip
    assert "dry run" in kv.tip
    assert "rough" in kv.tip


def test_the_load_line_stands_before_the_reserve():
    view = plan_bar_view(PLAN)
    assert view.line_bytes == (v.TOTAL - 768) * MIB
    assert view.reserve.figure == "768"
    assert "desktop 512, growth 256" in view.reserve.tip
    assert view.free.bytes == view.line_bytes - view.used_bytes
    assert view.spare == f"{round(PLAN.load_line_bytes / MIB) - round(PLAN.total_bytes / MIB):,}"


def test_its_name_says_the_figures_and_its_description_the_items():
    view = plan_bar_view(PLAN, title="Qwen3.5 9B")
    assert view.name == (
        "Plan for Qwen3.5 9B: 17,080 of 23,795 MiB up to the load line, 6,715 to spare"
    )
    assert view.description.startswith("Other programs 1,278 MiB, Weights 5,041 MiB")
    assert view.description.endswith("kept free 768 MiB")


def test_over_the_line_is_said():
    view = plan_bar_view(v.BIG_PLAN.devices[0])
    assert view.name.endswith("MiB up to the load line, 3,844 over it")
    assert view.spare == "\N{MINUS SIGN}3,844"
    assert view.excess == "3,844"


@given(
    st.integers(0, 1 << 36),
    st.integers(0, 1 << 36),
    st.lists(st.integers(0, 1 << 34), max_size=6),
)
def test_usage_never_loses_a_byte(capacity, used, sizes):
    items = tuple(
        LineItem(key=key, bytes=size)
        for key, size in zip(("weights", "kv", "compute", "mtp_kv", "runtime"), sizes, strict=False)
    )
    ours = sum(item.bytes for item in items)
    view = usage_bar_view(capacity, used, items=items)
    assert view.used_bytes == max(used, ours)


# --- where it lies -----------------------------------------------------------------------------
@given(
    st.lists(st.floats(0, 1e11), min_size=1, max_size=7),
    st.floats(1e9, 1e11),
    st.integers(80, 1200),
    st.sampled_from([1.0, 1.25, 1.5, 2.0]),
)
def test_items_never_drift_nor_leave_the_track(sizes, capacity, track, ratio):
    pairs = list(zip(ORDER, sizes, strict=False))
    layout = lay_out(pairs, capacity=capacity, line=capacity * 0.9, track=track, gap=2, ratio=ratio)
    total = 0.0
    starts = {}
    for key, size in pairs:
        starts[key] = round(total * track / capacity * ratio) / ratio
        total += size
    for part in layout.parts:
        assert part.start == starts[part.key]
        assert part.end <= track
    assert layout.end == round(total * track / capacity * ratio) / ratio
    assert 0 <= layout.over_card <= track * OVER_ZONE


def test_a_tiny_item_is_still_seen():
    layout = lay_out([("other", 100), ("weights", 1)], capacity=1000, line=900, track=200, gap=2)
    assert layout.parts[1].end - layout.parts[1].start >= 1.5


@pytest.mark.parametrize(("size", "height", "with_measured"), [("S", 23, 23), ("M", 35, 46), ("L", 55, 68)])  # fmt: skip
def test_sizes_are_those_of_the_tokens(size, height, with_measured, qtbot):
    assert bar_size(size).height == height
    bar = PlanBar(size)
    qtbot.addWidget(bar)
    bar.show_plan(plan_bar_view(PLAN))
    assert bar.sizeHint().height() == height
    bar.show_plan(plan_bar_view(PLAN, PLAN.items))
    assert bar.sizeHint().height() == with_measured


# --- how it looks ------------------------------------------------------------------------------
def drawn(qtbot, size, view, width=846, **options):
    bar = PlanBar(size, **options)
    qtbot.addWidget(bar)
    bar.show_plan(view)
    bar.resize(width, bar.sizeHint().height())
    return bar, bar.grab().toImage()


def test_weights_and_load_line_are_painted_where_the_bytes_say(qtbot):
    view = plan_bar_view(PLAN)
    _, image = drawn(qtbot, "L", view)
    current = theme.current()
    assert image.pixelColor(60, 45) == current.item("weights")
    assert image.pixelColor(300, 48) == current.item("kv")
    line = round(view.line_bytes / view.capacity_bytes * 846)
    assert image.pixelColor(line, 52) == current.color("loadline")
    assert image.pixelColor(line, 30) == current.color("loadline")
    assert image.pixelColor(line - 2, 30) == current.color("raised")
    assert image.pixelColor(700, 45) == current.color("track")
    assert image.pixelColor(line, 19) == current.color("loadline")


def test_right_to_left_mirrors_the_geometry(qtbot):
    view = plan_bar_view(PLAN)
    bar, image = drawn(qtbot, "L", view)
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    mirrored = bar.grab().toImage()
    for x in (60, 300, 560, 700):
        assert mirrored.pixelColor(845 - x, 48) == image.pixelColor(x, 48)
    assert bar.tip_at(846 - 60, 30).startswith("Weights")


def test_what_does_not_fit_is_cut_behind_the_card(qtbot):
    view = plan_bar_view(v.BIG_PLAN.devices[0])
    bar, image = drawn(qtbot, "S", view, width=400)
    track = round(400 / (1 + OVER_ZONE))
    err = theme.current().color("err")
    assert image.pixelColor(track + 5, 9) == err
    assert image.pixelColor(track - 1, 7) == theme.current().color("text3")
    assert "over the load line" in bar.tip_at(track + 8, 12)


def test_rows_with_room_share_one_scale(qtbot):
    fits, _ = drawn(qtbot, "S", plan_bar_view(PLAN), width=400, room=True)
    big, _ = drawn(qtbot, "S", plan_bar_view(v.BIG_PLAN.devices[0]), width=400, room=True)
    assert fits.layout_of(fits.view.items).line == big.layout_of(big.view.items).line


def test_labels_give_way_with_the_width(qtbot):
    current = theme.current()
    _, image = drawn(qtbot, "L", plan_bar_view(PLAN))
    ink = {image.pixelColor(x, 35).name() for x in range(90, 170)}
    assert current.on_item("weights").name() in ink
    tiny = {image.pixelColor(x, 35).name() for x in range(508, 515)}
    assert tiny == {current.item("compute").name()}


def test_pointing_says_mib_bytes_source_and_confidence(qtbot):
    bar, _ = drawn(qtbot, "L", plan_bar_view(PLAN, PLAN.items))
    tip = bar.tip_at(100, 30)
    assert "Weights: 5,041 MiB" in tip
    assert "5,285,871,616 bytes" in tip
    assert "dry run" in tip
    assert "exact" in tip
    assert bar.tip_at(700, 30).startswith("Free")
    assert bar.tip_at(840, 30).startswith("Kept free")
    assert bar.tip_at(100, 58).startswith("Weights")


def test_it_speaks(qtbot):
    bar, _ = drawn(qtbot, "L", plan_bar_view(PLAN, title="Qwen3.5 9B"))
    assert bar.accessibleName().startswith("Plan for Qwen3.5 9B: 17,080 of 23,795")
    assert "KV cache 8,192 MiB" in bar.accessibleDescription()
    bar.show_plan(None)
    assert bar.accessibleName() == "Plan: nothing planned"


def test_bars_grow_to_new_widths_once_and_stop(qtbot):
    bar, _ = drawn(qtbot, "L", plan_bar_view(PLAN))
    with qtbot.waitExposed(bar):
        bar.show()
    old = bar.layout_of(bar.view.items).end
    finished = QSignalSpy(bar._grow.finished)
    bar.show_plan(plan_bar_view(v.WIDE_PLAN.devices[0]))
    assert bar.layout_of(bar.view.items).end == old
    qtbot.waitUntil(lambda: finished.count() == 1)
    assert bar.layout_of(bar.view.items).end > old
    bar.hide()


def test_without_motion_everything_is_there_at_once(qtbot):
    theme.current().apply("light", reduce_motion=True)
    bar, _ = drawn(qtbot, "L", plan_bar_view(PLAN))
    with qtbot.waitExposed(bar):
        bar.show()
    old = bar.layout_of(bar.view.items).end
    bar.show_plan(plan_bar_view(v.WIDE_PLAN.devices[0]))
    assert bar.layout_of(bar.view.items).end > old
    bar.hide()


def test_patterns_follow_the_theme(qtbot):
    theme.current().apply("hc")
    _, image = drawn(qtbot, "L", plan_bar_view(PLAN))
    kv = {image.pixelColor(x, 22).name() for x in range(230, 300)}
    assert len(kv) > 1


def test_the_key_has_the_bars_order_and_wraps(qtbot):
    key = PlanKey()
    qtbot.addWidget(key)
    key.show_plan(plan_bar_view(PLAN))
    assert [item.key for item in key.items] == [*ORDER, "reserve"]
    assert "Weights 5,041 MiB" in key.accessibleDescription()
    assert key.heightForWidth(300) > key.heightForWidth(1200)
    image_bar = key.grab().toImage()
    assert image_bar.pixelColor(5, 9) == QColor(theme.current().item("other"))


def test_a_plan_for_the_processor_is_the_computers_memory(qtbot):
    view = plan_bar_view(v.CPU_PLAN.host, title="Gemma 3 270M")
    assert [item.key for item in view.items] == ["other", "weights", "kv", "compute", "runtime"]
    assert view.capacity_bytes == 32_747 * MIB
    bar, image = drawn(qtbot, "M", view)
    assert bar.tip_at(10, 20).startswith("Other programs")
    assert image.rect().contains(QPoint(1, 1))


@given(
    st.lists(st.integers(1, 9 * MIB), min_size=1, max_size=5),
    st.integers(0, 40 * MIB),
    st.integers(0, 9 * MIB),
)
def test_what_is_shown_of_a_plan_adds_up(sizes, free, other):
    keys = ("weights", "kv", "compute", "mtp_kv", "runtime")
    items = tuple(LineItem(key=key, bytes=size) for key, size in zip(keys, sizes, strict=False))
    device = DevicePlan(
        name="card",
        capacity_bytes=50 * MIB,
        free_bytes=free,
        other_programs_bytes=other,
        items=items,
        reserves=(),
    )
    view = plan_bar_view(device)
    ours = [item for item in view.items if item.key != "other"]
    assert sum(int(item.figure) for item in ours) == round(device.total_bytes / MIB)
    total, line = round(device.total_bytes / MIB), round(device.load_line_bytes / MIB)
    assert int(view.spare.replace("\N{MINUS SIGN}", "-")) == line - total
    assert all(abs(int(item.figure) - item.bytes / MIB) < 1 for item in ours)
    used, shown_line, spare = map(int, re.findall(r"\d+", view.name))
    assert used == sum(int(item.figure) for item in view.items)
    assert shown_line - used == (spare if line >= total else -spare)
