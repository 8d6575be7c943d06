"""The steps of a proof, each with its mark: waits, runs, passed, failed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui import icons
from ui.presenters.stage_row import StageMark, StageRow
from ui.widgets.base import Painted, column, row, rule
from ui.widgets.labels import Label
from ui.widgets.spinner import Spinner
from ui.widgets.term import explain
from ui.words import QT_TR_NOOP, listed, tr

DOT = 20
_WORDS: dict[str, str] = {
    "waiting": QT_TR_NOOP("waits"),
    "running": QT_TR_NOOP("runs now"),
    "passed": QT_TR_NOOP("passed"),
    "failed": QT_TR_NOOP("failed"),
    "skipped": QT_TR_NOOP("left out"),
}


class StageDot(Painted):
    """A ring that waits, a filled check, a filled cross; the running arc is a `Spinner`."""

    def __init__(self, state: StageMark = "waiting", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = self.theme.px(DOT)
        self.setFixedSize(self._side, self._side)
        self._spinner = Spinner(self._side, parent=self)
        self._spinner.hide()
        self.show_state(state)

    def show_state(self, state: StageMark) -> None:
        """Show the mark of `state`."""
        self.state = state
        self.setAccessibleName(tr(_WORDS[state]))
        self._spinner.setVisible(state == "running")
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.state == "running":
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self._side)
        if self.state in {"waiting", "skipped"}:
            painter.setPen(QPen(self.theme.color("line-strong"), 2))
            painter.drawEllipse(QRectF(1, 1, side - 2, side - 2))
            if self.state == "skipped":
                painter.setPen(QPen(self.theme.color("text3"), 2))
                painter.drawLine(QPointF(7, side / 2), QPointF(side - 7, side / 2))
        else:
            good = self.state == "passed"
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("ok" if good else "err"))
            painter.drawEllipse(QRectF(0, 0, side, side))
            inside = round(side * 0.6)
            start = round((side - inside) / 2)
            box = QRectF(start, start, inside, inside)
            icons.paint(painter, "check" if good else "x", self.theme.color("raised"), box)
        painter.end()


class _StageLine(QWidget):
    """One row: dot, title over detail, time at the end."""

    def __init__(self, view: StageRow) -> None:
        super().__init__()
        self.dot = StageDot()
        self.title = Label(role="body")
        self.detail = Label(role="small", wrap=True)
        self.time = Label(role="small")
        words = column(gap=0)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        line = row(self, gap=12)
        line.setContentsMargins(0, 6, 0, 6)
        line.addWidget(self.dot, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addLayout(words, 1)
        line.addWidget(self.time, 0, Qt.AlignmentFlag.AlignVCenter)
        self.show_row(view)

    def show_row(self, view: StageRow) -> None:
        """Draw `view`."""
        waits = view.state in {"waiting", "skipped"}
        self.dot.show_state(view.state)
        self.title.set_role("body" if waits else "strong", tone="text2" if waits else "text")
        self.title.setText(view.title)
        explain(self.title, view.title)
        self.detail.setText(view.detail)
        self.detail.setVisible(bool(view.detail))
        self.time.setText(view.time)
        self.setMinimumHeight(self.dot.theme.px(44 if waits else 52))
        said = listed((tr(_WORDS[view.state]), view.detail, view.time))
        self.setAccessibleName(tr("{name}: {value}").format(name=view.title, value=said))


class StageList(QWidget):
    """Rows with hairlines between; a row that ends is announced to screen readers."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name or tr("Stages"))
        self._rows: tuple[StageRow, ...] = ()
        self._lines: list[_StageLine] = []
        self._column = column(self)

    def show_rows(self, rows: Sequence[StageRow]) -> None:
        """Draw `rows`; rows that did not change are left alone."""
        new = tuple(rows)
        if len(new) != len(self._rows):
            self._rebuild(new)
        else:
            for line, old, view in zip(self._lines, self._rows, new, strict=True):
                if old == view:
                    continue
                line.show_row(view)
                if old.state != view.state and view.state in {"passed", "failed"}:
                    said = tr(_WORDS[view.state])
                    self._announce(tr("{name}: {value}").format(name=view.title, value=said))
        self._rows = new

    def _rebuild(self, rows: tuple[StageRow, ...]) -> None:
        while item := self._column.takeAt(0):
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._lines = []
        for index, view in enumerate(rows):
            if index:
                self._column.addWidget(rule())
            line = _StageLine(view)
            self._lines.append(line)
            self._column.addWidget(line)

    def _announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
