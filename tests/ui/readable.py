"""Everything that a person reads or hears of a widget: words, tooltips, names, what is painted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

FEW = 40
SIDED = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignHCenter
"""A painter mirrors any other side by the program's direction, once more."""


def words_of(root: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Yield every text of what is visible under `root`, and the widget it is of."""
    for widget in [root, *root.findChildren(QWidget)]:
        if not widget.isVisibleTo(root):
            continue
        for text in (*_shown(widget), widget.accessibleName(), widget.accessibleDescription()):
            if text:
                yield widget, text
        if widget.toolTip():
            yield widget, widget.toolTip()


def _shown(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QPlainTextEdit() | QTextEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QAbstractSpinBox():
            yield widget.text()
        case QAbstractItemView() if (model := widget.model()) is not None:
            for row in range(min(model.rowCount(), FEW)):
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                    yield str(model.index(row, 0).data(role) or "")


@contextmanager
def painted() -> Iterator[list[str]]:
    """Collect what our own painters write while this lasts."""
    written: list[str] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *arguments: object) -> object:
        texts = [part for part in arguments if isinstance(part, str)]
        way = painter.layoutDirection()
        assert way != Qt.LayoutDirection.RightToLeft, f"mirrored, its dots change sides: {texts}"
        for flags in (part for part in arguments if isinstance(part, Qt.AlignmentFlag)):
            assert flags & SIDED, f"from right to left this changes sides: {texts}"
        written.extend(texts)
        return draw(painter, *arguments)

    QPainter.drawText = note
    try:
        yield written
    finally:
        QPainter.drawText = draw
