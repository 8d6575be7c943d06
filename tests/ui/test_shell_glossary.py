"""No word of the field without what it means: for a pointer, for the Tab key, for the ear."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMainWindow, QToolTip, QVBoxLayout, QWidget

import ui
from app.machine.history import THROTTLE_BITS
from tests.ui import flow_values as v
from ui import theme, words
from ui.presenters.glossary import ENTRIES, meaning_of, setup_meanings
from ui.presenters.plan_bar import plan_bar_view
from ui.widgets.elided import ElidedLabel
from ui.widgets.glossary import GlossaryDialog
from ui.widgets.graph_frame import Span
from ui.widgets.key import PlanKey
from ui.widgets.labels import Label
from ui.widgets.plan_bar import PlanBar
from ui.widgets.shortcuts import ShortcutsDialog
from ui.widgets.term import Term
from ui.widgets.throttle_strip import ThrottleStrip

FOLDER = Path(ui.__file__).parent


@pytest.fixture
def window(qtbot):
    theme.current().apply("light", reduce_motion=True)
    made = QMainWindow()
    made.resize(900, 700)
    qtbot.addWidget(made)
    yield made
    QToolTip.hideText()
    made.hide()


def show(qtbot, window: QMainWindow, *widgets: QWidget) -> None:
    body = QWidget()
    layout = QVBoxLayout(body)
    for widget in widgets:
        layout.addWidget(widget)
    window.setCentralWidget(body)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


def test_every_word_of_the_glossary_stands_in_the_window():
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in FOLDER.rglob("*.py")
        if path.name != "glossary.py"
    )
    unused = [word for one in ENTRIES for word in one.words if f'"{word}"' not in sources]
    assert unused == []


def test_no_word_has_two_meanings():
    every = [word for one in ENTRIES for word in one.words]
    assert len(every) == len(set(every))


def test_a_word_is_known_in_the_language_that_it_is_shown_in():
    german = {"Weights": "Gewichte", ENTRIES[0].meaning: "…"}
    words.speak(lambda text: german.get(text, text))
    try:
        assert meaning_of("Gewichte").startswith("The model itself")
        assert meaning_of("Weights") == ""
    finally:
        words.speak(str)


def test_tab_comes_to_a_word_and_says_what_it_means(qtbot, window):
    plain, term, other = Term("Fan"), Term("KV cache"), Term("Context")
    show(qtbot, window, plain, term, other)
    other.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.keyClick(other, Qt.Key.Key_Backtab)
    assert term.hasFocus()
    assert QToolTip.text() == meaning_of("KV cache")
    qtbot.keyClick(term, Qt.Key.Key_Tab)
    assert other.hasFocus()
    assert QToolTip.text() == meaning_of("Context")
    assert plain.focusPolicy() is Qt.FocusPolicy.NoFocus
    interface = QAccessible.queryAccessibleInterface(term)
    assert interface.text(QAccessible.Text.Name) == "KV cache"
    assert interface.text(QAccessible.Text.Description) == meaning_of("KV cache")


def test_a_click_elsewhere_shows_no_meaning(qtbot, window):
    term = Term("KV cache")
    show(qtbot, window, term)
    term.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not QToolTip.isVisible()


def test_a_known_word_has_dots_below_and_takes_no_more_room(qtbot, window):
    term, label = Term("KV cache", "body"), Label("KV cache", "body", wrap=True)
    show(qtbot, window, term, label)
    assert term.sizeHint() == label.sizeHint()
    assert term.grab().toImage() != label.grab().toImage()
    term.setText("Fan")
    label.setText("Fan")
    assert term.grab().toImage() == label.grab().toImage()


def test_pointing_at_a_part_of_the_plan_says_what_it_is(qtbot, window):

    key, bar = PlanKey(), PlanBar("L")
    show(qtbot, window, key, bar)
    for widget in (key, bar):
        widget.show_plan(plan_bar_view(v.PLAN.devices[0]))
    said = {key.tip_at(x, 5) for x in range(0, key.width(), 10)}
    assert said > {meaning_of("Weights"), meaning_of("KV cache"), meaning_of("Compute")}
    assert {key.tip_at(x, 500) for x in range(0, key.width(), 10)} == {""}
    assert bar.tip_at(100, 30).endswith(meaning_of("Weights"))


def test_pointing_at_a_slowdown_says_what_slowed_the_card(qtbot, window):
    strip = ThrottleStrip()
    show(qtbot, window, strip)
    at = array("d", [0.0, 20.0, 40.0, 60.0])
    cap = float(1 << THROTTLE_BITS.index("sw-power-cap"))
    strip.show_bits(at, array("d", [0.0, cap, 0.0, 0.0]), Span(0, 60))
    assert strip.tip_at(strip.x(30.0)) == f"Power limit for 20 s\n{meaning_of('Power limit')}"
    assert strip.tip_at(strip.x(50.0)) == ""
    assert strip.accessibleDescription() == meaning_of("Power limit")


def test_the_line_of_a_setup_says_what_its_words_mean(qtbot, window):
    label = ElidedLabel("32 of 32 layers on the card · KV f16 · MTP 3", about=setup_meanings)
    show(qtbot, window, label)
    words = ("On the processor", "KV cache", "MTP")
    assert label.toolTip() == "\n".join(f"{word}: {meaning_of(word)}" for word in words)
    assert label.accessibleDescription() == label.toolTip()
    label.setFixedWidth(60)
    assert label.toolTip().startswith("32 of 32 layers on the card")
    label.setText("The card is free for other work")
    assert label.accessibleDescription() == ""


@pytest.mark.parametrize("percent", [100, 200])
def test_the_list_of_keys_scrolls_where_the_window_is_small(qtbot, window, percent):
    show(qtbot, window)
    window.resize(800, 600)
    theme.current().apply("light", text_scale_pct=percent)
    try:
        keys = ShortcutsDialog(window)
        keys.open()
        qtbot.waitUntil(keys.isActiveWindow)
        assert keys.height() <= window.height()
        bar = keys.keys.verticalScrollBar()
        assert bar.maximum() > 0
        keys.keys.setFocus()
        qtbot.keyClick(keys.keys, Qt.Key.Key_Down)
        assert bar.value() > 0
        keys.close()
    finally:
        theme.current().apply("light")


def test_the_list_of_keys_leads_to_the_list_of_words(qtbot, window):
    show(qtbot, window)
    keys = ShortcutsDialog(window)
    keys.open()
    qtbot.mouseClick(keys.words, Qt.MouseButton.LeftButton)
    assert not keys.isVisible()
    dialog = window.findChild(GlossaryDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    said = []
    for _ in ENTRIES:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        now = dialog.focusWidget()
        said.append((now.accessibleName(), now.accessibleDescription()))
    assert said == [(one.words[0], one.meaning) for one in ENTRIES]
    dialog.close()
