from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from app.commands import LoadModel, PauseTransfer, ResumeTransfer, UnloadModel
from app.session import Phase
from app.settings import Settings
from app.state import State
from app.values.clocks import Clocks
from app.values.receipt import Stage
from app.values.transfer import Transfer
from tests.ui import chat_values as chats
from tests.ui import flow_values as v
from tests.ui import shell_values as life
from tests.ui.scenes import RecordingCore
from ui.presenters.card_tile import card_tile_view, short_name
from ui.presenters.chat_empty import present_empty
from ui.presenters.models import present_session
from ui.presenters.strip import strip_view
from ui.presenters.tidings import tidings
from ui.presenters.tray import present_downloads_deed, tray_view
from ui.store import Store
from ui.tray import Tray
from ui.widgets.nav import PAGES
from ui.window import Window

USED = replace(v.FULL, settings=Settings(onboarded=True))


class PageStub(QWidget):
    """A page with one field that takes the keyboard."""

    navigate = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit()
        QVBoxLayout(self).addWidget(self.field)


@pytest.fixture
def make(qtbot):
    windows = []

    def window(state: State = USED, *, size=(1200, 800), onboarding=None) -> Window:
        store = Store(state)
        core = RecordingCore(state)
        made = Window(core, store, {name: PageStub() for name in PAGES}, onboarding)
        made.core, made.store = core, store
        windows.append(made)
        made.resize(*size)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        return made

    yield window
    for made in windows:
        made.hide()
        made.deleteLater()


# --- pages -------------------------------------------------------------------------------------
def test_the_sidebar_shows_one_page_at_a_time(make, qtbot):
    window = make()
    assert window.page == "chat"
    qtbot.mouseClick(window.sidebar.buttons["monitor"], Qt.MouseButton.LeftButton)
    assert window.page == "monitor"
    assert window.pages["monitor"].isVisible()
    assert not window.pages["chat"].isVisible()
    window.pages["monitor"].navigate.emit("fixes")
    assert window.page == "fixes"
    assert window.sidebar.buttons["fixes"].isChecked()


def test_whoever_goes_to_the_chat_writes_there_next(make, qtbot):
    window = make()
    begun = []
    window.pages["chat"].begin = lambda: begun.append(window.page)
    qtbot.mouseClick(window.sidebar.buttons["fixes"], Qt.MouseButton.LeftButton)
    assert begun == []
    qtbot.mouseClick(window.sidebar.buttons["chat"], Qt.MouseButton.LeftButton)
    assert begun == ["chat"]


@pytest.mark.parametrize(("number", "name"), list(enumerate(PAGES, start=1)))
def test_control_and_a_number_show_a_page(make, qtbot, number, name):
    window = make()
    qtbot.keyClick(window, getattr(Qt.Key, f"Key_{number}"), Qt.KeyboardModifier.ControlModifier)
    assert window.page == name


def test_load_and_unload_have_keys(make, qtbot):
    window = make(v.having(v.PLANNED, USED))
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(window, Qt.Key.Key_L, control)
    qtbot.keyClick(window, Qt.Key.Key_L, control | Qt.KeyboardModifier.ShiftModifier)
    assert window.core.asked == [LoadModel(), UnloadModel()]


def test_f6_walks_from_the_sidebar_to_the_page_and_back(make, qtbot):
    window = make()
    window.sidebar.buttons["chat"].setFocus()
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is window.pages["chat"].field
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is window.sidebar.buttons["chat"]
    assert window.ring.isVisible()


def test_f1_lists_the_keys(make, qtbot):
    window = make()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dialog = window._shortcuts
    qtbot.waitUntil(dialog.isVisible)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not dialog.isVisible())


# --- size --------------------------------------------------------------------------------------
def test_a_small_window_has_a_rail_of_icons(make):
    window = make(size=(800, 600))
    assert window.sidebar.width() == 56
    assert not window.sidebar.tile.isVisible()
    assert window.sidebar.buttons["models"].toolTip().startswith("Models")
    window.resize(1200, 800)
    assert window.sidebar.width() == 208
    assert window.sidebar.tile.isVisible()


