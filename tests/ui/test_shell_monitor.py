from __future__ import annotations

import csv
from array import array
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from app.commands import WatchGraphs
from app.events import Marked
from app.machine.history import THROTTLE_BITS, SampleHistory
from app.state import State
from tests.ui import flow_values as v
from tests.ui import shell_values as life
from tests.ui.scenes import RecordingCore
from ui import theme
from ui.pages.monitor import MonitorPage
from ui.presenters.axes import axis_words, nice_ticks
from ui.presenters.figures import duration
from ui.presenters.monitor import NO_CARD, monitor_view
from ui.presenters.plan_bar import ORDER
from ui.presenters.stack import Residency, Stretch, engine_at, split, split_host, used_bytes
from ui.presenters.throttle import slowdowns
from ui.presenters.trace import trace
from ui.store import Store
from ui.widgets.plotting import Plotting

MIB = 1 << 20
LIFE = life.life()
CPU_LIFE = life.life(card=False)


# --- whose memory it is ------------------------------------------------------------------------
@given(
    st.lists(st.integers(1, 1 << 34), min_size=1, max_size=6),
    st.integers(0, 1 << 35),
    st.integers(0, 1 << 36),
    st.one_of(st.none(), st.integers(0, 1 << 35)),
)
def test_splitting_never_loses_nor_invents_a_byte(sizes, others, used, ours):
    named = tuple(zip(ORDER[1:], sizes, strict=False))
    stretch = Stretch(0.0, others, named, ours, ready=10.0)
    for moment in (5.0, 15.0):
        parts = split(stretch, moment, used)
        assert sum(size for _, size in parts) == used
        assert all(size >= 0 for _, size in parts)
        keys = [key for key, _ in parts]
        assert len(set(keys)) == len(keys)


def test_without_a_model_everything_belongs_to_others():
    assert split(None, 0.0, 7) == (("other", 7),)


def test_a_stay_is_remembered_from_load_to_end():
    stays = Residency()
    for state in LIFE:
        stays.note(state)
    gone = replace(LIFE[-1], session=None, sample=life.sample_at(50.0).model_copy(
        update={"at": life.START + 700}
    ))  # fmt: skip
    assert stays.note(gone)
    stay = stays.stretches[0]
    assert stay.start == life.START + life.LOAD
    assert stay.others_bytes == v.OTHER * MIB
    assert stay.ours_bytes == 16_006 * MIB
    assert stay.end == life.START + 700
    assert stays.at(life.START + 10) is None
    assert stays.at(life.START + 300) is stay
    assert stays.at(life.START + 701) is None


def test_once_ready_the_engine_takes_what_the_plan_did_not_name():
    stays = Residency()
    for state in LIFE:
        stays.note(state)
    now = dict(split(stays.at(life.START + 500), life.START + 500, used_bytes(LIFE[500])))
    assert now["other"] == v.OTHER * MIB
    assert now["weights"] == 5041 * MIB
    assert now["runtime"] == (700 + 204) * MIB


def test_while_loading_the_weights_come_first():
    stays = Residency()
    for state in LIFE:
        stays.note(state)
    moment = life.START + life.LOAD + 2
    now = dict(split(stays.at(moment), moment, used_bytes(LIFE[int(life.LOAD) + 2])))
    assert set(now) == {"other", "weights"}


@given(
    st.lists(st.integers(1, 1 << 34), min_size=1, max_size=6),
    st.integers(0, 1 << 34),
    st.integers(0, 1 << 36),
    st.one_of(st.none(), st.tuples(st.integers(0, 1 << 35), st.integers(0, 1 << 35))),
)
def test_splitting_the_computers_memory_never_loses_nor_invents_a_byte(sizes, cut, used, engine):
    named = tuple(zip(ORDER[1:], sizes, strict=False))
    stay = Stretch(0.0, 0, named, mapped_bytes=max(0, sizes[0] - cut))
    parts = split_host(stay, used, engine)
    assert sum(size for _, size in parts) == used
    assert all(size >= 0 for _, size in parts)
    assert len({key for key, _ in parts}) == len(parts)
    if engine is not None:
        assert dict(parts)["other"] == max(0, used - engine[0])


