"""What helps: one row per remedy, the first one offered as the thing to do."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui import theme as themes
from ui.pages.pieces import Tint
from ui.presenters.failure import RemedyRow
from ui.widgets.base import column, row, rule
from ui.widgets.buttons import Button
from ui.widgets.chip import Chip
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.line_breaks import joined
from ui.widgets.wrap import WrapRow
from ui.words import tr


class RemedyList(KeyedColumn[RemedyRow]):
    """The ladder; `tried` carries the kind of the remedy whose button was pressed."""

    tried = Signal(str)

    def __init__(self) -> None:
        super().__init__(self._make_row, _key)
        self.setAccessibleName(tr("What helps"))
        themes.current().changed.connect(self._even)

    def focus_first(self) -> None:
        """Put the keyboard on the first remedy."""
        for line in self.rows.values():
            if isinstance(line, RemedyLine):
                line.button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    @override
    def show_views(self, views: Sequence[RemedyRow]) -> None:
        super().show_views(views)
        self._even()

    @Slot()
    def _even(self) -> None:
        """Give all buttons the width of the widest, so that what stands before them is in line."""
        buttons = [line.button for line in self.rows.values() if isinstance(line, RemedyLine)]
        for button in buttons:
            button.ensurePolished()
        widest = max((button.sizeHint().width() for button in buttons), default=0)
        for button in buttons:
            button.setMinimumWidth(widest)

    def _make_row(self, _: str) -> QWidget:
        line = RemedyLine()
        line.tried.connect(self.tried)
        return line


class RemedyLine(QWidget):
    """Number, name and change, cost; what it frees; how far it goes; the button."""

    tried = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._kind = ""
        self._guide = False
        self.rule = rule()
        self.field = Tint()
        self.number = Label(role="strong", tone="text3")
        self.name = Label(rich=True, wrap=True)
        self.cost = Label(role="small", wrap=True)
        self.note = Label(role="caption", wrap=True)
        self.freed = Label(role="strong")
        self.where = Label(role="caption", wrap=True)
        self.chip = Chip("info")
        self.button = Button("", small=True)
        self.guide = Label(role="small", wrap=True, selectable=True)
        self.guide.hide()
        self.button.clicked.connect(self._press)
        self._arrange()

    def _arrange(self) -> None:
        words, figures, marks = QWidget(), QWidget(), QWidget()
        text = column(words, gap=0)
        text.addWidget(self.name)
        text.addWidget(self.cost)
        text.addWidget(self.note)
        sums = column(figures, gap=0)
        for label in (self.freed, self.where):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            sums.addWidget(label)
        line = WrapRow(gap=14, line_gap=4)
        line.add(words, basis=240, grow=True)
        line.add(figures, basis=150, end=True)
        chip_line = row(marks, gap=8)
        chip_line.addWidget(self.chip)
        chip_line.addStretch(1)
        line.add(marks, basis=108, end=True)
        line.add(self.button, end=True)
        inside = row(self.field, gap=14)
        inside.setContentsMargins(12, 6, 12, 6)
        inside.addWidget(self.number, 0, Qt.AlignmentFlag.AlignVCenter)
        inside.addWidget(line, 1)
        outer = column(self)
        outer.addWidget(self.rule)
        outer.addWidget(self.field)
        below = row(gap=0)
        below.addSpacing(38)
        below.addWidget(self.guide, 1)
        outer.addLayout(below)

    def draw(self, view: RemedyRow) -> None:
        """Show `view`."""
        self._kind, self._guide = view.kind, view.guide
        self.rule.setVisible(not view.first)
        self.field.set_role("accent-bg" if view.first else "")
        self.number.setText(view.number)
        self.name.setText(_name(view))
        self.cost.setText(view.cost)
        self.cost.setVisible(bool(view.cost))
        self.cost.setToolTip(view.source)
        self.note.setText(view.note)
        self.note.setVisible(bool(view.note))
        self.freed.setText(view.freed)
        self.freed.setVisible(bool(view.freed))
        self.where.setText(view.where)
        self.chip.show_mark(view.mark)
        self.button.setText(view.button)
        self.button.setAccessibleName(view.accessible)
        self.button.setToolTip(view.why)
        self.button.set_kind("primary" if view.first else "quiet" if view.quiet else "plain")
        self.guide.setText(view.why or view.cost)

    @Slot()
    def _press(self) -> None:
        if not self._guide:
            self.tried.emit(self._kind)
            return
        self.guide.setVisible(not self.guide.isVisible())
        self.button.setText(tr("Hide") if self.guide.isVisible() else tr("Show"))


def _key(view: RemedyRow) -> str:
    return f"{view.kind} {view.change}"


def _name(view: RemedyRow) -> str:
    return f"<b>{escape(view.name)}</b> {escape(joined(view.change))}".rstrip()
