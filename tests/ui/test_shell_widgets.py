from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QVBoxLayout, QWidget

from ui import theme
from ui.pages.chat_bars import UndoBar
from ui.pages.fixes_receipts import ListRow
from ui.presenters.marks import Mark
from ui.presenters.stage_row import StageRow
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip, Tag
from ui.widgets.elided import ElidedLabel
from ui.widgets.empty import EmptyState
from ui.widgets.focus_ring import FocusRing
from ui.widgets.labels import Label
from ui.widgets.page import Page
from ui.widgets.progress import ProgressBar
from ui.widgets.segmented import Segmented
from ui.widgets.slider import StepSlider
from ui.widgets.spinner import Spinner
from ui.widgets.stage_list import StageList
from ui.widgets.switch import Switch


@pytest.fixture
def shown(qtbot):
    """Show widgets in a column of one window."""

    def show(*widgets: QWidget) -> QMainWindow:
        window = QMainWindow()
        qtbot.addWidget(window)
        body = QWidget()
        layout = QVBoxLayout(body)
        for widget in widgets:
            layout.addWidget(widget)
        window.setCentralWidget(body)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    windows = []
    yield lambda *widgets: windows.append(show(*widgets)) or windows[-1]
    for window in windows:
        window.hide()


# --- buttons -----------------------------------------------------------------------------------
def test_a_busy_button_keeps_its_words_and_takes_no_clicks(qtbot, shown):
    button = Button("Load", icon="play")
    clicks = []
    button.clicked.connect(lambda: clicks.append(1))
    shown(button)
    button.set_busy(True)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert clicks == []
    assert button.text() == "Load"
    assert button.findChild(Spinner).isVisible()
    button.set_busy(False)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert clicks == [1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_keyboard_presses_the_focused_button(qtbot, shown, key):
    button = Button("Try it", "primary")
    shown(button)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, key)


def test_a_button_without_words_has_a_name_and_a_tooltip(qtbot):
    button = Button("", icon="more", name="More")
    qtbot.addWidget(button)
    assert button.accessibleName() == button.toolTip() == "More"


def test_a_key_inside_a_button_has_its_room(qtbot):
    plain, hinted = Button("Choose", "primary"), Button("Choose", "primary", hint="Enter")
    for button in (plain, hinted):
        qtbot.addWidget(button)
    width = QFontMetricsF(theme.current().font("caption")).horizontalAdvance("Enter")
    assert hinted.sizeHint().width() >= plain.sizeHint().width() + width


# --- text --------------------------------------------------------------------------------------
def test_wrapped_text_keeps_the_line_height_of_the_scale(qtbot):
    label = Label("word " * 60, "body", wrap=True)
    qtbot.addWidget(label)
    lines = label.heightForWidth(200) / 20
    assert lines == int(lines) > 5
    assert label.heightForWidth(400) < label.heightForWidth(200)
    assert Label("one\ntwo", "body", wrap=True).heightForWidth(300) == 40


def test_wrapped_text_in_a_card_is_never_cut(qtbot, shown):
    card = Card()
    label = Label("Searching and downloading wait for the network. " * 4, "secondary", wrap=True)
    card.body.addWidget(label)
    window = shown(card)
    window.resize(260, 500)
    qtbot.waitUntil(lambda: label.width() < 260)
    assert label.height() >= label.heightForWidth(label.width())


def test_text_that_gives_way_says_all_in_its_tooltip(shown):
    label = ElidedLabel("unsloth/Qwen3.6-27B-MTP-GGUF:UD-Q4_K_XL")
    shown(label)
    label.resize(80, 20)
    assert label.elided
    assert label.toolTip() == label.text()
    label.resize(800, 20)
    assert not label.elided
    assert label.toolTip() == ""


def test_a_role_and_a_tone_give_font_and_colour(qtbot):
    label = Label("x", "title", tone="err")
    qtbot.addWidget(label)
    assert label.font().pixelSize() == 20
    assert label.palette().windowText().color() == theme.current().color("err")
    theme.current().apply("dark")
    assert label.palette().windowText().color() == theme.current().color("err")


def test_a_label_that_is_moved_keeps_its_role_its_size_and_its_colour(qtbot, shown):
    place, label = QWidget(), Label("x")
    QVBoxLayout(place)
    shown(label, place)
    label.set_role("strong", tone="err")
    theme.current().apply("dark", text_scale_pct=150)
    place.layout().addWidget(label)
    assert (label.font().weight(), label.font().pixelSize()) == (600, theme.current().px(13))
    assert label.palette().windowText().color() == theme.current().color("err")


