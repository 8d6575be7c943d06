from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.commands import (
    AddFolder,
    Choose,
    CloseRepo,
    Command,
    ForgetToken,
    ImportFile,
    KeepToken,
    OpenRepo,
    Propose,
    SearchHub,
)
from app.state import State
from app.values.hub import Access, Search
from tests.ui import flow_values as v
from tests.ui import ladder_values as lv
from tests.ui.flow_bench import Bench
from tests.ui.flow_fit import faults
from ui.pages.models import ModelsPage
from ui.pages.models_token import TokenDialog
from ui.presenters.find import age, hit_rows, present_find, short_count
from ui.presenters.query import read_query
from ui.presenters.repo import present_repo, present_token
from ui.widgets.confirm import Confirm

NOW = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)
CATALOGUE = {"qwen3.5-9b"}


def find(qtbot: QtBot, state: State) -> tuple[Bench[ModelsPage], ModelsPage]:
    shown = Bench(qtbot, ModelsPage, state)
    shown.page.go("find")
    return shown, shown.page


# --- what was typed ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("qwen3.5 9b", "words"),
        ("qwen", "words"),
        ("", "words"),
        ("a/b testing", "words"),
        ("owner/repo", "repo"),
        ("owner/repo:Q4_K_M", "repo"),
        ("owner/repo@main", "repo"),
        ("owner/repo/file-Q4.gguf", "repo"),
        ("https://huggingface.co/owner/repo", "repo"),
        ("hf.co/owner/repo", "repo"),
        ("hf://owner/repo", "repo"),
        ("Qwen3.5-9B", "repo"),
        ("/models/a.gguf", "file"),
        ("~/a.gguf", "file"),
        ("a.gguf", "file"),
        ("C:\\models\\a.gguf", "file"),
        ("/models", "folder"),
        ("./models", "folder"),
        ("starter", "packaged"),
        ("Engine-Test", "packaged"),
    ],
)
def test_what_was_typed_is_words_or_a_reference(typed: str, kind: str) -> None:
    assert read_query(f" {typed} ", CATALOGUE).kind == kind


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("qwen", [SearchHub(text="qwen")]),
        ("", [SearchHub(text="")]),
        ("owner/repo", [OpenRepo(ref="owner/repo")]),
        ("/m/a.gguf", [ImportFile(path="/m/a.gguf"), Choose(ref="/m/a.gguf")]),
        ("/models", [AddFolder(path="/models")]),
        ("starter", [Choose(ref="starter")]),
    ],
)
def test_enter_searches_or_opens(qtbot: QtBot, typed: str, asked: list[Command]) -> None:
    shown = Bench(qtbot, ModelsPage, v.FULL)
    qtbot.keyClicks(shown.page.field, typed)
    shown.core.take()
    qtbot.keyClick(shown.page.field, Qt.Key.Key_Return)
    assert [one for one in shown.core.take() if not isinstance(one, Propose)] == asked
    searched = isinstance(asked[0], SearchHub | OpenRepo)
    assert shown.page.tabs.key == ("find" if searched else "here")


def test_a_new_search_leaves_the_open_repository(qtbot: QtBot) -> None:
    shown, page = find(qtbot, lv.finding(lv.FOUND, lv.page()))
    qtbot.keyClicks(page.field, "llama")
    qtbot.keyClick(page.field, Qt.Key.Key_Return)
    assert shown.core.take() == [CloseRepo(), SearchHub(text="llama")]


def test_escape_clears_what_was_typed(qtbot: QtBot) -> None:
    field = Bench(qtbot, ModelsPage, v.FULL).page.field
    qtbot.keyClicks(field, "llama")
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""


# --- results -----------------------------------------------------------------------------------
def test_a_found_repository_says_who_made_it_how_many_use_it_and_what_it_asks() -> None:
    lines = hit_rows(lv.FOUND, NOW)
    first, _, gated, bare = (lines.make(key) for key in lines.keys)
    assert first.title == "Qwen3.5-9B-MTP-GGUF"
    assert first.tags == ("MTP",)
    assert first.facts == (
        "unsloth · 1.2M downloads · updated 1 week ago · Apache 2.0 · in the catalogue: Qwen3.5 9B"
    )
    assert gated.tags == ("Gated",)
    assert "the maker asks for consent" in gated.accessible
    assert bare.facts == "somebody · 0 downloads"


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (999, "999"), (9120, "9.1k"), (45_300, "45.3k"), (990_000, "990k"), (2 * 10**6, "2.0M")],
)  # fmt: skip
def test_large_counts_are_short(number: int, text: str) -> None:
    assert short_count(number) == text


