from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.commands import (
    AcceptRisk,
    CancelWork,
    DismissFailure,
    KeepTrial,
    Qualify,
    TryAgain,
    TryRemedy,
    UndoTrial,
)
from app.session import Phase
from app.state import State
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.fixes import FixesPage
from ui.pages.fixes_receipts import ListRow
from ui.pages.fixes_remedies import RemedyLine

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
GUIDE = "free-host-memory "
FIRST = "smaller-ubatch 4,096 → 512"


def fixes(qtbot: QtBot, state: State) -> tuple[Bench[FixesPage], FixesPage]:
    shown = Bench(qtbot, FixesPage, state)
    return shown, shown.page


def test_a_failure_takes_the_page(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    assert page.header.title.text() == "Qwen3.5 9B did not start"
    assert page.failure.title.text() == v.DIAGNOSIS.title
    assert page.failure.why.text() == v.DIAGNOSIS.why
    assert page.failure.confidence.mark.text == "Certain"
    lines = [row for row in page.failure.remedies.rows.values() if isinstance(row, RemedyLine)]
    assert [line.number.text() for line in lines] == ["1", "2", "3", "4"]
    assert lines[0].button.property("kind") == "primary"
    assert lines[2].button.property("kind") == "quiet"
    assert lines[0].button.accessibleName().startswith("Try: Smaller micro-batch, 4,096 → 512")
    lines[1].button.click()
    assert shown.core.take() == [TryRemedy(kind="unpinned-host")]


def test_what_each_remedy_frees_stands_in_one_column(qtbot: QtBot) -> None:
    _, page = fixes(qtbot, v.having(v.FAILED))
    lines = [row for row in page.failure.remedies.rows.values() if isinstance(row, RemedyLine)]
    qtbot.wait(1)
    for part in ("button", "chip"):
        places = [getattr(line, part).mapTo(page, QPoint()).x() for line in lines]
        assert len(set(places)) == 1
    ends = [line.where.mapTo(page, line.where.rect().topRight()).x() for line in lines]
    assert len(set(ends)) == 1
    assert [line.name.text() for line in lines if line.name.text().endswith(" ")] == []


def test_a_guide_is_shown_and_nothing_is_tried(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    line = page.failure.remedies.rows[GUIDE]
    assert isinstance(line, RemedyLine)
    assert not line.guide.isVisible()
    line.button.click()
    assert line.guide.isVisible()
    assert line.guide.text() == v.DIAGNOSIS.remedies[3].why
    assert shown.core.take() == []


def test_the_report_is_copied_and_the_failure_dismissed(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    page.failure.copy.click()
    assert v.DIAGNOSIS.evidence[0] in QGuiApplication.clipboard().text()
    page.dismiss.click()
    assert shown.core.take() == [DismissFailure()]
    shown.session(v.PLANNED)
    assert not page.failure.isVisible()
    assert page.header.title.text() == "Fixes and receipts"


def test_a_failure_is_tried_again_as_it_is_but_not_before_a_restart_that_it_needs(
    qtbot: QtBot,
) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    page.failure.again.click()
    assert shown.core.take() == [TryAgain()]
    lost = v.DIAGNOSIS.model_copy(update={"severity": "hardware", "cause": "gpu-lost-xid79"})
    shown.session(v.FAILED.model_copy(update={"diagnosis": lost}))
    assert not page.failure.again.isVisible()


def test_a_failed_try_can_be_undone(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED.model_copy(update={"trial": v.TRIAL})))
    assert page.failure.tried.isVisible()
    page.failure.undo.click()
    assert shown.core.take() == [UndoTrial()]


def test_an_unknown_cause_shows_what_is_known(qtbot: QtBot) -> None:
    _, page = fixes(qtbot, v.having(v.FAILED.model_copy(update={"diagnosis": v.UNKNOWN})))
    assert page.failure.title.text() == "We do not know this one"
    assert page.failure.nearest.isVisible()
    assert not page.failure.helps_title.isVisible()


def test_a_fix_is_tried_then_kept(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    shown.session(v.TRYING)
    assert page.trial.isVisible()
    assert not page.failure.isVisible()
    assert not page.trial.keep.isVisible()
    page.trial.stop.click()
    assert shown.core.take() == [CancelWork()]
    shown.session(v.TRIED)
    assert page.trial.title.text() == "It works with a micro-batch of 512"
    assert len(page.trial.before.bars) == 1
    page.trial.keep.click()
    page.trial.undo.click()
    assert shown.core.take() == [KeepTrial(), UndoTrial()]
    shown.session(v.READY)
    assert not page.trial.isVisible()


def test_enter_keeps_a_fix_that_worked(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.TRIED))
    page.trial.keep.setFocus()
    qtbot.keyClick(page.trial.keep, Qt.Key.Key_Return)
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Enter)
    assert shown.core.take() == [KeepTrial(), KeepTrial()]


def test_enter_tries_the_first_remedy(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    first = page.failure.remedies.rows[FIRST]
    assert isinstance(first, RemedyLine)
    first.button.setFocus()
    qtbot.keyClick(first.button, Qt.Key.Key_Return)
    assert shown.core.take() == [TryRemedy(kind="smaller-ubatch")]


def test_a_stopped_try_can_be_proven_or_undone(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.TRYING.model_copy(update={"phase": Phase.PLANNED})))
    page.trial.prove.click()
    assert shown.core.take() == [Qualify()]
    assert page.trial.undo.isVisible()


def test_a_tight_try_needs_consent(qtbot: QtBot) -> None:
    tight = v.TRYING.model_copy(update={"phase": Phase.REMEDIED, "plan": v.TIGHT_PLAN})
    shown, page = fixes(qtbot, v.having(tight))
    page.trial.accept.click()
    assert shown.core.take() == [AcceptRisk(), Qualify()]


def test_receipts_are_read_one_at_a_time(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.READY))
    assert page.overview.detail.title.text() == "Qwen3.5 9B · Q4_K_M"
    page.overview.detail.again.click()
    assert shown.core.take() == [Qualify()]
    second = page.overview.receipts.rows["r2"]
    assert isinstance(second, ListRow)
    second.click()
    assert page.overview.detail.title.text() == "Gemma 3 270M · Q4_K_M"
    assert second.isChecked()
    assert not page.overview.detail.again.isVisible()