def test_the_window_is_never_smaller_than_its_design(make):
    window = make(size=(300, 200))
    assert (window.width(), window.height()) == (800, 600)


# --- first steps -------------------------------------------------------------------------------
def test_setup_covers_the_window_until_it_is_done(make, qtbot):
    setup = QWidget()
    window = make(replace(USED, settings=Settings()), onboarding=setup)
    assert setup.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert window.page == "chat"
    window.store.take(USED)
    qtbot.waitUntil(lambda: not setup.isVisible())
    assert window.pages["chat"].isVisible()


def test_what_is_typed_right_after_the_setup_arrives_though_the_settings_are_still_written(
    make, qtbot
):
    class Setup(PageStub):
        finished = Signal()

    setup = Setup()
    window = make(replace(USED, settings=Settings()), onboarding=setup)
    setup.finished.emit()
    assert window.pages["chat"].isVisible()
    for settings in (Settings(theme="dark"), Settings(onboarded=True)):
        with qtbot.waitSignal(window.store.changed):
            window.store.take(replace(USED, settings=settings))
        assert window.pages["chat"].isVisible()
    # Asked for again in the settings.
    window.store.take(replace(USED, settings=Settings()))
    qtbot.waitUntil(setup.isVisible)


# --- what every page shows ---------------------------------------------------------------------
def test_closing_is_decided_outside(make, qtbot):
    window = make()
    with qtbot.waitSignal(window.closed):
        window.close()
    assert window.isVisible()


def test_a_failure_is_counted_at_the_fixes(make, qtbot):
    window = make(v.having(v.FAILED, USED))
    assert window.sidebar.buttons["fixes"].accessibleName() == "Fixes, 3 waiting"
    window.store.take(USED)
    fixes = window.sidebar.buttons["fixes"]
    qtbot.waitUntil(lambda: fixes.accessibleName() == "Fixes")


SESSIONS = {
    "nothing": (None, "idle", "Nothing loaded", "The card is free for other work", ""),
    "planned": (
        v.PLANNED,
        "idle",
        "Not loaded",
        "Planned for the card · KV f16 · micro-batch 512 · MTP 3",
        "Not proven",
    ),
    "proving": (
        v.PROVING,
        "loading",
        "Proving",
        "Planned for the card · KV f16 · micro-batch 512 · MTP 3",
        "Stage 4 of 7: Long prompt",
    ),
    "ready": (
        v.READY,
        "ready",
        "Ready",
        "32 of 32 layers on the card · KV f16 · micro-batch 512 · MTP 3",
        "Proven to 65,536 of 262,144",
    ),
    "failed": (
        v.FAILED,
        "failed",
        "Stopped",
        "Nothing was moved to the CPU. Nothing is running.",
        "3 fixes waiting",
    ),
    "on the processor": (
        life.session_at(120.0, card=False),
        "ready",
        "Ready",
        "On the processor · KV f16 · micro-batch 512",
        "Proven to 2,048 of 8,192",
    ),
}


@pytest.mark.parametrize("case", list(SESSIONS))
def test_the_strip_always_says_state_placement_and_depth(case):
    session, icon, word, placement, end = SESSIONS[case]
    view = strip_view(v.having(session, USED))
    assert (view.icon, view.word, view.placement, view.end) == (icon, word, placement, end)
    assert bool(view.model) == (session is not None)


SOAK = Stage(name="soak", state="running")