@pytest.mark.parametrize(
    ("iso", "text"),
    [
        ("2026-11-29T09:00:00+00:00", "updated today"),
        ("2026-11-28T09:00:00Z", "updated 1 day ago"),
        ("2026-08-02", "updated 3 months ago"),
        ("2024-01-01T00:00:00+00:00", "updated 2 years ago"),
        ("2027-01-01T00:00:00+00:00", "updated today"),
        ("", ""),
        ("soon", ""),
    ],
)
def test_an_age_is_told_in_its_largest_unit(iso: str, text: str) -> None:
    assert age(iso, NOW) == text


def test_every_state_of_a_search_says_what_is_true_and_what_to_do() -> None:
    assert present_find(lv.finding()).kind == "start"
    searching = present_find(lv.finding(Search(text="x", host="hub.example")))
    assert searching.summary == "Asking hub.example for “x”…"
    nothing = present_find(lv.finding(Search(text="quen", state="done", host="hub.example")))
    assert nothing.title == "Nothing called “quen”"
    assert "hub.example knows no model" in nothing.text
    offline = present_find(lv.finding(lv.OFFLINE))
    assert (offline.kind, offline.again) == ("failed", "qwen3.5 9b")
    found = present_find(lv.finding(lv.FOUND))
    assert found.summary == "4 repositories for “qwen3.5 9b” · asked huggingface.co"


