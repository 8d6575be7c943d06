"""The panel of the card's clocks: the search watched and stopped, what it found used and kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.commands import (
    ForgetClocks,
    KeepClocks,
    LookAtClocks,
    ReleaseClocks,
    SearchClocks,
    StopClockSearch,
    UseClocks,
)
from app.state import State
from app.values.clocks import Clocks
from tests.ui import fixes_values as f
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.fixes import FixesPage
from ui.pages.fixes_clocks import ClocksDetail, StepLine
from ui.presenters.clock_panel import clocks_line, present_clocks

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def known(clocks: Clocks | None) -> State:
    return replace(v.having(v.READY, f.KNOWN), clocks=clocks)


def reading(qtbot: QtBot, clocks: Clocks | None) -> tuple[Bench[FixesPage], ClocksDetail]:
    shown = Bench(qtbot, FixesPage, known(clocks))
    shown.page.overview.clocks_row.click()
    assert shown.core.take() == [LookAtClocks()]
    return shown, shown.page.overview.clocks


def test_the_panel_asks_how_the_clocks_stand_and_searches_with_a_ready_model(qtbot: QtBot) -> None:
    shown, panel = reading(qtbot, None)
    assert panel.isVisible()
    shown.becomes(known(f.CLOCKS))
    assert panel.subtitle.text() == "NVIDIA GeForce RTX 3090 Ti · Not locked"
    panel.search.click()
    panel.lock.click()
    assert shown.core.take() == [SearchClocks(), UseClocks(mode="tdp")]
    shown.becomes(replace(v.having(v.PLANNED, f.KNOWN), clocks=f.CLOCKS))
    assert not panel.search.isEnabled()
    assert panel.hint.text() == "Load a model first: it works meanwhile."


def test_a_search_shows_every_step_and_can_be_stopped(qtbot: QtBot) -> None:
    shown, panel = reading(qtbot, f.SEARCHING_CLOCKS)
    lines = [line for line in panel.steps.rows.values() if isinstance(line, StepLine)]
    assert [line.name.text() for line in lines] == ["Without a lock", "Base clock"]
    assert lines[1].figures.text() == "41.8 tokens/s · 1,560 MHz · 339 W · 71 °C"
    assert "power limit, its heat" in lines[1].why.text()
    assert panel.trying.text() == "The model works at 1,470 MHz or less."
    assert not panel.search.isVisible()
    panel.stop.click()
    assert shown.core.take() == [StopClockSearch()]


def test_what_was_found_is_used_given_back_and_kept(qtbot: QtBot) -> None:
    shown, panel = reading(qtbot, f.FOUND_CLOCKS)
    assert panel.result.text() == (
        "The highest stable clock: 1,470 MHz, 41.2 instead of 42.4 tokens/s."
    )
    assert not panel.lock.isVisible(), "they are locked"
    panel.use.click()
    panel.release.click()
    panel.kept.keep.click()
    assert shown.core.take() == [UseClocks(mode="1470"), ReleaseClocks(), KeepClocks()]
    shown.becomes(known(f.FOUND_CLOCKS.model_copy(update={"locked_mode": "1470"})))
    assert not panel.use.isVisible(), "it is in use"
    shown.becomes(known(f.FOUND_CLOCKS.model_copy(update={"kept": "210 to 1,470 MHz"})))
    assert not panel.kept.keep.isVisible(), "it is kept"
    panel.kept.forget.click()
    assert shown.core.take() == [ForgetClocks()]


def test_where_no_click_can_keep_it_there_are_lines_to_copy(qtbot: QtBot) -> None:
    _, panel = reading(qtbot, f.KEPT_CLOCKS)
    assert not panel.kept.keep.isVisible()
    assert "permission was not given" in panel.trouble.label.text()
    panel.kept.by_forget.copy.click()
    assert QGuiApplication.clipboard().text() == f.KEPT_CLOCKS.forget_command


def test_without_the_helper_the_commands_stand_by_themselves(qtbot: QtBot) -> None:
    _, panel = reading(qtbot, f.NO_CLOCKS)
    assert panel.problem.label.text() == f.NO_CLOCKS.problem.text
    panel.hand_lock.copy.click()
    assert QGuiApplication.clipboard().text() == f.NO_CLOCKS.hand_lock
    assert not panel.search.isEnabled()


def test_a_computer_without_a_card_has_no_such_line(qtbot: QtBot) -> None:
    shown = Bench(qtbot, FixesPage, replace(known(None), machine=None))
    assert not shown.page.overview.clocks_row.isVisible()


@pytest.mark.parametrize(
    ("changes", "result"),
    [
        ({"steps": f.STEPS_OF_A_SEARCH[:2]}, "No step was stable."),
        (
            {"steps": f.STEPS_OF_A_SEARCH[:2], "stopped": "It was stopped."},
            "It was stopped. No step was stable up to then.",
        ),
        ({"steps": ()}, ""),
        ({"ended": False}, ""),
    ],
)
def test_what_a_search_came_to_is_said(changes: dict[str, object], result: str) -> None:
    view = present_clocks(known(f.FOUND_CLOCKS.model_copy(update=changes)))
    assert view is not None
    assert view.result == result


def test_the_list_says_in_one_line_how_the_clocks_stand() -> None:
    lines = [
        clocks_line(known(one))
        for one in (None, f.CLOCKS, f.SEARCHING_CLOCKS, f.FOUND_CLOCKS, f.KEPT_CLOCKS)
    ]
    assert lines == [
        "Lock them, or find the best lock",
        "Not locked",
        "Searching: 2 steps done",
        "Locked to the base clock",
        "Locked at every start to 210 to 1,470 MHz",
    ]
