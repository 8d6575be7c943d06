"""The Tab key's way through a widget: the order in which its layouts show things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def follow_layout(root: QWidget) -> None:
    """Let Tab visit what can have the keyboard inside `root` in reading order.

    Call it after rows were added: Qt puts new widgets at the end of the way. A widget that places
    its children by itself names them by `tab_stops()`.
    """
    for first, second in pairwise(_stops(root)):
        QWidget.setTabOrder(first, second)


def first_stop(region: QWidget) -> QWidget | None:
    """Return the first widget in `region` that Tab would stop at."""
    if region.focusPolicy() & Qt.FocusPolicy.TabFocus and region.isEnabled():
        return region
    stops = [
        child
        for child in region.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.isVisibleTo(region)
        and child.isEnabled()
    ]
    checked = [stop for stop in stops if getattr(stop, "isChecked", bool)()]
    if region.objectName() == "sidebar" and checked:
        return checked[0]
    return stops[0] if stops else None


def _stops(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    own = getattr(widget, "tab_stops", None)
    if callable(own):
        yield from own()
        return
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    if inside is not None:
        yield from _stops(inside)
    elif (layout := widget.layout()) is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    items = (layout.itemAt(index) for index in range(layout.count()))
    for item in (item for item in items if item is not None):
        if (widget := item.widget()) is not None:
            yield from _stops(widget)
        elif (inner := item.layout()) is not None:
            yield from _in_layout(inner)


def stop_in_next(regions: Sequence[QWidget], focused: QWidget | None, step: int) -> QWidget | None:
    """Return where Tab comes first in the next region that has such a place, `step` +1 or -1."""
    here = -1
    for index, region in enumerate(regions):
        if focused is not None and (region is focused or region.isAncestorOf(focused)):
            here = index
    for offset in range(1, len(regions) + 1):
        if (child := first_stop(regions[(here + step * offset) % len(regions)])) is not None:
            return child
    return None