def test_a_result_opens_by_enter_and_by_a_click(qtbot: QtBot) -> None:
    shown, page = find(qtbot, lv.finding(lv.FOUND))
    hits = page.find.hits
    hits.setCurrentIndex(hits.rows.index(0))
    qtbot.keyClick(hits, Qt.Key.Key_Down)
    qtbot.keyClick(hits, Qt.Key.Key_Return)
    box = hits.visualRect(hits.rows.index(0))
    qtbot.mouseClick(hits.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert shown.core.take() == [OpenRepo(ref=lv.HITS[1].repo), OpenRepo(ref=lv.REPO)]


def test_offline_offers_to_try_again(qtbot: QtBot) -> None:
    shown, page = find(qtbot, lv.finding(lv.OFFLINE))
    assert page.find.empty.title.text() == (
        "huggingface.co cannot be reached (Network is unreachable)."
    )
    page.find.again.click()
    assert shown.core.take() == [SearchHub(text="qwen3.5 9b")]


def test_nothing_is_asked_of_the_hub_before_somebody_asks(qtbot: QtBot) -> None:
    shown, page = find(qtbot, replace(lv.finding(), proposals=()))
    assert [type(one) for one in shown.core.take()] == [Propose]
    page.find.popular.click()
    assert shown.core.take() == [SearchHub(text="")]


def test_proposals_for_this_computer_open_their_repository(qtbot: QtBot) -> None:
    shown, page = find(qtbot, lv.finding())
    assert page.find.made.isVisible()
    page.find.made.opened.emit(v.PROPOSALS[0].ref)
    page.find.made.opened.emit("starter")
    assert shown.core.take() == [OpenRepo(ref=v.PROPOSALS[0].ref), Choose(ref="starter")]


# --- a repository ------------------------------------------------------------------------------
def test_an_opened_repository_comes_to_the_front(qtbot: QtBot) -> None:
    shown = Bench(qtbot, ModelsPage, lv.finding(lv.FOUND))
    shown.becomes(lv.finding(lv.FOUND, lv.page()))
    assert shown.page.tabs.key == "find"
    assert shown.page.find.repo.isVisible()
    qtbot.keyClick(shown.page.find.repo, Qt.Key.Key_Escape)
    assert shown.core.take() == [CloseRepo()]
    shown.becomes(lv.finding(lv.FOUND))
    assert shown.page.find.hits.isVisible()


def test_what_the_disk_has_no_room_for_is_said_before_it_is_fetched() -> None:
    state = lv.finding(opened=lv.page())
    kept = 1_000_000_000
    little = v.DISK.model_copy(update={"free_bytes": 7_500_000_000, "kept_bytes": kept})
    assert present_repo(replace(state, disk=v.DISK)).notes == present_repo(state).notes  # type: ignore[union-attr]
    said = present_repo(replace(state, disk=little)).notes  # type: ignore[union-attr]
    assert said[-1] == (
        "7.50 GB are free on the disk that models go to: files larger than 6.50 GB do not fit there."
    )
    full = little.model_copy(update={"free_bytes": kept})
    assert (
        present_repo(replace(state, disk=full)).notes[-1].endswith("too little for any of these.")
    )  # type: ignore[union-attr]


def test_the_head_says_what_was_read_and_that_images_are_not_shown_yet() -> None:
    view = present_repo(lv.finding(opened=lv.GATED))
    assert view is not None
    assert view.facts == "by unsloth · Gemma Terms of Use · commit 01234567"
    assert view.notes[0].startswith("Images: not yet.")
    assert "854 MB" in view.notes[0]
    assert view.reading == (
        "41.3 MB of headers read in 19 requests from huggingface.co. "
        "No model was downloaded for this."
    )
    assert present_repo(lv.finding(opened=lv.page(rungs=()))).state == "empty"  # type: ignore[union-attr]
    assert "free on the disk" not in "".join(view.notes)
    reading = present_repo(lv.finding(opened=lv.page(state="reading", rungs=())))
    assert reading.state == "reading"  # type: ignore[union-attr]


def test_a_refused_repository_says_why_and_takes_a_token(qtbot: QtBot) -> None:
    shown, page = find(qtbot, lv.finding(None, lv.REFUSED))
    assert "needs a sign-in" in page.find.repo.failure.title.text()
    page.find.repo.failed_token.click()
    dialog = page.findChild(TokenDialog)
    assert dialog is not None
    assert dialog.token.echoMode() == QLineEdit.EchoMode.Password
    assert not dialog.keep.isEnabled()
    qtbot.keyClicks(dialog.token, " hf_secret ")
    dialog.keep.click()
    asked = shown.core.take()[0]
    assert isinstance(asked, KeepToken)
    assert asked.token.get_secret_value() == "hf_secret"
    assert "hf_secret" not in repr(asked)
    page.find.repo.again.click()
    assert shown.core.take() == [OpenRepo(ref=lv.REPO)]


@pytest.mark.parametrize(
    ("kept", "words", "forgettable"),
    [
        ("none", "", False),
        ("keyring", "The token of somebody is kept in this system's keyring.", True),
        ("run", "The token of somebody is kept until Plimsoll ends", True),
        ("environment", "HF_TOKEN", False),
    ],
)
def test_the_token_dialog_says_who_keeps_it(kept: str, words: str, forgettable: bool) -> None:
    access = Access.model_validate({"kept": kept, "host": "hub.example", "user": "somebody"})
    view = present_token(replace(v.FULL, access=access))
    assert words in view.kept
    assert view.can_forget == forgettable
    assert "sent to hub.example alone" in view.where


def test_a_token_can_be_forgotten(qtbot: QtBot) -> None:
    shown, page = find(qtbot, replace(lv.finding(None, lv.GATED), access=lv.KEPT))
    page.find.repo.token.click()
    dialog = page.findChild(TokenDialog)
    assert dialog is not None
    dialog.forget.click()
    assert shown.core.take() == [ForgetToken()]


def test_the_page_on_the_hub_opens_after_its_address_was_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    _, page = find(qtbot, lv.finding(None, lv.page()))
    page.find.repo.page.click()
    asked = page.findChild(Confirm)
    assert asked is not None
    assert asked.text.text() == f"https://huggingface.co/{lv.REPO}"
    assert opened == []
    asked.act.click()
    assert opened == [f"https://huggingface.co/{lv.REPO}"]


def test_a_token_opens_what_was_refused_without_another_click(qtbot: QtBot) -> None:
    shown, _ = find(qtbot, lv.finding(None, lv.REFUSED))
    shown.core.take()
    shown.becomes(replace(shown.store.state, access=lv.KEPT))
    assert shown.core.take() == [OpenRepo(ref=lv.REPO)]
    shown.becomes(replace(shown.store.state, repo=lv.GATED))
    assert shown.core.take() == []


def test_a_question_shows_all_its_words(qtbot: QtBot) -> None:
    _, page = find(qtbot, lv.finding(None, lv.page()))
    asked = Confirm(
        "Is this a question?", "A long sentence of many words. " * 12, "Yes", parent=page
    )
    asked.open()
    qtbot.wait(1)
    assert faults(asked) == []
    asked.reject()


def test_the_arrow_down_leads_from_the_field_into_the_list(qtbot: QtBot) -> None:
    shown, page = find(qtbot, lv.finding(lv.FOUND))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    assert page.field.hasFocus()
    qtbot.keyClick(page.field, Qt.Key.Key_Down)
    assert page.find.hits.hasFocus()
    qtbot.keyClick(page.find.hits, Qt.Key.Key_Return)
    assert shown.core.take() == [OpenRepo(ref=lv.REPO)]
