"""The monitor's right side: figures, who uses the card, the computer's memory, events."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QSizePolicy, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.presenters.figures import measure, unit
from ui.presenters.monitor_view import EventRow, Metric, MonitorView, Share, UserRow
from ui.theme.tokens import tokens
from ui.widgets.base import Painted, column, row, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Card
from ui.widgets.direction import in_order
from ui.widgets.elided import ElidedLabel
from ui.widgets.key import SWATCH, draw_swatch
from ui.widgets.labels import Label
from ui.widgets.progress import ProgressBar
from ui.widgets.term import Term
from ui.words import tr

_FEW = 4
_MANY = 60


class Side(QWidget):
    """288 wide beside the graphs, or as wide as they are below them."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.theme = themes.current()
        self.metrics = MetricsCard()
        self.users = UsersCard()
        self.shares = SharesCard()
        self.events = EventsCard()
        body = column(self, gap=10)
        for card in (self.metrics, self.users, self.shares, self.events):
            body.addWidget(card)

    def set_wide(self, *, wide: bool) -> None:
        """Take the whole width, or the side's own."""
        width = self.theme.px(tokens().layout["monitor_side"])
        self.setMinimumWidth(0 if wide else width)
        self.setMaximumWidth((1 << 24) - 1 if wide else width)

    def show_view(self, view: MonitorView) -> None:
        """Draw what changed."""
        self.metrics.show_metrics(view.metrics)
        self.users.show_users(view.users)
        self.shares.show_shares(view.shares)
        self.events.show_events(view.events)


