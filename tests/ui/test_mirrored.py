"""A mirrored window: its parts change sides, its words, figures and their dots do not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QLabel, QWidget

import ui
from tests.ui import flow_values as v
from tests.ui.crowding import crowded
from tests.ui.readable import painted
from tests.ui.scenes import scenes
from tests.ui.settling import settled
from ui import icons
from ui import theme as themes
from ui.pages.pieces import Metrics
from ui.pages.settings_boxes import WholeBox
from ui.pages.tables import Cell, Table
from ui.presenters.chat_rows import Thought
from ui.presenters.plan_bar import plan_bar_view
from ui.presenters.receipts import MetricView
from ui.widgets.base import row
from ui.widgets.buttons import Button
from ui.widgets.direction import inset, isolated, written
from ui.widgets.key import PlanKey
from ui.widgets.menu import Menu
from ui.widgets.reply import ThoughtItem
from ui.widgets.reply_foot import Figure
from ui.widgets.search_field import SearchField
from ui.widgets.segmented import Segmented
from ui.widgets.writing import Writing

ENGLISH, MIRRORED = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
PAINTED = [
    "shell-pieces",
    "shell-palette-800",
    "shell-plan-bars",
    "shell-monitor",
    "models-ladder",
    "models-planned",
    "settings-expert",
    "chat-versions",
    "setup-2-model",
    "fixes-failed",
    "setup-4-proof",
]


@pytest.fixture(autouse=True)
def light(qapp):
    themes.current().apply("light", reduce_motion=True)
    yield
    qapp.setLayoutDirection(ENGLISH)


@pytest.fixture
def both(qtbot, qapp):
    """Return what `make` looks like from left to right, and mirrored."""

    def picture(make, way) -> QImage:
        qapp.setLayoutDirection(way)
        widget = make()
        qtbot.addWidget(widget)
        widget.resize(widget.sizeHint())
        return widget.grab().toImage()

    return lambda make: (picture(make, ENGLISH), picture(make, MIRRORED))


def ink(image: QImage) -> QRect:
    """Return the rectangle of everything that differs from the corner's colour."""
    ground = image.pixel(0, 0)
    places = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != ground
    ]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    return QRect(left, top, right - left + 1, bottom - top + 1)


@pytest.mark.parametrize("name", PAINTED)
def test_a_page_has_room_for_all_and_each_painter_chooses_its_way(qtbot, qapp, name):
    qapp.setLayoutDirection(MIRRORED)
    scene = scenes()[name]()
    qtbot.addWidget(scene)
    scene.show()
    settled(qtbot, scene)
    with painted() as written:
        scene.grab()
    assert written
    assert crowded(scene) == []


@pytest.mark.parametrize("text", ["Add file…", "10 min", "100 %", "You can write now."])
def test_the_words_of_a_button_keep_their_dots_and_figures(both, text):
    usual, mirrored = both(lambda: Button(text))
    assert usual == mirrored


def test_a_segment_keeps_its_figure_before_its_unit(both):
    usual, mirrored = both(lambda: Segmented(["10 min"]))
    assert usual == mirrored


def test_a_menu_keeps_the_dots_at_the_end(qtbot, qapp):
    qapp.setLayoutDirection(MIRRORED)
    menu = Menu()
    qtbot.addWidget(menu)
    menu.addAction("Choose a file…")
    menu.resize(menu.sizeHint())
    shown = menu.grab().toImage()
    inside = shown.copy(4, 4, shown.width() - 8, shown.height() - 8)
    words = inside.copy(ink(inside))
    dots = words.copy(words.width() - 6, 0, 6, words.height())
    assert ink(dots).top() > words.height() / 2


def test_letters_that_run_to_the_left_are_left_alone():
    assert isolated("שלום…", MIRRORED) == "שלום…"
    assert isolated("Open…", ENGLISH) == "Open…"
    assert isolated("", MIRRORED) == ""


