"""A column of rows that follows a sequence of views by key; rows that stay keep their focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.widgets.base import column

View = TypeVar("View")


class _Row(Protocol):
    def draw(self, view: Any) -> None:  # noqa: ANN401 - each row knows its own view
        """Show `view`."""


class KeyedColumn(QWidget, Generic[View]):
    """Makes a row with `make(key)` for every new key; changed views are drawn by `row.draw`.

    `grew` fires after new rows were made.
    """

    grew = Signal()

    def __init__(
        self,
        make: Callable[[str], QWidget],
        key: Callable[[View], str],
        *,
        gap: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._key = key
        self._views: dict[str, View] = {}
        self.rows: dict[str, QWidget] = {}
        self._column = column(self, gap=gap)

    def show_views(self, views: Sequence[View]) -> None:
        """Show exactly `views`, in their order."""
        wanted = {self._key(view): view for view in views}
        for key in [key for key in self.rows if key not in wanted]:
            row = self.rows.pop(key)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        grown = any(key not in self.rows for key in wanted)
        for index, (key, view) in enumerate(wanted.items()):
            row = self._row_at(key, index)
            if self._views.get(key) != view:
                cast("_Row", row).draw(view)
        self._views = wanted
        self.setVisible(bool(wanted))
        if grown:
            self.grew.emit()

    def _row_at(self, key: str, index: int) -> QWidget:
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = self._make(key)
            self._column.insertWidget(index, row)
        elif self._column.indexOf(row) != index:
            self._column.removeWidget(row)
            self._column.insertWidget(index, row)
        return row
