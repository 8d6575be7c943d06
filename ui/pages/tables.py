"""A small table of labels that wraps its words and reads out row by row."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from ui.pages.pieces import clear
from ui.widgets.base import ABSOLUTE, Painted, row, rule
from ui.widgets.key import SWATCH, draw_swatch
from ui.widgets.labels import Label, Role
from ui.widgets.term import Term

_WIDE, _CLOSE = 16, 8
"""Between two columns, px; close where there would be no room for the words."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One field; `part` puts the plan bar's swatch before the words."""

    text: str
    tone: str = "text"
    strong: bool = False
    number: bool = False
    part: str = ""


class Swatch(Painted):
    """The plan bar's colour of one part."""

    def __init__(self, part: str) -> None:
        super().__init__()
        self._part = part
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(SWATCH, SWATCH)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_swatch(painter, self.theme, self._part, QRectF(0, 0, SWATCH, SWATCH))
        painter.end()


class Table(QWidget):
    """Rows of cells under `heads`; the first column takes what is left over.

    The columns numbered in `spare` give way when there is no room for all.
    """

    def __init__(self, heads: Sequence[str], name: str, *, spare: Collection[int] = ()) -> None:
        super().__init__()
        self._spare = frozenset(spare)
        self._heads = tuple(heads)
        self._rows: tuple[tuple[Cell, ...], ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_WIDE)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self.setAccessibleName(name)

    def show_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show `rows`; equal ones change nothing."""
        new = tuple(tuple(cells) for cells in rows)
        if new == self._rows:
            return
        self._rows = new
        clear(self._grid)
        numbers = [cell.number for cell in new[0]] if new else []
        for at, head in enumerate(self._heads):
            label = Label(head, "label")
            self._grid.addWidget(label, 0, at, _side(number=at < len(numbers) and numbers[at]))
        for index, cells in enumerate(new):
            line = 2 * index + 1
            self._grid.addWidget(rule(), line, 0, 1, len(self._heads))
            for at, cell in enumerate(cells):
                self._grid.addWidget(_field(cell), line + 1, at)
        self._fit()
        said = [" ".join(cell.text for cell in cells if cell.text) for cells in new]
        self.setAccessibleDescription("; ".join(said))

    @override
    def minimumSizeHint(self) -> QSize:
        least = self._least(frozenset(range(len(self._heads))) - self._spare, _CLOSE)
        return QSize(least, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide the spare columns when all of them do not fit, then move the others together."""
        every = frozenset(range(len(self._heads)))
        room = self._least(every, _WIDE) <= self.width()
        wide = room or self._least(every - self._spare, _WIDE) <= self.width()
        self._grid.setHorizontalSpacing(_WIDE if wide else _CLOSE)
        for at in self._spare:
            for line in range(self._grid.rowCount()):
                item = self._grid.itemAtPosition(line, at)
                field = item.widget() if item is not None else None
                if field is not None and field.objectName() != "rule":
                    field.setVisible(room)

    def _least(self, columns: frozenset[int], gap: int) -> int:
        """Return the least width at which the words of `columns`, `gap` apart, are whole."""
        widths = dict.fromkeys(columns, 0)
        for line in range(self._grid.rowCount()):
            for at in columns:
                item = self._grid.itemAtPosition(line, at)
                field = item.widget() if item is not None else None
                if field is not None and field.objectName() != "rule":
                    widths[at] = max(widths[at], field.minimumSizeHint().width())
        # The lines between the rows span all columns, so a hidden one keeps its gap.
        return sum(widths.values()) + gap * (len(self._heads) - 1)


def _field(cell: Cell) -> QWidget:
    role: Role = "strong" if cell.strong else "body"
    if cell.number:
        label = Label(cell.text, role, tone=cell.tone)
        label.setAlignment(_side(number=True))
    else:
        label = Term(cell.text, role, tone=cell.tone, stop=False)
    if not cell.part:
        return label
    field = QWidget()
    line = row(field, gap=6)
    line.addWidget(Swatch(cell.part), 0, Qt.AlignmentFlag.AlignVCenter)
    line.addWidget(label, 1)
    return field


def _side(*, number: bool) -> Qt.AlignmentFlag:
    # The ones stand under the ones, whatever side a row begins at.
    right = Qt.AlignmentFlag.AlignRight | ABSOLUTE
    return right if number else Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