def test_a_sentence_that_begins_with_a_name_runs_as_its_window_does():
    assert written("Q8_0 is recommended.", MIRRORED) == ENGLISH
    assert written("Q8_0 מומלץ.", MIRRORED) == MIRRORED
    assert written("Q8_0 מומלץ.", ENGLISH) == Qt.LayoutDirection.LayoutDirectionAuto


@pytest.mark.parametrize(("name", "before"), [("Weights", True), ("משקלים", False)])
def test_the_figure_of_a_part_follows_its_name(qtbot, qapp, monkeypatch, name, before):
    qapp.setLayoutDirection(MIRRORED)
    key, placed = PlanKey(), {}
    qtbot.addWidget(key)
    key.show_plan(plan_bar_view(v.PLAN.devices[0]), names={"weights": name})
    key.resize(key.sizeHint())
    draw = QPainter.drawText

    def note(painter, point, text):
        placed[text] = point.x()
        draw(painter, point, text)

    monkeypatch.setattr(QPainter, "drawText", note)
    key.grab()
    figure = next(item.figure for item in key.items if item.key == "weights")
    assert (placed[name] < placed[figure]) == before


def test_a_figure_is_read_before_its_unit(both):
    def figure() -> QWidget:
        made = Figure("bolt", "tokens/s")
        made.set_value("72.1")
        return made

    usual, mirrored = both(figure)
    wide = usual.width() - 18
    assert usual.copy(18, 0, wide, usual.height()) == mirrored.copy(0, 0, wide, usual.height())


def test_a_large_figure_stands_left_of_its_unit(qtbot, qapp):
    qapp.setLayoutDirection(MIRRORED)
    metrics = Metrics()
    qtbot.addWidget(metrics)
    metrics.draw((MetricView("6.2", "s", "Cold start"),))
    metrics.resize(300, 80)
    metrics.show()
    settled(qtbot, metrics)
    value, unit = (
        next(label for label in metrics.findChildren(QLabel) if label.text() == text)
        for text in ("6.2", "s")
    )
    assert value.mapTo(metrics, value.rect().topRight()).x() < unit.mapTo(metrics, unit.pos()).x()


def test_the_outer_segments_have_the_frames_corners_where_they_stand(qtbot):
    choice = Segmented(["Name", "Largest", "Proven"])
    qtbot.addWidget(choice)
    for way, places in (
        (MIRRORED, ["right", "middle", "left"]),
        (ENGLISH, ["left", "middle", "right"]),
    ):
        choice.setLayoutDirection(way)
        shown = [choice.button(name).property("place") for name in ("Name", "Largest", "Proven")]
        assert shown == places


def test_a_spinner_stands_beside_the_words_of_its_button(qtbot, qapp):
    qapp.setLayoutDirection(MIRRORED)
    holder = QWidget()
    button = Button("Busy")
    row(holder).addWidget(button)
    qtbot.addWidget(holder)
    button.set_busy(True)
    holder.show()
    settled(qtbot, holder)
    spinner = button.findChild(QWidget)
    spinner.hide()
    words = ink(button.grab().toImage().copy(3, 3, button.width() - 6, button.height() - 6))
    assert spinner.x() >= words.right() + 3 + 4


def test_numbers_stand_with_their_ones_under_each_other(qtbot, qapp):
    qapp.setLayoutDirection(MIRRORED)
    table = Table(("MiB", "Predicted"), "Memory")
    qtbot.addWidget(table)
    numbers = ("15,110", "201", "0")
    table.show_rows([(Cell("Weights"), Cell(number, number=True)) for number in numbers])
    table.resize(400, 160)
    table.show()
    settled(qtbot, table)
    ends = [
        label.x() + ink(label.grab().toImage()).right()
        for label in table.findChildren(QLabel)
        if label.text() in numbers
    ]
    assert len(ends) == 3
    assert max(ends) - min(ends) <= 1


