"""The card's clocks: search the highest stable lock, use it, keep it over restarts."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from app.commands import (
    ForgetClocks,
    KeepClocks,
    LookAtClocks,
    ReleaseClocks,
    SearchClocks,
    StopClockSearch,
    UseClocks,
)
from ui.pages.asking import Core
from ui.pages.connect import CopyButton
from ui.presenters.clock_panel import ClockPanelView, ClockStepView, Kept
from ui.widgets.base import column, row, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.spinner import Spinner
from ui.widgets.wrap import WrapRow, together
from ui.words import QT_TR_NOOP, tr

ABOUT = QT_TR_NOOP(
    "A card that runs into its limits again and again loses time, and some lose the whole "
    "computer. The search goes down from the base clock until nothing slows the card any more."
)


class ClocksDetail(QWidget):
    """Draws a `ClockPanelView`."""

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._view: ClockPanelView | None = None
        self.title = Label(tr("Clocks of the card"), "title", wrap=True)
        self.subtitle = Label(role="small", wrap=True)
        self.search = Button(tr("Find the best lock"), icon="bolt", small=True)
        self.stop = Button(tr("Stop"), small=True)
        self.lock = Button(tr("Lock to the base clock"), small=True)
        self.release = Button(tr("Give the clocks back"), icon="undo", small=True)
        self.problem = Note("", "warn")
        self.trouble = Note("", "err")
        self.by_hand = Card(gap=8)
        self.hand_lock = CommandLine(tr("To lock them by hand, type:"))
        self.hand_reset = CommandLine(tr("To give them back:"))
        self.hint = Label(role="small", wrap=True)
        self.trying = Label(role="small", wrap=True)
        self.steps: KeyedColumn[ClockStepView] = KeyedColumn(lambda _: StepLine(), _key)
        self.steps.setAccessibleName(tr("Steps of the search"))
        self.result = Label(role="strong", wrap=True)
        self.use = Button(tr("Use this"), "primary", small=True)
        self.kept = KeptCard()
        self._arrange()
        for button, slot in (
            (self.search, self._search),
            (self.stop, self._stop),
            (self.lock, self._lock),
            (self.release, self._release),
            (self.use, self._use),
        ):
            button.clicked.connect(slot)
        self.kept.keep_wanted.connect(self._keep)
        self.kept.forget_wanted.connect(self._forget)

    def _arrange(self) -> None:
        words = QWidget()
        said = column(words, gap=0)
        said.addWidget(self.title)
        said.addWidget(self.subtitle)
        head = WrapRow(gap=8)
        head.add(words, basis=240, grow=True)
        head.add(together(self.release, self.lock, self.stop, self.search), end=True)
        self._running = QWidget()
        running = row(self._running, gap=10)
        running.addWidget(Spinner(16), 0, Qt.AlignmentFlag.AlignTop)
        running.addWidget(self.trying, 1)
        self._found = WrapRow(gap=8)
        self._found.add(self.result, basis=240, grow=True)
        self._found.add(self.use, end=True)
        self._card = Card(gap=8)
        for widget in (self.steps, self._running, self._found):
            self._card.body.addWidget(widget)
        for line in (self.hand_lock, self.hand_reset):
            self.by_hand.body.addWidget(line)
        outer = column(self, gap=14)
        about = Label(tr(ABOUT), "small", wrap=True)
        for part in (
            head,
            about,
            self.problem,
            self.by_hand,
            self.trouble,
            self.hint,
            self._card,
            self.kept,
        ):
            outer.addWidget(part)

    def draw(self, view: ClockPanelView | None) -> None:
        """Show `view`; what a search came to is announced."""
        old, self._view = self._view, view
        if view is None or view == old:
            return
        self.subtitle.setText(f"{view.card} · {view.line}" if view.card else view.line)
        self.search.setVisible(not view.searching)
        self.search.setEnabled(view.can_search)
        self.stop.setVisible(view.searching)
        self.lock.setVisible(view.can_lock)
        self.release.setVisible(view.can_release)
        for note, text in ((self.problem, view.problem), (self.trouble, view.trouble)):
            note.label.setText(text)
            note.setVisible(bool(text))
        self.by_hand.setVisible(any(view.by_hand))
        for line, command in zip((self.hand_lock, self.hand_reset), view.by_hand, strict=True):
            line.show_command(command)
        for label, text in (
            (self.hint, view.hint),
            (self.trying, view.trying),
            (self.result, view.result),
        ):
            label.setText(text)
        self.hint.setVisible(bool(view.hint))
        self._running.setVisible(view.searching)
        self._found.setVisible(bool(view.result))
        self.use.setVisible(bool(view.use_mode))
        self.use.setEnabled(not view.busy)
        self.steps.show_views(view.steps)
        self._card.setVisible(bool(view.steps) or view.searching)
        self.kept.draw(view.kept)
        if old is not None and view.announcement != old.announcement and self.isVisible():
            said = QAccessibleAnnouncementEvent(self, view.announcement)
            QAccessible.updateAccessibility(said)

    def look(self) -> None:
        """Ask how the clocks stand."""
        self._core.do(LookAtClocks())

    # --- asked for -----------------------------------------------------------------------------
    @Slot()
    def _search(self) -> None:
        self._core.do(SearchClocks())

    @Slot()
    def _stop(self) -> None:
        self._core.do(StopClockSearch())

    @Slot()
    def _lock(self) -> None:
        self._core.do(UseClocks(mode="tdp"))

    @Slot()
    def _release(self) -> None:
        self._core.do(ReleaseClocks())

    @Slot()
    def _use(self) -> None:
        if self._view is not None and self._view.use_mode:
            self._core.do(UseClocks(mode=self._view.use_mode))

    @Slot()
    def _keep(self) -> None:
        self._core.do(KeepClocks())

    @Slot()
    def _forget(self) -> None:
        self._core.do(ForgetClocks())


class StepLine(QWidget):
    """One step: its clock and mark, its figures, and why it is not stable."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = rule()
        self.name = Label(role="strong", wrap=True)
        self.figures = Label(role="body", wrap=True)
        self.why = Label(role="small", wrap=True)
        self.chip = Chip("info")
        words = column(gap=0)
        for label in (self.name, self.figures, self.why):
            words.addWidget(label)
        line = row(gap=14)
        line.setContentsMargins(0, 8, 0, 8)
        line.addLayout(words, 1)
        line.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignTop)
        outer = column(self)
        outer.addWidget(self.rule)
        outer.addLayout(line)

    def draw(self, view: ClockStepView) -> None:
        """Show `view`."""
        self.rule.setVisible(not view.key.startswith("0."))
        self.name.setText(view.name)
        self.figures.setText(view.figures)
        self.why.setText(view.why)
        self.why.setVisible(bool(view.why))
        self.chip.show_mark(view.mark)
        self.setAccessibleName(view.accessible)


