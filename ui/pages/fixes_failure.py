"""The failure card: the cause, how it is known, and what helps."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from app.commands import DismissFailure, FixForMe, TryAgain, TryRemedy, UndoTrial
from ui.pages.asking import Core
from ui.pages.fixes_remedies import RemedyList
from ui.pages.pieces import Picture, PlanBlock, Tint, clear
from ui.presenters.failure import FailureView
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip
from ui.widgets.flight_graph import FlightGraph
from ui.widgets.labels import Label
from ui.widgets.wrap import WrapRow
from ui.words import tr

MARKER = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"


class Evidence(Tint):
    """The decisive lines, each with a marker, so that it is not the colour alone."""

    def __init__(self) -> None:
        super().__init__("inset")
        self._lines: tuple[str, ...] = ()
        self._column = column(self)
        self._column.setContentsMargins(1, 8, 1, 8)
        self.setAccessibleName(tr("Decisive lines"))
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def draw(self, lines: tuple[str, ...]) -> None:
        """Show `lines`."""
        if lines == self._lines:
            return
        self._lines = lines
        clear(self._column)
        for line in lines:
            field = Tint("err-bg", radius=0)
            inside = row(field, gap=6)
            inside.setContentsMargins(9, 0, 9, 0)
            inside.addWidget(Label(MARKER, "mono"), 0, Qt.AlignmentFlag.AlignTop)
            inside.addWidget(Label(line, "mono", wrap=True, selectable=True), 1)
            self._column.addWidget(field)


class FailureCard(QWidget):
    """Draws a `FailureView`; `dismissable` adds the button that closes it without a try.

    `bundle_wanted` asks for the bundle, which a page of its own shows first.
    """

    bundle_wanted = Signal()

    def __init__(self, core: Core, *, dismissable: bool = False) -> None:
        super().__init__()
        self._core = core
        self._view: FailureView | None = None
        self.icon = Picture("state-failed", "err", 28, name=tr("Stopped"))
        self.title = Label(role="title", wrap=True)
        self.why = Label(role="secondary", wrap=True)
        self.confidence = Chip("info")
        self.tried = Note("", "warn")
        self.plan = PlanBlock("L", key=True)
        self.evidence_title = Label(tr("Decisive lines"), "label")
        self.evidence = Evidence()
        self.flight_title = Label("", "label")
        self.flight = FlightGraph()
        self.flight_text = Label(role="caption", wrap=True)
        self.nearest = Label(role="small", wrap=True)
        self.helps_title = Label(tr("What helps"), "heading")
        self.hint = Label(role="small", tone="text3", wrap=True)
        self.remedies = RemedyList()
        self.fix = Button(tr("Fix it for me"), icon="fixes", small=True)
        self.copy = Button(tr("Copy report"), "quiet", icon="copy", small=True)
        self.save = Button(tr("Save bundle…"), "quiet", icon="doc", small=True)
        self.save.setVisible(not dismissable)
        self.again = Button(tr("Try again"), small=True)
        self.undo = Button(tr("Undo"), icon="undo", small=True)
        self.dismiss = Button(tr("Dismiss"), small=True)
        self.dismiss.setVisible(dismissable)
        self._arrange()
        self.remedies.tried.connect(self._try)
        self.fix.clicked.connect(self._fix)
        self.again.clicked.connect(self._again)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self.bundle_wanted)
        self.undo.clicked.connect(self._undo)
        self.dismiss.clicked.connect(self.close_failure)

    def _arrange(self) -> None:
        card = Card(padding=16, gap=10)
        card.set_state("error")
        words = QWidget()
        text = column(words, gap=2)
        text.addWidget(self.title)
        text.addWidget(self.why)
        top = WrapRow(gap=14, top=True)
        top.add(words, basis=320, grow=True)
        top.add(self.confidence, end=True)
        head = row(gap=14)
        head.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(top, 1)
        helps = WrapRow(gap=14)
        helps.add(self.helps_title)
        helps.add(self.hint, end=True)
        card.body.addLayout(head)
        for widget in (
            self.tried,
            self.plan,
            self.evidence_title,
            self.evidence,
            self.flight_title,
            self.flight,
            self.flight_text,
            self.nearest,
            helps,
            self.remedies,
        ):
            card.body.addWidget(widget)
        foot = WrapRow(gap=8)
        foot.add(self.fix)
        foot.add(self.again)
        foot.add(self.undo)
        foot.add(self.dismiss)
        foot.add(self.copy, end=True)
        foot.add(self.save, end=True)
        outer = column(self, gap=10)
        outer.addWidget(card)
        outer.addWidget(foot)

    def draw(self, view: FailureView) -> None:
        """Show `view`; a new failure is announced and takes the keyboard."""
        old, self._view = self._view, view
        if view == old:
            return
        self.title.setText(view.title)
        self.why.setText(view.why)
        self.why.setVisible(bool(view.why))
        self.confidence.show_mark(view.confidence)
        self.tried.set_note(view.tried, "warn")
        self.tried.setVisible(bool(view.tried))
        self.plan.draw(view.plan)
        self.evidence.draw(view.evidence)
        self.evidence.setVisible(bool(view.evidence))
        self.evidence_title.setVisible(bool(view.evidence))
        self._draw_flight(view)
        self.nearest.setText(view.nearest)
        self.nearest.setVisible(bool(view.nearest))
        self.helps_title.setVisible(bool(view.remedies))
        self.hint.setText(view.hint)
        self.hint.setVisible(bool(view.hint))
        self.remedies.show_views(view.remedies)
        self.undo.setVisible(view.can_undo)
        self.fix.setVisible(view.can_fix)
        self.again.setVisible(view.can_try_again)
        self.copy.setText(tr("Copy report"))
        if old is None or view.announcement != old.announcement:
            self._announce(view.announcement)

    def _draw_flight(self, view: FailureView) -> None:
        flight = view.flight
        self.flight.setVisible(flight is not None)
        self.flight_title.setVisible(flight is not None)
        self.flight_text.setVisible(flight is not None and bool(flight.figures))
        if flight is not None:
            self.flight.draw(flight)
            self.flight_title.setText(flight.title)
            self.flight_text.setText(tr("At the stop: {figures}").format(figures=flight.figures))

    def forget(self) -> None:
        """Treat the next failure as new, even when it is the same again."""
        self._view = None

    def _announce(self, text: str) -> None:
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
            self.remedies.focus_first()

    @Slot(str)
    def _try(self, kind: str) -> None:
        self._core.do(TryRemedy(kind=kind))

    @Slot()
    def _fix(self) -> None:
        self._core.do(FixForMe())

    @Slot()
    def _again(self) -> None:
        self._core.do(TryAgain())

    @Slot()
    def _undo(self) -> None:
        self._core.do(UndoTrial())

    @Slot()
    def close_failure(self) -> None:
        """Close the failure without trying anything."""
        self._core.do(DismissFailure())

    @Slot()
    def _copy(self) -> None:
        if self._view is not None:
            QGuiApplication.clipboard().setText(self._view.report)
            self.copy.setText(tr("Copied"))
