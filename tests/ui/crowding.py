"""What of a window lies on something else, sticks out of it, or has no room for its words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QLineEdit, QMenu, QWidget

from ui.widgets.buttons import Button
from ui.widgets.elided import ElidedLabel
from ui.widgets.focus_ring import FocusRing
from ui.widgets.labels import Label
from ui.widgets.scroll import ScrollColumn
from ui.widgets.shade import Shade


def crowded(root: QWidget) -> list[str]:
    """Return what is wrong with the places of what is visible under `root`."""
    parts = [part for part in root.findChildren(QWidget) if _counts(part, root)]
    by_parent: dict[QWidget, list[QWidget]] = {}
    for part in parts:
        by_parent.setdefault(part.parentWidget(), []).append(part)
    found = [words for part in parts for words in _alone(part)]
    return found + [words for group in by_parent.values() for words in _together(group)]


def _counts(part: QWidget, root: QWidget) -> bool:
    floats = isinstance(part, FocusRing | QDialog | QMenu | Shade) or isinstance(
        part.parentWidget(), QLineEdit
    )
    seen = part.isVisibleTo(root) and not part.size().isEmpty()
    return seen and not floats and not part.isWindow()


def _alone(part: QWidget) -> Iterator[str]:
    parent = part.parentWidget()
    scrolls = isinstance(parent, QAbstractScrollArea) or isinstance(
        parent.parentWidget(), QAbstractScrollArea
    )
    if not scrolls and not parent.rect().contains(part.geometry()):
        yield f"outside: {_name(part)}"
    fixed = isinstance(part, Label) and not part.wordWrap() and not isinstance(part, ElidedLabel)
    if (fixed or isinstance(part, Button)) and part.width() < part.sizeHint().width() - 1:
        yield f"cut: {_name(part)}"
    if isinstance(part, ScrollColumn) and part.content.width() > part.viewport().width():
        yield f"too wide: {_name(part.parentWidget())}"


def _together(group: list[QWidget]) -> Iterator[str]:
    for one, other in combinations(group, 2):
        shared = one.geometry() & other.geometry()
        if shared.width() > 1 and shared.height() > 1:
            yield f"one on the other: {_name(one)}, {_name(other)}"
        both = isinstance(one, Button) and isinstance(other, Button)
        if both and _uneven(one, other):
            yield f"uneven: {_name(one)}, {_name(other)}"


def _uneven(one: Button, other: Button) -> bool:
    """Whether two buttons of one line differ in height; links and mere icons may."""
    if not (one.text() and other.text()) or "link" in {
        one.property("kind"),
        other.property("kind"),
    }:
        return False
    apart = abs(one.geometry().center().y() - other.geometry().center().y())
    return apart < one.height() and (apart > 1 or one.height() != other.height())


def _name(part: QWidget) -> str:
    text = getattr(part, "text", str)()
    return f"{type(part).__name__} in {type(part.parentWidget()).__name__} {text[:40]!r}"