class MetricsCard(Card):
    """Figures in two columns."""

    def __init__(self) -> None:
        super().__init__(gap=8)
        self._shown: tuple[Metric, ...] = ()
        self._cells: list[tuple[Term, Label, Label]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.body.setContentsMargins(16, 12, 16, 12)
        self.body.addLayout(self._grid)

    def show_metrics(self, metrics: tuple[Metric, ...]) -> None:
        """Show `metrics`; only the figures that changed are set."""
        if [metric.name for metric in metrics] != [metric.name for metric in self._shown]:
            self._build(metrics)
        for (name, value, units), metric in zip(self._cells, metrics, strict=True):
            value.setText(metric.value)
            units.setText(metric.unit)
            said = f"{metric.value} {metric.unit}"
            name.setAccessibleName(tr("{name}: {value}").format(name=metric.name, value=said))
        self._shown = metrics

    def _build(self, metrics: Sequence[Metric]) -> None:
        clear(self._grid)
        self._cells = []
        for place, metric in enumerate(metrics):
            cell = (
                Term(metric.name, "caption"),
                Label("", "figure"),
                Label("", "small", tone="text3"),
            )
            figure = row(gap=4)
            for part in in_order(metric.unit, cell[1], cell[2]):
                figure.addWidget(part)
            figure.addStretch(1)
            box = column(gap=0)
            box.addWidget(cell[0])
            box.addLayout(figure)
            self._grid.addLayout(box, place // 2, place % 2)
            self._cells.append(cell)


class UsersCard(Card):
    """Programs and their MiB."""

    def __init__(self) -> None:
        super().__init__(gap=0)
        self._shown: tuple[UserRow, ...] | None = None
        self.body.setContentsMargins(16, 12, 16, 8)
        self.body.addWidget(Label(tr("Who uses the card"), "strong"))
        head = row(gap=8)
        head.addWidget(Label(tr("Program"), "label"))
        head.addStretch(1)
        head.addWidget(Label(unit("MiB"), "label"))
        self.body.addLayout(head)
        self._rows = column(gap=0)
        self.body.addLayout(self._rows)
        self.hide()

    def show_users(self, users: tuple[UserRow, ...]) -> None:
        """Show `users`; without any the card hides."""
        if users == self._shown:
            return
        self._shown = users
        clear(self._rows)
        for user in users:
            self._rows.addWidget(rule())
            self._rows.addWidget(_UserLine(user))
        self.setVisible(bool(users))


class _UserLine(QWidget):
    def __init__(self, user: UserRow) -> None:
        super().__init__()
        line = row(self, gap=6)
        line.setContentsMargins(0, 3, 0, 3)
        if user.key:
            line.addWidget(_Swatch(user.key), 0, Qt.AlignmentFlag.AlignVCenter)
        role = "strong" if user.strong and not user.key else "body"
        line.addWidget(ElidedLabel(user.name, role))
        line.addStretch(1)
        line.addWidget(Label(user.figure, "strong" if user.strong else "body"))
        said = tr("{name}: {value}").format(name=user.name, value=measure(user.figure, "MiB"))
        self.setAccessibleName(said)


class _Swatch(Painted):
    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        side = self.theme.px(SWATCH)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_swatch(painter, self.theme, self._key, QRectF(self.rect()))
        painter.end()


class SharesCard(Card):
    """The computer's memory as thin bars."""

    def __init__(self) -> None:
        super().__init__(gap=4)
        self.body.setContentsMargins(16, 12, 16, 12)
        self.body.addWidget(Label(tr("Computer memory"), "strong"))
        self._names: list[str] = []
        self._lines: list[tuple[Label, ProgressBar]] = []
        self._rows = column(gap=4)
        self.body.addLayout(self._rows)
        self.hide()

    def show_shares(self, shares: tuple[Share, ...]) -> None:
        """Show `shares`; without any the card hides."""
        names = [share.name for share in shares]
        if names != self._names:
            self._names = names
            clear(self._rows)
            self._lines = [self._line(name) for name in names]
        for (label, bar), share in zip(self._lines, shares, strict=True):
            label.setText(share.text)
            bar.set_fraction(share.fraction)
        self.setVisible(bool(shares))

    def _line(self, name: str) -> tuple[Label, ProgressBar]:
        text, bar = Label("", "small", tone="text"), ProgressBar(name)
        head = row(gap=8)
        head.addWidget(Label(name, "small"))
        head.addStretch(1)
        head.addWidget(text)
        self._rows.addLayout(head)
        self._rows.addWidget(bar)
        return text, bar


class EventsCard(Card):
    """The newest marks; all of them on demand."""

    def __init__(self) -> None:
        super().__init__(gap=2)
        self._events: tuple[EventRow, ...] = ()
        self._all = False
        self.body.setContentsMargins(16, 12, 16, 12)
        self.more = Button(tr("All"), "link", small=True)
        self.more.clicked.connect(self._toggle)
        head = row(gap=8)
        head.addWidget(Label(tr("Events"), "strong"))
        head.addStretch(1)
        head.addWidget(self.more)
        self.body.addLayout(head)
        self.empty = Label(tr("Nothing has happened yet."), "small", tone="text3")
        self.body.addWidget(self.empty)
        self._rows = column(gap=2)
        self.body.addLayout(self._rows)
        self._fill()

    def show_events(self, events: tuple[EventRow, ...]) -> None:
        """Show `events`, newest first."""
        if events != self._events:
            self._events = events
            self._fill()

    @Slot()
    def _toggle(self) -> None:
        self._all = not self._all
        self.more.setText(tr("Fewer") if self._all else tr("All"))
        self._fill()

    def _fill(self) -> None:
        clear(self._rows)
        self.empty.setVisible(not self._events)
        self.more.setVisible(len(self._events) > _FEW)
        for event in self._events[: _MANY if self._all else _FEW]:
            line = row(gap=10)
            line.addWidget(Label(event.time, "small"))
            line.addWidget(ElidedLabel(event.text, "small", tone="text"), 1)
            self._rows.addLayout(line)


def clear(layout: QLayout) -> None:
    """Remove everything from `layout`, also what lies in layouts inside it."""
    while item := layout.takeAt(0):
        inner = item.layout()
        if inner is not None:
            clear(inner)
            inner.deleteLater()
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
