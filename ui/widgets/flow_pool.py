"""The widgets of a long column: made when a row comes into view, used again for another later."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from ui.widgets.flow_item import FlowItem
from ui.widgets.flow_stack import Row

Make = Callable[[], FlowItem]


class Pool:
    """Widgets by the rows that they show; `makers` makes those that are missing, by kind."""

    def __init__(self, makers: Mapping[str, Make], surface: QWidget) -> None:
        self._makers = makers
        self._surface = surface
        self._spare: dict[str, list[FlowItem]] = {}
        self.shown: dict[Row, FlowItem] = {}

    def item(self, row: Row) -> FlowItem:
        """Return the widget that shows `row`."""
        item = self.shown.get(row)
        if item is None:
            spare = self._spare.get(row.kind)
            item = spare.pop() if spare else self._makers[row.kind]()
            if item.parent() is not self._surface:
                item.setParent(self._surface)
            item.show_data(row.data)
            self.shown[row] = item
        return item

    def release(self, row: Row) -> None:
        """Hide the widget of `row`: another one of its kind may have it."""
        item = self.shown.pop(row)
        item.hide()
        self._spare.setdefault(row.kind, []).append(item)

    def renew(self) -> None:
        """Let every widget go; those that are needed are made anew."""
        spare = [item for many in self._spare.values() for item in many]
        for item in [*self.shown.values(), *spare]:
            item.hide()
            item.deleteLater()
        self.shown.clear()
        self._spare.clear()
