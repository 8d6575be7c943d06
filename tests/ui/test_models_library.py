from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from app.commands import (
    AddFolder,
    CancelTransfer,
    Choose,
    DropFolder,
    ImportFile,
    MoveFile,
    RemoveFile,
    VerifyFile,
)
from app.state import State
from tests.ui import flow_values as v
from tests.ui import scenes_models as scenes
from tests.ui.flow_bench import Bench
from ui.pages.models import ModelsPage
from ui.presenters.library import Library, file_actions, library_row, library_total
from ui.widgets.confirm import Confirm
from ui.window import Window

OURS = v.NINE_B.model_copy(update={"removal": "delete", "removable_bytes": 5_868_826_976})
THEIRS = v.BASE.model_copy(update={"origin": "lm-studio", "removal": "keep"})
ADDED = v.BASE.model_copy(update={"removal": "unlist"})
FILES = replace(v.FULL, library=(OURS, v.STARTER, ADDED))


def models(qtbot: QtBot, state: State) -> tuple[Bench[ModelsPage], ModelsPage]:
    shown = Bench(qtbot, ModelsPage, state)
    return shown, shown.page


def action(menu: QMenu, word: str) -> QAction:
    return next(one for one in menu.actions() if one.text().startswith(word))


# --- what a row says ---------------------------------------------------------------------------
def test_the_library_shows_the_verdict_of_the_open_model_alone() -> None:
    state = v.having(v.PLANNED)
    lines = Library().show(state)
    rows = [lines.make(key) for key in lines.keys]
    assert [row.mark.text if row.mark else "" for row in rows] == ["Fits", "", ""]
    assert [row.end for row in rows] == ["Proven to 65,536", "Proven to 2,048", "Not proven yet"]
    assert [row.action for row in rows] == ["", "Open", "Open"]


def test_a_row_says_who_put_the_file_there_and_whether_it_was_checked() -> None:
    assert "LM Studio's" in library_row(THEIRS, None, 0).facts
    damaged = library_row(OURS.model_copy(update={"verified": False}), None, 0)
    assert damaged.warning == "Its bytes are not what was published."
    assert "verified" in library_row(OURS.model_copy(update={"verified": True}), None, 0).facts


def test_removing_says_what_it_frees_or_that_the_file_stays() -> None:
    ours = file_actions(OURS, None)
    assert ours.removal.button == "Remove and free 5.87 GB"
    assert ours.can_move
    added = file_actions(ADDED, None).removal
    assert added.button == "Take off the list"
    assert "stays where it is" in added.text
    theirs = file_actions(THEIRS, None)
    assert not theirs.removal.possible
    assert theirs.move_reason == "It belongs to LM Studio: Plimsoll does not move it."


def test_a_model_in_use_is_neither_moved_nor_removed() -> None:
    busy = file_actions(OURS, v.READY.model_copy(update={"phase": "generating", "file": OURS}))
    assert not busy.removal.possible
    assert (busy.can_move, busy.can_verify) == (False, False)


def test_every_word_of_the_search_must_be_in_a_file() -> None:
    library = Library()
    assert library.show(v.FULL, "qwen Q4").keys == (v.NINE_B.path,)
    assert library.show(v.FULL, "llama q4").keys == ()
    assert library_total(v.FULL, 1) == "1 of 3 files · 10.8 GB"


# --- the tab -----------------------------------------------------------------------------------
def test_enter_opens_the_file_under_the_cursor(qtbot: QtBot) -> None:
    shown, page = models(qtbot, FILES)
    files = page.here.files
    files.setCurrentIndex(files.rows.index(0))
    qtbot.keyClick(files, Qt.Key.Key_Down)
    qtbot.keyClick(files, Qt.Key.Key_Return)
    assert shown.core.take() == [Choose(ref=v.STARTER.path)]


def test_the_button_of_a_row_opens_it_and_the_dots_show_its_menu(qtbot: QtBot) -> None:
    shown, page = models(qtbot, FILES)
    files = page.here.files
    box = files.visualRect(files.rows.index(1))
    row = files.rows.row(1)
    assert row is not None
    parts = files.drawer.boxes(box, row)
    view = files.viewport()
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=parts.words.center())
    assert shown.core.take() == []
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=parts.action.center())
    assert shown.core.take() == [Choose(ref=v.STARTER.path)]
    with qtbot.waitSignal(files.menu_wanted) as told:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=parts.menu.center())
    assert told.args[0] == v.STARTER.path
    for menu in page.here.findChildren(QMenu):
        menu.close()