class KeptCard(Card):
    """What outlives a restart: a click where the installed helper does it, else the commands."""

    keep_wanted = Signal()
    forget_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(gap=8)
        self.text = Label(role="body", wrap=True)
        self.keep = Button(tr("Keep it"), small=True)
        self.forget = Button(tr("Keep it no longer"), icon="undo", small=True)
        self.by_keep = CommandLine(tr("To keep it, type as administrator:"))
        self.by_forget = CommandLine(tr("To stop keeping it:"))
        self.body.addWidget(Label(tr("After a restart of the computer"), "strong", wrap=True))
        head = WrapRow(gap=8)
        head.add(self.text, basis=240, grow=True)
        for button in (self.forget, self.keep):
            head.add(button, end=True)
        for part in (head, self.by_keep, self.by_forget):
            self.body.addWidget(part)
        self.keep.clicked.connect(self.keep_wanted)
        self.forget.clicked.connect(self.forget_wanted)
        self.hide()

    def draw(self, view: Kept) -> None:
        """Show `view`."""
        self.setVisible(bool(view.text))
        self.text.setText(view.text)
        self.keep.setVisible(view.can_keep)
        self.forget.setVisible(view.can_forget)
        self.by_keep.show_command(view.keep_command)
        self.by_forget.show_command(view.forget_command)


class CommandLine(QWidget):
    """A line to type, and what it does; hidden without one."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.line = Label(role="mono", wrap=True, selectable=True)
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.copy = CopyButton(f"{what} {tr('Copy')}")
        lines = column(self, gap=2)
        lines.addWidget(Label(what, "small", wrap=True))
        typed = WrapRow(gap=8)
        typed.add(self.line, basis=320, grow=True)
        typed.add(self.copy, end=True)
        lines.addWidget(typed)
        self.copy.clicked.connect(self._copy)

    def show_command(self, command: str) -> None:
        """Show `command`."""
        self.line.setText(command)
        self.setVisible(bool(command))

    @Slot()
    def _copy(self) -> None:
        self.copy.copy_text(self.line.text())


def _key(view: ClockStepView) -> str:
    return view.key
