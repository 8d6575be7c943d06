"""The list of conversations changes row by row, and rows of a flow know where they stand."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from ui.models.conversations import LINE, ConversationModel
from ui.presenters.chat_list import DRAFT, ChatLine
from ui.widgets.flow_stack import Row, Stack


def line(name: str, group: str = "Today", title: str = "") -> ChatLine:
    return ChatLine(name, title or name, "12:00 · 2 messages", group, f"{name}, {group}")


def shown(model) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_any_list_becomes_any_other_without_a_reset(qtbot):
    model = ConversationModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    for seed in range(60):
        choose = random.Random(seed)
        names = choose.sample("abcdefghij", choose.randint(0, 10))
        half = choose.randint(0, len(names))
        wanted = [line(name, "Today" if at < half else "Older") for at, name in enumerate(names)]
        model.show_lines(wanted)
        expected = []
        for at, item in enumerate(wanted):
            if at == 0 or wanted[at - 1].group != item.group:
                expected.append(item.group)
            expected.append(item.title)
        assert shown(model) == expected
    assert resets == []
    del tester


def test_a_selected_conversation_keeps_its_row_when_another_comes_before_it(qtbot):
    model = ConversationModel()
    model.show_lines([line("a"), line("b")])
    from PySide6.QtCore import QPersistentModelIndex  # noqa: PLC0415 - only here

    kept = QPersistentModelIndex(model.index(model.row_of("b")))
    model.show_lines([line("new"), line("b", title="renamed"), line("a")])
    assert kept.data() == "renamed"
    assert kept.row() == 2


def test_only_changed_rows_are_told(qtbot):
    model = ConversationModel()
    model.show_lines([line("a"), line("b")])
    told: list[int] = []
    model.dataChanged.connect(lambda first, _last: told.append(first.row()))
    model.show_lines([line("a"), line("b", title="B")])
    assert told == [2]


def test_headings_and_the_draft_cannot_be_renamed(qtbot):
    model = ConversationModel()
    renamed: list[tuple[str, str]] = []
    model.renamed.connect(lambda name, title: renamed.append((name, title)))
    model.show_lines([line(DRAFT), line("a")])
    heading, draft, real = (model.index(row) for row in range(3))
    assert model.flags(heading) == Qt.ItemFlag.NoItemFlags
    assert not model.flags(draft) & Qt.ItemFlag.ItemIsEditable
    assert model.flags(real) & Qt.ItemFlag.ItemIsEditable
    assert not model.setData(heading, "x")
    assert not model.setData(real, "  ")
    assert not model.setData(real, "a")
    assert model.setData(real, " new ")
    assert renamed == [("a", "new")]
    assert real.data(LINE).id == "a"
    assert real.data(Qt.ItemDataRole.AccessibleTextRole) == "a, Today"
    assert model.data(QModelIndex()) is None
    assert model.row_of("zebra") == -1


@given(
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 200)), max_size=40),
    st.lists(st.tuples(st.integers(0, 39), st.integers(0, 200)), max_size=20),
)
def test_a_stack_always_knows_where_its_rows_stand(rows, changes):
    stack = Stack()
    stack.replace(0, 0, [Row("x", None, gap, height=high, measured=True) for gap, high in rows])
    for index, high in changes:
        if index < len(stack):
            stack.rows[index].height = high
            stack.touch(index)
            stack.top(index)
    tops = [0]
    for row in stack.rows:
        tops.append(tops[-1] + row.gap + row.height)
    assert [stack.top(index) for index in range(len(stack) + 1)] == tops
    assert stack.height == tops[-1]
    for y in (-5, 0, stack.height // 2, stack.height + 50):
        found = stack.at(y)
        assert found >= 0 or not stack.rows
        if stack.rows and 0 <= y < stack.height:
            assert tops[found] <= y < tops[found + 1]


def test_estimates_follow_the_width_until_a_row_is_measured():
    row = Row("x", None, gap=0, base=10, letters=1000)
    assert row.guess(660, 20) == 10 + 10 * 20
    assert row.guess(330, 20) == 10 + 20 * 20
    row.height = 77
    assert row.guess(330, 20) == 77


@pytest.mark.parametrize("index", [0, 5, 9])
def test_a_change_at_the_end_touches_nothing_before(index):
    stack = Stack()
    stack.replace(0, 0, [Row("x", None, 0, height=10, measured=True) for _ in range(10)])
    assert stack.height == 100
    stack.rows[index].height = 30
    stack.touch(index)
    assert stack.top(index) == index * 10
    assert stack.height == 120
