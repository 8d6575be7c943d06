"""A fix being tried, and the card after it worked: before and now, what changed, keep or undo."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from app.commands import AcceptRisk, CancelWork, KeepTrial, Qualify, UndoTrial
from ui.pages.asking import Core
from ui.pages.pieces import Picture, PlanBlock
from ui.pages.tables import Cell, Table
from ui.presenters.trial import TrialView
from ui.presenters.trial_changes import ChangeRow
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.labels import Label
from ui.widgets.progress import ProgressBar
from ui.widgets.stage_list import StageList
from ui.widgets.wrap import WrapRow, together
from ui.words import QT_TR_NOOP, tr

REMEMBERED = QT_TR_NOOP(
    "Keep makes this the setup of the model. Undo goes back to the setup before."
)


class TrialCard(QWidget):
    """Draws a `TrialView`."""

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._view: TrialView | None = None
        self.icon = Picture("state-ready", "ok", 28)
        self.title = Label(role="title", wrap=True)
        self.why = Label(role="secondary", wrap=True)
        self.fetched = ProgressBar(tr("What has arrived"))
        self.stop = Button(tr("Stop"))
        self.prove = Button(tr("Prove it"), icon="again")
        self.accept = Button(tr("Start it anyway"), icon="tight")
        self.undo = Button(tr("Undo"), icon="undo")
        self.keep = Button(tr("Keep"), "primary", hint=tr("Enter"))
        self.before_text, self.now_text = (
            Label(role="small", wrap=True),
            Label(role="small", wrap=True),
        )
        self.before, self.now = PlanBlock("M", key=False), PlanBlock("M")
        self.table = Table(("", tr("Before"), tr("Now"), tr("Change")), tr("What changed"))
        self.stages = StageList(tr("Proof"))
        self.note = Note(tr(REMEMBERED))
        self.card = Card(padding=18, gap=12)
        self._bars = QWidget()
        self._arrange()
        for button, slot in (
            (self.stop, self._stop),
            (self.prove, self._prove),
            (self.accept, self._accept),
            (self.undo, self._undo),
            (self.keep, self.keep_it),
        ):
            button.clicked.connect(slot)

    def _arrange(self) -> None:
        words = QWidget()
        text = column(words, gap=2)
        text.addWidget(self.title)
        text.addWidget(self.why)
        top = WrapRow(gap=8, top=True)
        top.add(words, basis=320, grow=True)
        top.add(together(self.stop, self.accept, self.prove, self.undo, self.keep), end=True)
        head = row(gap=14)
        head.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(top, 1)
        bars = column(self._bars, gap=4)
        for name, said, block in (
            (tr("Before"), self.before_text, self.before),
            (tr("Now"), self.now_text, self.now),
        ):
            line = WrapRow(gap=14)
            line.add(Label(name, "strong"), basis=60)
            line.add(said, basis=240, grow=True)
            bars.addWidget(line)
            bars.addWidget(block)
        self.card.body.addLayout(head)
        self.card.body.addWidget(self.fetched)
        self.card.body.addWidget(self._bars)
        changes, proof = Card(gap=6), Card(gap=4)
        changes.body.addWidget(Label(tr("Before and now"), "strong"))
        changes.body.addWidget(self.table)
        changes.body.addStretch(1)
        proof.body.addWidget(Label(tr("Proof"), "label"))
        proof.body.addWidget(self.stages)
        below = WrapRow(gap=16, line_gap=16, top=True)
        below.add(changes, basis=380, grow=True)
        below.add(proof, basis=300, grow=True)
        outer = column(self, gap=16)
        outer.addWidget(self.card)
        outer.addWidget(below)
        outer.addWidget(self.note)

    def draw(self, view: TrialView) -> None:
        """Show `view`; that it worked is announced and puts the keyboard on Keep."""
        old, self._view = self._view, view
        if view == old:
            return
        self.card.set_state("good" if view.worked else "")
        self.icon.show_icon(
            "state-ready" if view.worked else "state-loading", "ok" if view.worked else "text3"
        )
        self.title.setText(view.title)
        self.why.setText(view.why)
        self.fetched.setVisible(view.share is not None)
        self.fetched.set_fraction(view.share or 0.0)
        self.stop.setVisible(view.working)
        self.undo.setVisible(not view.working)
        self.keep.setVisible(view.worked)
        self.accept.setVisible(view.ask_risk)
        self.prove.setVisible(not view.working and not view.worked and not view.ask_risk)
        self.note.setVisible(view.worked)
        self.before_text.setText(view.before_text)
        self.now_text.setText(view.now_text)
        self.before.draw(view.before)
        self.now.draw(view.now)
        self.table.show_rows([_cells(change) for change in view.changes])
        self.stages.show_rows(view.proof)
        if old is None or view.announcement != old.announcement:
            self._announce(view)

    def forget(self) -> None:
        """Treat the next trial as new."""
        self._view = None

    def _announce(self, view: TrialView) -> None:
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, view.announcement))
            self.focus_first()

    def focus_first(self) -> None:
        """Put the keyboard on what is most likely wanted next."""
        view = self._view
        if view is not None:
            button = self.keep if view.worked else self.stop if view.working else self.undo
            button.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def _stop(self) -> None:
        self._core.do(CancelWork())

    @Slot()
    def _prove(self) -> None:
        self._core.do(Qualify())

    @Slot()
    def _accept(self) -> None:
        self._core.do(AcceptRisk())
        self._core.do(Qualify())

    @Slot()
    def _undo(self) -> None:
        self._core.do(UndoTrial())

    @Slot()
    def keep_it(self) -> None:
        """Make the change the model's setup."""
        self._core.do(KeepTrial())


def _cells(change: ChangeRow) -> tuple[Cell, ...]:
    tone = {True: "ok", False: "warn", None: "text2"}[change.better]
    return (
        Cell(change.name),
        Cell(change.before, tone="text2", number=True),
        Cell(change.now, strong=True, number=True),
        Cell(change.change, tone=tone, number=True),
    )
