from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.commands import (
    AcceptRisk,
    CancelWork,
    ChangeSettings,
    Choose,
    Command,
    Configure,
    DismissFailure,
    ImportFile,
    KeepTrial,
    LoadModel,
    PauseTransfer,
    Qualify,
    ResumeTransfer,
    TryRemedy,
    UndoTrial,
    UnloadModel,
)
from app.runconfig import KvType
from app.session import Phase, Session
from app.settings import Settings
from app.state import State
from tests.ui import flow_values as v
from ui.pages.fixes import FixesPage
from ui.pages.fixes_receipts import ListRow
from ui.pages.fixes_remedies import RemedyLine
from ui.pages.models import ModelsPage
from ui.pages.models_rows import DownloadLine, LibraryLine
from ui.pages.settings import SettingsPage
from ui.store import Store

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
GUIDE = "close-programs close other programs"
FIRST = "smaller-ubatch 4096 → 512"


class Asked:
    """A core that remembers what it was asked."""

    def __init__(self) -> None:
        self.commands: list[Command] = []

    def do(self, command: Command) -> None:
        self.commands.append(command)

    def take(self) -> list[Command]:
        taken, self.commands = self.commands, []
        return taken


class Shown:
    """A page on the screen with its core and store."""

    def __init__(self, qtbot: QtBot, kind: type[QWidget], state: State) -> None:
        self.core = Asked()
        self.store = Store(state)
        self.page = kind(self.core, self.store)  # type: ignore[call-arg]
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        self.page.show()

    def becomes(self, state: State) -> None:
        self.store.state = state
        self.store.changed.emit(state)

    def session(self, session: Session | None) -> None:
        self.becomes(replace(self.store.state, session=session))


# --- fixes ------------------------------------------------------------------------------------
def fixes(qtbot: QtBot, state: State) -> tuple[Shown, FixesPage]:
    shown = Shown(qtbot, FixesPage, state)
    assert isinstance(shown.page, FixesPage)
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
    assert lines[0].button.accessibleName().startswith("Try: Smaller micro-batch, 4096 → 512")
    lines[1].button.click()
    assert shown.core.take() == [TryRemedy(kind="ordinary-memory")]


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
    assert page.detail.title.text() == "Qwen3.5 9B · Q4_K_M"
    page.detail.again.click()
    assert shown.core.take() == [Qualify()]
    second = page.receipts.rows["r2"]
    assert isinstance(second, ListRow)
    second.click()
    assert page.detail.title.text() == "Gemma 3 270M · Q4_K_M"
    assert second.isChecked()
    assert not page.detail.again.isVisible()


def test_the_list_is_reachable_from_a_failure_and_back(qtbot: QtBot) -> None:
    _, page = fixes(qtbot, v.having(v.FAILED))
    page.back.click()
    assert page.detail.isVisible()
    assert page.trouble.isVisible()
    page.trouble.click()
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


# --- models -----------------------------------------------------------------------------------
def models(qtbot: QtBot, state: State) -> tuple[Shown, ModelsPage]:
    shown = Shown(qtbot, ModelsPage, state)
    assert isinstance(shown.page, ModelsPage)
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


# --- settings ---------------------------------------------------------------------------------
def settings(qtbot: QtBot, kept: Settings | None = None) -> tuple[Shown, SettingsPage]:
    state = replace(v.SEEN, settings=kept or Settings(onboarded=True))
    shown = Shown(qtbot, SettingsPage, state)
    assert isinstance(shown.page, SettingsPage)
    return shown, shown.page


def kept(shown: Shown) -> Settings:
    """Return the settings that were asked for, and put them in force."""
    asked = shown.core.take()
    assert len(asked) == 1
    assert isinstance(asked[0], ChangeSettings)
    shown.becomes(replace(shown.store.state, settings=asked[0].settings))
    return asked[0].settings


def test_every_setting_is_kept_at_once(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    page.theme_choice.button("dark").click()
    assert kept(shown).theme == "dark"
    page.text_size.button("150").click()
    assert kept(shown).text_scale_pct == 150
    page.motion.click()
    assert kept(shown).reduce_motion
    page.patterns.click()
    assert kept(shown).bar_patterns
    page.tray.click()
    assert kept(shown).close_to_tray
    page.temperature.setValue(0.25)
    assert kept(shown).temperature == 0.25
    page.reply.setValue(512)
    assert kept(shown).max_reply_tokens == 512
    page.reserve.setValue(1024)
    assert kept(shown).desktop_reserve_mib == 1024
    page.setup.click()
    assert not kept(shown).onboarded


def test_threads_are_automatic_until_one_chooses(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    assert not page.threads.isEnabled()
    assert page.threads.value() == 15
    page.own_threads.click()
    assert kept(shown).n_threads == 15
    assert page.threads.isEnabled()
    page.threads.setValue(4)
    assert kept(shown).n_threads == 4
    page.own_threads.click()
    assert kept(shown).n_threads is None


def test_settings_in_force_are_shown_and_ask_for_nothing(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    shown.becomes(
        replace(
            shown.store.state,
            settings=Settings(theme="light", text_scale_pct=200, models_folder="/big/disk"),
        )
    )
    assert page.theme_choice.key == "light"
    assert page.text_size.key == "200"
    assert page.folder.text() == "/big/disk"
    assert shown.core.take() == []


def test_the_expert_part_is_folded_away(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    assert not page.engine.isVisible()
    page.expert.click()
    assert page.engine.isVisible()


def test_another_models_folder_can_be_chosen(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    page.change_folder.click()
    dialog = page.findChild(QFileDialog, "chooseFolder")
    assert dialog is not None
    dialog.fileSelected.emit("/big/disk")
    dialog.close()
    assert kept(shown).models_folder == "/big/disk"
    assert page.folder.text() == "/big/disk"
