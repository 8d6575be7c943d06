"""An open repository: what it is, what it asks for, and its ladder of quants."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from app.commands import CloseRepo, OpenRepo
from app.state import State
from ui.pages.asking import Core
from ui.pages.models_ladder import LadderCard
from ui.pages.models_token import TokenDialog
from ui.presenters.repo import RepoView, present_repo, present_token
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.chip import Chip
from ui.widgets.confirm import Confirm
from ui.widgets.empty import EmptyState
from ui.widgets.labels import Label
from ui.widgets.scroll import ScrollColumn
from ui.widgets.spinner import Spinner
from ui.widgets.term import explain
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, tr

_EMPTY_WHY = QT_TR_NOOP(
    "Repositories for llama.cpp often have GGUF in their name. Search for it together with the "
    "model's name."
)


class RepoPane(QWidget):
    """Draws `state.repo`; `watch_wanted` asks for the downloads, `opened` for the model's card."""

    watch_wanted = Signal()
    opened = Signal()

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._state = State()
        self._view: RepoView | None = None
        self.back = Button("", "quiet", icon="left", name=tr("Back to the results (Esc)"))
        self.page = Button(tr("Page on the Hub…"), "quiet", icon="link", small=True)
        self.title = Label(role="title", wrap=True)
        self.gated = Chip("warn", tr("Gated"), icon="lock")
        explain(self.gated, tr("Gated"))
        self.facts = Label(role="small", wrap=True)
        self.gate = Note("", "warn", icon="lock")
        self.token = Button(tr("Enter a token…"), icon="lock", small=True)
        self.notes = Note("", "info")
        self.waiting = QWidget()
        line = row(self.waiting, gap=10)
        line.addWidget(Spinner(16))
        self.waiting_words = Label("", "secondary")
        line.addWidget(self.waiting_words, 1)
        self.ladder = LadderCard(core)
        self.again = Button(tr("Try again"), "primary", icon="again", small=True)
        self.failed_token = Button(tr("Enter a token…"), icon="lock", small=True)
        self.failure = EmptyState("offline", "", "", (self.again, self.failed_token), role="warn")
        self.reading = Label(role="caption", wrap=True)
        # A ladder that comes is a turn's work by itself, beside what is around it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw_ladder)
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self.scroll = ScrollColumn(gap=12)
        head = WrapRow(gap=8)
        for widget in (self.back, self.title, self.gated):
            head.add(widget)
        head.add(self.page, end=True)
        self.gate.row.addWidget(self.token)
        words = QWidget()
        lines = column(words, gap=2)
        lines.addWidget(head)
        lines.addWidget(self.facts)
        for widget in (
            words,
            self.gate,
            self.notes,
            self.waiting,
            self.failure,
            self.ladder,
            self.reading,
        ):
            self.scroll.body.addWidget(widget)
        self.ladder.hide()
        column(self).addWidget(self.scroll)

    def _connect(self) -> None:
        self.back.clicked.connect(self._back)
        self.page.clicked.connect(self._ask_page)
        self.token.clicked.connect(self.ask_token)
        self.failed_token.clicked.connect(self.ask_token)
        self.again.clicked.connect(self._again)
        self.ladder.watch_wanted.connect(self.watch_wanted)
        self.ladder.opened.connect(self.opened)

    def draw(self, state: State) -> None:
        """Show the open repository."""
        signed_in = state.access.kept != "none" and state.access != self._state.access
        self._state = state
        view = present_repo(state)
        if view is None or state.repo is None:
            return
        if signed_in and view.gated and view.state == "failed":
            self._core.do(OpenRepo(ref=view.repo))
        if view.state != "ladder":
            self.ladder.hide()
        elif self.ladder.isHidden():
            self._soon.start()
        else:
            self.ladder.draw(state, state.repo)
        if view == self._view:
            return
        if self._view is None or view.repo != self._view.repo:
            self.scroll.verticalScrollBar().setValue(0)
        self._view = view
        self.title.setText(view.title)
        self.gated.setVisible(view.gated)
        self.facts.setText(view.facts)
        self.facts.setVisible(bool(view.facts))
        self.gate.label.setText(view.gate)
        self.gate.setVisible(view.gated and view.state != "failed")
        self.notes.label.setText("\n".join(view.notes))
        self.notes.setVisible(bool(view.notes))
        waiting = view.state == "reading"
        self.waiting.setVisible(waiting)
        self.waiting_words.setText(view.reading)
        self._draw_failure(view)
        self.reading.setText(view.reading)
        self.reading.setVisible(bool(view.reading) and view.state in {"ladder", "failed"})

    def _draw_failure(self, view: RepoView) -> None:
        empty = view.state == "empty"
        self.failure.setVisible(view.state == "failed" or empty)
        self.again.setVisible(view.state == "failed")
        self.failed_token.setVisible(view.gated and view.state == "failed")
        if empty:
            self.failure.say("search", tr("There is no model in GGUF format here"), tr(_EMPTY_WHY))
        elif view.state == "failed":
            icon = "lock" if view.gated else "offline"
            self.failure.say(icon, view.problem or tr("It did not open"), view.fix, role="warn")

    # --- asked for -----------------------------------------------------------------------------
    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._back()
            return
        super().keyPressEvent(event)

    @Slot()
    def _back(self) -> None:
        self._core.do(CloseRepo())

    @property
    def settled(self) -> bool:
        """Whether all that it has to show is there, with every row of the ladder."""
        return not self._soon.isActive() and self.ladder.ladder.whole

    @Slot()
    def _draw_ladder(self) -> None:
        """Show the ladder of the newest state, if it has one still."""
        view, page = self._view, self._state.repo
        if view is not None and view.state == "ladder" and page is not None:
            self.ladder.draw(self._state, page)
            self.ladder.show()

    @Slot()
    def _again(self) -> None:
        if self._view is not None:
            self._core.do(OpenRepo(ref=self._view.repo))

    @Slot()
    def ask_token(self) -> None:
        """Open the token dialog."""
        TokenDialog(self._core, present_token(self._state), self).open()

    @Slot()
    def _ask_page(self) -> None:
        if self._view is None:
            return
        asked = Confirm(
            tr("Open this page?"), self._view.address, tr("Open in the browser"), parent=self
        )
        asked.accepted.connect(self._open_page)
        asked.open()

    @Slot()
    def _open_page(self) -> None:
        if self._view is not None:
            QDesktopServices.openUrl(QUrl(self._view.address))
