"""The Find tab: results of a search of the Hub, or the repository that was opened."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.commands import Choose, OpenRepo, Propose, SearchHub
from app.state import State
from ui.pages.asking import Core
from ui.pages.models_repo import RepoPane
from ui.presenters.find import FindView, hit_rows, present_find, proposal_rows
from ui.presenters.query import PACKAGED
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.empty import EmptyState
from ui.widgets.labels import Label
from ui.widgets.row_list import RowList
from ui.widgets.scroll import ScrollColumn
from ui.widgets.spinner import Spinner
from ui.words import tr


class FindTab(QWidget):
    """Draws `state.search` and `state.repo`.

    `watch_wanted` asks for the downloads, `opened` for the card of the model that was opened.
    """

    watch_wanted = Signal()
    opened = Signal()

    def __init__(self, core: Core, repo: RepoPane) -> None:
        super().__init__()
        self._core = core
        self._view: FindView | None = None
        self._seen: tuple[object, ...] = ()
        self._proposed = False
        self.popular = Button(tr("Show what is popular"), "primary", small=True)
        self.again = Button(tr("Try again"), "primary", icon="again", small=True)
        self.empty = EmptyState("search", "", "", (self.popular, self.again))
        self.waiting = QWidget()
        line = row(self.waiting, gap=10)
        line.addWidget(Spinner(16))
        self.waiting_words = Label("", "secondary", wrap=True)
        line.addWidget(self.waiting_words, 1)
        self.summary = Label(role="small", wrap=True)
        self.hits = RowList(tr("Repositories"), one_click=True)
        self.made_title = Label(tr("Proposed for this computer"), "heading")
        self.made_title.setContentsMargins(0, 20, 0, 0)
        self.made = RowList(tr("Proposed for this computer"), one_click=True)
        self.results = ScrollColumn(gap=8)
        for widget in (
            self.waiting,
            self.summary,
            self.hits,
            self.empty,
            self.made_title,
            self.made,
        ):
            self.results.body.addWidget(widget)
        self.repo = repo
        self.stack = QStackedWidget()
        self.stack.addWidget(self.results)
        self.stack.addWidget(self.repo)
        column(self).addWidget(self.stack)
        self.popular.clicked.connect(self._popular)
        self.again.clicked.connect(self._again)
        self.hits.opened.connect(self._open)
        self.made.opened.connect(self._open)
        self.repo.watch_wanted.connect(self.watch_wanted)
        self.repo.opened.connect(self.opened)

    def draw(self, state: State) -> None:
        """Show what was found, or the open repository."""
        if state.repo is not None:
            self.repo.draw(state)
        self.stack.setCurrentWidget(self.results if state.repo is None else self.repo)
        view = present_find(state)
        seen = (state.search, state.proposals, state.machine is None)
        if view == self._view and seen == self._seen:
            return
        self._view, self._seen = view, seen
        start = view.kind == "start"
        if start and not state.proposals and not self._proposed and state.machine is not None:
            self._proposed = True
            self._core.do(Propose(goal=state.goal))
        for widget in (self.made_title, self.made):
            widget.setVisible(start and bool(state.proposals))
        self.made.show_lines(proposal_rows(state))
        self.waiting.setVisible(view.kind == "searching")
        self.waiting_words.setText(view.summary)
        self.summary.setText(view.summary)
        self.summary.setVisible(view.kind == "found")
        self.hits.setVisible(view.kind == "found")
        self.hits.show_lines(hit_rows(state.search, datetime.now().astimezone()))
        self.empty.setVisible(view.kind in {"start", "nothing", "failed"})
        self.empty.say(view.icon, view.title, view.text, role=view.role)
        self.popular.setVisible(view.kind in {"start", "nothing"})
        self.again.setVisible(view.kind == "failed")

    @Slot()
    def _popular(self) -> None:
        self._core.do(SearchHub(text=""))

    @Slot()
    def _again(self) -> None:
        self._core.do(SearchHub(text=self._view.again if self._view else ""))

    @Slot(str)
    def _open(self, ref: str) -> None:
        if ref in PACKAGED:
            self._core.do(Choose(ref=ref))
            self.opened.emit()
        else:
            self._core.do(OpenRepo(ref=ref))
