"""The computer's health, and what was tried on it before."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from app.commands import CheckHealth
from ui.pages.asking import Core
from ui.pages.pieces import clear
from ui.pages.tables import Cell, Table
from ui.presenters.health import CheckView, FigureRow, HealthView
from ui.presenters.tried import TriedRow
from ui.widgets.base import column, row, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Card
from ui.widgets.chip import Chip
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, tr

ONLINE = QT_TR_NOOP("Ask the model host too")


class HealthDetail(QWidget):
    """Draws a `HealthView`."""

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._view: HealthView | None = None
        self.title = Label(tr("Health of this computer"), "title", wrap=True)
        self.subtitle = Label(role="small", wrap=True)
        self.mark = Chip("info")
        self.online = QCheckBox(tr(ONLINE))
        self.again = Button(tr("Check now"), icon="again", small=True)
        self.checks: KeyedColumn[CheckView] = KeyedColumn(lambda _: CheckLine(), _key)
        self.checks.setAccessibleName(tr("Checks"))
        self._checks_card = Card(gap=0)
        self._checks_card.body.addWidget(self.checks)
        self.slowed = FigureCard(tr("Slowed and spilled"), (tr("Where"), tr("What")))
        self.events = FigureCard(
            tr("Faults the driver reported"), (tr("When and which"), tr("What it is"))
        )
        self.events_text = Label(role="small", wrap=True)
        self.users = FigureCard(
            tr("Who uses the card"), (tr("Program"), tr("Memory", "card")), numbers=True
        )
        words = QWidget()
        said = column(words, gap=0)
        said.addWidget(self.title)
        said.addWidget(self.subtitle)
        head = WrapRow(gap=8)
        head.add(words, basis=240, grow=True)
        head.add(self.mark, end=True)
        head.add(self.online, end=True)
        head.add(self.again, end=True)
        outer = column(self, gap=14)
        for widget in (
            head,
            self._checks_card,
            self.slowed,
            self.users,
            self.events,
            self.events_text,
        ):
            outer.addWidget(widget)
        self.again.clicked.connect(self._check)

    def draw(self, view: HealthView) -> None:
        """Show `view`."""
        if view == self._view:
            return
        self._view = view
        self.subtitle.setText(view.subtitle)
        self.mark.setVisible(view.mark is not None)
        if view.mark is not None:
            self.mark.show_mark(view.mark)
        self.again.setEnabled(not view.running)
        self.again.setText(
            tr("Checking")
            if view.running
            else tr("Check again")
            if view.checks
            else tr("Check now")
        )
        self._checks_card.setVisible(bool(view.checks))
        self.checks.show_views(view.checks)
        for card, figures in (
            (self.slowed, view.slowed),
            (self.events, view.events),
            (self.users, view.users),
        ):
            card.draw(figures)
        self.events_text.setText(view.events_text)
        self.events_text.setVisible(bool(view.events_text))

    @Slot()
    def _check(self) -> None:
        self._core.do(CheckHealth(online=self.online.isChecked()))


class CheckLine(QWidget):
    """One check: its name and mark, what is so, and what to do."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = rule()
        self.name = Label(role="strong", wrap=True)
        self.text = Label(role="body", wrap=True, selectable=True)
        self.fix = Label(role="small", wrap=True, selectable=True)
        self.chip = Chip("info")
        words = column(gap=0)
        for label in (self.name, self.text, self.fix):
            words.addWidget(label)
        line = row(gap=14)
        line.setContentsMargins(0, 8, 0, 8)
        line.addLayout(words, 1)
        line.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignTop)
        outer = column(self)
        outer.addWidget(self.rule)
        outer.addLayout(line)

    def draw(self, view: CheckView) -> None:
        """Show `view`."""
        self.rule.setVisible(not view.key.startswith("0."))
        self.name.setText(view.name)
        self.text.setText(view.text)
        self.fix.setText(view.fix)
        self.fix.setVisible(bool(view.fix))
        self.chip.show_mark(view.mark)
        self.setAccessibleName(view.accessible)


class FigureCard(Card):
    """A titled table of names and what is said of them, or their `numbers`; hidden while empty."""

    def __init__(self, title: str, heads: tuple[str, str], *, numbers: bool = False) -> None:
        super().__init__(gap=6)
        self._numbers = numbers
        self.table = Table(heads, title)
        self.body.addWidget(Label(title, "strong"))
        self.body.addWidget(self.table)
        self.hide()

    def draw(self, rows: tuple[FigureRow, ...]) -> None:
        """Show `rows`."""
        self.setVisible(bool(rows))
        self.table.show_rows(
            [(Cell(item.name), Cell(item.value, number=self._numbers)) for item in rows]
        )


class TriedDetail(QWidget):
    """What helped here and what was undone, newest first."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[TriedRow, ...] = ()
        card = Card(gap=0)
        self._lines = column(gap=0)
        card.body.addLayout(self._lines)
        outer = column(self, gap=14)
        outer.addWidget(Label(tr("What was tried here"), "title", wrap=True))
        said = tr(
            "What was kept is offered first when the same happens again with the same model, "
            "engine, driver and card."
        )
        outer.addWidget(Label(said, "small", wrap=True))
        outer.addWidget(card)

    def draw(self, rows: tuple[TriedRow, ...]) -> None:
        """Show `rows`; equal ones change nothing."""
        if rows == self._rows:
            return
        self._rows = rows
        clear(self._lines)
        for place, view in enumerate(rows):
            self._lines.addWidget(_TriedLine(view, first=place == 0))


class _TriedLine(QWidget):
    def __init__(self, view: TriedRow, *, first: bool) -> None:
        super().__init__()
        chip = Chip("info")
        chip.show_mark(view.mark)
        words = column(gap=0)
        words.addWidget(Label(view.title, "strong", wrap=True))
        words.addWidget(Label(view.detail, "small", wrap=True))
        line = row(gap=14)
        line.setContentsMargins(0, 8, 0, 8)
        line.addLayout(words, 1)
        line.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        outer = column(self)
        if not first:
            outer.addWidget(rule())
        outer.addLayout(line)
        self.setAccessibleName(view.accessible)


def _key(view: CheckView) -> str:
    return view.key