def test_the_menu_verifies_moves_and_removes(qtbot: QtBot) -> None:
    shown, page = models(qtbot, FILES)
    menu = page.here.menu.make(OURS, None)
    action(menu, "Verify").trigger()
    action(menu, "Move to").trigger()
    dialog = page.findChild(QFileDialog, "chooseFolder")
    assert dialog is not None
    dialog.fileSelected.emit("/data")
    dialog.close()
    assert shown.core.take() == [
        VerifyFile(path=OURS.path),
        MoveFile(path=OURS.path, folder="/data"),
    ]
    action(menu, "Remove").trigger()
    asked = page.findChild(Confirm)
    assert asked is not None
    assert "frees 5.87 GB" in asked.text.text()
    assert shown.core.take() == []
    asked.act.click()
    assert shown.core.take() == [RemoveFile(path=OURS.path)]
    menu.close()


def test_the_files_of_other_programs_are_left_alone(qtbot: QtBot) -> None:
    _, page = models(qtbot, FILES)
    menu = page.here.menu.make(THEIRS, None)
    assert not action(menu, "Remove").isEnabled()
    assert not action(menu, "Move to").isEnabled()
    assert action(menu, "Verify").isEnabled()
    menu.close()


def test_the_menu_key_opens_the_menu_beside_the_row(qtbot: QtBot) -> None:
    _, page = models(qtbot, FILES)
    files = page.here.files
    files.setCurrentIndex(files.rows.index(0))
    with qtbot.waitSignal(files.menu_wanted) as told:
        qtbot.keyClick(files, Qt.Key.Key_Menu)
    assert told.args[0] == OURS.path
    assert isinstance(told.args[1], QPoint)
    for menu in page.here.findChildren(QMenu):
        menu.close()


def test_files_and_folders_are_added_by_dialogs(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.FULL)
    for button, name, path in (
        (page.here.add_file, "chooseFile", "/home/me/a.gguf"),
        (page.here.add_folder, "chooseFolder", "/home/me/models"),
    ):
        button.click()
        dialog = page.findChild(QFileDialog, name)
        assert dialog is not None
        dialog.fileSelected.emit(path)
        dialog.close()
    assert shown.core.take() == [
        ImportFile(path="/home/me/a.gguf"),
        AddFolder(path="/home/me/models"),
    ]


def test_a_listed_folder_can_be_dropped_from_the_list(qtbot: QtBot) -> None:
    shown, page = models(qtbot, replace(v.FULL, settings=scenes.FOLDERS))
    row = page.here.folders.rows["/data/models"]
    row.drop.click()  # type: ignore[attr-defined]
    assert shown.core.take() == [DropFolder(path="/data/models")]


def test_an_empty_library_offers_a_start(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.FRESH)
    assert page.here.empty.isVisible()
    assert not page.here.session.isVisible()
    page.here.starter.click()
    page.here.engine_test.click()
    assert shown.core.take() == [Choose(ref="starter"), Choose(ref="engine-test")]
    page.here.find.click()
    assert page.tabs.key == "find"


def test_typing_narrows_the_list_and_keeps_what_stays(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.FULL)
    qtbot.keyClicks(page.field, "llama")
    assert page.here.files.rows.keys == (v.BASE.path,)
    qtbot.keyClicks(page.field, " xyz")
    assert page.here.nothing.text() == "No file here is called “llama xyz”."
    page.field.clear()
    assert len(page.here.files.rows.keys) == 3


# --- what was dropped --------------------------------------------------------------------------
def test_a_drop_only_proposes(qtbot: QtBot, tmp_path) -> None:
    shown, page = models(qtbot, v.FULL)
    model = tmp_path / "a.gguf"
    model.write_bytes(b"GGUF")
    folder = tmp_path / "more"
    folder.mkdir()
    other = tmp_path / "a.txt"
    other.write_text("no model")
    asked = page.desk.propose([str(model), str(folder), str(other)])
    assert asked.title.text() == "List 1 model file and 1 folder?"
    assert "1 of what was dropped is no model." in asked.text.text()
    assert shown.core.take() == []
    asked.act.click()
    assert shown.core.take() == [ImportFile(path=str(model)), AddFolder(path=str(folder))]


def test_a_drop_of_something_else_says_what_can_be_dropped(qtbot: QtBot, tmp_path) -> None:
    shown, page = models(qtbot, v.FULL)
    told = page.desk.propose([str(tmp_path / "a.txt")])
    assert "end in .gguf" in told.text.text()
    told.act.click()
    assert shown.core.take() == []