# --- chips and notes ---------------------------------------------------------------------------
def test_a_chip_says_its_word(qtbot):
    chip = Chip("fits")
    qtbot.addWidget(chip)
    assert chip.accessibleName() == "Fits"
    narrow = chip.sizeHint().width()
    chip.show_mark(Mark("err", "big", "Does not fit at all"))
    assert chip.accessibleName() == "Does not fit at all"
    assert chip.sizeHint().width() > narrow
    chip.show_kind("tight")
    assert chip.mark.icon == "tight"


def test_a_tag_without_text_hides(qtbot):
    tag = Tag("Q4_K_M")
    qtbot.addWidget(tag)
    tag.set_text("")
    assert not tag.isVisible()


def test_a_card_may_be_selected_without_moving_what_is_in_it(qtbot):
    card = Card()
    qtbot.addWidget(card)
    card.set_state("selected")
    assert card.body.contentsMargins().left() == 15
    card.set_state("")
    assert card.body.contentsMargins().left() == 16


def test_a_note_changes_its_tone(qtbot):
    note = Note("One.")
    qtbot.addWidget(note)
    note.set_note("Two.", "err")
    assert note.label.text() == "Two."
    assert note.property("tone") == "err"


@pytest.mark.parametrize("kind", [Note, UndoBar])
def test_what_is_only_tinted_has_an_edge_in_high_contrast(shown, kind):
    theme.current().apply("hc", reduce_motion=True)
    strip = kind("A chat was deleted.") if kind is Note else kind()
    shown(strip)
    strip.show()
    grabbed = strip.grab().toImage()
    edge = grabbed.pixelColor(0, grabbed.height() // 2)
    assert edge == theme.current().color("line-strong")


@pytest.mark.parametrize("name", ["hc", "light"])
def test_what_is_chosen_has_an_outline_in_high_contrast(qtbot, name):
    theme.current().apply(name, reduce_motion=True)
    row = ListRow("one")
    qtbot.addWidget(row)
    row.resize(200, 44)
    row.choose(chosen=True)
    edge = row.grab().toImage().pixelColor(100, 0)
    assert edge == theme.current().color("accent" if name == "hc" else "selected")


def test_an_empty_state_can_say_something_else(qtbot):
    empty = EmptyState("offline", "No connection", "Everything here works.", [Button("Again")])
    qtbot.addWidget(empty)
    empty.say("ok", "Connected", "Searching works again.", role="ok")
    assert empty.title.text() == "Connected"
    assert not empty.picture.pixmap().isNull()


# --- choices -----------------------------------------------------------------------------------
def test_arrow_keys_move_through_segments(qtbot, shown):
    choice = Segmented([("a", "First"), ("b", "Second"), ("c", "Third")], name="Pick")
    shown(choice)
    choice.button("a").setFocus()
    with qtbot.waitSignal(choice.chosen) as told:
        qtbot.keyClick(choice.button("a"), Qt.Key.Key_Right)
    assert told.args == ["b"]
    assert choice.key == "b"


def test_choosing_a_segment_moves_no_other(qtbot, shown):
    choice = Segmented(["One", "Two", "Three"])
    shown(choice)
    before = [choice.button(key).geometry() for key in ("One", "Two", "Three")]
    choice.set_key("Three")
    assert [choice.button(key).geometry() for key in ("One", "Two", "Three")] == before


def test_setting_a_segment_tells_nobody(qtbot):
    choice = Segmented(["One", "Two"])
    qtbot.addWidget(choice)
    with qtbot.assertNotEmitted(choice.chosen):
        choice.set_key("Two")
        choice.set_key("unknown")
    assert choice.key == "Two"


def test_a_switch_is_a_check_box(qtbot, shown):
    switch = Switch(name="Drafting")
    shown(switch)
    with qtbot.waitSignal(switch.toggled):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()
    interface = QAccessible.queryAccessibleInterface(switch)
    assert interface.role() == QAccessible.Role.CheckBox
    assert interface.text(QAccessible.Text.Name) == "Drafting"


def test_slider_arrows_double_and_halve(qtbot, shown):
    slider = StepSlider([4096 << n for n in range(7)], name="Context")
    shown(slider)
    slider.set_step(65_536)
    with qtbot.waitSignal(slider.chosen) as told:
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert told.args == [131_072]
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert slider.step == 32_768
    assert slider.accessibleName() == "Context: 32,768"


def test_a_slider_jumps_to_where_it_is_clicked(qtbot, shown):
    slider = StepSlider([1, 2, 4, 8, 16], name="Size")
    shown(slider)
    slider.resize(416, 36)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(208, 10))
    assert slider.step == 4
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(8, 10))
    assert slider.step == 16


