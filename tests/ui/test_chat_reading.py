"""Reading a long conversation: keys, selections, other widths; and what the menus ask for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu

from app.commands import DeleteConversation
from tests.ui import chat_values as v
from ui.pages.chat import ChatPage
from ui.store import Store
from ui.widgets.markdown import TextView
from ui.widgets.question import QuestionItem
from ui.widgets.reply import ProseItem


@pytest.fixture
def long(qtbot):
    entries = []
    for number in range(300):
        entries.append(v.entry(f"u{number}", "user", f"question {number}"))
        entries.append(v.entry(f"a{number}", "assistant", f"answer {number}\n\n{v.ANSWER}"))
    page = ChatPage(v.Recorder(), Store(v.chatting(*entries)))
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def questions(page) -> list[str]:
    items = [item for item in page.conversation.flow.items if isinstance(item, QuestionItem)]
    return [item.findChild(TextView).toPlainText() for item in items]


def test_keys_walk_through_the_conversation(qtbot, long):
    flow = long.conversation.flow
    bar = flow.verticalScrollBar()
    flow.setFocus()
    assert questions(long) == ["question 299"]
    qtbot.keyClick(flow, Qt.Key.Key_Home)
    assert bar.value() == 0
    assert questions(long)[0] == "question 0"
    assert not flow.at_end
    qtbot.keyClick(flow, Qt.Key.Key_Space)
    paged = bar.value()
    assert paged > 400
    qtbot.keyClick(flow, Qt.Key.Key_Down)
    assert bar.value() == paged + 20
    qtbot.keyClick(flow, Qt.Key.Key_PageUp)
    qtbot.keyClick(flow, Qt.Key.Key_End)
    assert flow.at_end
    assert bar.value() == bar.maximum()


def test_a_selection_is_still_there_when_the_reader_comes_back(long):
    flow = long.conversation.flow
    (first, *_) = [item for item in flow.items if isinstance(item, ProseItem)]
    cursor = first.view.textCursor()
    cursor.select(QTextCursor.SelectionType.Document)
    first.view.setTextCursor(cursor)
    chosen = cursor.selectedText()
    place = flow.verticalScrollBar().value()
    flow.verticalScrollBar().setValue(0)
    assert not any(item is first and item.y() >= 0 for item in flow.items)
    flow.verticalScrollBar().setValue(place)
    assert first in flow.items
    assert first.view.textCursor().selectedText() == chosen


@pytest.mark.parametrize("width", [620, 1400])
def test_another_width_keeps_the_place(long, width):
    flow = long.conversation.flow
    flow.verticalScrollBar().setValue(flow.verticalScrollBar().maximum() // 2)
    before = questions(long)[0]
    long.resize(width, 700)
    assert before in questions(long)
    assert flow.verticalScrollBar().maximum() > 0


def test_another_height_keeps_the_end(long):
    flow = long.conversation.flow
    assert flow.at_end
    long.resize(1000, 500)
    assert flow.verticalScrollBar().value() == flow.verticalScrollBar().maximum()


def test_every_answer_can_be_reached_by_scrolling(long):
    flow = long.conversation.flow
    bar = flow.verticalScrollBar()
    bar.setValue(0)
    seen: set[str] = set()
    steps = 0
    while steps < 2000:
        seen.update(questions(long))
        if bar.value() >= bar.maximum():
            break
        bar.setValue(bar.value() + 500)
        steps += 1
    assert seen == {f"question {number}" for number in range(300)}


def actions(menu: QMenu) -> dict[str, object]:
    return {action.text(): action for action in menu.actions() if action.text()}


def test_the_menu_of_a_conversation_renames_exports_and_deletes(qtbot, long):
    side = long.list
    line = side.model.line(side.model.row_of("c2"))
    menu = side.make_menu(line)
    found = actions(menu)
    assert list(found) == ["Rename", "Export as Markdown…", "Export as JSON…", "Delete"]
    for words, ending in (("Export as Markdown…", "md"), ("Export as JSON…", "json")):
        with qtbot.waitSignal(side.export_wanted) as asked:
            found[words].trigger()
        assert asked.args == ["c2", ending]
    found["Delete"].trigger()
    assert long._core.commands == [DeleteConversation(id="c2")]
    assert long.dock.undo.isVisible()
    found["Rename"].trigger()
    assert side.lines.findChild(QLineEdit).text() == "Rename plan for the parser"
    menu.close()
    for dialog in long.findChildren(QFileDialog):
        dialog.close()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menus_open_where_they_are_asked_for(qtbot, long):
    box = long.list.lines.visualRect(long.list.model.index(long.list.model.row_of("c3")))
    long.list.lines.customContextMenuRequested.emit(box.center())
    qtbot.waitUntil(lambda: any(menu.isVisible() for menu in long.findChildren(QMenu)))
    for menu in long.findChildren(QMenu):
        menu.close()
    qtbot.waitUntil(lambda: not any(menu.isVisible() for menu in long.findChildren(QMenu)))
    long.header.more.click()
    qtbot.waitUntil(lambda: any(menu.isVisible() for menu in long.findChildren(QMenu)))
    for menu in long.findChildren(QMenu):
        menu.close()


def test_f6_walks_through_the_parts_of_the_page(long):
    assert long.regions() == [long.list, long.header, long.conversation, long.composer]
    long.resize(800, 600)
    assert long.list not in long.regions()
