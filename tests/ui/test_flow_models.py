from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.commands import (
    AcceptRisk,
    CancelWork,
    Choose,
    Command,
    Configure,
    ImportFile,
    LoadModel,
    PauseTransfer,
    Qualify,
    ResumeTransfer,
    UnloadModel,
)
from app.runconfig import KvType
from app.session import Phase, Session
from app.state import State
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.models import ModelsPage
from ui.pages.models_rows import DownloadLine, LibraryLine

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def models(qtbot: QtBot, state: State) -> tuple[Bench[ModelsPage], ModelsPage]:
    shown = Bench(qtbot, ModelsPage, state)
    return shown, shown.page


def test_a_file_is_opened_from_its_row(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    opened = page.library.rows[v.NINE_B.path]
    other = page.library.rows[v.STARTER.path]
    assert isinstance(opened, LibraryLine)
    assert isinstance(other, LibraryLine)
    assert opened.verdict.mark.text == "Fits"
    assert opened.button.isHidden()
    assert opened.proven.text() == "Proven to 65,536"
    other.button.click()
    assert shown.core.take() == [Choose(ref=v.STARTER.path)]
    assert other.button.accessibleName() == "Open Gemma 3 270M Q4_K_M"


def test_any_reference_can_be_typed(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.FULL)
    assert not page.get.isEnabled()
    qtbot.keyClicks(page.ref, " owner/repo:Q4_K_M ")
    page.get.click()
    qtbot.keyClicks(page.ref, "starter")
    qtbot.keyClick(page.ref, Qt.Key.Key_Return)
    assert shown.core.take() == [Choose(ref="owner/repo:Q4_K_M"), Choose(ref="starter")]
    assert page.ref.text() == ""


def test_a_file_can_be_added(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.FULL)
    page.add_file.click()
    dialog = page.findChild(QFileDialog, "chooseFile")
    assert dialog is not None
    dialog.fileSelected.emit("/home/me/a.gguf")
    dialog.close()
    assert shown.core.take() == [ImportFile(path="/home/me/a.gguf")]


def test_an_empty_library_offers_a_start(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.FRESH)
    assert page.empty.isVisible()
    page.starter.click()
    page.engine_test.click()
    assert shown.core.take() == [Choose(ref="starter"), Choose(ref="engine-test")]


def test_every_control_of_the_plan_asks_for_a_new_plan(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    tuning = page.session.tuning
    tuning.context.setValue(tuning.context.value() - 1)
    assert shown.core.take() == [Configure(config=v.CONFIG.with_(n_ctx=131_072))]
    shown.session(v.PLANNED.model_copy(update={"phase": Phase.LOADING}))
    shown.session(v.PLANNED)
    segments = tuning.kv.segments, tuning.ubatch.segments, tuning.drafts.segments
    assert all(segments)
    segments[0].button("q8_0").click()  # type: ignore[union-attr]
    asked = shown.core.take()[0]
    assert isinstance(asked, Configure)
    assert asked.config.type_k is KvType.Q8_0
    shown.session(v.PLANNED.model_copy(update={"config": asked.config}))
    segments[1].button("2048").click()  # type: ignore[union-attr]
    asked = shown.core.take()[0]
    assert isinstance(asked, Configure)
    assert (asked.config.n_ubatch, asked.config.type_k) == (2048, KvType.Q8_0)
    segments[2].button("0").click()  # type: ignore[union-attr]
    asked = shown.core.take()[0]
    assert isinstance(asked, Configure)
    assert not asked.config.mtp.on


def test_the_bar_follows_the_new_plan(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    before = page.session.plan.bars[0].view
    shown.session(v.PLANNED.model_copy(update={"config": v.WIDE, "plan": v.WIDE_PLAN}))
    assert page.session.plan.bars[0].view != before
    assert "2,207 MiB to spare" in page.session.used.text()


@pytest.mark.parametrize(
    ("session", "button", "command"),
    [
        (v.PLANNED, "load", LoadModel()),
        (v.PLANNED, "prove", Qualify()),
        (v.PLANNED.model_copy(update={"plan": v.TIGHT_PLAN}), "accept", AcceptRisk()),
        (v.READY, "unload", UnloadModel()),
        (v.PROVING, "stop", CancelWork()),
    ],
)
def test_the_plan_card_starts_and_stops(
    qtbot: QtBot, session: Session, button: str, command: Command
) -> None:
    shown, page = models(qtbot, v.having(session))
    pressed = getattr(page.session, button)
    assert pressed.isVisible()
    pressed.click()
    assert shown.core.take() == [command]


def test_a_start_is_asked_for_once_until_it_shows(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    page.session.prove.click()
    page.session.prove.click()
    page.session.load.click()
    assert shown.core.take() == [Qualify()]
    shown.session(v.PROVING)
    shown.session(v.PLANNED)
    assert page.session.prove.isEnabled()


def test_what_does_not_fit_cannot_be_started(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.having(v.PLANNED.model_copy(update={"plan": v.BIG_PLAN})))
    assert not page.session.load.isVisible()
    assert "does not fit" in page.session.risk.label.text()


def test_a_file_that_is_not_here_yet_cannot_be_started_or_changed(qtbot: QtBot) -> None:
    waiting = v.PLANNED.model_copy(update={"file": v.NINE_B.model_copy(update={"path": ""})})
    _, page = models(qtbot, v.having(waiting))
    assert not page.session.load.isVisible()
    assert not page.session.tuning.context.isEnabled()
    assert page.session.phase.text() == "Not here yet"


def test_a_failed_model_leads_to_what_helps(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.having(v.FAILED))
    with qtbot.waitSignal(page.navigate) as told:
        page.session.fixes.click()
    assert told.args == ["fixes"]


def test_a_loaded_model_says_why_it_cannot_be_changed(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.having(v.READY))
    assert not page.session.tuning.context.isEnabled()
    assert page.session.tuning.context.toolTip() == "Unload the model to change this."


def test_downloads_are_paused_resumed_and_cancelled(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.FULL)
    running, paused = page.transfers.rows[v.RUNNING.ref], page.transfers.rows[v.PAUSED.ref]
    assert isinstance(running, DownloadLine)
    assert isinstance(paused, DownloadLine)
    running.pause.click()
    running.cancel.click()
    paused.resume.click()
    assert shown.core.take() == [
        PauseTransfer(ref=v.RUNNING.ref),
        CancelWork(),
        ResumeTransfer(ref=v.PAUSED.ref),
    ]
    shown.becomes(replace(shown.store.state, transfers=v.transfers()))
    assert not page.transfers_title.isVisible()


def test_a_moving_download_keeps_its_row_and_its_focus(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.FULL)
    row = page.transfers.rows[v.RUNNING.ref]
    moved = v.RUNNING.model_copy(update={"done_bytes": 3_000_000_000})
    shown.becomes(replace(shown.store.state, transfers=v.transfers(moved)))
    assert page.transfers.rows[v.RUNNING.ref] is row
    assert row.figures.text() == "3 of 5.87 GB"  # type: ignore[attr-defined]
