from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.commands import (
    ChangeSettings,
)
from app.settings import Settings
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.settings import SettingsPage

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def settings(
    qtbot: QtBot, kept: Settings | None = None
) -> tuple[Bench[SettingsPage], SettingsPage]:
    state = replace(v.SEEN, settings=kept or Settings(onboarded=True))
    shown = Bench(qtbot, SettingsPage, state)
    return shown, shown.page


def kept(shown: Bench[SettingsPage]) -> Settings:
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
            settings=Settings(theme="light", text_scale_pct=200),
        )
    )
    assert page.theme_choice.key == "light"
    assert page.text_size.key == "200"
    assert shown.core.take() == []


@pytest.mark.parametrize(("there", "words"), [(True, "leaves the model"), (False, "no tray")])
def test_the_tray_is_offered_with_what_it_does_here(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, there: bool, words: str
) -> None:
    monkeypatch.setattr(
        "ui.pages.settings.QSystemTrayIcon.isSystemTrayAvailable", staticmethod(lambda: there)
    )
    _, page = settings(qtbot)
    assert words in page.tray_row.text.text()


def test_the_expert_part_is_folded_away(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    assert not page.engine.isVisible()
    page.expert.click()
    assert page.engine.isVisible()


def test_the_folders_are_shown_and_opened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        "ui.pages.settings.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    _, page = settings(qtbot)
    page.open_models.click()
    page.open_data.click()
    assert opened == [str(tmp_path / "hf" / "hub"), str(tmp_path / "home" / "data")]
