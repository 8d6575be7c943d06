"""A model that was chosen while a reply is being written: the question, and the wait after it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from app.state import State
from ui.pages.asking import Core
from ui.presenters.opening import QuestionView, answer, present_question, present_wait
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.direction import inset
from ui.widgets.labels import Label
from ui.widgets.sheet import Sheet
from ui.widgets.wrap import WrapRow
from ui.words import ended, sentences, tr


class OpeningQuestion(Sheet):
    """Keeps the reply, waits for its end, or ends it; Esc and closing keep it."""

    wait_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, view: QuestionView, parent: QWidget) -> None:
        super().__init__(view.title, parent)
        self.setObjectName("opening")
        self.title = Label("", "heading", wrap=True)
        self.text = Label("", "secondary", wrap=True)
        self.keep, self.stop = Button(""), Button("")
        self.wait = Button("", "primary")
        foot = WrapRow(gap=8)
        for button in (self.keep, self.stop, self.wait):
            foot.add(button, end=True)
        body = column(self, gap=12, margins=20)
        for widget in (self.title, self.text, foot):
            body.addWidget(widget)
        self.keep.clicked.connect(self.reject)
        self.stop.clicked.connect(self.stop_wanted)
        self.wait.clicked.connect(self.wait_wanted)
        self._view: QuestionView | None = None
        self.show_view(view)
        self.wait.setFocus(Qt.FocusReason.PopupFocusReason)

    def show_view(self, view: QuestionView) -> None:
        """Ask `view`; the reply may have ended since it was asked first."""
        if view == self._view:
            return
        old, self._view = self._view, view
        self.setWindowTitle(view.title)
        self.setAccessibleName(view.title)
        self.setAccessibleDescription(view.text)
        self.title.setText(view.title)
        self.text.setText(view.text)
        self.keep.setText(view.keep)
        self.stop.setText(view.stop)
        self.wait.setText(view.wait)
        self.wait.setVisible(bool(view.wait))
        self.stop.set_kind("plain" if view.wait else "primary")
        if old is not None:
            said = sentences(ended(view.title), view.text)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))


class OpeningBar(Note):
    """Says over every page what waits for the end of the reply; asks its question in a dialog."""

    def __init__(self, core: Core) -> None:
        super().__init__("", "accent")
        self._core = core
        self._state = State()
        self._question: OpeningQuestion | None = None
        self._asked = ""
        self.now = Button(tr("Open now"), small=True)
        self.drop = Button("", "quiet", icon="x", small=True, name=tr("Do not open it"))
        for button in (self.now, self.drop):
            self.row.addWidget(button)
        inset(self.row, 12, 6, 6, 6)
        for widget in (self.picture, self.label, self.now, self.drop):
            self.row.setAlignment(widget, Qt.AlignmentFlag.AlignVCenter)
        self.now.clicked.connect(self._stop)
        self.drop.clicked.connect(self._keep)
        self.hide()

    @property
    def question(self) -> OpeningQuestion | None:
        """The dialog, while it is open."""
        return self._question

    def draw(self, state: State) -> None:
        """Ask, say what waits, or nothing."""
        if state.opening is None and self._state.opening is None:
            return
        self._state = state
        waits = present_wait(state)
        if waits and waits != self.label.text():
            self.set_note(waits, "accent")
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, waits))
        self.setVisible(bool(waits))
        self._ask(present_question(state))

    def _ask(self, view: QuestionView | None) -> None:
        if self._question is not None and (view is None or view.ref != self._asked):
            self._close()
        if view is None:
            return
        if self._question is not None:
            self._question.show_view(view)
            return
        self._asked = view.ref
        self._question = OpeningQuestion(view, self.window())
        self._question.rejected.connect(self._keep)
        self._question.wait_wanted.connect(self._wait)
        self._question.stop_wanted.connect(self._stop)
        self._question.open()

    def _close(self) -> None:
        question, self._question = self._question, None
        if question is not None:
            question.rejected.disconnect(self._keep)
            question.close()

    # --- answered ------------------------------------------------------------------------------
    @Slot()
    def _keep(self) -> None:
        self._question = None
        self._core.do(answer(self._state, None))

    @Slot()
    def _wait(self) -> None:
        self._core.do(answer(self._state, "wait"))

    @Slot()
    def _stop(self) -> None:
        self._core.do(answer(self._state, "stop"))
