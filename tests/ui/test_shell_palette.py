"""The command palette: what it offers, how it finds, and that it does what it says."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.commands import (
    ChangeSettings,
    Choose,
    LoadModel,
    LookForFiles,
    OpenConversation,
    PauseTransfer,
    StopReply,
    UnloadModel,
)
from app.session import Phase
from app.settings import Settings
from app.state import State
from app.values.transfer import Transfer
from tests.ui import chat_values as v
from tests.ui.scenes import RecordingCore
from ui.presenters.palette import MOST, count_palette, pieces, present_palette
from ui.store import Store
from ui.widgets.nav import PAGES
from ui.window import Window

USED = replace(v.answered(), settings=Settings(onboarded=True), library=(v.MODEL,))


def titles(state: State, typed: str = "") -> list[str]:
    return [deed.title for deed in present_palette(state, typed)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("unload", "Unload Qwen3.6 27B"),
        ("moni", "Monitor"),
        ("dark", "Theme: Dark"),
        ("regex", "Regex for Xid lines"),
        ("open model qwen", "Qwen3.6 27B UD-Q2_K_XL"),
        ("NEW CHAT", "New chat"),
        ("qt plims", "Quit Plimsoll"),
    ],
)
def test_a_few_letters_find_it(typed, first):
    assert titles(USED, typed)[0] == first


def test_what_stands_at_the_beginning_of_a_word_comes_before_letters_in_order():
    found = titles(USED, "set")
    assert found[0] == "Settings"
    assert len(found) <= MOST


@pytest.mark.parametrize(
    ("title", "typed", "marked"),
    [
        ("Unload the model", "lo", ["lo"]),
        ("Lock the clocks", "clo", ["clo"]),
        ("Open the log", "op LOG", ["Op", "log"]),
        ("Settings", "stg", []),
        ("İzmir", "zm", []),
        ("Monitor", "", []),
    ],
)
def test_what_was_typed_stands_out_in_the_line(title, typed, marked):
    found = pieces(title, typed)
    assert "".join(part for part, _ in found) == title
    assert [part for part, heavy in found if heavy] == [
        title[title.lower().index(word) :][: len(word)] for word in map(str.lower, marked)
    ]


def test_lines_are_counted_also_those_that_have_no_room():
    all_of_them = len(titles(USED, ""))
    assert all_of_them == MOST
    n, _, total = count_palette(USED, "theme").partition(" of ")
    assert int(n) == len(titles(USED, "theme"))
    assert int(total) > MOST


def test_only_what_can_be_done_now_is_offered():
    assert titles(USED, "load")[0] == "Unload Qwen3.6 27B"
    planned = replace(USED, session=v.session(Phase.PLANNED))
    assert titles(planned, "load")[0] == "Load Qwen3.6 27B"
    generating = replace(USED, session=v.session(Phase.GENERATING))
    assert present_palette(generating, "stop")[0].command == StopReply()
    assert "Stop the reply" not in titles(USED, "stop")
    assert titles(USED, "no such thing anywhere") == []


def test_downloads_can_be_held():
    moving = Transfer(ref="o/r:Q4_K_M", title="Qwen", state="running")
    deed = present_palette(replace(USED, transfers={moving.ref: moving}), "pause")[0]
    assert (deed.title, deed.command) == ("Pause Qwen", PauseTransfer(ref="o/r:Q4_K_M"))


class Chat(QWidget):
    navigate = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.called: list[str] = []

    def new_chat(self) -> None:
        self.called.append("new chat")


@pytest.fixture
def window(qtbot):
    core = RecordingCore(USED)
    pages = {name: Chat() if name == "chat" else QWidget() for name in PAGES}
    made = Window(core, Store(USED), pages)
    made.core = core
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    qtbot.keyClick(made, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    yield made
    made.hide()
    made.deleteLater()


def choose(qtbot, window, letters: str) -> None:
    qtbot.keyClicks(window._palette.typed, letters)
    qtbot.keyClick(window._palette.typed, Qt.Key.Key_Return)


def test_enter_does_the_first_line_and_closes(qtbot, window):
    assert window._palette.isVisible()
    choose(qtbot, window, "unload")
    assert window.core.asked == [UnloadModel()]
    assert not window._palette.isVisible()


def test_a_chat_a_model_and_a_theme_are_opened_by_name(qtbot, window):
    choose(qtbot, window, "tender")
    assert (window.page, window.core.asked) == ("chat", [OpenConversation(id="c3")])
    window.show_palette()
    choose(qtbot, window, "open model")
    assert window.page == "models"
    assert window.core.asked[1:] == [LookForFiles(), Choose(ref=v.MODEL.path)]
    window.show_palette()
    choose(qtbot, window, "theme light")
    assert isinstance(window.core.asked[-1], ChangeSettings)
    assert window.core.asked[-1].settings.theme == "light"


def test_an_act_of_a_page_is_done_there(qtbot, window):
    window.go("monitor")
    choose(qtbot, window, "new chat")
    assert window.page == "chat"
    assert window.pages["chat"].called == ["new chat"]


def test_arrows_walk_round_and_escape_does_nothing(qtbot, window):
    palette = window._palette
    qtbot.keyClicks(palette.typed, "theme")
    qtbot.keyClick(palette.typed, Qt.Key.Key_Up)
    assert palette.lines.currentIndex().row() == len(palette.model.deeds) - 1
    qtbot.keyClick(palette.typed, Qt.Key.Key_Down)
    assert palette.lines.currentIndex().row() == 0
    qtbot.keyClick(palette.typed, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.core.asked == []


def test_one_escape_closes_whatever_is_typed_and_f1_shows_all_keys(qtbot, window):
    palette = window._palette
    qtbot.keyClicks(palette.typed, "theme")
    qtbot.keyClick(palette.typed, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    window.show_palette()
    acts = []
    palette.chosen.disconnect()
    palette.chosen.connect(lambda deed: acts.append(deed.act))
    qtbot.keyClick(palette.typed, Qt.Key.Key_F1)
    assert acts == ["keys"]
    assert not palette.isVisible()


def test_no_match_says_so(qtbot, window):
    choose(qtbot, window, "zzzz")
    assert window._palette.none.isVisible()
    assert window.core.asked == []
    window._palette.reject()


def test_load_is_offered_where_a_model_waits(qtbot):
    planned = replace(USED, session=v.session(Phase.PLANNED))
    assert present_palette(planned, "load")[0].command == LoadModel()


def test_the_window_is_shaded_while_it_is_open(qtbot, window):
    window.show_palette()
    shade = window._palette.shade
    assert shade.isVisible()
    assert shade.geometry() == window.rect()
    window.resize(window.width() + 60, window.height())
    qtbot.waitUntil(lambda: shade.geometry() == window.rect())
    qtbot.keyClick(window._palette.typed, Qt.Key.Key_Escape)
    assert not shade.isVisible()
    window.show_palette()
    window._palette.hide()
    assert not shade.isVisible()
