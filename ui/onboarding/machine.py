"""First step: what was found on this computer, in plain words."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from app.commands import Detect
from app.state import State
from ui.onboarding.rail import StepPage
from ui.pages.asking import Core
from ui.pages.engine_panel import EnginePanel
from ui.pages.pieces import Picture, clear
from ui.presenters.facts import Fact
from ui.presenters.onboarding import (
    ABSENT,
    NO_CARD,
    PRIVACY,
    CardView,
    MachineView,
    Program,
    present_machine,
)
from ui.widgets.base import column, row, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip
from ui.widgets.key import PlanKey
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.plan_bar import PlanBar
from ui.widgets.spinner import Spinner
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, sentences, told, tr

TITLE = QT_TR_NOOP("This is what you have")


class CardPanel(Card):
    """A graphics card with its empty bar and load line."""

    def __init__(self, _: str = "") -> None:
        super().__init__(gap=6)
        self.name = Label(role="heading", wrap=True)
        self.total = Label(role="secondary")
        self.bar = PlanBar("L")
        self.key = PlanKey(extra=("free", "reserve"))
        head = WrapRow(gap=8)
        title = QWidget()
        line = row(title, gap=10)
        self.icon = Picture("card", "text2", 18)
        line.addWidget(self.icon)
        line.addWidget(self.name, 1)
        head.add(title, basis=220, grow=True)
        head.add(self.total, end=True)
        for widget in (head, self.bar, self.key):
            self.body.addWidget(widget)

    def draw(self, view: CardView) -> None:
        """Show `view`."""
        self.icon.show_icon(view.icon, "text2")
        self.name.setText(view.name)
        self.total.setText(view.total)
        self.bar.show_plan(view.bar)
        self.bar.set_line_label(tr("Load line"))
        self.key.show_plan(
            view.bar, {"other": tr("Desktop and other programs"), "free": tr("Free for a model")}
        )


class FactLine(QWidget):
    """One fact: icon, what, the value, whether that is good."""

    def __init__(self, _: str = "") -> None:
        super().__init__()
        self.icon = Picture("info")
        self.label = Label(role="secondary", wrap=True)
        self.value = Label(wrap=True)
        self.detail = Label(role="small", tone="text3", wrap=True)
        self.mark = Chip("ok")
        words = WrapRow(gap=8, line_gap=0)
        words.add(self.value)
        words.add(self.detail)
        line = WrapRow(gap=12)
        line.add(self.label, basis=108)
        line.add(words, basis=240, grow=True)
        line.add(self.mark, end=True)
        inside = row(gap=12)
        inside.setContentsMargins(0, 5, 0, 5)
        inside.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignVCenter)
        inside.addWidget(line, 1)
        self.rule = rule()
        outer = column(self)
        outer.addWidget(self.rule)
        outer.addLayout(inside)

    def draw(self, view: Fact) -> None:
        """Show `view`."""
        self.icon.show_icon(view.icon, "text3")
        self.label.setText(view.label)
        self.value.setText(view.value)
        self.detail.setText(view.detail)
        self.detail.setVisible(bool(view.detail))
        self.mark.setVisible(view.mark is not None)
        if view.mark is not None:
            self.mark.show_mark(view.mark)
        value = f"{view.value} {view.detail}".strip()
        self.setAccessibleName(tr("{name}: {value}").format(name=view.label, value=value))
        self.setAccessibleDescription(view.where)
        self.setToolTip(view.where)


class ProgramLine(QWidget):
    """A program that holds memory of the card."""

    def __init__(self, _: str = "") -> None:
        super().__init__()
        self.name = Label(wrap=True)
        self.used = Label()
        line = row(self, gap=12)
        line.setContentsMargins(0, 4, 0, 4)
        line.addWidget(self.name, 1)
        line.addWidget(self.used)

    def draw(self, view: Program) -> None:
        """Show `view`."""
        self.name.setText(view.name)
        self.used.setText(view.used)


class MachineStep(StepPage):
    """Draws what `State.machine` holds."""

    def __init__(self, core: Core) -> None:
        super().__init__(tr(TITLE))
        self._core = core
        self._view: MachineView | None = None
        self.looking = QWidget()
        waiting = row(self.looking, gap=10)
        waiting.addWidget(Spinner(16))
        waiting.addWidget(Label(tr("Looking at this computer"), "secondary"))
        waiting.addStretch(1)
        self.cards: KeyedColumn[CardView] = KeyedColumn(CardPanel, _card_key, gap=12)
        self.no_card = Card(gap=8)
        self.again = Button(tr("Look again"), icon="again", small=True)
        no_card = WrapRow(gap=12)
        no_card.add(Picture("card", "text3", 24))
        words = QWidget()
        said = column(words, gap=2)
        self.why = Label(role="small", wrap=True)
        said.addWidget(Label(tr(NO_CARD), wrap=True))
        said.addWidget(self.why)
        no_card.add(words, basis=260, grow=True)
        no_card.add(self.again, end=True)
        self.no_card.body.addWidget(no_card)
        self.problems = QWidget()
        self._problems = column(self.problems, gap=8)
        self.engine = EnginePanel(core, brief=True)
        self.facts_card = Card(gap=0)
        self.facts_card.body.setContentsMargins(16, 4, 16, 4)
        self.facts: KeyedColumn[Fact] = KeyedColumn(FactLine, _fact_key)
        self.facts_card.body.addWidget(self.facts)
        self.programs_card = Card(gap=4)
        self.programs: KeyedColumn[Program] = KeyedColumn(ProgramLine, _program_key)
        self.programs_card.body.addWidget(Label(tr("Using the card now"), "strong"))
        self.programs_card.body.addWidget(self.programs)
        self.note = Note("")
        self.privacy = Label(tr(PRIVACY), "caption", wrap=True)
        for widget in (
            self.looking,
            self.no_card,
            self.cards,
            self.problems,
            self.engine,
            self.facts_card,
            self.programs_card,
            self.note,
            self.privacy,
        ):
            self.body.addWidget(widget)
        self.again.clicked.connect(self._look)

    def draw(self, state: State) -> None:
        """Show the machine of `state`."""
        self.engine.draw(state)
        view = present_machine(state)
        if view == self._view:
            return
        old, self._view = self._view, view
        self.say(tr(TITLE), view.subtitle)
        self.looking.setVisible(view.looking)
        self.cards.show_views(view.cards)
        self.no_card.setVisible(view.no_card)
        self.facts.show_views(view.facts)
        for index, line in enumerate(self.facts.rows.values()):
            if isinstance(line, FactLine):
                line.rule.setVisible(index > 0)
        self.facts_card.setVisible(bool(view.facts))
        self.programs.show_views(view.programs)
        self.programs_card.setVisible(bool(view.programs))
        self.note.label.setText(view.note)
        self.note.setVisible(bool(view.note))
        if old is None or old.problems != view.problems:
            self._draw_problems(view)

    def _draw_problems(self, view: MachineView) -> None:
        clear(self._problems)
        lines = [
            # That there is none stands above it already.
            told(one.fix) if one.cause == ABSENT else sentences(told(one.text), told(one.fix))
            for one in view.problems
        ]
        self.why.setText("\n".join(lines))
        self.why.setVisible(bool(lines))
        for line in () if view.no_card else lines:
            self._problems.addWidget(Note(line, "warn"))
        self.problems.setVisible(bool(lines) and not view.no_card)

    @Slot()
    def _look(self) -> None:
        self._core.do(Detect())


def _card_key(view: CardView) -> str:
    return view.uuid


def _fact_key(view: Fact) -> str:
    return view.label


def _program_key(view: Program) -> str:
    return view.name
