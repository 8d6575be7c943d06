"""The local API in the window: its switch, its key, the recipes, and the test that really asks."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.commands import ChangeSettings, RenewApiKey, TryApi
from app.settings import Settings
from app.values.api import Api, Tried
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from tests.ui.scenes_api import BUSY, MOVED, TAKEN, URL, WRONG, serving
from ui.onboarding.flow import Onboarding
from ui.pages.connect import ConnectDialog
from ui.pages.settings import SettingsPage
from ui.presenters.connect import (
    HIDDEN,
    PLACE_KEY,
    Server,
    origins,
    present_api,
    present_tried,
    server_of,
)
from ui.presenters.recipes import recipes
from ui.widgets.confirm import Confirm

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
SERVER = Server(URL, "the-key", "owner/model-GGUF:Q4_K_M", 32_768)


def code(name: str, server: Server = SERVER) -> str:
    return next(recipe.code for recipe in recipes(server) if recipe.id == name)


# --- words -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("api", "tone", "title", "words"),
    [
        (Api(), "info", "Opening", "being opened"),
        (Api(on=True, url=URL), "ok", "Running", "No request yet."),
        (BUSY, "ok", "Running", "3 requests under way, 1 of them waiting."),
        (Api(on=True, url=URL, asked=1), "ok", "Running", "1 request since it was opened."),
        (
            MOVED,
            "warn",
            "Running",
            "Port 8347 was taken by llama-server (process 4711) when this began.",
        ),
        (MOVED, "warn", "Running", "Other computers reach it at http://192.168.178.21:8348/v1."),
        (TAKEN, "err", "Not running", "Choose another port"),
    ],
)
def test_one_line_says_where_it_stands(api: Api, tone: str, title: str, words: str) -> None:
    view = present_api(serving(api))
    assert (view.tone, view.title) == (tone, title)
    assert words in view.text


def test_what_a_test_brought_is_said_as_it_was() -> None:
    assert present_tried(None) is None
    running = present_tried(Tried(state="running"))
    assert running is not None
    assert running.busy
    failed = present_tried(WRONG)
    assert failed is not None
    assert (failed.tone, failed.text) == ("err", WRONG.text)
    said = present_tried(Tried(state="answered", text="Hello", model="m", seconds=0.5))
    assert said is not None
    assert "m answered in 0.50 s: “Hello”" in said.text


@pytest.mark.parametrize(
    ("text", "found", "wrong"),
    [
        ("", (), ""),
        ("https://Chat.example/", ("https://chat.example",), ""),
        ("https://a.example, http://localhost:3000", ("https://a.example", "http://localhost:3000"), ""),
        ("chat.example", (), "chat.example is no address"),
        ("https://a.example/path", (), "is no address"),
    ],
)  # fmt: skip
def test_pages_are_addresses_without_a_path(text: str, found: tuple[str, ...], wrong: str) -> None:
    kept, told = origins(text)
    assert kept == found
    assert wrong in told


def test_recipes_hold_address_key_and_model_and_can_be_read_by_what_they_are_for() -> None:
    for recipe in recipes(SERVER):
        told = f"{recipe.where} {recipe.code}"
        assert SERVER.root in recipe.code, recipe.id
        assert SERVER.model in told, recipe.id
        assert "the-key" in told or recipe.id == "zed", recipe.id
    assert len({recipe.id for recipe in recipes(SERVER)}) == len(recipes(SERVER)) >= 12
    codex = tomllib.loads(code("codex"))
    assert codex["model_providers"]["plimsoll"]["base_url"] == URL
    models = json.loads(code("zed"))["language_models"]["openai_compatible"]["Plimsoll"]
    assert models["available_models"][0]["max_tokens"] == 32_768
    for name in ("python", "langchain"):
        compile(code(name), name, "exec")
    assert "$env:OPENAI_API_KEY" in code("aider", replace(SERVER, windows=True))


def test_an_agent_is_warned_of_a_small_context() -> None:
    def note(room: int) -> str:
        found = recipes(replace(SERVER, room=room))
        return next(recipe.note for recipe in found if recipe.id == "claude-code")

    assert "One conversation has 4,096 tokens now." in note(4096)
    assert not note(65_536)


def test_a_conversation_s_room_is_its_share_of_the_context() -> None:
    session = v.READY.model_copy(update={"config": v.READY.config.with_(n_seq_max=4)})
    found = server_of(replace(serving(BUSY), session=session))
    assert found.room == v.READY.config.n_ctx // 4
    assert found.key == PLACE_KEY


# --- Settings --------------------------------------------------------------------------------------
def page(qtbot: QtBot, api: Api = BUSY, **settings: object) -> Bench[SettingsPage]:
    return Bench(qtbot, SettingsPage, serving(api, **settings))


def kept(shown: Bench[SettingsPage]) -> Settings:
    (asked,) = shown.core.take()
    assert isinstance(asked, ChangeSettings)
    shown.becomes(replace(shown.store.state, settings=asked.settings))
    return asked.settings


def test_off_shows_the_switch_and_the_way_in_alone(qtbot: QtBot) -> None:
    shown = page(qtbot, Api(), api_on=False)
    group = shown.page.api
    assert group.controls["api_on"].isVisible()
    assert group.connect_app.isVisible()
    for name in ("api_port", "api_lan", "api_origins", "api_opens"):
        assert not group.rows[name].isVisible()
    group.controls["api_on"].click()
    assert kept(shown).api_on
    assert group.rows["api_port"].isVisible()


def test_the_network_has_a_switch_and_a_warning_of_its_own(qtbot: QtBot) -> None:
    shown = page(qtbot)
    group = shown.page.api
    assert not group.warning.isVisible()
    group.controls["api_lan"].click()
    assert kept(shown).api_lan
    assert group.warning.isVisible()


def test_port_and_pages_are_kept(qtbot: QtBot) -> None:
    shown = page(qtbot)
    group = shown.page.api
    group.controls["api_port"].setValue(9000)
    assert kept(shown).api_port == 9000
    group.pages.setText("https://chat.example")
    group.pages.editingFinished.emit()
    assert kept(shown).api_origins == ("https://chat.example",)
    group.pages.setText("no address")
    group.pages.editingFinished.emit()
    assert shown.core.take() == []
    assert "no address of a page" in group.rows["api_origins"].text.text()


def test_the_key_is_hidden_until_asked_for_and_a_new_one_is_asked_about(qtbot: QtBot) -> None:
    shown = page(qtbot)
    group = shown.page.api
    assert group.key.text() == HIDDEN
    group.show_key.click()
    assert group.key.text() == shown.core.api_key
    group.show_key.click()
    assert group.key.text() == HIDDEN
    group.copy_key.click()
    assert QGuiApplication.clipboard().text() == shown.core.api_key
    group.copy_address.click()
    assert QGuiApplication.clipboard().text() == URL
    group.renew.click()
    shown.page.findChild(Confirm).act.click()
    assert shown.core.take() == [RenewApiKey()]


# --- the dialog ------------------------------------------------------------------------------------
def test_a_recipe_is_copied_with_the_key_that_is_not_shown(qtbot: QtBot) -> None:
    shown = page(qtbot)
    dialog = shown.page.api.open_dialog()
    dialog.show_app("curl")
    assert PLACE_KEY in dialog.code.toPlainText()
    dialog.copy.click()
    assert f"Bearer {shown.core.api_key}" in QGuiApplication.clipboard().text()
    assert dialog.copy.text() == "Copied"
    dialog.shown.click()
    assert shown.core.api_key in dialog.code.toPlainText()
    dialog.close_.click()


def test_the_test_asks_and_says_what_came_back(qtbot: QtBot) -> None:
    shown = page(qtbot)
    dialog = shown.page.api.open_dialog()
    assert not dialog.result.isVisible()
    dialog.test.click()
    assert shown.core.take() == [TryApi()]
    for tried, words in ((Tried(state="running"), "Asked."), (WRONG, "Smaller micro-batch")):
        api = BUSY.model_copy(update={"tried": tried})
        shown.becomes(replace(shown.store.state, api=api))
        assert words in dialog.result.label.text()
        assert dialog.test.busy == (tried.state == "running")
    dialog.close_.click()


def test_the_dialog_opens_the_api_first(qtbot: QtBot) -> None:
    shown = page(qtbot, Api(), api_on=False)
    dialog = shown.page.api.open_dialog()
    assert not dialog.test.isEnabled()
    dialog.served.click()
    assert kept(shown).api_on
    shown.becomes(replace(shown.store.state, api=BUSY))
    assert dialog.test.isEnabled()
    dialog.close_.click()


def test_the_setup_s_last_step_leads_to_the_recipes(qtbot: QtBot) -> None:
    state = v.having(v.READY)
    shown = Bench(qtbot, Onboarding, state)
    shown.page.show_step("ready")
    shown.page.ready.app.click()
    dialog = shown.page.findChild(ConnectDialog)
    assert dialog.isVisible()
    dialog.close_.click()