def at_second(second):
    """Return how the life without a card is split at `second`."""
    stays = Residency()
    for state in CPU_LIFE:
        stays.note(state)
    engine = engine_at(life.history_of(CPU_LIFE).since(0), life.START + second)
    used = used_bytes(CPU_LIFE[second])
    parts = split_host(stays.at(life.START + second), used, engine)
    return {key: round(size / MIB) for key, size in parts}


def test_mapped_weights_are_the_models_and_not_other_programs():
    # The engine holds 823 MiB, 241 of them mapped: 5,766 MiB of 6,529 are somebody else's, less
    # the 60 that the process had before it loaded anything.
    assert at_second(500) == {
        "other": 5_706,
        "weights": 241,
        "kv": 72,
        "compute": 260,
        "runtime": 250,
    }


def test_weights_that_are_dropped_or_read_later_leave_the_others_alone():
    stay = Stretch(0.0, 900, (("weights", 500), ("kv", 100)), mapped_bytes=500)
    assert split_host(stay, 1000, (100, 0)) == (("other", 900), ("kv", 100))
    assert split_host(stay, 1400, (500, 400)) == (("other", 900), ("weights", 400), ("kv", 100))


def test_weights_that_were_read_and_not_mapped_come_first():
    stay = Stretch(0.0, 0, (("weights", 500), ("kv", 100)))
    assert split_host(stay, 1000, (550, 30)) == (("other", 450), ("weights", 500), ("kv", 50))


def test_where_nothing_is_told_of_files_the_weights_are_what_is_left():
    stay = Stretch(0.0, 0, (("weights", 500), ("kv", 100)), mapped_bytes=400)
    assert split_host(stay, 1000, (450, 0)) == (("other", 550), ("weights", 350), ("kv", 100))


def test_before_the_engine_is_there_everything_belongs_to_others():
    assert at_second(int(life.LOAD) - 2) == {"other": 5_766}


# --- what it says ------------------------------------------------------------------------------
def test_a_card_has_its_figures():
    view = monitor_view(LIFE[500])
    figures = {metric.name: f"{metric.value} {metric.unit}" for metric in view.metrics}
    assert figures["To the load line"] == "6,511 MiB"
    assert figures["Busy"] == "94 %"
    assert figures["Power"].endswith("of 450 W")
    assert [curve.key for curve in view.curves] == ["sm", "mem", "power", "heat"]
    assert view.subtitle == "RTX 3090 Ti · driver 591.86 · ten times a second"
    assert view.throttle
    assert not view.note


def test_who_uses_the_card_adds_up():
    rows = {row.name: row.figure for row in monitor_view(LIFE[500]).users}
    assert rows == {
        "Plimsoll engine": "16,006",
        "gnome-shell": "612",
        "firefox": "498",
        "Everything else": "168",
        "In all": "17,284",
    }


def test_another_program_is_never_taken_for_the_engine():
    rows = [row.name for row in monitor_view(LIFE[20]).users]
    assert "Plimsoll engine" not in rows


def test_a_driver_that_does_not_tell_shows_no_zeros():
    state = LIFE[500]
    card = state.sample.gpus[0].model_copy(
        update={"fan_pct": None, "power_w": None, "power_limit_w": None}
    )
    quiet = replace(state, sample=state.sample.model_copy(update={"gpus": (card,)}))
    figures = {metric.name: metric.value for metric in monitor_view(quiet).metrics}
    assert figures["Fan"] == figures["Power"] == "\N{EN DASH}"


def test_without_a_card_it_says_so_and_shows_the_computer():
    view = monitor_view(CPU_LIFE[500])
    assert view.note == NO_CARD
    assert view.memory.title == "Computer memory"
    assert [curve.key for curve in view.curves] == ["cpu", "worker"]
    assert not view.throttle
    assert view.users == ()
    assert [share.text for share in view.shares] == ["6,529 of 32,747 MiB", "823 MiB", "582 MiB"]
    assert next(m.value for m in view.metrics if m.name == "Free memory") == "26,218"