@pytest.mark.parametrize("width", range(100, 700, 25))
def test_a_slider_writes_its_ends_and_even_steps_between(qtbot, width):
    slider = StepSlider([2048 << n for n in range(8)], name="Context")
    qtbot.addWidget(slider)
    slider.resize(width, 36)
    first, *between, last = slider.labelled()
    assert (first, last) == (0, 7)
    apart = {after - before for before, after in pairwise((first, *between))}
    assert len(apart) <= 1, f"uneven: {between}"


def test_other_steps_keep_the_nearest_choice_below(qtbot):
    slider = StepSlider([1, 2, 4, 8], name="Size")
    qtbot.addWidget(slider)
    slider.set_step(8)
    with qtbot.assertNotEmitted(slider.chosen):
        slider.set_steps([1, 3, 6])
    assert slider.step == 6


# --- progress ----------------------------------------------------------------------------------
def test_progress_is_named_and_keeps_to_its_ends(qtbot):
    bar = ProgressBar("Download")
    qtbot.addWidget(bar)
    bar.set_fraction(1.7)
    assert bar.value() == bar.maximum()
    bar.set_fraction(-1)
    assert bar.value() == 0
    assert bar.accessibleName() == "Download"


def test_a_spinner_turns_only_while_it_is_seen(qtbot, shown):
    spinner = Spinner()
    window = shown(spinner)
    assert spinner._timer is not None
    window.hide()
    assert spinner._timer is None


def test_a_spinner_stands_still_without_motion(qtbot, shown):
    theme.current().apply("light", reduce_motion=True)
    spinner = Spinner()
    shown(spinner)
    assert spinner._timer is None


# --- stages ------------------------------------------------------------------------------------
def test_stages_change_in_place_and_are_announced(qtbot, shown, monkeypatch):
    stages = StageList()
    shown(stages)
    stages.show_rows([StageRow("Load", "running"), StageRow("Reply", "waiting")])
    lines = list(stages._lines)
    said = []
    monkeypatch.setattr(stages, "_announce", said.append)
    stages.show_rows([StageRow("Load", "passed", "5.87 GB", "6.2 s"), StageRow("Reply", "running")])
    assert stages._lines == lines
    assert said == ["Load: passed"]
    assert lines[0].accessibleName() == "Load: passed, 5.87 GB, 6.2 s"
    assert lines[1].dot.state == "running"
    qtbot.waitUntil(lines[1].dot._spinner.isVisible)


# --- focus -------------------------------------------------------------------------------------
def test_the_ring_follows_the_keyboard_and_not_the_mouse(qtbot, shown):
    first, second = QLineEdit(), Button("Second")
    window = shown(first, second)
    ring = FocusRing(window)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second
    assert ring.isVisible()
    inside = ring.geometry().adjusted(4, 4, -4, -4)
    assert inside.topLeft() == second.mapTo(window, QPoint(0, 0))
    assert inside.size() == second.size()
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert not ring.isVisible()


def test_the_ring_moves_with_what_it_surrounds(qtbot, shown):
    button = Button("Here")
    window = shown(QLineEdit(), button)
    ring = FocusRing(window)
    qtbot.keyClick(window, Qt.Key.Key_Tab)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    window.resize(window.width() + 120, window.height() + 80)
    qtbot.waitUntil(
        lambda: ring.geometry().center() == button.geometry().translated(
            window.centralWidget().pos()
        ).center()
    )  # fmt: skip


# --- pages -------------------------------------------------------------------------------------
def test_a_page_is_compact_in_a_small_window(qtbot):
    page = Page("Models", "On this computer")
    qtbot.addWidget(page)
    page.resize(800, 600)
    with qtbot.waitExposed(page):
        page.show()
    assert page.compact
    page.resize(1200, 800)
    qtbot.waitUntil(lambda: not page.compact)
    page.hide()
