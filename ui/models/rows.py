"""A long list for a view: keys are spliced when the list changes, rows are made when seen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt
from typing_extensions import override

from ui.presenters.glossary import meaning_of
from ui.presenters.list_row import LazyRows, ListRow
from ui.words import tr

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
"""The `ListRow` of an index."""


class RowModel(QStringListModel):
    """Shows a `LazyRows`; what stays at the ends of the list keeps its place and its focus.

    How many rows there are Qt asks twice for each of them at every layout: a model of its own, of
    empty texts, answers that without Python.
    """

    def __init__(self) -> None:
        super().__init__()
        self._lines = LazyRows()
        self._made: dict[str, ListRow] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that are shown, in their order."""
        return self._lines.keys

    def show_lines(self, lines: LazyRows) -> None:
        """Show exactly `lines`."""
        old, new = self._lines.keys, lines.keys
        first = _same(old, new)
        last = _same(old[first:][::-1], new[first:][::-1])
        gone, come = len(old) - first - last, len(new) - first - last
        self._made = {}
        if gone:
            self._lines = LazyRows((*old[:first], *old[first + gone :]), lines.make)
            self.removeRows(first, gone)
        self._lines = lines
        if come:
            self.insertRows(first, come)
        if new:
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))

    def row(self, number: int) -> ListRow | None:
        """Return the row at `number`; None outside."""
        keys = self._lines.keys
        if not 0 <= number < len(keys):
            return None
        key = keys[number]
        if key not in self._made:
            self._made[key] = self._lines.make(key)
        return self._made[key]

    # --- Qt ------------------------------------------------------------------------------------
    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        kinds = Qt.ItemFlag
        return kinds.ItemIsEnabled | kinds.ItemIsSelectable | kinds.ItemNeverHasChildren

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES or not index.isValid():
            return None
        row = self.row(index.row())
        if row is None or role == ROW:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join((row.tip, *filter(None, map(_tag, row.tags))))
        return row.accessible if role == Qt.ItemDataRole.AccessibleTextRole else row.title


_ROLES = frozenset(
    {
        ROW,
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
    }
)


def _tag(word: str) -> str:
    """Return a tag with what it means; empty for one that says it by itself."""
    meaning = meaning_of(word)
    return tr("{name}: {value}").format(name=word, value=meaning) if meaning else ""


def _same(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """Return how many keys at the start of both are the same."""
    if one == other:
        return len(one)
    count = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            break
        count += 1
    return count
