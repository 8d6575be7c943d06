"""A long list in a page that scrolls: only what is seen is drawn, one Tab stop, arrows inside."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QListView, QScrollArea, QSizePolicy, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.models.rows import RowModel
from ui.presenters.list_row import LazyRows, ListRow
from ui.widgets.row_delegate import RowDelegate
from ui.words import tr

_OPEN = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class RowList(QListView):
    """As high as its rows; the page around it scrolls.

    `opened` (Enter, a double click, the row's button), `menu_wanted` (the dots, the menu key, a
    right click; with the place on the screen) and `remove_wanted` (Delete) carry the row's key.
    With `one_click` a click anywhere opens.
    """

    opened = Signal(str)
    menu_wanted = Signal(str, QPoint)
    remove_wanted = Signal(str)

    def __init__(
        self, name: str, *, one_click: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self._one_click = one_click
        self.rows = RowModel()
        self.drawer = RowDelegate(self)
        self.setModel(self.rows)
        self.setItemDelegate(self.drawer)
        self.setAccessibleName(name)
        keys = tr("Enter opens what the arrow keys choose.")
        more = tr("The menu key shows what else can be done, Delete removes.")
        self.setAccessibleDescription(keys if one_click else f"{keys} {more}")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.theme.changed.connect(self.retheme)

    def show_lines(self, lines: LazyRows) -> None:
        """Show exactly `lines`."""
        before = self.rows.rowCount()
        self.rows.show_lines(lines)
        if self.rows.rowCount() != before:
            self.updateGeometry()

    @Slot()
    def retheme(self) -> None:
        """Measure the rows again."""
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        return QSize(240, self.drawer.height * self.rows.rowCount())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    @property
    def current_key(self) -> str:
        """The key of the row that the arrow keys are at; empty for none."""
        row = self.rows.row(self.currentIndex().row())
        return row.key if row is not None else ""

    def go_to(self, key: str) -> None:
        """Let the arrow keys be at the row of `key`, if there is one."""
        if key in self.rows.keys:
            self.setCurrentIndex(self.rows.index(self.rows.keys.index(key)))

    # --- keys ----------------------------------------------------------------------------------
    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.rows.rowCount():
            self.setCurrentIndex(self.rows.index(0))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        row = self.rows.row(self.currentIndex().row())
        if key in _PAGES:
            self._walk(_PAGES[Qt.Key(key)] * max(1, self._seen_rows() - 1))
        elif row is None:
            super().keyPressEvent(event)
        elif key in _OPEN:
            self.opened.emit(row.key)
        elif key == Qt.Key.Key_Delete:
            self.remove_wanted.emit(row.key)
        elif key == Qt.Key.Key_Menu and row.menu:
            self.menu_wanted.emit(row.key, self._below(self.currentIndex()))
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        last = self.rows.rowCount() - 1
        at = min(max(0, self.currentIndex().row() + step), last)
        self.setCurrentIndex(self.rows.index(at))

    def _seen_rows(self) -> int:
        return self.visibleRegion().boundingRect().height() // self.drawer.height

    def _below(self, index: QModelIndex) -> QPoint:
        box = self.visualRect(index)
        corner = box.bottomLeft() if self.isRightToLeft() else box.bottomRight()
        return self.viewport().mapToGlobal(corner)

    @override
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self._show(current)

    def _show(self, index: QModelIndex) -> None:
        """Scroll the page so that the row is seen."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if isinstance(around, QScrollArea) and (content := around.widget()) is not None:
            middle = self.viewport().mapTo(content, self.visualRect(index).center())
            around.ensureVisible(0, middle.y(), 0, self.drawer.height)

    # --- pointer -------------------------------------------------------------------------------
    def _part(self, event: QMouseEvent) -> tuple[QModelIndex, ListRow | None, str]:
        point = event.position().toPoint()
        index = self.indexAt(point)
        row = self.rows.row(index.row())
        if row is None:
            return index, None, ""
        box = self.visualRect(index)
        mirrored = self.isRightToLeft()
        return index, row, self.drawer.part_at(box, row, point.x(), point.y(), mirrored=mirrored)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index, _, part = self._part(event)
        hover = (index.row(), part)
        if hover != self.drawer.hover:
            self.drawer.hover = hover
            self.viewport().update()
        super().mouseMoveEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index, row, part = self._part(event)
        if row is None:
            return
        if event.button() == Qt.MouseButton.RightButton and row.menu:
            self.menu_wanted.emit(row.key, event.globalPosition().toPoint())
        elif event.button() != Qt.MouseButton.LeftButton:
            return
        elif part == "menu":
            self.menu_wanted.emit(row.key, self._below(index))
        elif part == "action" or self._one_click:
            self.opened.emit(row.key)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        _, row, part = self._part(event)
        if row is not None and not part and not self._one_click:
            self.opened.emit(row.key)
