"""The list of conversations for a view: headings and lines, changed row by row, never reset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from typing_extensions import override

from ui.presenters.chat_list import DRAFT, ChatLine

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
"""The `ChatLine` of a row, or None for a heading."""
_NOWHERE = QModelIndex()


class ConversationModel(QAbstractListModel):
    """Rows are headings (str) and lines; `renamed` tells what was typed over a title."""

    renamed = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[str | ChatLine] = []

    def show_lines(self, lines: Sequence[ChatLine]) -> None:
        """Show exactly `lines`, each group under its heading."""
        wanted: list[str | ChatLine] = []
        group = ""
        for line in lines:
            if line.group != group:
                group = line.group
                wanted.append(group)
            wanted.append(line)
        self._become(wanted)

    def row_of(self, conversation: str) -> int:
        """Return the row of a conversation, or -1."""
        return next(
            (row for row, item in enumerate(self._rows) if _key(item) == f"/{conversation}"), -1
        )

    def line(self, row: int) -> ChatLine | None:
        """Return the line at `row`; None for a heading or outside."""
        item = self._rows[row] if 0 <= row < len(self._rows) else None
        return item if isinstance(item, ChatLine) else None

    # --- Qt --------------------------------------------------------------------------------------
    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        item = self._rows[index.row()]
        line = item if isinstance(item, ChatLine) else None
        if role == LINE:
            return line
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return line.title if line else item
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return line.accessible if line else item
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        line = self.line(index.row())
        title = str(value).strip()
        if line is None or role != Qt.ItemDataRole.EditRole or title in {"", line.title}:
            return False
        self.renamed.emit(line.id, title)
        return True

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        line = self.line(index.row()) if index.isValid() else None
        if line is None:
            return Qt.ItemFlag.NoItemFlags
        usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usable if line.id == DRAFT else usable | Qt.ItemFlag.ItemIsEditable

    # --- from one list to the next ---------------------------------------------------------------
    def _become(self, wanted: list[str | ChatLine]) -> None:
        keep = {_key(item) for item in wanted}
        for row in range(len(self._rows) - 1, -1, -1):
            if _key(self._rows[row]) not in keep:
                self.beginRemoveRows(_NOWHERE, row, row)
                del self._rows[row]
                self.endRemoveRows()
        for row, item in enumerate(wanted):
            self._bring(row, item)

    def _bring(self, row: int, item: str | ChatLine) -> None:
        key = _key(item)
        if row < len(self._rows) and _key(self._rows[row]) == key:
            pass
        elif (old := self._find(key, row)) >= 0:
            self.beginMoveRows(_NOWHERE, old, old, _NOWHERE, row)
            self._rows.insert(row, self._rows.pop(old))
            self.endMoveRows()
        else:
            self.beginInsertRows(_NOWHERE, row, row)
            self._rows.insert(row, item)
            self.endInsertRows()
        if self._rows[row] != item:
            self._rows[row] = item
            index = self.index(row)
            self.dataChanged.emit(index, index)

    def _find(self, key: str, start: int) -> int:
        rows = range(start, len(self._rows))
        return next((row for row in rows if _key(self._rows[row]) == key), -1)


def _key(item: str | ChatLine) -> str:
    return item if isinstance(item, str) else f"/{item.id}"
