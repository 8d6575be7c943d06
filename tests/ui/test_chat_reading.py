"""Reading a long conversation: keys, selections, other widths; and what the menus ask for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu

from app.commands import DeleteConversation
from tests.ui import chat_values as v
from ui import theme as themes
from ui.pages.chat import ChatPage
from ui.pages.chat_kept import keep, restore
from ui.store import Store
from ui.widgets.markdown import TextView
from ui.widgets.question import QuestionItem
from ui.widgets.reply import ProseItem


def opened(qtbot, state) -> ChatPage:
    page = ChatPage(v.Recorder(), Store(state))
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.fixture
def long(qtbot):
    entries = []
    for number in range(300):
        entries.append(v.entry(f"u{number}", "user", f"question {number}"))
        entries.append(v.entry(f"a{number}", "assistant", f"answer {number}\n\n{v.ANSWER}"))
    return opened(qtbot, v.chatting(*entries))


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


def test_what_comes_back_into_view_is_laid_out_as_it_was(qtbot):
    entries = []
    for number in range(40):
        entries.append(v.entry(f"u{number}", "user", "why " * (1 + 37 * number % 90)))
        answer = "\n\n".join(["so " * (20 + 90 * (number % 5))] * (1 + number % 3))
        thought = "hm " * 300 if number % 4 == 0 else ""
        entries.append(v.entry(f"a{number}", "assistant", answer, reasoning=thought))
    page = opened(qtbot, v.chatting(*entries))
    flow = page.conversation.flow
    for number in range(0, 40, 4):
        page.conversation.toggle(f"a{number}")
    bar = flow.verticalScrollBar()

    def layout() -> list[tuple[str, tuple[int, ...]]]:
        views = [view for item in flow.items for view in item.findChildren(TextView)]
        return [(view.toPlainText(), view.geometry().getRect()) for view in views]

    for value in range(0, bar.maximum() + 3000, 150):
        bar.setValue(value)  # everything is measured once
    seen = {}
    for value in range(0, bar.maximum(), 150):
        bar.setValue(value)
        seen[bar.value()] = layout()
    for value in reversed(seen):
        bar.setValue(value)
        assert layout() == seen[value]


@pytest.mark.parametrize("many", [1, 2, 3, 5, 8])
def test_the_beginning_is_shown_from_its_very_top(qtbot, many):
    entries = [v.entry(f"a{n}", "user", "- " + "word\n- " * 16) for n in range(many)]
    page = opened(qtbot, v.chatting(v.entry("u", "user", "why\n\n\n\n\nso"), *entries))
    flow = page.conversation.flow
    assert flow.at_end
    flow.verticalScrollBar().setValue(0)
    assert flow.verticalScrollBar().value() == 0
    assert flow.items[0].y() == page.conversation.block("u").rows()[0].gap


def test_a_chat_that_was_searched_for_opens_at_the_words(qtbot, long):
    page, state = long, long._state
    other = replace(v.answered(), conversation="c2")
    page.refresh(other)
    page.list.search.setText("  Question   123 ")
    page.list.open("c1")
    page.refresh(state)
    assert questions(page)[0] == "question 123"
    assert not page.conversation.flow.at_end
    page.refresh(other)
    page.list.search.clear()
    page.list.open("c1")
    page.refresh(state)
    assert page.conversation.flow.at_end


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


def place(page) -> tuple[str, float]:
    """Return the words of the topmost text in view, and how much of it is above the view."""
    first = min(
        (item for item in page.conversation.flow.items if item.y() + item.height() > 0),
        key=lambda item: item.y(),
    )
    view = first.findChild(TextView)
    return (view.toPlainText() if view else ""), -first.y() / first.height()


@pytest.mark.parametrize("percent", [80, 160])
def test_another_text_size_keeps_the_place_in_the_midst_of_a_long_message(qtbot, percent):
    entries = [v.entry(f"a{n}", "user", "word " * 500 + f"end of {n}") for n in range(6)]
    page = opened(qtbot, v.chatting(*entries))
    page.conversation.flow.go_to(page.conversation.block("a3").rows()[0], 0.6)
    text, share = place(page)
    assert text.endswith("end of 3")
    themes.current().apply("light", text_scale_pct=percent)
    try:
        now, share_now = place(page)
        assert now == text
        assert share_now == pytest.approx(share, abs=0.08)
    finally:
        themes.current().apply("light")


def anew(qtbot, page) -> ChatPage:
    """Return another page with the same core and state, as a change of language makes it."""
    other = ChatPage(page._core, Store(page._state))
    qtbot.addWidget(other)
    other.resize(page.size())
    restore(other, keep(page))
    page.hide()
    other.show()
    qtbot.waitUntil(other.isVisible)
    QApplication.processEvents()
    return other


def test_a_page_that_is_made_anew_shows_the_same_place(qtbot, long):
    bar = long.conversation.flow.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    before = place(long)
    assert not long.conversation.flow.at_end
    other = anew(qtbot, long)
    assert place(other) == (before[0], pytest.approx(before[1], abs=0.02))
    assert not other.conversation.flow.at_end


def test_a_page_that_is_made_anew_follows_the_end_as_before(qtbot, long):
    other = anew(qtbot, long)
    assert other.conversation.flow.at_end
    assert questions(other) == questions(long)


def test_what_was_unfolded_is_so_on_a_page_that_is_made_anew(qtbot):
    asked = v.entry("e1", "user", "long " * 2000)
    answer = v.entry("e2", "assistant", "Yes.", reasoning=v.THOUGHT, stats=v.STATS)
    page = opened(qtbot, v.chatting(asked, answer))
    page.conversation.toggle("e2")
    page.conversation.go_back_to(replace(page.conversation.reading(), unfolded=frozenset({"e1"})))
    other = anew(qtbot, page)
    assert [other.conversation.block(name).open for name in ("e1", "e2")] == [True, True]
    assert place(other) == place(page)


def test_a_reply_that_is_being_written_is_read_on_where_it_was_on_a_page_made_anew(qtbot):
    page = opened(qtbot, v.replying())
    words = "\n\n".join(f"part {n} " + "of many words " * 60 for n in range(30))
    page._core.transcript.append("e2", words)
    page.conversation.pull()
    rows = page.conversation.block("e2").rows()
    page.conversation.flow.go_to(rows[len(rows) // 2], 0.3)
    before = place(page)
    other = anew(qtbot, page)
    page._core.transcript.append("e2", "\n\nand more " * 50)
    other.conversation.pull()
    assert place(other) == (before[0], pytest.approx(before[1], abs=0.02))
    assert not other.conversation.flow.at_end


def test_what_was_begun_in_other_chats_is_there_on_a_page_made_anew(qtbot):
    page = opened(qtbot, v.answered())
    page.composer.put_text("for the first")
    other = replace(v.answered(), conversation="c2")
    page.refresh(other)
    made = anew(qtbot, page)
    made.refresh(v.answered())
    assert made.composer.text.toPlainText() == "for the first"


def test_another_conversation_does_not_take_up_the_place(qtbot, long):
    long.conversation.flow.verticalScrollBar().setValue(500)
    kept = keep(long)
    page = opened(qtbot, replace(v.answered(), conversation="c2"))
    restore(page, kept)
    assert page.conversation.flow.at_end


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
