"""Last step: what was proven, and what to do with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.onboarding.rail import StepPage
from ui.pages.pieces import Metrics, Picture, PlanBlock
from ui.presenters.glossary import setup_meanings
from ui.presenters.onboarding import ReadyView
from ui.widgets.base import row, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Tag
from ui.widgets.labels import Label
from ui.widgets.wrap import WrapRow
from ui.words import tr


class ReadyStep(StepPage):
    """Draws a `ReadyView`; `tune_wanted` asks for the plan's controls, `app_wanted` for recipes."""

    tune_wanted = Signal()
    chat_wanted = Signal()
    app_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Ready"))
        self.head.insertWidget(0, Picture("state-ready", "ok", 44), 0, Qt.AlignmentFlag.AlignTop)
        self.model = Tag("")
        self.spare = Label(role="small")
        self.plan = PlanBlock("L", key=False)
        self.metrics = Metrics()
        self.placement = Label(role="small", tone="text3", wrap=True)

        self.chat = Button(tr("Start chatting"), "primary", small=True, hint=tr("Enter"))
        self.tune = Button(tr("Open the plan"), small=True)
        self.app = Button(tr("Connect another app…"), small=True)
        self.note = Note("")
        receipt = Card(gap=10)
        head = WrapRow(gap=8)
        head.add(Label(tr("Receipt"), "strong"))
        head.add(self.model)
        head.add(self.spare, end=True)
        for widget in (head, self.plan, self.placement, rule(), self.metrics):
            receipt.body.addWidget(widget)
        doors = WrapRow(gap=16, line_gap=16, level=True)
        doors.add(
            _door("chat", tr("Chat"), tr("It is loaded and answers at once."), self.chat),
            basis=240,
            grow=True,
        )
        doors.add(
            _door(
                "settings",
                tr("Tune"),
                tr("Trade context, speed and quality on the plan bar."),
                self.tune,
            ),
            basis=240,
            grow=True,
        )
        doors.add(
            _door(
                "link",
                tr("Other programs"),
                tr("Editors, agents and chat programs can ask it too."),
                self.app,
            ),
            basis=240,
            grow=True,
        )
        for widget in (receipt, doors, self.note):
            self.body.addWidget(widget)
        self.tune.clicked.connect(self.tune_wanted)
        self.chat.clicked.connect(self.chat_wanted)
        self.app.clicked.connect(self.app_wanted)

    def draw(self, view: ReadyView) -> None:
        """Show `view`."""
        self.say(tr("Ready"), view.subtitle)
        self.model.set_text(view.model)
        self.spare.setText(view.figures)
        self.plan.draw(view.plan)
        self.metrics.draw(view.metrics)
        self.placement.setText(view.placement)
        meanings = setup_meanings(view.placement)
        self.placement.setToolTip(meanings)
        self.placement.setAccessibleDescription(meanings)
        self.note.label.setText(view.note)
        self.note.setVisible(bool(view.note))


def _door(icon: str, title: str, text: str, button: Button) -> QWidget:
    card = Card(gap=6)
    card.body.addWidget(Picture(icon, "accent-text", 20))
    card.body.addWidget(Label(title, "strong"))
    card.body.addWidget(Label(text, "small", wrap=True))
    card.body.addSpacing(4)
    card.body.addStretch(1)
    line = row()
    line.addWidget(button)
    line.addStretch(1)
    card.body.addLayout(line)
    return card