def test_a_sleeping_card_is_named():
    state = LIFE[40]
    asleep = replace(state, sample=state.sample.model_copy(update={"gpus": ()}))
    assert "asleep" in monitor_view(asleep).note


def test_an_unknown_machine_is_not_guessed():
    assert not monitor_view(State()).known


def test_events_are_newest_first():
    events = monitor_view(LIFE[500]).events
    assert [event.text for event in events] == [
        "Slow", "Long prompt", "Reply", "Ready", "Load",
    ]  # fmt: skip


def test_slowdowns_have_a_word_a_start_and_an_end():
    capped = float(1 << THROTTLE_BITS.index("sw-power-cap"))
    idle = float(1 << THROTTLE_BITS.index("idle"))
    at = array("d", range(8))
    bits = array("d", [0, idle, capped, capped, 0, float("nan"), capped, capped])
    found = slowdowns(at, bits)
    assert [(slow.word, slow.start, slow.end) for slow in found] == [
        ("Power limit", 2, 4),
        ("Power limit", 6, 7),
    ]


@given(st.integers(1 << 28, 1 << 40))
def test_ticks_are_few_and_end_at_the_capacity(capacity):
    ticks = nice_ticks(capacity)
    assert ticks[0] == 0
    assert ticks[-1] == capacity
    assert list(ticks) == sorted(ticks)
    assert len(ticks) <= 6


@given(
    st.lists(st.tuples(st.floats(0.01, 20), st.floats(0, 100)), min_size=1, max_size=60),
    st.floats(0.05, 10),
)
def test_a_curve_in_few_points_covers_what_all_of_them_would(steps, seconds):
    at, values, now = array("d"), array("d"), 0.0
    for step, value in steps:
        now += step
        at.append(now)
        values.append(value)
    columns = [column for piece in trace(at, values, 0.0, seconds) for column in piece]
    assert sum(len(column.points()) for column in columns) <= 4 * len(columns)
    for column in columns:
        held = [v for t, v in zip(at, values, strict=True) if int(t / seconds) == column.place]
        assert column.points()[0] in held
        assert (min(column.points()), max(column.points())) == (column.low, column.high)
        assert min(held) <= column.low <= column.high <= max(held)
    assert {column.place for column in columns} == {int(moment / seconds) for moment in at}


def test_a_curve_stops_where_nothing_was_read():
    at = array("d", [0, 1, 2, 3, 4, 20, 21])
    values = array("d", [1, 2, float("nan"), 4, 5, 6, 7])
    pieces = trace(at, values, 0.0, 1.0)
    assert [[column.last for column in piece] for piece in pieces] == [[1, 2], [4, 5], [6, 7]]


def test_the_time_axis_ends_now():
    words = axis_words(life.START, life.START + 600)
    assert words[-1] == (1.0, "Now")
    assert len(words) == 6


# --- the page ----------------------------------------------------------------------------------
@pytest.fixture
def page(qtbot):
    made = []

    def show(states: list[State] = LIFE, *, visible: bool = True) -> MonitorPage:
        core = RecordingCore(states[-1])
        core.history = life.history_of(states)
        store = Store(states[-1])
        page = MonitorPage(core, store)
        page.core, page.store = core, store
        for state in states:
            page.residency.note(state)
        qtbot.addWidget(page)
        page.resize(1000, 740)
        made.append(page)
        if visible:
            with qtbot.waitExposed(page):
                page.show()
        return page

    yield show
    for page in made:
        page.hide()


def tick(page: MonitorPage, second: float, *, state: State | None = None) -> None:
    """Let one more second come."""
    sample = life.sample_at(second)
    page.core.history.add(sample)
    page.store.take(replace(state or page.store.state, sample=sample))


