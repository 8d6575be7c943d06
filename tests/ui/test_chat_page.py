"""The chat page with real widgets, a real store and a real transcript."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QAccessible, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from app.commands import (
    Attach,
    DeleteConversation,
    Detach,
    EditMessage,
    LoadModel,
    OpenConversation,
    PrepareChat,
    Regenerate,
    RenameConversation,
    RestoreConversation,
    Send,
    ShowVersion,
    StopReply,
    ThinkFirst,
    TryRemedy,
)
from app.errors import DiskProblemError
from app.history import History
from app.session import Phase
from app.state import State
from app.values.chat import Attachment, Conversation, Unsent
from app.values.receipt import STAGES, Stage
from tests.ui import chat_values as v
from ui import theme as themes
from ui.pages.chat import ChatPage
from ui.pages.chat_cards import StoppedItem
from ui.pages.chat_find import Finder
from ui.pages.chat_setup import ChatSetupDialog
from ui.presenters.chat_pieces import TextPiece
from ui.store import Store
from ui.widgets.buttons import Button
from ui.widgets.code_view import THOUGHT, CodeItem
from ui.widgets.markdown import MarkdownView
from ui.widgets.question import STEP, QuestionItem
from ui.widgets.reply import ProseItem, ThoughtItem
from ui.widgets.reply_foot import FootItem, NoteItem, ReadingItem
from ui.widgets.stage_list import StageDot


class Desk:
    """A page with its store and recorder."""

    def __init__(self, qtbot, state: State, size=(1000, 700)) -> None:
        self.core = v.Recorder()
        self.store = Store(state)
        self.page = ChatPage(self.core, self.store)
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)

    def take(self, state: State) -> None:
        """Let `state` be the newest one, at once."""
        self.store.state = state
        self.store.tell()

    @property
    def flow(self):
        return self.page.conversation.flow

    def items(self, kind):
        return [item for item in self.flow.items if isinstance(item, kind)]

    def text(self) -> str:
        return "\n".join(item.view.toPlainText() for item in self.items(ProseItem))


@pytest.fixture
def desk(qtbot):
    return lambda state=None, **more: Desk(qtbot, state or v.answered(), **more)


# --- reading ---------------------------------------------------------------------------------------
def test_a_conversation_is_a_bubble_a_fold_text_code_and_a_line_of_figures(desk):
    page = desk()
    kinds = [type(item) for item in page.flow.items]
    assert kinds == [QuestionItem, ThoughtItem, ProseItem, CodeItem, ProseItem, FootItem]
    (code,) = page.items(CodeItem)
    code.copy.click()
    assert QGuiApplication.clipboard().text().startswith("mask = 2 * n_ctx")
    assert code.copy.text() == "Copied"
    (foot,) = page.items(FootItem)
    assert "72.1 tokens a second" in foot.accessibleName()
    foot.copy.click()
    assert QGuiApplication.clipboard().text() == v.ANSWER + v.REST


@pytest.mark.parametrize("thought", ["hm", ""])
def test_a_reply_that_broke_off_before_its_first_word_can_be_written_again(desk, thought):
    asked = v.entry("e1", "user", "why")
    cut = v.entry("e2", "assistant", "", reasoning=thought, state="stopped")
    page = desk(v.chatting(asked, cut))
    (foot,) = page.items(FootItem)
    assert (foot.copy.isVisible(), foot.again.isVisible()) == (False, True)
    foot.again.click()
    assert page.core.commands == [Regenerate()]


def test_thoughts_are_folded_until_somebody_asks(desk):
    page = desk()
    assert "attention mask." not in page.text()
    (fold,) = page.items(ThoughtItem)
    assert fold.button.accessibleName() == "Thought for 5.7 s 412 tokens, folded"
    fold.button.click()
    assert "The user asks about the attention mask." in page.text()
    (fold,) = page.items(ThoughtItem)
    assert fold.button.accessibleName().endswith("shown")
    fold.button.click()
    assert "The user asks" not in page.text()


@pytest.mark.parametrize("mirrored", [False, True])
def test_code_in_a_thought_stands_in_as_its_words_do(desk, mirrored):
    thought = "Hm.\n\n```py\nx = 1\n```\n\n$$y$$"
    asked = v.entry("e1", "user", "why")
    page = desk(v.chatting(asked, v.entry("e2", "assistant", "```py\nz\n```", reasoning=thought)))
    if mirrored:
        page.page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    page.page.conversation.toggle("e2")
    words = page.items(ProseItem)[0].view.geometry()
    inner, formula, outer = page.items(CodeItem)
    edge = THOUGHT if mirrored else 0
    assert words.left() == THOUGHT - edge
    for item, side in ((inner, THOUGHT), (formula, THOUGHT), (outer, 0)):
        assert item._left == (0 if mirrored else side)
        assert item._wide == item.width() - side
        box = QRect(item._left, 0, item._wide, item.height())
        assert box.contains(item.copy.geometry())
        assert box.contains(item._language.geometry())


def test_a_long_question_is_folded(qtbot, desk):
    question = "word " * 2000
    page = desk(v.chatting(v.entry("e1", "user", question)))
    (bubble,) = page.items(QuestionItem)
    before = bubble.height()
    assert bubble.more.text() == "Show all 10,000 letters"
    bubble.more.click()
    (bubble,) = page.items(QuestionItem)
    qtbot.waitUntil(lambda: bubble._view.toPlainText() == question)
    assert bubble.height() > before * 2
    assert not bubble.more.isVisible()


def test_all_of_a_very_long_question_is_laid_out_a_part_in_each_turn(desk):
    question = "".join(f"line {n} of a log that somebody pasted\n" for n in range(3000))
    page = desk(v.chatting(v.entry("e1", "user", question)))
    (bubble,) = page.items(QuestionItem)
    bubble.more.click()
    grown = [len(bubble._view.toPlainText())]
    while grown[-1] < len(question):
        bubble._go_on()
        grown.append(len(bubble._view.toPlainText()))
        assert grown[-1] - grown[-2] <= STEP
    assert bubble._view.toPlainText() == question
    assert bubble.height() > 3000 * 15


def test_two_thousand_messages_are_a_few_widgets(desk):
    entries = []
    for number in range(1000):
        entries.append(v.entry(f"u{number}", "user", f"question {number}"))
        entries.append(v.entry(f"a{number}", "assistant", v.ANSWER, stats=v.STATS))
    page = desk(v.chatting(*entries))
    assert len(page.flow.viewport().children()) < 60
    bar = page.flow.verticalScrollBar()
    for value in range(0, bar.maximum(), max(1, bar.maximum() // 40)):
        bar.setValue(value)
    assert len(page.flow.viewport().children()) < 120
    bar.setValue(0)
    (first, *_) = page.items(QuestionItem)
    assert "question 0" in first.findChild(type(first._view)).toPlainText()


# --- writing ---------------------------------------------------------------------------------------
def test_a_reply_streams_in_and_ends_as_markdown(qtbot, desk):
    page = desk(v.replying())
    for start in range(0, len(v.ANSWER), 7):
        page.core.transcript.append("e2", v.ANSWER[start : start + 7])
    page.page.conversation.pull()
    assert page.items(CodeItem)
    assert "Replies themselves are" in page.text()
    page.core.transcript.append("e2", v.REST)
    page.core.transcript.drop("e2")
    page.take(v.answered())
    assert "one draft, at a time." in page.text()
    whole = "\n".join(
        block
        for row in page.flow.rows
        if isinstance(getattr(row.data, "piece", None), TextPiece)
        for block in row.data.piece.blocks
    )
    assert whole.count("The price is speed") == 1


def test_ten_thousand_tokens_are_few_drawings(qtbot, desk, monkeypatch):
    drawn = []
    monkeypatch.setattr(
        MarkdownView, "_render", lambda self, old=MarkdownView._render: (drawn.append(1), old(self))
    )
    page = desk(v.replying())
    drawn.clear()
    shown = []
    place = page.flow.place
    monkeypatch.setattr(page.flow, "place", lambda anchor=None: (shown.append(1), place(anchor)))
    page.page.conversation._frame.stop()
    words = ("word " * 24 + "end.\n\n").split(" ")
    written = 0
    while written < 10_000:
        for _ in range(500):
            page.core.transcript.append("e2", words[written % len(words)] + " ")
            written += 1
        page.page.conversation.pull()
    assert len(shown) <= 20 * 2
    assert len(drawn) <= 20 * 8
    assert page.text().rstrip().endswith(words[(written - 1) % len(words)].strip() or "word")


def test_what_does_not_change_is_not_drawn(desk, monkeypatch):
    page = desk()
    shown = []
    monkeypatch.setattr(page.flow, "set_rows", lambda *_: shown.append(1))
    for _ in range(10):
        page.take(replace(v.answered(), entries=page.store.state.entries))
    assert shown == []


def test_before_the_first_token_the_prompt_is_counted(desk):
    page = desk(v.replying("prefill"))
    (reading,) = page.items(ReadingItem)
    assert reading._words.text() == "Reading the prompt: 3,072 of 12,000 tokens"
    page.core.transcript.append("e2", "Now")
    page.take(v.replying())
    assert page.items(ReadingItem) == []


def test_reasoning_streams_into_the_fold(desk):
    page = desk(v.replying())
    page.core.transcript.append("e2", "Hm. ", reasoning=True)
    page.page.conversation.pull()
    (fold,) = page.items(ThoughtItem)
    fold.button.click()
    page.core.transcript.append("e2", "Well.", reasoning=True)
    page.page.conversation.pull()
    assert "Hm. Well." in page.text()


def test_a_conversation_opened_in_the_middle_of_its_reply_shows_all_of_it(desk):
    page = desk(replace(v.replying(), conversation="c2", entries=()))
    page.core.transcript.append("e2", "The first half, ")
    page.take(v.replying())
    page.core.transcript.append("e2", "the second half.")
    page.page.conversation.pull()
    assert "The first half, the second half." in page.text()
    page.take(replace(v.replying(), conversation="c2", entries=()))
    page.take(v.replying())
    assert page.text().count("The first half") == 1


def test_a_reply_that_ended_between_two_frames_is_shown_whole(desk):
    page = desk(v.chatting(v.entry("e1", "user", v.QUESTION)))
    page.take(v.answered())
    assert "one draft, at a time." in page.text()


def test_the_end_of_a_reply_may_come_before_the_end_of_its_progress(desk):
    page = desk(v.replying())
    page.core.transcript.append("e2", v.ANSWER)
    page.page.conversation.pull()
    page.take(replace(v.answered(), reply=v.replying().reply))
    page.core.transcript.drop("e2")
    page.take(v.answered())
    (foot,) = page.items(FootItem)
    assert foot.tokens.text() == "486 tokens"
    assert foot.again.isVisible()


def test_the_end_is_followed_only_while_the_reader_is_there(desk):
    page = desk(v.replying(), size=(1000, 420))
    bar = page.flow.verticalScrollBar()
    for number in range(40):
        page.core.transcript.append("e2", f"Paragraph {number}.\n\n")
    page.page.conversation.pull()
    assert page.flow.at_end
    assert bar.value() == bar.maximum() > 0
    bar.setValue(bar.maximum() // 2)
    assert not page.flow.at_end
    kept = bar.value()
    for number in range(40):
        page.core.transcript.append("e2", f"More {number}.\n\n")
    page.page.conversation.pull()
    assert bar.value() == kept
    assert page.page.conversation.latest.isVisible()
    page.page.conversation.latest.click()
    assert bar.value() == bar.maximum()
    assert not page.page.conversation.latest.isVisible()


def test_sending_goes_to_the_end(desk):
    page = desk(size=(1000, 420))
    page.flow.verticalScrollBar().setValue(0)
    state = page.store.state
    page.take(replace(state, entries=(*state.entries, v.entry("e3", "user", "And now?"))))
    assert page.flow.at_end


def test_what_is_read_stays_in_place_while_rows_above_are_measured(desk):
    entries = []
    for number in range(200):
        entries.append(v.entry(f"u{number}", "user", f"question {number}"))
        entries.append(v.entry(f"a{number}", "assistant", v.ANSWER * (1 + number % 3)))
    page = desk(v.chatting(*entries))
    bar = page.flow.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    for _ in range(30):
        item = page.flow.items[1]
        row = next(row for row, shown in page.flow._pool.shown.items() if shown is item)
        before = item.y()
        bar.setValue(bar.value() - 20)
        assert page.flow._pool.shown[row].y() == before + 20


# --- asked for -------------------------------------------------------------------------------------
def test_enter_sends_and_shift_enter_makes_a_line(qtbot, desk):
    page = desk()
    write = page.page.composer.text
    qtbot.keyClicks(write, "Hello")
    qtbot.keyClick(write, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(write, "there ")
    assert page.core.commands == []
    qtbot.keyClick(write, Qt.Key.Key_Return)
    assert page.core.commands == [Send(text="Hello\nthere")]
    assert write.toPlainText() == ""


def test_a_message_that_could_not_be_kept_comes_back_to_where_it_was_written(qtbot, desk):
    page = desk()
    write = page.page.composer.text
    qtbot.keyClicks(write, "An hour's work")
    qtbot.keyClick(write, Qt.Key.Key_Return)
    qtbot.keyClicks(write, "and more")
    lost = Unsent(id="u1", text="An hour's work")
    state = replace(page.store.state, unsent=lost)
    page.take(state)
    assert write.toPlainText() == "An hour's work\nand more"
    page.take(replace(state, notices=()))
    assert write.toPlainText() == "An hour's work\nand more", "it comes back once"
    question = next(entry.id for entry in state.entries if entry.role == "user")
    page.take(replace(state, unsent=Unsent(id="u2", text="Differently", question=question)))
    assert page.page.dock.edited == question


def test_nothing_is_sent_that_is_empty_or_cannot_be_answered(qtbot, desk):
    page = desk()
    qtbot.keyClicks(page.page.composer.text, "   ")
    qtbot.keyClick(page.page.composer.text, Qt.Key.Key_Return)
    page.take(v.stopped())
    qtbot.keyClicks(page.page.composer.text, "words")
    qtbot.keyClick(page.page.composer.text, Qt.Key.Key_Return)
    assert page.core.commands == []
    assert page.page.composer.text.toPlainText().endswith("words")
    assert page.page.composer.send.toolTip() == "The engine stopped. Try a fix first."


def test_the_composer_grows_with_the_text_up_to_eight_lines(desk):
    page = desk()
    write = page.page.composer.text
    heights = []
    for lines in (1, 3, 8, 20):
        write.setPlainText("\n".join("x" * 5 for _ in range(lines)))
        heights.append(write.height())
    assert heights[0] < heights[1] < heights[2] == heights[3]


def test_stop_is_a_button_and_escape(qtbot, desk):
    page = desk(v.replying())
    assert page.page.composer.stop.isVisible()
    assert not page.page.composer.send.isVisible()
    page.page.composer.stop.click()
    qtbot.keyClick(page.page.composer.text, Qt.Key.Key_Escape)
    assert page.core.commands == [StopReply(), StopReply()]
    page.take(v.answered())
    qtbot.keyClick(page.page.composer.text, Qt.Key.Key_Escape)
    assert len(page.core.commands) == 2


def test_the_keys_of_the_page(qtbot, desk):
    page = desk()
    control = Qt.KeyboardModifier.ControlModifier
    write = page.page.composer.text
    qtbot.keyClick(write, Qt.Key.Key_R, control)
    assert page.core.commands == [Regenerate()]
    qtbot.keyClick(write, Qt.Key.Key_N, control)
    assert page.core.commands[1:] == [OpenConversation(id=None)]
    qtbot.keyClick(write, Qt.Key.Key_F, control)
    assert page.page.list.search.hasFocus()
    page.take(v.replying())
    qtbot.keyClick(write, Qt.Key.Key_R, control)
    assert len(page.core.commands) == 2


def test_a_failure_offers_the_first_remedy_and_the_way_to_the_others(qtbot, desk):
    page = desk(v.stopped())
    (card,) = page.items(StoppedItem)
    card.remedy.click()
    assert page.core.commands == [TryRemedy(kind="smaller-ubatch")]
    with qtbot.waitSignal(page.page.navigate) as asked:
        card.others.click()
    assert asked.args == ["fixes"]
    page.take(v.answered())
    assert page.items(StoppedItem) == []


def test_a_base_model_is_called_one(desk):
    base = v.MODEL.model_copy(update={"has_chat_template": False})
    page = desk(replace(v.answered(), session=v.session(file=base)))
    page.flow.verticalScrollBar().setValue(0)
    assert len(page.items(NoteItem)) == 1
    page.take(v.answered())
    assert page.items(NoteItem) == []


def test_an_empty_chat_loads_or_leads_to_the_models(qtbot, desk):
    page = desk(replace(v.chatting(), conversation=None, session=v.session(Phase.PLANNED)))
    page.page.empty.load.click()
    assert page.core.commands == [LoadModel()]
    with qtbot.waitSignal(page.page.navigate) as asked:
        page.page.empty.other.click()
    assert asked.args == ["models"]
    page.take(State())
    with qtbot.waitSignal(page.page.navigate) as asked:
        page.page.composer.action.click()
    assert asked.args == ["models"]


def test_the_stage_that_runs_is_kept_in_view(qtbot, desk):
    def at(number):
        """Return the state in which stage `number` of the proof runs."""
        states = [*["passed"] * number, "running", *["waiting"] * (len(STAGES) - number - 1)]
        stages = [Stage(name=name, state=s) for name, s in zip(STAGES, states, strict=True)]
        proof = v.session(Phase.QUALIFYING, placement=None, stages=stages)
        return replace(v.chatting(), conversation=None, session=proof)

    page = desk(at(0), size=(700, 380))
    area = page.page.middle.currentWidget()
    assert not page.page.empty.picture.isVisible()
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    for number in range(1, len(STAGES)):
        page.take(at(number))
    dots = page.page.empty.stages.findChildren(StageDot)
    (running,) = (dot for dot in dots if dot.state == "running")
    assert running is dots[-1]
    assert running.visibleRegion().boundingRect() == running.rect()


# --- the list --------------------------------------------------------------------------------------
def rows(page) -> list[str]:
    model = page.page.list.model
    return [model.index(row).data() for row in range(model.rowCount())]


def test_the_list_opens_conversations(qtbot, desk):
    page = desk()
    view = page.page.list.lines
    assert rows(page)[:3] == ["Today", "Why micro-batch costs memory", "Rename plan for the parser"]
    assert view.currentIndex().data() == "Why micro-batch costs memory"
    index = page.page.list.model.index(2)
    qtbot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center()
    )
    qtbot.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=view.visualRect(page.page.list.model.index(0)).center(),
    )
    assert page.core.commands == [OpenConversation(id="c2")]


def test_a_conversation_is_renamed_from_where_it_is_written_in(qtbot, desk):
    page = desk()
    write = page.page.composer.text
    write.setFocus()
    drawn = []
    write.turned.connect(lambda: drawn.append(write.hasFocus()))
    qtbot.keyClick(write, Qt.Key.Key_F2)
    lines = page.page.list.lines
    qtbot.waitUntil(lambda: lines.state() == lines.State.EditingState)
    assert lines.currentIndex().row() == page.page.list.model.row_of(page.store.state.conversation)
    assert drawn == [False], "the frame around the message follows the keyboard"


def test_renaming_happens_in_place(qtbot, desk):
    page = desk()
    page.page.list.rename("c2")
    editor = page.page.list.lines.findChild(QLineEdit)
    assert editor.text() == "Rename plan for the parser"
    editor.setText("  Parser ")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    wanted = [RenameConversation(id="c2", title="Parser")]
    qtbot.waitUntil(lambda: page.core.commands == wanted)


def test_deleting_can_be_undone(qtbot, desk):
    page = desk()
    qtbot.keyClick(page.page.list.lines, Qt.Key.Key_Delete)
    assert page.core.commands == [DeleteConversation(id="c1")]
    bar = page.page.dock.undo
    assert bar.isVisible()
    assert bar.words.text() == "Deleted “Why micro-batch costs memory”."
    bar.undo.click()
    assert page.core.commands[1:] == [RestoreConversation(id="c1")]
    assert not bar.isVisible()


def test_what_was_open_when_it_was_deleted_is_open_again_once_it_is_back(qtbot, desk):
    page = desk()
    for name, open_before in (("c1", True), ("c2", False)):
        page.take(v.answered())
        page.page.list.delete(name, "A title")
        page.take(replace(v.answered(), conversation=None, entries=()))
        page.core.commands.clear()
        page.page.dock.undo.undo.click()
        back = [RestoreConversation(id=name)]
        assert page.core.commands == (back + [OpenConversation(id=name)] * open_before)


def test_control_z_brings_a_deleted_conversation_back(qtbot, desk):
    page = desk()
    page.page.list.lines.setFocus()
    qtbot.keyClick(page.page.list.lines, Qt.Key.Key_Delete)
    qtbot.keyClick(page.page.list.lines, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.core.commands == [DeleteConversation(id="c1"), RestoreConversation(id="c1")]


def test_searching_looks_at_titles_at_once_and_at_messages_soon(qtbot, desk):
    page = desk()
    page.core.chats.found = (Conversation(id="c7", title="", updated_at=""),)
    page.page.list.search.setText("parser")
    assert rows(page) == ["Today", "Rename plan for the parser"]
    qtbot.waitUntil(lambda: len(rows(page)) == 4)
    assert page.core.chats.asked == ["parser"]
    assert rows(page) == [
        "Today",
        "Rename plan for the parser",
        "Older",
        "Unit tests for the ring buffer",
    ]
    page.page.list.search.clear()
    assert len(rows(page)) == 10


def test_what_is_open_is_marked_in_the_list_after_a_search_too(desk):
    page = desk()
    side = page.page.list
    side.search.setText("parser")
    assert not side.lines.currentIndex().isValid()
    side.search.setText("micro")
    assert side.lines.currentIndex().data() == "Why micro-batch costs memory"
    assert side.lines.selectionModel().isSelected(side.lines.currentIndex())
    side.search.clear()
    page.take(replace(page.store.state, conversation="c2", entries=()))
    assert side.lines.currentIndex().data() == "Rename plan for the parser"


def test_the_list_gives_way_in_a_small_window(qtbot, desk):
    page = desk(size=(800, 600))
    assert not page.page.list.isVisible()
    qtbot.keyClick(page.page.composer.text, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert page.page.list.isVisible()
    page.page.list.open("c2")
    assert not page.page.list.isVisible()
    assert page.page.composer.text.hasFocus()
    page.page.header.show_list.click()
    assert page.page.list.isVisible()


def test_a_chat_is_exported_where_the_person_says(desk, tmp_path):
    page = desk()
    for ending, text in (("md", "# c1\n"), ("json", '{"conversation": "c1"}\n')):
        dialog = page.page.export.ask("c1", "Why: micro-batch?", ending)
        assert dialog.defaultSuffix() == ending
        dialog.fileSelected.emit(str(tmp_path / f"chat.{ending}"))
        dialog.close()
        assert (tmp_path / f"chat.{ending}").read_text() == text
    page.page.export.write(str(tmp_path / "no" / "folder.md"))
    assert page.page.dock.told.isVisible()
    assert "not exported: No such file" in page.page.dock.told.words.text()


def test_deleting_and_renaming_work_where_the_list_is_hidden(desk):
    page = desk(size=(800, 600))
    page.page.list.delete("c1", "Why")
    assert page.page.dock.undo.isVisible()
    page.page.list.rename("c2")
    assert page.page.list.isVisible()
    assert page.page.list.lines.findChild(QLineEdit) is not None


def test_a_history_that_cannot_be_searched_says_so(qtbot, desk, monkeypatch):
    page = desk()

    def damaged(_):
        raise DiskProblemError("The file with your chats is damaged.")

    monkeypatch.setattr(page.core.chats, "search", damaged)
    page.page.list.search.setText("words")
    qtbot.waitUntil(page.page.dock.told.isVisible)
    assert "damaged" in page.page.dock.told.words.text()


def test_a_slow_search_holds_nothing_up_and_the_last_words_win(qtbot, desk):
    page = desk()
    go = threading.Event()
    fast = page.core.chats.search

    def slow(words):
        assert go.wait(10)
        return fast(words)

    page.core.chats.search = slow
    page.core.chats.found = (Conversation(id="c7", title="", updated_at=""),)
    for words in ("a", "ab", "zebra"):
        page.page.list.search.setText(words)
        page.page.list._search()
    assert rows(page) == []
    go.set()
    qtbot.waitUntil(lambda: rows(page) == ["Older", "Unit tests for the ring buffer"])
    assert page.core.chats.asked == ["a", "zebra"]


def test_a_search_may_outlive_its_window(qtbot, desk):
    finder = Finder(v.Chats())
    told = threading.Event()

    class Slow(v.Chats):
        def search(self, words):
            assert told.wait(10)
            return ()

    finder._chats = Slow()
    finder.ask("words")
    (thread,) = [thread for thread in threading.enumerate() if thread.name == "chat-search"]
    shiboken6.delete(finder)
    told.set()
    thread.join(10)
    assert not thread.is_alive()


def test_a_hidden_page_leaves_the_transcript_alone_and_catches_up(desk):
    page = desk(v.replying())
    page.page.hide()
    page.core.transcript.append("e2", "While you were away.")
    page.page.conversation.pull()
    assert page.text() == ""
    assert not page.page.conversation._frame.isActive()
    page.page.show()
    assert page.text() == "While you were away."


# --- links -----------------------------------------------------------------------------------------
def test_a_link_is_shown_whole_before_it_is_opened(desk, monkeypatch):
    opened = []
    monkeypatch.setattr("ui.pages.chat_bars.QDesktopServices.openUrl", opened.append)
    page = desk()
    page.page.conversation.link_wanted.emit(QUrl("https://exämple.org/a"))
    bar = page.page.dock.link
    assert bar.isVisible()
    assert bar.address.text() == "https://xn--exmple-cua.org/a"
    assert opened == []
    bar.open.click()
    assert opened == [QUrl("https://exämple.org/a")]
    assert not bar.isVisible()


def test_an_interrupted_reply_says_so_after_a_restart(desk, tmp_path):
    history = History(tmp_path / "chats.sqlite")
    chat = history.create("Killed")
    history.add(chat, "user", "Count.")
    reply = history.begin_reply(chat)
    history.append(reply.id, "one two three")
    history.close()  # the reply has no end, as after a kill, which lets go of the chats too
    again = History(tmp_path / "chats.sqlite")
    state = replace(v.chatting(), conversation=chat, entries=again.entries(chat))
    page = desk(state)
    assert "one two three" in page.text()
    (foot,) = page.items(FootItem)
    assert foot.note.text() == "Interrupted, kept"
    again.close()


# --- for everybody ---------------------------------------------------------------------------------
def test_everything_that_takes_the_focus_has_a_name(desk):
    for state in (v.answered(), v.replying(), v.stopped(), State()):
        page = desk(state)
        for widget in page.page.findChildren(QAbstractButton):
            if widget.isVisible():
                assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name), (
                    widget
                )
        for name in (page.flow, page.page.list.lines, page.page.composer.text):
            assert name.accessibleName()


def test_tab_walks_from_the_list_through_the_messages_to_the_composer(qtbot, desk):
    page = desk()
    page.flow.setFocus()
    walked = []
    for _ in range(7):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        walked.append(QApplication.focusWidget())
    (asked,), (fold,) = page.items(QuestionItem), page.items(ThoughtItem)
    (code,), (foot,) = page.items(CodeItem), page.items(FootItem)
    stops = [asked.copy, asked.edit, fold.button, code.copy, foot.copy, foot.again]
    assert walked[: len(stops)] == stops


# --- versions, files, what holds for a chat ----------------------------------------------------------
def versions(state: State) -> State:
    asked, answer = state.entries
    asked = asked.model_copy(update={"version": 2, "versions": 2})
    return replace(state, entries=(asked, answer.model_copy(update={"version": 1, "versions": 3})))


def test_a_question_is_asked_differently_in_the_message_box(qtbot, desk):
    page = desk()
    (asked,) = page.items(QuestionItem)
    asked.edit.click()
    box = page.page.composer.text
    assert box.toPlainText() == v.QUESTION
    assert page.page.dock.edit.isVisible()
    box.setPlainText("Shorter?")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert page.core.commands == [EditMessage(id="e1", text="Shorter?")]
    assert not page.page.dock.edit.isVisible()
    box.setPlainText("And then?")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert page.core.commands[-1] == Send(text="And then?")


def test_what_is_begun_to_be_written_stays_with_its_conversation(desk):
    page = desk()
    text = page.page.composer.text
    other = replace(v.answered(), conversation="c2")
    text.setPlainText("for the first")
    page.take(other)
    assert text.toPlainText() == ""
    text.setPlainText("for the second")
    page.take(v.answered())
    assert text.toPlainText() == "for the first"
    page.take(other)
    assert text.toPlainText() == "for the second"
    page.page.begin_edit("e1")
    page.take(v.answered())
    assert (page.page.dock.edited, text.toPlainText()) == ("", "for the first")


def test_what_is_written_in_a_new_chat_stays_when_that_begins(qtbot, desk):
    new = replace(v.chatting(), conversation=None)
    page = desk(new)
    text = page.page.composer.text
    text.setPlainText("half")
    page.take(v.chatting())  # the switch was used, or instructions were given
    assert text.toPlainText() == "half"
    page.take(new)
    text.setPlainText("Hello")
    qtbot.keyClick(text, Qt.Key.Key_Return)
    assert page.core.commands == [Send(text="Hello")]
    text.setPlainText("and more")
    page.take(v.answered())
    assert text.toPlainText() == "and more"


def test_up_in_an_empty_message_box_asks_the_last_question_differently(qtbot, desk):
    page = desk()
    composer = page.page.composer
    composer.put_text("half")
    qtbot.keyClick(composer.text, Qt.Key.Key_Up)
    assert page.page.dock.edited == ""
    composer.clear_text()
    qtbot.keyClick(composer.text, Qt.Key.Key_Up)
    assert (page.page.dock.edited, composer.text.toPlainText()) == ("e1", v.QUESTION)
    page.take(v.replying())
    page.page.stop()
    qtbot.keyClick(composer.text, Qt.Key.Key_Up)
    assert page.page.dock.edited == ""


def test_escape_keeps_the_question_as_it_was(qtbot, desk):
    page = desk()
    page.items(QuestionItem)[0].edit.click()
    qtbot.keyClick(page.page.composer.text, Qt.Key.Key_Escape)
    assert not page.page.dock.edit.isVisible()
    assert page.page.composer.text.toPlainText() == ""
    assert page.core.commands == []


def test_versions_are_walked_by_arrows_that_stop_at_the_ends(desk):
    page = desk(versions(v.answered()))
    (asked,), (foot,) = page.items(QuestionItem), page.items(FootItem)
    assert (asked.pager.words.text(), foot.pager.words.text()) == ("2 of 2", "1 of 3")
    assert not asked.pager.after.isEnabled()
    assert not foot.pager.before.isEnabled()
    asked.pager.before.click()
    foot.pager.after.click()
    assert page.core.commands == [ShowVersion(id="e1", step=-1), ShowVersion(id="e2", step=1)]


def test_nobody_turns_to_another_version_while_a_reply_is_written(desk):
    state = v.replying()
    asked = state.entries[0].model_copy(update={"version": 2, "versions": 2})
    page = desk(replace(state, entries=(asked, *state.entries[1:])))
    (item,) = page.items(QuestionItem)
    assert not item.pager.before.isEnabled()
    page.take(replace(state, entries=(asked, *state.entries[1:]), reply=None))
    assert item.pager.before.isEnabled()


def test_files_go_with_a_message_and_can_be_taken_off(desk):
    file = Attachment(name="notes.md", text="x", size_bytes=2048)
    page = desk(replace(v.answered(), attachments=(file,)))
    page.page.dock.attach(["/a/notes.md"])
    assert page.core.commands == [Attach(paths=("/a/notes.md",))]
    (button,) = page.page.composer.files.buttons
    assert button.text() == "notes.md (2.05 kB)"
    button.click()
    assert page.core.commands[-1] == Detach(index=0)
    asked = page.store.state.entries[0].model_copy(update={"attachments": (file,)})
    page.take(replace(v.answered(), entries=(asked, *page.store.state.entries[1:])))
    page.flow.verticalScrollBar().setValue(0)
    assert page.items(QuestionItem)[0].files.text() == "notes.md (2.05 kB)"
    assert not page.page.composer.files.isVisible()


def test_text_files_can_be_dropped_and_models_are_left_to_the_window(desk):
    page = desk()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile("/a/notes.md"), QUrl.fromLocalFile("/a/model.gguf")])
    drop = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    page.page.dropEvent(drop)
    assert page.core.commands == [Attach(paths=("/a/notes.md",))]


def test_whether_to_think_first_is_a_switch_that_the_keyboard_reaches(qtbot, desk):
    page = desk()
    switch = page.page.composer.think
    assert switch.isVisible()
    assert (switch.isChecked(), switch.accessibleName()) == (True, "Think first")
    assert switch.toolTip()
    page.page.composer.attach.setFocus()
    qtbot.keyClick(page.page.composer.attach, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is switch
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert page.core.commands == [ThinkFirst(wanted=False), ThinkFirst(wanted=True)]
    deaf = v.session(file=v.MODEL.model_copy(update={"thinks": ""}))
    page.take(replace(v.answered(), session=deaf))
    assert not switch.isVisible()


def test_a_switch_that_nobody_knows_stands_in_the_middle_and_says_so(desk):
    asked = v.session(Phase.PLANNED, file=v.MODEL.model_copy(update={"thinks": "told"}))
    page = desk(replace(v.answered(), session=asked))
    switch = page.page.composer.think
    assert switch.checkState() == Qt.CheckState.PartiallyChecked
    assert QAccessible.queryAccessibleInterface(switch).state().checkStateMixed
    switch.click()
    assert switch.checkState() == Qt.CheckState.Checked
    assert page.core.commands == [ThinkFirst(wanted=True)]


def test_instructions_and_style_of_a_chat(qtbot, desk):
    page = desk()
    page.page.prepare()
    (dialog,) = page.page.findChildren(ChatSetupDialog)
    dialog.text.setPlainText("Be brief. ")
    dialog.presets.button("precise").click()
    assert "likeliest words" in dialog.why.text()
    dialog.keep.click()
    assert page.core.commands == [PrepareChat(instructions="Be brief.", preset="precise")]
    chats = page.store.state.conversations
    set_up = chats[0].model_copy(update={"instructions": "Be brief.", "preset": "precise"})
    page.take(replace(v.answered(), conversations=(set_up, *chats[1:])))
    assert page.page.header.mark.text == "Instructions · Precise"


def test_a_new_theme_and_text_size_reach_every_message(desk):
    page = desk()
    (before,) = page.items(CodeItem)
    color = page.items(ProseItem)[0].view.palette().text().color()
    height, text = before.height(), page.text()
    themes.current().apply("dark", text_scale_pct=150)
    try:
        assert page.text()
        assert text.endswith(page.text())  # larger words, so fewer of them are in view
        (after,) = page.items(CodeItem)
        assert after.height() > height
        assert page.items(ProseItem)[0].view.palette().text().color() != color
    finally:
        themes.current().apply("light")


@pytest.mark.parametrize("size", [(800, 600), (1200, 800)])
@pytest.mark.parametrize("percent", [100, 200])
def test_no_button_is_cut_at_any_text_size(desk, size, percent):
    long = v.MODEL.model_copy(update={"title": "Donaudampfschifffahrtsgesellschaft 235B"})
    states = (
        v.stopped(),
        replace(v.answered(), session=v.session(Phase.PLANNED, file=long)),
        replace(v.chatting(), conversation=None, session=v.session(Phase.PLANNED)),
    )
    themes.current().apply("light", text_scale_pct=percent)
    try:
        for state in states:
            page = desk(state, size=size)
            for button in page.page.findChildren(Button):
                if button.isVisible() and button.text():
                    assert button.width() >= button.sizeHint().width(), button.text()
                    parent = button.parentWidget().rect()
                    assert parent.contains(button.geometry()), button.text()
            page.page.close()
    finally:
        themes.current().apply("light")


def test_where_there_is_little_room_the_words_of_the_meter_are_enough(desk):
    page = desk(size=(700, 600))
    composer = page.page.composer
    assert (composer.meter.isVisible(), composer.meter_text.isVisible()) == (False, True)
    assert "Context" in composer.meter.accessibleName()
    assert composer.meter_text.toolTip() == composer.meter.toolTip() != ""
    page.page.resize(1200, 800)
    assert composer.meter.isVisible()


def test_in_a_small_window_with_large_text_the_conversations_have_all_the_room(qtbot, desk):
    page = desk(size=(800, 600))
    themes.current().apply("light", text_scale_pct=200)
    try:
        here = page.page
        assert not here.list.isVisible()
        here.find_chats()
        assert (here.list.width(), here.composer.isVisible()) == (here.width(), False)
        assert here.regions() == [here.list]
        qtbot.keyClick(here.list.lines, Qt.Key.Key_Down)
        qtbot.keyClick(here.list.lines, Qt.Key.Key_Return)
        assert (here.list.isVisible(), here.composer.isVisible()) == (False, True)
        here.resize(1600, 900)
        assert here.list.isVisible()
        assert here.composer.isVisible()
        assert here.list.width() == here.list.usual_width
    finally:
        themes.current().apply("light")


@pytest.mark.parametrize("percent", [100, 200])
def test_the_invitation_to_write_is_not_cut(desk, percent):
    long = v.MODEL.model_copy(update={"title": "Donaudampfschifffahrt " * 3 + "235B"})
    themes.current().apply("light", text_scale_pct=percent)
    try:
        page = desk(replace(v.answered(), session=v.session(file=long)), size=(800, 600))
        text = page.page.composer.text
        lines = text.height() // text.fontMetrics().lineSpacing()
        wide = text.fontMetrics().horizontalAdvance(text.placeholderText())
        assert lines >= wide / text.viewport().width()
        text.setPlainText("x")
        assert text.height() < 2 * text.fontMetrics().lineSpacing()
    finally:
        themes.current().apply("light")


def test_one_line_of_a_bar_is_level_with_its_cross(desk):
    page = desk()
    page.page.begin_edit("e1")
    QApplication.processEvents()
    bar = page.page.dock.edit
    words, cross = (
        part.mapTo(bar, part.rect().center()).y() for part in (bar.words, bar.close_bar)
    )
    assert abs(words - cross) <= 1


def test_mirrored_the_question_stands_at_the_other_side(desk):
    page = desk()
    (bubble,) = page.items(QuestionItem)
    assert bubble._box.right() == bubble.width()
    page.page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    (bubble,) = page.items(QuestionItem)
    assert bubble._box.left() == 0
    (code,) = page.items(CodeItem)
    assert code.copy.x() < code.width() // 2
    assert code._view.layoutDirection() == Qt.LayoutDirection.LeftToRight