# --- many --------------------------------------------------------------------------------------
def test_of_two_thousand_files_only_the_seen_ones_are_made(qtbot: QtBot) -> None:
    made: list[str] = []
    shown, page = models(qtbot, replace(v.FULL, library=scenes.LIBRARY))
    files = page.here.files
    lines = files.rows._lines
    files.show_lines(replace(lines, make=lambda key: made.append(key) or lines.make(key)))
    page.grab()
    assert 0 < len(made) < 40
    first = files.rows.rowCount()
    shown.becomes(replace(shown.store.state, library=scenes.LIBRARY[:1500]))
    assert (first, files.rows.rowCount()) == (2000, 1500)


def test_the_page_follows_the_cursor_through_a_long_list(qtbot: QtBot) -> None:
    _, page = models(qtbot, replace(v.FULL, library=scenes.LIBRARY))
    files, bar = page.here.files, page.here.scroll.verticalScrollBar()
    files.setCurrentIndex(files.rows.index(0))
    qtbot.keyClick(files, Qt.Key.Key_PageDown)
    assert 1 < files.currentIndex().row() < 20
    qtbot.keyClick(files, Qt.Key.Key_End)
    assert files.currentIndex().row() == 1999
    assert bar.value() > bar.maximum() - 200


def test_files_that_stay_keep_the_cursor_when_others_go(qtbot: QtBot) -> None:
    shown, page = models(qtbot, replace(v.FULL, library=scenes.LIBRARY[:10]))
    files = page.here.files
    files.setCurrentIndex(files.rows.index(7))
    gone = (*scenes.LIBRARY[:2], *scenes.LIBRARY[4:10])
    shown.becomes(replace(shown.store.state, library=gone))
    assert files.rows.keys[files.currentIndex().row()] == scenes.LIBRARY[7].path


def test_a_file_dropped_anywhere_on_the_window_asks_on_the_models_page(
    qtbot: QtBot, tmp_path
) -> None:
    model = tmp_path / "a.gguf"
    model.write_bytes(b"GGUF")
    window = scenes.models(v.FULL, "downloads")()
    assert isinstance(window, Window)
    qtbot.addWidget(window)
    window.show()
    window.go("chat")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(model))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    drag = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(window, drag)
    assert drag.isAccepted()
    drop = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(window, drop)
    asked = window.findChild(Confirm)
    assert asked is not None
    assert asked.title.text() == "List 1 model file?"
    assert window.page == "models"
    asked.reject()


# --- work on a file ----------------------------------------------------------------------------
CHECK = v.RUNNING.model_copy(
    update={"ref": f"library:{OURS.path}", "title": "Qwen3.5 9B", "state": "verifying"}
)


def test_a_file_that_is_being_checked_says_how_far_and_can_be_left_alone(qtbot: QtBot) -> None:
    shown, page = models(qtbot, replace(FILES, transfers=v.transfers(CHECK)))
    row = page.here.files.rows.row(0)
    assert row is not None
    assert row.mark is not None
    assert row.mark.text == "Checking 39 %"
    menu = page.here.menu.make(OURS, None, CHECK)
    assert not action(menu, "Verify").isEnabled()
    action(menu, "Stop the check").trigger()
    menu.close()
    page.go("downloads")
    line = page.downloads.rows.rows[CHECK.ref]
    assert line.cancel.text() == "Stop"  # type: ignore[attr-defined]
    line.cancel.click()  # type: ignore[attr-defined]
    assert shown.core.take() == [CancelTransfer(ref=CHECK.ref), CancelTransfer(ref=CHECK.ref)]


def test_the_list_is_sorted_by_size_and_by_what_was_proven(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.FULL)
    assert page.here.files.rows.keys == (v.NINE_B.path, v.STARTER.path, v.BASE.path)
    page.here.order.button("size").click()
    assert page.here.files.rows.keys == (v.NINE_B.path, v.BASE.path, v.STARTER.path)
    page.here.order.button("proven").click()
    assert page.here.files.rows.keys == (v.NINE_B.path, v.STARTER.path, v.BASE.path)


def test_a_screen_reader_hears_every_row(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.FULL)
    heard = QAccessible.queryAccessibleInterface(page.here.files)
    names = [heard.child(n).text(QAccessible.Text.Name) for n in range(heard.childCount())]
    assert names[0] == (
        "Qwen3.5 9B Q4_K_M, 5.87 GB, 262,144 tokens, drafts (MTP), from the Hub, Proven to 65,536"
    )
    assert "Enter opens" in heard.text(QAccessible.Text.Description)
