"""The ladder with its what-if controls: every quant's plan, live, and one button each."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.commands import Choose, Fetch, PlanLadder
from app.state import State
from app.values.hub import RepoPage, Wish
from ui.pages.asking import Core
from ui.pages.models_whatif import WhatIfPanel
from ui.pages.pieces import Picture
from ui.presenters.ladder import LadderView, present_ladder, with_library
from ui.presenters.whatif import present_whatif
from ui.widgets.base import column, row, rule
from ui.widgets.key import PlanKey
from ui.widgets.labels import Label
from ui.widgets.ladder import Ladder
from ui.words import tr


class LadderCard(QWidget):
    """Draws the quants of an open repository.

    `watch_wanted` asks for the downloads, `opened` for the card of the model that was opened.
    """

    watch_wanted = Signal()
    opened = Signal()

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._page = RepoPage(repo="")
        self._view: LadderView | None = None
        self._asked: Wish | None = None
        self._chosen = ""
        self._wanted = ""
        self.whatif = WhatIfPanel()
        self.why = Label(role="small", wrap=True)
        self.star = Picture("star", "accent-text", 14, beside="small")
        self.ladder = Ladder()
        self.key_words = Label(role="caption", wrap=True)
        self.key = PlanKey()
        reason = QWidget()
        line = row(reason, gap=6)
        line.addWidget(self.star, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.why, 1)
        body = column(self, gap=10)
        for widget in (self.whatif, reason, self.ladder, rule(), self.key, self.key_words):
            body.addWidget(widget)
        self.whatif.wanted.connect(self._plan)
        self.ladder.chosen.connect(self._choose)
        self.ladder.acted.connect(self._act)

    def draw(self, state: State, page: RepoPage) -> None:
        """Show `page`; the controls stay where the person has put them until their plan is in."""
        if page.repo != self._page.repo:
            self._asked, self._chosen = None, ""
        if page.wanted and page.wanted != self._page.wanted:
            self.want(page.wanted)
        if self._wanted and (found := [r.ref for r in page.rungs if r.quant == self._wanted]):
            self._chosen, self._wanted = found[0], ""
        if page.wish == self._asked:
            self._asked = None
        moved = page.wish != self._page.wish
        page = self._page = with_library(page, state.library)
        view = present_ladder(page, state.transfers, state.settings.downloads_at_once)
        if view != self._view:
            self._view = view
            self.ladder.draw(view, still=moved)
            self.why.setText(view.why)
            self.why.setVisible(bool(view.why))
            self.star.setVisible(bool(view.recommended))
        wish = self._asked or page.wish
        best = next((rung for rung in page.rungs if rung.ref == view.recommended), None)
        self.whatif.draw(present_whatif(page, wish, best), wish)
        self._mark()

    def want(self, quant: str) -> None:
        """Look at `quant` first, because a reference named it."""
        self._wanted = quant.upper()

    def _mark(self) -> None:
        """Show the key of the quant that is looked at, of the recommended one at first."""
        if self._view is None:
            return
        rows = {line.ref: line for line in self._view.rows}
        ref = self._chosen if self._chosen in rows else self._view.recommended
        line = rows.get(ref)
        self.ladder.set_current(ref)
        bar = line.bar if line else None
        self.key.show_plan(bar)
        self.key.setVisible(bar is not None)
        words = line.tip.replace("\n", " · ") if line else ""
        self.key_words.setText(tr("MiB, for {quant}").format(quant=words) if bar else words)
        self.key_words.setVisible(bool(words))

    # --- asked for -----------------------------------------------------------------------------
    @Slot(object)
    def _plan(self, wish: Wish) -> None:
        self._asked = wish
        self._core.do(PlanLadder(wish=wish))

    @Slot(str)
    def _choose(self, ref: str) -> None:
        self._chosen = ref
        self._mark()

    @Slot(str)
    def _act(self, ref: str) -> None:
        line = (
            next((row for row in self._view.rows if row.ref == ref), None) if self._view else None
        )
        rung = next((rung for rung in self._page.rungs if rung.ref == ref), None)
        if line is None or rung is None:
            return
        if line.action == "watch":
            self.watch_wanted.emit()
        elif line.action == "open":
            self._core.do(Choose(ref=ref, config=rung.config))
            self.opened.emit()
        else:
            self._core.do(Fetch(ref=ref, config=rung.config))