@pytest.mark.parametrize(
    ("stages", "clocks", "word", "tray"),
    [
        ((SOAK,), None, "Filling the context", "Qwen3.5 9B: filling the context"),
        ((), Clocks(work="searching"), "Trying clocks", "Qwen3.5 9B: trying clocks"),
        ((), Clocks(work="locking"), "Proving", "Qwen3.5 9B: proving"),
    ],
)
def test_a_proven_model_that_is_kept_busy_is_not_said_to_be_proven(stages, clocks, word, tray):
    changes = {"phase": Phase.QUALIFYING, "stages": stages}
    session = v.READY.model_copy(update=changes)
    state = replace(v.having(session, USED), clocks=clocks)
    assert strip_view(state).word == word
    assert tray_view(state).title == tray
    assert present_session(session, clocks).phase == word
    view = present_empty(state, datetime.now(UTC))
    if word == "Proving":
        assert "Proving" in view.title
    else:
        assert (view.title, view.stages) == (word, ())


def test_the_strip_says_the_share_that_is_loaded():
    loading = life.session_at(life.LOAD + 4.5)
    assert strip_view(v.having(loading, USED)).word == "Loading 50 %"


def test_in_a_small_window_the_strip_says_the_number_of_the_stage():
    assert strip_view(v.having(v.PROVING, USED)).end_short == "Stage 4 of 7"


def test_the_strip_says_the_pace_of_the_reply():
    state = life.life()[300]
    view = strip_view(state)
    assert view.word == "Replying"
    assert view.end == "168 tokens/s · proven to 65,536"
    assert view.end_short == "168 tokens/s"


@pytest.mark.parametrize("phase", list(Phase))
def test_every_phase_has_its_words(phase):
    session = v.READY.model_copy(update={"phase": phase})
    state = v.having(session, USED)
    assert strip_view(state).word
    assert tray_view(state).title


# --- the tile ----------------------------------------------------------------------------------
def test_the_tile_shows_the_card_and_what_is_ours():
    view = card_tile_view(life.life()[300])
    assert (view.icon, view.title) == ("card", "RTX 3090 Ti")
    assert view.text == "16.9 of 24.0 GiB in use"
    assert [item.key for item in view.bar.items][:3] == ["other", "weights", "kv"]
    assert view.bar.line_bytes == (v.TOTAL - 768) * life.MIB


def test_the_tile_fills_while_the_model_loads():
    half = card_tile_view(life.life()[91])
    keys = [item.key for item in half.bar.items]
    assert keys == ["other", "weights"]
    assert half.bar.items[1].bytes < 5041 * life.MIB


def test_without_a_card_the_tile_shows_the_computers_memory():
    view = card_tile_view(life.life(card=False)[300])
    assert (view.icon, view.title) == ("memory", "Computer memory")
    assert view.text == "6.4 of 32.0 GiB in use"
    assert view.bar.items[1].key == "weights"


def test_the_tile_waits_for_the_machine():
    assert card_tile_view(State()).bar is None


def test_cards_are_called_by_their_short_name():
    assert short_name("NVIDIA GeForce RTX 5090 Laptop GPU") == "RTX 5090 Laptop GPU"
    assert short_name("Tesla P40") == "Tesla P40"


# --- the tray, as values -----------------------------------------------------------------------
def test_the_tray_offers_what_can_be_done():
    planned = tray_view(v.having(v.PLANNED, USED))
    assert (planned.can_load, planned.can_unload, planned.can_stop) == (True, False, False)
    replying = tray_view(life.life()[300])
    assert (replying.can_load, replying.can_unload, replying.can_stop) == (False, True, True)
    assert replying.title == "Qwen3.5 9B is replying"
    assert replying.detail == "168 tokens/s · 16.9 of 24.0 GiB in use"
    failed = tray_view(v.having(v.FAILED, USED))
    assert failed.failed
    assert failed.detail == "Windows refused pinned memory for drafting. The card had room."


def test_what_is_told_while_the_window_is_hidden():
    proving, ready, failed = (v.having(one, USED) for one in (v.PROVING, v.READY, v.FAILED))
    assert tidings(proving, ready) == (("Ready: Qwen3.5 9B", "Proven to 65,536 tokens."),)
    ((title, _),) = tidings(proving, failed)
    assert title == "Qwen3.5 9B stopped"
    assert tidings(USED, proving) == tidings(ready, ready) == ()