def test_sampling_is_asked_for_while_it_is_seen(page):
    shown = page()
    assert shown.core.asked == [WatchGraphs(visible=True)]
    shown.hide()
    assert shown.core.asked[-1] == WatchGraphs(visible=False)


def test_nothing_is_drawn_while_it_is_hidden(page, qtbot):
    hidden = page(visible=False)
    assert hidden.graphs is None
    tick(hidden, 601.0)
    qtbot.wait(60)
    assert hidden.graphs is None
    assert hidden.core.asked == []


def test_the_pictures_are_scrolled_and_not_drawn_again(page, qtbot):
    shown = page()
    shown.windows.button("1 min").click()
    memory, power = shown.graphs.memory, shown.graphs.curves["power"]

    def drawn_with(second: float) -> tuple[int, int]:
        tick(shown, second)
        qtbot.waitUntil(lambda: shown.graphs.strip.span.end == life.START + second)
        shown.grab()
        return memory.drawn_columns, power.drawn_points

    columns, points = drawn_with(601.0)
    after = drawn_with(602.0)
    width = round(memory.plot().width())
    assert 0 < after[0] - columns <= width // 30
    assert 0 < after[1] - points <= 2


@pytest.mark.parametrize("ratio", [1, 2, 3])
def test_a_curve_that_was_moved_looks_as_if_drawn_anew(page, qtbot, monkeypatch, ratio):
    shown = page()
    power = shown.graphs.curves["power"]
    monkeypatch.setattr(type(power), "devicePixelRatioF", lambda _: float(ratio))
    for second in (601.0, 602.0, 603.0):
        tick(shown, second)
        qtbot.waitUntil(lambda end=second: shown.graphs.strip.span.end == life.START + end)
        shown.grab()
    moved = power.scrolled.picture.toImage()
    power.scrolled.forget()
    power.grab()
    assert power.scrolled.picture.toImage() == moved


