"""Another model is chosen while a reply is written: asked, answered and shown, on every page."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.commands import Choose, KeepOpen
from app.runconfig import RunConfig
from app.session import Phase
from app.values.opening import Opening
from tests.ui import chat_values as v
from tests.ui import shell_values as life
from tests.ui.scenes import RecordingCore
from ui.presenters.chat_empty import present_empty
from ui.presenters.opening import present_question, present_wait
from ui.presenters.palette import present_palette
from ui.presenters.strip import strip_view
from ui.store import Store
from ui.widgets.nav import PAGES
from ui.window import Window

CONFIG = RunConfig(n_ctx=4096)
OTHER = Opening(ref="/models/other.gguf", title="Qwen3.5 4B", config=CONFIG)
ASKING = OTHER.model_copy(update={"step": "asking"})
WAITING = OTHER.model_copy(update={"step": "waiting"})


def writing(opening=None):
    return replace(v.replying(), settings=life.ONBOARDED, opening=opening)


@pytest.fixture
def window(qtbot):
    store, core = Store(writing()), RecordingCore(writing())
    made = Window(core, store, {name: QWidget() for name in PAGES})
    made.core, made.store = core, store
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    core.asked.clear()
    yield made
    told(made, writing())
    made.hide()


def told(window, state):
    window.store.take(state)
    window.store.tell()
    return window._cover.opening


def test_the_question_is_asked_once_over_any_page(window, qtbot):
    window.go("monitor")
    question = told(window, writing(ASKING)).question
    assert question.isVisible()
    assert "Qwen3.5 4B" in question.text.text()
    assert told(window, writing(ASKING)).question is question


@pytest.mark.parametrize(("button", "meanwhile"), [("wait", "wait"), ("stop", "stop")])
def test_an_answer_is_the_same_choice_with_what_becomes_of_the_reply(window, button, meanwhile):
    question = told(window, writing(ASKING)).question
    getattr(question, button).click()
    assert window.core.asked == [Choose(ref=OTHER.ref, config=CONFIG, meanwhile=meanwhile)]
    assert told(window, writing(OTHER)).question is None


def test_escape_keeps_what_is_open(window, qtbot):
    question = told(window, writing(ASKING)).question
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert window.core.asked == [KeepOpen()]
    assert window._cover.opening.question is None


def test_enter_waits_for_the_reply_which_loses_nothing(window, qtbot):
    question = told(window, writing(ASKING)).question
    qtbot.waitUntil(question.wait.hasFocus)
    qtbot.keyClick(question.focusWidget(), Qt.Key.Key_Return)
    assert window.core.asked[0].meanwhile == "wait"


def test_a_newer_choice_is_asked_about_in_the_place_of_the_older_one(window):
    first = told(window, writing(ASKING)).question
    newer = ASKING.model_copy(update={"ref": "b", "title": "Another"})
    second = told(window, writing(newer)).question
    assert second is not first
    assert "Another" in second.text.text()
    assert window.core.asked == []


def test_a_reply_that_ends_meanwhile_leaves_the_plain_question(window):
    told(window, writing(ASKING))
    done = replace(v.answered(), settings=life.ONBOARDED, opening=ASKING)
    question = told(window, done).question
    assert question.title.text() == "The reply is done"
    assert question.wait.isHidden()


def test_what_waits_stands_over_the_page_and_can_be_hurried_or_dropped(window):
    bar = told(window, writing(WAITING))
    assert bar.isVisible()
    assert "Qwen3.5 4B" in bar.label.text()
    bar.now.click()
    bar.drop.click()
    assert window.core.asked == [
        Choose(ref=OTHER.ref, config=CONFIG, meanwhile="stop"),
        KeepOpen(),
    ]
    assert not told(window, writing()).isVisible()


def test_the_palette_does_what_the_bar_does():
    now, never = (
        next(
            deed for deed in present_palette(writing(WAITING), words) if "Qwen3.5 4B" in deed.title
        )
        for words in ("open qwen3.5 4b now", "do not open qwen3.5")
    )
    assert now.command == Choose(ref=OTHER.ref, config=CONFIG, meanwhile="stop")
    assert never.command == KeepOpen()


def test_that_a_model_is_opening_is_seen_in_the_strip_at_once():
    view = strip_view(writing(OTHER))
    assert (view.icon, view.word, view.model) == ("loading", "Opening", "Qwen3.5 4B")


def test_an_empty_chat_says_what_is_opening():
    view = present_empty(v.chatting(opening=OTHER), datetime.now(UTC))
    assert view.title == "Opening Qwen3.5 4B"
    assert view.working


def test_another_programs_reply_is_called_by_its_name():
    state = replace(writing(ASKING), reply=None, session=v.session(Phase.GENERATING))
    assert present_question(state).title == "Another program is being answered"


@pytest.mark.parametrize("path", ["/home/me/models/a b.gguf", r"C:\models\a b.gguf"])
def test_a_file_that_is_not_listed_is_called_by_its_name(path):
    opening = WAITING.model_copy(update={"ref": path, "title": path})
    assert present_wait(writing(opening)).startswith("a b.gguf ")


def test_a_page_begins_at_the_top_while_nothing_waits(window, qtbot):
    page = window._cover.stack
    qtbot.waitUntil(lambda: page.y() == 0)
    bar = told(window, writing(WAITING))
    qtbot.waitUntil(lambda: page.y() > bar.height() > 0)
    told(window, writing())
    qtbot.waitUntil(lambda: page.y() == 0)