def test_a_download_that_ended_is_told_while_the_window_is_hidden():
    moving = Transfer(ref="o/r:Q4", title="A Model", state="running")

    def told_of(one: Transfer, now: str, **more: object) -> tuple[tuple[str, str], ...]:
        ended = one.model_copy(update={"state": now, **more})
        before, after = (replace(USED, transfers={one.ref: each}) for each in (one, ended))
        return tidings(before, after)

    assert told_of(moving, "done") == (("Downloaded: A Model", "It can be opened now."),)
    assert told_of(moving, "failed", detail="The disk is full.") == (
        ("Not downloaded: A Model", "The disk is full."),
    )
    assert told_of(moving, "paused") == told_of(moving, "running") == ()
    for ref in ("starter", "library:/m/a.gguf"):
        assert told_of(moving.model_copy(update={"ref": ref}), "done") == ()


def test_a_long_reply_that_ended_is_told_while_the_window_is_hidden():
    writing, done = chats.replying(), chats.answered()

    def after(**stats: float) -> tuple[tuple[str, str], ...]:
        reply = writing.reply.model_copy(
            update={"stats": writing.reply.stats.model_copy(update=stats)}
        )
        return tidings(replace(writing, reply=reply), replace(done, session=writing.session))

    assert after(n_tokens=2000, tok_s=50.0) == (("The reply is done", done.conversations[0].title),)
    assert after(n_tokens=50, tok_s=50.0) == ()
    stopped = done.entries[-1].model_copy(update={"state": "stopped"})
    assert tidings(writing, replace(done, entries=(stopped,), session=writing.session)) == ()


def test_a_reply_that_ended_makes_nothing_ready_that_was_not(qtbot, monkeypatch):
    ready = v.having(v.READY, USED)
    replying = v.having(v.READY.model_copy(update={"phase": Phase.GENERATING}), USED)
    loading = v.having(v.READY.model_copy(update={"phase": Phase.LOADING}), USED)
    told: list[str] = []
    monkeypatch.setattr(Tray, "available", True)
    tray = Tray(RecordingCore(), Store(loading))
    monkeypatch.setattr(tray.icon, "showMessage", lambda title, *_: told.append(title))
    tray.set_window_hidden(hidden=True)
    for state in (ready, replying, ready, replying, ready):  # other programs ask
        tray.refresh(state)
    assert told == ["Ready: Qwen3.5 9B"]
    tray.close()
    tray.deleteLater()


def test_the_tray_holds_the_downloads_and_lets_them_go_on():
    first = Transfer(ref="o/r:Q4", title="A", state="running")
    second = first.model_copy(update={"ref": "o/r:Q8", "state": "queued"})
    moving = replace(USED, transfers={one.ref: one for one in (first, second)})
    assert tray_view(moving).downloads == "Pause downloads"
    assert present_downloads_deed(moving) == (
        PauseTransfer(ref="o/r:Q4"),
        PauseTransfer(ref="o/r:Q8"),
    )
    held = replace(USED, transfers={first.ref: first.model_copy(update={"state": "paused"})})
    assert tray_view(held).downloads == "Go on with downloads"
    assert present_downloads_deed(held) == (ResumeTransfer(ref="o/r:Q4"),)
    assert tray_view(replace(USED, transfers={})).downloads == ""


def test_the_tray_stops_no_move_or_check_of_a_file_that_is_here():
    local = Transfer(ref="library:/m/a.gguf", title="A", state="running")
    state = replace(USED, transfers={local.ref: local})
    assert (tray_view(state).downloads, present_downloads_deed(state)) == ("", ())


def test_without_a_panel_the_tray_is_not_available(qtbot):
    store = Store(v.having(v.READY, USED))
    core = RecordingCore()
    tray = Tray(core, store)
    assert not tray.available
    tray.actions["unload"].trigger()
    assert core.asked == [UnloadModel()]
    assert tray.actions["title"].text() == "Qwen3.5 9B is ready"
    assert not tray.actions["load"].isEnabled()
    tray.close()
    tray.deleteLater()