@pytest.mark.parametrize("ratio", [1, 2, 3])
def test_a_curve_is_as_thick_on_every_screen(page, monkeypatch, ratio):
    shown = page()
    power = shown.graphs.curves["power"]
    monkeypatch.setattr(type(power), "devicePixelRatioF", lambda _: float(ratio))
    power.scrolled.forget()
    power.grab()
    image = power.scrolled.picture.toImage()
    columns = range(image.width() // 2, image.width())
    inked = [
        sum(image.pixelColor(x, y).alpha() > 0 for y in range(image.height())) for x in columns
    ]
    assert min(inked) == ratio


def test_graphs_whose_library_comes_later_are_made_and_drawn_bit_by_bit(page, qtbot, monkeypatch):
    monkeypatch.setattr(Plotting, "fetch", lambda _: False)
    shown = page()
    assert shown.graphs is None
    shown._plotting.here.emit()
    assert shown.graphs is not None
    assert not shown.graphs.curves
    qtbot.waitUntil(lambda: shown.graphs.strip.span.end == life.START + 600)
    assert list(shown.graphs.curves) == ["sm", "mem", "power", "heat"]
    assert shown.side.metrics._shown
    graphs = shown.graphs
    shown._plotting.here.emit()
    assert shown.graphs is graphs


def test_the_graphs_take_the_room_of_a_large_window(page, qtbot):
    shown = page()
    graphs = shown.graphs
    small = {name: graph.height() for name, graph in graphs.curves.items()}
    low = graphs.memory.height()
    shown.window().resize(2400, 1600)
    qtbot.waitUntil(lambda: graphs.memory.height() > 2 * low)
    assert all(graph.height() > 1.5 * small[name] for name, graph in graphs.curves.items())
    assert graphs.strip.height() == theme.current().px(20)
    named = {item.key for item in graphs.key.items} | set(graphs.memory.named())
    assert {"weights", "kv", "mtp", "runtime", "other"} <= named
    bottom = graphs.mapTo(shown, graphs.rect().bottomLeft()).y()
    assert shown.height() - bottom < 40


def test_memory_is_painted_in_the_colours_of_its_items(page):
    shown = page()
    image = shown.graphs.memory.grab().toImage()
    area = shown.graphs.memory.plot()
    x = round(area.right()) - 5
    height = area.height()
    for share, key in ((0.02, "other"), (0.15, "weights"), (0.4, "kv")):
        y = round(area.bottom() - share * height)
        assert image.pixelColor(x, y) == theme.current().item(key), key
    line = shown.graphs.memory._y((v.TOTAL - 768) * MIB)
    assert image.pixelColor(round(area.left()) + 4, round(line)) == theme.current().color(
        "loadline"
    )


@pytest.mark.parametrize("ratio", [1, 2, 3])
def test_memory_is_told_apart_without_its_colours_and_moves_with_its_patterns(
    page, qtbot, monkeypatch, ratio
):
    theme.current().apply("hc", reduce_motion=True)
    shown = page()
    graph = shown.graphs.memory
    monkeypatch.setattr(type(graph), "devicePixelRatioF", lambda _: float(ratio))
    for second in (601.0, 602.0, 603.0):
        tick(shown, second)
        qtbot.waitUntil(lambda end=second: shown.graphs.strip.span.end == life.START + end)
        shown.grab()
    moved = graph.scrolled.picture.toImage()
    for share, key in ((0.02, "other"), (0.15, "weights"), (0.4, "kv")):
        y = round(moved.height() * (1 - share))
        colours = {moved.pixel(moved.width() - x, y - up) for x in range(1, 40) for up in range(3)}
        assert (len(colours) > 1) == (key != "weights"), key
    graph.forget()
    graph.grab()
    assert graph.scrolled.picture.toImage() == moved


def test_no_line_goes_through_the_words_of_the_memory_graph(page, monkeypatch):
    graph = page().graphs.memory
    drawn: list[tuple[str, float]] = []
    line, text = QPainter.drawLine, QPainter.drawText
    monkeypatch.setattr(
        QPainter, "drawLine", lambda *given: [drawn.append(("", given[1].y())), line(*given)]
    )
    monkeypatch.setattr(
        QPainter, "drawText", lambda *given: [drawn.append((given[2], given[1].y())), text(*given)]
    )
    graph.forget()
    graph.grab()
    words = [word for word, _ in drawn]
    below = QFontMetricsF(graph.theme.font("caption")).descent()
    flags = [y for word, y in drawn if word in {flag.text for flag in graph.flags}]
    assert flags
    assert max(flags) + below < graph.plot().top(), "the uppermost line goes through the flags"
    last_mark = len(words) - 1 - words[::-1].index("")
    assert words.index("KV cache") > last_mark, "a mark goes through the name of an item"


def test_graphs_say_their_figures(page):
    shown = page()
    assert shown.graphs.memory.accessibleName().startswith(
        "Card memory: now 17,284 of 24,563 MiB, 6,511 below the load line"
    )
    assert shown.graphs.curves["power"].accessibleName().startswith("Power: now 3")
    assert f"Power limit for {duration(60)}" in shown.graphs.strip.accessibleName()


def test_holding_keeps_the_picture_until_it_goes_on(page, qtbot):
    shown = page()
    end = shown.graphs.memory.span.end
    qtbot.keyClick(shown, Qt.Key.Key_Space)
    assert shown.hold.isChecked()
    assert shown.hold.text() == "Go on"
    tick(shown, 601.0)
    tick(shown, 640.0)
    qtbot.wait(80)
    assert shown.graphs.memory.span.end == end
    shown.hold.click()
    assert shown.graphs.memory.span.end == life.START + 640


def test_windows_show_another_stretch(page):
    shown = page()
    for key, length in (("1 min", 60), ("10 min", 600), ("1 h", 3600)):
        shown.windows.button(key).click()
        assert shown.graphs.memory.span.length == length
    shown.windows.button("session").click()
    assert shown.graphs.memory.span.length == 600


def test_pointing_at_one_graph_shows_the_moment_in_all(page, qtbot):
    shown = page()
    power = shown.graphs.curves["power"]
    middle = power.plot().center()
    qtbot.mouseMove(power, QPoint(round(middle.x()), round(middle.y())))
    moment = power.moment(round(middle.x()))
    assert shown.graphs.memory.cursor == pytest.approx(moment, abs=2)
    qtbot.keyClick(shown, Qt.Key.Key_Right)
    assert shown.graphs.memory.cursor == pytest.approx(moment + 6, abs=2)
    for _ in range(60):
        qtbot.keyClick(shown, Qt.Key.Key_Right)
    assert shown.graphs.memory.cursor is None


def test_readings_are_exported_away_from_the_window(page, qtbot, tmp_path):
    shown = page()
    target = tmp_path / "readings.csv"
    shown.exporter.write_to(str(target))
    assert shown.export.busy
    qtbot.waitUntil(lambda: not shown.export.busy)
    with target.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 601
    assert f"{v.UUID}.used_bytes" in rows[0]


def test_the_graphs_are_exported_as_a_picture(page, qtbot, tmp_path):
    shown = page()
    target = tmp_path / "graphs.png"
    shown.exporter.write_to(str(target))
    qtbot.waitUntil(lambda: not shown.export.busy)
    image = QImage(str(target))
    seen = {image.pixelColor(x, 130).name() for x in range(0, image.width(), 3)}
    assert {theme.current().item(key).name() for key in ("weights", "kv")} & seen


def test_figures_and_graphs_change_together(page, qtbot):
    shown = page()
    old = shown.side.metrics._shown
    tick(shown, 600.4)
    qtbot.wait(60)
    assert shown.side.metrics._shown == old, "a figure that is newer than its graph"
    tick(shown, 601.0)
    power = shown.graphs.curves["power"]
    qtbot.waitUntil(lambda: power.span.end == life.START + 601)
    figures = {metric.name: metric.value for metric in shown.side.metrics._shown}
    assert figures["Power"] == str(round(power._reading()))


def test_what_only_moves_shares_a_frame_and_what_is_drawn_anew_has_one_of_its_own(page, qtbot):
    shown = page()
    graphs = [shown.graphs.memory, *shown.graphs.curves.values()]
    frames = []

    def come(second: float) -> None:
        ends = lambda: [graph.span.end == life.START + second for graph in graphs]  # noqa: E731
        # Connected last, so it counts after each frame what that frame has drawn.
        count = shown.graphs._frame.timeout.connect(lambda: frames.append(sum(ends())))
        tick(shown, second)
        qtbot.waitUntil(lambda: all(ends()))
        shown.graphs._frame.timeout.disconnect(count)
        shown.grab()

    come(601.0)
    frames.clear()
    come(602.0)
    assert frames == []
    come(1202.0)
    assert frames == list(range(2, len(graphs) + 1))


def test_an_export_that_fails_is_told(page, qtbot, tmp_path):
    shown = page()
    shown.exporter.write_to(str(tmp_path / "no" / "readings.csv"))
    qtbot.waitUntil(lambda: not shown.export.busy)
    assert "could not be written" in shown.note.label.text()
    assert shown.note.isVisible()


def test_a_machine_without_a_card_lives_too(page):
    shown = page(CPU_LIFE)
    assert set(shown.graphs.curves) == {"cpu", "worker"}
    assert shown.note.isVisible()
    assert not shown.graphs.strip.isVisible()
    assert shown.graphs.memory.accessibleName().startswith("Computer memory: now 6,5")


def test_events_can_all_be_seen(page):
    marks = tuple(Marked(at=life.START + n, kind="reply", text=f"Reply {n}") for n in range(12))
    shown = page([replace(LIFE[-1], marks=marks)])
    events = shown.side.events
    assert events._rows.count() == 4
    events.more.click()
    assert events._rows.count() == 12
    events.more.click()
    assert events._rows.count() == 4


def test_a_history_without_a_sample_is_no_trouble(page):
    shown = page([replace(LIFE[0], sample=None)])
    shown.core.history = SampleHistory()
    shown.grab()
    assert shown.side.metrics._cells
