"""What a person would see as wrong: cut words, things outside their place, controls without names."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)

from ui.widgets.chip import Chip, Tag
from ui.widgets.elided import ElidedLabel
from ui.widgets.wrap import WrapRow

CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QLineEdit)


def faults(root: QWidget) -> list[str]:
    """Return a line for everything that is cut, hangs over, or has no name."""
    found: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        # A field's own icons are placed by Qt.
        if widget.isVisible() and not isinstance(widget.parentWidget(), QLineEdit):
            found += [f"{_who(widget)}: {fault}" for fault in _faults(widget)]
    return found


def _faults(widget: QWidget) -> Iterator[str]:
    yield from _cut(widget)
    parent = widget.parentWidget()
    if parent is not None and not widget.isWindow() and not isinstance(parent, QScrollArea):
        over = widget.geometry().right() - parent.rect().right()
        if over > 0 and parent.objectName() != "qt_scrollarea_viewport":
            yield f"hangs {over} px over {_who(parent)}"
    if isinstance(widget, QScrollArea) and widget.widget() is not None:
        over = widget.widget().width() - widget.viewport().width()
        if over > 0:
            yield f"is {over} px wider than what can be seen"
    if isinstance(widget, CONTROLS) and not isinstance(widget, QScrollBar):
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        inner = isinstance(parent, QAbstractSpinBox)
        if not widget.accessibleName() and not text and not inner:
            yield "has no name"


def _cut(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, ElidedLabel):
        return
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            short = widget.heightForWidth(widget.width()) - widget.height()
            if short > 1:
                yield f"lacks {short} px of height for its words"
        elif widget.width() < widget.sizeHint().width() - 1:
            yield f"lacks {widget.sizeHint().width() - widget.width()} px for its words"
    if isinstance(widget, QAbstractButton | Chip | Tag) and not widget.hasHeightForWidth():
        hint = widget.sizeHint()
        if widget.width() < hint.width() - 1 or widget.height() < hint.height() - 2:
            yield f"is {widget.size().toTuple()} and needs {hint.toTuple()}"
    if isinstance(widget, WrapRow):
        short = widget.heightForWidth(widget.width()) - widget.height()
        if short > 1:
            yield f"lacks {short} px of height"


def _who(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {text[:40]!r} {widget.objectName()}".strip()
