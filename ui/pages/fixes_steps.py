"""Fix it for me: the steps as they are tried, and the proof of the one that runs."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from app.commands import CancelWork
from ui.pages.asking import Core
from ui.pages.pieces import Picture
from ui.presenters.fixing import FixingView
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card
from ui.widgets.labels import Label
from ui.widgets.stage_list import StageList
from ui.widgets.wrap import WrapRow
from ui.words import ended, sentences, tr


class FixingCard(QWidget):
    """Draws a `FixingView`; what it came to stays above the failure or the fix."""

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._view: FixingView | None = None
        self.icon = Picture("state-loading", "warn", 28)
        self.title = Label(role="title", wrap=True)
        self.text = Label(role="secondary", wrap=True)
        self.stop = Button(tr("Stop"))
        self.steps = StageList(tr("Steps"))
        self.proof_title = Label(tr("Proof of this step"), "label")
        self.proof = StageList(tr("Proof"))
        self.card = Card(padding=16, gap=8)
        words = QWidget()
        said = column(words, gap=2)
        said.addWidget(self.title)
        said.addWidget(self.text)
        top = WrapRow(gap=14, top=True)
        top.add(words, basis=320, grow=True)
        top.add(self.stop, end=True)
        head = row(gap=14)
        head.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(top, 1)
        self.card.body.addLayout(head)
        self.card.body.addWidget(self.steps)
        below = self._below = Card(gap=4)
        below.body.addWidget(self.proof_title)
        below.body.addWidget(self.proof)
        outer = column(self, gap=16)
        outer.addWidget(self.card)
        outer.addWidget(below)
        self.stop.clicked.connect(self._stop)

    def draw(self, view: FixingView | None) -> None:
        """Show `view`; None hides the card. Where it stands is announced."""
        self.setVisible(view is not None)
        old, self._view = self._view, view
        if view is None or view == old:
            return
        self.icon.show_icon(view.icon, view.tone)
        self.card.set_state("good" if view.tone == "ok" else "")
        self.title.setText(view.title)
        self.text.setText(view.text)
        self.stop.setVisible(view.running)
        self.steps.setVisible(bool(view.steps))
        self.steps.show_rows(view.steps)
        self._below.setVisible(bool(view.proof))
        self.proof.show_rows(view.proof)
        if self.isVisible() and (old is None or old.text != view.text):
            said = sentences(ended(view.title), view.text)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    @Slot()
    def _stop(self) -> None:
        self._core.do(CancelWork())
