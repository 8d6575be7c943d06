"""The walk, the last seconds, the bundle, the health and the memory, as a person meets them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.commands import CancelWork, CheckHealth, FixForMe, PrepareBundle, SaveBundle
from app.state import State
from app.values.diagnosis import FlightPoint
from app.values.transfer import Transfer
from tests.ui import fixes_values as f
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.fixes import FixesPage
from ui.pages.fixes_health import CheckLine
from ui.pages.fixes_remedies import RemedyLine
from ui.presenters.fixing import present_fixing
from ui.presenters.flight import present_flight
from ui.presenters.health import health_line, present_health
from ui.presenters.strip import fixes_waiting, strip_view
from ui.presenters.trial import present_trial
from ui.presenters.tried import present_tried

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def fixes(qtbot: QtBot, state: State) -> tuple[Bench[FixesPage], FixesPage]:
    shown = Bench(qtbot, FixesPage, state)
    return shown, shown.page


def test_one_press_lets_the_program_fix_it_and_the_steps_are_watched(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(f.FAILED, f.KNOWN))
    page.failure.fix.click()
    assert shown.core.take() == [FixForMe()]
    shown.session(f.RUNNING)
    assert page.fixing.isVisible()
    assert not page.failure.isVisible()
    assert not page.trial.isVisible()
    assert page.header.title.text() == "Fixing Qwen3.5 9B"
    page.fixing.stop.click()
    assert shown.core.take() == [CancelWork()]


def test_what_the_walk_came_to_stays_above_the_failure_or_the_fix(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(f.GAVE_UP, f.KNOWN))
    assert page.fixing.isVisible()
    assert page.failure.isVisible()
    assert not page.fixing.stop.isVisible()
    shown.session(f.FIXED)
    assert page.fixing.isVisible()
    assert page.trial.keep.isVisible()
    view = present_fixing(f.GAVE_UP)
    assert view is not None
    assert [(row.state, row.time) for row in view.steps] == [
        ("failed", "21 s"),
        ("waiting", "for you"),
    ]


def test_nothing_is_offered_to_be_fixed_where_every_remedy_needs_a_word(qtbot: QtBot) -> None:
    guides = v.DIAGNOSIS.model_copy(update={"remedies": (v.DIAGNOSIS.remedies[3],)})
    _, page = fixes(qtbot, v.having(v.FAILED.model_copy(update={"diagnosis": guides})))
    assert not page.failure.fix.isVisible()


def test_the_last_seconds_are_drawn_and_said(qtbot: QtBot) -> None:
    _, page = fixes(qtbot, v.having(f.FAILED, f.KNOWN))
    assert page.failure.flight.isVisible()
    assert page.failure.flight.accessibleName().startswith("Card memory in the last 20 seconds")
    assert "1,725 MHz" in page.failure.flight_text.text()
    assert present_flight(()) is None
    host = [FlightPoint(seconds=-n, host_used_bytes=n << 30) for n in (3, 2, 1)]
    view = present_flight(host)
    assert view is not None
    assert view.title == "Computer memory, last 3 s"
    beside = [
        point.model_copy(update={"card_used_bytes": 1 << 30, "sm_mhz": 210}) for point in host
    ]
    view = present_flight(beside, on_host=True)
    assert view is not None
    assert (view.title, view.figures) == ("Computer memory, last 3 s", "")


def test_a_remedy_says_that_it_worked_here_what_it_fetches_and_what_each_card_gains(
    qtbot: QtBot,
) -> None:
    _, page = fixes(qtbot, v.having(f.FAILED, f.KNOWN))
    lines = [row for row in page.failure.remedies.rows.values() if isinstance(row, RemedyLine)]
    notes = [line.note.text() for line in lines]
    assert notes[:3] == [
        "Worked here 3 Nov 2026",
        "4.87 GB to fetch",
        "RTX 3090: +2,048 MiB · RTX 5060 Ti: \N{MINUS SIGN}2,560 MiB",
    ]


def test_a_bundle_is_read_line_by_line_before_it_is_saved(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(f.FAILED, f.KNOWN))
    shown.becomes(replace(shown.store.state, bundle=f.BUNDLE))
    assert page.bundle is None, "nobody asked for it"
    shown.becomes(replace(shown.store.state, bundle=None))
    page.failure.save.click()
    assert shown.core.take() == [PrepareBundle()]
    shown.becomes(replace(shown.store.state, bundle=f.BUNDLE))
    dialog = page.bundle
    assert dialog is not None
    assert dialog.isVisible()
    dialog.files.setCurrentIndex(1)
    lines = dialog.lines.toPlainText().splitlines()
    assert len(lines) == len(f.BUNDLE.files[1].lines)
    assert [n for n, line in enumerate(lines) if line.startswith("▸")] == [7]
    assert "2 lines had something personal" in dialog.changed.text()
    chooser = dialog.ask()
    assert isinstance(chooser, QFileDialog)
    chooser.fileSelected.emit("/out/bundle.zip")
    assert shown.core.take() == [SaveBundle(path="/out/bundle.zip")]
    chooser.close()


def test_the_report_that_is_copied_is_clean_markdown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/griselda")
    file = v.NINE_B.model_copy(update={"path": "/home/griselda/m.gguf"})
    _, page = fixes(qtbot, v.having(v.FAILED.model_copy(update={"file": file})))
    page.failure.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("# ")
    assert "griselda" not in text
    assert "~/m.gguf" in text


def test_the_health_is_read_and_checked_again(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(v.READY, f.KNOWN))
    page.overview.health_row.click()
    detail = page.overview.health
    assert detail.isVisible()
    assert not page.overview.detail.isVisible()
    assert detail.mark.mark.text == "Broken"
    names = [row.name.text() for row in detail.checks.rows.values() if isinstance(row, CheckLine)]
    assert names == ["Card and driver", "Engine", "Disk: Models", "Models"]
    assert detail.events.isVisible()
    detail.online.setChecked(True)
    detail.again.click()
    assert shown.core.take() == [CheckHealth(online=True)]
    running = f.HEALTH.model_copy(update={"running": True, "checks": f.HEALTH.checks[:2]})
    shown.becomes(replace(shown.store.state, health=running))
    assert not detail.again.isEnabled()
    assert detail.subtitle.text() == "Looking: 2 done"


def test_without_anything_known_the_computer_can_be_checked(qtbot: QtBot) -> None:
    shown, page = fixes(qtbot, v.having(None, v.FRESH))
    page.check.click()
    assert shown.core.take() == [CheckHealth(online=False)]
    shown.becomes(replace(shown.store.state, health=f.HEALTH))
    assert page.overview.health.isVisible()


def test_health_in_one_line() -> None:
    assert health_line(None) == "Not looked at yet"
    assert health_line(f.HEALTH) == "1 broken, 1 to look at"
    fine = f.HEALTH.model_copy(update={"checks": f.HEALTH.checks[:1]})
    assert health_line(fine) == "1 check, all right"
    view = present_health(State())
    assert (view.checks, view.users, view.mark) == ((), (), None)


def test_what_was_tried_is_told_with_what_became_of_it(qtbot: QtBot) -> None:
    _, page = fixes(qtbot, v.having(v.READY, f.KNOWN))
    assert page.overview.tried_row.accessibleName() == "What was tried: 1 kept, 1 undone"
    page.overview.tried_row.click()
    assert page.overview.tried.isVisible()
    first, second = present_tried(f.TRIED)
    assert (first.title, first.mark.text) == ("Smaller micro-batch, 4,096 → 512", "Kept")
    assert "card memory" in second.detail


def test_a_file_that_is_fetched_for_a_fix_shows_how_far_it_is() -> None:
    moving = Transfer(
        ref="o/r/m-Q3_K_M.gguf@main",
        title="x",
        state="running",
        done_bytes=1_210_000_000,
        total_bytes=4_840_000_000,
        rate_bytes_s=48_200_000,
    )
    view = present_trial(f.FETCHING, (), {moving.ref: moving})
    assert view is not None
    assert view.share == 0.25
    assert view.why == "1.21 of 4.84 GB, 48.2 MB/s. What is here stays."
    waiting = moving.model_copy(update={"detail": "asking the Hub"})
    again = present_trial(f.FETCHING, (), {moving.ref: waiting})
    assert again is not None
    assert again.why == "asking the Hub"


def test_the_badge_and_the_strip_count_the_same_fixes() -> None:
    assert fixes_waiting(f.FAILED) == 3
    assert strip_view(v.having(f.FAILED)).end == "3 fixes waiting"
    assert fixes_waiting(v.READY) == 0
