from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox
from pytestqt.qtbot import QtBot

from app.commands import (
    ChangeSettings,
)
from app.settings import Settings
from app.values.hub import Access
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.models_token import TokenDialog
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
    page.control("theme").button("dark").click()
    assert kept(shown).theme == "dark"
    page.control("text_scale_pct").button("150").click()
    assert kept(shown).text_scale_pct == 150
    for name in ("reduce_motion", "bar_patterns", "close_to_tray", "start_at_login"):
        page.control(name).click()
        assert getattr(kept(shown), name)
    page.control("overlong").button("trim-oldest").click()
    assert kept(shown).overlong == "trim-oldest"
    for name, value in (
        ("temperature", 0.25),
        ("max_reply_tokens", 512),
        ("idle_unload_minutes", 0),
        ("downloads_at_once", 4),
        ("desktop_reserve_mib", 1024),
    ):
        page.control(name).setValue(value)
        assert getattr(kept(shown), name) == value
    page.control("speed_mib_s").setValue(5)
    assert kept(shown).download_limit_bytes_s == 5 << 20
    for name, value in (("top_k", 0), ("top_p", 0.8), ("min_p", 0.1), ("repeat_penalty", 1.1),
                        ("dry_multiplier", 0.8)):  # fmt: skip
        page.control(f"sampling.{name}").setValue(value)
        assert getattr(kept(shown).sampling, name) == value
    page.setup.click()
    assert not kept(shown).onboarded


def test_every_setting_a_person_can_choose_has_a_control(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    elsewhere = {
        "schema_version",
        "onboarded",
        "imported",
        "folders",
        "remotes",
        "rpc",
        "rpc_on",
        "sampling",
        "seed",
    }
    shown = {"download_limit_bytes_s": "speed_mib_s"}
    for name in set(Settings.model_fields) - elsewhere:
        assert page.control(shown.get(name, name)) is not None


def test_a_style_sets_the_numbers_and_numbers_make_a_style_of_ones_own(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    page.control("style").button("precise").click()
    now = kept(shown)
    assert (now.temperature, now.sampling.top_k) == (0.2, 20)
    assert page.control("temperature").value() == 0.2
    page.control("temperature").setValue(0.3)
    kept(shown)
    assert page.control("style").key == "own"


def test_no_limit_and_never_are_words(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    assert page.control("speed_mib_s").text() == "None"
    page.control("idle_unload_minutes").setValue(0)
    assert page.control("idle_unload_minutes").text() == "Never"


def test_the_hub_and_who_keeps_its_token_are_said(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    access = Access(kept="keyring", host="huggingface.co", user="ada")
    shown.becomes(replace(shown.store.state, access=access))
    assert page.access.line.title.text() == "huggingface.co"
    assert "token of ada is kept" in page.access.line.text.text()
    page.access.enter.click()
    (dialog,) = page.findChildren(TokenDialog)
    dialog.reject()


def test_threads_are_automatic_until_one_chooses(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    own, threads = page.processor.own, page.processor.threads
    assert not threads.isEnabled()
    assert threads.value() == 15
    own.click()
    assert kept(shown).n_threads == 15
    assert threads.isEnabled()
    threads.setValue(4)
    assert kept(shown).n_threads == 4
    own.click()
    assert kept(shown).n_threads is None


def test_every_number_that_can_be_entered_is_one_that_is_kept(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    page.processor.own.click()
    kept(shown)
    for name in (name for group in page._groups for name in group.controls):
        control = page.control(name)
        if not isinstance(control, QSpinBox | QDoubleSpinBox):
            continue
        assert control.toolTip().startswith("From ")
        for value in (control.minimum(), control.maximum()):
            control.setValue(value)
            for asked in shown.core.take():
                shown.becomes(replace(shown.store.state, settings=asked.settings))
            assert control.value() == value, name
    assert page.processor.threads.maximum() == 16, "more threads than cores help nobody"


def test_a_group_is_set_as_it_came_at_a_click_and_back_at_another(qtbot: QtBot) -> None:
    own = Settings(
        onboarded=True,
        theme="dark",
        text_scale_pct=150,
        temperature=0.3,
        idle_unload_minutes=5,
        download_limit_bytes_s=5 << 20,
        n_threads=3,
        sampling={"top_k": 7},
        folders=("/models",),
    )
    shown, page = settings(qtbot, own)
    page.expert.click()
    for group, same in (
        (page.general, ("theme", "text_scale_pct")),
        (page.replies, ("temperature", "idle_unload_minutes", "sampling")),
        (page.downloads, ("download_limit_bytes_s",)),
        (page.processor, ("n_threads",)),
    ):
        assert group.reset.isVisible()
        before, came = shown.store.state.settings, Settings()
        group.reset.click()
        now = kept(shown)
        assert all(getattr(now, name) == getattr(came, name) for name in same)
        assert now.folders == ("/models",), "of other groups nothing is touched"
        assert group.reset.text() == "Undo the reset"
        group.reset.click()
        assert kept(shown) == before
        group.reset.click()
        kept(shown)
    assert not page.sampling.reset.isVisible(), "its numbers went with the style"
    page.control("theme").button("light").click()
    kept(shown)
    assert page.general.reset.text() == "Reset"


def test_what_is_kept_free_says_what_it_does_on_this_computer(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    page.expert.click()
    text = page.row("desktop_reserve_mib").text
    assert "fewer surprises" in text.text()
    much = Settings(onboarded=True, desktop_reserve_mib=65_536)
    shown.becomes(replace(shown.store.state, settings=much))
    assert text.text() == f"{v.CARD} has no more memory than that: nothing fits on it."
    shown.becomes(replace(shown.store.state, machine=v.machine(gpus=0)))
    assert text.text().endswith("This computer has no NVIDIA card.")


def test_settings_in_force_are_shown_and_ask_for_nothing(qtbot: QtBot) -> None:
    shown, page = settings(qtbot)
    shown.becomes(
        replace(
            shown.store.state,
            settings=Settings(theme="light", text_scale_pct=200),
        )
    )
    assert page.control("theme").key == "light"
    assert page.control("text_scale_pct").key == "200"
    assert shown.core.take() == []


@pytest.mark.parametrize(("there", "words"), [(True, "leaves the model"), (False, "no tray")])
def test_the_tray_is_offered_with_what_it_does_here(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, there: bool, words: str
) -> None:
    monkeypatch.setattr(
        "ui.pages.settings.QSystemTrayIcon.isSystemTrayAvailable", staticmethod(lambda: there)
    )
    _, page = settings(qtbot)
    assert words in page.row("close_to_tray").text.text()


def test_the_expert_part_is_folded_away(qtbot: QtBot) -> None:
    _, page = settings(qtbot)
    assert not page.processor.isVisible()
    page.expert.click()
    assert page.processor.isVisible()
    assert page.sampling.isVisible()


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
