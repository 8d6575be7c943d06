"""The rail: where one is among the five steps."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from ui import icons
from ui.pages.pieces import Picture
from ui.presenters.onboarding import PRIVACY, RailStep
from ui.widgets.base import Painted, column, row
from ui.widgets.labels import Label
from ui.words import QT_TR_NOOP, tr

WIDTH = 224
_DOT = 20
_SAID = {
    "done": QT_TR_NOOP("done"),
    "current": QT_TR_NOOP("you are here"),
    "waiting": QT_TR_NOOP("to come"),
}


class Rail(QFrame):
    """Draws the steps; the privacy sentence stands at its foot."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self.setAccessibleName(tr("Steps"))
        brand = row(gap=10)
        brand.addWidget(Picture("mark", "accent", 24))
        brand.addWidget(Label("Plimsoll", "heading"))
        brand.addStretch(1)
        self.steps: list[_StepRow] = []
        self._steps = column(gap=0)
        layout = column(self, gap=0)
        layout.setContentsMargins(20, 24, 20, 20)
        layout.addLayout(brand)
        layout.addSpacing(28)
        layout.addLayout(self._steps)
        layout.addStretch(1)
        layout.addWidget(Label(tr(PRIVACY), "caption", wrap=True))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    @override
    def sizeHint(self) -> QSize:
        theme = self.steps[0].theme if self.steps else None
        return QSize(theme.px(WIDTH) if theme else WIDTH, super().sizeHint().height())

    def draw(self, steps: tuple[RailStep, ...]) -> None:
        """Show `steps`."""
        while len(self.steps) < len(steps):
            line = _StepRow(last=len(self.steps) == len(steps) - 1)
            self.steps.append(line)
            self._steps.addWidget(line)
        for line, step in zip(self.steps, steps, strict=True):
            line.draw(step)


class _StepRow(Painted):
    def __init__(self, *, last: bool) -> None:
        super().__init__()
        self._last = last
        self._step = RailStep("", "waiting")
        self.label = Label(role="body", wrap=True)
        line = row(self, gap=0)
        line.addSpacing(_DOT + 12)
        line.addWidget(self.label, 1, Qt.AlignmentFlag.AlignTop)
        self.setMinimumHeight(self.theme.px(20 if last else 44))

    def draw(self, step: RailStep) -> None:
        """Show `step`."""
        if step == self._step:
            return
        self._step = step
        current = step.state == "current"
        self.label.set_role("strong" if current else "body")
        self.label.set_tone({"current": "text", "done": "text2"}.get(step.state, "text3"))
        self.label.setText(step.title)
        said = tr("{name}: {value}").format(name=step.title, value=tr(_SAID[step.state]))
        self.setAccessibleName(said)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self.width() - _DOT if right else 0
        accent = self.theme.color("accent")
        quiet = self.theme.color("line-strong")
        done = self._step.state == "done"
        if not self._last:
            painter.fillRect(
                QRectF(left + 9, _DOT, 2, self.height() - _DOT), accent if done else quiet
            )
        circle = QRectF(left + 1, 1, _DOT - 2, _DOT - 2)
        current = self._step.state == "current"
        painter.setPen(QPen(accent if done or current else quiet, 2))
        painter.setBrush(accent if done else self.theme.color("window"))
        painter.drawEllipse(circle)
        if done:
            icons.paint(
                painter, "check", self.theme.color("on-accent"), QRectF(left + 4, 4, 12, 12)
            )
        elif current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawEllipse(QRectF(left + 6, 6, 8, 8))
        painter.end()


class StepPage(QWidget):
    """One step: a large title over one sentence, and `body` for the rest."""

    def __init__(self, title: str = "", subtitle: str = "") -> None:
        super().__init__()
        self.title = Label(title, "hero", wrap=True)
        self.subtitle = Label(subtitle, "secondary", wrap=True)
        self.words = column(gap=0)
        self.words.addWidget(self.title)
        self.words.addWidget(self.subtitle)
        self.head = row(gap=16)
        self.head.addLayout(self.words, 1)
        self.body = column(self, gap=20)
        self.body.addLayout(self.head)

    def take_words(self) -> QVBoxLayout:
        """Hand the title and its sentence over, to be placed inside something else."""
        self.head.removeItem(self.words)
        self.words.setParent(None)
        return self.words

    def say(self, title: str, subtitle: str) -> None:
        """Show another title."""
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self.subtitle.setVisible(bool(subtitle))
