from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.settings import Settings
from tests.ui import engine_values as engines
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.settings import SettingsPage
from ui.presenters.settings_search import found_rows, holds, looked_at

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
WIDE, SMALL = (1000, 700), (744, 540)


def settings(
    qtbot: QtBot, kept: Settings | None = None, size: tuple[int, int] = WIDE
) -> tuple[Bench[SettingsPage], SettingsPage]:
    shown = Bench(qtbot, SettingsPage, replace(v.SEEN, settings=kept or Settings(onboarded=True)))
    shown.page.window().resize(*size)
    qtbot.waitExposed(shown.page.window())
    return shown, shown.page


def groups(page: SettingsPage) -> list[str]:
    """Return the groups that the list at the side shows."""
    return [one.text() for one in page.sections.list.buttons if not one.isHidden()]


def marked(page: SettingsPage) -> str:
    return next(one.text() for one in page.sections.list.buttons if one.isChecked())


def button(page: SettingsPage, name: str):
    return next(one for one in page.sections.list.buttons if one.text() == name)


def test_words_are_found_without_case_and_accents_and_in_any_order() -> None:
    assert holds("Schriftgröße ändern", "ANDERN grosse")
    assert not holds("Schriftgröße ändern", "andern klein")
    assert holds("テーマ", "")


def test_a_row_is_found_by_its_own_words_and_those_of_its_heading() -> None:
    rows = ("Temperature", "Longest reply", "")
    assert found_rows("replies temp", "Replies", rows) == {0}
    assert found_rows("replies", "Replies", rows) == {0, 1}
    assert found_rows("", "Replies", rows) == {0, 1}
    assert found_rows("port", "Replies", rows) == frozenset()


def test_the_group_looked_at_is_the_last_that_has_begun() -> None:
    tops = (0, 300, None, 700)
    assert [looked_at(tops, value, 50) for value in (0, 249, 250, 649, 650)] == [0, 0, 1, 1, 3]
    assert looked_at((None, 90), 0, 50) == 1
    assert looked_at((None,), 0, 50) == 0


def test_a_click_goes_to_a_group_and_scrolling_marks_the_one_that_is_read(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    assert groups(page)[0] == marked(page) == "General"
    qtbot.mouseClick(button(page, "Downloads"), Qt.MouseButton.LeftButton)
    bar = page.sections.scroll.verticalScrollBar()
    assert bar.value() == page.downloads.y() > 0
    assert marked(page) == "Downloads"
    bar.setValue(page.replies.y())
    assert marked(page) == "Replies"
    bar.setValue(bar.maximum())
    assert marked(page) == "About"
    # It is too near to the end to come to the upper edge, and was asked for all the same.
    qtbot.mouseClick(button(page, "Privacy"), Qt.MouseButton.LeftButton)
    assert marked(page) == "Privacy"


def test_the_arrow_keys_walk_through_the_groups_and_enter_goes_inside(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    qtbot.waitUntil(page.isActiveWindow)
    button(page, "General").setFocus()
    qtbot.keyClick(button(page, "General"), Qt.Key.Key_Down)
    assert marked(page) == "Replies"
    assert button(page, "Replies").hasFocus()
    assert page.sections.scroll.verticalScrollBar().value() == page.replies.y()
    qtbot.keyClick(button(page, "Replies"), Qt.Key.Key_Return)
    assert page.replies.isAncestorOf(page.window().focusWidget())


def test_a_search_leaves_the_rows_that_hold_its_words(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    qtbot.keyClicks(page.search, "HIGHER varied")
    assert groups(page) == ["Replies"]
    assert page.row("temperature").isVisible()
    assert not page.row("max_reply_tokens").isVisible()
    assert not page.general.isVisible()
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert page.row("max_reply_tokens").isVisible()
    assert page.general.isVisible()


def test_a_search_finds_what_is_folded_away(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    assert "Sampling" not in groups(page)
    page.search.setText("top-k")
    assert groups(page) == ["Sampling"]
    assert page.row("sampling.top_k").isVisible()
    page.search.clear()
    assert not page.sampling.isVisible()
    page.expert.setChecked(True)
    assert "Sampling" in groups(page)


def test_a_search_without_a_find_says_so(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    page.search.setText("qwertz")
    assert groups(page) == []
    assert page.sections.nothing.isVisible()
    assert page.sections.nothing.title.text() == "No setting contains “qwertz”."
    page.search.clear()
    assert not page.sections.nothing.isVisible()


def test_what_a_group_hides_no_search_shows(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    page.search.setText("next free")
    assert not page.row("api_port").isVisible()
    shown.becomes(replace(shown.store.state, settings=Settings(onboarded=True, api_on=True)))
    assert page.row("api_port").isVisible()
    assert not page.row("api_lan").isVisible()
    page.search.clear()
    assert page.row("api_lan").isVisible()
    shown.becomes(replace(shown.store.state, settings=Settings(onboarded=True)))
    assert not page.row("api_port").isVisible()


def test_news_of_the_engine_do_not_show_it_while_something_else_is_looked_for(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    assert "Engine" not in groups(page)
    page.search.setText("theme")
    shown.becomes(replace(shown.store.state, engines=engines.CHOSEN))
    assert groups(page) == ["General"]
    assert not page.engines.isVisible()
    page.search.clear()
    assert "Engine" in groups(page)


def test_a_small_window_has_no_list_but_the_search(qtbot: QtBot) -> None:
    _, page = settings(qtbot, size=SMALL)
    assert not page.sections.list.isVisible()
    assert page.search.isVisible()
    assert page.sections.list not in page.regions()


def test_no_letter_makes_a_widget_anew(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    before = page.findChildren(QWidget)
    for end in range(1, 9):
        page.search.setText("temperat"[:end])
    page.search.clear()
    assert page.findChildren(QWidget) == before


def test_a_row_without_a_warning_has_no_gap_for_one(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    qtbot.waitUntil(lambda: page.api.height() > 0)
    below = page.api.height() - page.api.state.geometry().bottom()
    assert below == page.general.height() - page.row("start_at_login").geometry().bottom()