def test_what_is_typed_begins_beside_the_glass_and_away_from_the_arrows(qtbot):
    search, box = SearchField("Search"), WholeBox()
    for widget in (search, box):
        qtbot.addWidget(widget)
    assert search.alignment() & Qt.AlignmentFlag.AlignLeft
    search.setLayoutDirection(MIRRORED)
    assert search.alignment() & Qt.AlignmentFlag.AlignRight
    assert box.alignment() & Qt.AlignmentFlag.AlignLeft


def test_a_number_begins_away_from_its_arrows_and_as_far_from_its_edge(both):
    def box() -> QWidget:
        made = WholeBox()
        made.setSuffix(" layers")
        return made

    usual, mirrored = both(box)
    wide = usual.width() - 6
    begins = ink(usual.copy(3, 3, wide, usual.height() - 6)).left()
    ends = ink(mirrored.copy(3, 3, wide, mirrored.height() - 6)).right()
    assert abs(begins - (wide - 1 - ends)) <= 6
    assert ends > wide / 2


def test_a_menu_opens_under_its_button_at_the_side_where_that_begins(qtbot, qapp):
    for way in (ENGLISH, MIRRORED):
        qapp.setLayoutDirection(way)
        window, menu = QWidget(), Menu()
        for widget in (window, menu):
            qtbot.addWidget(widget)
        button = Button("Drafting file", parent=window)
        button.setGeometry(300, 20, 200, 30)
        window.resize(700, 400)
        window.show()
        menu.addAction("No file")
        menu.open_below(button)
        box = QRect(button.mapToGlobal(button.rect().topLeft()), button.size())
        at = menu.geometry()
        assert (at.right() if way == MIRRORED else at.left()) == (
            box.right() if way == MIRRORED else box.left()
        )
        menu.hide()


def test_what_invites_to_write_ends_with_its_dots(qtbot):
    text = Writing()
    qtbot.addWidget(text)
    text.setLayoutDirection(MIRRORED)
    text.invite("Reply to Qwen3.6 27B…")
    assert text.placeholderText() == isolated("Reply to Qwen3.6 27B…", MIRRORED)
    text.setLayoutDirection(ENGLISH)
    text.invite("Reply to Qwen3.6 27B…")
    assert text.placeholderText() == "Reply to Qwen3.6 27B…"


def test_the_dot_beside_a_thought_is_towards_it(qtbot):
    thought = ThoughtItem()
    qtbot.addWidget(thought)
    data = Thought("a", "Thought for 5.7 s", "· 412 tokens")
    thought.show_data(data)
    assert thought.tokens.text() == "· 412 tokens"
    thought.setLayoutDirection(MIRRORED)
    thought.show_data(data)
    assert thought.tokens.text() == "412 tokens ·"


def test_an_arrow_back_points_the_other_way(qapp):
    colour = themes.current().color("text")
    usual = icons.pixmap("undo", colour, 16).toImage()
    qapp.setLayoutDirection(MIRRORED)
    assert icons.pixmap("undo", colour, 16).toImage() == usual.transformed(
        QTransform.fromScale(-1, 1)
    )


def test_unequal_sides_change_places(qapp):
    for way, sides in ((ENGLISH, (12, 6)), (MIRRORED, (6, 12))):
        qapp.setLayoutDirection(way)
        layout = row()
        inset(layout, 12, 1, 6, 2)
        margins = layout.contentsMargins()
        assert (margins.left(), margins.right()) == sides
        assert (margins.top(), margins.bottom()) == (1, 2)


def test_no_layout_has_sides_that_would_not_change_places():
    found = [
        f"{path.name}: {call.func.attr}"
        for path in Path(ui.__path__[0]).rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "setContentsMargins"
        and len(call.args) == 4
        and path.name != "direction.py"
        and ast.dump(call.args[0]) != ast.dump(call.args[2])
    ]
    assert found == []