def test_the_list_is_reachable_from_a_failure_and_back(qtbot: QtBot) -> None:
    _, page = fixes(qtbot, v.having(v.FAILED))
    page.back.click()
    assert page.overview.detail.isVisible()
    assert page.overview.trouble.isVisible()
    page.overview.trouble.click()
    assert page.failure.isVisible()


def test_another_failure_takes_the_page_from_the_list(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    page.back.click()
    shown.session(v.FAILED.model_copy(update={"diagnosis": v.UNKNOWN}))
    assert page.failure.isVisible()


def test_what_becomes_known_of_the_same_failure_leaves_the_list_alone(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.FAILED))
    page.back.click()
    more = v.DIAGNOSIS.model_copy(update={"remedies": v.DIAGNOSIS.remedies[:2]})
    shown.session(v.FAILED.model_copy(update={"diagnosis": more}))
    assert not page.failure.isVisible()
    page.overview.trouble.click()
    assert len(page.failure.remedies.rows) == 2


def test_a_hidden_page_waits_until_it_is_shown(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.READY))
    page.hide()
    shown.session(v.FAILED)
    assert page.header.title.text() == "Fixes and receipts"
    page.show()
    assert page.header.title.text() == "Qwen3.5 9B did not start"
    assert page.failure.isVisible()


def test_without_receipts_one_next_step_is_offered(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.PLANNED, v.FRESH))
    assert page.empty.isVisible()
    assert page.prove.text() == "Prove Qwen3.5 9B"
    page.prove.click()
    assert shown.core.take() == [Qualify()]
    shown.session(None)
    with qtbot.waitSignal(page.navigate) as told:
        page.choose.click()
    assert told.args == ["models"]


def test_the_clocks_come_when_the_card_is_known(qtbot: QtBot) -> None:
    known = replace(v.having(v.READY), clocks=None)
    shown, page = fixes(qtbot, replace(known, machine=None))
    shown.becomes(replace(known, machine=None))
    assert page.overview.isVisible()
    assert not page.overview.clocks_row.isVisible()
    shown.becomes(known)
    assert page.overview.clocks_row.isVisible()
